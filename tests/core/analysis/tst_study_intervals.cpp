// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/StudyIntervals.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/analysis/ScenarioTests.h"
#include "tests/core/analysis/PublishedStudy.h"
#include "tests/core/analysis/SampleMutants.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// The expected values were drawn with another generator and are printed with two or three digits. An end point of
/// 10,000 resamples varies by about 0.005, a share by at most that.
constexpr double endTolerance = 0.02;
constexpr double shareTolerance = 0.02;

bool same(const RankInterval& a, const RankInterval& b)
{
    return a.scenario == b.scenario && a.operatorId == b.operatorId && a.rank == b.rank && a.low == b.low &&
           a.high == b.high && a.shareFirst == b.shareFirst;
}

bool same(const Estimate& a, const Estimate& b)
{
    return a.value == b.value && a.percentile.low == b.percentile.low && a.percentile.high == b.percentile.high &&
           a.bca.has_value() == b.bca.has_value() &&
           (!a.bca || (a.bca->low == b.bca->low && a.bca->high == b.bca->high));
}

/// Bugs b0, b1, ... with one pre and one post1 mutant each.
std::vector<MutantResult> pairsOf(const std::vector<std::pair<double, double>>& values)
{
    std::vector<MutantResult> mutants;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string bug = "b" + std::to_string(i);
        mutants.push_back(mutant(bug, Scenario::Pre, values[i].first, 0.0, "TCL"));
        mutants.push_back(mutant(bug, Scenario::Post1, values[i].second, 0.0, "GF"));
    }
    return mutants;
}

} // namespace

class tst_StudyIntervals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void nothingGivesNothing();
    void effectsOfTheStudy_data();
    void effectsOfTheStudy();
    void stabilityOfTheRankings_data();
    void stabilityOfTheRankings();
    void firstPlaces_data();
    void firstPlaces();
    void rankIntervalsHoldTheRanks();
    void mediansOfTheStudy();
    void equalSeedsEqualIntervals();
    void effectsFollowTheTests();
    void oneBugIsCertain();
    void mediansAreExact();
    void operatorsWithoutADrawnBugAreLast();
    void refusesBadSettings();

private:
    std::vector<MutantResult> m_mutants; ///< empty without the published data
};

void tst_StudyIntervals::initTestCase()
{
    if (!publishedFolder().isEmpty())
        m_mutants = publishedStudy();
}

void tst_StudyIntervals::nothingGivesNothing()
{
    QVERIFY(scenarioMedians({}).empty());
    QVERIFY(effectIntervals({}).empty());
    QVERIFY(rankIntervals({}, Metric::Overlap).operators.empty());
    QVERIFY(rankIntervals({mutant("a", Scenario::Pre, 0.5)}, Metric::Overlap, 2).scenarios.empty());
}

/// oracle.md 5 (i): r, percentile interval, BCa interval, P(r >= .5).
void tst_StudyIntervals::effectsOfTheStudy_data()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<int>("test");
    QTest::addColumn<std::vector<double>>("expected");
    using Values = std::vector<double>;
    const Metric cs = Metric::CouplingStrength;
    const Metric iou = Metric::Overlap;
    QTest::newRow("CS pre-S1") << cs << 0 << Values{.758, .578, .910, .539, .890, 1.00};
    QTest::newRow("CS pre-S2") << cs << 1 << Values{.467, .234, .669, .222, .661, .40};
    QTest::newRow("CS S1-S2") << cs << 2 << Values{.140, -.124, .401, -.134, .394, .00};
    QTest::newRow("IoU pre-S1") << iou << 0 << Values{.845, .684, .969, .628, .948, 1.00};
    QTest::newRow("IoU pre-S2") << iou << 1 << Values{.623, .413, .803, .390, .788, .88};
    QTest::newRow("IoU S1-S2") << iou << 2 << Values{.241, -.023, .488, -.028, .485, .02};
}

