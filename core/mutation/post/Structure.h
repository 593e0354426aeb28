// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/TrainedModel.h"

#include <cstddef>
#include <vector>

namespace semblance {

class Random;

/// Whether the layer gives out the shape that it takes in, as far as the layers before it tell: a model does not know
/// the shape of its samples, so a dense layer of the width of a flattened image is not recognised.
bool keepsShape(const ModelSpec& model, std::size_t layer);
/// The same, with the input width read from the layer's trained weights: exact for all layers with a kernel.
bool keepsShape(const TrainedModel& model, std::size_t layer);

/// Layers that can go or be repeated without a change of shape, and that are neither the first nor the last.
std::vector<std::size_t> innerSameShapeLayers(const ModelSpec& model);
std::vector<std::size_t> innerSameShapeLayers(const TrainedModel& model);

/// Changes of a chain of layers together with its weights. They throw Error when the model has not one entry of
/// weights a layer.
void removeLayer(TrainedModel& model, std::size_t layer);
/// A second use of the layer right after itself, with a copy of its weights: in inference the same as sharing them.
void repeatLayer(TrainedModel& model, std::size_t layer);
/// Inserts a layer without weights.
void insertLayerAfter(TrainedModel& model, std::size_t layer, const Layer& inserted);

/// One of the places; there must be one.
std::size_t drawOne(const std::vector<std::size_t>& places, Random& random);

} // namespace semblance
