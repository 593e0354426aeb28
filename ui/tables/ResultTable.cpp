// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/ResultTable.h"

#include "ui/common/Background.h"
#include "ui/selection/ModelRoles.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>
#include <utility>

namespace semblance {

namespace {

constexpr int rowsMeasured = 100; // for the widths of columns: measuring 20,000 rows would be felt
constexpr int widestColumn = 220; // pixels: one long parameter must not push the values out of sight

QString copiedText(const QModelIndex& index)
{
    const QVariant raw = index.data(SortRole);
    if (!raw.isValid())
        return {}; // the screen's dash would be text among a spreadsheet's numbers
    if (raw.typeId() == QMetaType::Double)
        return QLocale::c().toString(raw.toDouble(), 'g', QLocale::FloatingPointShortest);
    QString text = index.data(Qt::DisplayRole).toString();
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

/// The ending of the first pattern of a file dialog's filter: "LaTeX (*.tex)".
QString endingOf(const QString& filter)
{
    const qsizetype dot = filter.lastIndexOf(QLatin1String("*.")) + 2;
    return filter.mid(dot, filter.lastIndexOf(QLatin1Char(')')) - dot);
}

} // namespace

ResultTable::ResultTable(QWidget* parent)
    : QTableView(parent)
    , m_copy(new QAction(tr("&Copy rows"), this))
    , m_selectAll(new QAction(tr("Select &all"), this))
    , m_export(new QAction(tr("&Export table…"), this))
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setSortingEnabled(true);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab moves on to the next control
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMaximumSectionSize(widestColumn);
    horizontalHeader()->setResizeContentsPrecision(rowsMeasured);

    m_copy->setShortcut(QKeySequence::Copy);
    m_selectAll->setShortcut(QKeySequence::SelectAll);
    m_export->setObjectName(QStringLiteral("exportTable"));
    m_export->setVisible(false);
    for (QAction* action : {m_copy, m_selectAll, m_export}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, &ResultTable::copy);
    connect(m_selectAll, &QAction::triggered, this, &ResultTable::selectAll);
    connect(m_export, &QAction::triggered, this, &ResultTable::exportTable);
}

void ResultTable::setExport(std::function<TableMaker()> prepare)
{
    m_prepare = std::move(prepare);
    m_export->setVisible(static_cast<bool>(m_prepare));
}

QString ResultTable::selectedText() const
{
    if (!selectionModel() || !selectionModel()->hasSelection())
        return {};
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList columns;
    for (int column = 0; column < model()->columnCount(); ++column)
        columns << model()->headerData(column, Qt::Horizontal).toString();
    QString text = columns.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QModelIndex& row : rows) {
        columns.clear();
        for (int column = 0; column < model()->columnCount(); ++column)
            columns << copiedText(row.siblingAtColumn(column));
        text += columns.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

void ResultTable::copy()
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void ResultTable::contextMenuEvent(QContextMenuEvent* event)
{
    m_copy->setEnabled(selectionModel() && selectionModel()->hasSelection());
    m_export->setEnabled(model() && model()->rowCount() > 0);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    connect(menu, &QMenu::aboutToHide, this, [this] { // shortcuts and buttons share these actions
        m_copy->setEnabled(true);
        m_export->setEnabled(true);
    });
    menu->popup(event->globalPos());
}

void ResultTable::exportTable()
{
    if (!m_prepare)
        return;
    auto* dialog = new QFileDialog(this, tr("Export table"));
    dialog->setObjectName(QStringLiteral("exportTableDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        {tr("Values for spreadsheets and programs (*.csv)"), tr("LaTeX (*.tex)"), tr("Markdown (*.md)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString& filter) { dialog->setDefaultSuffix(endingOf(filter)); });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, make = m_prepare()](const QString& path) { write(make, path); });
    dialog->open();
}

void ResultTable::write(const TableMaker& make, const QString& path)
{
    const auto format = tableFormatFromName(QFileInfo(path).suffix().toStdString());
    if (!format) {
        showFailure(tr("The file name must end with .csv, .tex or .md."));
        return;
    }
    if (!m_background)
        m_background = new Background(this);
    m_background->run(
        [make, path, format = *format] {
            writeTable(make(), format, path.toStdString());
            return path;
        },
        [this](const QString& written) { Q_EMIT exported(written); },
        [this](const QString& message) { showFailure(message); });
}

void ResultTable::showFailure(const QString& message)
{
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Export table"), message, QMessageBox::Ok, this);
    box->setObjectName(QStringLiteral("exportTableFailure"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace semblance
