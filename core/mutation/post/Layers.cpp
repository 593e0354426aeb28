// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/PostOperator.h"
#include "core/mutation/post/PostOperators.h"
#include "core/mutation/post/Structure.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <array>

namespace semblance {

namespace {

/// The operators on layers have no ratio: they change one layer.
OperatorInfo layerInfo(const char* id, const QString& title)
{
    OperatorInfo info;
    info.id = id;
    info.name = id;
    info.title = title.toStdString();
    info.system = "DeepMutation++";
    info.stage = OperatorStage::PostTraining;
    info.scope = OperatorScope::Layer;
    return info;
}

/// An operator on one of the layers that keep the shape of their input and are neither first nor last. Dropout, batch
/// normalisation and activation layers are among them, so the mutant may well behave as its original: at inference a
/// dropout layer does nothing.
class SameShapeOperator : public PostOperator {
public:
    using PostOperator::PostOperator;

    std::optional<std::string> notApplicable(const ModelSpec& model) const final
    {
        if (!innerSameShapeLayers(model).empty())
            return std::nullopt;
        return refusal();
    }

protected:
    virtual void change(TrainedModel& model, std::size_t layer) const = 0;

private:
    static std::string refusal()
    {
        return QCoreApplication::translate("core", "No layer between the first and the last keeps the shape of its "
                                                   "input.")
            .toStdString();
    }

    void mutate(TrainedModel& model, const PostConfiguration&, Random& random) const final
    {
        const std::vector<std::size_t> candidates = innerSameShapeLayers(model);
        if (candidates.empty())
            throw Error(refusal());
        change(model, drawOne(candidates, random));
    }
};

/// LR: the layer is taken out.
class LayerRemoval final : public SameShapeOperator {
public:
    LayerRemoval()
        : SameShapeOperator(layerInfo("LR", QCoreApplication::translate("core", "Layer removal")))
    {
    }

private:
    void change(TrainedModel& model, std::size_t layer) const override { removeLayer(model, layer); }
};

/// LD: the layer is passed a second time.
class LayerDuplication final : public SameShapeOperator {
public:
    LayerDuplication()
        : SameShapeOperator(layerInfo("LD", QCoreApplication::translate("core", "Layer duplication")))
    {
    }

private:
    void change(TrainedModel& model, std::size_t layer) const override { repeatLayer(model, layer); }
};

OperatorInfo additionInfo()
{
    OperatorInfo info = layerInfo("LA", QCoreApplication::translate("core", "Layer addition"));
    info.parameters = {variantParameter()};
    return info;
}

/// LA: an activation layer after any layer but the first, the output layer included. As published, two draws do
/// nothing: the place behind the end of the model, and the function linear. They are left out as intended.
class LayerAddition final : public PostOperator {
public:
    LayerAddition()
        : PostOperator(additionInfo())
    {
    }

    std::optional<std::string> notApplicable(const ModelSpec& model) const override
    {
        if (model.layers.size() > 1)
            return std::nullopt;
        return QCoreApplication::translate("core", "The model has no second layer to add an activation after.")
            .toStdString();
    }

private:
    /// The list of the reference; the last one only as published.
    static constexpr std::array functions = {
        Activation::Tanh,     Activation::Softmax, Activation::Elu,     Activation::Selu,        Activation::Softplus,
        Activation::Softsign, Activation::Relu,    Activation::Sigmoid, Activation::HardSigmoid, Activation::Linear};

    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const override
    {
        if (const std::optional<std::string> reason = notApplicable(model.model))
            throw Error(*reason);
        const std::size_t layers = model.model.layers.size();
        const std::size_t noOps = isPublished(configuration) ? 0 : 1;
        const std::size_t place = 1 + random.below(layers - noOps);
        Layer added = Layer::ofKind(LayerKind::Activation);
        added.activation = functions[random.below(functions.size() - noOps)];
        if (place < layers)
            insertLayerAfter(model, place, added);
    }
};

} // namespace

PostOperatorPointer makeLayerRemoval() { return std::make_unique<LayerRemoval>(); }

PostOperatorPointer makeLayerAddition() { return std::make_unique<LayerAddition>(); }

PostOperatorPointer makeLayerDuplication() { return std::make_unique<LayerDuplication>(); }

} // namespace semblance
