// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ExportDialog.h"

#include "core/program/Error.h"
#include "ui/export/FigurePreview.h"
#include "ui/export/FileDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFontComboBox>
#include <QFontInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace semblance {

namespace {

constexpr int refreshDelay = 120; // ms
const char formatKey[] = "figureExport/format";
const char folderKey[] = "figureExport/folder";
const char widthKey[] = "figureExport/widthMm";
const char fontKey[] = "figureExport/fontFamily";
const char fontPointsKey[] = "figureExport/fontPoints";
const char dpiKey[] = "figureExport/dpi";

QDoubleSpinBox* lengthBox(double least, double most, const QString& name)
{
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(1);
    box->setSuffix(ExportDialog::tr(" mm"));
    box->setAccessibleName(name);
    return box;
}

} // namespace

ExportDialog::ExportDialog(PageMaker makePage, const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_makePage(std::move(makePage))
    , m_name(name)
    , m_refresh(new QTimer(this))
{
    setWindowTitle(tr("Export figure"));
    auto* content = new QHBoxLayout;
    content->addWidget(buildForm());
    content->addWidget(buildPreview(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    connect(m_path, &QLineEdit::textChanged, this,
            [this](const QString& path) { m_export->setEnabled(!path.trimmed().isEmpty()); });
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(content, 1);
    layout->addWidget(buttons);

    restoreChoices();
    m_refresh->setSingleShot(true);
    m_refresh->setInterval(refreshDelay);
    connect(m_refresh, &QTimer::timeout, this, &ExportDialog::refresh);
    const auto later = [this] { m_refresh->start(); };
    for (QDoubleSpinBox* box : {m_width, m_height, m_fontPoints})
        connect(box, &QDoubleSpinBox::valueChanged, this, later);
    connect(m_font, &QFontComboBox::currentFontChanged, this, later);
    refresh();
    resize(1100, 700);
    m_format->setFocus(); // not a button: Enter exports from every field
}

QWidget* ExportDialog::buildForm()
{
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_format = new QComboBox;
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("PDF (vector)"), QStringLiteral("pdf"));
    m_format->addItem(tr("SVG (vector)"), QStringLiteral("svg"));
    m_format->addItem(tr("PNG (dots)"), QStringLiteral("png"));
    form->addRow(tr("&Format:"), m_format);
    addSizeRows(form);
    addFontRows(form);
    addFileRow(form);
    m_messages = new QLabel;
    m_messages->setWordWrap(true);
    m_messages->setTextFormat(Qt::PlainText);
    m_messages->setAccessibleName(tr("Warnings"));
    form->addRow(m_messages);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
    widget->setMaximumWidth(420);
    return widget;
}

void ExportDialog::addSizeRows(QFormLayout* form)
{
    m_preset = new QComboBox;
    m_preset->setAccessibleName(tr("Preset"));
    m_preset->addItem(tr("One column, 85 mm"), 85.0);
    m_preset->addItem(tr("One column, 90 mm"), 90.0);
    m_preset->addItem(tr("One and a half columns, 120 mm"), 120.0);
    m_preset->addItem(tr("Two columns, 180 mm"), 180.0);
    m_preset->addItem(tr("Other"), 0.0);
    m_width = lengthBox(30.0, 1000.0, tr("Width"));
    m_height = lengthBox(0.0, 1000.0, tr("Height"));
    m_height->setSpecialValueText(tr("automatic"));
    form->addRow(tr("&Preset:"), m_preset);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(tr("&Height:"), m_height);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::presetChosen);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, [this](double width) {
        const int preset = m_preset->findData(width);
        m_preset->setCurrentIndex(preset >= 0 ? preset : m_preset->count() - 1);
    });
}

void ExportDialog::addFontRows(QFormLayout* form)
{
    m_font = new QFontComboBox;
    m_font->setAccessibleName(tr("Font"));
    m_fontPoints = new QDoubleSpinBox;
    m_fontPoints->setAccessibleName(tr("Font size"));
    m_fontPoints->setRange(4.0, 24.0);
    m_fontPoints->setSingleStep(0.5);
    m_fontPoints->setDecimals(1);
    m_fontPoints->setSuffix(tr(" pt"));
    m_dpi = new QSpinBox;
    m_dpi->setAccessibleName(tr("Resolution"));
    m_dpi->setRange(72, 1200);
    m_dpi->setSingleStep(50);
    m_dpi->setSuffix(tr(" dpi"));
    form->addRow(tr("F&ont:"), m_font);
    form->addRow(tr("Font &size:"), m_fontPoints);
    form->addRow(tr("&Resolution:"), m_dpi);
}

