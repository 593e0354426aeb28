// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/DistributionModel.h"

#include "ui/figure/BugwiseFigure.h"
#include "ui/figure/Titles.h"
#include "ui/selection/ModelRoles.h"

#include <QLocale>

namespace semblance {

namespace {

QVariant rawValue(const BugDistribution& row, int column)
{
    const BoxSummary& box = row.box;
    switch (column) {
    case DistributionModel::Bug:
        return QString::fromStdString(row.bug);
    case DistributionModel::Dataset:
        return datasetTitle(row.dataset);
    case DistributionModel::ScenarioColumn:
        return static_cast<int>(row.scenario);
    case DistributionModel::Count:
        return static_cast<int>(box.n);
    case DistributionModel::Minimum:
        return box.minimum;
    case DistributionModel::WhiskerLow:
        return box.whiskerLow;
    case DistributionModel::Q1:
        return box.q1;
    case DistributionModel::Median:
        return box.median;
    case DistributionModel::Q3:
        return box.q3;
    case DistributionModel::WhiskerHigh:
        return box.whiskerHigh;
    case DistributionModel::Maximum:
        return box.maximum;
    case DistributionModel::Outliers:
        return static_cast<int>(box.outliers.size());
    default:
        return {};
    }
}

QString displayText(const BugDistribution& row, int column)
{
    if (column == DistributionModel::ScenarioColumn)
        return scenarioName(row.scenario);
    const QVariant raw = rawValue(row, column);
    const QLocale locale;
    if (raw.typeId() == QMetaType::Double)
        return locale.toString(raw.toDouble(), 'f', 4);
    return raw.typeId() == QMetaType::Int ? locale.toString(raw.toInt()) : raw.toString();
}

} // namespace

DistributionModel::DistributionModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void DistributionModel::setDistributions(std::vector<BugDistribution> distributions)
{
    beginResetModel();
    m_distributions = std::move(distributions);
    endResetModel();
}

int DistributionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_distributions.size());
}

int DistributionModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant DistributionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const BugDistribution& row = distribution(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, index.column());
    case Qt::ToolTipRole:
        return describeBox(row);
    case Qt::TextAlignmentRole:
        return index.column() >= Count ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case SortRole:
        return rawValue(row, index.column());
    case BugRole:
        return QString::fromStdString(row.bug);
    case ScenarioRole:
        return static_cast<int>(row.scenario);
    default:
        return {};
    }
}

QVariant DistributionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[ColumnCount] = {tr("Bug"),     tr("Data set"),     tr("Scenario"), QStringLiteral("n"),
                                         tr("Minimum"), tr("Whisker low"),  tr("Q1"),       tr("Median"),
                                         tr("Q3"),      tr("Whisker high"), tr("Maximum"),  tr("Outliers")};
    return titles[section];
}

} // namespace semblance
