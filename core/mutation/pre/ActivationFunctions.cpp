// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// List A of the reference, in its order.
std::vector<Activation> referenceActivations()
{
    return {Activation::Elu,         Activation::Softmax,     Activation::Selu,  Activation::Softplus,
            Activation::Softsign,    Activation::Relu,        Activation::Tanh,  Activation::Sigmoid,
            Activation::HardSigmoid, Activation::Exponential, Activation::Linear};
}

/// ACH: the activation function of a layer. As in the reference, every layer with an activation entry is eligible:
/// linear ones, standalone Activation layers and the output layer too.
class ChangeActivation final : public LayerOperator<Activation> {
public:
    ChangeActivation()
        : LayerOperator({.id = "ACH",
                         .name = "change_activation_function",
                         .title = QCoreApplication::translate("core", "Change the activation function").toStdString(),
                         .system = "DeepCrime",
                         .scope = OperatorScope::Layer,
                         .search = OperatorSearch::Exhaustive,
                         .parameters = {nameParameter("activation", referenceActivations())}})
    {
    }

private:
    std::optional<std::string> refusal(const Layer& layer, int index) const override
    {
        if (hasActivation(layer.kind))
            return std::nullopt;
        return QCoreApplication::translate("core", "Layer %1 has no activation function.")
            .arg(layerLabel(layer, index))
            .toStdString();
    }

    void change(Layer& layer, Activation activation) const override { layer.activation = activation; }
};

} // namespace

PreOperatorPointer makeChangeActivation() { return std::make_unique<ChangeActivation>(); }

} // namespace semblance
