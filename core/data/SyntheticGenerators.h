// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/SyntheticRules.h"

namespace semblance {

// The rules of syntheticRules(). Training and test rows come from streams of their own, so that more training rows do
// not change the test set.

/// Inputs n x (height + 2 padding) x (width + 2 padding) x 1, targets n x height x width x 1.
SourceData gameOfLife(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs n x features (counts), targets n x classes (0 or 1).
SourceData multilabelDocuments(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs n x features, targets n; an odd row is a vector of ones.
SourceData onesAndZeros(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs and targets n x bits.
SourceData remainderBits(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs n x 1 (years), targets n.
SourceData sideEffectsByAge(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs n x 2, targets n; an odd row belongs to the first square.
SourceData twoSquares(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs and targets n x length x 1.
SourceData uniformNoise(const SyntheticRule::Settings& settings, std::uint64_t seed);
/// Inputs 4 x 2, targets 4.
SourceData exclusiveOr(const SyntheticRule::Settings& settings, std::uint64_t seed);

} // namespace semblance
