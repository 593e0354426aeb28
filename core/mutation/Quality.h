// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/SearchRange.h"
#include "core/realism/Realism.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

// How useful mutants are, beyond being killed or not (operators.md 1.10, 1.11). Pure functions of kills and scores.

/// Killability of an operator with a binary search: the part of the range in which it is killed,
/// |severe - c| / |severe - mild| for the mildest killed value c; (100 - c) / 100 for a percentage. 0 when none is
/// killed. On an ascending range the severest value alone gives 0.01, not 0; on a descending one (epochs, learning
/// rate, patience) 0, as DeepCrime has it. Range [0, 1].
double rangeKillability(const SearchRange& range, std::optional<double> mildestKilled);
/// Of an operator with a list: killed / tried, rounded to 2 decimals; 0 when nothing was tried.
double listKillability(std::size_t killed, std::size_t tried);

/// Triviality of a mutant: the mean killing probability over all training inputs. Range [0, 1].
/// Throws std::invalid_argument without inputs or instances.
double triviality(const KillCounts& trainingKills);
inline constexpr double trivialFrom = 0.9;
inline bool isTrivial(const KillCounts& trainingKills) { return triviality(trainingKills) >= trivialFrom; }

/// Whether every instance predicts for every input what its original does: nothing can kill such a mutant.
/// Throws std::invalid_argument without instances.
bool isEquivalent(const std::vector<PairedInstance>& instances);

/// A killable mutant and what its instances kill; all of the same inputs.
struct MutantKills {
    std::string name;
    KillCounts kills;
};

struct RedundancyRule {
    double share = 1.0;      ///< of the distinguishable inputs on which the other must be at least as hard
    double halfWidth = 0.05; ///< the 90 % Wilson interval of that share must be narrower: needs enough inputs
};

/// Whether `harder` makes `other` redundant: among the inputs whose two 90 % Wilson intervals are disjoint, a share of
/// at least rule.share are killed by `other` with at least the probability with which `harder` kills them, and they
/// are enough. False when no input tells them apart. Throws std::invalid_argument when the numbers of inputs differ.
bool subsumes(const KillCounts& harder, const KillCounts& other, const RedundancyRule& rule = {});

/// One flag a mutant: whether another one makes it redundant. Of mutants that make each other redundant, directly or
/// in a circle, the one whose name comes first is kept (the reference drops them all), unless a mutant outside of the
/// circle makes it redundant too.
std::vector<bool> redundantMutants(const std::vector<MutantKills>& mutants, const RedundancyRule& rule = {});

/// Whether runs of a mutant scatter too much for a verdict, and clearly more than the original's. With
/// CV = population deviation / mean, the mutant is unstable when CV_m > 0.05 and its standard error CV_m / sqrt(n) is
/// above the original's by more than 5 % of that. Throws std::invalid_argument for an empty list.
bool isUnstable(const std::vector<double>& originalScores, const std::vector<double>& mutantScores);

} // namespace semblance
