// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/TableModel.h"

#include "core/program/Names.h"
#include "ui/selection/ModelRoles.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace semblance {

namespace {

bool isEmpty(const TableCell& cell)
{
    const double* number = std::get_if<double>(&cell);
    return std::holds_alternative<std::monostate>(cell) || (number && !std::isfinite(*number));
}

bool lessThan(const TableCell& a, const TableCell& b)
{
    if (isEmpty(a) || isEmpty(b))
        return isEmpty(a) && !isEmpty(b);
    return a < b;
}

QVariant rawValue(const TableCell& cell)
{
    if (isEmpty(cell))
        return {};
    return std::visit(
        [](const auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>)
                return QVariant();
            else
                return QVariant(value);
        },
        cell);
}

QString shownText(const TableCell& cell, const TableColumn& column)
{
    if (isEmpty(cell))
        return column.kind == TableColumn::Kind::Text ? QString() : QStringLiteral("–");
    return cellText(cell, column, QLocale());
}

/// What the screen may have rounded or cut off.
QString fullText(const TableCell& cell, const TableColumn& column)
{
    const double* number = std::get_if<double>(&cell);
    return number && std::isfinite(*number) ? QLocale().toString(*number, 'g', QLocale::FloatingPointShortest)
                                            : cellText(cell, column, QLocale());
}

const char* keyOf(int role)
{
    switch (role) {
    case BugRole:
        return "bug";
    case ScenarioRole:
        return "scenario";
    case OperatorRole:
        return "operator";
    case MutantRole:
        return "mutant";
    default:
        return nullptr;
    }
}

} // namespace

void TableModel::setTable(StudyTable table)
{
    beginResetModel();
    const std::string sortedBy = m_sortColumn >= 0 && m_sortColumn < columnCount() ? column(m_sortColumn).key : "";
    m_table = std::move(table);
    m_columns.clear();
    m_sortColumn = -1;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        if (m_table.columns[i].use == TableColumn::Use::Paper)
            continue;
        if (!sortedBy.empty() && m_table.columns[i].key == sortedBy)
            m_sortColumn = static_cast<int>(m_columns.size());
        m_columns.push_back(i);
    }
    m_rows.resize(m_table.rows.size());
    sortRows();
    endResetModel();
}

StudyTable TableModel::sortedTable() const
{
    StudyTable table{m_table.title, m_table.note, m_table.columns, {}};
    table.rows.reserve(m_rows.size());
    for (const std::size_t row : m_rows)
        table.rows.push_back(m_table.rows[row]);
    return table;
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const TableCell& TableModel::cell(int row, int shown) const
{
    return m_table.rows[m_rows[static_cast<std::size_t>(row)]][m_columns[static_cast<std::size_t>(shown)]];
}

QVariant TableModel::identity(int row, int role) const
{
    const auto column = m_table.column(keyOf(role));
    if (!column)
        return {};
    const TableCell& cell = m_table.rows[m_rows[static_cast<std::size_t>(row)]][*column];
    const QString* text = std::get_if<QString>(&cell);
    if (!text)
        return {};
    if (role != ScenarioRole)
        return *text;
    const auto scenario = fromName<Scenario>(text->toStdString());
    return scenario ? QVariant(static_cast<int>(*scenario)) : QVariant();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (keyOf(role))
        return identity(index.row(), role);
    const TableCell& value = cell(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(value, column(index.column()));
    case Qt::ToolTipRole:
        return fullText(value, column(index.column()));
    case Qt::TextAlignmentRole:
        return column(index.column()).kind == TableColumn::Kind::Text ? QVariant()
                                                                      : int(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return rawValue(value);
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool shown = role == Qt::DisplayRole || role == Qt::ToolTipRole; // headings may be cut off as well
    if (orientation != Qt::Horizontal || !shown || section < 0 || section >= columnCount())
        return {};
    return column(section).heading;
}

void TableModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    const std::vector<std::size_t> rowsBefore = m_rows;
    m_sortColumn = column < columnCount() ? column : -1;
    m_sortOrder = order;
    sortRows();
    std::vector<int> placeOf(m_rows.size());
    for (std::size_t place = 0; place < m_rows.size(); ++place)
        placeOf[m_rows[place]] = static_cast<int>(place);
    QModelIndexList after;
    for (const QModelIndex& index : before)
        after << this->index(placeOf[rowsBefore[static_cast<std::size_t>(index.row())]], index.column());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void TableModel::sortRows()
{
    std::iota(m_rows.begin(), m_rows.end(), std::size_t(0));
    if (m_sortColumn < 0)
        return;
    const std::size_t column = m_columns[static_cast<std::size_t>(m_sortColumn)];
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](std::size_t a, std::size_t b) {
        const TableCell& first = m_table.rows[a][column];
        const TableCell& second = m_table.rows[b][column];
        return m_sortOrder == Qt::AscendingOrder ? lessThan(first, second) : lessThan(second, first);
    });
}

} // namespace semblance
