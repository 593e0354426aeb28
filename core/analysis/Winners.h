// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/ScenarioBoxes.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// Which scenario's mutants resemble a bug most: the one with the highest median (study, section 4.3).
struct Winner {
    std::string bug;
    std::string dataset;
    Metric metric = Metric::CouplingStrength;
    std::array<std::optional<double>, comparedScenarios.size()> medians; ///< pre, post1, post2
    Scenario winner = Scenario::Pre; ///< among ties the earliest scenario, so pre
    std::vector<Scenario> tied;      ///< all scenarios with the highest median, in their order; the winner is the first

    /// Whether the winner wins without the tie rule.
    bool strict() const { return tied.size() == 1; }
};

/// The winner among the scenarios that have mutants; at least one must.
Winner winnerOf(const ScenarioBoxes& boxes, Metric metric, double epsilon = tieEpsilon);

/// One winner a bug, sorted by bug id. A bug with mutants of a single scenario has nothing to compare and is left out.
std::vector<Winner> winners(const std::vector<BugDistribution>& distributions, Metric metric,
                            double epsilon = tieEpsilon);

/// Wins of a data set, or of all.
struct WinCount {
    Metric metric = Metric::CouplingStrength;
    std::string dataset; ///< "all" for the sum
    std::size_t bugs = 0;
    std::array<std::size_t, comparedScenarios.size()> wins{};       ///< pre, post1, post2; adds up to bugs
    std::array<std::size_t, comparedScenarios.size()> strictWins{}; ///< without ties
    std::size_t tiedWithPre = 0;
    std::size_t tiedPostOnly = 0;
};

/// One count a data set, sorted by name, then the sum. All winners must be of one metric. Empty when there are none.
std::vector<WinCount> winCounts(const std::vector<Winner>& winners);

} // namespace semblance
