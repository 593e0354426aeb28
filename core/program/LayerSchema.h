// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Layer.h"
#include "core/program/Schema.h"

#include <QCoreApplication>

namespace semblance {

template <>
struct Schema<Initializer> : SchemaBase<Initializer, InitializerKind> {
    static constexpr const char* tag = "name";

    static std::vector<std::string> names() { return nameList<InitializerKind>(); }
    static std::optional<Initializer> named(std::string_view name)
    {
        const std::optional<InitializerKind> kind = fromName<InitializerKind>(name);
        return kind ? std::optional(make(*kind)) : std::nullopt;
    }

    template <typename Visitor>
    static void describe(InitializerKind kind, Visitor&& visit)
    {
        using K = InitializerKind;
        if (kind == K::Constant)
            visit("value", &Initializer::value);
        if (kind == K::RandomNormal || kind == K::TruncatedNormal) {
            visit("mean", &Initializer::mean);
            visit("stddev", &Initializer::standardDeviation, {.minimum = 0});
        }
        if (kind == K::RandomUniform) {
            visit("minval", &Initializer::minimum);
            visit("maxval", &Initializer::maximum);
        }
        if (kind == K::Orthogonal || kind == K::Identity)
            visit("gain", &Initializer::gain);
    }

    static std::optional<SchemaProblem> problem(const Initializer& value)
    {
        if (value.kind == InitializerKind::RandomUniform && value.minimum > value.maximum)
            return SchemaProblem{"minval", QCoreApplication::translate("core", "must not be larger than maxval")};
        return std::nullopt;
    }
};

template <>
struct Schema<Regularizer> : SchemaBase<Regularizer> {
    static std::vector<std::string> names() { return {"l1", "l2", "l1_l2"}; }
    static std::optional<Regularizer> named(std::string_view name)
    {
        const double byName = 0.01; // Keras' factor of a regulariser that is given by name
        if (name == "l1")
            return Regularizer{byName, 0.0};
        if (name == "l2")
            return Regularizer{0.0, byName};
        return name == "l1_l2" ? std::optional(Regularizer{byName, byName}) : std::nullopt;
    }

    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("l1", &Regularizer::l1, {.minimum = 0});
        visit("l2", &Regularizer::l2, {.minimum = 0});
    }
};

template <>
struct Schema<Layer> : SchemaBase<Layer, LayerKind> {
    static constexpr const char* tag = "kind";
    static constexpr double largestWidth = 1e6;   ///< units, filters, embeddings: beyond any real program
    static constexpr double largestExtent = 1000; ///< kernels, pools, strides

    static Layer make(LayerKind kind) { return Layer::ofKind(kind); }

    /// Strides that are the default anyway are left out, so that both spellings are the same program.
    static Layer canonical(const Layer& value)
    {
        Layer layer = value;
        layer.strides.clear();
        if (stridesOf(layer) != value.strides)
            layer.strides = value.strides;
        return layer;
    }

    template <typename Visitor>
    static void describe(LayerKind kind, Visitor&& visit)
    {
        visit("name", &Layer::name);
        describeSizes(kind, visit);
        if (hasActivation(kind))
            visit("activation", &Layer::activation, {.required = kind == LayerKind::Activation});
        if (kind == LayerKind::LSTM || kind == LayerKind::GRU)
            visit("recurrent_activation", &Layer::recurrentActivation);
        if (hasBias(kind))
            visit("use_bias", &Layer::useBias);
        describeWeights(kind, visit);
        describeRest(kind, visit);
    }

private:
    template <typename Visitor>
    static void describeSizes(LayerKind kind, Visitor&& visit)
    {
        const auto axes = static_cast<std::size_t>(spatialAxes(kind));
        const Rule width = {.required = true, .minimum = 1, .maximum = largestWidth};
        const Rule extents = {.minimum = 1, .maximum = largestExtent, .count = axes};
        if (kind == LayerKind::Dense || isRecurrent(kind))
            visit("units", &Layer::units, width);
        if (isConvolution(kind)) {
            visit("filters", &Layer::filters, width);
            visit("kernel_size", &Layer::kernelSize,
                  {.required = true, .minimum = 1, .maximum = largestExtent, .count = axes});
        }
        if (isPooling(kind))
            visit("pool_size", &Layer::poolSize, extents);
        if (isConvolution(kind) || isPooling(kind)) {
            visit("strides", &Layer::strides, extents);
            visit("padding", &Layer::padding);
        }
        if (kind == LayerKind::Reshape)
            visit("target_shape", &Layer::targetShape,
                  {.required = true, .minimum = -1, .notZero = true, .notEmpty = true});
        if (kind == LayerKind::Embedding) {
            visit("input_dim", &Layer::inputDim, width);
            visit("output_dim", &Layer::outputDim, width);
        }
    }

    template <typename Visitor>
    static void describeWeights(LayerKind kind, Visitor&& visit)
    {
        if (kind == LayerKind::Embedding)
            visit("embeddings_initializer", &Layer::kernelInitializer);
        if (!hasKernel(kind))
            return;
        visit("kernel_initializer", &Layer::kernelInitializer);
        if (isRecurrent(kind))
            visit("recurrent_initializer", &Layer::recurrentInitializer);
        visit("bias_initializer", &Layer::biasInitializer);
        visit("kernel_regularizer", &Layer::kernelRegularizer);
    }

    template <typename Visitor>
    static void describeRest(LayerKind kind, Visitor&& visit)
    {
        if (kind == LayerKind::Dropout)
            visit("rate", &Layer::rate, {.required = true, .minimum = 0, .maximum = 1});
        if (kind == LayerKind::LeakyReLU || kind == LayerKind::ELU)
            visit("alpha", &Layer::alpha);
        if (kind == LayerKind::BatchNormalization) {
            visit("momentum", &Layer::momentum, {.minimum = 0, .maximum = 1});
            visit("epsilon", &Layer::epsilon, {.minimum = 0, .aboveMinimum = true});
            visit("center", &Layer::center);
            visit("scale", &Layer::scale);
        }
        if (isRecurrent(kind))
            visit("return_sequences", &Layer::returnSequences);
        if (kind == LayerKind::GRU)
            visit("reset_after", &Layer::resetAfter);
    }
};

} // namespace semblance
