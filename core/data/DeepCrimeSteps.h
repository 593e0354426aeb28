// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/DataRecipe.h"
#include "core/program/Program.h"
#include "core/program/Tensor.h"

namespace semblance {

class Random;

/// Makes one of DeepCrime's five changes of the training data (operators.md 1.1, 1.2); the percentage is in range.
/// `wholeNumbers`: inputs are truncated after noise. Throws Error with the reason when the rows do not allow it.
void applyDeepCrime(Samples& samples, const DataMutation& mutation, Task task, bool wholeNumbers, Random& random);

} // namespace semblance
