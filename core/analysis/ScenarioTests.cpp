// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ScenarioTests.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/statistics/MultipleComparisons.h"

#include <array>
#include <utility>

namespace semblance {

namespace {

constexpr std::array<std::pair<Scenario, Scenario>, 3> testedPairs = {{{Scenario::Pre, Scenario::Post1},
                                                                       {Scenario::Pre, Scenario::Post2},
                                                                       {Scenario::Post1, Scenario::Post2}}};

SignedRankTest testOf(const std::vector<ScenarioBoxes>& bugs, Scenario a, Scenario b)
{
    std::vector<double> mediansOfA;
    std::vector<double> mediansOfB;
    for (const ScenarioBoxes& boxes : bugs) {
        if (boxes.box(a) == nullptr || boxes.box(b) == nullptr)
            continue;
        mediansOfA.push_back(boxes.box(a)->median);
        mediansOfB.push_back(boxes.box(b)->median);
    }
    return wilcoxonSignedRank(mediansOfA, mediansOfB);
}

} // namespace

std::vector<ScenarioTest> scenarioTests(const std::vector<BugDistribution>& distributions)
{
    std::vector<ScenarioTest> tests;
    std::vector<double> p;
    for (const Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        const std::vector<ScenarioBoxes> bugs = scenarioBoxes(distributions, metric);
        for (const auto& [a, b] : testedPairs) {
            const SignedRankTest test = testOf(bugs, a, b);
            if (test.pairs == 0)
                continue;
            tests.push_back({metric, a, b, test});
            p.push_back(test.pNormal);
        }
    }
    const std::vector<double> holm = holmAdjusted(p);
    const std::vector<double> bonferroni = bonferroniAdjusted(p);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        tests[i].pHolm = holm[i];
        tests[i].pBonferroni = bonferroni[i];
    }
    return tests;
}

} // namespace semblance
