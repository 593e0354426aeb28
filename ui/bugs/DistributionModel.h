// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"

#include <QAbstractTableModel>

#include <vector>

namespace semblance {

/// The table twin of the bug-wise figure: every box a row, with the numbers that the picture shows.
class DistributionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Bug,
        Dataset,
        ScenarioColumn,
        Count,
        Minimum,
        WhiskerLow,
        Q1,
        Median,
        Q3,
        WhiskerHigh,
        Maximum,
        Outliers,
        ColumnCount
    };

    explicit DistributionModel(QObject* parent = nullptr);

    void setDistributions(std::vector<BugDistribution> distributions);
    const BugDistribution& distribution(int row) const { return m_distributions[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<BugDistribution> m_distributions;
};

} // namespace semblance
