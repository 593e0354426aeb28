// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace semblance {

/// The optimisers of Keras 2.10 on one flat array of all trainable weights, so that a step of a small net is a handful
/// of operations whatever the number of layers. Formulas: keras_semantics, "Optimisers".
class TorchOptimizer {
public:
    /// `parameters` is updated in place.
    TorchOptimizer(const Optimizer& recipe, const at::Tensor& parameters);

    /// `gradient` is flat as the parameters; `learningRate` is the rate before time decay.
    void step(double learningRate, const at::Tensor& gradient);

private:
    void sgd(double rate, const at::Tensor& gradient);
    void rmsProp(double rate, const at::Tensor& gradient);
    void adagrad(double rate, const at::Tensor& gradient);
    void adadelta(double rate, const at::Tensor& gradient);
    void adam(double rate, const at::Tensor& gradient);
    void adamax(double rate, const at::Tensor& gradient);
    void nadam(double rate, const at::Tensor& gradient);

    const Optimizer m_recipe;
    at::Tensor m_parameters;
    at::Tensor m_first;             ///< momentum, first moment, or adadelta's mean squared update
    at::Tensor m_second;            ///< mean or sum of squared gradients, adamax's largest gradient
    at::Tensor m_scratch;           ///< for divisors, so that no step allocates
    std::int64_t m_step = 0;        ///< t, from 1 in the first step
    double m_momentumProduct = 1.0; ///< nadam: product of all mu so far
};

} // namespace semblance
