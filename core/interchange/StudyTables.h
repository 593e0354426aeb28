// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "core/analysis/MutantResult.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/SelectiveMutation.h"
#include "core/interchange/Table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace semblance {

/// The tables that Semblance knows, by the name that the command line uses.
enum class TableKind {
    Bugs,       ///< "bugs": box statistics of every bug, scenario and metric
    BugWinners, ///< "bug-winners": medians, winner and ties of every bug
    Winners,    ///< "winners": wins by data set, with strict counts
    Wilcoxon,   ///< "wilcoxon": the six tests with effect sizes, intervals and adjusted p values
    Coverage,   ///< "coverage": the same three tests on R
    Operators,  ///< "operators": the ranking with quartiles and coverage
    Deviations, ///< "deviations": categories with the numbers that put a bug there
    FaultKills, ///< "fault-kills": recovered kill masses, test inputs and base rate
    Families,   ///< "families": hit rates of selective mutation
    Selection,  ///< "selection": validation on the data sets left out
    Mutants     ///< "mutants": every mutant with its values
};

/// All names, in the order above.
const std::vector<std::pair<TableKind, std::string>>& tableKinds();
std::optional<TableKind> tableKindFromName(const std::string& name);

struct TableOptions {
    std::optional<Metric> metric; ///< nothing: CS and IoU
    std::string dataset;          ///< empty: all
    std::size_t minimumBugs = defaultMinimumBugs;
    DeviationRules rules;
    /// Data sets that families are chosen on. When none is named, families are chosen on all, and the validation
    /// leaves out one data set after the other.
    SelectionSettings selection;
    bool intervals = true; ///< bootstrap intervals, which take about a second
};

/// The numbers of a rule by the names that files and the command line use: "narrow_gap".
const std::vector<std::pair<std::string, double DeviationRules::*>>& deviationRuleNames();

/// Rows are ordered by metric, then as the analysis orders them. Keys of columns are those of the golden files where
/// these exist. A key "bug", "dataset", "scenario", "operator" or "mutant" always names a column with such ids.
StudyTable studyTable(TableKind kind, const std::vector<MutantResult>& mutants, const TableOptions& options = {});

} // namespace semblance
