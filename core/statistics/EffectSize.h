// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/Moments.h"

#include <string_view>

namespace semblance {

/// The word for an effect size. Limits for |rank-biserial r|: below 0.1, 0.3, 0.5, and above (study, section 4.3).
enum class EffectMagnitude { Negligible, Small, Medium, Large };

EffectMagnitude effectMagnitude(double rankBiserial);

/// "negligible", "small", "medium", "large": as files and reports spell it.
std::string_view magnitudeName(EffectMagnitude magnitude);

/// Standard deviation of two samples together: s = sqrt((SS_a + SS_b) / (n_a + n_b - 2)). Needs three values or more.
double pooledDeviation(const Moments& a, const Moments& b);

/// Cohen's d = (mean_a - mean_b) / pooled s. Signed, unbounded; 0 when the means agree, plus or minus infinity when
/// both samples are constant and differ.
double cohensD(const Moments& a, const Moments& b);

} // namespace semblance
