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

void setActivation(Layer& layer, Activation activation) { layer.activation = activation; }

} // namespace

// As in the reference, every layer with an activation entry is eligible: standalone Activation layers and the output
// layer too, and for ACH linear ones.

PreOperatorPointer makeChangeActivation()
{
    return std::make_unique<LayerOperator<Activation>>(
        OperatorInfo{.id = "ACH",
                     .name = "change_activation_function",
                     .title = QCoreApplication::translate("core", "Change the activation function").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .search = OperatorSearch::Exhaustive,
                     .parameters = {nameParameter("activation", referenceActivations())}},
        LayerRule{[](const Layer& layer) { return hasActivation(layer.kind); },
                  QT_TRANSLATE_NOOP("core", "Layer %1 has no activation function.")},
        setActivation);
}

PreOperatorPointer makeRemoveActivation()
{
    return std::make_unique<LayerSwitch>(
        OperatorInfo{.id = "ARM",
                     .name = "remove_activation_function",
                     .title = QCoreApplication::translate("core", "Remove the activation function").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .parameters = {}},
        LayerRule{
            [](const Layer& layer) { return hasActivation(layer.kind) && layer.activation != Activation::Linear; },
            QT_TRANSLATE_NOOP("core", "Layer %1 has no activation function to remove.")},
        [](Layer& layer) { layer.activation = Activation::Linear; });
}

PreOperatorPointer makeAddActivation()
{
    return std::make_unique<LayerOperator<Activation>>(
        OperatorInfo{.id = "AAL",
                     .name = "add_activation_function",
                     .title = QCoreApplication::translate("core", "Add an activation function").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .search = OperatorSearch::Exhaustive,
                     .parameters = {nameParameter("activation", referenceActivations())}},
        LayerRule{
            [](const Layer& layer) { return hasActivation(layer.kind) && layer.activation == Activation::Linear; },
            QT_TRANSLATE_NOOP("core", "Layer %1 is not linear, so no activation function can be added.")},
        setActivation);
}

} // namespace semblance
