// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/post/LayerKernel.h"
#include "core/mutation/post/PostOperator.h"

namespace semblance {

/// An operator on a share of the network's weights or neurons, as DeepMutation++ counts it (operators.md 2.1): the
/// budget is network-wide. max(1, floor(n * ratio)) distinct positions are drawn from all n weights (biases excluded)
/// or all n units of the eligible layers; the number that falls into each layer is then drawn again within that layer.
///
/// The operator's scope says what the budget counts: weights or neurons.
class KernelOperator : public PostOperator {
public:
    std::optional<std::string> notApplicable(const ModelSpec& model) const override;

protected:
    using PostOperator::PostOperator;

    /// Whether the operator may change the layer: all dense and convolution layers.
    virtual bool isEligible(const Layer& layer) const { return hasLayerKernel(layer); }
    /// Changes a kernel at as many weights or units as fell to it: `count` is at least 1 and at most all.
    virtual void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration& configuration,
                        Random& random) const = 0;

private:
    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const final;
};

/// What an operator of DeepMutation++ with a ratio says about itself.
OperatorInfo kernelOperatorInfo(std::string id, std::string title, OperatorScope scope);

} // namespace semblance
