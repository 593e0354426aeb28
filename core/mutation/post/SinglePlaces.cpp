// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/LayerKernel.h"
#include "core/mutation/post/PostOperator.h"
#include "core/mutation/post/PostOperators.h"
#include "core/mutation/post/Structure.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <array>

namespace semblance {

namespace {

// MuNN has five operators: input neuron, hidden neuron, activation, bias and weight. Their exact changes are not
// public. These are Semblance's own definitions, hence "MuNN-style": each changes one place (operators.md 2.5).
OperatorInfo placeInfo(const char* id, const QString& title, OperatorScope scope)
{
    OperatorInfo info;
    info.id = id;
    info.name = id;
    info.title = title.toStdString();
    info.system = "MuNN-style";
    info.stage = OperatorStage::PostTraining;
    info.scope = scope;
    info.byDefault = false;
    return info;
}

OperatorInfo noisyPlaceInfo(const char* id, const QString& title)
{
    OperatorInfo info = placeInfo(id, title, OperatorScope::Weight);
    info.parameters = {deviationParameter("1")};
    return info;
}

/// Layers that hand every channel on as it is: what is zeroed after them is what came before them.
bool passesChannels(LayerKind kind)
{
    return !hasKernel(kind) && kind != LayerKind::Embedding && kind != LayerKind::Reshape;
}

/// The next dense or convolution layer that reads what comes out at `first` or after layers that pass channels on.
std::optional<std::size_t> readerFrom(const ModelSpec& model, std::size_t first)
{
    for (std::size_t i = first; i < model.layers.size(); ++i) {
        if (hasLayerKernel(model.layers[i]))
            return i;
        if (!passesChannels(model.layers[i].kind))
            return std::nullopt;
    }
    return std::nullopt;
}

/// An operator on one of several places, each a computational layer index.
class PlaceOperator : public PostOperator {
public:
    using PostOperator::PostOperator;

    std::optional<std::string> notApplicable(const ModelSpec& model) const final
    {
        return places(model).empty() ? std::optional(refusal()) : std::nullopt;
    }

protected:
    virtual std::vector<std::size_t> places(const ModelSpec& model) const = 0;
    virtual std::string refusal() const = 0;
    /// Changes the model at one of the places; which one it draws itself, in proportion to what there is.
    virtual void change(TrainedModel& model, const std::vector<std::size_t>& places,
                        const PostConfiguration& configuration, Random& random) const = 0;

private:
    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const final
    {
        const std::vector<std::size_t> all = places(model.model);
        if (all.empty())
            throw Error(refusal());
        change(model, all, configuration, random);
    }
};

/// MN-IN: one input feature (of an image: one channel) no longer reaches the first layer with a kernel.
class DeleteInputNeuron final : public PlaceOperator {
public:
    DeleteInputNeuron()
        : PlaceOperator(
              placeInfo("MN-IN", QCoreApplication::translate("core", "Delete an input neuron"), OperatorScope::Neuron))
    {
    }

private:
    std::vector<std::size_t> places(const ModelSpec& model) const override
    {
        const std::optional<std::size_t> reader = readerFrom(model, 0);
        return reader ? std::vector{*reader} : std::vector<std::size_t>{};
    }

    std::string refusal() const override
    {
        return QCoreApplication::translate("core", "The first layer with weights is no dense or convolution layer.")
            .toStdString();
    }

    void change(TrainedModel& model, const std::vector<std::size_t>& places, const PostConfiguration&,
                Random& random) const override
    {
        const LayerKernel kernel = layerKernel(model, places.front());
        kernel.clearChannel(random.below(kernel.channels));
    }
};

/// MN-HN: one hidden unit no longer reaches the dense or convolution layer that reads it.
class DeleteHiddenNeuron final : public PlaceOperator {
public:
    DeleteHiddenNeuron()
        : PlaceOperator(
              placeInfo("MN-HN", QCoreApplication::translate("core", "Delete a hidden neuron"), OperatorScope::Neuron))
    {
    }

private:
    std::vector<std::size_t> places(const ModelSpec& model) const override
    {
        std::vector<std::size_t> hidden;
        for (std::size_t i = 0; i < model.layers.size(); ++i) {
            if (hasLayerKernel(model.layers[i]) && readerFrom(model, i + 1))
                hidden.push_back(i);
        }
        return hidden;
    }

    std::string refusal() const override
    {
        return QCoreApplication::translate("core", "No dense or convolution layer reads another one's units.")
            .toStdString();
    }

