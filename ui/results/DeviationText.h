// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QString>

namespace semblance {

/// "Narrow lead on CS": a category in a few words, for headings and lists.
QString deviationTitle(TrendDeviation deviation);
QString deviationTitle(LevelDeviation deviation);

/// Why a bug has its categories and flags: sentences with the numbers and thresholds that decided, in the user's
/// locale. For a bug on the trend, that it is. Plain text.
QString deviationReason(const BugDeviation& bug, const DeviationRules& rules);

} // namespace semblance
