// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Layer.h"
#include "core/program/Shapes.h"
#include "core/statistics/Random.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace semblance {

/// A layer with its arrays on the device. Tensors outside a layer are always shaped as in Keras, sample axis first and
/// channels last; a layer that computes channels first passes permuted views, so the memory may be in either order.
struct TorchLayer {
    Layer spec;
    LayerShapes shapes;
    std::vector<at::Tensor> weights; ///< in Keras layout and order (see WeightSpec)

    /// The bias, or an undefined tensor.
    at::Tensor bias() const { return spec.useBias ? weights.back() : at::Tensor(); }
};

/// How a batch passes the layers: with a dropout stream it trains (dropout, batch statistics), without it predicts.
struct ForwardPass {
    Random* dropout = nullptr;
    bool isTraining() const { return dropout != nullptr; }
};

at::Tensor activate(Activation activation, const at::Tensor& x);

/// Whether the layer ends in an activation that preActivation() leaves out. Recurrent layers apply theirs inside.
bool endsInActivation(LayerKind kind);

/// The layer's output before its own activation; the output itself where there is none at the end.
/// Training updates the moving statistics of batch normalisation.
at::Tensor preActivation(const TorchLayer& layer, const at::Tensor& x, const ForwardPass& pass);

// The families with a file of their own.
at::Tensor convolve(const TorchLayer& layer, const at::Tensor& x);
at::Tensor pool(const TorchLayer& layer, const at::Tensor& x);
at::Tensor recur(const TorchLayer& layer, const at::Tensor& x);

} // namespace semblance
