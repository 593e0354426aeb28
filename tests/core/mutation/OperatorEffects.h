// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <string>

namespace semblance::testing {

/// The one thing that an operator of DeepCrime changes in a program (operators.md 1.1).
struct OperatorEffect {
    std::string id;
    /// Puts that one thing of the mutant back to the original's. `layer` is 0 for operators on the whole program.
    void (*undo)(Program& mutant, const Program& original, std::size_t layer);
    /// The value that a mutant has there, as a configuration names it; empty for operators without a parameter.
    std::string (*value)(const Program& mutant, std::size_t layer);
};

/// All 24, in the order of the specification.
const std::vector<OperatorEffect>& operatorEffects();
const OperatorEffect& effectOf(const std::string& id);

/// The operators of DeepCrime in the registry, in its order.
std::vector<const PreTrainingOperator*> deepCrimeOperators();

} // namespace semblance::testing
