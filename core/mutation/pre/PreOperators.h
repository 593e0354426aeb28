// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <memory>

namespace semblance {

using PreOperatorPointer = std::unique_ptr<const PreTrainingOperator>;

// Makers of the pre-training operators, for the registry. What each operator does: operators.md 1.1.

PreOperatorPointer makeChangeLabels();       ///< TCL, TrainingData.cpp
PreOperatorPointer makeAddNoise();           ///< TAN, TrainingData.cpp
PreOperatorPointer makeChangeLearningRate(); ///< HLR, HyperParameters.cpp
PreOperatorPointer makeChangeEpochs();       ///< HNE, HyperParameters.cpp
PreOperatorPointer makeChangeActivation();   ///< ACH, ActivationFunctions.cpp
PreOperatorPointer makeRemoveBias();         ///< WRB, Weights.cpp
PreOperatorPointer makeChangeLoss();         ///< LCH, LossFunctions.cpp
PreOperatorPointer makeChangeOptimizer();    ///< OCH, Optimizers.cpp

} // namespace semblance
