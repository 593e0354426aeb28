// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ScenarioTests.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/statistics/MultipleComparisons.h"

namespace semblance {

std::vector<ScenarioTest> scenarioTests(const std::vector<BugDistribution>& distributions)
{
    std::vector<ScenarioTest> tests;
    std::vector<double> p;
    for (const Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        const std::vector<ScenarioBoxes> bugs = scenarioBoxes(distributions, metric);
        for (const auto& [a, b] : comparedPairs) {
            const PairedMedians medians = pairedMedians(bugs, a, b);
            if (medians.a.empty())
                continue;
            tests.push_back({metric, a, b, wilcoxonSignedRank(medians.a, medians.b)});
            p.push_back(tests.back().test.pNormal);
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
