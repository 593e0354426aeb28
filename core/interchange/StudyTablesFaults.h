// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/analysis/ScenarioBoxes.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace semblance::tables {

/// How much the fault of a bug kills, as far as its counting mutants know.
struct FaultOfBug {
    std::string bug;
    std::string dataset;
    /// Inputs that one instance of the fault kills on average, a scenario; nothing where it is not known.
    std::array<std::optional<double>, comparedScenarios.size()> kills;
    std::size_t inputs = 0; ///< of the test set; 0 when not known

    /// Share of the inputs, range [0, 1], in one scenario and in the first where it is known.
    std::optional<double> baseRate(std::size_t scenario) const;
    std::optional<double> baseRate() const;
    /// Whether all scenarios have the same; nothing with fewer than two to compare.
    std::optional<bool> consistent() const;
};

/// By bug id.
std::vector<FaultOfBug> faultsOf(const std::vector<MutantResult>& mutants);

} // namespace semblance::tables
