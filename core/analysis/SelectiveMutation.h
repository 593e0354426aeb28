// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace semblance {

// Which kinds of pre-training mutants are worth their training (operators.md part 4). IQ = MutantResult::quality,
// EQ = IoU with the fault. Only counting pre-training mutants with a known IQ take part.

/// Family of a mutant: its operator's published name and what is left of the configuration when layers are dropped
/// and numbers are put into bins (operators.md 4.2): "change_label::pct_5_15", "change_activation_function::relu".
std::string canonicalFamily(const MutantResult& mutant);

struct SelectionSettings {
    std::set<std::string> datasets;  ///< that families are chosen on; empty: all
    double hitRate = 0.25;           ///< least share of High-High mutants of a chosen family, inclusive
    std::size_t minimumBugs = 0;     ///< least number of bugs with a mutant of the family; the study asks for none
};

/// Medians of IQ and EQ over the mutants of a data set: High-High means at or above both.
struct QualityMedians {
    std::string dataset;
    std::size_t mutants = 0;
    std::size_t highHigh = 0;
    double intrinsic = 0.0; ///< IQ
    double extrinsic = 0.0; ///< EQ
};

struct MutantFamily {
    std::string id; ///< "change_label::pct_5_15"
    std::string operatorId;
    std::string key;
    std::size_t mutants = 0;
    std::size_t highHigh = 0;
    std::size_t bugs = 0;     ///< with a mutant of the family
    std::size_t datasets = 0;
    std::size_t highHighBugs = 0;
    std::size_t highHighDatasets = 0;
    double hitRate = 0.0; ///< highHigh / mutants
    bool selected = false;
};

/// What choosing by these families would do to mutants that they were not chosen on. When none is left, all numbers
/// of after are 0 and mean nothing.
struct SelectionValidation {
    std::string dataset;
    std::size_t before = 0; ///< mutants
    std::size_t after = 0;
    double reduction = 0.0; ///< 1 - after/before
    double intrinsicBefore = 0.0, intrinsicAfter = 0.0; ///< medians of IQ
    double extrinsicBefore = 0.0, extrinsicAfter = 0.0; ///< medians of EQ
    double highHighBefore = 0.0, highHighAfter = 0.0;   ///< shares, both by the medians before
};

/// By data set name, one for each data set that the settings name and that has mutants.
std::vector<QualityMedians> qualityMedians(const std::vector<MutantResult>& mutants,
                                           const SelectionSettings& settings = {});

/// By hit rate, High-High data sets, High-High bugs, High-High mutants (all descending), then id.
std::vector<MutantFamily> mutantFamilies(const std::vector<MutantResult>& mutants,
                                         const SelectionSettings& settings = {});

/// For each data set that the settings leave out and that has mutants, by name. A family that the held-out data set
/// alone has is not selected.
std::vector<SelectionValidation> validateSelection(const std::vector<MutantResult>& mutants,
                                                   const std::vector<MutantFamily>& families,
                                                   const SelectionSettings& settings = {});

} // namespace semblance
