// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/statistics/BoxSummary.h"

#include <string>
#include <vector>

namespace semblance {

/// The distribution of one metric over the mutants of one bug and scenario: one box of the bug-wise figure.
struct BugDistribution {
    std::string bug;
    std::string dataset;
    Scenario scenario = Scenario::Pre;
    Metric metric = Metric::CouplingStrength;
    BoxSummary box; ///< type-7 quartiles, Tukey whiskers, outliers
};

enum class BugOrder { Id, Median, Spread };

/// One distribution for every (bug, scenario) that has at least one counting mutant, ordered by bug id, then scenario.
std::vector<BugDistribution> bugDistributions(const std::vector<MutantResult>& mutants, Metric metric);

/// Bug ids in the order asked for; Median and Spread (IQR) are those over all mutants of the bug, largest first.
std::vector<std::string> orderedBugs(const std::vector<MutantResult>& mutants, Metric metric, BugOrder order);

} // namespace semblance
