// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Report.h"

#include "core/analysis/BugDistributions.h"
#include "core/analysis/Deviations.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/Winners.h"
#include "core/interchange/StudyTables.h"
#include "core/interchange/StudyTablesFaults.h"
#include "core/program/Names.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <tuple>

namespace semblance {

namespace {

constexpr std::array<Metric, 2> metrics = {Metric::CouplingStrength, Metric::Overlap};

QString text(const std::string& value) { return QString::fromStdString(value); }

QString word(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

template <typename Enum>
QString name(Enum value)
{
    return text(nameOf(value));
}

QJsonArray numbers(const std::vector<double>& values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

QJsonArray bugsJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const BugDistribution& d : distributions)
        array.append(QJsonObject{{"bug", text(d.bug)},
                                 {"dataset", text(d.dataset)},
                                 {"scenario", name(d.scenario)},
                                 {"metric", name(d.metric)},
                                 {"n", static_cast<qint64>(d.box.n)},
                                 {"min", d.box.minimum},
                                 {"q1", d.box.q1},
                                 {"median", d.box.median},
                                 {"q3", d.box.q3},
                                 {"max", d.box.maximum},
                                 {"whisker_low", d.box.whiskerLow},
                                 {"whisker_high", d.box.whiskerHigh},
                                 {"outliers", numbers(d.box.outliers)}});
    return array;
}

template <typename Value>
QJsonValue orNull(const std::optional<Value>& value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

qint64 count(std::size_t value) { return static_cast<qint64>(value); }

QJsonArray bugWinnersJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const Metric metric : metrics)
        for (const Winner& winner : winners(distributions, metric)) {
            QJsonArray tied;
            for (const Scenario scenario : winner.tied)
                tied.append(name(scenario));
            array.append(QJsonObject{{"metric", name(metric)},
                                     {"bug", text(winner.bug)},
                                     {"dataset", text(winner.dataset)},
                                     {"pre", orNull(winner.medians[0])},
                                     {"post1", orNull(winner.medians[1])},
                                     {"post2", orNull(winner.medians[2])},
                                     {"winner", name(winner.winner)},
                                     {"tied", tied},
                                     {"strict", winner.strict()}});
        }
    return array;
}

QJsonArray winnersJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const Metric metric : metrics)
        for (const WinCount& wins : winCounts(winners(distributions, metric)))
            array.append(QJsonObject{{"metric", name(metric)},
                                     {"dataset", text(wins.dataset)},
                                     {"bugs", count(wins.bugs)},
                                     {"pre", count(wins.wins[0])},
                                     {"post1", count(wins.wins[1])},
                                     {"post2", count(wins.wins[2])},
                                     {"pre_strict", count(wins.strictWins[0])},
                                     {"post1_strict", count(wins.strictWins[1])},
                                     {"post2_strict", count(wins.strictWins[2])},
                                     {"tied_with_pre", count(wins.tiedWithPre)},
                                     {"tied_post_only", count(wins.tiedPostOnly)}});
    return array;
}

QJsonArray testsJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const ScenarioTest& test : scenarioTests(distributions))
        array.append(QJsonObject{{"metric", name(test.metric)},
                                 {"a", name(test.a)},
                                 {"b", name(test.b)},
                                 {"n", count(test.test.nonzero)},
                                 {"n_pairs", count(test.test.pairs)},
                                 {"n_zero", count(test.test.zeros())},
                                 {"w", test.test.w},
                                 {"w_plus", test.test.wPlus},
                                 {"w_minus", test.test.wMinus},
                                 {"z", test.test.z},
                                 {"p", test.test.pNormal},
                                 {"p_exact", orNull(test.test.pExact)},
                                 {"p_holm", test.pHolm},
                                 {"rank_biserial", test.test.rankBiserial},
                                 {"magnitude", word(magnitudeName(test.test.magnitude))}});
    return array;
}

QJsonArray operatorsJson(const std::vector<MutantResult>& mutants)
{
    QJsonArray array;
    for (const Metric metric : metrics)
        for (const OperatorRank& rank : operatorRanking(mutants, metric))
            array.append(QJsonObject{{"metric", name(metric)},
                                     {"scenario", name(rank.scenario)},
                                     {"operator", text(rank.operatorId)},
                                     {"n_bugs", count(rank.bugs)},
                                     {"n_mutants", count(rank.mutants)},
                                     {"q1", rank.q1},
                                     {"median", rank.median},
                                     {"q3", rank.q3},
                                     {"rank", orNull(rank.rank)},
                                     {"eligible", rank.bugs >= defaultMinimumBugs}});
    return array;
}

