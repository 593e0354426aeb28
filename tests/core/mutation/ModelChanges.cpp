// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/mutation/ModelChanges.h"

#include "core/mutation/Operator.h"
#include "tests/core/mutation/TestPrograms.h"

#include <algorithm>

namespace semblance::testing {

TrainedModel mutated(const char* operatorId, const TrainedModel& model, double ratio, std::uint64_t seed,
                     const std::string& value)
{
    Random random(seed, "mutation");
    return postTrainingOperator(operatorId)->apply(model, {.ratio = ratio, .value = value}, random);
}

std::vector<float> allValues(const TrainedModel& model)
{
    std::vector<float> values;
    for (const LayerWeights& layer : model.weights) {
        for (const NamedTensor& named : layer)
            values.insert(values.end(), named.tensor.values.begin(), named.tensor.values.end());
    }
    return values;
}

bool sameArrays(const LayerWeights& a, const LayerWeights& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const NamedTensor& left, const NamedTensor& right) {
        return left.name == right.name && left.tensor == right.tensor;
    });
}

const std::vector<float>& kernelOf(const TrainedModel& model, std::size_t layer)
{
    return model.weights[layer][0].tensor.values;
}

std::vector<Unit> unitsOf(const LayerWeights& weights)
{
    const Tensor& kernel = weights[0].tensor;
    std::vector<Unit> units(kernel.shape.back());
    for (std::size_t i = 0; i < kernel.values.size(); ++i)
        units[i % units.size()].push_back(kernel.values[i]);
    if (weights.size() > 1) {
        for (std::size_t i = 0; i < units.size(); ++i)
            units[i].push_back(weights[1].tensor.values[i]);
    }
    return units;
}

std::vector<std::size_t> changedUnits(const TrainedModel& a, const TrainedModel& b, std::size_t layer)
{
    const std::vector<Unit> before = unitsOf(a.weights[layer]);
    const std::vector<Unit> after = unitsOf(b.weights[layer]);
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] != after[i])
            changed.push_back(i);
    }
    return changed;
}

std::size_t changedUnitCount(const TrainedModel& a, const TrainedModel& b)
{
    std::size_t count = 0;
    for (const std::size_t layer : kernelLayers())
        count += changedUnits(a, b, layer).size();
    return count;
}

std::size_t changedValueCount(const TrainedModel& a, const TrainedModel& b)
{
    const std::vector<float> before = allValues(a);
    const std::vector<float> after = allValues(b);
    std::size_t count = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        count += before[i] != after[i] ? 1 : 0;
    return count;
}

} // namespace semblance::testing
