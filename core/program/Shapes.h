// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Layer.h"
#include "core/program/Program.h"

#include <cstddef>
#include <string>
#include <vector>

namespace semblance {

using Shape = std::vector<std::size_t>; ///< of one sample, without the sample axis

/// One weight array of a layer before it has values. The bias of an LSTM follows its initialiser except for the second
/// quarter (forget gate), which starts at 1.
struct WeightSpec {
    enum class Role { Kernel, RecurrentKernel, Bias, Gamma, Beta, MovingMean, MovingVariance, Embeddings };
    std::string name; ///< Keras name within the layer: "kernel", "bias", "moving_mean", ...
    Role role = Role::Kernel;
    Shape shape;            ///< as Keras stores it
    Initializer initializer;
    double fanIn = 1.0;  ///< for variance scaling; a convolution counts its receptive field
    double fanOut = 1.0;
    bool trainable = true;
};

struct LayerShapes {
    Shape input;
    Shape output;
    std::vector<WeightSpec> weights; ///< in Keras order
};

/// Shapes and weights of the layer at `index` (only named in messages) for samples of `input` shape. Throws Error.
LayerShapes layerShapes(const Layer& layer, std::size_t index, const Shape& input);

/// Shapes and weights of every layer for samples of `input` shape.
/// Throws Error naming the layer (index, kind) when it does not fit: "layer 3 (Conv2D): needs 3 axes, gets [12]".
std::vector<LayerShapes> inferShapes(const ModelSpec& model, const Shape& input);

/// Number of trainable weights of all layers.
std::size_t parameterCount(const std::vector<LayerShapes>& shapes);

} // namespace semblance
