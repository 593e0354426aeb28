// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantTableModel.h"

#include "ui/mutants/MutantColumns.h"
#include "ui/selection/ModelRoles.h"

#include <algorithm>
#include <utility>

namespace semblance {

MutantTableModel::MutantTableModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_mutants(std::make_shared<const std::vector<MutantResult>>())
{
}

void MutantTableModel::setMutants(MutantList mutants, const Condition& condition)
{
    beginResetModel();
    m_mutants = std::move(mutants);
    m_rows.clear();
    for (std::size_t i = 0; i < m_mutants->size(); ++i) {
        if (!condition || condition((*m_mutants)[i]))
            m_rows.push_back(i);
    }
    sortRows();
    endResetModel();
}

std::optional<int> MutantTableModel::rowOf(const std::string& bug, Scenario scenario, const std::string& name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](std::size_t index) {
        const MutantResult& mutant = (*m_mutants)[index];
        return mutant.scenario == scenario && mutant.name == name && mutant.bug == bug;
    });
    if (found == m_rows.end())
        return std::nullopt;
    return static_cast<int>(std::distance(m_rows.begin(), found));
}

std::function<std::vector<MutantResult>()> MutantTableModel::shownMutants() const
{
    return [mutants = m_mutants, rows = m_rows] {
        std::vector<MutantResult> shown;
        shown.reserve(rows.size());
        for (std::size_t row : rows)
            shown.push_back((*mutants)[row]);
        return shown;
    };
}

MutantTableModel::Column MutantTableModel::columnOf(Metric metric)
{
    switch (metric) {
    case Metric::CouplingStrength:
        return CouplingStrength;
    case Metric::Overlap:
        return Overlap;
    case Metric::Coverage:
        return CoverageColumn;
    }
    return CouplingStrength;
}

int MutantTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MutantTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant MutantTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MutantResult& row = mutant(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return mutantText(row, column);
    case Qt::ToolTipRole:
        return tr("%1\n%2").arg(QString::fromStdString(row.name), realismStatus(row.realism));
    case Qt::TextAlignmentRole:
        return isNumericColumn(column) ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case SortRole:
        return mutantValue(row, column);
    case BugRole:
        return QString::fromStdString(row.bug);
    case ScenarioRole:
        return static_cast<int>(row.scenario);
    case MutantRole:
        return QString::fromStdString(row.name);
    default:
        return {};
    }
}

QVariant MutantTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::DisplayRole)
        return mutantHeading(column);
    return role == Qt::ToolTipRole ? mutantHeadingTip(column) : QVariant();
}

void MutantTableModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> mutantsBefore;
    for (const QModelIndex& index : before)
        mutantsBefore.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    sortRows();
    std::vector<int> rowOfMutant(before.isEmpty() ? 0 : m_mutants->size());
    for (std::size_t row = 0; row < m_rows.size() && !rowOfMutant.empty(); ++row)
        rowOfMutant[m_rows[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOfMutant[mutantsBefore[static_cast<std::size_t>(i)]], before[i].column());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void MutantTableModel::sortRows()
{
    std::sort(m_rows.begin(), m_rows.end());
    if (m_sortColumn < 0 || m_sortColumn >= ColumnCount)
        return;
    // Keys are taken once: comparing them costs a fraction of what getting them costs.
    std::vector<std::pair<MutantKey, std::size_t>> keyed;
    keyed.reserve(m_rows.size());
    for (std::size_t row : m_rows)
        keyed.emplace_back(mutantKey((*m_mutants)[row], static_cast<Column>(m_sortColumn)), row);
    if (m_sortOrder == Qt::AscendingOrder)
        std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    else
        std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return b.first < a.first; });
    std::transform(keyed.begin(), keyed.end(), m_rows.begin(), [](const auto& entry) { return entry.second; });
}

} // namespace semblance
