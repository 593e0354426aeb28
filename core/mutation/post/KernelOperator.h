// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <cstddef>
#include <string>
#include <vector>

namespace semblance {

/// The weights of one dense or convolution layer of a trained model, to be changed in place. Keras keeps the unit (or
/// filter) on the last axis, so a kernel is a matrix of `inputs` rows and `units` columns; a convolution's rows are
/// its receptive field times its input channels.
struct LayerKernel {
    std::vector<float>* weights = nullptr;
    std::vector<float>* bias = nullptr; ///< null when the layer has none
    std::size_t inputs = 0;
    std::size_t units = 0;

    float& weight(std::size_t input, std::size_t unit) const { return (*weights)[input * units + unit]; }
};

/// The feed-forward operators of DeepMutation++ on weights and neurons (operators.md 2.1). The budget is network-wide:
/// max(1, floor(n * ratio)) distinct positions are drawn from all n weights (biases excluded) or all n units of the
/// eligible layers; the number that falls into each layer is then drawn again within that layer.
///
/// The operator's scope says what the budget counts: weights or neurons.
class KernelOperator : public PostTrainingOperator {
public:
    const OperatorInfo& info() const final { return m_info; }
    std::optional<std::string> notApplicable(const ModelSpec& model) const override;
    TrainedModel apply(const TrainedModel& model, double ratio, Random& random) const final;

protected:
    explicit KernelOperator(OperatorInfo info);

    /// Output width of a dense layer, number of filters of a convolution.
    static std::size_t unitsOf(const Layer& layer);
    /// Whether the operator may change the layer: all dense and convolution layers.
    virtual bool isEligible(const Layer& layer) const;
    /// Changes a kernel at as many weights or units as fell to it: `count` is at least 1 and at most all.
    virtual void mutate(const LayerKernel& kernel, std::size_t count, Random& random) const = 0;

private:
    std::vector<LayerKernel> eligibleKernels(TrainedModel& model) const;

    OperatorInfo m_info;
};

/// What an operator of DeepMutation++ says about itself; its only parameter is the ratio.
OperatorInfo kernelOperatorInfo(std::string id, std::string title, OperatorScope scope);

} // namespace semblance
