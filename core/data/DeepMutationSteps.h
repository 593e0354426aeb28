// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/DataRecipe.h"
#include "core/program/Tensor.h"

namespace semblance {

class Random;

/// Whether the change is one of DeepMutation's five on training data (operators.md 2.3).
bool isOfDeepMutation(DataMutationKind kind);

/// Makes such a change on floor(rows * percentage / 100) rows drawn without replacement. `wholeNumbers`: inputs are
/// truncated after noise. Throws Error when there is no other label, or when no row would be left.
void applyDeepMutation(Samples& samples, const DataMutation& mutation, bool wholeNumbers, Random& random);

} // namespace semblance
