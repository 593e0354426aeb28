// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/TableView.h"

#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableModel.h"

#include <QHeaderView>

#include <algorithm>

namespace semblance {

namespace {

QVariantList identityOf(const QModelIndex& index)
{
    QVariantList ids;
    for (const int role : {BugRole, ScenarioRole, OperatorRole, MutantRole})
        ids << index.data(role);
    return ids;
}

bool isNothing(const QVariantList& ids)
{
    return std::none_of(ids.begin(), ids.end(), [](const QVariant& id) { return id.isValid(); });
}

} // namespace

TableView::TableView(QWidget* parent)
    : ResultTable(parent)
    , m_model(new TableModel(this))
{
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as the analysis orders the rows
    setModel(m_model);
    setExport([this]() -> TableMaker { return [table = m_model->sortedTable()] { return table; }; });
}

void TableView::setTable(const StudyTable& table)
{
    const QModelIndex current = currentIndex();
    const QVariantList ids = current.isValid() ? identityOf(current) : QVariantList();
    const int columns = m_model->columnCount();
    m_model->setTable(table);
    if (m_model->columnCount() != columns)
        resizeColumnsToContents();
    if (isNothing(ids))
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (identityOf(index) == ids) {
            setCurrentIndex(index);
            return;
        }
    }
}

} // namespace semblance
