// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// The 13 initialisers of the reference in its order, then the two more of the study.
std::vector<InitializerKind> studyInitializers()
{
    using K = InitializerKind;
    return {K::Zeros,           K::Ones,        K::Constant,     K::RandomNormal,    K::RandomUniform,
            K::TruncatedNormal, K::Orthogonal,  K::LecunUniform, K::GlorotNormal,    K::GlorotUniform,
            K::HeNormal,        K::LecunNormal, K::HeUniform,    K::VarianceScaling, K::Identity};
}

/// The one spelling of initialisers that draw the same weights, so that they are one mutant.
Initializer distinct(const Initializer& initializer)
{
    switch (initializer.kind) {
    case InitializerKind::Constant:
        if (initializer.value == 0.0)
            return {InitializerKind::Zeros};
        return initializer.value == 1.0 ? Initializer{InitializerKind::Ones} : initializer;
    case InitializerKind::VarianceScaling:
        return {InitializerKind::LecunNormal}; // by its defaults: scale 1, fan-in, truncated normal
    default:
        return initializer;
    }
}

void setInitializer(Layer& layer, InitializerKind kind)
{
    const Initializer wanted = distinct({kind});
    const bool otherSpelling =
        layer.kernelInitializer.kind != wanted.kind && distinct(layer.kernelInitializer).kind == wanted.kind;
    if (!otherSpelling)
        layer.kernelInitializer = wanted;
}

/// WCI: the kernel's initialiser by name, so with its default parameters.
class ChangeInitializer final : public LayerOperator<InitializerKind> {
public:
    ChangeInitializer()
        : LayerOperator({.id = "WCI",
                         .name = "change_weights_initialisation",
                         .title = QCoreApplication::translate("core", "Change the initial weights").toStdString(),
                         .system = "DeepCrime",
                         .scope = OperatorScope::Layer,
                         .search = OperatorSearch::Exhaustive,
                         .parameters = {nameParameter("initializer", studyInitializers())}},
                        LayerRule{[](const Layer& layer) { return hasKernel(layer.kind); },
                                  QT_TRANSLATE_NOOP("core", "Layer %1 has no kernel.")},
                        setInitializer)
    {
    }

private:
    std::optional<std::string> unfit(const Layer& layer, int index, const std::string& value) const override
    {
        if (value != nameOf(InitializerKind::Identity) || !isConvolution(layer.kind))
            return std::nullopt;
        return QCoreApplication::translate(
                   "core", "The initialiser identity needs a kernel of two axes; that of layer %1 has more.")
            .arg(layerLabel(layer, index))
            .toStdString();
    }
};

} // namespace

PreOperatorPointer makeChangeInitializer() { return std::make_unique<ChangeInitializer>(); }

PreOperatorPointer makeAddBias()
{
    return std::make_unique<LayerSwitch>(
        OperatorInfo{.id = "WAB",
                     .name = "add_bias",
                     .title = QCoreApplication::translate("core", "Add a bias").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .parameters = {}},
        LayerRule{[](const Layer& layer) { return hasBias(layer.kind) && !layer.useBias; },
                  QT_TRANSLATE_NOOP("core", "Layer %1 has a bias already or cannot have one.")},
        [](Layer& layer) { layer.useBias = true; });
}

PreOperatorPointer makeRemoveBias()
{
    return std::make_unique<LayerSwitch>(
        OperatorInfo{.id = "WRB",
                     .name = "remove_bias",
                     .title = QCoreApplication::translate("core", "Remove the bias").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .parameters = {}},
        LayerRule{[](const Layer& layer) { return hasBias(layer.kind) && layer.useBias; },
                  QT_TRANSLATE_NOOP("core", "Layer %1 has no bias.")},
        [](Layer& layer) { layer.useBias = false; });
}

} // namespace semblance
