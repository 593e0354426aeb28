// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace semblance {

/// Places of values, 1 = largest; equal values share the best of their places: 1, 2, 2, 4. A value is equal to the next
/// larger one when it is at most `epsilon` below it.
std::vector<int> competitionRanks(const std::vector<double>& values, double epsilon = 0.0);

/// Kendall's tau-b of two rankings of the same things, range [-1, 1]; ties in either lower it only as far as they must:
///   (C - D) / sqrt((P - T_a) (P - T_b))    C, D, P = concordant, discordant, all pairs; T = pairs tied in a ranking
/// 0 when all are tied in one of them. Throws std::invalid_argument when the lengths differ. Quadratic in their length.
double kendallTau(const std::vector<int>& a, const std::vector<int>& b);

} // namespace semblance
