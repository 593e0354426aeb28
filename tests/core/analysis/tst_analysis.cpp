// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/BugDistributions.h"
#include "core/analysis/Deviations.h"
#include "core/analysis/FaultKills.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/Winners.h"
#include "core/statistics/Random.h"
#include "tests/core/analysis/SampleMutants.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// One mutant in each scenario, so that every box is a point.
std::vector<MutantResult> pointBug(double preCs, double preIou, double postCs, double postIou)
{
    return {mutant("b", Scenario::Pre, preCs, preIou), mutant("b", Scenario::Post1, postCs, postIou),
            mutant("b", Scenario::Post2, postCs, postIou)};
}

std::vector<Winner> csWinners(const std::vector<MutantResult>& mutants)
{
    return winners(bugDistributions(mutants, Metric::CouplingStrength), Metric::CouplingStrength);
}

} // namespace

/// Small hand-made cases; the published data set is in published_results.
class tst_Analysis : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingGivesNothing();
    void excludedMutantsDoNotCount();
    void distributionsAreOrdered();
    void ordersOfBugs();
    void tieGoesToTheEarliest();
    void missingScenarios();
    void controlIsNoRival();
    void testsLeaveOutEmptyPairs();
    void ranksAreShared();
    void rankingWeighsBugsEqually();
    void trendRules_data();
    void trendRules();
    void levelRules_data();
    void levelRules();
    void incompleteBugsAreNotJudged();
    void flagsOfTheOracle();
    void faultKillsAreRecovered();
    void faultKillsNeedFractions();
};

void tst_Analysis::nothingGivesNothing()
{
    QVERIFY(bugDistributions({}, Metric::Overlap).empty());
    QVERIFY(orderedBugs({}, Metric::Overlap, BugOrder::Median).empty());
    QVERIFY(csWinners({}).empty());
    QVERIFY(winCounts({}).empty());
    QVERIFY(scenarioTests({}).empty());
    QVERIFY(operatorRanking({}, Metric::Overlap).empty());
    QVERIFY(bugDeviations({}).empty());
    QVERIFY(!recoverFaultKills({}));
}

void tst_Analysis::excludedMutantsDoNotCount()
{
    const std::vector<MutantResult> mutants
        = {mutant("a", Scenario::Pre, 0.5), excluded(mutant("a", Scenario::Pre, std::nan(""))),
           excluded(mutant("b", Scenario::Pre, 0.9))};
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    QCOMPARE(boxes.size(), std::size_t{1});
    QCOMPARE(boxes[0].box.n, std::size_t{1});
    QCOMPARE(orderedBugs(mutants, Metric::CouplingStrength, BugOrder::Id), (std::vector<std::string>{"a"}));
    QCOMPARE(operatorRanking(mutants, Metric::CouplingStrength, 1).front().mutants, std::size_t{1});
}

void tst_Analysis::distributionsAreOrdered()
{
    const std::vector<BugDistribution> boxes = bugDistributions(
        {mutant("b", Scenario::Post2, 0.1, 0.7), mutant("b", Scenario::Pre, 0.2), mutant("a", Scenario::Post1, 0.3)},
        Metric::CouplingStrength);
    QCOMPARE(boxes.size(), std::size_t{3});
    QCOMPARE(boxes[0].bug, std::string("a"));
    QCOMPARE(boxes[1].scenario, Scenario::Pre);
    QCOMPARE(boxes[2].scenario, Scenario::Post2);
    QCOMPARE(boxes[2].box.median, 0.1);
    QCOMPARE(boxes[2].dataset, std::string("set"));
    QCOMPARE(bugDistributions({mutant("b", Scenario::Post2, 0.1, 0.7)}, Metric::Overlap)[0].box.median, 0.7);
}

