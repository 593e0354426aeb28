// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/Table.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <optional>
#include <vector>

namespace semblance {

/// A study table on screen: rounded in the user's locale, with full precision in the tooltip and as raw values in
/// SortRole. Columns meant for paper alone are left out. BugRole, ScenarioRole, OperatorRole and MutantRole of any cell
/// are the ids that its row has in the columns with these keys, so that a click can find its place on other pages.
/// The model sorts itself.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit TableModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {
    }

    /// Keeps the order of sort() where the column is still there.
    void setTable(StudyTable table);
    /// With the rows as they are sorted now.
    StudyTable sortedTable() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By raw value, empty cells first; equal values keep their order. Column -1: as the table came.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    const TableColumn& column(int shown) const { return m_table.columns[m_columns[static_cast<std::size_t>(shown)]]; }
    const TableCell& cell(int row, int shown) const;
    QVariant identity(int row, int role) const;
    void sortRows();

    StudyTable m_table;
    std::vector<std::size_t> m_columns; ///< shown ones
    std::vector<std::size_t> m_rows;    ///< in the order shown
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace semblance
