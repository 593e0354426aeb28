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

} // namespace semblance
