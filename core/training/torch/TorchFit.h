// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/training/Engine.h"
#include "core/training/torch/TorchNetwork.h"

namespace semblance {

/// Inference over many rows, in batches that stay in cache and memory.
struct InferenceResult {
    at::Tensor outputs;
    at::Tensor losses; ///< of each row
};
InferenceResult infer(const TorchNetwork& network, const TrainingRecipe& recipe, const at::Tensor& inputs,
                      const at::Tensor& fittedTargets);

/// Keras' fit(): trains the network in place.
TrainingResult fit(TorchNetwork& network, const Program& program, const PreparedData& data, std::uint64_t seed,
                   TrainingObserver* observer);

/// Inputs and targets on the network's device, targets as the loss wants them. Throws Error when they do not fit.
struct FittedSamples {
    at::Tensor inputs;
    at::Tensor targets;
    std::int64_t rows() const { return inputs.size(0); }
    FittedSamples part(std::int64_t first, std::int64_t count) const;
};
FittedSamples fitted(const TorchNetwork& network, const Program& program, const Samples& samples);

} // namespace semblance
