// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/KernelOperator.h"
#include "core/mutation/post/PostOperators.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

/// GF: w * (1 + N(0, 0.5)) for the drawn weights, then the whole kernel is clipped to [-1, 1]: in a layer that is
/// touched, weights beyond the range change too although they were not drawn. Zero weights stay zero.
class GaussianFuzzing final : public KernelOperator {
public:
    GaussianFuzzing()
        : KernelOperator(kernelOperatorInfo("GF", QCoreApplication::translate("core", "Gaussian fuzzing").toStdString(),
                                            OperatorScope::Weight))
    {
    }

private:
    /// Default of the tool; the study uses it.
    static constexpr double standardDeviation = 0.5;

    void mutate(const LayerKernel& kernel, std::size_t count, Random& random) const override
    {
        std::vector<float>& weights = *kernel.weights;
        for (const std::size_t position : random.sample(weights.size(), count))
            weights[position] *= static_cast<float>(1.0 + random.normal(0.0, standardDeviation));
        for (float& weight : weights)
            weight = std::clamp(weight, -1.0f, 1.0f);
    }
};

} // namespace

PostOperatorPointer makeGaussianFuzzing() { return std::make_unique<GaussianFuzzing>(); }

} // namespace semblance
