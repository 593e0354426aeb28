// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/realism/Oracle.h"
#include "core/statistics/KillTest.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// Whether a configuration is killed, by which oracle, and why (operators.md 1.5).
struct KillVerdict {
    Oracle oracle = Oracle::Accuracy; ///< never Automatic
    /// p, d, verdicts and flags. Class recall: of the class that decides, its p adjusted for all classes (Holm).
    KillTest test;
    std::optional<std::int32_t> classIndex; ///< class recall: the class that decides

    bool killed() const { return test.killed; }
    /// Too few runs have a score, so nothing can be said: the mutant is dropped, not kept as one that survived.
    bool invalid() const { return test.outcome == KillTest::Outcome::TooFewRuns; }
};

/// The test on two lists of scores by run number; a run without a score is NaN. The lists may differ in length: runs
/// that the other side does not have count as missing where runs are paired. The rule's direction applies.
KillTest testScores(std::vector<double> originals, std::vector<double> mutants, const KillRule& rule);

/// The test on stored predictions, by run number; null for a run that has none. `oracle` may be Automatic; of the rule
/// statistic and limits apply, the direction is that of the oracle. Throws Error when predictions do not fit
/// `expected`.
KillVerdict judge(const std::vector<const Predictions*>& originals, const std::vector<const Predictions*>& mutants,
                  const ClassList& expected, Task task, Oracle oracle, const KillRule& rule = {});

/// One translated sentence: "Killed: p = 0.0012, d = 1.84."
std::string explain(const KillVerdict& verdict, const KillRule& rule = {});

} // namespace semblance