/// In English in every language: files must not depend on the reader.
QString trendDetail(const BugDeviation& d)
{
    return QStringLiteral("cs won by %1 (gap %2), iou won by %3 (gap %4)")
        .arg(name(d.csWinner))
        .arg(d.csGap, 0, 'f', 3)
        .arg(name(d.iouWinner))
        .arg(d.iouGap, 0, 'f', 3);
}

QJsonObject deviationJson(const BugDeviation& d, std::string_view category, const QString& detail)
{
    return {{"bug", text(d.bug)},
            {"category", word(category)},
            {"detail", detail},
            {"cs_winner", name(d.csWinner)},
            {"iou_winner", name(d.iouWinner)},
            {"cs_gap", d.csGap},
            {"iou_gap", d.iouGap},
            {"pre_cs_whisker_high", d.preCsWhisker},
            {"winner_cs_whisker_high", d.winnerCsWhisker},
            {"post_cs_whisker_high", d.postCsWhisker},
            {"pre_cs_max", d.preCsMaximum},
            {"post_cs_max", d.postCsMaximum},
            {"pre_iou_max", d.preIouMaximum},
            {"post_iou_max", d.postIouMaximum},
            {"weak_oracle", d.weakOracle},
            {"baseline_mismatch", d.baselineMismatch}};
}

QJsonArray deviationsJson(const std::vector<BugDeviation>& bugs)
{
    QJsonArray array;
    for (const BugDeviation& bug : bugs) {
        if (bug.trend != TrendDeviation::None)
            array.append(deviationJson(bug, deviationName(bug.trend), trendDetail(bug)));
        if (bug.level != LevelDeviation::None)
            array.append(deviationJson(bug, deviationName(bug.level), QStringLiteral("in all three scenarios")));
    }
    return array;
}

QJsonObject rulesJson(const DeviationRules& rules)
{
    QJsonObject object;
    for (const auto& [name, value] : deviationRuleNames())
        object[text(name)] = rules.*value;
    return object;
}

QJsonArray faultKillsJson(const std::vector<MutantResult>& mutants)
{
    QJsonArray array;
    for (const tables::FaultOfBug& fault : tables::faultsOf(mutants))
        for (std::size_t i = 0; i < comparedScenarios.size(); ++i)
            if (fault.kills[i])
                array.append(QJsonObject{{"bug", text(fault.bug)},
                                         {"scenario", name(comparedScenarios[i])},
                                         {"kills", *fault.kills[i]},
                                         {"inputs", fault.inputs > 0 ? QJsonValue(count(fault.inputs)) : QJsonValue()},
                                         {"base_rate", orNull(fault.baseRate(i))}});
    return array;
}

QJsonArray excludedJson(const std::vector<MutantResult>& mutants)
{
    std::vector<const MutantResult*> excluded;
    for (const MutantResult& mutant : mutants)
        if (!mutant.counts())
            excluded.push_back(&mutant);
    std::sort(excluded.begin(), excluded.end(), [](const MutantResult* a, const MutantResult* b) {
        return std::tie(a->bug, a->scenario, a->name) < std::tie(b->bug, b->scenario, b->name);
    });
    QJsonArray array;
    for (const MutantResult* mutant : excluded)
        array.append(QJsonObject{{"bug", text(mutant->bug)},
                                 {"scenario", name(mutant->scenario)},
                                 {"mutant", text(mutant->name)},
                                 {"reason", text(mutant->realism.reason)}});
    return array;
}

std::vector<BugDistribution> allDistributions(const std::vector<MutantResult>& mutants)
{
    std::vector<BugDistribution> all;
    for (const Metric metric : metrics)
        for (BugDistribution& distribution : bugDistributions(mutants, metric))
            all.push_back(std::move(distribution));
    return all;
}

void writeMedians(QTextStream& out, const std::vector<BugDistribution>& distributions)
{
    out << QStringLiteral("%1 %2 %3 %4 %5 %6 %7\n")
               .arg(QCoreApplication::translate("core", "bug"), -18)
               .arg(QCoreApplication::translate("core", "scenario"), -8)
               .arg(QCoreApplication::translate("core", "metric"), -6)
               .arg(QCoreApplication::translate("core", "n"), 5)
               .arg(QCoreApplication::translate("core", "q1"), 7)
               .arg(QCoreApplication::translate("core", "median"), 7)
               .arg(QCoreApplication::translate("core", "q3"), 7);
    for (const BugDistribution& d : distributions)
        out << QStringLiteral("%1 %2 %3 %4 %5 %6 %7\n")
                   .arg(text(d.bug), -18)
                   .arg(name(d.scenario), -8)
                   .arg(name(d.metric), -6)
                   .arg(d.box.n, 5)
                   .arg(d.box.q1, 7, 'f', 3)
                   .arg(d.box.median, 7, 'f', 3)
                   .arg(d.box.q3, 7, 'f', 3);
}

