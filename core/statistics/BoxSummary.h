// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace semblance {

/// What a boxplot shows of a sample. Whiskers (Tukey): the most extreme datum inside
/// [q1 - 1.5 IQR, q3 + 1.5 IQR], fences included with an epsilon of 1e-9, never inside the box (golden/README).
struct BoxSummary {
    std::size_t n = 0;
    double minimum = 0.0;
    double q1 = 0.0;
    double median = 0.0;
    double q3 = 0.0;
    double maximum = 0.0;
    double whiskerLow = 0.0;
    double whiskerHigh = 0.0;
    double mean = 0.0;
    std::vector<double> outliers; ///< sorted
};

/// Throws std::invalid_argument for an empty sample or a value that is not finite.
BoxSummary boxSummary(std::vector<double> values);

/// Quantile of a sorted, non-empty sample by linear interpolation (type 7 of Hyndman and Fan, NumPy's default).
double quantileType7(const std::vector<double>& sorted, double probability);

/// Type-7 median of an unsorted sample; throws std::invalid_argument when it is empty.
double medianOf(std::vector<double> values);

} // namespace semblance
