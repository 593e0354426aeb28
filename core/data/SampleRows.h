// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/Dataset.h"

#include <cstddef>
#include <vector>

namespace semblance {

// What the operators on training data do with whole rows, inputs and targets together.

using Rows = std::vector<std::size_t>;

/// floor(count * percentage / 100); a whole number is met although the product may lie a bit below it.
std::size_t shareOf(std::size_t count, double percentage);

Rows allRows(const Samples& samples);
/// Only these rows, in this order; a row may be named several times.
void keepRows(Samples& samples, const Rows& rows);
/// All rows but these.
void removeRows(Samples& samples, const Rows& rows);

} // namespace semblance
