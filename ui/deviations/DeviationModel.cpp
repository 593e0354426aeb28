// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/DeviationModel.h"

#include "ui/figure/Titles.h"
#include "ui/results/DeviationText.h"
#include "ui/selection/ModelRoles.h"

#include <QFont>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace semblance {

namespace {

constexpr quintptr categoryRow = 0; ///< internal id; that of a bug's row is the row of its category plus 1

QString number(double value) { return QLocale().toString(value, 'f', 3); }

QString pair(double pre, double post) { return DeviationModel::tr("%1 : %2").arg(number(pre), number(post)); }

QString cellText(const BugDeviation& bug, DeviationModel::Column column)
{
    const auto gap = [](Scenario winner, double value) {
        return winner == Scenario::Pre ? QStringLiteral("–") : number(value);
    };
    switch (column) {
    case DeviationModel::Bug:
        return QString::fromStdString(bug.bug);
    case DeviationModel::CsWinner:
        return scenarioName(bug.csWinner);
    case DeviationModel::IouWinner:
        return scenarioName(bug.iouWinner);
    case DeviationModel::CsGap:
        return gap(bug.csWinner, bug.csGap);
    case DeviationModel::IouGap:
        return gap(bug.iouWinner, bug.iouGap);
    case DeviationModel::CsWhiskers:
        return pair(bug.preCsWhisker, bug.postCsWhisker);
    case DeviationModel::WinnerWhisker:
        return number(bug.winnerCsWhisker);
    case DeviationModel::CsMaxima:
        return pair(bug.preCsMaximum, bug.postCsMaximum);
    case DeviationModel::IouMaxima:
        return pair(bug.preIouMaximum, bug.postIouMaximum);
    case DeviationModel::ColumnCount:
        break;
    }
    return {};
}

double sortValue(const BugDeviation& bug, int column)
{
    switch (column) {
    case DeviationModel::CsWinner:
        return static_cast<double>(bug.csWinner);
    case DeviationModel::IouWinner:
        return static_cast<double>(bug.iouWinner);
    case DeviationModel::CsGap:
        return bug.csGap;
    case DeviationModel::IouGap:
        return bug.iouGap;
    case DeviationModel::CsWhiskers:
        return bug.preCsWhisker - bug.postCsWhisker;
    case DeviationModel::WinnerWhisker:
        return bug.winnerCsWhisker;
    case DeviationModel::CsMaxima:
        return bug.preCsMaximum - bug.postCsMaximum;
    case DeviationModel::IouMaxima:
        return bug.preIouMaximum - bug.postIouMaximum;
    default:
        return 0.0; // by id, as they come
    }
}

} // namespace

DeviationModel::DeviationModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

std::vector<DeviationModel::Category> DeviationModel::allCategories()
{
    const auto key = [](auto deviation) {
        const std::string_view name = deviationName(deviation);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    const auto trend = [key](TrendDeviation deviation, std::vector<Column> decisive) {
        return Category{key(deviation),
                        deviationTitle(deviation),
                        [deviation](const BugDeviation& bug) { return bug.trend == deviation; },
                        std::move(decisive),
                        {}};
    };
    const auto level = [key](LevelDeviation deviation) {
        return Category{key(deviation),
                        deviationTitle(deviation),
                        [deviation](const BugDeviation& bug) { return bug.level == deviation; },
                        {},
                        {}};
    };
    return {
        trend(TrendDeviation::BothHighTails, {CsWinner, CsWhiskers, WinnerWhisker}),
        trend(TrendDeviation::NarrowCsLead, {CsWinner, CsGap}),
        trend(TrendDeviation::DualMedianPreTail, {CsWinner, IouWinner, CsMaxima, IouMaxima}),
        trend(TrendDeviation::IouOnly, {IouWinner, IouMaxima}),
        trend(TrendDeviation::Reversal, {CsWinner, IouWinner}),
        level(LevelDeviation::BothNearZero),
        level(LevelDeviation::BothNearOne),
        level(LevelDeviation::CsHighIouLow),
        Category{QStringLiteral("weak_oracle"),
                 tr("Weak oracle"),
                 [](const BugDeviation& bug) { return bug.weakOracle; },
                 {},
                 {}},
        Category{QStringLiteral("baseline_mismatch"),
                 tr("Baselines differ"),
                 [](const BugDeviation& bug) { return bug.baselineMismatch; },
                 {},
                 {}},
        Category{key(TrendDeviation::None),
                 deviationTitle(TrendDeviation::None),
                 [](const BugDeviation& bug) { return !bug.deviates(); },
                 {},
                 {}},
    };
}

void DeviationModel::setDeviations(std::vector<BugDeviation> bugs)
{
    beginResetModel();
    m_bugs = std::move(bugs);
    m_categories.clear();
    for (Category& category : allCategories()) {
        for (std::size_t i = 0; i < m_bugs.size(); ++i) {
            if (category.holds(m_bugs[i]))
                category.bugs.push_back(i);
        }
        if (!category.bugs.empty())
            m_categories.push_back(std::move(category));
    }
    sortCategories();
    endResetModel();
}

void DeviationModel::sortCategories()
{
    // Bugs come sorted by id, and an index is a rank of ids.
    const auto before = [this](std::size_t a, std::size_t b) {
        const double first = sortValue(m_bugs[a], m_sortColumn);
        const double second = sortValue(m_bugs[b], m_sortColumn);
        if (first != second)
            return m_sortOrder == Qt::AscendingOrder ? first < second : first > second;
        return m_sortOrder == Qt::DescendingOrder && m_sortColumn == Bug ? a > b : a < b;
    };
    for (Category& category : m_categories)
        std::sort(category.bugs.begin(), category.bugs.end(), before);
}

void DeviationModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> bugs;
    for (const QModelIndex& index : before) {
        const BugDeviation* bug = deviation(index);
        bugs.push_back(bug ? static_cast<std::size_t>(bug - m_bugs.data()) : 0);
    }
    m_sortColumn = column;
    m_sortOrder = order;
    sortCategories();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (before[i].internalId() == categoryRow) {
            after << before[i];
            continue;
        }
        const std::vector<std::size_t>& rows = m_categories[before[i].internalId() - 1].bugs;
        const auto row = std::find(rows.begin(), rows.end(), bugs[static_cast<std::size_t>(i)]) - rows.begin();
        after << createIndex(static_cast<int>(row), before[i].column(), before[i].internalId());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

const BugDeviation* DeviationModel::deviation(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == categoryRow)
        return nullptr;
    return &m_bugs[m_categories[index.internalId() - 1].bugs[static_cast<std::size_t>(index.row())]];
}

