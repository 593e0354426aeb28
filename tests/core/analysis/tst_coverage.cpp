// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ScenarioTests.h"
#include "tests/core/analysis/PublishedStudy.h"
#include "tests/core/analysis/SampleMutants.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

MutantResult withFault(MutantResult result, double faultKillMass)
{
    result.realism.faultKillMass = faultKillMass;
    return result;
}

} // namespace

/// Coverage R = I/F as the third metric of the analysis.
class tst_Coverage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void publishedTests();
    void uncoupledMutantsCoverNothing();
    void testsOfItsOwnFamily();
};

/// oracle.md 5.7, use 3: on median coverage pre beats S1 (r .871) but not clearly S2 (r .191, p .14).
void tst_Coverage::publishedTests()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<ScenarioTest> tests = scenarioTests(bugDistributions(publishedStudy(), Metric::Coverage));
    QCOMPARE(tests.size(), std::size_t{3});
    QCOMPARE(tests[0].metric, Metric::Coverage);
    COMPARE_WITHIN(tests[0].test.rankBiserial, 0.871, 5e-4);
    QVERIFY(tests[0].test.pNormal < 1e-9);
    COMPARE_WITHIN(tests[1].test.rankBiserial, 0.191, 5e-4);
    COMPARE_WITHIN(tests[1].test.pNormal, 0.14, 5e-3);
}

void tst_Coverage::uncoupledMutantsCoverNothing()
{
    // The fault fails 4 inputs. A mutant that fails them and 4 others: CS = 1/2, IoU = 1/2, R = 1.
    const std::vector<MutantResult> mutants = {withFault(mutant("a", Scenario::Pre, 0.5, 0.5), 4.0),
                                               withFault(mutant("a", Scenario::Pre, 0.0), 4.0),
                                               withFault(mutant("b", Scenario::Pre, 0.0), 0.0)};
    const std::vector<BugDistribution> boxes = bugDistributions(mutants, Metric::Coverage);
    QCOMPARE(boxes.size(), std::size_t{1}); // nothing is known of b
    QCOMPARE(boxes[0].box.minimum, 0.0);
    QCOMPARE(boxes[0].box.maximum, 1.0);
}

void tst_Coverage::testsOfItsOwnFamily()
{
    std::vector<MutantResult> mutants;
    for (int bug = 0; bug < 6; ++bug) {
        const std::string id = "bug" + std::to_string(bug);
        mutants.push_back(withFault(mutant(id, Scenario::Pre, 0.6 + 0.01 * bug, 0.3), 4.0));
        mutants.push_back(withFault(mutant(id, Scenario::Post1, 0.6, 0.1), 4.0));
    }
    const std::vector<ScenarioTest> tests = scenarioTests(bugDistributions(mutants, Metric::Coverage));
    QCOMPARE(tests.size(), std::size_t{1});
    QCOMPARE(tests[0].test.rankBiserial, 1.0);
    QCOMPARE(tests[0].pHolm, tests[0].test.pNormal);
}

QTEST_APPLESS_MAIN(tst_Coverage)
#include "tst_coverage.moc"
