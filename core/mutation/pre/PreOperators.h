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
    MAKER(makeChangeLabels)             /* TCL, TrainingData.cpp */ \
    MAKER(makeDeleteTrainingData)       /* TRD, TrainingData.cpp */ \
    MAKER(makeUnbalanceTrainingData)    /* TUD, TrainingData.cpp */ \
    MAKER(makeAddNoise)                 /* TAN, TrainingData.cpp */ \
    MAKER(makeOverlapClasses)           /* TCO, TrainingData.cpp */ \
    MAKER(makeChangeBatchSize)          /* HBS, HyperParameters.cpp */ \
    MAKER(makeChangeLearningRate)       /* HLR, HyperParameters.cpp */ \
    MAKER(makeChangeEpochs)             /* HNE, HyperParameters.cpp */ \
    MAKER(makeDisableBatching)          /* HDB, HyperParameters.cpp */ \
    MAKER(makeChangeActivation)         /* ACH, ActivationFunctions.cpp */ \
    MAKER(makeRemoveActivation)         /* ARM, ActivationFunctions.cpp */ \
    MAKER(makeAddActivation)            /* AAL, ActivationFunctions.cpp */ \
    MAKER(makeAddRegularizer)           /* RAW, Regularization.cpp */ \
    MAKER(makeChangeRegularizer)        /* RCW, Regularization.cpp */ \
    MAKER(makeRemoveRegularizer)        /* RRW, Regularization.cpp */ \
    MAKER(makeChangeDropoutRate)        /* RCD, Regularization.cpp */ \
    MAKER(makeChangePatience)           /* RCP, Regularization.cpp */ \
    MAKER(makeChangeInitializer)        /* WCI, Weights.cpp */ \
    MAKER(makeAddBias)                  /* WAB, Weights.cpp */ \
    MAKER(makeRemoveBias)               /* WRB, Weights.cpp */ \
    MAKER(makeChangeLoss)               /* LCH, LossFunctions.cpp */ \
    MAKER(makeChangeOptimizer)          /* OCH, Optimizers.cpp */ \
    MAKER(makeChangeGradientClip)       /* OCG, Optimizers.cpp */ \
    MAKER(makeRemoveValidation)         /* VRM, Validation.cpp */
// clang-format on

#define SEMBLANCE_DECLARE(maker) PreOperatorPointer maker();
SEMBLANCE_PRE_OPERATORS(SEMBLANCE_DECLARE)
#undef SEMBLANCE_DECLARE

} // namespace semblance
