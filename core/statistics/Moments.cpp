// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Moments.h"

#include <stdexcept>

namespace semblance {

Moments momentsOf(const std::vector<double>& sample)
{
    if (sample.empty())
        throw std::invalid_argument("momentsOf: empty sample");
    Moments moments;
    moments.n = sample.size();
    // Relative to the first value: the sum of three times 0.1 is not 0.3, and a constant sample must have no spread.
    double shift = 0.0;
    for (const double value : sample)
        shift += value - sample.front();
    moments.mean = sample.front() + shift / static_cast<double>(sample.size());
    for (const double value : sample)
        moments.sumOfSquares += (value - moments.mean) * (value - moments.mean);
    return moments;
}

} // namespace semblance
