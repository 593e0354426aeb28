// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/ParameterValue.h"
#include "core/mutation/deepmutation/DeepMutation.h"
#include "core/mutation/post/LayerKernel.h"
#include "core/mutation/post/PostOperator.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace semblance {

namespace {

OperatorInfo shareInfo(const char* id, const QString& title, OperatorScope scope)
{
    OperatorInfo info = deepMutationInfo(id, title, OperatorStage::PostTraining, scope);
    info.parameters = {ratioParameter()};
    return info;
}

std::size_t share(std::size_t count, double ratio)
{
    return static_cast<std::size_t>(std::floor(static_cast<double>(count) * ratio));
}

/// A mutant that is its original is no mutant: the share was rounded down to nothing in every layer.
[[noreturn]] void refuseNothing(const OperatorInfo& info, double ratio)
{
    throw Error(QCoreApplication::translate("core", "%1: the share %2 is too small to change anything in any layer; "
                                                    "use a larger ratio.")
                    .arg(QString::fromStdString(info.id), QString::fromStdString(numberText(ratio)))
                    .toStdString());
}

OperatorInfo fuzzingInfo()
{
    OperatorInfo info =
        shareInfo("DM-GF", QCoreApplication::translate("core", "Additive Gaussian fuzzing"), OperatorScope::Weight);
    info.parameters.push_back(deviationParameter("0.1"));
    return info;
}

/// DM-GF: w + N(0, sd) for a share of every weight array of every layer: biases and normalisation too, no clipping.
class AdditiveFuzzing final : public PostOperator {
public:
    AdditiveFuzzing()
        : PostOperator(fuzzingInfo())
    {
    }

    std::optional<std::string> notApplicable(const ModelSpec& model) const override
    {
        const bool weights = std::any_of(model.layers.begin(), model.layers.end(), [](const Layer& layer) {
            return hasKernel(layer.kind) || layer.kind == LayerKind::Embedding ||
                   layer.kind == LayerKind::BatchNormalization;
        });
        return weights ? std::nullopt : std::optional(refusal());
    }

private:
    static std::string refusal()
    {
        return QCoreApplication::translate("core", "The model has no layer with weights.").toStdString();
    }

    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const override
    {
        if (notApplicable(model.model))
            throw Error(refusal());
        const double deviation = numberOf(configuration);
        std::size_t changed = 0;
        for (LayerWeights& layer : model.weights) {
            for (NamedTensor& named : layer) {
                std::vector<float>& values = named.tensor.values;
                const std::vector<std::size_t> drawn =
                    random.sample(values.size(), share(values.size(), configuration.ratio));
                for (const std::size_t position : drawn)
                    values[position] += static_cast<float>(random.normal(0.0, deviation));
                changed += drawn.size();
            }
        }
        if (changed == 0)
            refuseNothing(info(), configuration.ratio);
    }
};

/// An operator on a share of the units, or of the input channels, of each dense and convolution layer.
class LayerwiseOperator : public PostOperator {
public:
    std::optional<std::string> notApplicable(const ModelSpec& model) const final
    {
        const bool kernels = std::any_of(model.layers.begin(), model.layers.end(), hasLayerKernel);
        return kernels ? std::nullopt : std::optional(noKernelSentence());
    }

protected:
    enum class Counts { Units, Channels };

    LayerwiseOperator(const char* id, const QString& title, Counts counts, std::size_t least = 1)
        : PostOperator(shareInfo(id, title, OperatorScope::Neuron))
        , m_counts(counts)
        , m_least(least)
    {
    }

    virtual void change(const LayerKernel& kernel, const std::vector<std::size_t>& drawn, Random& random) const = 0;

private:
    void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const final
    {
        if (const std::optional<std::string> reason = notApplicable(model.model))
            throw Error(*reason);
        std::size_t changed = 0;
        for (const LayerKernel& kernel : layerKernels(model)) {
            const std::size_t count = m_counts == Counts::Units ? kernel.units : kernel.channels;
            const std::size_t budget = share(count, configuration.ratio);
            if (budget < m_least)
                continue;
            change(kernel, random.sample(count, budget), random);
            changed += budget;
        }
        if (changed == 0)
            refuseNothing(info(), configuration.ratio);
    }

    Counts m_counts;
    std::size_t m_least; ///< with fewer the operator changes nothing
};

/// DM-WS: the incoming weights of each drawn unit are permuted.
class LayerwiseShuffling final : public LayerwiseOperator {
public:
    LayerwiseShuffling()
        : LayerwiseOperator("DM-WS", QCoreApplication::translate("core", "Weight shuffling, layer by layer"),
                            Counts::Units)
    {
    }

private:
    void change(const LayerKernel& kernel, const std::vector<std::size_t>& drawn, Random& random) const override
    {
        for (const std::size_t unit : drawn)
            kernel.shuffleUnit(unit, random);
    }
};

/// DM-NEB: what a neuron of the layer before says is no longer heard; biases stay.
class OutgoingBlock final : public LayerwiseOperator {
public:
    OutgoingBlock()
        : LayerwiseOperator("DM-NEB", QCoreApplication::translate("core", "Neuron effect block, outgoing weights"),
                            Counts::Channels)
    {
    }

private:
    void change(const LayerKernel& kernel, const std::vector<std::size_t>& drawn, Random&) const override
    {
        for (const std::size_t channel : drawn)
            kernel.clearChannel(channel);
    }
};

/// DM-NAI: the incoming weights of each drawn unit change sign; its bias does not.
class WeightInverse final : public LayerwiseOperator {
public:
    WeightInverse()
        : LayerwiseOperator("DM-NAI", QCoreApplication::translate("core", "Neuron activation inverse, weights only"),
                            Counts::Units)
    {
    }

private:
    void change(const LayerKernel& kernel, const std::vector<std::size_t>& drawn, Random&) const override
    {
        for (const std::size_t unit : drawn)
            kernel.scaleUnit(unit, -1.0f);
    }
};

/// DM-NS: the drawn neurons of the layer before change their roles: their outgoing rows are permuted.
class OutgoingSwitch final : public LayerwiseOperator {
public:
    OutgoingSwitch()
        : LayerwiseOperator("DM-NS", QCoreApplication::translate("core", "Neuron switch, outgoing weights"),
                            Counts::Channels, 2)
    {
    }

private:
    void change(const LayerKernel& kernel, const std::vector<std::size_t>& drawn, Random& random) const override
    {
        std::vector<std::size_t> from = drawn;
        random.shuffle(from);
        const std::vector<float> before = *kernel.weights;
        for (std::size_t start = 0; start < kernel.inputs; start += kernel.channels) {
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                const auto row = before.begin() + static_cast<std::ptrdiff_t>((start + from[i]) * kernel.units);
                std::copy_n(row, kernel.units, &kernel.weight(start + drawn[i], 0));
            }
        }
    }
};

} // namespace

PostOperatorPointer makeAdditiveFuzzing() { return std::make_unique<AdditiveFuzzing>(); }

PostOperatorPointer makeLayerwiseShuffling() { return std::make_unique<LayerwiseShuffling>(); }

PostOperatorPointer makeOutgoingBlock() { return std::make_unique<OutgoingBlock>(); }

PostOperatorPointer makeWeightInverse() { return std::make_unique<WeightInverse>(); }

PostOperatorPointer makeOutgoingSwitch() { return std::make_unique<OutgoingSwitch>(); }

} // namespace semblance