void tst_StudyIntervals::effectsOfTheStudy()
{
    QFETCH(Metric, metric);
    QFETCH(int, test);
    QFETCH(std::vector<double>, expected);
    const std::vector<EffectInterval> effects = effectIntervals(bugDistributions(m_mutants, metric));
    QCOMPARE(effects.size(), std::size_t{3});
    const EffectInterval& effect = effects[static_cast<std::size_t>(test)];
    COMPARE_WITHIN(effect.rankBiserial.value, expected[0], 5e-4);
    COMPARE_WITHIN(effect.rankBiserial.percentile.low, expected[1], endTolerance);
    COMPARE_WITHIN(effect.rankBiserial.percentile.high, expected[2], endTolerance);
    QVERIFY(effect.rankBiserial.bca.has_value());
    COMPARE_WITHIN(effect.rankBiserial.bca->low, expected[3], endTolerance);
    COMPARE_WITHIN(effect.rankBiserial.bca->high, expected[4], endTolerance);
    COMPARE_WITHIN(effect.probabilityLarge, expected[5], shareTolerance);
}

/// oracle.md 5 (ii): mean width of the rank intervals, mean tau. Ends of rank intervals are whole numbers, so two ends
/// that lie on the border of two ranks move the mean width of eight operators by a quarter.
void tst_StudyIntervals::stabilityOfTheRankings_data()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<std::vector<double>>("widths");
    QTest::addColumn<std::vector<double>>("taus");
    using Values = std::vector<double>;
    QTest::newRow("CS") << Metric::CouplingStrength << Values{9.8, 4.5, 2.6} << Values{.72, .70, .81};
    QTest::newRow("IoU") << Metric::Overlap << Values{13.9, 5.4, 3.0} << Values{.47, .55, .83};
}

void tst_StudyIntervals::stabilityOfTheRankings()
{
    QFETCH(Metric, metric);
    QFETCH(std::vector<double>, widths);
    QFETCH(std::vector<double>, taus);
    const RankIntervals intervals = rankIntervals(m_mutants, metric);
    const std::size_t operators[] = {18, 8, 8};
    QCOMPARE(intervals.scenarios.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        const RankStability& stability = intervals.scenarios[i];
        QCOMPARE(stability.scenario, comparedScenarios[i]);
        QCOMPARE(stability.operators, operators[i]);
        COMPARE_WITHIN(stability.meanWidth, widths[i], 0.25);
        COMPARE_WITHIN(stability.meanTau, taus[i], 0.01);
    }
}

/// oracle.md 5 (ii): how often an operator is first, and the interval of its rank where that is given.
void tst_StudyIntervals::firstPlaces_data()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("rank");
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("high"); // 0: not given; the lower end is 1
    const Metric cs = Metric::CouplingStrength;
    const Metric iou = Metric::Overlap;
    QTest::newRow("CS VRM") << cs << Scenario::Pre << "VRM" << 1 << .78 << 9.0;
    QTest::newRow("CS NEB S1") << cs << Scenario::Post1 << "NEB" << 1 << .46 << 0.0;
    QTest::newRow("CS NEB S2") << cs << Scenario::Post2 << "NEB" << 1 << .70 << 0.0;
    QTest::newRow("IoU RCD") << iou << Scenario::Pre << "RCD" << 1 << .27 << 16.0;
    QTest::newRow("IoU VRM") << iou << Scenario::Pre << "VRM" << 8 << .32 << 0.0;
    QTest::newRow("IoU NAI S1") << iou << Scenario::Post1 << "NAI" << 1 << .40 << 0.0;
    QTest::newRow("IoU NAI S2") << iou << Scenario::Post2 << "NAI" << 1 << .72 << 0.0;
}

void tst_StudyIntervals::firstPlaces()
{
    QFETCH(Metric, metric);
    QFETCH(Scenario, scenario);
    QFETCH(QString, id);
    QFETCH(int, rank);
    QFETCH(double, share);
    QFETCH(double, high);
    const std::vector<RankInterval> operators = rankIntervals(m_mutants, metric).operators;
    const auto found = std::find_if(operators.begin(), operators.end(), [&](const RankInterval& current) {
        return current.scenario == scenario && current.operatorId == id.toStdString();
    });
    QVERIFY(found != operators.end());
    QCOMPARE(found->rank, rank);
    COMPARE_WITHIN(found->shareFirst, share, shareTolerance);
    if (high > 0.0) {
        QCOMPARE(found->low, 1.0);
        QCOMPARE(found->high, high);
    }
}

