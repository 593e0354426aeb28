// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/EffectSize.h"
#include "core/statistics/KillTest.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace semblance;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double notANumber = std::nan("");

} // namespace

/// The edge cases of operators.md 1.5; the ordinary ones are in statistics_golden.
class tst_KillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalConstantsAreNoKill();
    void differentConstantsAreSeparated();
    void oneConstantIsOrdinary();
    void invalidRunsAreDropped();
    void tooFewRuns();
    void unequalNumbers();
    void improvementsAreNoKills();
    void roundedVerdict();
    void studentAndWelch();
    void signedRank();
    void moments();
};

void tst_KillTest::equalConstantsAreNoKill()
{
    // Three times 0.1 do not sum to 0.3: a naive variance would not be 0.
    const std::vector<double> constant(3, 0.1);
    for (const KillStatistic statistic :
         {KillStatistic::PooledZ, KillStatistic::PooledT, KillStatistic::Welch, KillStatistic::SignedRank}) {
        const KillTest test = killTest(constant, constant, {statistic});
        QCOMPARE(test.outcome, KillTest::Outcome::ZeroVariance);
        QCOMPARE(test.pValue, 1.0);
        QCOMPARE(test.cohensD, 0.0);
        QVERIFY(!test.killed && !test.killedAsPublished);
    }
}

void tst_KillTest::differentConstantsAreSeparated()
{
    const std::vector<double> high(5, 0.9);
    const std::vector<double> low(5, 0.7);
    const KillTest worse = killTest(high, low);
    QCOMPARE(worse.outcome, KillTest::Outcome::Separated);
    QCOMPARE(worse.cohensD, infinity);
    QCOMPARE(worse.statistic, -infinity);
    QCOMPARE(worse.pValue, 0.0);
    QVERIFY(worse.killed && worse.killedAsPublished);

    const KillTest better = killTest(low, high);
    QCOMPARE(better.cohensD, -infinity);
    QVERIFY(!better.killed);
    QVERIFY(killTest(low, high, {KillStatistic::PooledZ, ScoreDirection::SmallerIsBetter}).killed);
}

void tst_KillTest::oneConstantIsOrdinary()
{
    const KillTest test = killTest({0.9, 0.9, 0.9}, {0.5, 0.6, 0.7});
    QCOMPARE(test.outcome, KillTest::Outcome::Tested);
    // Pooled variance 0.005, so z = -0.3 / sqrt(0.005 * 2 / 3).
    COMPARE_WITHIN(test.statistic, -0.3 / std::sqrt(0.01 / 3.0), 1e-12);
    COMPARE_WITHIN(test.cohensD, 0.3 / std::sqrt(0.005), 1e-12);
    QVERIFY(test.killed);
}

void tst_KillTest::invalidRunsAreDropped()
{
    const KillTest clean = killTest({0.9, 0.8, 0.85}, {0.5, 0.6, 0.7});
    const KillTest dirty = killTest({0.9, notANumber, 0.8, 0.85}, {0.5, 0.6, infinity, 0.7});
    QCOMPARE(dirty.originalRuns, std::size_t{3});
    QCOMPARE(dirty.mutantRuns, std::size_t{3});
    QCOMPARE(dirty.pValue, clean.pValue);
    QCOMPARE(dirty.cohensD, clean.cohensD);
}

void tst_KillTest::tooFewRuns()
{
    for (const KillTest& test : {killTest({}, {}), killTest({0.9, 0.8}, {0.1, 0.2, 0.3}),
                                 killTest({0.9, 0.8, 0.85}, {0.1, 0.2, notANumber})}) {
        QCOMPARE(test.outcome, KillTest::Outcome::TooFewRuns);
        QCOMPARE(test.pValue, 1.0);
        QVERIFY(!test.killed);
    }
}

void tst_KillTest::unequalNumbers()
{
    const KillTest test = killTest({1.0, 2.0, 3.0, 4.0}, {0.0, 1.0, 2.0});
    // Sums of squares 5 and 2 over 5 degrees of freedom.
    COMPARE_WITHIN(test.statistic, -1.5 / std::sqrt(1.4 * (1.0 / 4.0 + 1.0 / 3.0)), 1e-12);
    COMPARE_WITHIN(test.cohensD, 1.5 / std::sqrt(1.4), 1e-12);
}

