// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QAbstractItemModel>

#include <functional>
#include <vector>

namespace semblance {

/// The bugs by category, two levels deep: a category with its number of bugs, below it the bugs with the numbers that
/// put them there. A bug stands in every category that it has; empty categories are left out.
class DeviationModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        Bug,
        CsWinner,
        IouWinner,
        CsGap,
        IouGap,
        CsWhiskers,
        CsMaxima,
        IouMaxima,
        WinnerWhisker,
        ColumnCount
    };

    explicit DeviationModel(QObject* parent = nullptr);

    void setDeviations(std::vector<BugDeviation> bugs);
    /// The bug of a row; null for a category.
    const BugDeviation* deviation(const QModelIndex& index) const;
    /// "narrow_cs_lead", "weak_oracle": of the row of a category, whatever its number of bugs; else empty.
    QString categoryKey(const QModelIndex& index) const;
    /// All rows of a bug.
    QModelIndexList rowsOf(const QString& bug) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts the bugs within their categories; columns of two values by what pre is ahead.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    struct Category {
        QString key;
        QString title;
        std::function<bool(const BugDeviation&)> holds;
        std::vector<Column> decisive;  ///< what its rule looks at
        std::vector<std::size_t> bugs; ///< indices into m_bugs
    };

    static std::vector<Category> allCategories();
    QVariant bugData(const Category& category, const BugDeviation& bug, Column column, int role) const;
    void sortCategories();

    std::vector<BugDeviation> m_bugs;
    std::vector<Category> m_categories;
    int m_sortColumn = Bug;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace semblance
