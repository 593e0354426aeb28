// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchOptimizer.h"

#include <ATen/ATen.h>

#include <cmath>

namespace semblance {

TorchOptimizer::TorchOptimizer(const Optimizer& recipe, const at::Tensor& parameters)
    : m_recipe(recipe)
    , m_parameters(parameters)
    , m_first(at::zeros_like(parameters))
    , m_second(at::zeros_like(parameters))
    , m_scratch(at::empty_like(parameters))
{
    if (recipe.kind == OptimizerKind::Adagrad)
        m_second.fill_(recipe.initialAccumulator);
}

void TorchOptimizer::step(double learningRate, const at::Tensor& gradient)
{
    const double rate = learningRate / (1.0 + m_recipe.decay * static_cast<double>(m_step));
    ++m_step;
    switch (m_recipe.kind) {
    case OptimizerKind::Sgd:
        return sgd(rate, gradient);
    case OptimizerKind::RmsProp:
        return rmsProp(rate, gradient);
    case OptimizerKind::Adagrad:
        return adagrad(rate, gradient);
    case OptimizerKind::Adadelta:
        return adadelta(rate, gradient);
    case OptimizerKind::Adam:
        return adam(rate, gradient);
    case OptimizerKind::Adamax:
        return adamax(rate, gradient);
    case OptimizerKind::Nadam:
        return nadam(rate, gradient);
    }
}

void TorchOptimizer::sgd(double rate, const at::Tensor& gradient)
{
    if (m_recipe.momentum == 0.0) {
        m_parameters.add_(gradient, -rate);
        return;
    }
    m_first.mul_(m_recipe.momentum).add_(gradient, -rate);
    if (m_recipe.nesterov)
        m_parameters.add_(m_first, m_recipe.momentum).add_(gradient, -rate);
    else
        m_parameters.add_(m_first);
}

void TorchOptimizer::rmsProp(double rate, const at::Tensor& gradient)
{
    m_second.mul_(m_recipe.rho).addcmul_(gradient, gradient, 1.0 - m_recipe.rho);
    if (m_recipe.momentum == 0.0) {
        m_parameters.addcdiv_(gradient, at::sqrt_out(m_scratch, m_second).add_(m_recipe.epsilon), -rate);
        return;
    }
    // With momentum Keras' kernel has the epsilon inside the root.
    m_first.mul_(m_recipe.momentum).addcdiv_(gradient, at::add(m_second, m_recipe.epsilon).sqrt_(), rate);
    m_parameters.sub_(m_first);
}

void TorchOptimizer::adagrad(double rate, const at::Tensor& gradient)
{
    m_second.addcmul_(gradient, gradient);
    m_parameters.addcdiv_(gradient, at::sqrt_out(m_scratch, m_second).add_(m_recipe.epsilon), -rate);
}

void TorchOptimizer::adadelta(double rate, const at::Tensor& gradient)
{
    m_second.mul_(m_recipe.rho).addcmul_(gradient, gradient, 1.0 - m_recipe.rho);
    const at::Tensor update =
        at::sqrt(m_first + m_recipe.epsilon).div_(at::add(m_second, m_recipe.epsilon).sqrt_()).mul_(gradient);
    m_parameters.add_(update, -rate);
    m_first.mul_(m_recipe.rho).addcmul_(update, update, 1.0 - m_recipe.rho);
}

void TorchOptimizer::adam(double rate, const at::Tensor& gradient)
{
    const auto t = static_cast<double>(m_step);
    const double corrected = rate * std::sqrt(1.0 - std::pow(m_recipe.beta2, t)) / (1.0 - std::pow(m_recipe.beta1, t));
    m_first.lerp_(gradient, 1.0 - m_recipe.beta1);
    m_second.mul_(m_recipe.beta2).addcmul_(gradient, gradient, 1.0 - m_recipe.beta2);
    m_parameters.addcdiv_(m_first, at::sqrt_out(m_scratch, m_second).add_(m_recipe.epsilon), -corrected);
}

void TorchOptimizer::adamax(double rate, const at::Tensor& gradient)
{
    const double corrected = rate / (1.0 - std::pow(m_recipe.beta1, static_cast<double>(m_step)));
    m_first.lerp_(gradient, 1.0 - m_recipe.beta1);
    m_second = at::maximum(m_second.mul_(m_recipe.beta2), at::abs(gradient));
    m_parameters.addcdiv_(m_first, at::add(m_second, m_recipe.epsilon), -corrected);
}

void TorchOptimizer::nadam(double rate, const at::Tensor& gradient)
{
    const auto t = static_cast<double>(m_step);
    const auto momentumAt = [this](double step) { return m_recipe.beta1 * (1.0 - 0.5 * std::pow(0.96, 0.004 * step)); };
    const double mu = momentumAt(t);
    const double muNext = momentumAt(t + 1.0);
    m_momentumProduct *= mu;
    m_first.lerp_(gradient, 1.0 - m_recipe.beta1);
    m_second.mul_(m_recipe.beta2).addcmul_(gradient, gradient, 1.0 - m_recipe.beta2);
    const at::Tensor divisor = at::div(m_second, 1.0 - std::pow(m_recipe.beta2, t)).sqrt_().add_(m_recipe.epsilon);
    m_parameters.addcdiv_(gradient, divisor, -rate * (1.0 - mu) / (1.0 - m_momentumProduct));
    m_parameters.addcdiv_(m_first, divisor, -rate * muNext / (1.0 - m_momentumProduct * muNext));
}

} // namespace semblance
