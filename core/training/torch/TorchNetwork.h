// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"
#include "core/program/TrainedModel.h"
#include "core/training/torch/TorchLayer.h"

#include <vector>

namespace semblance {

/// A chain of layers with its weights on a device. All trainable arrays are views of one flat array.
class TorchNetwork {
public:
    /// Throws Error when the model does not fit inputs of this shape or the weights do not fit the model.
    TorchNetwork(const TrainedModel& start, const Shape& input, const at::Device& device);

    const Shape& outputShape() const { return m_layers.back().shapes.output; }
    /// Values that one row takes in the widest layer; bounds how many rows fit at once.
    std::size_t widestLayer() const;

    /// Whether the last layer's own activation is sigmoid or softmax. Keras hands its input to the cross-entropies
    /// (cached logits); a Dropout or Reshape after it ends that. Recurrent layers never do it: the loop over their
    /// steps passes values on, not what Keras has attached to them.
    bool hasCachedLogits() const;

    /// All but the last layer's activation; finish() applies that.
    at::Tensor forward(const at::Tensor& x, const ForwardPass& pass) const;
    at::Tensor finish(const at::Tensor& raw) const;

    /// Sum of the kernel regularisers; undefined when there are none.
    at::Tensor penalty() const;

    const at::Tensor& parameters() const { return m_parameters; }
    /// Flat gradient of a loss by all trainable weights, clipped as the optimiser asks; valid until the next call.
    /// `outputs` are what the loss is made of, `byOutputs` its gradients by them (undefined: the output is a summand).
    const at::Tensor& gradient(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& byOutputs,
                               const Optimizer& optimizer);

    /// The weights as they are now, under the names that they came with.
    TrainedModel trainedModel() const;
    void setWeights(const TrainedModel& model);

private:
    TrainedModel m_start; ///< for the names; its values are outdated after the first step
    std::vector<TorchLayer> m_layers;
    std::vector<at::Tensor> m_views;
    at::Tensor m_parameters;
    at::Tensor m_gradient;
};

} // namespace semblance
