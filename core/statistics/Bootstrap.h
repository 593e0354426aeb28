// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/WilsonInterval.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace semblance {

/// A statistic of a resample, given as the indices of the observations drawn. Must return a finite number.
using ResampleStatistic = std::function<double(const std::vector<std::size_t>& indices)>;

struct BootstrapSettings {
    std::size_t resamples = 10000;
    double confidence = 0.95;
    std::uint64_t seed = 0; ///< the same seed gives the same intervals
};

/// Shows every resample to `visit`, given as the indices drawn. The same settings draw the same resamples here and in
/// bootstrap(), so that several statistics can be taken from one resample. Throws as bootstrap() does.
void forEachResample(std::size_t observations, const BootstrapSettings& settings,
                     const std::function<void(const std::vector<std::size_t>& indices)>& visit);

/// The interval that leaves out half of 1 - confidence of the values at either end; `sorted` must not be empty.
Interval percentileInterval(const std::vector<double>& sorted, double confidence);

/// Nonparametric bootstrap of whole observations (for example bugs), so that pairs stay together.
struct Bootstrap {
    double estimate = 0.0;          ///< of the observations themselves
    std::vector<double> replicates; ///< sorted
    Interval percentile;
    /// Bias-corrected and accelerated (Efron 1987); nothing when all replicates lie on one side of the estimate.
    std::optional<Interval> bca;
};

/// Throws std::invalid_argument without observations or resamples, for a confidence outside (0, 1) and when the
/// statistic returns a value that is not finite.
Bootstrap bootstrap(std::size_t observations, const ResampleStatistic& statistic,
                    const BootstrapSettings& settings = {});

} // namespace semblance
