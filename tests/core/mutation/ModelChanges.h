// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/TrainedModel.h"

#include <cstdint>
#include <string>
#include <vector>

namespace semblance::testing {

/// Incoming weights of a unit (or filter), then its bias if the layer has one.
using Unit = std::vector<float>;

/// The model after a post-training operator with a generator of its own. `value`: of its other parameter.
TrainedModel mutated(const char* operatorId, const TrainedModel& model, double ratio, std::uint64_t seed = 1,
                     const std::string& value = {});

/// Every number of a model, array after array.
std::vector<float> allValues(const TrainedModel& model);

/// Same names, shapes and values.
bool sameArrays(const LayerWeights& a, const LayerWeights& b);

const std::vector<float>& kernelOf(const TrainedModel& model, std::size_t layer);
std::vector<Unit> unitsOf(const LayerWeights& weights);

/// Indices of the units of a layer that differ between two models.
std::vector<std::size_t> changedUnits(const TrainedModel& a, const TrainedModel& b, std::size_t layer);
/// Their number in all layers of trainedModel() (TestPrograms.h).
std::size_t changedUnitCount(const TrainedModel& a, const TrainedModel& b);
std::size_t changedValueCount(const TrainedModel& a, const TrainedModel& b);

} // namespace semblance::testing