void tst_Analysis::ordersOfBugs()
{
    std::vector<MutantResult> mutants;
    for (const double value : {0.4, 0.5, 0.6})
        mutants.push_back(mutant("c", Scenario::Pre, value));
    for (const double value : {0.0, 0.2, 1.0})
        mutants.push_back(mutant("a", Scenario::Post1, value));
    for (const double value : {0.5, 0.5, 0.5})
        mutants.push_back(mutant("b", Scenario::Pre, value));
    using Ids = std::vector<std::string>;
    const auto order = [&mutants](BugOrder by) { return orderedBugs(mutants, Metric::CouplingStrength, by); };
    QCOMPARE(order(BugOrder::Id), (Ids{"a", "b", "c"}));
    QCOMPARE(order(BugOrder::Median), (Ids{"b", "c", "a"})); // equal medians by id
    QCOMPARE(order(BugOrder::Spread), (Ids{"a", "c", "b"}));
}

void tst_Analysis::tieGoesToTheEarliest()
{
    const Winner winner = csWinners({mutant("a", Scenario::Pre, 0.3333333333333333),
                                     mutant("a", Scenario::Post1, 0.33333333333333337),
                                     mutant("a", Scenario::Post2, 0.2)})
                              .front();
    QCOMPARE(winner.winner, Scenario::Pre);
    QCOMPARE(winner.tied, (std::vector<Scenario>{Scenario::Pre, Scenario::Post1}));
    QVERIFY(!winner.strict());

    const std::vector<Winner> late = csWinners(
        {mutant("a", Scenario::Pre, 0.1), mutant("a", Scenario::Post1, 0.4), mutant("a", Scenario::Post2, 0.4)});
    QCOMPARE(late.front().winner, Scenario::Post1);
    const WinCount count = winCounts(late).back();
    QCOMPARE(count.dataset, std::string("all"));
    QCOMPARE(count.tiedPostOnly, std::size_t{1});
    QCOMPARE(count.wins[1], std::size_t{1});
    QCOMPARE(count.strictWins[1], std::size_t{0});
}

void tst_Analysis::missingScenarios()
{
    const std::vector<Winner> found
        = csWinners({mutant("one", Scenario::Pre, 0.9), mutant("two", Scenario::Pre, 0.1),
                     mutant("two", Scenario::Post2, 0.0), mutant("zero", Scenario::Post1, 0.0),
                     mutant("zero", Scenario::Post2, 0.0)});
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].bug, std::string("two"));
    QVERIFY(!found[0].medians[1].has_value());
    // Medians of 0 win as well when there is nothing above them.
    QCOMPARE(found[1].tied, (std::vector<Scenario>{Scenario::Post1, Scenario::Post2}));
}

void tst_Analysis::controlIsNoRival()
{
    const std::vector<MutantResult> mutants = {mutant("a", Scenario::Control, 0.9), mutant("a", Scenario::Pre, 0.2),
                                               mutant("a", Scenario::Post2, 0.1)};
    QCOMPARE(csWinners(mutants).front().winner, Scenario::Pre);
    QCOMPARE(bugDistributions(mutants, Metric::CouplingStrength).size(), std::size_t{3});
    QCOMPARE(operatorRanking(mutants, Metric::CouplingStrength, 1).size(), std::size_t{2});
}

void tst_Analysis::testsLeaveOutEmptyPairs()
{
    std::vector<MutantResult> mutants;
    for (int bug = 0; bug < 6; ++bug) {
        const std::string id = "bug" + std::to_string(bug);
        mutants.push_back(mutant(id, Scenario::Pre, 0.5 + 0.01 * bug));
        mutants.push_back(mutant(id, Scenario::Post2, 0.4));
    }
    const std::vector<ScenarioTest> tests = scenarioTests(bugDistributions(mutants, Metric::CouplingStrength));
    QCOMPARE(tests.size(), std::size_t{1});
    QCOMPARE(tests[0].b, Scenario::Post2);
    QCOMPARE(tests[0].test.rankBiserial, 1.0);
    QCOMPARE(*tests[0].test.pExact, 2.0 / 64.0);
    // A family of one needs no adjustment.
    QCOMPARE(tests[0].pHolm, tests[0].test.pNormal);
}