void ExportDialog::addFileRow(QFormLayout* form)
{
    m_path = new QLineEdit;
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setAccessibleName(tr("File"));
    auto* browse = new QToolButton;
    browse->setText(tr("…"));
    browse->setAccessibleName(tr("Choose a file"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_path);
    row->addWidget(browse);
    form->addRow(tr("F&ile:"), row);
    connect(browse, &QToolButton::clicked, this, &ExportDialog::chooseFile);
}

QWidget* ExportDialog::buildPreview()
{
    m_preview = new FigurePreview;
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_preview);
    scroll->setAlignment(Qt::AlignCenter);
    scroll->setBackgroundRole(QPalette::Dark);
    scroll->setMinimumSize(360, 300);
    return scroll;
}

void ExportDialog::restoreChoices()
{
    const FigureStyle defaults;
    const QSettings settings;
    m_width->setValue(settings.value(widthKey, defaults.widthMm).toDouble());
    m_preset->setCurrentIndex(qMax(0, m_preset->findData(m_width->value())));
    m_fontPoints->setValue(settings.value(fontPointsKey, defaults.fontPoints).toDouble());
    // The list knows installed families only: "Helvetica" becomes what stands in for it.
    const QFont wanted(settings.value(fontKey, defaults.fontFamily).toString());
    m_font->setCurrentFont(QFont(QFontInfo(wanted).family()));
    m_dpi->setValue(settings.value(dpiKey, defaults.dpi).toInt());
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString folder = settings.value(folderKey).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = documents;
    m_path->setText(QDir::toNativeSeparators(folder + QLatin1Char('/') + m_name));
    m_format->setCurrentIndex(qMax(0, m_format->findData(settings.value(formatKey, QStringLiteral("pdf")))));
    formatChosen();
}

void ExportDialog::saveChoices() const
{
    QSettings settings;
    settings.setValue(formatKey, m_format->currentData());
    settings.setValue(folderKey, QFileInfo(path()).absolutePath());
    settings.setValue(widthKey, m_width->value());
    settings.setValue(fontKey, m_font->currentFont().family());
    settings.setValue(fontPointsKey, m_fontPoints->value());
    settings.setValue(dpiKey, m_dpi->value());
}

void ExportDialog::presetChosen(int index)
{
    const double width = m_preset->itemData(index).toDouble();
    if (width > 0.0)
        m_width->setValue(width);
    else
        m_width->setFocus();
}

/// The name's end says the format, so both always agree.
void ExportDialog::formatChosen()
{
    const QString format = m_format->currentData().toString();
    m_dpi->setEnabled(format == QLatin1String("png"));
    const QFileInfo info(path());
    const bool known = m_format->findData(info.suffix().toLower()) >= 0;
    const QString base = known ? info.completeBaseName() : info.fileName();
    m_path->setText(QDir::toNativeSeparators(info.path() + QLatin1Char('/') + base + QLatin1Char('.') + format));
}

void ExportDialog::chooseFile()
{
    const QString chosen =
        FileDialog::saveFileName(this, tr("Export figure"), path(), tr("Figures (*.pdf *.svg *.png)"));
    if (chosen.isEmpty())
        return;
    m_path->setText(QDir::toNativeSeparators(chosen));
    const int named = m_format->findData(QFileInfo(chosen).suffix().toLower());
    if (named >= 0)
        m_format->setCurrentIndex(named);
    formatChosen();
}

QString ExportDialog::path() const { return QDir::fromNativeSeparators(m_path->text().trimmed()); }

FigureStyle ExportDialog::style() const
{
    FigureStyle style;
    style.widthMm = m_width->value();
    style.heightMm = m_height->value();
    style.fontFamily = m_font->currentFont().family();
    style.fontPoints = m_fontPoints->value();
    style.dpi = m_dpi->value();
    return style;
}

void ExportDialog::refresh()
{
    const FigureStyle current = style();
    m_page = m_makePage(current);
    m_preview->setPage(m_page, current.colors.background);
    showMessages({});
}

void ExportDialog::showMessages(const QString& error)
{
    m_error = error;
    QStringList lines = m_page.warnings;
    if (!error.isEmpty())
        lines.prepend(error);
    m_messages->setText(lines.join(QLatin1Char('\n')));
    m_messages->setVisible(!lines.isEmpty());
}

void ExportDialog::accept()
{
    m_refresh->stop();
    refresh();
    if (QFileInfo::exists(path()) && !FileDialog::confirmOverwrite(this, path()))
        return;
    try {
        exportPage(m_page, style(), path());
    } catch (const Error& error) {
        showMessages(QString::fromStdString(error.what()));
        return;
    }
    saveChoices();
    QDialog::accept();
}

} // namespace semblance
