// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QAbstractTableModel>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// Mutants as rows. The list is shared, not copied; the model holds the order of what it shows. It sorts itself: a
/// proxy model needs a second for what direct comparisons do in milliseconds with 20,000 rows.
class MutantTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Bug,
        ScenarioColumn,
        Operator,
        Parameter,
        Layer,
        Original,
        CouplingStrength,
        Overlap,
        CoverageColumn,
        Quality,
        KillRate,
        BaseRate,
        Status,
        Reliability,
        ColumnCount
    };
    using Condition = std::function<bool(const MutantResult&)>;

    explicit MutantTableModel(QObject* parent = nullptr);

    /// Shows those mutants that meet the condition, all without one, in the order of sort().
    void setMutants(MutantList mutants, const Condition& condition = {});
    const MutantResult& mutant(int row) const { return (*m_mutants)[m_rows[static_cast<std::size_t>(row)]]; }
    /// Copies of those that are shown, in their order; made when called, which may be in another thread.
    std::function<std::vector<MutantResult>()> shownMutants() const;
    /// The row of a mutant, when it is shown.
    std::optional<int> rowOf(const std::string& bug, Scenario scenario, const std::string& name) const;
    static Column columnOf(Metric metric);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By raw value: what has none first, then numbers, then texts; equal values keep the order of the list.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void sortRows();

    MutantList m_mutants;
    std::vector<std::size_t> m_rows; ///< indices into m_mutants
    int m_sortColumn = -1;           ///< -1: the order of the list
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// "ok", "never killed", "excluded: 2 of 5 instances failed".
QString realismStatus(const Realism& realism);
/// For which values the estimates are reliable (operators.md 3.6): "CS, IoU", "CS", "IoU", "no".
QString realismReliability(const Realism& realism);

} // namespace semblance
