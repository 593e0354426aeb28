// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/ParameterValue.h"
#include "core/mutation/post/KernelOperator.h"
#include "core/mutation/post/PostOperators.h"

#include <QCoreApplication>

#include <utility>

namespace semblance {

namespace {

// MuFF names a weight and a neuron inhibitor; its formulas are not public. These are Semblance's own definitions in its
// spirit, hence "MuFF-style": what was drawn keeps a share of its strength (operators.md 2.6).
OperatorInfo inhibitorInfo(const char* id, const QString& title, OperatorScope scope)
{
    OperatorInfo info = kernelOperatorInfo(id, title.toStdString(), scope);
    info.system = "MuFF-style";
    info.byDefault = false;
    info.parameters.push_back(numberParameter("factor", 0.0, 0.999, {"0.5"}));
    return info;
}

/// MF-WI: the drawn kernel weights are multiplied by the factor.
class WeightInhibitor final : public KernelOperator {
public:
    WeightInhibitor()
        : KernelOperator(
              inhibitorInfo("MF-WI", QCoreApplication::translate("core", "Weight inhibitor"), OperatorScope::Weight))
    {
    }

private:
    void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration& configuration,
                Random& random) const override
    {
        const auto factor = static_cast<float>(numberOf(configuration));
        for (const std::size_t position : random.sample(kernel.weights->size(), count))
            (*kernel.weights)[position] *= factor;
    }
};

/// MF-NI: incoming weights and bias of the drawn units are multiplied by the factor, and with them the unit's
/// pre-activation.
class NeuronInhibitor final : public KernelOperator {
public:
    NeuronInhibitor()
        : KernelOperator(
              inhibitorInfo("MF-NI", QCoreApplication::translate("core", "Neuron inhibitor"), OperatorScope::Neuron))
    {
    }

private:
    void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration& configuration,
                Random& random) const override
    {
        const auto factor = static_cast<float>(numberOf(configuration));
        for (const std::size_t unit : random.sample(kernel.units, count)) {
            kernel.scaleUnit(unit, factor);
            if (kernel.bias)
                (*kernel.bias)[unit] *= factor;
        }
    }
};

} // namespace

PostOperatorPointer makeWeightInhibitor() { return std::make_unique<WeightInhibitor>(); }

PostOperatorPointer makeNeuronInhibitor() { return std::make_unique<NeuronInhibitor>(); }

} // namespace semblance
