// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ExportDialog.h"

#include "core/program/Error.h"
#include "ui/export/FigurePreview.h"
#include "ui/export/FileDialog.h"
#include "ui/export/StyleRows.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
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
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(content, 1);
    layout->addWidget(buildButtons());

    restoreChoices();
    m_refresh->setSingleShot(true);
    m_refresh->setInterval(refreshDelay);
    connect(m_refresh, &QTimer::timeout, this, &ExportDialog::refresh);
    connect(m_style, &StyleRows::changed, m_refresh, qOverload<>(&QTimer::start));
    refresh();
    resize(1100, 700);
    m_format->setFocus(); // not a button: Enter exports from every field
}

QWidget* ExportDialog::buildButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this); // without a dialog there is no default button
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto* copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setObjectName(QStringLiteral("copy"));
    copyButton->setToolTip(tr("Copy the figure to the clipboard, as a picture, SVG and PDF"));
    connect(copyButton, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    connect(m_path, &QLineEdit::textChanged, this,
            [this](const QString& path) { m_export->setEnabled(!path.trimmed().isEmpty()); });
    return buttons;
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
    m_style = new StyleRows(form, this);
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
    auto* label = new QLabel(tr("F&ile:"), this); // a row that is a layout has no buddy of its own
    label->setBuddy(m_path);
    form->addRow(label, row);
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
    const QSettings settings;
    m_style->restore(settings);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString folder = settings.value(folderKey).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    m_path->setText(QDir::toNativeSeparators(folder + QLatin1Char('/') + m_name));
    m_format->setCurrentIndex(qMax(0, m_format->findData(settings.value(formatKey, QStringLiteral("pdf")))));
    formatChosen();
}

void ExportDialog::saveChoices() const
{
    QSettings settings;
    settings.setValue(formatKey, m_format->currentData());
    settings.setValue(folderKey, QFileInfo(path()).absolutePath());
    m_style->save(settings);
}

/// The name's end says the format, so both always agree.
void ExportDialog::formatChosen()
{
    const QString format = m_format->currentData().toString();
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

FigureStyle ExportDialog::style() const { return m_style->style(); }

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

void ExportDialog::copy()
{
    m_refresh->stop();
    refresh();
    try {
        QGuiApplication::clipboard()->setMimeData(pageMimeData(m_page, style()).release());
    } catch (const Error& error) {
        showMessages(QString::fromStdString(error.what()));
    }
}

} // namespace semblance
