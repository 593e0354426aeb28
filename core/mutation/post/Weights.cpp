// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/KernelOperator.h"
#include "core/mutation/post/PostOperators.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

OperatorInfo fuzzingInfo()
{
    OperatorInfo info = kernelOperatorInfo("GF", QCoreApplication::translate("core", "Gaussian fuzzing").toStdString(),
                                           OperatorScope::Weight);
    // Default of the tool; the study uses it. The tool's own replication scripts also use 1.
    info.parameters.push_back(deviationParameter("0.5"));
    return info;
}

/// GF: w * (1 + N(0, sd)) for the drawn weights, then the whole kernel is clipped to [-1, 1]: in a layer that is
/// touched, weights beyond the range change too although they were not drawn. Zero weights stay zero.
class GaussianFuzzing final : public KernelOperator {
public:
    GaussianFuzzing()
        : KernelOperator(fuzzingInfo())
    {
    }

private:
    void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration& configuration,
                Random& random) const override
    {
        const double deviation = numberOf(configuration);
        std::vector<float>& weights = *kernel.weights;
        for (const std::size_t position : random.sample(weights.size(), count))
            weights[position] *= static_cast<float>(1.0 + random.normal(0.0, deviation));
        for (float& weight : weights)
            weight = std::clamp(weight, -1.0f, 1.0f);
    }
};

} // namespace

PostOperatorPointer makeGaussianFuzzing() { return std::make_unique<GaussianFuzzing>(); }

} // namespace semblance
