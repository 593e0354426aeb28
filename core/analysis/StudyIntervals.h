// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"
#include "core/analysis/OperatorRanking.h"
#include "core/statistics/Bootstrap.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

// How sure the study's numbers are. Everything is a nonparametric bootstrap of whole bugs, so that the scenarios of a
// bug stay paired (oracle.md 5 i and ii); the same settings give the same intervals. Some 0.1 s a function and metric
// for 86 bugs and 10,000 resamples: not for the window's thread.

/// A number with its intervals.
struct Estimate {
    double value = 0.0;
    Interval percentile;
    std::optional<Interval> bca; ///< nothing where it does not exist (Bootstrap.h)
};

/// Median over the bugs of a bug's median, for a data set or "all".
struct ScenarioMedian {
    Metric metric = Metric::CouplingStrength;
    std::string dataset;
    Scenario scenario = Scenario::Pre;
    std::size_t bugs = 0;
    Estimate median;
};

/// By metric, data set (by name, "all" last) and scenario, for what `distributions` holds.
std::vector<ScenarioMedian> scenarioMedians(const std::vector<BugDistribution>& distributions,
                                            const BootstrapSettings& settings = {});

/// The rank-biserial correlation of one test of scenarioTests().
struct EffectInterval {
    Metric metric = Metric::CouplingStrength;
    Scenario a = Scenario::Pre;
    Scenario b = Scenario::Post1;
    Estimate rankBiserial;
    double probabilityLarge = 0.0; ///< share of the resamples with r of at least 0.5
};

/// In the order of scenarioTests().
std::vector<EffectInterval> effectIntervals(const std::vector<BugDistribution>& distributions,
                                            const BootstrapSettings& settings = {});

/// Where an operator would stand in its scenario had other bugs been studied.
struct RankInterval {
    Scenario scenario = Scenario::Pre;
    std::string operatorId;
    int rank = 0;            ///< of the bugs themselves, as in OperatorRank
    double low = 0.0;        ///< percentile interval of the rank
    double high = 0.0;
    double shareFirst = 0.0; ///< share of the resamples in which it alone is first
};

/// How stable a scenario's ranking is as a whole.
struct RankStability {
    Scenario scenario = Scenario::Pre;
    std::size_t operators = 0; ///< ranked ones
    double meanWidth = 0.0;    ///< of the rank intervals
    double meanTau = 0.0;      ///< mean of Kendall's tau-b between a resample's ranking and the ranking itself
};

struct RankIntervals {
    std::vector<RankInterval> operators; ///< the ranked operators, in the order of operatorRanking()
    std::vector<RankStability> scenarios;
};

/// All operators see the same resamples. Medians within tieEpsilon share the better rank, as in operatorRanking(); an
/// operator that applies to no bug of a resample is last in it.
RankIntervals rankIntervals(const std::vector<MutantResult>& mutants, Metric metric,
                            std::size_t minimumBugs = defaultMinimumBugs, const BootstrapSettings& settings = {});

} // namespace semblance
