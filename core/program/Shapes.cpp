// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Shapes.h"

#include "core/program/Error.h"
#include "core/program/Names.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <numeric>

namespace semblance {

namespace {

using Role = WeightSpec::Role;

QString shown(const Shape& shape)
{
    QStringList extents;
    for (const std::size_t extent : shape)
        extents << QString::number(extent);
    return QStringLiteral("[%1]").arg(extents.join(QStringLiteral(", ")));
}

std::size_t product(Shape::const_iterator first, Shape::const_iterator last)
{
    return std::accumulate(first, last, std::size_t{1}, std::multiplies<>());
}

std::size_t product(const Shape& shape) { return product(shape.begin(), shape.end()); }

/// Works out one layer; keeps the place for messages.
class LayerInference {
public:
    LayerInference(const Layer& layer, std::size_t index, const Shape& input)
        : m_layer(layer), m_index(index), m_input(input)
    {
        m_result.input = input;
    }

    LayerShapes infer();

private:
    [[noreturn]] void fail(const QString& message) const
    {
        throw Error(QCoreApplication::translate("core", "layer %1 (%2): %3")
                        .arg(m_index)
                        .arg(QString::fromStdString(nameOf(m_layer.kind)), message)
                        .toStdString());
    }

    void needAxes(std::size_t count) const
    {
        if (m_input.size() != count)
            fail(QCoreApplication::translate("core", "needs %1 axes, gets %2").arg(count).arg(shown(m_input)));
    }

    std::size_t positive(int value, const char* key) const
    {
        if (value < 1)
            fail(QCoreApplication::translate("core", "%1 is %2, must be at least 1")
                     .arg(QLatin1String(key))
                     .arg(value));
        return static_cast<std::size_t>(value);
    }

    void addWeight(const char* name, Role role, Shape shape, const Initializer& initializer, bool trainable = true);
    void addBias(Shape shape)
    {
        if (m_layer.useBias)
            addWeight("bias", Role::Bias, std::move(shape), m_layer.biasInitializer);
    }

    void dense();
    void window(const std::vector<int>& extents, const char* key, std::size_t channels);
    void convolution();
    void reshape();
    void globalPooling();
    void batchNormalization();
    void embedding();
    void recurrent();

