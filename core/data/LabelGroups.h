// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/program/Tensor.h"

#include <cstddef>
#include <vector>

namespace semblance {

using Label = std::vector<float>; ///< a row of targets: a number, a one-hot row, a set of labels, a map

Label labelOf(const Tensor& targets, std::size_t row);

/// The rows of each class, as the operators on training data count classes.
///
/// Classification: the distinct labels that occur, in sorted order; no group is empty. Regression (operators.md 1.2):
/// buckets around 0 with the population deviation s of the targets, empty ones too. One output: y < -s, -s <= y <= s,
/// y > s. Two: 3 x 3, each output cut into (-inf, -s), [-s, s), [s, inf), row-major. Throws Error for more outputs.
std::vector<std::vector<std::size_t>> labelGroups(const Tensor& targets, Task task);

} // namespace semblance
