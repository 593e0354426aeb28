// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Quality.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace semblance;

namespace {

KillCounts kills(std::vector<std::uint16_t> counts, std::size_t instances = 20)
{
    return {std::move(counts), instances};
}

/// `easy` inputs that always are killed, `hard` ones that never are.
KillCounts always(std::size_t easy, std::size_t hard)
{
    std::vector<std::uint16_t> counts(easy, 20);
    counts.resize(easy + hard, 0);
    return kills(counts);
}

QList<int> flags(const std::vector<bool>& values)
{
    QList<int> list;
    for (const bool value : values)
        list.append(value ? 1 : 0);
    return list;
}

} // namespace

/// Killability, triviality, equivalence, redundancy and stability (operators.md 1.10, 1.11).
class TestMutantQuality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangeKillability_data();
    void rangeKillability();
    void listKillability();
    void triviality();
    void equivalence();
    void subsumption();
    void subsumptionNeedsInputs();
    void overlappingIntervalsAreIgnored();
    void redundancy();
    void mutualRedundancyKeepsOne();
    void circleWithAnOutsider();
    void stability();
};

void TestMutantQuality::rangeKillability_data()
{
    QTest::addColumn<double>("mild");
    QTest::addColumn<double>("severe");
    QTest::addColumn<double>("killed"); // below 0: none
    QTest::addColumn<double>("expected");
    QTest::newRow("percentage") << 0.0 << 100.0 << 12.5 << 0.875;
    QTest::newRow("percentage, severest alone") << 0.0 << 100.0 << 100.0 << 0.01;
    QTest::newRow("percentage, none") << 0.0 << 100.0 << -1.0 << 0.0;
    QTest::newRow("deletion") << 0.0 << 99.0 << 49.5 << 0.5;
    QTest::newRow("deletion, severest alone") << 0.0 << 99.0 << 99.0 << 0.01;
    QTest::newRow("learning rate") << 0.001 << 0.0001 << 0.00055 << 0.5;
    QTest::newRow("epochs") << 12.0 << 1.0 << 9.0 << 8.0 / 11.0;
    QTest::newRow("epochs, severest alone") << 12.0 << 1.0 << 1.0 << 0.0;
    QTest::newRow("patience") << 10.0 << 1.0 << 10.0 << 1.0;
}

void TestMutantQuality::rangeKillability()
{
    QFETCH(double, mild);
    QFETCH(double, severe);
    QFETCH(double, killed);
    QFETCH(double, expected);
    const std::optional<double> c = killed < 0.0 ? std::nullopt : std::optional(killed);
    QVERIFY(std::abs(semblance::rangeKillability({mild, severe, 1.0, 2}, c) - expected) < 1e-12);
}

void TestMutantQuality::listKillability()
{
    QCOMPARE(semblance::listKillability(2, 3), 0.67);
    QCOMPARE(semblance::listKillability(1, 8), 0.12); // 0.125 is a tie, to even
    QCOMPARE(semblance::listKillability(3, 3), 1.0);
    QCOMPARE(semblance::listKillability(0, 0), 0.0);
}

