// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureStyle.h"

#include <QObject>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QSettings;
class QSpinBox;

namespace semblance {

/// The rows of a form that make a FigureStyle: preset, size, font, colours, lines, resolution.
class StyleRows : public QObject {
    Q_OBJECT

public:
    /// Appends the rows; the widgets belong to the form's widget.
    StyleRows(QFormLayout* form, QObject* parent);

    FigureStyle style() const;
    /// Takes the choices of last time, or the defaults.
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

Q_SIGNALS:
    void changed();

private:
    void addSizeRows(QFormLayout* form);
    void addFontRows(QFormLayout* form);
    void addLookRows(QFormLayout* form);
    void presetChosen(int index);
    void widthChanged(double width);
    void setFont(const QString& family);

    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QFontComboBox* m_font;
    QDoubleSpinBox* m_fontPoints;
    QComboBox* m_palette;
    QDoubleSpinBox* m_linePoints;
    QCheckBox* m_hatches;
    QCheckBox* m_title;
    QSpinBox* m_dpi;
};

} // namespace semblance
