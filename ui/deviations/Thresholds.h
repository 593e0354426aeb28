// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QString>
#include <QtGlobal>

#include <array>

namespace semblance {

/// One number of the deviation rules, as a person enters it.
struct Threshold {
    const char* title; ///< for thresholdTitle()
    double DeviationRules::*value;
    double lowest;
    double highest;
    double step; ///< 0: the value is a power of ten and is stepped by its exponent
};

/// All thresholds, in the order of the form.
inline constexpr std::array<Threshold, 8> thresholds{{
    {QT_TRANSLATE_NOOP("Thresholds", "High tails: CS whiskers of at least"), &DeviationRules::tailHigh, 0.0, 1.0, 0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "Narrow lead: CS gap of at most"), &DeviationRules::narrowGap, 0.0, 1.0, 0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "Near zero: third quartiles of at most"), &DeviationRules::nearZero, 0.0, 1.0,
     0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "Near one: medians of at least"), &DeviationRules::nearOne, 0.0, 1.0, 0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "High CS: medians of at least"), &DeviationRules::csHigh, 0.0, 1.0, 0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "Low IoU: medians of at most"), &DeviationRules::iouLow, 0.0, 1.0, 0.01},
    {QT_TRANSLATE_NOOP("Thresholds", "Weak oracle: the fault fails fewer inputs than"),
     &DeviationRules::weakOracleKills, 0.0, 1e6, 1.0},
    {QT_TRANSLATE_NOOP("Thresholds", "Values tie that differ by less than"), &DeviationRules::epsilon, 1e-15, 1e-2,
     0.0},
}};

/// "Narrow lead: CS gap of at most", translated.
QString thresholdTitle(const Threshold& threshold);

/// "narrow_gap": as files and the command line spell it.
QString thresholdName(const Threshold& threshold);

bool sameRules(const DeviationRules& a, const DeviationRules& b);

} // namespace semblance