void TestMutantQuality::triviality()
{
    // (5 + 4 + 0 + 5) / (4 inputs x 5 instances)
    QCOMPARE(semblance::triviality(kills({5, 4, 0, 5}, 5)), 0.7);
    QVERIFY(!isTrivial(kills({5, 4, 0, 5}, 5)));
    QVERIFY(isTrivial(kills({5, 5, 5, 3}, 5))); // exactly 0.9
    QVERIFY(!isTrivial(kills({5, 5, 4, 3}, 5)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, semblance::triviality(kills({}, 5)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, semblance::triviality(kills({0}, 0)));
}

void TestMutantQuality::equivalence()
{
    const ClassList original{1, {0, 1, 2}};
    const ClassList same = original;
    const ClassList other{1, {0, 1, 0}};
    QVERIFY(isEquivalent({{&original, &same}, {&original, &original}}));
    QVERIFY(!isEquivalent({{&original, &same}, {&original, &other}}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, isEquivalent({}));
}

/// b is killed on every input and a on none: a is the harder one and makes b redundant, not the other way.
void TestMutantQuality::subsumption()
{
    std::vector<std::uint16_t> a(60, 0);
    std::vector<std::uint16_t> b(60, 20);
    QVERIFY(subsumes(kills(a), kills(b)));
    QVERIFY(!subsumes(kills(b), kills(a)));
    // One input on which a is clearly killed more often than b: no longer on all of them ...
    a[0] = 20;
    b[0] = 0;
    QVERIFY(!subsumes(kills(a), kills(b)));
    // ... but on 59 of 60, whose half width is 0.034.
    QVERIFY(subsumes(kills(a), kills(b), {.share = 0.98, .halfWidth = 0.05}));
    QVERIFY(!subsumes(kills(a), kills(b), {.share = 0.99, .halfWidth = 0.05}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, subsumes(kills(a), kills({0})));
}

/// All of n agree: the half width is z^2 / 2(n + z^2), below 0.05 from n = 25 on (z = 1.645).
void TestMutantQuality::subsumptionNeedsInputs()
{
    for (const std::size_t inputs : {1u, 10u, 24u, 25u, 26u, 100u}) {
        const KillCounts hard = always(0, inputs);
        const KillCounts easy = always(inputs, 0);
        QCOMPARE(subsumes(hard, easy), inputs >= 25);
    }
}

/// n = 20: 0 kills give [0, 0.1192], 5 give [0.1274, 0.4322], 4 give [0.0931, 0.3784]: only 5 and more differ from 0.
void TestMutantQuality::overlappingIntervalsAreIgnored()
{
    const KillCounts never = kills(std::vector<std::uint16_t>(40, 0));
    QVERIFY(!subsumes(never, kills(std::vector<std::uint16_t>(40, 4))));
    QVERIFY(subsumes(never, kills(std::vector<std::uint16_t>(40, 5))));
    QVERIFY(!subsumes(never, never)); // nothing tells them apart
}

void TestMutantQuality::redundancy()
{
    // a is killed on 30 of 90, b on these and 30 more, c on the last 30 only.
    KillCounts a = always(30, 60);
    KillCounts b = always(60, 30);
    KillCounts c = always(0, 90);
    std::fill(c.kills.end() - 30, c.kills.end(), std::uint16_t{20});
    QCOMPARE(flags(redundantMutants({{"a", a}, {"b", b}, {"c", c}})), (QList<int>{0, 1, 0}));
    QCOMPARE(flags(redundantMutants({{"a", a}})), (QList<int>{0}));
    QVERIFY(redundantMutants({}).empty());
}

/// With a share below 1 two mutants can make each other redundant; the reference then drops both.
void TestMutantQuality::mutualRedundancyKeepsOne()
{
    // Each is harder on 30 of 60 inputs: a share of 0.5 with a half width of 0.104.
    KillCounts first = always(30, 30);
    KillCounts second = always(30, 30);
    std::reverse(second.kills.begin(), second.kills.end());
    const RedundancyRule loose{.share = 0.5, .halfWidth = 0.2};
    QVERIFY(subsumes(first, second, loose) && subsumes(second, first, loose));
    QCOMPARE(flags(redundantMutants({{"b", first}, {"a", second}}, loose)), (QList<int>{1, 0}));
    QCOMPARE(flags(redundantMutants({{"a", first}, {"b", second}}, loose)), (QList<int>{0, 1}));
}

/// A mutant outside of the circle makes all of it redundant.
void TestMutantQuality::circleWithAnOutsider()
{
    KillCounts first = always(60, 60);
    KillCounts second = always(60, 60);
    std::reverse(second.kills.begin(), second.kills.end());
    const KillCounts hardest = always(0, 120);
    const RedundancyRule loose{.share = 0.5, .halfWidth = 0.2};
    QCOMPARE(flags(redundantMutants({{"a", first}, {"b", second}, {"z", hardest}}, loose)), (QList<int>{1, 1, 0}));
}

void TestMutantQuality::stability()
{
    const std::vector<double> calm = {0.90, 0.91, 0.89, 0.90, 0.90}; // CV 0.007
    const std::vector<double> wild = {0.5, 0.9, 0.7, 0.3, 0.6};      // CV 0.333
    QVERIFY(isUnstable(calm, wild));
    QVERIFY(!isUnstable(calm, calm));
    QVERIFY(!isUnstable(wild, wild)); // no more than the original
    QVERIFY(!isUnstable(wild, calm));
    QVERIFY(isUnstable({1.0, 1.0, 1.0}, wild));              // a constant original
    QVERIFY(!isUnstable({1.0, 1.0, 1.0}, {0.96, 1.0, 1.0})); // CV 0.019: below 0.05
    QVERIFY(!isUnstable(calm, {0.0, 0.0, 0.0}));
    // 10 and 8 alternating have a mean of 9 and a CV of 1/9; 4 % more is not clearly more.
    const std::vector<double> nine = {10.0, 8.0, 10.0, 8.0};
    QVERIFY(!isUnstable(nine, {10.04, 7.96, 10.04, 7.96}));
    QVERIFY(isUnstable(nine, {10.06, 7.94, 10.06, 7.94}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, isUnstable({}, calm));
}

QTEST_APPLESS_MAIN(TestMutantQuality)
#include "tst_mutant_quality.moc"
