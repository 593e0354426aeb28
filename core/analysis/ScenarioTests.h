// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"
#include "core/statistics/Wilcoxon.h"

#include <vector>

namespace semblance {

/// Whether two scenarios differ over the bugs: Wilcoxon signed-rank on the per-bug medians (study, section 4.3).
struct ScenarioTest {
    Metric metric = Metric::CouplingStrength;
    Scenario a = Scenario::Pre;
    Scenario b = Scenario::Post1;
    SignedRankTest test; ///< of a minus b; pairs = bugs that have mutants of both scenarios
    double pHolm = 1.0;  ///< pNormal adjusted over all tests of the list
    double pBonferroni = 1.0;
};

/// The tests of (pre, post1), (pre, post2), (post1, post2) for every metric of `distributions`, in the order of Metric:
/// of CS and IoU the six of the study. The p values are adjusted over all tests of the list, so coverage, which the
/// study does not test, belongs into a call of its own. A test without bugs is left out and weakens no other.
std::vector<ScenarioTest> scenarioTests(const std::vector<BugDistribution>& distributions);

} // namespace semblance
