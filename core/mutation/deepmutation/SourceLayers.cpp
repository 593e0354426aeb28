// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/ParameterValue.h"
#include "core/mutation/deepmutation/DeepMutation.h"
#include "core/mutation/post/Structure.h"
#include "core/mutation/pre/ListOperator.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

// The reference draws one layer; here every layer that qualifies is a configuration of its own, since a program is
// changed in a way that can be named and repeated.
OperatorInfo layerInfo(const char* id, const QString& title, OperatorSearch search = OperatorSearch::None)
{
    OperatorInfo info = deepMutationInfo(id, title, OperatorStage::PreTraining, OperatorScope::Layer);
    info.search = search;
    return info;
}

bool isLast(const ModelSpec& model, int index) { return index + 1 == static_cast<int>(model.layers.size()); }

std::vector<Layer>::iterator layerAt(Program& program, const Configuration& configuration)
{
    return program.model.layers.begin() + *configuration.layer;
}

/// DM-LR: a dense or batch-normalisation layer that keeps the shape of its input is taken out.
class SourceLayerRemoval final : public ListOperator {
public:
    SourceLayerRemoval()
        : ListOperator(layerInfo("DM-LR", QCoreApplication::translate("core", "Remove a layer and retrain")))
    {
    }

private:
    std::optional<std::string> refusalIn(const ModelSpec& model, int index) const override
    {
        const auto place = static_cast<std::size_t>(index);
        const Layer& layer = model.layers[place];
        const bool kind = layer.kind == LayerKind::Dense || layer.kind == LayerKind::BatchNormalization;
        if (kind && index > 0 && !isLast(model, index) && keepsShape(model, place))
            return std::nullopt;
        return QCoreApplication::translate("core", "Layer %1 is no inner dense or batch-normalisation layer that keeps "
                                                   "the shape of its input.")
            .arg(layerLabel(layer, index))
            .toStdString();
    }

    void change(Program& program, const Configuration& configuration) const override
    {
        program.model.layers.erase(layerAt(program, configuration));
    }
};

/// What DM-LAs inserts.
const std::string addedActivation = "relu";
const std::string addedNormalization = "batch_normalization";

OperatorInfo additionInfo()
{
    OperatorInfo info =
        layerInfo("DM-LAs", QCoreApplication::translate("core", "Add a layer and retrain"), OperatorSearch::Exhaustive);
    ParameterInfo parameter;
    parameter.name = "added layer";
    parameter.type = "name";
    parameter.allowed = {addedActivation, addedNormalization};
    parameter.defaults = parameter.allowed;
    info.parameters = {parameter};
    return info;
}

/// DM-LAs: ReLU or batch normalisation after a layer, but not after the last.
class SourceLayerAddition final : public ListOperator {
public:
    SourceLayerAddition()
        : ListOperator(additionInfo())
    {
    }

private:
    std::string canonicalText(const std::string& value) const override
    {
        const std::vector<std::string>& allowed = info().parameters.front().allowed;
        if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            throwUnknownName(value, info());
        return value;
    }

    std::optional<std::string> refusalIn(const ModelSpec& model, int index) const override
    {
        if (!isLast(model, index))
            return std::nullopt;
        return QCoreApplication::translate("core", "Layer %1 is the last; nothing is added after it.")
            .arg(layerLabel(model.layers.back(), index))
            .toStdString();
    }

    void change(Program& program, const Configuration& configuration) const override
    {
        Layer added = Layer::ofKind(LayerKind::BatchNormalization);
        if (configuration.parameter == addedActivation) {
            added = Layer::ofKind(LayerKind::Activation);
            added.activation = Activation::Relu;
        }
        program.model.layers.insert(layerAt(program, configuration) + 1, added);
    }
};

/// DM-AFRs: a layer but the last loses its activation function. A linear one has none to lose.
class SourceActivationRemoval final : public ListOperator {
public:
    SourceActivationRemoval()
        : ListOperator(layerInfo("DM-AFRs", QCoreApplication::translate("core", "Remove an activation and retrain")))
    {
    }

private:
    std::optional<std::string> refusalIn(const ModelSpec& model, int index) const override
    {
        const Layer& layer = model.layers[static_cast<std::size_t>(index)];
        if (hasActivation(layer.kind) && layer.activation != Activation::Linear && !isLast(model, index))
            return std::nullopt;
        return QCoreApplication::translate("core", "Layer %1 is the last or has no activation function to remove.")
            .arg(layerLabel(layer, index))
            .toStdString();
    }

    void change(Program& program, const Configuration& configuration) const override
    {
        layerAt(program, configuration)->activation = Activation::Linear;
    }
};

} // namespace

PreOperatorPointer makeSourceLayerRemoval() { return std::make_unique<SourceLayerRemoval>(); }

PreOperatorPointer makeSourceLayerAddition() { return std::make_unique<SourceLayerAddition>(); }

PreOperatorPointer makeSourceActivationRemoval() { return std::make_unique<SourceActivationRemoval>(); }

} // namespace semblance
