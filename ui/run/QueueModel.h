// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace semblance {

/// The queue of a run, one row an item, in the order of the runner.
class QueueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { State, Pair, Scenario, Title, Instances, Seconds, Message, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole, ///< raw value: number where the cell shows one
        StateRole,               ///< WorkState as int
        IdRole                   ///< WorkItem::id
    };

    explicit QueueModel(QObject* parent = nullptr);

    void setItems(std::vector<WorkItem> items);
    /// Replaces the item with this id; unknown ids are ignored (a late signal of a former run).
    void updateItem(const WorkItem& item);
    const std::vector<WorkItem>& items() const { return m_items; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<WorkItem> m_items;
};

/// Filters by state and by text in any column, sorts by raw values.
class QueueFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit QueueFilter(QObject* parent = nullptr);
    void setState(std::optional<WorkState> state);
    void setText(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::optional<WorkState> m_state;
};

QString workStateText(WorkState state);
/// The file name of the state's icon.
QString workStateIcon(WorkState state);

} // namespace semblance
