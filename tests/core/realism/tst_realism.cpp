// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/realism/IntrinsicQuality.h"
#include "core/realism/Realism.h"
#include "core/statistics/Random.h"
#include "core/statistics/WilsonInterval.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>

using namespace semblance;

namespace {

using Counts = std::vector<std::uint16_t>;

/// `count` inputs with `kills` each, one after the other.
Counts repeated(std::initializer_list<std::pair<std::size_t, std::uint16_t>> runs)
{
    Counts counts;
    for (const auto& [count, kills] : runs)
        counts.insert(counts.end(), count, kills);
    return counts;
}

} // namespace

class tst_Realism : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void killsNeedARightOriginal();
    void killsOfSeveralLabels();
    void definitionsHoldForUnequalInstances();
    void neverKilledMutant();
    void faultWithoutKills();
    void reliabilityNeedsFiveDefinitiveInputs();
    void reliabilityNeedsNarrowIntervals();
    void definitiveInputsMatchTheIntervals_data();
    void definitiveInputsMatchTheIntervals();
    void perfectMutantIsNeverReliable();
    void refusesUnequalInputs();
    void wilsonTableOfTheStudy();
    void qualityOfEmptyAndUnequal();
    void qualityByHand();
};

void tst_Realism::killsNeedARightOriginal()
{
    const ClassList expected{1, {0, 1, 2, 0}};
    const ClassList original{1, {0, 1, 0, 1}};   // right, right, wrong, wrong
    const ClassList underTest{1, {0, 2, 2, 1}};  // right, wrong, right, wrong
    const KillCounts counts = countKills(expected, {{&original, &underTest}, {&original, &original}});
    QCOMPARE(counts.kills, (Counts{0, 1, 0, 0}));
    QCOMPARE(counts.instances, std::size_t{2});
    QCOMPARE(counts.probability(1), 0.5);
    QCOMPARE(countKills(expected, {}).kills, (Counts{0, 0, 0, 0}));
}

void tst_Realism::killsOfSeveralLabels()
{
    const ClassList expected{2, {1, 0, 1, 1, 0, 0}};
    const ClassList original{2, {1, 0, 1, 1, 0, 1}};  // right, right, wrong
    const ClassList underTest{2, {1, 1, 1, 1, 1, 1}}; // one label wrong, right, wrong
    QCOMPARE(countKills(expected, {{&original, &underTest}}).kills, (Counts{1, 0, 0}));
}

void tst_Realism::definitionsHoldForUnequalInstances()
{
    Random random(3, "kills");
    const std::size_t inputs = 1000;
    KillCounts mutant{Counts(inputs), 5};
    KillCounts fault{Counts(inputs), 20};
    for (std::size_t i = 0; i < inputs; ++i) {
        mutant.kills[i] = static_cast<std::uint16_t>(random.below(6));
        fault.kills[i] = static_cast<std::uint16_t>(random.below(21));
    }
    double smaller = 0.0;
    double larger = 0.0;
    double mutantMass = 0.0;
    for (std::size_t i = 0; i < inputs; ++i) {
        smaller += std::min(mutant.probability(i), fault.probability(i));
        larger += std::max(mutant.probability(i), fault.probability(i));
        mutantMass += mutant.probability(i);
    }
    const Realism realism = compareKills(mutant, fault);
    COMPARE_WITHIN(realism.couplingStrength, smaller / mutantMass, 1e-12);
    COMPARE_WITHIN(realism.overlap, smaller / larger, 1e-12);
    COMPARE_WITHIN(realism.mutantKillMass, mutantMass, 1e-9);
    COMPARE_WITHIN(realism.faultKillMass, smaller + larger - mutantMass, 1e-9);
}

void tst_Realism::neverKilledMutant()
{
    const KillCounts mutant{repeated({{100, 0}}), 5};
    const KillCounts fault{repeated({{10, 5}, {90, 0}}), 5};
    const Realism realism = compareKills(mutant, fault);
    QVERIFY(realism.neverKilled);
    QCOMPARE(realism.couplingStrength, 0.0);
    QCOMPARE(realism.overlap, 0.0);
    // The study's never-killed mutants can have a reliable IoU, since its denominator is not 0, but no reliable CS.
    QCOMPARE(realism.definitiveInputs, 10);
    QVERIFY(realism.iouReliable);
    QVERIFY(!realism.csReliable);
}

void tst_Realism::faultWithoutKills()
{
    const KillCounts none{repeated({{100, 0}}), 5};
    const Realism nothing = compareKills(none, none);
    QCOMPARE(nothing.overlap, 0.0);
    QVERIFY(nothing.neverKilled && !nothing.iouReliable && !nothing.csReliable);
    const Realism killed = compareKills({repeated({{8, 5}, {92, 0}}), 5}, none);
    QCOMPARE(killed.couplingStrength, 0.0);
    QVERIFY(killed.csReliable && killed.iouReliable && !killed.neverKilled);
}

void tst_Realism::reliabilityNeedsFiveDefinitiveInputs()
{
    const KillCounts fault{repeated({{100, 0}}), 5};
    for (const std::size_t distinct : {4, 5}) {
        // With five runs only the counts (0,4), (0,5) and (1,5) have disjoint intervals.
        const KillCounts mutant{repeated({{distinct, 4}, {3, 3}, {97 - distinct, 0}}), 5};
        const Realism realism = compareKills(mutant, fault);
        QCOMPARE(realism.definitiveInputs, static_cast<int>(distinct));
        QCOMPARE(realism.csReliable, distinct == 5);
        QCOMPARE(realism.iouReliable, distinct == 5);
    }
}