void tst_StudyIntervals::rankIntervalsHoldTheRanks()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    for (const Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        const std::vector<RankInterval> operators = rankIntervals(m_mutants, metric).operators;
        std::size_t next = 0;
        for (const OperatorRank& rank : operatorRanking(m_mutants, metric)) {
            if (!rank.rank)
                continue;
            QVERIFY(next < operators.size());
            QCOMPARE(operators[next].operatorId, rank.operatorId);
            QCOMPARE(operators[next].scenario, rank.scenario);
            QCOMPARE(operators[next].rank, *rank.rank);
            QVERIFY(operators[next].low <= *rank.rank && *rank.rank <= operators[next].high);
            ++next;
        }
        QCOMPARE(next, operators.size());
    }
}

void tst_StudyIntervals::mediansOfTheStudy()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<ScenarioMedian> medians = scenarioMedians(bugDistributions(m_mutants, Metric::CouplingStrength));
    QCOMPARE(medians.size(), std::size_t{15});          // four data sets and all
    const double expected[] = {0.5256, 0.4676, 0.4144}; // operators.md 3.8
    for (std::size_t i = 0; i < 3; ++i) {
        const ScenarioMedian& all = medians[12 + i];
        QCOMPARE(all.dataset, std::string("all"));
        QCOMPARE(all.scenario, comparedScenarios[i]);
        QCOMPARE(all.bugs, std::size_t{86});
        COMPARE_WITHIN(all.median.value, expected[i], 5e-5);
        QVERIFY(all.median.percentile.low < all.median.value && all.median.value < all.median.percentile.high);
        QCOMPARE(medians[i].dataset, std::string("cleanml"));
    }
}

void tst_StudyIntervals::equalSeedsEqualIntervals()
{
    std::vector<std::pair<double, double>> values;
    for (int i = 0; i < 20; ++i)
        values.emplace_back(std::sqrt(0.05 * (i * 7 % 20)), 0.05 * (i * 3 % 20));
    std::vector<MutantResult> mutants = pairsOf(values);
    for (int i = 0; i < 20; ++i)
        mutants.push_back(mutant("b" + std::to_string(i), Scenario::Pre, 0.05 * (i * 11 % 20), 0.0, "TAN"));
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    const BootstrapSettings seven = {500, 0.95, 7};
    const BootstrapSettings eight = {500, 0.95, 8};

    QVERIFY(same(effectIntervals(boxes, seven)[0].rankBiserial, effectIntervals(boxes, seven)[0].rankBiserial));
    QVERIFY(!same(effectIntervals(boxes, seven)[0].rankBiserial, effectIntervals(boxes, eight)[0].rankBiserial));
    QVERIFY(same(scenarioMedians(boxes, seven)[0].median, scenarioMedians(boxes, seven)[0].median));
    QVERIFY(!same(scenarioMedians(boxes, seven)[0].median, scenarioMedians(boxes, eight)[0].median));
    const auto first = [&mutants](const BootstrapSettings& settings) {
        return rankIntervals(mutants, Metric::CouplingStrength, 1, settings);
    };
    QVERIFY(same(first(seven).operators[0], first(seven).operators[0]));
    QVERIFY(!same(first(seven).operators[0], first(eight).operators[0]));
    QCOMPARE(first(seven).scenarios[0].meanTau, first(seven).scenarios[0].meanTau);
}

void tst_StudyIntervals::effectsFollowTheTests()
{
    std::vector<MutantResult> mutants = pairsOf({{0.5, 0.4}, {0.6, 0.4}, {0.1, 0.9}, {0.7, 0.2}});
    mutants.push_back(mutant("b0", Scenario::Post2, 0.3));
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    const std::vector<ScenarioTest> tests = scenarioTests(boxes);
    const std::vector<EffectInterval> effects = effectIntervals(boxes, {200});
    QCOMPARE(effects.size(), tests.size());
    for (std::size_t i = 0; i < tests.size(); ++i) {
        QCOMPARE(effects[i].metric, tests[i].metric);
        QCOMPARE(effects[i].a, tests[i].a);
        QCOMPARE(effects[i].b, tests[i].b);
        QCOMPARE(effects[i].rankBiserial.value, tests[i].test.rankBiserial);
    }
}

