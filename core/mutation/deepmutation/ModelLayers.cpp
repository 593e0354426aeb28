// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/deepmutation/DeepMutation.h"
#include "core/mutation/post/PostOperator.h"
#include "core/mutation/post/Structure.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

/// An operator on one dense layer that is as wide as its input.
class SquareDenseOperator : public PostOperator {
public:
    std::optional<std::string> notApplicable(const ModelSpec& model) const final
    {
        return candidates(model, model.layers).empty() ? std::optional(refusal()) : std::nullopt;
    }

protected:
    SquareDenseOperator(const char* id, const QString& title, bool innerOnly)
        : PostOperator(deepMutationInfo(id, title, OperatorStage::PostTraining, OperatorScope::Layer))
        , m_innerOnly(innerOnly)
    {
    }

    virtual void change(TrainedModel& model, std::size_t layer) const = 0;

private:
    template <typename Model>
    std::vector<std::size_t> candidates(const Model& model, const std::vector<Layer>& layers) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const bool inner = i > 0 && i + 1 < layers.size();
            if (layers[i].kind == LayerKind::Dense && (inner || !m_innerOnly) && keepsShape(model, i))
                found.push_back(i);
        }
        return found;
    }

    std::string refusal() const
    {
        return m_innerOnly
                   ? QCoreApplication::translate("core", "No dense layer between the first and the last is as wide as "
                                                         "its input.")
                         .toStdString()
                   : QCoreApplication::translate("core", "No dense layer is as wide as its input.").toStdString();
    }

    void mutate(TrainedModel& model, const PostConfiguration&, Random& random) const final
    {
        const std::vector<std::size_t> found = candidates(model, model.model.layers);
        if (found.empty())
            throw Error(refusal());
        change(model, drawOne(found, random));
    }

    bool m_innerOnly;
};

/// DM-LD: one such layer, neither first nor last, is taken out.
class LayerDeactivation final : public SquareDenseOperator {
public:
    LayerDeactivation()
        : SquareDenseOperator("DM-LD", QCoreApplication::translate("core", "Layer deactivation"), true)
    {
    }

private:
    void change(TrainedModel& model, std::size_t layer) const override { removeLayer(model, layer); }
};

/// DM-LAm: a copy of one such layer follows it.
class ModelLayerAddition final : public SquareDenseOperator {
public:
    ModelLayerAddition()
        : SquareDenseOperator("DM-LAm", QCoreApplication::translate("core", "Add a copy of a dense layer"), false)
    {
    }

private:
    void change(TrainedModel& model, std::size_t layer) const override { repeatLayer(model, layer); }
};

OperatorInfo removalInfo()
{
    OperatorInfo info =
        deepMutationInfo("DM-AFRm", QCoreApplication::translate("core", "Remove an activation from the trained model"),
                         OperatorStage::PostTraining, OperatorScope::Layer);
    info.parameters = {variantParameter()};
    return info;
}

/// DM-AFRm: one layer but the last loses its activation function. As published, a linear layer counts as having one,
/// and the mutant may be its original.
class ModelActivationRemoval final : public PostOperator {
public:
    ModelActivationRemoval()
        : PostOperator(removalInfo())
    {
    }

    std::optional<std::string> notApplicable(const ModelSpec& model) const override
    {
        return candidates(model, false).empty() ? std::optional(refusal()) : std::nullopt;
    }

private:
    static std::vector<std::size_t> candidates(const ModelSpec& model, bool linearToo)
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i + 1 < model.layers.size(); ++i) {
            const Layer& layer = model.layers[i];
            if (hasActivation(layer.kind) && (linearToo || layer.activation != Activation::Linear))
                found.push_back(i);
        }
        return found;
    }

    static std::string refusal()
    {
        return QCoreApplication::translate("core", "No layer before the last has an activation function to remove.")
            .toStdString();
    }

    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const override
    {
        const std::vector<std::size_t> found = candidates(model.model, isPublished(configuration));
        if (found.empty())
            throw Error(refusal());
        model.model.layers[drawOne(found, random)].activation = Activation::Linear;
    }
};

} // namespace

PostOperatorPointer makeLayerDeactivation() { return std::make_unique<LayerDeactivation>(); }

PostOperatorPointer makeModelLayerAddition() { return std::make_unique<ModelLayerAddition>(); }

PostOperatorPointer makeModelActivationRemoval() { return std::make_unique<ModelActivationRemoval>(); }

} // namespace semblance