void writeWins(QTextStream& out, const std::vector<BugDistribution>& distributions)
{
    for (const Metric metric : metrics)
        for (const WinCount& wins : winCounts(winners(distributions, metric)))
            if (wins.dataset == "all")
                out << QCoreApplication::translate("core",
                                                   "%1: highest median by pre %2, post1 %3, post2 %4 of %5 bugs")
                           .arg(name(metric))
                           .arg(wins.wins[0])
                           .arg(wins.wins[1])
                           .arg(wins.wins[2])
                           .arg(wins.bugs)
                    << QCoreApplication::translate("core", "; without ties %1, %2, %3")
                           .arg(wins.strictWins[0])
                           .arg(wins.strictWins[1])
                           .arg(wins.strictWins[2])
                    << '\n';
}

QString probabilityText(double p)
{
    return p < 0.001 ? QStringLiteral("p < 0.001") : QStringLiteral("p = %1").arg(p, 0, 'f', 3);
}

void writeTests(QTextStream& out, const std::vector<BugDistribution>& distributions)
{
    for (const ScenarioTest& test : scenarioTests(distributions))
        out << QCoreApplication::translate("core", "%1: %2 against %3: r = %4 (%5), %6, n = %7")
                   .arg(name(test.metric), name(test.a), name(test.b))
                   .arg(test.test.rankBiserial, 0, 'f', 3)
                   .arg(word(magnitudeName(test.test.magnitude)), probabilityText(test.test.pNormal))
                   .arg(test.test.nonzero)
            << '\n';
}

/// "Deviate from the trend (2): a001, a002"; nothing when there are none.
void writeBugs(QTextStream& out, const QString& what, const std::vector<BugDeviation>& bugs,
               bool (*condition)(const BugDeviation&))
{
    QStringList ids;
    for (const BugDeviation& bug : bugs)
        if (condition(bug))
            ids << text(bug.bug);
    if (!ids.isEmpty())
        out << QStringLiteral("%1 (%2): %3\n").arg(what).arg(ids.size()).arg(ids.join(QStringLiteral(", ")));
}

void writeAttention(QTextStream& out, const std::vector<MutantResult>& mutants)
{
    const std::vector<BugDeviation> bugs = bugDeviations(mutants);
    writeBugs(out, QCoreApplication::translate("core", "Deviate from the trend"), bugs,
              [](const BugDeviation& bug) { return bug.trend != TrendDeviation::None; });
    writeBugs(out, QCoreApplication::translate("core", "Near 0, near 1, or high CS with low IoU in all scenarios"),
              bugs, [](const BugDeviation& bug) { return bug.level != LevelDeviation::None; });
    writeBugs(out,
              QCoreApplication::translate("core", "Weak oracle: the fault fails few inputs, or none that is known"),
              bugs, [](const BugDeviation& bug) { return bug.weakOracle; });
    writeBugs(out, QCoreApplication::translate("core", "Originals differ between scenarios"), bugs,
              [](const BugDeviation& bug) { return bug.baselineMismatch; });
    const auto excluded = std::count_if(mutants.begin(), mutants.end(), [](const auto& m) { return !m.counts(); });
    const auto never = std::count_if(mutants.begin(), mutants.end(),
                                     [](const auto& m) { return m.counts() && m.realism.neverKilled; });
    out << QCoreApplication::translate("core", "%1 mutants: %2 never killed, %3 excluded")
               .arg(mutants.size())
               .arg(never)
               .arg(excluded)
        << '\n';
}

} // namespace

QJsonObject reportJson(const std::vector<MutantResult>& mutants)
{
    const std::vector<BugDistribution> distributions = allDistributions(mutants);
    const DeviationRules rules;
    return {{"bugs", bugsJson(distributions)},       {"bug_winners", bugWinnersJson(distributions)},
            {"winners", winnersJson(distributions)}, {"wilcoxon", testsJson(distributions)},
            {"operators", operatorsJson(mutants)},   {"deviations", deviationsJson(bugDeviations(mutants, rules))},
            {"deviation_rules", rulesJson(rules)},   {"fault_kills", faultKillsJson(mutants)},
            {"excluded", excludedJson(mutants)}};
}

QString reportText(const std::vector<MutantResult>& mutants)
{
    QString result;
    QTextStream out(&result);
    const std::vector<BugDistribution> distributions = allDistributions(mutants);
    if (distributions.empty()) {
        out << QCoreApplication::translate("core", "There are no results yet. Run the project first.") << '\n';
        return result;
    }
    writeMedians(out, distributions);
    out << '\n';
    writeWins(out, distributions);
    out << '\n';
    writeTests(out, distributions);
    out << '\n';
    writeAttention(out, mutants);
    return result;
}

} // namespace semblance
