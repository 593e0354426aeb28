// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/NoiseFloor.h"

#include "tests/core/analysis/PublishedStudy.h"
#include "tests/core/analysis/SampleMutants.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

MutantResult layerMutant(const std::string& bug, Scenario scenario, double cs, const std::string& operatorId = "LD")
{
    MutantResult result = mutant(bug, scenario, cs, cs / 4.0, operatorId);
    result.parameter = "0.01";
    result.realism.csReliable = cs > 0.0;
    result.realism.iouReliable = true;
    return result;
}

} // namespace

class tst_NoiseFloor : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void publishedFloor();
    void nothingToGoBy();
    void controlsComeFirst();
    void counterpartsMustMatch();
    void aZeroAloneIsNotCertain();
    void ownOriginalsShowNoNoise();
};

/// oracle.md 5 X01b: 220 mutants of 33 bugs, .526 on CS and .081 on IoU (median of bug medians).
void tst_NoiseFloor::publishedFloor()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<MutantResult> mutants = publishedStudy();
    const std::optional<NoiseFloor> cs = noiseFloor(mutants, Metric::CouplingStrength);
    QVERIFY(cs.has_value());
    QCOMPARE(cs->source, NoiseSource::UnmutatedCopies);
    QCOMPARE(cs->mutants, std::size_t{220});
    QCOMPARE(cs->bugs, std::size_t{33});
    QCOMPARE(cs->box.n, std::size_t{33});
    COMPARE_WITHIN(cs->box.median, 0.526, 5e-4);
    const std::optional<NoiseFloor> iou = noiseFloor(mutants, Metric::Overlap);
    QCOMPARE(iou->mutants, std::size_t{220});
    COMPARE_WITHIN(iou->box.median, 0.081, 5e-4);
}

void tst_NoiseFloor::nothingToGoBy()
{
    QVERIFY(!noiseFloor({}, Metric::Overlap));
    QVERIFY(!noiseFloor({mutant("a", Scenario::Pre, 0.5), mutant("a", Scenario::Post2, 0.0)}, Metric::Overlap));
    QVERIFY(!noiseFloor({excluded(mutant("a", Scenario::Control, 0.5))}, Metric::Overlap));
}

void tst_NoiseFloor::controlsComeFirst()
{
    const std::vector<MutantResult> mutants = {
        layerMutant("a", Scenario::Post1, 0.9), layerMutant("a", Scenario::Post2, 0.0),
        mutant("a", Scenario::Control, 0.2),    mutant("a", Scenario::Control, 0.4),
        mutant("b", Scenario::Control, 0.5),    excluded(mutant("b", Scenario::Control, 1.0))};
    const std::optional<NoiseFloor> floor = noiseFloor(mutants, Metric::CouplingStrength);
    QCOMPARE(floor->source, NoiseSource::Control);
    QCOMPARE(floor->bugs, std::size_t{2});
    QCOMPARE(floor->mutants, std::size_t{3});
    COMPARE_WITHIN(floor->box.median, 0.4, 1e-15);
}

void tst_NoiseFloor::counterpartsMustMatch()
{
    std::vector<MutantResult> mutants = {
        layerMutant("a", Scenario::Post1, 0.5),       layerMutant("a", Scenario::Post2, 0.0),
        layerMutant("b", Scenario::Post1, 0.6),       layerMutant("b", Scenario::Post2, 0.1), // was mutated
        layerMutant("c", Scenario::Post1, 0.7, "LR"), layerMutant("c", Scenario::Post2, 0.0), // another operator
        layerMutant("d", Scenario::Post1, 0.8, "GF"), layerMutant("d", Scenario::Post2, 0.0, "GF")};
    const std::optional<NoiseFloor> floor = noiseFloor(mutants, Metric::CouplingStrength);
    QCOMPARE(floor->source, NoiseSource::UnmutatedCopies);
    QCOMPARE(floor->mutants, std::size_t{1});
    QCOMPARE(floor->box.median, 0.5);
    mutants[1].parameter = "0.1";
    QVERIFY(!noiseFloor(mutants, Metric::CouplingStrength));
}

void tst_NoiseFloor::aZeroAloneIsNotCertain()
{
    std::vector<MutantResult> mutants = {layerMutant("a", Scenario::Post1, 0.5),
                                         layerMutant("a", Scenario::Post2, 0.0)};
    mutants[1].realism.csReliable = true; // it kills, but not what the fault kills
    QVERIFY(!noiseFloor(mutants, Metric::CouplingStrength));
    mutants[1].realism.csReliable = mutants[1].realism.iouReliable = false; // not known
    QVERIFY(!noiseFloor(mutants, Metric::CouplingStrength));
    mutants[1].realism.neverKilled = true;
    QVERIFY(noiseFloor(mutants, Metric::CouplingStrength).has_value());
}

void tst_NoiseFloor::ownOriginalsShowNoNoise()
{
    const std::vector<MutantResult> mutants = {layerMutant("a", Scenario::Post1, 0.0),
                                               layerMutant("a", Scenario::Post2, 0.0)};
    QVERIFY(!noiseFloor(mutants, Metric::CouplingStrength));
}

QTEST_APPLESS_MAIN(tst_NoiseFloor)
#include "tst_noise_floor.moc"
