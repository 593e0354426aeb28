// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <memory>

namespace semblance {

using PostOperatorPointer = std::unique_ptr<const PostTrainingOperator>;

// Makers of the post-training operators, for the registry. What each operator does: operators.md 2.1.

PostOperatorPointer makeGaussianFuzzing();         ///< GF, Weights.cpp
PostOperatorPointer makeWeightShuffling();         ///< WS, Neurons.cpp
PostOperatorPointer makeNeuronEffectBlock();       ///< NEB, Neurons.cpp
PostOperatorPointer makeNeuronActivationInverse(); ///< NAI, Neurons.cpp
PostOperatorPointer makeNeuronSwitch();            ///< NS, Neurons.cpp

} // namespace semblance
