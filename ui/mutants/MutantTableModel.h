// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QAbstractTableModel>

#include <vector>

namespace semblance {

/// Mutants with their realism, one a row. DisplayRole is text in the user's locale, SortRole the raw value (see
/// ModelRoles.h); an excluded mutant has no values, only a status.
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
        Status,
        ColumnCount
    };

    explicit MutantTableModel(QObject* parent = nullptr);

    void setMutants(std::vector<MutantResult> mutants);
    void addMutants(const std::vector<MutantResult>& mutants);
    const MutantResult& mutant(int row) const { return m_mutants[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<MutantResult> m_mutants;
};

/// "reliable", "never killed", "excluded: 2 of 5 instances failed".
QString realismStatus(const Realism& realism);

} // namespace semblance
