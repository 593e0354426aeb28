// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/KernelOperator.h"
#include "core/mutation/post/PostOperators.h"

#include <QCoreApplication>

#include <utility>

namespace semblance {

namespace {

/// An operator that changes the drawn units (or filters) one after the other.
class NeuronOperator : public KernelOperator {
protected:
    NeuronOperator(std::string id, std::string title)
        : KernelOperator(kernelOperatorInfo(std::move(id), std::move(title), OperatorScope::Neuron))
    {
    }

    virtual void mutateUnit(const LayerKernel& kernel, std::size_t unit, Random& random) const = 0;

private:
    void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration&, Random& random) const final
    {
        for (const std::size_t unit : random.sample(kernel.units, count))
            mutateUnit(kernel, unit, random);
    }
};

/// WS: the incoming weights of a unit are permuted; its bias stays.
class WeightShuffling final : public NeuronOperator {
public:
    WeightShuffling()
        : NeuronOperator("WS", QCoreApplication::translate("core", "Weight shuffling").toStdString())
    {
    }

private:
    void mutateUnit(const LayerKernel& kernel, std::size_t unit, Random& random) const override
    {
        kernel.shuffleUnit(unit, random);
    }
};

/// NEB: the incoming weights and the bias of a unit become 0, so that the unit outputs activation(0).
class NeuronEffectBlock final : public NeuronOperator {
public:
    NeuronEffectBlock()
        : NeuronOperator("NEB", QCoreApplication::translate("core", "Neuron effect block").toStdString())
    {
    }

private:
    void mutateUnit(const LayerKernel& kernel, std::size_t unit, Random&) const override
    {
        for (std::size_t input = 0; input < kernel.inputs; ++input)
            kernel.weight(input, unit) = 0.0f;
        if (kernel.bias)
            (*kernel.bias)[unit] = 0.0f;
    }
};

/// NAI: the incoming weights and the bias of a unit change sign, and with them its pre-activation.
class NeuronActivationInverse final : public NeuronOperator {
public:
    NeuronActivationInverse()
        : NeuronOperator("NAI", QCoreApplication::translate("core", "Neuron activation inverse").toStdString())
    {
    }

private:
    void mutateUnit(const LayerKernel& kernel, std::size_t unit, Random&) const override
    {
        kernel.scaleUnit(unit, -1.0f);
        if (kernel.bias)
            (*kernel.bias)[unit] *= -1.0f;
    }
};

OperatorInfo switchInfo()
{
    OperatorInfo info = kernelOperatorInfo("NS", QCoreApplication::translate("core", "Neuron switch").toStdString(),
                                           OperatorScope::Neuron);
    info.parameters.push_back(variantParameter());
    return info;
}

/// NS: as often as units fell to the layer, two distinct units of it change places with weights and bias. A true
/// switch; as published, the first gets the second's weights, the second keeps its own, and only the biases change
/// places (the tool reads the first unit's weights after it has written over them). Layers of one unit are left out of
/// the budget: what fell to them could not be switched, and a small mutant would equal its original.
class NeuronSwitch final : public KernelOperator {
public:
    NeuronSwitch()
        : KernelOperator(switchInfo())
    {
    }

    std::optional<std::string> notApplicable(const ModelSpec& model) const override
    {
        const std::optional<std::string> reason = KernelOperator::notApplicable(model);
        if (!reason)
            return std::nullopt;
        return QCoreApplication::translate("core", "No dense or convolution layer has two units to switch.")
            .toStdString();
    }

private:
    bool isEligible(const Layer& layer) const override
    {
        return KernelOperator::isEligible(layer) && unitsOf(layer) > 1;
    }

    void mutate(const LayerKernel& kernel, std::size_t count, const PostConfiguration& configuration,
                Random& random) const override
    {
        for (std::size_t i = 0; i < count; ++i) {
            const std::vector<std::size_t> pair = random.sample(kernel.units, 2);
            for (std::size_t input = 0; input < kernel.inputs; ++input) {
                float& first = kernel.weight(input, pair[0]);
                float& second = kernel.weight(input, pair[1]);
                if (isPublished(configuration))
                    first = second;
                else
                    std::swap(first, second);
            }
            if (kernel.bias)
                std::swap((*kernel.bias)[pair[0]], (*kernel.bias)[pair[1]]);
        }
    }
};

} // namespace

PostOperatorPointer makeWeightShuffling() { return std::make_unique<WeightShuffling>(); }

PostOperatorPointer makeNeuronEffectBlock() { return std::make_unique<NeuronEffectBlock>(); }

PostOperatorPointer makeNeuronActivationInverse() { return std::make_unique<NeuronActivationInverse>(); }

PostOperatorPointer makeNeuronSwitch() { return std::make_unique<NeuronSwitch>(); }

} // namespace semblance