void tst_StudyIntervals::oneBugIsCertain()
{
    const std::vector<MutantResult> mutants = pairsOf({{0.75, 0.25}});
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    const EffectInterval effect = effectIntervals(boxes, {100}).front();
    QCOMPARE(effect.rankBiserial.percentile.low, 1.0);
    QCOMPARE(effect.probabilityLarge, 1.0);
    QVERIFY(!effect.rankBiserial.bca);
    QCOMPARE(scenarioMedians(boxes, {100}).front().median.percentile.high, 0.75);
    const RankIntervals ranks = rankIntervals(mutants, Metric::CouplingStrength, 1, {100});
    QCOMPARE(ranks.operators[0].high, 1.0);
    QCOMPARE(ranks.operators[0].shareFirst, 1.0);
    QCOMPARE(ranks.scenarios[0].meanWidth, 0.0);
    QCOMPARE(ranks.scenarios[0].meanTau, 0.0); // one operator has no order
}

/// The medians found by counting are those that sorting finds.
void tst_StudyIntervals::mediansAreExact()
{
    std::vector<std::pair<double, double>> values;
    std::vector<double> pre;
    for (int i = 0; i < 12; ++i) {
        pre.push_back(std::sqrt(i * 5 % 12 / 12.0));
        values.emplace_back(pre.back(), 0.0);
    }
    std::vector<MutantResult> mutants = pairsOf(values);
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    std::vector<double> inOrder; // of the distributions, by bug id
    for (const BugDistribution& box : boxes) {
        if (box.scenario == Scenario::Pre)
            inOrder.push_back(box.box.median);
    }
    const BootstrapSettings settings = {300, 0.9, 3};
    const Bootstrap expected = bootstrap(
        inOrder.size(),
        [&inOrder](const std::vector<std::size_t>& indices) {
            std::vector<double> drawn;
            for (const std::size_t index : indices)
                drawn.push_back(inOrder[index]);
            std::sort(drawn.begin(), drawn.end());
            return quantileType7(drawn, 0.5);
        },
        settings);
    QVERIFY(
        same(scenarioMedians(boxes, settings).front().median, {expected.estimate, expected.percentile, expected.bca}));
}

void tst_StudyIntervals::operatorsWithoutADrawnBugAreLast()
{
    // The best operator applies to one bug of two, and a quarter of the resamples misses it.
    const std::vector<MutantResult> mutants = {mutant("a", Scenario::Pre, 0.9, 0.0, "TAN"),
                                               mutant("a", Scenario::Pre, 0.5, 0.0, "TCL"),
                                               mutant("b", Scenario::Pre, 0.4, 0.0, "TCL")};
    const RankIntervals intervals = rankIntervals(mutants, Metric::CouplingStrength, 1);
    QCOMPARE(intervals.operators[0].operatorId, std::string("TAN"));
    QCOMPARE(intervals.operators[0].rank, 1);
    QCOMPARE(intervals.operators[0].high, 2.0);
    COMPARE_WITHIN(intervals.operators[0].shareFirst, 0.75, shareTolerance);
    COMPARE_WITHIN(intervals.operators[1].shareFirst, 0.25, shareTolerance);
    COMPARE_WITHIN(intervals.scenarios[0].meanTau, 0.5, 2 * shareTolerance); // 1 in 3 of 4, else -1
}

void tst_StudyIntervals::refusesBadSettings()
{
    const std::vector<MutantResult> mutants = pairsOf({{0.5, 0.4}, {0.6, 0.7}});
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::CouplingStrength);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, scenarioMedians(boxes, {0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, effectIntervals(boxes, {10, 1.0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, rankIntervals(mutants, Metric::CouplingStrength, 1, {0}));
}

QTEST_APPLESS_MAIN(tst_StudyIntervals)
#include "tst_study_intervals.moc"
