// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/KernelOperator.h"

#include "core/mutation/ParameterValue.h"
#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace semblance {

namespace {

/// Throws Error when the arrays are not those of the layer, since a file from outside may hold anything.
LayerKernel kernelOf(const Layer& layer, std::size_t index, std::size_t units, LayerWeights& weights)
{
    LayerKernel kernel;
    kernel.units = units;
    const std::size_t arrays = layer.useBias ? 2 : 1;
    const auto fits = [&kernel](const Tensor& tensor) {
        return !tensor.shape.empty() && tensor.shape.back() == kernel.units && tensor.size() == tensor.values.size() &&
               tensor.size() > 0;
    };
    if (weights.size() != arrays || !fits(weights[0].tensor) ||
        (layer.useBias && (!fits(weights[1].tensor) || weights[1].tensor.size() != kernel.units))) {
        throw Error(QCoreApplication::translate("core", "The trained weights of layer %1 (%2) do not fit the layer.")
                        .arg(QString::number(index), QString::fromStdString(nameOf(layer.kind)))
                        .toStdString());
    }
    kernel.weights = &weights[0].tensor.values;
    kernel.bias = layer.useBias ? &weights[1].tensor.values : nullptr;
    kernel.inputs = kernel.weights->size() / kernel.units;
    return kernel;
}

/// How many of `count` distinct positions, drawn from all of them in a row, fall into each part.
std::vector<std::size_t> drawShares(const std::vector<std::size_t>& parts, std::size_t count, Random& random)
{
    std::vector<std::size_t> ends;
    ends.reserve(parts.size());
    std::size_t total = 0;
    for (const std::size_t part : parts)
        ends.push_back(total += part);
    std::vector<std::size_t> shares(parts.size(), 0);
    for (const std::size_t position : random.sample(total, count))
        ++shares[static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), position) - ends.begin())];
    return shares;
}

} // namespace

std::size_t KernelOperator::unitsOf(const Layer& layer)
{
    return static_cast<std::size_t>(isConvolution(layer.kind) ? layer.filters : layer.units);
}

KernelOperator::KernelOperator(OperatorInfo info) : m_info(std::move(info)) {}

bool KernelOperator::isEligible(const Layer& layer) const
{
    return layer.kind == LayerKind::Dense || isConvolution(layer.kind);
}

std::optional<std::string> KernelOperator::notApplicable(const ModelSpec& model) const
{
    if (std::any_of(model.layers.begin(), model.layers.end(), [this](const Layer& layer) { return isEligible(layer); }))
        return std::nullopt;
    return QCoreApplication::translate("core", "The model has no dense or convolution layer.").toStdString();
}

TrainedModel KernelOperator::apply(const TrainedModel& model, double ratio, Random& random) const
{
    if (!(ratio > 0.0 && ratio <= 1.0))
        throw Error(QCoreApplication::translate("core", "%1: the ratio %2 must be above 0 and at most 1.")
                        .arg(QString::fromStdString(m_info.id), QString::fromStdString(numberText(ratio)))
                        .toStdString());
    if (const std::optional<std::string> reason = notApplicable(model.model))
        throw Error(*reason);

    TrainedModel mutant = model;
    const std::vector<LayerKernel> kernels = eligibleKernels(mutant);
    std::vector<std::size_t> parts;
    std::size_t total = 0;
    for (const LayerKernel& kernel : kernels) {
        parts.push_back(m_info.scope == OperatorScope::Weight ? kernel.weights->size() : kernel.units);
        total += parts.back();
    }
    const auto budget = static_cast<std::size_t>(std::floor(static_cast<double>(total) * ratio));
    const std::vector<std::size_t> shares = drawShares(parts, std::max<std::size_t>(1, budget), random);
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        if (shares[i] > 0)
            mutate(kernels[i], shares[i], random);
    }
    return mutant;
}

std::vector<LayerKernel> KernelOperator::eligibleKernels(TrainedModel& model) const
{
    std::vector<LayerKernel> kernels;
    const std::vector<Layer>& layers = model.model.layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (!isEligible(layers[i]))
            continue;
        // A weight list that is too short fails in kernelOf like any other misfit.
        LayerWeights none;
        kernels.push_back(
            kernelOf(layers[i], i, unitsOf(layers[i]), i < model.weights.size() ? model.weights[i] : none));
    }
    return kernels;
}

OperatorInfo kernelOperatorInfo(std::string id, std::string title, OperatorScope scope)
{
    OperatorInfo info;
    info.name = id;
    info.id = std::move(id);
    info.title = std::move(title);
    info.system = "DeepMutation++";
    info.stage = OperatorStage::PostTraining;
    info.scope = scope;
    info.parameters = {numberParameter("ratio", 0.0, 1.0, {"0.01", "0.1", "0.2", "0.6", "1"})};
    return info;
}

} // namespace semblance