void tst_Analysis::ranksAreShared()
{
    std::vector<MutantResult> mutants;
    const auto add = [&mutants](const char* id, double cs, Scenario scenario, int bugs) {
        for (int bug = 0; bug < bugs; ++bug)
            mutants.push_back(mutant("bug" + std::to_string(bug), scenario, cs, 0.0, id));
    };
    add("D", 0.1, Scenario::Pre, 2);
    add("C", 0.5, Scenario::Pre, 2);
    add("B", 0.5 + 1e-12, Scenario::Pre, 2);
    add("A", 0.9, Scenario::Pre, 2);
    add("rare", 1.0, Scenario::Pre, 1);
    add("GF", 0.2, Scenario::Post1, 2);
    const std::vector<OperatorRank> ranking = operatorRanking(mutants, Metric::CouplingStrength, 2);
    QStringList printed;
    for (const OperatorRank& rank : ranking)
        printed.append(QStringLiteral("%1:%2").arg(QString::fromStdString(rank.operatorId)).arg(rank.rank.value_or(0)));
    QCOMPARE(printed.join(' '), QStringLiteral("A:1 B:2 C:2 D:4 rare:0 GF:1"));
}

void tst_Analysis::rankingWeighsBugsEqually()
{
    std::vector<MutantResult> mutants = {mutant("a", Scenario::Pre, 0.0), mutant("b", Scenario::Pre, 1.0)};
    for (int i = 0; i < 100; ++i)
        mutants.push_back(mutant("a", Scenario::Pre, 0.0));
    const OperatorRank rank = operatorRanking(mutants, Metric::CouplingStrength, 1).front();
    QCOMPARE(rank.median, 0.5);
    QCOMPARE(rank.q1, 0.25);
    QCOMPARE(rank.q3, 0.75);
    QCOMPARE(rank.bugs, std::size_t{2});
    QCOMPARE(rank.mutants, std::size_t{102});
}

void tst_Analysis::trendRules_data()
{
    QTest::addColumn<std::vector<MutantResult>>("mutants");
    QTest::addColumn<TrendDeviation>("expected");
    const auto with = [](std::vector<MutantResult> mutants, double cs, double iou) {
        // Further pre mutants that leave the medians alone: one low, one high.
        mutants.push_back(mutant("b", Scenario::Pre, 0.0, 0.0));
        mutants.push_back(mutant("b", Scenario::Pre, cs, iou));
        return mutants;
    };
    QTest::newRow("trend") << pointBug(0.6, 0.4, 0.5, 0.3) << TrendDeviation::None;
    QTest::newRow("tie is trend") << pointBug(0.6, 0.4, 0.6, 0.4) << TrendDeviation::None;
    QTest::newRow("high tails") << pointBug(0.99, 0.4, 1.0, 0.3) << TrendDeviation::BothHighTails;
    QTest::newRow("high tails but no IoU") << pointBug(0.99, 0.3, 1.0, 0.4) << TrendDeviation::Reversal;
    QTest::newRow("narrow lead") << with(pointBug(0.4, 0.3, 0.5, 0.2), 0.6, 0.3) << TrendDeviation::NarrowCsLead;
    QTest::newRow("gap too wide") << with(pointBug(0.39, 0.3, 0.5, 0.2), 0.6, 0.3) << TrendDeviation::Reversal;
    // deepfd002: the other post-training scenario has the longer tail.
    std::vector<MutantResult> otherTail = with(pointBug(0.4, 0.3, 0.45, 0.2), 0.5, 0.3);
    for (const double cs : {0.0, 0.6})
        otherTail.push_back(mutant("b", Scenario::Post2, cs, 0.2));
    otherTail.push_back(mutant("b", Scenario::Post2, 0.1, 0.2));
    QTest::newRow("longer tail of the loser") << otherTail << TrendDeviation::Reversal;
    QTest::newRow("no tail") << pointBug(0.4, 0.3, 0.45, 0.2) << TrendDeviation::Reversal;
    QTest::newRow("dual medians") << with(pointBug(0.4, 0.2, 0.5, 0.3), 0.5, 0.3) << TrendDeviation::DualMedianPreTail;
    QTest::newRow("dual and tails") << pointBug(0.4, 0.2, 0.5, 0.3) << TrendDeviation::Reversal;
    QTest::newRow("IoU only") << with(pointBug(0.5, 0.2, 0.4, 0.3), 0.6, 0.4) << TrendDeviation::IouOnly;
    QTest::newRow("IoU and its tail") << pointBug(0.5, 0.2, 0.4, 0.3) << TrendDeviation::Reversal;
}

