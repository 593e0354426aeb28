// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"
#include "core/statistics/Random.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace semblance {

/// How many of the rows train: all, or with a validation split the first floor(rows * (1 - fraction)), as Keras
/// counts; the others validate. Throws Error when either part would be empty.
std::size_t trainingRowCount(const Validation& validation, std::size_t rows);

/// The order of the training rows in each epoch, drawn from the stream (seed, "shuffle"); 0, 1, 2, ... unshuffled.
class RowOrder {
public:
    RowOrder(std::uint64_t seed, std::size_t rows, bool shuffle);
    /// Valid until the next call.
    const std::vector<std::int64_t>& nextEpoch();

private:
    Random m_random;
    bool m_shuffle;
    std::vector<std::int64_t> m_order;
};

/// Inverted dropout: each value is 0 with probability `rate`, else 1 / (1 - rate); all 0 for rate 1. `random` is the
/// training's stream (seed, "dropout"); values are drawn step by step, layer by layer, row by row.
void drawDropoutMask(Random& random, double rate, float* mask, std::size_t count);

} // namespace semblance
