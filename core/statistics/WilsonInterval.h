// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace semblance {

/// A closed interval.
struct Interval {
    double low = 0.0;
    double high = 0.0;
    double width() const { return high - low; }
    /// Touching intervals are not disjoint.
    bool disjointFrom(const Interval& other) const { return high < other.low || other.high < low; }
};

/// The normal quantile of a 90 % interval as the study's code rounds it (exactly 1.64485...).
inline constexpr double wilsonZ90 = 1.645;

/// Wilson's score interval for a share of `successes` in `trials` (operators.md 3.4), clipped to [0, 1]:
///   centre = (p + z^2/2n) / (1 + z^2/n),  half width = z sqrt((p (1 - p) + z^2/4n) / n) / (1 + z^2/n)
/// [0, 0] for no trials, as the study has it.
Interval wilsonInterval(std::size_t successes, std::size_t trials, double z = wilsonZ90);

} // namespace semblance
