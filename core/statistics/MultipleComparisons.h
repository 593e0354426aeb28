// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace semblance {

// Adjusted p values of a family of tests, in the order given; each at most 1. No p may be NaN.

/// Holm's step-down method: the k-th smallest p is multiplied by m - k + 1, and none falls below its predecessor.
std::vector<double> holmAdjusted(const std::vector<double>& p);

/// Bonferroni: every p is multiplied by m.
std::vector<double> bonferroniAdjusted(const std::vector<double>& p);

} // namespace semblance