    void change(TrainedModel& model, const std::vector<std::size_t>& places, const PostConfiguration&,
                Random& random) const override
    {
        std::size_t units = 0;
        for (const std::size_t layer : places)
            units += unitsOf(model.model.layers[layer]);
        std::size_t drawn = random.below(units);
        auto place = places.begin();
        for (; drawn >= unitsOf(model.model.layers[*place]); ++place)
            drawn -= unitsOf(model.model.layers[*place]);

        // A flattened map keeps the channel as its fastest index: the unit is read at every place of the map.
        LayerKernel reader = layerKernel(model, *readerFrom(model.model, *place + 1));
        reader.channels = unitsOf(model.model.layers[*place]);
        reader.clearChannel(drawn);
    }
};

/// MN-AF: the activation function of one layer becomes another one.
class ChangeActivationFunction final : public PlaceOperator {
public:
    ChangeActivationFunction()
        : PlaceOperator(placeInfo("MN-AF", QCoreApplication::translate("core", "Change an activation function"),
                                  OperatorScope::Layer))
    {
    }

private:
    static constexpr std::array functions = {
        Activation::Linear,   Activation::Relu, Activation::Elu,     Activation::Selu,        Activation::Softplus,
        Activation::Softsign, Activation::Tanh, Activation::Sigmoid, Activation::HardSigmoid, Activation::Softmax};

    std::vector<std::size_t> places(const ModelSpec& model) const override
    {
        std::vector<std::size_t> layers;
        for (std::size_t i = 0; i < model.layers.size(); ++i) {
            if (hasActivation(model.layers[i].kind))
                layers.push_back(i);
        }
        return layers;
    }

    std::string refusal() const override
    {
        return QCoreApplication::translate("core", "No layer of the model has an activation function.").toStdString();
    }

    void change(TrainedModel& model, const std::vector<std::size_t>& places, const PostConfiguration&,
                Random& random) const override
    {
        Layer& layer = model.model.layers[drawOne(places, random)];
        std::vector<Activation> others;
        for (const Activation function : functions) {
            if (function != layer.activation)
                others.push_back(function);
        }
        layer.activation = others[random.below(others.size())];
    }
};

/// MN-BV, MN-WV: noise on one bias or one kernel weight of all dense and convolution layers.
class ChangeValue final : public PlaceOperator {
public:
    ChangeValue(OperatorInfo info, bool bias)
        : PlaceOperator(std::move(info))
        , m_bias(bias)
    {
    }

private:
    std::vector<std::size_t> places(const ModelSpec& model) const override
    {
        std::vector<std::size_t> layers;
        for (std::size_t i = 0; i < model.layers.size(); ++i) {
            if (hasLayerKernel(model.layers[i]) && (!m_bias || model.layers[i].useBias))
                layers.push_back(i);
        }
        return layers;
    }

    std::string refusal() const override
    {
        return m_bias ? QCoreApplication::translate("core", "No dense or convolution layer has a bias.").toStdString()
                      : noKernelSentence();
    }

    void change(TrainedModel& model, const std::vector<std::size_t>& places, const PostConfiguration& configuration,
                Random& random) const override
    {
        std::vector<float*> values;
        for (const std::size_t layer : places) {
            const LayerKernel kernel = layerKernel(model, layer);
            for (float& value : m_bias ? *kernel.bias : *kernel.weights)
                values.push_back(&value);
        }
        *values[random.below(values.size())] += static_cast<float>(random.normal(0.0, numberOf(configuration)));
    }

    bool m_bias;
};

} // namespace

PostOperatorPointer makeDeleteInputNeuron() { return std::make_unique<DeleteInputNeuron>(); }

PostOperatorPointer makeDeleteHiddenNeuron() { return std::make_unique<DeleteHiddenNeuron>(); }

PostOperatorPointer makeChangeActivationFunction() { return std::make_unique<ChangeActivationFunction>(); }

PostOperatorPointer makeChangeBiasValue()
{
    return std::make_unique<ChangeValue>(
        noisyPlaceInfo("MN-BV", QCoreApplication::translate("core", "Change a bias value")), true);
}

PostOperatorPointer makeChangeWeightValue()
{
    return std::make_unique<ChangeValue>(
        noisyPlaceInfo("MN-WV", QCoreApplication::translate("core", "Change a weight value")), false);
}

} // namespace semblance
