// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Deviations.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>

namespace semblance::tables {

namespace {

template <typename Value>
std::function<TableCell(const BugDeviation&)> ofBug(Value BugDeviation::*value)
{
    return [value](const BugDeviation& bug) { return cell(bug.*value); };
}

template <typename Value>
std::function<TableCell(const MutantResult&)> ofMutant(Value MutantResult::*value)
{
    return [value](const MutantResult& mutant) { return cell(mutant.*value); };
}

/// Of a mutant that counts; an excluded one has no values.
template <typename Value>
std::function<TableCell(const MutantResult&)> ofRealism(Value Realism::*value)
{
    return [value](const MutantResult& mutant) { return mutant.counts() ? cell(mutant.realism.*value) : TableCell(); };
}

std::function<TableCell(const MutantResult&)> ofMetric(Metric metric)
{
    return [metric](const MutantResult& mutant) { return cell(mutant.value(metric)); };
}

/// 0 stands for a number that is not known.
template <typename Value>
TableCell known(Value value)
{
    return value > Value(0) ? cell(value) : TableCell();
}

std::vector<Field<MutantResult>> identityFields()
{
    return {
        {textColumn("bug", QT_TRANSLATE_NOOP("core", "Bug")), ofMutant(&MutantResult::bug)},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set"), Use::Data), ofMutant(&MutantResult::dataset)},
        {textColumn("scenario", QT_TRANSLATE_NOOP("core", "Scenario")), ofMutant(&MutantResult::scenario)},
        {textColumn("mutant", QT_TRANSLATE_NOOP("core", "Mutant"), Use::Data), ofMutant(&MutantResult::name)},
        {textColumn("operator", QT_TRANSLATE_NOOP("core", "Operator")), ofMutant(&MutantResult::operatorId)},
        {textColumn("parameter", QT_TRANSLATE_NOOP("core", "Parameter")), ofMutant(&MutantResult::parameter)},
        {integerColumn("layer", QT_TRANSLATE_NOOP("core", "Layer")), ofMutant(&MutantResult::layer)},
        {integerColumn("original", QT_TRANSLATE_NOOP("core", "Original"), Use::Data),
         ofMutant(&MutantResult::original)},
        {textColumn("status", QT_TRANSLATE_NOOP("core", "Status"), Use::Data),
         [](const MutantResult& m) { return cell(std::string(m.counts() ? "ok" : "excluded")); }},
        {textColumn("reason", QT_TRANSLATE_NOOP("core", "Reason"), Use::Data),
         [](const MutantResult& m) { return cell(m.realism.reason); }},
    };
}

void addValueFields(std::vector<Field<MutantResult>>& fields)
{
    const std::vector<Field<MutantResult>> more = {
        {numberColumn("cs", "CS"), ofMetric(Metric::CouplingStrength)},
        {integerColumn("cs_reliable", QT_TRANSLATE_NOOP("core", "CS reliable"), Use::Data),
         ofRealism(&Realism::csReliable)},
        {numberColumn("iou", "IoU"), ofMetric(Metric::Overlap)},
        {integerColumn("iou_reliable", QT_TRANSLATE_NOOP("core", "IoU reliable"), Use::Data),
         ofRealism(&Realism::iouReliable)},
        {numberColumn("coverage", "R"), ofMetric(Metric::Coverage)},
        {numberColumn("iq", "IQ", Use::Data),
         [](const MutantResult& m) { return m.quality ? cell(m.quality->quality) : TableCell(); }},
        {numberColumn("kill_rate", QT_TRANSLATE_NOOP("core", "Kill rate"), Use::Data),
         [](const MutantResult& mutant) { return cell(mutant.killRate()); }},
        {integerColumn("never_killed", QT_TRANSLATE_NOOP("core", "Never killed"), Use::Data),
         [](const MutantResult& m) {
             const bool known = m.realism.neverKilled || m.realism.mutantKillMass > 0.0;
             return m.counts() && known ? cell(m.realism.neverKilled) : TableCell();
         }},
        {numberColumn("mutant_kills", QT_TRANSLATE_NOOP("core", "Kills of the mutant"), Use::Data, 1),
         [](const MutantResult& m) {
             return m.realism.neverKilled ? TableCell(0.0) : known(m.realism.mutantKillMass);
         }},
        {numberColumn("fault_kills", QT_TRANSLATE_NOOP("core", "Kills of the fault"), Use::Data, 1),
         [](const MutantResult& m) { return known(m.realism.faultKillMass); }},
        {integerColumn("n_tests", QT_TRANSLATE_NOOP("core", "Test inputs"), Use::Data),
         [](const MutantResult& m) { return known(m.realism.inputs); }},
    };
    fields.insert(fields.end(), more.begin(), more.end());
}

std::vector<Field<BugDeviation>> deviationFields()
{
    return {
        {textColumn("bug", QT_TRANSLATE_NOOP("core", "Bug")), ofBug(&BugDeviation::bug)},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set"), Use::Data), ofBug(&BugDeviation::dataset)},
        {textColumn("cs_winner", QT_TRANSLATE_NOOP("core", "CS won by")), ofBug(&BugDeviation::csWinner)},
        {textColumn("iou_winner", QT_TRANSLATE_NOOP("core", "IoU won by")), ofBug(&BugDeviation::iouWinner)},
        {numberColumn("cs_gap", QT_TRANSLATE_NOOP("core", "CS gap")), ofBug(&BugDeviation::csGap)},
        {numberColumn("iou_gap", QT_TRANSLATE_NOOP("core", "IoU gap")), ofBug(&BugDeviation::iouGap)},
        {numberColumn("pre_cs_whisker_high", QT_TRANSLATE_NOOP("core", "CS whisker of pre"), Use::Data),
         ofBug(&BugDeviation::preCsWhisker)},
        {numberColumn("winner_cs_whisker_high", QT_TRANSLATE_NOOP("core", "CS whisker of the winner"), Use::Data),
         ofBug(&BugDeviation::winnerCsWhisker)},
        {numberColumn("post_cs_whisker_high", QT_TRANSLATE_NOOP("core", "CS whisker of post"), Use::Data),
         ofBug(&BugDeviation::postCsWhisker)},
        {numberColumn("pre_cs_max", QT_TRANSLATE_NOOP("core", "CS maximum of pre"), Use::Data),
         ofBug(&BugDeviation::preCsMaximum)},
        {numberColumn("post_cs_max", QT_TRANSLATE_NOOP("core", "CS maximum of post"), Use::Data),
         ofBug(&BugDeviation::postCsMaximum)},
        {numberColumn("pre_iou_max", QT_TRANSLATE_NOOP("core", "IoU maximum of pre"), Use::Data),
         ofBug(&BugDeviation::preIouMaximum)},
        {numberColumn("post_iou_max", QT_TRANSLATE_NOOP("core", "IoU maximum of post"), Use::Data),
         ofBug(&BugDeviation::postIouMaximum)},
        {textColumn("type1", QT_TRANSLATE_NOOP("core", "Deviation from the trend")),
         [](const BugDeviation& bug) { return cell(deviationName(bug.trend)); }},
        {textColumn("type2", QT_TRANSLATE_NOOP("core", "Same everywhere")),
         [](const BugDeviation& bug) { return cell(deviationName(bug.level)); }},
        {integerColumn("weak_oracle", QT_TRANSLATE_NOOP("core", "Weak oracle"), Use::Data),
         ofBug(&BugDeviation::weakOracle)},
        {integerColumn("baseline_mismatch", QT_TRANSLATE_NOOP("core", "Baselines differ"), Use::Data),
         ofBug(&BugDeviation::baselineMismatch)},
    };
}

/// "tie_epsilon 1e-09, tail_high 0.99, ...": the thresholds belong to the categories.
QString rulesText(const DeviationRules& rules)
{
    QStringList texts;
    for (const auto& [name, value] : deviationRuleNames())
        texts << QString::fromStdString(name) + QLatin1Char(' ') + exactText(rules.*value);
    return texts.join(QStringLiteral(", "));
}

} // namespace

StudyTable deviationTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    return tableOf(QCoreApplication::translate("core", "Deviations from the trend"),
                   QCoreApplication::translate("core", "Gap: median of the winner minus that of pre. Thresholds: %1.")
                       .arg(rulesText(options.rules)),
                   deviationFields(), bugDeviations(mutants, options.rules));
}

StudyTable mutantTable(const std::vector<MutantResult>& mutants, const TableOptions&)
{
    std::vector<Field<MutantResult>> fields = identityFields();
    addValueFields(fields);
    return tableOf(QCoreApplication::translate("core", "Mutants"),
                   QCoreApplication::translate("core", "Kills: test inputs that one instance kills on average."),
                   fields, mutants);
}

} // namespace semblance::tables
