// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/MutantResult.h"

namespace semblance {

std::optional<double> MutantResult::value(Metric metric) const
{
    if (!counts())
        return std::nullopt;
    switch (metric) {
    case Metric::CouplingStrength:
        return realism.couplingStrength;
    case Metric::Overlap:
        return realism.overlap;
    case Metric::Coverage:
        return coverage(realism);
    }
    return std::nullopt;
}

std::optional<double> MutantResult::killRate() const
{
    if (quality)
        return quality->killRate;
    const bool known = realism.mutantKillMass > 0.0 || realism.neverKilled;
    if (!counts() || realism.inputs == 0 || !known)
        return std::nullopt;
    return realism.mutantKillMass / static_cast<double>(realism.inputs);
}

} // namespace semblance
