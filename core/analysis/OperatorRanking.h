// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// The median over an operator's mutants of one bug.
struct BugMedian {
    std::string bug;
    double median = 0.0;
};

/// What an operator does on each bug in one scenario.
struct OperatorMedians {
    Scenario scenario = Scenario::Pre;
    std::string operatorId;
    std::size_t mutants = 0;
    std::vector<BugMedian> bugs; ///< with a counting mutant of the operator, by id
};

/// By scenario (pre, post1, post2), then by operator id.
std::vector<OperatorMedians> operatorMedians(const std::vector<MutantResult>& mutants, Metric metric);

/// How closely an operator's mutants resemble real faults: for each bug the median over the operator's mutants, then
/// quartiles (type 7) over the bugs. Of 40 ways to aggregate, this one meets the study's ranking best.
struct OperatorRank {
    Metric metric = Metric::CouplingStrength;
    Scenario scenario = Scenario::Pre;
    std::string operatorId;
    std::size_t bugs = 0; ///< that have a counting mutant of the operator
    std::size_t mutants = 0;
    double q1 = 0.0;
    double median = 0.0;
    double q3 = 0.0;
    /// 1 = highest median in its scenario; equal medians share a rank. Nothing when too few bugs are covered.
    std::optional<int> rank;
};

/// The study ranks operators that apply to at least this many bugs.
inline constexpr std::size_t defaultMinimumBugs = 15;

/// All operators of the scenarios pre, post1 and post2: by scenario, then ranked before unranked, then by median
/// (highest first), then by id.
std::vector<OperatorRank> operatorRanking(const std::vector<MutantResult>& mutants, Metric metric,
                                          std::size_t minimumBugs = defaultMinimumBugs);
/// The same from medians that are known already; `metric` is theirs.
std::vector<OperatorRank> rankingOf(const std::vector<OperatorMedians>& medians, Metric metric,
                                    std::size_t minimumBugs = defaultMinimumBugs);

} // namespace semblance
