// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/PairModel.h"

#include "ui/common/Icons.h"
#include "ui/figure/Titles.h"

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace semblance {

namespace {

// The internal id of a data set is 0, that of a pair the row of its data set plus 1.
constexpr quintptr groupId = 0;

StateColor colorOf(PairStatus status)
{
    switch (status) {
    case PairStatus::Running: return StateColor::Active;
    case PairStatus::Finished: return StateColor::Ok;
    case PairStatus::Excluded: return StateColor::Warning;
    case PairStatus::Waiting: break;
    }
    return StateColor::Muted;
}

QString count(int value) { return QLocale().toString(value); }

} // namespace

QString pairStatusText(PairStatus status)
{
    switch (status) {
    case PairStatus::Running: return PairModel::tr("running");
    case PairStatus::Finished: return PairModel::tr("finished");
    case PairStatus::Excluded: return PairModel::tr("excluded");
    case PairStatus::Waiting: break;
    }
    return PairModel::tr("waiting");
}

QString pairStatusIcon(PairStatus status)
{
    switch (status) {
    case PairStatus::Running: return QStringLiteral("running");
    case PairStatus::Finished: return QStringLiteral("finished");
    case PairStatus::Excluded: return QStringLiteral("excluded");
    case PairStatus::Waiting: break;
    }
    return QStringLiteral("waiting");
}

PairModel::PairModel(QObject* parent) : QAbstractItemModel(parent) {}

void PairModel::setPairs(std::vector<PairRow> pairs)
{
    beginResetModel();
    m_groups.clear();
    std::stable_sort(pairs.begin(), pairs.end(), [](const PairRow& a, const PairRow& b) {
        return std::tie(a.dataset, a.bug) < std::tie(b.dataset, b.bug);
    });
    for (PairRow& pair : pairs) {
        if (m_groups.empty() || m_groups.back().dataset != pair.dataset)
            m_groups.push_back({pair.dataset, {}});
        m_groups.back().pairs.push_back(std::move(pair));
    }
    endResetModel();
}

void PairModel::setStatus(const QString& bug, PairStatus status)
{
    QModelIndex row;
    PairRow* pair = find(bug, &row);
    if (!pair || pair->status == status)
        return;
    pair->status = status;
    Q_EMIT dataChanged(row.siblingAtColumn(Name), row.siblingAtColumn(Status));
}

void PairModel::setMutants(const QString& bug, int mutants)
{
    QModelIndex row;
    PairRow* pair = find(bug, &row);
    if (!pair || pair->mutants == mutants)
        return;
    pair->mutants = mutants;
    Q_EMIT dataChanged(row.siblingAtColumn(Mutants), row.siblingAtColumn(Mutants));
    const QModelIndex sum = row.parent().siblingAtColumn(Mutants);
    Q_EMIT dataChanged(sum, sum);
}

const PairRow* PairModel::pair(const QString& bug) const
{
    return const_cast<PairModel*>(this)->find(bug, nullptr);
}

QModelIndex PairModel::indexOf(const QString& dataset, const QString& bug) const
{
    QModelIndex found;
    if (!bug.isEmpty()) {
        const_cast<PairModel*>(this)->find(bug, &found);
        return found;
    }
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        if (m_groups[group].dataset == dataset)
            found = index(static_cast<int>(group), Name);
    }
    return found;
}

PairRow* PairModel::find(const QString& bug, QModelIndex* found)
{
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        std::vector<PairRow>& pairs = m_groups[group].pairs;
        for (std::size_t row = 0; row < pairs.size(); ++row) {
            if (pairs[row].bug != bug)
                continue;
            if (found)
                *found = index(static_cast<int>(row), Name, index(static_cast<int>(group), Name));
            return &pairs[row];
        }
    }
    return nullptr;
}

QModelIndex PairModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupId);
}

QModelIndex PairModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), Name, groupId);
}

int PairModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != groupId || parent.column() != Name)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].pairs.size());
}

int PairModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QVariant PairModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (index.internalId() == groupId)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    const Group& group = m_groups[index.internalId() - 1];
    return pairData(group.pairs[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant PairModel::groupData(const Group& group, int column, int role) const
{
    const auto pairs = static_cast<int>(group.pairs.size());
    switch (role) {
    case Qt::DisplayRole:
        if (column == Name)
            return datasetTitle(group.dataset.toStdString());
        return column == Mutants ? count(std::accumulate(group.pairs.begin(), group.pairs.end(), 0,
                                                         [](int sum, const PairRow& p) { return sum + p.mutants; }))
                                 : tr("pairs: %1").arg(pairs);
    case Qt::FontRole:
        if (column == Name) {
            QFont bold = QApplication::font();
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ForegroundRole:
        return column == Name ? QVariant() : stateColor(StateColor::Muted, QApplication::palette());
    case DatasetRole: return group.dataset;
    case BugRole: return QString();
    default: return {};
    }
}

QVariant PairModel::pairData(const PairRow& pair, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (column == Name)
            return pair.bug;
        return column == Status ? pairStatusText(pair.status) : pair.mutants > 0 ? count(pair.mutants) : QString();
    case Qt::DecorationRole:
        return column == Name ? QVariant(icon(pairStatusIcon(pair.status), colorOf(pair.status))) : QVariant();
    case Qt::ToolTipRole:
        return tr("%1\nStatus: %2. Mutants compared: %3.")
            .arg(pair.title.isEmpty() ? pair.bug : pair.title, pairStatusText(pair.status), count(pair.mutants));
    case Qt::ForegroundRole:
        if (column == Status)
            return stateColor(colorOf(pair.status), QApplication::palette());
        return column == Mutants ? QVariant(stateColor(StateColor::Muted, QApplication::palette())) : QVariant();
    case BugRole: return pair.bug;
    case DatasetRole: return pair.dataset;
    case StatusRole: return static_cast<int>(pair.status);
    default: return {};
    }
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Pair");
    case Status: return tr("Status");
    case Mutants: return tr("Mutants");
    default: return {};
    }
}

} // namespace semblance
