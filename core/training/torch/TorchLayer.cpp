// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchLayer.h"

#include "core/training/TrainingRows.h"

#include <ATen/ATen.h>
#include <ATen/core/LegacyTypeDispatch.h>

#include <algorithm>
#include <numeric>

namespace semblance {

namespace {

std::vector<std::int64_t> withRows(const at::Tensor& x, const Shape& shape)
{
    std::vector<std::int64_t> extents = {x.size(0)};
    extents.insert(extents.end(), shape.begin(), shape.end());
    return extents;
}

/// Works on the last axis, whatever the rank.
at::Tensor dense(const TorchLayer& layer, const at::Tensor& x)
{
    const at::Tensor& kernel = layer.weights.front();
    const bool isMatrix = x.dim() == 2;
    const at::Tensor rows = isMatrix ? x : x.reshape({-1, kernel.size(0)});
    const at::Tensor product = layer.spec.useBias ? at::addmm(layer.bias(), rows, kernel) : at::mm(rows, kernel);
    return isMatrix ? product : product.view(withRows(x, layer.shapes.output));
}

at::Tensor dropout(const TorchLayer& layer, const at::Tensor& x, const ForwardPass& pass)
{
    if (!pass.isTraining() || layer.spec.rate <= 0.0)
        return x;
    at::Tensor mask = at::empty(x.sizes(), at::kFloat);
    drawDropoutMask(*pass.dropout, layer.spec.rate, mask.data_ptr<float>(), static_cast<std::size_t>(mask.numel()));
    return x * mask.to(x.device());
}

/// Keras keeps the biased variance of the batch; its fused kernel for rank 4 keeps the one times n / (n - 1).
void updateMovingStatistics(const TorchLayer& layer, const at::Tensor& x)
{
    const at::AutoDispatchBelowADInplaceOrView withoutGradients;
    std::vector<std::int64_t> axes(static_cast<std::size_t>(x.dim() - 1));
    std::iota(axes.begin(), axes.end(), std::int64_t{0});
    auto [variance, mean] = at::var_mean(x.detach(), at::IntArrayRef(axes), /*unbiased=*/false);
    if (x.dim() == 4) {
        const double n = static_cast<double>(x.numel()) / static_cast<double>(x.size(-1));
        variance = variance * (n / std::max(n - 1.0, 1.0));
    }
    const double rate = 1.0 - layer.spec.momentum;
    layer.weights[layer.weights.size() - 2].lerp_(mean, rate);
    layer.weights[layer.weights.size() - 1].lerp_(variance, rate);
}

at::Tensor normalizeBatch(const TorchLayer& layer, const at::Tensor& x, const ForwardPass& pass)
{
    const Layer& spec = layer.spec;
    const at::Tensor gamma = spec.scale ? layer.weights.front() : at::Tensor();
    const at::Tensor beta = spec.center ? layer.weights[spec.scale ? 1 : 0] : at::Tensor();
    const std::size_t count = layer.weights.size();
    const bool training = pass.isTraining();
    const at::Tensor movingMean = training ? at::Tensor() : layer.weights[count - 2];
    const at::Tensor movingVariance = training ? at::Tensor() : layer.weights[count - 1];
    const at::Tensor normalized = at::batch_norm(x.movedim(-1, 1), gamma, beta, movingMean, movingVariance, training,
                                                 /*momentum=*/0.0, spec.epsilon, /*cudnn_enabled=*/true);
    if (training)
        updateMovingStatistics(layer, x);
    return normalized.movedim(1, -1);
}

} // namespace

at::Tensor activate(Activation activation, const at::Tensor& x)
{
    switch (activation) {
    case Activation::Linear:
        return x;
    case Activation::Relu:
        return at::relu(x);
    case Activation::Elu:
        return at::elu(x);
    case Activation::Selu:
        return at::selu(x);
    case Activation::Softplus:
        return at::softplus(x);
    case Activation::Softsign:
        return x / (at::abs(x) + 1.0);
    case Activation::Tanh:
        return at::tanh(x);
    case Activation::Sigmoid:
        return at::sigmoid(x);
    case Activation::HardSigmoid:
        return at::clamp(x * 0.2 + 0.5, 0.0, 1.0);
    case Activation::Exponential:
        return at::exp(x);
    case Activation::Softmax:
        return at::softmax(x, -1);
    case Activation::Swish:
        return at::silu(x);
    }
    return x;
}

bool endsInActivation(LayerKind kind) { return hasActivation(kind) && !isRecurrent(kind); }

at::Tensor preActivation(const TorchLayer& layer, const at::Tensor& x, const ForwardPass& pass)
{
    switch (layer.spec.kind) {
    case LayerKind::Dense:
        return dense(layer, x);
    case LayerKind::Activation:
        return x;
    case LayerKind::Dropout:
        return dropout(layer, x, pass);
    case LayerKind::Flatten:
    case LayerKind::Reshape:
        return x.reshape(withRows(x, layer.shapes.output));
    case LayerKind::Conv1D:
    case LayerKind::Conv2D:
        return convolve(layer, x);
    case LayerKind::MaxPooling1D:
    case LayerKind::MaxPooling2D:
    case LayerKind::AveragePooling1D:
    case LayerKind::AveragePooling2D:
        return pool(layer, x);
    case LayerKind::GlobalMaxPooling1D:
        return at::amax(x, {1}); // shares the gradient among equal maxima, as Keras does
    case LayerKind::GlobalMaxPooling2D:
        return at::amax(x, {1, 2});
    case LayerKind::GlobalAveragePooling1D:
        return at::mean(x, {1});
    case LayerKind::GlobalAveragePooling2D:
        return at::mean(x, {1, 2});
    case LayerKind::BatchNormalization:
        return normalizeBatch(layer, x, pass);
    case LayerKind::Embedding:
        return at::embedding(layer.weights.front(), x.to(at::kLong)); // ids arrive as floats
    case LayerKind::SimpleRNN:
    case LayerKind::LSTM:
    case LayerKind::GRU:
        return recur(layer, x);
    case LayerKind::LeakyReLU:
        return at::leaky_relu(x, layer.spec.alpha);
    case LayerKind::ELU:
        return at::elu(x, layer.spec.alpha);
    }
    return x;
}

} // namespace semblance
