// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/realism/Predictions.h"
#include "core/statistics/KillTest.h"

#include <cstdint>
#include <vector>

namespace semblance {

/// The score by which runs of an original and a mutant are compared. All come from stored predictions, so that the
/// choice can be changed without training again.
enum class Oracle {
    Accuracy,    ///< share of inputs whose class (multi-label: all labels) is right
    Loss,        ///< mean of the program's own loss; the only one where smaller is better
    Confidence,  ///< mean probability of the true class
    ClassRecall, ///< one score a class that occurs: the share of its inputs that are recognised
    Automatic    ///< the first of these that varies among the runs of the original
};

ScoreDirection directionOf(Oracle oracle);

/// A class and its score in one run; of Accuracy, Loss and Confidence there is one score and no class.
struct ClassScore {
    static constexpr std::int32_t noClass = -1;
    std::int32_t classIndex = noClass; ///< multi-label: the output
    double score = 0.0;
};

/// The scores of one run, classes in ascending order. The classes are those of `expected`, so all runs have the same
/// ones. Throws Error when there are no inputs or not as many as `expected`, std::invalid_argument for Automatic.
std::vector<ClassScore> scoresOf(const Predictions& run, const ClassList& expected, Oracle oracle);

/// The oracle itself, or for Automatic the first that varies among the runs: accuracy, loss, confidence, class recall;
/// for a regression, whose accuracy says little, the loss first. Where nothing varies, the first of that order.
Oracle chosenOracle(Oracle wanted, const std::vector<const Predictions*>& originals, const ClassList& expected,
                    Task task);

} // namespace semblance
