// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/EffectSize.h"

#include <cmath>
#include <stdexcept>

namespace semblance {

EffectMagnitude effectMagnitude(double rankBiserial)
{
    const double size = std::abs(rankBiserial);
    if (size < 0.1)
        return EffectMagnitude::Negligible;
    if (size < 0.3)
        return EffectMagnitude::Small;
    return size < 0.5 ? EffectMagnitude::Medium : EffectMagnitude::Large;
}

std::string_view magnitudeName(EffectMagnitude magnitude)
{
    switch (magnitude) {
    case EffectMagnitude::Negligible:
        return "negligible";
    case EffectMagnitude::Small:
        return "small";
    case EffectMagnitude::Medium:
        return "medium";
    case EffectMagnitude::Large:
        return "large";
    }
    throw std::invalid_argument("magnitudeName: unknown magnitude");
}

double pooledDeviation(const Moments& a, const Moments& b)
{
    if (a.n + b.n < 3)
        throw std::invalid_argument("pooledDeviation: fewer than three values");
    return std::sqrt((a.sumOfSquares + b.sumOfSquares) / static_cast<double>(a.n + b.n - 2));
}

double cohensD(const Moments& a, const Moments& b)
{
    const double difference = a.mean - b.mean;
    // Keeps 0/0 out: equal constant samples differ by nothing.
    return difference == 0.0 ? 0.0 : difference / pooledDeviation(a, b);
}

} // namespace semblance