QString DeviationModel::categoryKey(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() == categoryRow
               ? m_categories[static_cast<std::size_t>(index.row())].key
               : QString();
}

QModelIndexList DeviationModel::rowsOf(const QString& bug) const
{
    const std::string id = bug.toStdString();
    QModelIndexList rows;
    for (std::size_t c = 0; c < m_categories.size(); ++c) {
        const std::vector<std::size_t>& bugs = m_categories[c].bugs;
        for (std::size_t row = 0; row < bugs.size(); ++row) {
            if (m_bugs[bugs[row]].bug == id)
                rows << createIndex(static_cast<int>(row), Bug, c + 1);
        }
    }
    return rows;
}

QModelIndex DeviationModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : categoryRow);
}

QModelIndex DeviationModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == categoryRow)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, categoryRow);
}

int DeviationModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_categories.size());
    if (parent.internalId() != categoryRow || parent.column() != 0)
        return 0;
    return static_cast<int>(m_categories[static_cast<std::size_t>(parent.row())].bugs.size());
}

int DeviationModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QVariant DeviationModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant(column < CsGap ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (const BugDeviation* bug = deviation(index))
        return bugData(m_categories[index.internalId() - 1], *bug, column, role);
    const Category& category = m_categories[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole && column == Bug)
        return tr("%1 (%2)").arg(category.title, QLocale().toString(static_cast<qulonglong>(category.bugs.size())));
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant DeviationModel::bugData(const Category& category, const BugDeviation& bug, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return cellText(bug, column);
    case SortRole:
        return sortValue(bug, column);
    case BugRole:
        return QString::fromStdString(bug.bug);
    case Qt::FontRole:
        if (std::count(category.decisive.begin(), category.decisive.end(), column) > 0) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant DeviationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    static constexpr std::array<const char*, ColumnCount> tips{
        QT_TR_NOOP("Bug, by category"),
        QT_TR_NOOP("Scenario with the highest CS median; ties go to pre"),
        QT_TR_NOOP("Scenario with the highest IoU median; ties go to pre"),
        QT_TR_NOOP("How far the winner's CS median is above that of pre"),
        QT_TR_NOOP("How far the winner's IoU median is above that of pre"),
        QT_TR_NOOP("Upper CS whiskers of pre and of the better post-training scenario"),
        QT_TR_NOOP("CS maxima of pre and of the better post-training scenario"),
        QT_TR_NOOP("IoU maxima of pre and of the better post-training scenario"),
        QT_TR_NOOP("Upper CS whisker of the scenario that wins CS")};
    static constexpr std::array<const char*, ColumnCount> titles{QT_TR_NOOP("Bug"),
                                                                 QT_TR_NOOP("CS\nwinner"),
                                                                 QT_TR_NOOP("IoU\nwinner"),
                                                                 QT_TR_NOOP("CS\ngap"),
                                                                 QT_TR_NOOP("IoU\ngap"),
                                                                 QT_TR_NOOP("CS whisker\npre : post"),
                                                                 QT_TR_NOOP("CS maximum\npre : post"),
                                                                 QT_TR_NOOP("IoU maximum\npre : post"),
                                                                 QT_TR_NOOP("CS whisker\nof winner")};
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return tr(titles[column]);
    if (role == Qt::ToolTipRole)
        return tr(tips[column]);
    if (role == Qt::TextAlignmentRole)
        return QVariant(section < CsGap ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

} // namespace semblance
