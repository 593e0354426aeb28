// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <memory>

namespace semblance {

using PreOperatorPointer = std::unique_ptr<const PreTrainingOperator>;

// The pre-training operators by their makers, in the order of the specification (operators.md 1.1). The one list:
// it declares the makers and fills the registry, so that a new operator is its file and a line here.
// clang-format off
#define SEMBLANCE_PRE_OPERATORS(MAKER) \
    MAKER(makeChangeLabels)        /* TCL, TrainingData.cpp */ \
    MAKER(makeAddNoise)            /* TAN, TrainingData.cpp */ \
    MAKER(makeChangeLearningRate)  /* HLR, HyperParameters.cpp */ \
    MAKER(makeChangeEpochs)        /* HNE, HyperParameters.cpp */ \
    MAKER(makeChangeActivation)    /* ACH, ActivationFunctions.cpp */ \
    MAKER(makeRemoveBias)          /* WRB, Weights.cpp */ \
    MAKER(makeChangeLoss)          /* LCH, LossFunctions.cpp */ \
    MAKER(makeChangeOptimizer)     /* OCH, Optimizers.cpp */
// clang-format on

#define SEMBLANCE_DECLARE(maker) PreOperatorPointer maker();
SEMBLANCE_PRE_OPERATORS(SEMBLANCE_DECLARE)
#undef SEMBLANCE_DECLARE

} // namespace semblance
