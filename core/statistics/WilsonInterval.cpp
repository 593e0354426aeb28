// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/WilsonInterval.h"

#include <algorithm>
#include <cmath>

namespace semblance {

Interval wilsonInterval(std::size_t successes, std::size_t trials, double z)
{
    if (trials == 0)
        return {};
    const auto n = static_cast<double>(trials);
    const double p = static_cast<double>(successes) / n;
    const double scale = 1.0 + z * z / n;
    const double centre = (p + z * z / (2.0 * n)) / scale;
    const double half = z * std::sqrt((p * (1.0 - p) + z * z / (4.0 * n)) / n) / scale;
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

} // namespace semblance
