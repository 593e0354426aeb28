// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/StudyTables.h"

#include "core/analysis/BugDistributions.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace semblance {

namespace tables {

namespace {

TableColumn column(const std::string& key, const char* heading, TableColumn::Kind kind, Use use, int decimals = 3)
{
    return {key, QCoreApplication::translate("core", heading), kind, use, decimals};
}

} // namespace

TableColumn textColumn(const std::string& key, const char* heading, Use use)
{
    return column(key, heading, TableColumn::Kind::Text, use);
}

TableColumn integerColumn(const std::string& key, const char* heading, Use use)
{
    return column(key, heading, TableColumn::Kind::Integer, use);
}

TableColumn numberColumn(const std::string& key, const char* heading, Use use, int decimals)
{
    return column(key, heading, TableColumn::Kind::Number, use, decimals);
}

TableColumn probabilityColumn(const std::string& key, const char* heading, Use use)
{
    return column(key, heading, TableColumn::Kind::Probability, use);
}

QString symbol(Metric metric)
{
    switch (metric) {
    case Metric::CouplingStrength:
        return QStringLiteral("CS");
    case Metric::Overlap:
        return QStringLiteral("IoU");
    case Metric::Coverage:
        return QStringLiteral("R");
    }
    throw std::invalid_argument("symbol: unknown metric");
}

QString comparison(Scenario a, Scenario b)
{
    return QCoreApplication::translate("core", "%1 vs. %2")
        .arg(QString::fromStdString(nameOf(a)), QString::fromStdString(nameOf(b)));
}

QString intervalText(const Interval& interval, int decimals)
{
    return QStringLiteral("[%1, %2]").arg(interval.low, 0, 'f', decimals).arg(interval.high, 0, 'f', decimals);
}

std::vector<Metric> chosenMetrics(const TableOptions& options)
{
    return options.metric ? std::vector<Metric>{*options.metric}
                          : std::vector<Metric>{Metric::CouplingStrength, Metric::Overlap};
}

std::vector<BugDistribution> distributionsOf(const std::vector<MutantResult>& mutants,
                                             const std::vector<Metric>& metrics)
{
    std::vector<BugDistribution> all;
    for (const Metric metric : metrics) {
        std::vector<BugDistribution> some = bugDistributions(mutants, metric);
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    return all;
}

namespace {

StudyTable build(TableKind kind, const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    switch (kind) {
    case TableKind::Bugs:
        return bugTable(mutants, options);
    case TableKind::BugWinners:
        return bugWinnerTable(mutants, options);
    case TableKind::Winners:
        return winnerTable(mutants, options);
    case TableKind::Wilcoxon:
        return wilcoxonTable(mutants, options);
    case TableKind::Coverage:
        return coverageTable(mutants, options);
    case TableKind::Operators:
        return operatorTable(mutants, options);
    case TableKind::Deviations:
        return deviationTable(mutants, options);
    case TableKind::FaultKills:
        return faultKillTable(mutants, options);
    case TableKind::Families:
        return familyTable(mutants, options);
    case TableKind::Selection:
        return selectionTable(mutants, options);
    case TableKind::Mutants:
        return mutantTable(mutants, options);
    }
    throw std::invalid_argument("studyTable: unknown kind");
}

} // namespace

} // namespace tables

const std::vector<std::pair<TableKind, std::string>>& tableKinds()
{
    static const std::vector<std::pair<TableKind, std::string>> kinds = {
        {TableKind::Bugs, "bugs"},
        {TableKind::BugWinners, "bug-winners"},
        {TableKind::Winners, "winners"},
        {TableKind::Wilcoxon, "wilcoxon"},
        {TableKind::Coverage, "coverage"},
        {TableKind::Operators, "operators"},
        {TableKind::Deviations, "deviations"},
        {TableKind::FaultKills, "fault-kills"},
        {TableKind::Families, "families"},
        {TableKind::Selection, "selection"},
        {TableKind::Mutants, "mutants"},
    };
    return kinds;
}

std::optional<TableKind> tableKindFromName(const std::string& name)
{
    for (const auto& [kind, kindName] : tableKinds())
        if (kindName == name)
            return kind;
    return std::nullopt;
}

const std::vector<std::pair<std::string, double DeviationRules::*>>& deviationRuleNames()
{
    static const std::vector<std::pair<std::string, double DeviationRules::*>> names = {
        {"tie_epsilon", &DeviationRules::epsilon},  {"tail_high", &DeviationRules::tailHigh},
        {"narrow_gap", &DeviationRules::narrowGap}, {"near_zero", &DeviationRules::nearZero},
        {"near_one", &DeviationRules::nearOne},     {"cs_high", &DeviationRules::csHigh},
        {"iou_low", &DeviationRules::iouLow},       {"weak_oracle_min_kills", &DeviationRules::weakOracleKills},
    };
    return names;
}

StudyTable studyTable(TableKind kind, const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    if (options.dataset.empty())
        return tables::build(kind, mutants, options);
    std::vector<MutantResult> some;
    std::copy_if(mutants.begin(), mutants.end(), std::back_inserter(some),
                 [&](const MutantResult& mutant) { return mutant.dataset == options.dataset; });
    return tables::build(kind, some, options);
}

} // namespace semblance
