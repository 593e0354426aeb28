// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace semblance {

/// Power of a balanced one-way analysis of variance: the chance that it finds an effect of size Cohen's f (> 0; for two
/// groups f = d / 2) at significance `alpha` with `total` observations in `groups` groups. Range (alpha, 1).
///   1 - F_nc(F^-1(1 - alpha; k-1, N-k); k-1, N-k, f^2 N)      (noncentral F; Cohen 1988, chapter 8)
/// Throws std::invalid_argument when f or alpha is out of range, groups < 2 or total <= groups.
double anovaPower(double cohensF, std::size_t total, std::size_t groups = 2, double alpha = 0.05);

} // namespace semblance
