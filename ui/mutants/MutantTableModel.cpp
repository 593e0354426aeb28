// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantTableModel.h"

#include "ui/figure/Titles.h"
#include "ui/selection/ModelRoles.h"

#include <QLocale>

namespace semblance {

namespace {

bool isNumeric(int column)
{
    return column == MutantTableModel::Layer || column == MutantTableModel::Original ||
           column == MutantTableModel::CouplingStrength || column == MutantTableModel::Overlap;
}

QVariant optionalNumber(const std::optional<int>& value) { return value ? QVariant(*value) : QVariant(); }

/// Parameters are mostly numbers, sometimes names ("relu"); numbers sort as numbers.
QVariant parameterValue(const std::string& parameter)
{
    const QString text = QString::fromStdString(parameter);
    bool number = false;
    const double value = text.toDouble(&number);
    return number ? QVariant(value) : QVariant(text);
}

QVariant rawValue(const MutantResult& mutant, int column)
{
    switch (column) {
    case MutantTableModel::Bug:
        return QString::fromStdString(mutant.bug);
    case MutantTableModel::ScenarioColumn:
        return static_cast<int>(mutant.scenario);
    case MutantTableModel::Operator:
        return QString::fromStdString(mutant.operatorId);
    case MutantTableModel::Parameter:
        return parameterValue(mutant.parameter);
    case MutantTableModel::Layer:
        return optionalNumber(mutant.layer);
    case MutantTableModel::Original:
        return optionalNumber(mutant.original);
    case MutantTableModel::CouplingStrength:
        return mutant.counts() ? QVariant(mutant.realism.couplingStrength) : QVariant();
    case MutantTableModel::Overlap:
        return mutant.counts() ? QVariant(mutant.realism.overlap) : QVariant();
    case MutantTableModel::Status:
        return realismStatus(mutant.realism);
    default:
        return {};
    }
}

QString displayText(const MutantResult& mutant, int column)
{
    if (column == MutantTableModel::ScenarioColumn)
        return scenarioName(mutant.scenario);
    if (column == MutantTableModel::Parameter)
        return QString::fromStdString(mutant.parameter);
    const QVariant value = rawValue(mutant, column);
    const bool metric = column == MutantTableModel::CouplingStrength || column == MutantTableModel::Overlap;
    if (metric && !value.isValid())
        return QStringLiteral("–");
    return metric ? QLocale().toString(value.toDouble(), 'f', 4) : value.toString();
}

} // namespace

QString realismStatus(const Realism& realism)
{
    if (realism.status == Realism::Status::Excluded) {
        return realism.reason.empty()
                   ? MutantTableModel::tr("excluded")
                   : MutantTableModel::tr("excluded: %1").arg(QString::fromStdString(realism.reason));
    }
    if (realism.neverKilled)
        return MutantTableModel::tr("never killed");
    if (realism.csReliable && realism.iouReliable)
        return MutantTableModel::tr("reliable");
    if (realism.csReliable)
        return MutantTableModel::tr("CS reliable");
    return realism.iouReliable ? MutantTableModel::tr("IoU reliable") : MutantTableModel::tr("not reliable");
}

MutantTableModel::MutantTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void MutantTableModel::setMutants(std::vector<MutantResult> mutants)
{
    beginResetModel();
    m_mutants = std::move(mutants);
    endResetModel();
}

void MutantTableModel::addMutants(const std::vector<MutantResult>& mutants)
{
    if (mutants.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(mutants.size()) - 1);
    m_mutants.insert(m_mutants.end(), mutants.begin(), mutants.end());
    endInsertRows();
}

int MutantTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_mutants.size());
}

int MutantTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant MutantTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MutantResult& row = mutant(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, index.column());
    case Qt::ToolTipRole:
        return tr("%1\n%2").arg(QString::fromStdString(row.name), realismStatus(row.realism));
    case Qt::TextAlignmentRole:
        return isNumeric(index.column()) ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case SortRole:
        return rawValue(row, index.column());
    case BugRole:
        return QString::fromStdString(row.bug);
    case ScenarioRole:
        return static_cast<int>(row.scenario);
    case MutantRole:
        return QString::fromStdString(row.name);
    default:
        return {};
    }
}

QVariant MutantTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Bug:
        return tr("Bug");
    case ScenarioColumn:
        return tr("Scenario");
    case Operator:
        return tr("Operator");
    case Parameter:
        return tr("Parameter");
    case Layer:
        return tr("Layer");
    case Original:
        return tr("Original");
    case CouplingStrength:
        return metricSymbol(Metric::CouplingStrength);
    case Overlap:
        return metricSymbol(Metric::Overlap);
    case Status:
        return tr("Status");
    default:
        return {};
    }
}

} // namespace semblance
