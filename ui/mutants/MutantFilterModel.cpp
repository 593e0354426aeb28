// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantFilterModel.h"

#include "ui/mutants/MutantTableModel.h"
#include "ui/selection/ModelRoles.h"

namespace semblance {

MutantFilterModel::MutantFilterModel(MutantTableModel* mutants, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_mutants(mutants)
{
    setSourceModel(mutants);
    setSortRole(SortRole);
}

void MutantFilterModel::setFilter(const ResultFilter& filter)
{
    m_filter = filter;
    invalidateRowsFilter();
}

void MutantFilterModel::setBox(const QString& bug, std::optional<Scenario> scenario)
{
    m_box = Box{bug.toStdString(), scenario};
    invalidateRowsFilter();
}

bool MutantFilterModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    const MutantResult& mutant = m_mutants->mutant(row);
    if (m_box && (mutant.bug != m_box->bug || (m_box->scenario && mutant.scenario != *m_box->scenario)))
        return false;
    return m_filter.accepts(mutant);
}

bool MutantFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (left.column() == MutantTableModel::CouplingStrength || left.column() == MutantTableModel::Overlap) {
        // The usual order of 20,000 rows; through variants it would take too long to go unnoticed.
        const Metric metric = left.column() == MutantTableModel::Overlap ? Metric::Overlap : Metric::CouplingStrength;
        const MutantResult& a = m_mutants->mutant(left.row());
        const MutantResult& b = m_mutants->mutant(right.row());
        return a.value(metric) < b.value(metric); // without a value comes first
    }
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    const bool aText = a.typeId() == QMetaType::QString;
    const bool bText = b.typeId() == QMetaType::QString;
    return aText == bText ? QSortFilterProxyModel::lessThan(left, right) : bText;
}

} // namespace semblance
