// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/EffectSize.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace semblance {

/// Two-sided Wilcoxon signed-rank test of paired values a and b (study, section 4.3).
/// Differences a - b; zeros are dropped (not Pratt's variant, which misses the study's values); tied sizes share the
/// average rank. Differences below `tieEpsilon` are zero, and sizes that close are tied.
struct SignedRankTest {
    static constexpr double tieEpsilon = 1e-9;

    std::size_t pairs = 0;
    std::size_t nonzero = 0;   ///< pairs that differ; 0 = nothing to test, then p = 1 and r = 0
    std::size_t tieGroups = 0; ///< groups of two or more equal sizes
    double wPlus = 0.0;        ///< rank sum of the pairs with a > b
    double wMinus = 0.0;
    double w = 0.0;         ///< the smaller of the two
    double mean = 0.0;      ///< of w under the null hypothesis: n (n + 1) / 4
    double deviation = 0.0; ///< its standard deviation, with the correction for ties
    double z = 0.0;         ///< (w - mean) / deviation, never positive
    double pNormal = 1.0;     ///< normal approximation, no continuity correction: what the study reports
    double pContinuity = 1.0; ///< with continuity correction
    std::optional<double> pExact; ///< where no sizes tie and at most exactLimit pairs differ
    double rankBiserial = 0.0;    ///< (W+ - W-) / (W+ + W-), range [-1, 1]; positive when a tends to be larger
    EffectMagnitude magnitude = EffectMagnitude::Negligible;

    static constexpr std::size_t exactLimit = 500; ///< 30 ms; beyond it the normal approximation is as good

    std::size_t zeros() const { return pairs - nonzero; }
};

/// Throws std::invalid_argument when the lengths differ or a value is not finite.
SignedRankTest wilcoxonSignedRank(const std::vector<double>& a, const std::vector<double>& b);

/// The effect size alone: 0 when no pair differs. For resampling, where the exact p would cost most of the time.
double rankBiserial(const std::vector<double>& a, const std::vector<double>& b);

/// Exact two-sided p of a rank sum w of n untied differences: min(1, 2 P(W <= w)), w being the smaller rank sum.
double exactSignedRankP(std::size_t n, double w);

} // namespace semblance
