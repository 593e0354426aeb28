// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/FaultKills.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace semblance {

namespace {

/// More kills than any test set in use can have; larger denominators are noise.
constexpr std::uint64_t mostKills = 10'000'000;

/// Denominator of the simplest fraction that is `value` but for rounding, by continued fractions.
std::optional<std::uint64_t> denominatorOf(double value)
{
    // Fractions of some 60,000 kills lie 3e-10 apart, and rounding moves a ratio by about 1e-15 of itself.
    const double tolerance = 1e-11 * std::max(1.0, value);
    double rest = value;
    double previousNumerator = 0.0, numerator = 1.0;
    double previousDenominator = 1.0, denominator = 0.0;
    while (true) {
        const double whole = std::floor(rest);
        previousNumerator = std::exchange(numerator, whole * numerator + previousNumerator);
        previousDenominator = std::exchange(denominator, whole * denominator + previousDenominator);
        if (!(denominator <= static_cast<double>(mostKills)))
            return std::nullopt;
        if (std::abs(value - numerator / denominator) <= tolerance)
            return static_cast<std::uint64_t>(denominator);
        rest = 1.0 / (rest - whole);
    }
}

} // namespace

std::optional<std::uint64_t> recoverFaultKills(const std::vector<MetricPair>& mutants)
{
    std::uint64_t kills = 0;
    for (const MetricPair& mutant : mutants) {
        const double cs = mutant.couplingStrength;
        const double iou = mutant.overlap;
        if (!(cs > 0.0 && cs <= 1.0 && iou > 0.0 && iou <= cs + 1e-9))
            continue;
        const double mutantPerFault = iou / (cs - iou + iou * cs);
        for (const double fraction : {mutantPerFault, cs * mutantPerFault}) {
            const std::optional<std::uint64_t> denominator = denominatorOf(fraction);
            if (!denominator)
                return std::nullopt;
            kills = kills == 0 ? *denominator : std::lcm(kills, *denominator);
            if (kills > mostKills)
                return std::nullopt;
        }
    }
    return kills == 0 ? std::nullopt : std::optional(kills);
}

} // namespace semblance
