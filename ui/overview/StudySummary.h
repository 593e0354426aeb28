// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/NoiseFloor.h"
#include "core/analysis/StudyIntervals.h"
#include "core/interchange/Table.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace semblance {

inline constexpr std::array summaryMetrics{Metric::CouplingStrength, Metric::Overlap, Metric::Coverage};

/// The numbers of the overview that take milliseconds.
struct StudySummary {
    struct Median {
        Metric metric = Metric::CouplingStrength;
        Scenario scenario = Scenario::Pre;
        std::size_t bugs = 0;
        double value = 0.0; ///< median over the bugs of a bug's median
    };
    std::size_t bugs = 0;
    std::size_t mutants = 0; ///< counting ones
    std::size_t datasets = 0;
    std::vector<Median> medians; ///< by metric and scenario
    std::array<std::optional<NoiseFloor>, summaryMetrics.size()> noise;
    StudyTable tests; ///< of CS and IoU, then of coverage, which is adjusted for itself; without intervals
};

StudySummary studySummary(const std::vector<MutantResult>& mutants);

/// The bootstrap intervals, which take about a second: not for the window's thread.
struct SummaryIntervals {
    std::vector<ScenarioMedian> medians; ///< over all data sets
    StudyTable tests;                    ///< as StudySummary::tests, with intervals
};

SummaryIntervals summaryIntervals(const std::vector<MutantResult>& mutants);

// The tables on screen. While `intervals` is null the cells of the intervals say that they are being computed, so that
// nothing moves when they come.

/// The columns of comparisonTable(); Low and High are there for what is drawn of them.
struct Comparison {
    enum Column { MetricName, Pair, Bugs, Effect, Magnitude, Range, ExactP, HolmP, Low, High };
};

StudyTable comparisonTable(const StudySummary& summary, const SummaryIntervals* intervals);
/// A row a metric: medians of the scenarios with their intervals, and the level of training noise.
StudyTable medianTable(const StudySummary& summary, const SummaryIntervals* intervals);
/// The numbers of medianTable(), one a row, for files.
StudyTable medianValues(const StudySummary& summary, const SummaryIntervals* intervals);
/// Wins with strict counts, of one metric.
StudyTable winsTable(const std::vector<MutantResult>& mutants, Metric metric);

/// What training noise alone reaches, in a sentence; empty where that is not known.
QString noiseText(const StudySummary& summary, Metric metric);

} // namespace semblance
