// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/QueueModel.h"

#include "ui/common/Duration.h"
#include "ui/common/Icons.h"

#include <QApplication>
#include <QLocale>

#include <utility>

namespace semblance {

namespace {

StateColor colorOf(WorkState state)
{
    switch (state) {
    case WorkState::Running: return StateColor::Active;
    case WorkState::Finished: return StateColor::Ok;
    case WorkState::Excluded: return StateColor::Warning;
    case WorkState::Failed: return StateColor::Error;
    case WorkState::Waiting:
    case WorkState::Skipped: break;
    }
    return StateColor::Muted;
}

QString cellText(const WorkItem& item, int column)
{
    switch (column) {
    case QueueModel::State: return workStateText(item.state);
    case QueueModel::Pair: return item.bug;
    case QueueModel::Scenario: return item.scenario;
    case QueueModel::Title: return item.title;
    case QueueModel::Instances:
        return QueueModel::tr("%1 of %2").arg(QLocale().toString(item.finished), QLocale().toString(item.instances));
    case QueueModel::Seconds: return item.seconds > 0.0 ? durationText(item.seconds) : QString();
    case QueueModel::Message: return item.message;
    default: return {};
    }
}

QVariant sortValue(const WorkItem& item, int column)
{
    switch (column) {
    case QueueModel::State: return static_cast<int>(item.state);
    case QueueModel::Instances: return item.instances > 0 ? static_cast<double>(item.finished) / item.instances : 0.0;
    case QueueModel::Seconds: return item.seconds;
    default: return cellText(item, column);
    }
}

} // namespace

QString workStateText(WorkState state)
{
    switch (state) {
    case WorkState::Waiting: return QueueModel::tr("waiting");
    case WorkState::Running: return QueueModel::tr("running");
    case WorkState::Finished: return QueueModel::tr("finished");
    case WorkState::Skipped: return QueueModel::tr("skipped");
    case WorkState::Excluded: return QueueModel::tr("excluded");
    case WorkState::Failed: return QueueModel::tr("failed");
    }
    return {};
}

QString workStateIcon(WorkState state)
{
    switch (state) {
    case WorkState::Waiting: return QStringLiteral("waiting");
    case WorkState::Running: return QStringLiteral("running");
    case WorkState::Finished: return QStringLiteral("finished");
    case WorkState::Skipped: return QStringLiteral("skipped");
    case WorkState::Excluded: return QStringLiteral("excluded");
    case WorkState::Failed: return QStringLiteral("failed");
    }
    return {};
}

QueueModel::QueueModel(QObject* parent) : QAbstractTableModel(parent) {}

void QueueModel::setItems(std::vector<WorkItem> items)
{
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

void QueueModel::updateItem(const WorkItem& item)
{
    if (item.id < 0 || item.id >= rowCount())
        return;
    m_items[static_cast<std::size_t>(item.id)] = item;
    Q_EMIT dataChanged(index(item.id, 0), index(item.id, ColumnCount - 1));
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const WorkItem& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return cellText(item, index.column());
    case Qt::ToolTipRole: return index.column() == Message && !item.message.isEmpty() ? item.message : QVariant();
    case Qt::DecorationRole:
        return index.column() == State ? QVariant(icon(workStateIcon(item.state), colorOf(item.state))) : QVariant();
    case Qt::ForegroundRole:
        return index.column() == State ? QVariant(stateColor(colorOf(item.state), QApplication::palette()))
                                       : QVariant();
    case Qt::TextAlignmentRole:
        if (index.column() == Instances || index.column() == Seconds)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case SortRole: return sortValue(item, index.column());
    case StateRole: return static_cast<int>(item.state);
    case IdRole: return item.id;
    default: return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State: return tr("State");
    case Pair: return tr("Pair");
    case Scenario: return tr("Scenario");
    case Title: return tr("Item");
    case Instances: return tr("Instances");
    case Seconds: return tr("Worker time");
    case Message: return tr("Message");
    default: return {};
    }
}

QueueFilter::QueueFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(QueueModel::SortRole);
    setFilterKeyColumn(-1);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

void QueueFilter::setState(std::optional<WorkState> state)
{
    m_state = state;
    invalidateRowsFilter();
}

void QueueFilter::setText(const QString& text) { setFilterFixedString(text); }

bool QueueFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_state) {
        const QVariant state = sourceModel()->index(row, QueueModel::State, parent).data(QueueModel::StateRole);
        if (state.toInt() != static_cast<int>(*m_state))
            return false;
    }
    return QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

} // namespace semblance
