// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/KernelOperator.h"

#include "core/program/Error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace semblance {

namespace {

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

std::optional<std::string> KernelOperator::notApplicable(const ModelSpec& model) const
{
    if (std::any_of(model.layers.begin(), model.layers.end(), [this](const Layer& layer) { return isEligible(layer); }))
        return std::nullopt;
    return noKernelSentence();
}

void KernelOperator::mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const
{
    if (const std::optional<std::string> reason = notApplicable(model.model))
        throw Error(*reason);
    const auto eligible = [this](const Layer& layer) { return isEligible(layer); };
    const std::vector<LayerKernel> kernels = layerKernels(model, eligible);
    std::vector<std::size_t> parts;
    std::size_t total = 0;
    for (const LayerKernel& kernel : kernels) {
        parts.push_back(info().scope == OperatorScope::Weight ? kernel.weights->size() : kernel.units);
        total += parts.back();
    }
    const auto budget = static_cast<std::size_t>(std::floor(static_cast<double>(total) * configuration.ratio));
    const std::vector<std::size_t> shares = drawShares(parts, std::max<std::size_t>(1, budget), random);
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        if (shares[i] > 0)
            mutate(kernels[i], shares[i], configuration, random);
    }
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
    info.parameters = {ratioParameter()};
    return info;
}

} // namespace semblance