void tst_Realism::reliabilityNeedsNarrowIntervals()
{
    // Widths with five runs: 0.3512 for 0 or 5 kills, 0.5848 for 2 or 3. The mean passes 0.5 between 60 and 70 of 100.
    for (const std::size_t wide : {60, 70}) {
        const KillCounts mutant{repeated({{wide, 2}, {100 - wide, 5}}), 5};
        const KillCounts fault{repeated({{100, 0}}), 5};
        const Realism realism = compareKills(mutant, fault);
        COMPARE_WITHIN(realism.meanIntervalWidth, (0.5848 * wide + 0.3512 * (100 - wide)) / 100.0, 1e-4);
        QCOMPARE(realism.csReliable, wide == 60);
        QCOMPARE(realism.iouReliable, wide == 60);
    }
}

void tst_Realism::definitiveInputsMatchTheIntervals_data()
{
    QTest::addColumn<int>("mutantInstances");
    QTest::addColumn<int>("faultInstances");
    QTest::newRow("5 5") << 5 << 5;
    QTest::newRow("1 20") << 1 << 20;
    QTest::newRow("10 3") << 10 << 3;
}

void tst_Realism::definitiveInputsMatchTheIntervals()
{
    QFETCH(int, mutantInstances);
    QFETCH(int, faultInstances);
    KillCounts mutant{{}, static_cast<std::size_t>(mutantInstances)};
    KillCounts fault{{}, static_cast<std::size_t>(faultInstances)};
    int definitive = 0;
    for (int m = 0; m <= mutantInstances; ++m) {
        for (int f = 0; f <= faultInstances; ++f) {
            mutant.kills.push_back(static_cast<std::uint16_t>(m));
            fault.kills.push_back(static_cast<std::uint16_t>(f));
            definitive += wilsonInterval(static_cast<std::size_t>(m), mutant.instances)
                              .disjointFrom(wilsonInterval(static_cast<std::size_t>(f), fault.instances));
        }
    }
    QVERIFY(definitive > 0);
    QCOMPARE(compareKills(mutant, fault).definitiveInputs, definitive);
}

void tst_Realism::perfectMutantIsNeverReliable()
{
    const KillCounts fault{repeated({{30, 5}, {20, 2}, {950, 0}}), 5};
    const Realism realism = compareKills(fault, fault);
    QCOMPARE(realism.couplingStrength, 1.0);
    QCOMPARE(realism.overlap, 1.0);
    QCOMPARE(realism.definitiveInputs, 0);
    QVERIFY(!realism.csReliable && !realism.iouReliable);
}

void tst_Realism::refusesUnequalInputs()
{
    const ClassList expected{1, {0, 1}};
    const ClassList shorter{1, {0}};
    const ClassList wider{2, {0, 1}};
    QVERIFY_THROWS_EXCEPTION(Error, countKills(expected, {{&expected, &shorter}}));
    QVERIFY_THROWS_EXCEPTION(Error, countKills(expected, {{&shorter, &expected}}));
    QVERIFY_THROWS_EXCEPTION(Error, countKills(expected, {{&expected, &wider}}));
    QVERIFY_THROWS_EXCEPTION(Error, countKills(expected, std::vector<PairedInstance>(1001, {&expected, &expected})));
    QVERIFY_THROWS_EXCEPTION(Error, compareKills({{1, 2}, 5}, {{1}, 5}));
    QVERIFY_THROWS_EXCEPTION(Error, compareKills({{0}, 0}, {{1}, 5}));
}

/// The table of operators.md 3.4 for five runs.
void tst_Realism::wilsonTableOfTheStudy()
{
    const std::vector<Interval> expected = {{0, .3512},     {.0460, .5647}, {.1427, .7275},
                                            {.2725, .8573}, {.4353, .9540}, {.6488, 1}};
    for (std::size_t kills = 0; kills <= 5; ++kills) {
        const Interval interval = wilsonInterval(kills, 5);
        COMPARE_WITHIN(interval.low, expected[kills].low, 5e-5);
        COMPARE_WITHIN(interval.high, expected[kills].high, 5e-5);
    }
    QCOMPARE(wilsonInterval(0, 0).high, 0.0);
    // Touching is not disjoint.
    QVERIFY(!(Interval{0.0, 0.5}.disjointFrom({0.5, 1.0})));
    QVERIFY((Interval{0.6, 1.0}.disjointFrom({0.0, 0.5})));
}

void tst_Realism::qualityOfEmptyAndUnequal()
{
    QVERIFY(intrinsicQuality({}).empty());
    QVERIFY_THROWS_EXCEPTION(Error, intrinsicQuality({{{1, 0}, 5}, {{1}, 5}}));
    QVERIFY_THROWS_EXCEPTION(Error, intrinsicQuality({{{1, 0}, 0}}));
    QCOMPARE(intrinsicQuality({{{}, 5}}).front().quality, 0.0);
}

void tst_Realism::qualityByHand()
{
    // p of a: 1, 0; of b: 1/2, 1/2. C = 3/4, 1/4.
    const std::vector<IntrinsicQuality> quality = intrinsicQuality({{{2, 0}, 2}, {{1, 1}, 2}});
    QCOMPARE(quality[0].killRate, 0.5);
    QCOMPARE(quality[0].weightedCommonness, 0.75);
    QCOMPARE(quality[0].quality, 0.125);
    QCOMPARE(quality[1].quality, 0.25);
}

QTEST_APPLESS_MAIN(tst_Realism)
#include "tst_realism.moc"
