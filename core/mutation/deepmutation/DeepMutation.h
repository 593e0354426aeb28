// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/post/PostOperators.h"
#include "core/mutation/pre/PreOperators.h"

#include <QString>

namespace semblance {

// The operators of DeepMutation (operators.md 2.3), as their re-implementation has them: several share a name with one
// of DeepMutation++ and mean another thing (2.4), so all ids start with "DM-". Their budget is a share of each layer,
// rounded down, and may be nothing; that of DeepMutation++ is network-wide and at least 1.
// clang-format off
#define SEMBLANCE_DEEPMUTATION_PRE_OPERATORS(MAKER) \
    MAKER(makeDataRepetition)        /* DM-DR, SourceData.cpp */ \
    MAKER(makeLabelError)            /* DM-LE, SourceData.cpp */ \
    MAKER(makeDataMissing)           /* DM-DM, SourceData.cpp */ \
    MAKER(makeDataShuffle)           /* DM-DF, SourceData.cpp */ \
    MAKER(makeNoisePerturbation)     /* DM-NP, SourceData.cpp */ \
    MAKER(makeSourceLayerRemoval)    /* DM-LR, SourceLayers.cpp */ \
    MAKER(makeSourceLayerAddition)   /* DM-LAs, SourceLayers.cpp */ \
    MAKER(makeSourceActivationRemoval) /* DM-AFRs, SourceLayers.cpp */

#define SEMBLANCE_DEEPMUTATION_POST_OPERATORS(MAKER) \
    MAKER(makeAdditiveFuzzing)       /* DM-GF, ModelWeights.cpp */ \
    MAKER(makeLayerwiseShuffling)    /* DM-WS, ModelWeights.cpp */ \
    MAKER(makeOutgoingBlock)         /* DM-NEB, ModelWeights.cpp */ \
    MAKER(makeWeightInverse)         /* DM-NAI, ModelWeights.cpp */ \
    MAKER(makeOutgoingSwitch)        /* DM-NS, ModelWeights.cpp */ \
    MAKER(makeLayerDeactivation)     /* DM-LD, ModelLayers.cpp */ \
    MAKER(makeModelLayerAddition)    /* DM-LAm, ModelLayers.cpp */ \
    MAKER(makeModelActivationRemoval) /* DM-AFRm, ModelLayers.cpp */
// clang-format on

#define SEMBLANCE_DECLARE_PRE(maker) PreOperatorPointer maker();
#define SEMBLANCE_DECLARE_POST(maker) PostOperatorPointer maker();
SEMBLANCE_DEEPMUTATION_PRE_OPERATORS(SEMBLANCE_DECLARE_PRE)
SEMBLANCE_DEEPMUTATION_POST_OPERATORS(SEMBLANCE_DECLARE_POST)
#undef SEMBLANCE_DECLARE_PRE
#undef SEMBLANCE_DECLARE_POST

/// What the operators of the family have in common.
OperatorInfo deepMutationInfo(const char* id, const QString& title, OperatorStage stage, OperatorScope scope);

} // namespace semblance
