// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace semblance {

/// Size, mean and spread of a sample. A constant sample has a spread of exactly 0 and exactly its value as mean.
struct Moments {
    std::size_t n = 0;
    double mean = 0.0;
    double sumOfSquares = 0.0; ///< of the deviations from the mean

    /// Sample variance, divided by n - 1; 0 for a single value.
    double variance() const { return n < 2 ? 0.0 : sumOfSquares / static_cast<double>(n - 1); }
};

/// Throws std::invalid_argument for an empty sample.
Moments momentsOf(const std::vector<double>& sample);

} // namespace semblance
