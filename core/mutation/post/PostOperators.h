// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <memory>

namespace semblance {

using PostOperatorPointer = std::unique_ptr<const PostTrainingOperator>;

// The post-training operators by their makers, in the order of the specification (operators.md 2.1, 2.5, 2.6; those of
// DeepMutation stand in core/mutation/deepmutation). The lists declare the makers and fill the registry, so that a new
// operator is its file and a line here.
// clang-format off
#define SEMBLANCE_POST_OPERATORS(MAKER) \
    MAKER(makeGaussianFuzzing)          /* GF, Weights.cpp */ \
    MAKER(makeWeightShuffling)          /* WS, Neurons.cpp */ \
    MAKER(makeNeuronEffectBlock)        /* NEB, Neurons.cpp */ \
    MAKER(makeNeuronActivationInverse)  /* NAI, Neurons.cpp */ \
    MAKER(makeNeuronSwitch)             /* NS, Neurons.cpp */ \
    MAKER(makeLayerRemoval)             /* LR, Layers.cpp */ \
    MAKER(makeLayerAddition)            /* LA, Layers.cpp */ \
    MAKER(makeLayerDuplication)         /* LD, Layers.cpp */

#define SEMBLANCE_STYLE_OPERATORS(MAKER) \
    MAKER(makeDeleteInputNeuron)        /* MN-IN, SinglePlaces.cpp */ \
    MAKER(makeDeleteHiddenNeuron)       /* MN-HN, SinglePlaces.cpp */ \
    MAKER(makeChangeActivationFunction) /* MN-AF, SinglePlaces.cpp */ \
    MAKER(makeChangeBiasValue)          /* MN-BV, SinglePlaces.cpp */ \
    MAKER(makeChangeWeightValue)        /* MN-WV, SinglePlaces.cpp */ \
    MAKER(makeWeightInhibitor)          /* MF-WI, Inhibitors.cpp */ \
    MAKER(makeNeuronInhibitor)          /* MF-NI, Inhibitors.cpp */
// clang-format on

#define SEMBLANCE_DECLARE(maker) PostOperatorPointer maker();
SEMBLANCE_POST_OPERATORS(SEMBLANCE_DECLARE)
SEMBLANCE_STYLE_OPERATORS(SEMBLANCE_DECLARE)
#undef SEMBLANCE_DECLARE

} // namespace semblance
