// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace semblance {

/// The scenarios that are compared with each other; a tie goes to the earliest. Control is a yardstick, no rival.
inline constexpr std::array<Scenario, 3> comparedScenarios = {Scenario::Pre, Scenario::Post1, Scenario::Post2};

/// The pairs that are tested, in the order of reports and tables.
inline constexpr std::array<std::pair<Scenario, Scenario>, 3> comparedPairs = {
    {{Scenario::Pre, Scenario::Post1}, {Scenario::Pre, Scenario::Post2}, {Scenario::Post1, Scenario::Post2}}};

/// Medians, whiskers and maxima that differ by less are equal (golden/README). With exact comparison the study's
/// numbers are not met: deepfd030 has CS medians 0.3333333333333333 and 0.33333333333333337.
inline constexpr double tieEpsilon = 1e-9;

/// The boxes of one bug and metric, one a scenario.
struct ScenarioBoxes {
    std::string bug;
    std::string dataset;
    std::array<const BoxSummary*, comparedScenarios.size()> boxes{}; ///< null where the scenario has no mutant

    const BoxSummary* box(Scenario scenario) const { return boxes[static_cast<std::size_t>(scenario)]; }
    bool complete() const;
};

/// Sorted by bug id. The boxes are those of `distributions`, which must outlive the result.
std::vector<ScenarioBoxes> scenarioBoxes(const std::vector<BugDistribution>& distributions, Metric metric);

/// Medians of the bugs that have mutants of both scenarios: a[i] and b[i] are those of the same bug.
struct PairedMedians {
    std::vector<double> a;
    std::vector<double> b;
};

PairedMedians pairedMedians(const std::vector<ScenarioBoxes>& bugs, Scenario a, Scenario b);

} // namespace semblance
