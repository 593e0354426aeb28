// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureExport.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;

namespace semblance {

class FigurePreview;
class StyleRows;

/// Asks for format, style and file, shows the page at real size with its warnings, and writes or copies it. The choices
/// are remembered between calls.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    using PageMaker = std::function<FigurePage(const FigureStyle&)>;
    /// `name` is proposed as the name of the file, without ending.
    ExportDialog(PageMaker makePage, const QString& name, QWidget* parent = nullptr);

    /// Shows the dialog for a figure as it is now, whatever arrives meanwhile. Not executed: no second event loop.
    template <typename Figure>
    static void openFor(const Figure& figure, const QString& name, QWidget* parent)
    {
        auto* dialog = new ExportDialog([figure](const FigureStyle& style) { return figurePage(figure, style); }, name,
                                        parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }

    /// The choices as they stand.
    FigureStyle style() const;
    QString path() const;
    QStringList warnings() const { return m_page.warnings; }
    QString errorText() const { return m_error; }

public Q_SLOTS:
    /// Writes the file and closes; stays open with a message when that fails.
    void accept() override;
    /// Puts the figure on the clipboard, as a picture, SVG and PDF; stays open.
    void copy();

private:
    QWidget* buildForm();
    QWidget* buildButtons();
    void addFileRow(QFormLayout* form);
    QWidget* buildPreview();
    void restoreChoices();
    void saveChoices() const;
    void formatChosen();
    void chooseFile();
    void refresh();
    void showMessages(const QString& error);

    PageMaker m_makePage;
    QString m_name;
    FigurePage m_page;
    QString m_error;
    QComboBox* m_format;
    StyleRows* m_style;
    QLineEdit* m_path;
    FigurePreview* m_preview;
    QLabel* m_messages;
    QPushButton* m_export;
    QTimer* m_refresh; ///< one layout for a burst of key presses
};

} // namespace semblance
