// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Report.h"

#include "core/analysis/BugDistributions.h"
#include "core/analysis/Deviations.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/Winners.h"
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

QJsonArray winnersJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const Metric metric : metrics)
        for (const WinCount& count : winCounts(winners(distributions, metric)))
            array.append(QJsonObject{{"metric", name(metric)},
                                     {"dataset", text(count.dataset)},
                                     {"pre", static_cast<qint64>(count.wins[0])},
                                     {"post1", static_cast<qint64>(count.wins[1])},
                                     {"post2", static_cast<qint64>(count.wins[2])}});
    return array;
}

QJsonArray testsJson(const std::vector<BugDistribution>& distributions)
{
    QJsonArray array;
    for (const ScenarioTest& test : scenarioTests(distributions))
        array.append(QJsonObject{{"metric", name(test.metric)},
                                 {"a", name(test.a)},
                                 {"b", name(test.b)},
                                 {"n", static_cast<qint64>(test.test.nonzero)},
                                 {"w", test.test.w},
                                 {"p", test.test.pNormal},
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
                                     {"n_bugs", static_cast<qint64>(rank.bugs)},
                                     {"q1", rank.q1},
                                     {"median", rank.median},
                                     {"q3", rank.q3},
                                     {"rank", rank.rank ? QJsonValue(*rank.rank) : QJsonValue()}});
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

QJsonArray deviationsJson(const std::vector<MutantResult>& mutants)
{
    QJsonArray array;
    const auto add = [&array](const BugDeviation& d, std::string_view category, const QString& detail) {
        array.append(QJsonObject{{"bug", text(d.bug)}, {"category", word(category)}, {"detail", detail}});
    };
    for (const BugDeviation& d : bugDeviations(mutants)) {
        if (d.trend != TrendDeviation::None)
            add(d, deviationName(d.trend), trendDetail(d));
        if (d.level != LevelDeviation::None)
            add(d, deviationName(d.level), QStringLiteral("in all three scenarios"));
    }
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

} // namespace

QJsonObject reportJson(const std::vector<MutantResult>& mutants)
{
    const std::vector<BugDistribution> distributions = allDistributions(mutants);
    return {{"bugs", bugsJson(distributions)},       {"winners", winnersJson(distributions)},
            {"wilcoxon", testsJson(distributions)},  {"operators", operatorsJson(mutants)},
            {"deviations", deviationsJson(mutants)}, {"excluded", excludedJson(mutants)}};
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
    for (const Metric metric : metrics)
        for (const WinCount& count : winCounts(winners(distributions, metric)))
            if (count.dataset == "all")
                out << QCoreApplication::translate("core",
                                                   "%1: highest median by pre %2, post1 %3, post2 %4 of %5 bugs")
                           .arg(name(metric))
                           .arg(count.wins[0])
                           .arg(count.wins[1])
                           .arg(count.wins[2])
                           .arg(count.bugs)
                    << '\n';
    const auto excluded = std::count_if(mutants.begin(), mutants.end(), [](const auto& m) { return !m.counts(); });
    const auto never = std::count_if(mutants.begin(), mutants.end(),
                                     [](const auto& m) { return m.counts() && m.realism.neverKilled; });
    out << QCoreApplication::translate("core", "%1 mutants: %2 never killed, %3 excluded")
               .arg(mutants.size())
               .arg(never)
               .arg(excluded)
        << '\n';
    return result;
}

} // namespace semblance
