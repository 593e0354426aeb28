// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/ResultTable.h"

#include "ui/selection/ModelRoles.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace semblance {

namespace {

constexpr int rowsMeasured = 100; // for the widths of columns: measuring 20,000 rows would be felt
constexpr int widestColumn = 220; // pixels: one long parameter must not push the values out of sight

QString cellText(const QModelIndex& index)
{
    const QVariant raw = index.data(SortRole);
    if (!raw.isValid())
        return {}; // the screen's dash would be text among a spreadsheet's numbers
    if (raw.typeId() == QMetaType::Double)
        return QLocale::c().toString(raw.toDouble(), 'g', QLocale::FloatingPointShortest);
    QString text = index.data(Qt::DisplayRole).toString();
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

ResultTable::ResultTable(QWidget* parent)
    : QTableView(parent)
    , m_copy(new QAction(tr("&Copy rows"), this))
    , m_selectAll(new QAction(tr("Select &all"), this))
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
    for (QAction* action : {m_copy, m_selectAll}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, &ResultTable::copy);
    connect(m_selectAll, &QAction::triggered, this, &ResultTable::selectAll);
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
            columns << cellText(row.siblingAtColumn(column));
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
    QMenu menu(this);
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

} // namespace semblance