void tst_KillTest::improvementsAreNoKills()
{
    const KillTest test = killTest({0.5, 0.51, 0.52, 0.5, 0.49}, {0.9, 0.91, 0.92, 0.9, 0.89});
    QVERIFY(test.pValue < 1e-6);
    QVERIFY(test.cohensD < -0.5);
    QVERIFY(!test.killed && !test.killedAsPublished);
}

void tst_KillTest::roundedVerdict()
{
    // d = a for mutants lowered by a pooled deviation times a; p = erfc(a sqrt(n/2) / sqrt 2) with n = 5.
    // The deviation of -2..2 is sqrt(2.5).
    const std::vector<double> original = {-2.0, -1.0, 0.0, 1.0, 2.0};
    const auto lowered = [&original](double z) {
        std::vector<double> mutant = original;
        for (double& score : mutant)
            score -= z * std::sqrt(2.0 * 2.5 / 5.0);
        return killTest(original, mutant);
    };
    const KillTest justBelow = lowered(1.9635); // p = 0.04959
    QVERIFY(justBelow.pValue > 0.0495 && justBelow.pValue < 0.05);
    QVERIFY(justBelow.killed);
    QVERIFY(!justBelow.killedAsPublished);
    const KillTest clear = lowered(1.9650); // p = 0.04941
    QVERIFY(clear.pValue < 0.0495);
    QVERIFY(clear.killed && clear.killedAsPublished);
    QVERIFY(!lowered(1.9590).killed);
}

void tst_KillTest::studentAndWelch()
{
    // t densities integrated numerically; Welch has 4.8243 degrees of freedom.
    const std::vector<double> original = {0.9, 0.8, 0.85, 0.95};
    const std::vector<double> mutant = {0.7, 0.75, 0.5, 0.6};
    const KillTest pooled = killTest(original, mutant, {KillStatistic::PooledT});
    COMPARE_WITHIN(pooled.statistic, -3.7025478740312976, 1e-9);
    COMPARE_WITHIN(pooled.pValue, 0.01005796689757, 1e-9);
    const KillTest welch = killTest(original, mutant, {KillStatistic::Welch});
    COMPARE_WITHIN(welch.statistic, -3.7025478740312976, 1e-9);
    COMPARE_WITHIN(welch.pValue, 0.01488845735485, 1e-9);
    // For five runs a t test needs |d| > 1.458, the normal 1.240 (operators.md 1.5).
    const std::vector<double> five = {-2.0, -1.0, 0.0, 1.0, 2.0};
    std::vector<double> lower = five;
    for (double& score : lower)
        score -= 1.35 * std::sqrt(2.5);
    QVERIFY(killTest(five, lower).killed);
    QVERIFY(!killTest(five, lower, {KillStatistic::PooledT}).killed);
}

void tst_KillTest::signedRank()
{
    const KillRule rule{KillStatistic::SignedRank};
    std::vector<double> original;
    std::vector<double> mutant;
    for (int i = 1; i <= 6; ++i) {
        original.push_back(0.9);
        mutant.push_back(0.9 - 0.01 * i);
    }
    const KillTest test = killTest(original, mutant, rule);
    COMPARE_WITHIN(test.pValue, 2.0 / 64.0, 1e-12);
    QVERIFY(test.killed);
    mutant.pop_back();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, killTest(original, mutant, rule));
    // A run without a score takes its partner with it.
    mutant.push_back(notANumber);
    QCOMPARE(killTest(original, mutant, rule).originalRuns, std::size_t{5});
}

void tst_KillTest::moments()
{
    const Moments sample = momentsOf({1.0, 2.0, 6.0});
    QCOMPARE(sample.mean, 3.0);
    QCOMPARE(sample.variance(), 7.0);
    QCOMPARE(momentsOf({0.1, 0.1, 0.1}).sumOfSquares, 0.0);
    QCOMPARE(momentsOf({4.0}).variance(), 0.0);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, momentsOf({}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, cohensD(momentsOf({1.0}), momentsOf({2.0})));
}

QTEST_APPLESS_MAIN(tst_KillTest)
#include "tst_kill_test.moc"
