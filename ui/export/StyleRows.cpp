// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/StyleRows.h"

#include "ui/figure/FigurePresets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFontInfo>
#include <QFormLayout>
#include <QSettings>
#include <QSpinBox>

namespace semblance {

namespace {

const char presetKey[] = "figureExport/preset";
const char widthKey[] = "figureExport/widthMm";
const char fontKey[] = "figureExport/fontFamily";
const char fontPointsKey[] = "figureExport/fontPoints";
const char paletteKey[] = "figureExport/palette";
const char linePointsKey[] = "figureExport/linePoints";
const char hatchesKey[] = "figureExport/hatches";
const char titleKey[] = "figureExport/title";
const char dpiKey[] = "figureExport/dpi";

QDoubleSpinBox* numberBox(double least, double most, double step, const QString& unit, const QString& name)
{
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(1);
    box->setSingleStep(step);
    box->setSuffix(unit);
    box->setAccessibleName(name);
    return box;
}

const FigurePreset* presetAt(const QComboBox& box, int index)
{
    return figurePreset(box.itemData(index).toString().toStdString());
}

} // namespace

StyleRows::StyleRows(QFormLayout* form, QObject* parent)
    : QObject(parent)
{
    addSizeRows(form);
    addFontRows(form);
    addLookRows(form);
    for (QDoubleSpinBox* box : {m_width, m_height, m_fontPoints, m_linePoints})
        connect(box, &QDoubleSpinBox::valueChanged, this, &StyleRows::changed);
    connect(m_font, &QFontComboBox::currentFontChanged, this, &StyleRows::changed);
    connect(m_palette, &QComboBox::currentIndexChanged, this, &StyleRows::changed);
    connect(m_hatches, &QCheckBox::toggled, this, &StyleRows::changed);
    connect(m_title, &QCheckBox::toggled, this, &StyleRows::changed);
}

void StyleRows::addSizeRows(QFormLayout* form)
{
    m_preset = new QComboBox;
    m_preset->setAccessibleName(tr("Preset"));
    for (const FigurePreset& preset : figurePresets())
        m_preset->addItem(preset.title(), QString::fromStdString(preset.id));
    m_preset->addItem(tr("Other"));
    m_width = numberBox(30.0, 1000.0, 1.0, tr(" mm"), tr("Width"));
    m_height = numberBox(0.0, 1000.0, 1.0, tr(" mm"), tr("Height"));
    m_height->setSpecialValueText(tr("automatic"));
    form->addRow(tr("&Preset:"), m_preset);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(tr("&Height:"), m_height);
    connect(m_preset, &QComboBox::activated, this, &StyleRows::presetChosen);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &StyleRows::widthChanged);
}

void StyleRows::addFontRows(QFormLayout* form)
{
    m_font = new QFontComboBox;
    m_font->setAccessibleName(tr("Font"));
    m_fontPoints = numberBox(4.0, 24.0, 0.5, tr(" pt"), tr("Font size"));
    form->addRow(tr("F&ont:"), m_font);
    form->addRow(tr("Font &size:"), m_fontPoints);
}

void StyleRows::addLookRows(QFormLayout* form)
{
    m_palette = new QComboBox;
    m_palette->setAccessibleName(tr("Colours"));
    m_palette->addItem(tr("Okabe–Ito, for every kind of colour vision"), QStringLiteral("colour"));
    m_palette->addItem(tr("Greys"), QStringLiteral("grey"));
    m_linePoints = numberBox(0.1, 3.0, 0.1, tr(" pt"), tr("Line width"));
    m_hatches = new QCheckBox(tr("H&atches, to tell scenarios apart in grey print"));
    m_title = new QCheckBox(tr("&Title above the figure"));
    m_dpi = new QSpinBox;
    m_dpi->setAccessibleName(tr("Resolution"));
    m_dpi->setToolTip(tr("Of PNG files and of the picture on the clipboard"));
    m_dpi->setRange(72, 1200);
    m_dpi->setSingleStep(50);
    m_dpi->setSuffix(tr(" dpi"));
    form->addRow(tr("Co&lours:"), m_palette);
    form->addRow(tr("Line wi&dth:"), m_linePoints);
    form->addRow(m_hatches);
    form->addRow(m_title);
    form->addRow(tr("&Resolution:"), m_dpi);
}

/// The list knows installed families only: "Helvetica" becomes what stands in for it.
void StyleRows::setFont(const QString& family) { m_font->setCurrentFont(QFont(QFontInfo(QFont(family)).family())); }

void StyleRows::presetChosen(int index)
{
    const FigurePreset* preset = presetAt(*m_preset, index);
    if (!preset) {
        m_width->setFocus();
        return;
    }
    FigureStyle wanted;
    preset->apply(wanted);
    m_width->setValue(wanted.widthMm);
    setFont(wanted.fontFamily);
    m_fontPoints->setValue(wanted.fontPoints);
}

/// Keeps the preset while its width stands, else shows the first one of this width.
void StyleRows::widthChanged(double width)
{
    if (const FigurePreset* shown = presetAt(*m_preset, m_preset->currentIndex()); shown && shown->widthMm == width)
        return;
    int index = 0;
    while (const FigurePreset* preset = presetAt(*m_preset, index)) {
        if (preset->widthMm == width)
            break;
        ++index;
    }
    m_preset->setCurrentIndex(index); // behind the last preset is "Other"
}

FigureStyle StyleRows::style() const
{
    FigureStyle style;
    style.widthMm = m_width->value();
    style.heightMm = m_height->value();
    style.fontFamily = m_font->currentFont().family();
    style.fontPoints = m_fontPoints->value();
    style.linePoints = m_linePoints->value();
    style.hatches = m_hatches->isChecked();
    style.showTitle = m_title->isChecked();
    style.dpi = m_dpi->value();
    if (m_palette->currentData() == QStringLiteral("grey"))
        style.colors = printColors(FigurePalette::Greys);
    return style;
}

void StyleRows::restore(const QSettings& settings)
{
    const FigureStyle defaults;
    m_preset->setCurrentIndex(qMax(0, m_preset->findData(settings.value(presetKey, QStringLiteral("double")))));
    m_width->setValue(settings.value(widthKey, defaults.widthMm).toDouble());
    widthChanged(m_width->value());
    setFont(settings.value(fontKey, defaults.fontFamily).toString());
    m_fontPoints->setValue(settings.value(fontPointsKey, defaults.fontPoints).toDouble());
    m_palette->setCurrentIndex(qMax(0, m_palette->findData(settings.value(paletteKey))));
    m_linePoints->setValue(settings.value(linePointsKey, defaults.linePoints).toDouble());
    m_hatches->setChecked(settings.value(hatchesKey, defaults.hatches).toBool());
    m_title->setChecked(settings.value(titleKey, defaults.showTitle).toBool());
    m_dpi->setValue(settings.value(dpiKey, defaults.dpi).toInt());
}

void StyleRows::save(QSettings& settings) const
{
    settings.setValue(presetKey, m_preset->currentData());
    settings.setValue(widthKey, m_width->value());
    settings.setValue(fontKey, m_font->currentFont().family());
    settings.setValue(fontPointsKey, m_fontPoints->value());
    settings.setValue(paletteKey, m_palette->currentData());
    settings.setValue(linePointsKey, m_linePoints->value());
    settings.setValue(hatchesKey, m_hatches->isChecked());
    settings.setValue(titleKey, m_title->isChecked());
    settings.setValue(dpiKey, m_dpi->value());
}

} // namespace semblance