void tst_Analysis::trendRules()
{
    QFETCH(std::vector<MutantResult>, mutants);
    QFETCH(TrendDeviation, expected);
    const std::vector<BugDeviation> bugs = bugDeviations(mutants);
    QCOMPARE(bugs.size(), std::size_t{1});
    QCOMPARE(bugs[0].trend, expected);
}

void tst_Analysis::levelRules_data()
{
    QTest::addColumn<std::vector<MutantResult>>("mutants");
    QTest::addColumn<LevelDeviation>("expected");
    QTest::newRow("ordinary") << pointBug(0.5, 0.3, 0.5, 0.3) << LevelDeviation::None;
    QTest::newRow("zero") << pointBug(0.0, 0.0, 0.05, 0.0) << LevelDeviation::BothNearZero;
    QTest::newRow("one scenario above") << pointBug(0.0, 0.0, 0.06, 0.0) << LevelDeviation::None;
    QTest::newRow("one") << pointBug(0.75, 0.75, 1.0, 0.8) << LevelDeviation::BothNearOne;
    QTest::newRow("one on CS only") << pointBug(0.8, 0.74, 0.8, 0.8) << LevelDeviation::None;
    QTest::newRow("high and low") << pointBug(0.85, 0.15, 0.9, 0.1) << LevelDeviation::CsHighIouLow;
    QTest::newRow("not high in all") << pointBug(0.84, 0.15, 0.9, 0.1) << LevelDeviation::None;
}

void tst_Analysis::levelRules()
{
    QFETCH(std::vector<MutantResult>, mutants);
    QFETCH(LevelDeviation, expected);
    QCOMPARE(bugDeviations(mutants).front().level, expected);
}

void tst_Analysis::incompleteBugsAreNotJudged()
{
    QVERIFY(bugDeviations({mutant("a", Scenario::Pre, 0.1), mutant("a", Scenario::Post1, 0.9)}).empty());
}

void tst_Analysis::flagsOfTheOracle()
{
    std::vector<MutantResult> mutants = pointBug(0.6, 0.4, 0.5, 0.3);
    QVERIFY(bugDeviations(mutants).front().weakOracle); // nothing known
    for (MutantResult& result : mutants)
        result.realism.faultKillMass = 5.0;
    QVERIFY(!bugDeviations(mutants).front().weakOracle);
    QVERIFY(!bugDeviations(mutants).front().baselineMismatch);
    mutants[1].realism.faultKillMass = 5.2;
    QVERIFY(bugDeviations(mutants).front().baselineMismatch);
    mutants[1].realism.faultKillMass = 0.0; // not known is no mismatch
    QVERIFY(!bugDeviations(mutants).front().baselineMismatch);
}

void tst_Analysis::faultKillsAreRecovered()
{
    Random random(2, "kills");
    for (const std::uint64_t fault : {1, 17, 4690, 52001}) {
        std::vector<MetricPair> mutants = {{0.0, 0.0}}; // never coupled: says nothing
        for (int i = 0; i < 40; ++i) {
            const auto shared = static_cast<double>(1 + random.below(fault));
            const double killed = shared + static_cast<double>(random.below(60000));
            mutants.push_back({shared / killed, shared / (killed + static_cast<double>(fault) - shared)});
        }
        QCOMPARE(recoverFaultKills(mutants).value_or(0), fault);
    }
}

void tst_Analysis::faultKillsNeedFractions()
{
    QVERIFY(!recoverFaultKills({{0.0, 0.0}}));
    QVERIFY(!recoverFaultKills({{std::nan(""), 0.5}, {0.5, 0.9}, {2.0, 0.1}})); // no metrics at all
    QVERIFY(!recoverFaultKills({{std::sqrt(0.5), std::sqrt(0.1)}, {std::sqrt(0.3), std::sqrt(0.01)}}));
}

QTEST_APPLESS_MAIN(tst_Analysis)
#include "tst_analysis.moc"
