// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/selection/FilterSelection.h"

#include <QSortFilterProxyModel>

namespace semblance {

class MutantTableModel;

/// The mutants that the filter lets through and, when asked, only those of one bug or box.
class MutantFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    MutantFilterModel(MutantTableModel* mutants, QObject* parent = nullptr);

    void setFilter(const ResultFilter& filter);
    /// Restricts to a bug and, when given, a scenario. No bug: no mutants.
    void setBox(const QString& bug, std::optional<Scenario> scenario);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    /// By raw value: what has none first, then numbers, then texts; equal values keep the order of the source.
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    struct Box {
        std::string bug;
        std::optional<Scenario> scenario;
    };
    MutantTableModel* m_mutants;
    ResultFilter m_filter;
    std::optional<Box> m_box;
};

} // namespace semblance
