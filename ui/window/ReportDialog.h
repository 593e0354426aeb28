// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace semblance {

struct Finding;
struct ImportSummary;

/// What a check or an import has to say, one line each, beside the window: one can go on working while putting things
/// right.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    struct Line {
        enum class Kind { Note, Warning, Error };
        Kind kind = Kind::Note;
        QString where;
        QString what;
    };

    ReportDialog(const QString& objectName, const QString& title, QWidget* parent = nullptr);
    void setReport(const QString& summary, const std::vector<Line>& lines);
    QPushButton* addButton(const QString& text, const QString& iconName);

private:
    QLabel* m_summary;
    QTreeWidget* m_list;
    QDialogButtonBox* m_buttons;
};

/// Fills the dialog with the findings of a check.
void showFindings(ReportDialog& dialog, const std::vector<Finding>& findings);
/// Fills the dialog with what an import did and what was odd about it.
void showImport(ReportDialog& dialog, const ImportSummary& summary);

} // namespace semblance
