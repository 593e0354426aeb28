// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Layer.h"

namespace semblance {

Layer Layer::ofKind(LayerKind kind)
{
    Layer layer;
    layer.kind = kind;
    if (isRecurrent(kind))
        layer.activation = Activation::Tanh;
    if (isPooling(kind))
        layer.poolSize.assign(static_cast<std::size_t>(spatialAxes(kind)), 2);
    if (kind == LayerKind::ELU)
        layer.alpha = 1.0;
    if (kind == LayerKind::Embedding)
        layer.kernelInitializer.kind = InitializerKind::RandomUniform;
    return layer;
}

bool isConvolution(LayerKind kind) { return kind == LayerKind::Conv1D || kind == LayerKind::Conv2D; }

bool isRecurrent(LayerKind kind)
{
    return kind == LayerKind::SimpleRNN || kind == LayerKind::LSTM || kind == LayerKind::GRU;
}

bool isPooling(LayerKind kind)
{
    switch (kind) {
    case LayerKind::MaxPooling1D:
    case LayerKind::MaxPooling2D:
    case LayerKind::AveragePooling1D:
    case LayerKind::AveragePooling2D:
        return true;
    default:
        return false;
    }
}

int spatialAxes(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Conv1D:
    case LayerKind::MaxPooling1D:
    case LayerKind::AveragePooling1D:
    case LayerKind::GlobalMaxPooling1D:
    case LayerKind::GlobalAveragePooling1D:
        return 1;
    case LayerKind::Conv2D:
    case LayerKind::MaxPooling2D:
    case LayerKind::AveragePooling2D:
    case LayerKind::GlobalMaxPooling2D:
    case LayerKind::GlobalAveragePooling2D:
        return 2;
    default:
        return 0;
    }
}

std::vector<int> stridesOf(const Layer& layer)
{
    if (!layer.strides.empty())
        return layer.strides;
    if (isPooling(layer.kind))
        return layer.poolSize;
    return std::vector<int>(isConvolution(layer.kind) ? static_cast<std::size_t>(spatialAxes(layer.kind)) : 0, 1);
}

bool hasKernel(LayerKind kind) { return kind == LayerKind::Dense || isConvolution(kind) || isRecurrent(kind); }

bool hasActivation(LayerKind kind) { return hasKernel(kind) || kind == LayerKind::Activation; }

bool hasBias(LayerKind kind) { return hasKernel(kind); }

} // namespace semblance
