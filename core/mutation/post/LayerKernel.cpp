// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/LayerKernel.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

namespace semblance {

void LayerKernel::scaleUnit(std::size_t unit, float factor) const
{
    for (std::size_t input = 0; input < inputs; ++input)
        weight(input, unit) *= factor;
}

void LayerKernel::shuffleUnit(std::size_t unit, Random& random) const
{
    std::vector<float> incoming(inputs);
    for (std::size_t input = 0; input < inputs; ++input)
        incoming[input] = weight(input, unit);
    random.shuffle(incoming);
    for (std::size_t input = 0; input < inputs; ++input)
        weight(input, unit) = incoming[input];
}

void LayerKernel::clearChannel(std::size_t channel) const
{
    for (std::size_t input = channel; input < inputs; input += channels) {
        for (std::size_t unit = 0; unit < units; ++unit)
            weight(input, unit) = 0.0f;
    }
}

bool hasLayerKernel(const Layer& layer) { return layer.kind == LayerKind::Dense || isConvolution(layer.kind); }

std::size_t unitsOf(const Layer& layer)
{
    return static_cast<std::size_t>(isConvolution(layer.kind) ? layer.filters : layer.units);
}

LayerKernel layerKernel(TrainedModel& model, std::size_t index)
{
    const Layer& layer = model.model.layers[index];
    LayerKernel kernel;
    kernel.layer = index;
    kernel.units = unitsOf(layer);
    // A weight list that is too short fails like any other misfit.
    LayerWeights none;
    LayerWeights& weights = index < model.weights.size() ? model.weights[index] : none;
    const auto fits = [&kernel](const Tensor& tensor) {
        return !tensor.shape.empty() && tensor.shape.back() == kernel.units && tensor.size() == tensor.values.size() &&
               tensor.size() > 0;
    };
    const std::size_t arrays = layer.useBias ? 2 : 1;
    if (weights.size() != arrays || !fits(weights[0].tensor) || weights[0].tensor.shape.size() < 2 ||
        (layer.useBias && (!fits(weights[1].tensor) || weights[1].tensor.size() != kernel.units))) {
        throw Error(QCoreApplication::translate("core", "The trained weights of layer %1 (%2) do not fit the layer.")
                        .arg(QString::number(index), QString::fromStdString(nameOf(layer.kind)))
                        .toStdString());
    }
    const Tensor& tensor = weights[0].tensor;
    kernel.weights = &weights[0].tensor.values;
    kernel.bias = layer.useBias ? &weights[1].tensor.values : nullptr;
    kernel.inputs = tensor.size() / kernel.units;
    kernel.channels = tensor.shape[tensor.shape.size() - 2];
    return kernel;
}

std::vector<LayerKernel> layerKernels(TrainedModel& model, const LayerPredicate& isEligible)
{
    std::vector<LayerKernel> kernels;
    for (std::size_t i = 0; i < model.model.layers.size(); ++i) {
        if (isEligible(model.model.layers[i]))
            kernels.push_back(layerKernel(model, i));
    }
    return kernels;
}

std::string noKernelSentence()
{
    return QCoreApplication::translate("core", "The model has no dense or convolution layer.").toStdString();
}

} // namespace semblance
