// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/realism/Predictions.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace semblance {

/// Kills of several instances of one program on each test input.
/// An instance kills an input when its paired original is right there and it is wrong (operators.md 3.3).
struct KillCounts {
    std::vector<std::uint16_t> kills; ///< one count an input, 0..instances
    std::size_t instances = 0;
    double probability(std::size_t input) const
    {
        return static_cast<double>(kills[input]) / static_cast<double>(instances);
    }
};

/// Original prediction and prediction of the instance under test that is compared with it.
using PairedInstance = std::pair<const ClassList*, const ClassList*>;

/// Counts the kills of all paired instances. All lists must have as many rows as `expected`; throws Error otherwise.
KillCounts countKills(const ClassList& expected, const std::vector<PairedInstance>& instances);

/// How closely a mutant M resembles a fault F (study, section 3.4; operators.md 3.5):
///   CS(M,F)  = sum_t min(KP_M, KP_F) / sum_t KP_M      range [0,1], larger = closer
///   IoU(M,F) = sum_t min(KP_M, KP_F) / sum_t max(KP_M, KP_F)
/// A mutant that is never killed has no CS; the value is then 0 for parity with the study and neverKilled says so.
struct Realism {
    enum class Status { Ok, Excluded };
    Status status = Status::Ok;
    std::string reason; ///< why it was excluded (failed or missing instances, non-finite outputs)
    double couplingStrength = 0.0;
    double overlap = 0.0;
    bool neverKilled = false; ///< no instance of the mutant kills any input
    bool csReliable = false;  ///< operators.md 3.6
    bool iouReliable = false;
    int definitiveInputs = 0; ///< inputs whose Wilson intervals of mutant and fault are disjoint
    double meanIntervalWidth = 0.0; ///< of the mutant's 90 % Wilson intervals
    double mutantKillMass = 0.0;    ///< sum_t KP_M
    double faultKillMass = 0.0;     ///< sum_t KP_F
    std::size_t inputs = 0;         ///< test inputs that both were run on; 0 when not known (imported results)
};

/// Coverage R = I/F, range [0,1], larger = closer: 1/IoU = 1/CS + 1/R - 1, so CS and IoU suffice (oracle.md 5.7).
/// Nothing when the fault kills nothing as far as is known.
std::optional<double> coverage(const Realism& realism);

/// Share of the test inputs that an instance of the fault kills; near 1 a high CS comes for free (oracle.md 5.7).
/// Nothing when the number of inputs is not known.
std::optional<double> baseRate(const Realism& realism);

/// Both over the same inputs; throws Error when the numbers of inputs differ or one has no instance.
Realism compareKills(const KillCounts& mutant, const KillCounts& fault);

} // namespace semblance
