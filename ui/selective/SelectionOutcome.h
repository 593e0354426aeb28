// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/SelectiveMutation.h"
#include "core/interchange/Table.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace semblance {

/// Pre-training mutants with their qualities: what the scatter draws.
struct QualityPoints {
    struct Point {
        double intrinsic = 0.0; ///< IQ
        double extrinsic = 0.0; ///< EQ
        std::size_t mutant = 0; ///< index into `mutants`
        std::size_t family = 0; ///< index into `families`
    };
    MutantList mutants;
    std::vector<Point> points;
    std::vector<std::string> families;
};

/// Those of the counting pre-training mutants with a known IQ.
QualityPoints qualityPoints(const MutantList& mutants);

/// All that the settings lead to. About 60 ms for the published study: not for the window's thread.
struct SelectionOutcome {
    StudyTable families;                 ///< studyTable(TableKind::Families)
    StudyTable validation;               ///< studyTable(TableKind::Selection)
    std::vector<QualityMedians> medians; ///< of all data sets
};

SelectionOutcome selectionOutcome(const std::vector<MutantResult>& mutants, const SelectionSettings& settings);

/// Names of the data sets with a mutant that takes part, sorted.
std::vector<std::string> qualityDatasets(const std::vector<MutantResult>& mutants);

/// The data sets that the study chose on where they are all there with the one it held out; else all.
std::set<std::string> usualDatasets(const std::vector<std::string>& datasets);

/// Before and after, a row a number: for the screen.
StudyTable validationTable(const StudyTable& validation);

/// How many families are selected.
std::size_t selectedFamilies(const StudyTable& families);

} // namespace semblance
