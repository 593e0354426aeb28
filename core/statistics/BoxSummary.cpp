// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/BoxSummary.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace semblance {

namespace {

/// A datum that misses a fence by rounding only still lies inside it.
constexpr double fenceEpsilon = 1e-9;

void setWhiskers(BoxSummary& box, const std::vector<double>& sorted)
{
    const double reach = 1.5 * (box.q3 - box.q1) + fenceEpsilon;
    const auto firstInside = std::lower_bound(sorted.begin(), sorted.end(), box.q1 - reach);
    const auto pastInside = std::upper_bound(firstInside, sorted.end(), box.q3 + reach);
    // An interpolated quartile may lie beyond every datum inside the fences; the whisker then ends at the box.
    box.whiskerLow = std::min(*firstInside, box.q1);
    box.whiskerHigh = std::max(*std::prev(pastInside), box.q3);
    box.outliers.assign(sorted.begin(), firstInside);
    box.outliers.insert(box.outliers.end(), pastInside, sorted.end());
}

} // namespace

double quantileType7(const std::vector<double>& sorted, double probability)
{
    if (sorted.empty() || !(probability >= 0.0 && probability <= 1.0))
        throw std::invalid_argument("quantileType7: empty sample or probability outside [0, 1]");
    const double position = static_cast<double>(sorted.size() - 1) * probability;
    const auto below = static_cast<std::size_t>(position);
    if (below + 1 == sorted.size())
        return sorted.back();
    return sorted[below] + (position - std::floor(position)) * (sorted[below + 1] - sorted[below]);
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return quantileType7(values, 0.5);
}

BoxSummary boxSummary(std::vector<double> values)
{
    if (values.empty())
        throw std::invalid_argument("boxSummary: empty sample");
    if (!std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); }))
        throw std::invalid_argument("boxSummary: a value is not finite");
    std::sort(values.begin(), values.end());

    BoxSummary box;
    box.n = values.size();
    box.minimum = values.front();
    box.q1 = quantileType7(values, 0.25);
    box.median = quantileType7(values, 0.5);
    box.q3 = quantileType7(values, 0.75);
    box.maximum = values.back();
    box.mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    setWhiskers(box, values);
    return box;
}

} // namespace semblance
