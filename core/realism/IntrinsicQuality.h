// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/realism/Realism.h"

#include <vector>

namespace semblance {

/// How hard a mutant is to kill, and by how special inputs, without regard to any fault (operators.md 4.1):
///   S_m  = mean_t p_m(t)
///   Wc_m = sum_t p_m(t) C_t / sum_t p_m(t), where C_t = mean of p(t) over all mutants, never-killed ones included
///   IQ_m = (1 - S_m) (1 - Wc_m)    range [0, 1], larger = better; 0 for a mutant never killed
struct IntrinsicQuality {
    double quality = 0.0;
    double killRate = 0.0;           ///< S_m, range [0, 1]
    double weightedCommonness = 0.0; ///< Wc_m, range [0, 1]; 0 for a mutant never killed
};

/// Of all mutants of one bug, in the order given. Throws Error when the numbers of inputs differ or a mutant has no
/// instance.
std::vector<IntrinsicQuality> intrinsicQuality(const std::vector<KillCounts>& mutants);

} // namespace semblance
