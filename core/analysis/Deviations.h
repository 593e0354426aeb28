// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/analysis/ScenarioBoxes.h"

#include <string>
#include <string_view>
#include <vector>

namespace semblance {

/// Thresholds of the deviation rules. The defaults are tuned on the cases that the study lists, so its own lists are
/// a fit, not a prediction.
struct DeviationRules {
    double epsilon = tieEpsilon;
    double tailHigh = 0.99;  ///< CS whisker of both_high_tails
    double narrowGap = 0.10; ///< CS gap of narrow_cs_lead
    double nearZero = 0.05;  ///< third quartile of both_near_zero
    double nearOne = 0.75;   ///< median of both_near_one
    double csHigh = 0.85;    ///< CS median of cs_high_iou_low
    double iouLow = 0.15;    ///< IoU median of cs_high_iou_low
    double weakOracleKills = 5.0; ///< inputs that one instance of the fault fails on average

    bool operator==(const DeviationRules&) const = default;
};

/// How a bug deviates from the trend "pre-training mutants resemble the fault more". The first rule that holds counts.
/// post = the better of both post-training scenarios.
enum class TrendDeviation {
    None,              ///< pre wins CS and IoU
    BothHighTails,     ///< post wins CS, both whiskers reach tailHigh; pre wins IoU or has the larger IoU maximum
    NarrowCsLead,      ///< post wins CS by at most narrowGap, pre wins IoU and has the larger CS maximum or whisker
    DualMedianPreTail, ///< post wins both, but no maximum of pre is smaller
    IouOnly,           ///< pre wins CS, post wins IoU, but pre has the larger IoU maximum
    Reversal           ///< anything else
};

/// What all three scenarios of a bug have in common.
enum class LevelDeviation {
    None,
    BothNearZero, ///< third quartile at most nearZero on both metrics
    BothNearOne,  ///< median at least nearOne on both metrics
    CsHighIouLow  ///< CS median at least csHigh and IoU median at most iouLow
};

/// "both_high_tails": as files and reports spell it.
std::string_view deviationName(TrendDeviation deviation);
std::string_view deviationName(LevelDeviation deviation);

/// A bug with its categories and the numbers that put it there.
struct BugDeviation {
    std::string bug;
    std::string dataset;
    Scenario csWinner = Scenario::Pre;
    Scenario iouWinner = Scenario::Pre;
    double csGap = 0.0; ///< the winner's median minus that of pre; 0 when pre wins
    double iouGap = 0.0;
    double preCsWhisker = 0.0;    ///< upper whiskers
    double winnerCsWhisker = 0.0;
    double postCsWhisker = 0.0;
    double preCsMaximum = 0.0;
    double postCsMaximum = 0.0;
    double preIouMaximum = 0.0;
    double postIouMaximum = 0.0;
    TrendDeviation trend = TrendDeviation::None;
    LevelDeviation level = LevelDeviation::None;
    bool weakOracle = false;       ///< the fault fails too few inputs to tell mutants apart, or none that is known
    bool baselineMismatch = false; ///< the fault kills differ between scenarios, so their originals do

    bool deviates() const { return trend != TrendDeviation::None || level != LevelDeviation::None; }
};

/// All bugs with counting mutants of all three scenarios, sorted by id; those on the trend too, with category none.
std::vector<BugDeviation> bugDeviations(const std::vector<MutantResult>& mutants, const DeviationRules& rules = {});

} // namespace semblance
