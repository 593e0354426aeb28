// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/Structure.h"

#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace semblance {

namespace {

/// What is known of the shape of a sample at a place in the chain.
struct KnownShape {
    std::optional<std::size_t> axes;
    std::optional<std::size_t> width; ///< of the last axis
};

std::size_t count(int value) { return static_cast<std::size_t>(value); }

bool isGlobalPooling(LayerKind kind) { return spatialAxes(kind) > 0 && !isConvolution(kind) && !isPooling(kind); }

KnownShape after(const Layer& layer, KnownShape shape)
{
    if (layer.kind == LayerKind::Dense) {
        shape.width = count(layer.units);
    } else if (isConvolution(layer.kind)) {
        shape = {count(spatialAxes(layer.kind)) + 1, count(layer.filters)};
    } else if (isPooling(layer.kind)) {
        shape.axes = count(spatialAxes(layer.kind)) + 1;
    } else if (isGlobalPooling(layer.kind)) {
        shape.axes = 1;
    } else if (isRecurrent(layer.kind)) {
        shape = {layer.returnSequences ? 2 : 1, count(layer.units)};
    } else if (layer.kind == LayerKind::Embedding) {
        shape.width = count(layer.outputDim);
        if (shape.axes)
            ++*shape.axes;
    } else if (layer.kind == LayerKind::Flatten) {
        if (shape.axes != std::size_t{1})
            shape = {1, std::nullopt};
    } else if (layer.kind == LayerKind::Reshape) {
        shape.axes = layer.targetShape.size();
        shape.width = std::nullopt;
        if (!layer.targetShape.empty() && layer.targetShape.back() > 0)
            shape.width = count(layer.targetShape.back());
    }
    return shape;
}

KnownShape before(const ModelSpec& model, std::size_t layer)
{
    KnownShape shape;
    for (std::size_t i = 0; i < layer; ++i)
        shape = after(model.layers[i], shape);
    return shape;
}

bool allOnes(const std::vector<int>& extents)
{
    return std::all_of(extents.begin(), extents.end(), [](int extent) { return extent == 1; });
}

bool windowKeepsPlaces(const Layer& layer, const std::vector<int>& extents)
{
    return allOnes(stridesOf(layer)) && (layer.padding == Padding::Same || allOnes(extents));
}

bool keepsShape(const Layer& layer, const KnownShape& input)
{
    if (isConvolution(layer.kind))
        return input.width == count(layer.filters) && windowKeepsPlaces(layer, layer.kernelSize);
    if (isPooling(layer.kind))
        return windowKeepsPlaces(layer, layer.poolSize);
    if (isRecurrent(layer.kind))
        return layer.returnSequences && input.width == count(layer.units);
    switch (layer.kind) {
    case LayerKind::Dense:
        return input.width == count(layer.units);
    case LayerKind::Activation:
    case LayerKind::Dropout:
    case LayerKind::BatchNormalization:
    case LayerKind::LeakyReLU:
    case LayerKind::ELU:
        return true;
    case LayerKind::Flatten:
        return input.axes == std::size_t{1};
    case LayerKind::Reshape: // of a vector to a vector; other shapes are not known well enough
        return input.axes == std::size_t{1} && layer.targetShape.size() == 1;
    default:
        return false;
    }
}

template <typename Model>
std::vector<std::size_t> innerLayers(const Model& model, std::size_t layers)
{
    std::vector<std::size_t> inner;
    for (std::size_t i = 1; i + 1 < layers; ++i) {
        if (keepsShape(model, i))
            inner.push_back(i);
    }
    return inner;
}

void requireWeightsOfEveryLayer(const TrainedModel& model)
{
    if (model.weights.size() != model.model.layers.size())
        throw Error(QCoreApplication::translate("core", "The trained model has weights for %1 of its %2 layers.")
                        .arg(model.weights.size())
                        .arg(model.model.layers.size())
                        .toStdString());
}

template <typename Value>
void insertAfter(std::vector<Value>& values, std::size_t index, Value value)
{
    values.insert(values.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(value));
}

} // namespace

bool keepsShape(const ModelSpec& model, std::size_t layer)
{
    return keepsShape(model.layers[layer], before(model, layer));
}

bool keepsShape(const TrainedModel& model, std::size_t layer)
{
    KnownShape input = before(model.model, layer);
    if (hasKernel(model.model.layers[layer].kind) && layer < model.weights.size() && !model.weights[layer].empty()) {
        const std::vector<std::size_t>& kernel = model.weights[layer].front().tensor.shape;
        if (kernel.size() >= 2)
            input.width = kernel[kernel.size() - 2];
    }
    return keepsShape(model.model.layers[layer], input);
}

std::vector<std::size_t> innerSameShapeLayers(const ModelSpec& model)
{
    return innerLayers(model, model.layers.size());
}

std::vector<std::size_t> innerSameShapeLayers(const TrainedModel& model)
{
    return innerLayers(model, model.model.layers.size());
}

void removeLayer(TrainedModel& model, std::size_t layer)
{
    requireWeightsOfEveryLayer(model);
    const auto index = static_cast<std::ptrdiff_t>(layer);
    model.model.layers.erase(model.model.layers.begin() + index);
    model.weights.erase(model.weights.begin() + index);
}

void repeatLayer(TrainedModel& model, std::size_t layer)
{
    requireWeightsOfEveryLayer(model);
    Layer copy = model.model.layers[layer];
    copy.name.clear(); // a name is one layer's
    insertAfter(model.model.layers, layer, std::move(copy));
    insertAfter(model.weights, layer, LayerWeights(model.weights[layer]));
}

void insertLayerAfter(TrainedModel& model, std::size_t layer, const Layer& inserted)
{
    requireWeightsOfEveryLayer(model);
    insertAfter(model.model.layers, layer, inserted);
    insertAfter(model.weights, layer, LayerWeights());
}

std::size_t drawOne(const std::vector<std::size_t>& places, Random& random)
{
    return places[random.below(places.size())];
}

} // namespace semblance
