// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <memory>

namespace semblance {

using PostOperatorPointer = std::unique_ptr<const PostTrainingOperator>;

// The post-training operators by their makers, in the order of the specification (operators.md 2.1). The one list:
// it declares the makers and fills the registry, so that a new operator is its file and a line here.
// clang-format off
#define SEMBLANCE_POST_OPERATORS(MAKER) \
    MAKER(makeGaussianFuzzing)          /* GF, Weights.cpp */ \
    MAKER(makeWeightShuffling)          /* WS, Neurons.cpp */ \
    MAKER(makeNeuronEffectBlock)        /* NEB, Neurons.cpp */ \
    MAKER(makeNeuronActivationInverse)  /* NAI, Neurons.cpp */ \
    MAKER(makeNeuronSwitch)             /* NS, Neurons.cpp */
// clang-format on

#define SEMBLANCE_DECLARE(maker) PostOperatorPointer maker();
SEMBLANCE_POST_OPERATORS(SEMBLANCE_DECLARE)
#undef SEMBLANCE_DECLARE

} // namespace semblance