    const Layer& m_layer;
    std::size_t m_index;
    const Shape& m_input;
    LayerShapes m_result;
};

void LayerInference::addWeight(const char* name, Role role, Shape shape, const Initializer& initializer, bool trainable)
{
    if (initializer.kind == InitializerKind::Identity && shape.size() != 2)
        fail(QCoreApplication::translate("core", "the initialiser identity needs 2 axes, %1 has %2")
                 .arg(QLatin1String(name), shown(shape)));
    if (initializer.kind == InitializerKind::Orthogonal && shape.size() < 2)
        fail(QCoreApplication::translate("core", "the initialiser orthogonal needs 2 axes or more, %1 has %2")
                 .arg(QLatin1String(name), shown(shape)));
    WeightSpec spec{name, role, std::move(shape), initializer, 1.0, 1.0, trainable};
    // Keras counts a vector's length for both fans, and a convolution's receptive field in each.
    const std::size_t axes = spec.shape.size();
    const auto field = axes > 2 ? static_cast<double>(product(spec.shape.begin(), spec.shape.end() - 2)) : 1.0;
    spec.fanIn = field * static_cast<double>(axes > 1 ? spec.shape[axes - 2] : spec.shape.back());
    spec.fanOut = field * static_cast<double>(spec.shape.back());
    m_result.weights.push_back(std::move(spec));
}

void LayerInference::dense()
{
    const std::size_t units = positive(m_layer.units, "units");
    addWeight("kernel", Role::Kernel, {m_input.back(), units}, m_layer.kernelInitializer);
    addBias({units});
    m_result.output = m_input;
    m_result.output.back() = units;
}

/// The output of a convolution or a pooling window that moves over all axes but the last.
void LayerInference::window(const std::vector<int>& extents, const char* key, std::size_t channels)
{
    const auto axes = static_cast<std::size_t>(spatialAxes(m_layer.kind));
    needAxes(axes + 1);
    const std::vector<int> strides = stridesOf(m_layer);
    if (extents.size() != axes || strides.size() != axes)
        fail(QCoreApplication::translate("core", "%1 and strides need %2 entries").arg(QLatin1String(key)).arg(axes));
    for (std::size_t axis = 0; axis < axes; ++axis) {
        const std::size_t extent = positive(extents[axis], key);
        const std::size_t stride = positive(strides[axis], "strides");
        const std::size_t size = m_input[axis];
        if (m_layer.padding == Padding::Valid && extent > size)
            fail(QCoreApplication::translate("core",
                                             "%1 %2 is larger than the input %3; use padding \"same\" or a smaller one")
                     .arg(QLatin1String(key))
                     .arg(extent)
                     .arg(shown(m_input)));
        const std::size_t places = m_layer.padding == Padding::Same ? size : size - extent + 1;
        m_result.output.push_back((places + stride - 1) / stride);
    }
    m_result.output.push_back(channels);
}

void LayerInference::convolution()
{
    const std::size_t filters = positive(m_layer.filters, "filters");
    window(m_layer.kernelSize, "kernel_size", filters);
    Shape kernel(m_layer.kernelSize.begin(), m_layer.kernelSize.end());
    kernel.push_back(m_input.back());
    kernel.push_back(filters);
    addWeight("kernel", Role::Kernel, std::move(kernel), m_layer.kernelInitializer);
    addBias({filters});
}

void LayerInference::reshape()
{
    const std::size_t total = product(m_input);
    std::size_t known = 1;
    std::optional<std::size_t> open;
    for (const int extent : m_layer.targetShape) {
        if (extent == -1 && open)
            fail(QCoreApplication::translate("core", "target_shape has more than one -1"));
        if (extent == -1)
            open = m_result.output.size();
        else
            known *= positive(extent, "target_shape");
        m_result.output.push_back(extent == -1 ? 1 : static_cast<std::size_t>(extent));
    }
    if (open && total % known == 0)
        m_result.output[*open] = total / known;
    if (product(m_result.output) != total)
        fail(QCoreApplication::translate("core", "target_shape does not hold the %1 values of %2")
                 .arg(total)
                 .arg(shown(m_input)));
}

void LayerInference::globalPooling()
{
    needAxes(static_cast<std::size_t>(spatialAxes(m_layer.kind)) + 1);
    m_result.output = {m_input.back()};
}

void LayerInference::batchNormalization()
{
    const Initializer zeros{InitializerKind::Zeros};
    const Initializer ones{InitializerKind::Ones};
    const Shape shape = {m_input.back()};
    if (m_layer.scale)
        addWeight("gamma", Role::Gamma, shape, ones);
    if (m_layer.center)
        addWeight("beta", Role::Beta, shape, zeros);
    addWeight("moving_mean", Role::MovingMean, shape, zeros, false);
    addWeight("moving_variance", Role::MovingVariance, shape, ones, false);
    m_result.output = m_input;
}

void LayerInference::embedding()
{
    const std::size_t width = positive(m_layer.outputDim, "output_dim");
    addWeight("embeddings", Role::Embeddings, {positive(m_layer.inputDim, "input_dim"), width},
              m_layer.kernelInitializer);
    m_result.output = m_input;
    m_result.output.push_back(width);
}

void LayerInference::recurrent()
{
    needAxes(2);
    const std::size_t units = positive(m_layer.units, "units");
    const std::size_t gates = m_layer.kind == LayerKind::LSTM ? 4 : m_layer.kind == LayerKind::GRU ? 3 : 1;
    const std::size_t width = gates * units;
    addWeight("kernel", Role::Kernel, {m_input.back(), width}, m_layer.kernelInitializer);
    addWeight("recurrent_kernel", Role::RecurrentKernel, {units, width}, m_layer.recurrentInitializer);
    // With reset_after the recurrent product has a bias of its own, the second row.
    addBias(m_layer.kind == LayerKind::GRU && m_layer.resetAfter ? Shape{2, width} : Shape{width});
    m_result.output = m_layer.returnSequences ? Shape{m_input.front(), units} : Shape{units};
}

LayerShapes LayerInference::infer()
{
    if (m_input.empty() || std::find(m_input.begin(), m_input.end(), 0u) != m_input.end())
        fail(QCoreApplication::translate("core", "needs inputs with at least one value, gets %1").arg(shown(m_input)));
    switch (m_layer.kind) {
    case LayerKind::Dense:
        dense();
        break;
    case LayerKind::Conv1D:
    case LayerKind::Conv2D:
        convolution();
        break;
    case LayerKind::MaxPooling1D:
    case LayerKind::MaxPooling2D:
    case LayerKind::AveragePooling1D:
    case LayerKind::AveragePooling2D:
        window(m_layer.poolSize, "pool_size", m_input.back());
        break;
    case LayerKind::GlobalMaxPooling1D:
    case LayerKind::GlobalMaxPooling2D:
    case LayerKind::GlobalAveragePooling1D:
    case LayerKind::GlobalAveragePooling2D:
        globalPooling();
        break;
    case LayerKind::Flatten:
        m_result.output = {product(m_input)};
        break;
    case LayerKind::Reshape:
        reshape();
        break;
    case LayerKind::BatchNormalization:
        batchNormalization();
        break;
    case LayerKind::Embedding:
        embedding();
        break;
    case LayerKind::SimpleRNN:
    case LayerKind::LSTM:
    case LayerKind::GRU:
        recurrent();
        break;
    case LayerKind::Activation:
    case LayerKind::Dropout:
    case LayerKind::LeakyReLU:
    case LayerKind::ELU:
        m_result.output = m_input;
        break;
    }
    return std::move(m_result);
}

} // namespace

LayerShapes layerShapes(const Layer& layer, std::size_t index, const Shape& input)
{
    return LayerInference(layer, index, input).infer();
}

std::vector<LayerShapes> inferShapes(const ModelSpec& model, const Shape& input)
{
    if (model.layers.empty())
        throw Error(QCoreApplication::translate("core", "the model has no layers; add at least one").toStdString());
    std::vector<LayerShapes> shapes;
    shapes.reserve(model.layers.size());
    for (std::size_t i = 0; i < model.layers.size(); ++i)
        shapes.push_back(layerShapes(model.layers[i], i, shapes.empty() ? input : shapes.back().output));
    return shapes;
}

std::size_t parameterCount(const std::vector<LayerShapes>& shapes)
{
    std::size_t count = 0;
    for (const LayerShapes& layer : shapes)
        for (const WeightSpec& weight : layer.weights)
            count += weight.trainable ? product(weight.shape) : 0;
    return count;
}

} // namespace semblance
