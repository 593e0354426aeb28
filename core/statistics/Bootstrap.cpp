// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Bootstrap.h"

#include "core/statistics/BoxSummary.h"
#include "core/statistics/Random.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace semblance {

namespace {

double finite(double value)
{
    if (!std::isfinite(value))
        throw std::invalid_argument("bootstrap: the statistic is not finite");
    return value;
}

std::vector<double> replicatesOf(std::size_t observations, const ResampleStatistic& statistic,
                                 const BootstrapSettings& settings)
{
    std::vector<double> replicates;
    replicates.reserve(settings.resamples);
    forEachResample(observations, settings,
                    [&](const std::vector<std::size_t>& indices) { replicates.push_back(finite(statistic(indices))); });
    std::sort(replicates.begin(), replicates.end());
    return replicates;
}

/// Skewness of the leave-one-out estimates over six; 0 when they are all equal.
double acceleration(std::size_t observations, const ResampleStatistic& statistic)
{
    std::vector<double> estimates(observations);
    for (std::size_t left = 0; left < observations; ++left) {
        std::vector<std::size_t> indices;
        indices.reserve(observations - 1);
        for (std::size_t i = 0; i < observations; ++i) {
            if (i != left)
                indices.push_back(i);
        }
        estimates[left] = finite(statistic(indices));
    }
    const double mean = std::accumulate(estimates.begin(), estimates.end(), 0.0) / static_cast<double>(observations);
    double squares = 0.0;
    double cubes = 0.0;
    for (const double estimate : estimates) {
        squares += (mean - estimate) * (mean - estimate);
        cubes += (mean - estimate) * (mean - estimate) * (mean - estimate);
    }
    return squares == 0.0 ? 0.0 : cubes / (6.0 * std::pow(squares, 1.5));
}

std::optional<Interval> bcaInterval(const Bootstrap& result, double acceleration, double confidence)
{
    const auto [first, last] = std::equal_range(result.replicates.begin(), result.replicates.end(), result.estimate);
    const auto below = static_cast<double>(first - result.replicates.begin());
    const auto equal = static_cast<double>(last - first);
    const double share = (below + 0.5 * equal) / static_cast<double>(result.replicates.size());
    if (share <= 0.0 || share >= 1.0)
        return std::nullopt;

    const boost::math::normal normal;
    const double bias = quantile(normal, share);
    const auto adjusted = [&](double probability) {
        const double shifted = bias + quantile(normal, probability);
        return cdf(normal, bias + shifted / (1.0 - acceleration * shifted));
    };
    const double tail = 0.5 * (1.0 - confidence);
    return Interval{quantileType7(result.replicates, adjusted(tail)),
                    quantileType7(result.replicates, adjusted(1.0 - tail))};
}

} // namespace

void forEachResample(std::size_t observations, const BootstrapSettings& settings,
                     const std::function<void(const std::vector<std::size_t>& indices)>& visit)
{
    if (observations == 0 || settings.resamples == 0 || !(settings.confidence > 0.0 && settings.confidence < 1.0))
        throw std::invalid_argument("bootstrap: needs observations, resamples and a confidence in (0, 1)");
    Random random(settings.seed, "bootstrap");
    std::vector<std::size_t> indices(observations);
    for (std::size_t resample = 0; resample < settings.resamples; ++resample) {
        for (std::size_t& index : indices)
            index = random.below(observations);
        visit(indices);
    }
}

Interval percentileInterval(const std::vector<double>& sorted, double confidence)
{
    const double tail = 0.5 * (1.0 - confidence);
    return {quantileType7(sorted, tail), quantileType7(sorted, 1.0 - tail)};
}

Bootstrap bootstrap(std::size_t observations, const ResampleStatistic& statistic, const BootstrapSettings& settings)
{
    Bootstrap result;
    result.replicates = replicatesOf(observations, statistic, settings);
    std::vector<std::size_t> all(observations);
    std::iota(all.begin(), all.end(), std::size_t{0});
    result.estimate = finite(statistic(all));
    result.percentile = percentileInterval(result.replicates, settings.confidence);
    if (observations > 1)
        result.bca = bcaInterval(result, acceleration(observations, statistic), settings.confidence);
    return result;
}

} // namespace semblance
