// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/program/Tensor.h"

#include <vector>

namespace semblance {

/// The weights of one layer as Keras stores them: kernel (input x output), then bias; recurrent: kernel, recurrent
/// kernel, bias; BatchNormalization: gamma, beta, moving mean, moving variance (those that exist).
using LayerWeights = std::vector<NamedTensor>;

/// A model with its weights, outside any framework. weights has one entry a layer (empty for layers without weights).
struct TrainedModel {
    ModelSpec model;
    std::vector<LayerWeights> weights;
};

} // namespace semblance
