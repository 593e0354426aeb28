// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchNetwork.h"

#include "core/program/Error.h"
#include "core/training/torch/TorchTensors.h"

#include <QCoreApplication>
#include <QStringList>

#include <ATen/ATen.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace semblance {

namespace {

QString shown(const Shape& shape)
{
    QStringList texts;
    for (const std::size_t extent : shape)
        texts << QString::number(extent);
    return QStringLiteral("(%1)").arg(texts.join(QStringLiteral(", ")));
}

[[noreturn]] void failWeights(std::size_t layer, const QString& given, const QString& needed)
{
    throw Error(QCoreApplication::translate("core", "layer %1: the weights given are %2, the program needs %3")
                    .arg(layer)
                    .arg(given, needed)
                    .toStdString());
}

void checkWeights(const TrainedModel& model, const std::vector<LayerShapes>& shapes)
{
    const LayerWeights none;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const LayerWeights& given = i < model.weights.size() ? model.weights[i] : none;
        const std::vector<WeightSpec>& needed = shapes[i].weights;
        if (given.size() != needed.size())
            failWeights(i, QCoreApplication::translate("core", "%1 arrays").arg(given.size()),
                        QCoreApplication::translate("core", "%1 arrays").arg(needed.size()));
        for (std::size_t k = 0; k < needed.size(); ++k)
            if (given[k].tensor.shape != needed[k].shape)
                failWeights(i, QString::fromStdString(given[k].name) + QLatin1Char(' ') + shown(given[k].tensor.shape),
                            QString::fromStdString(needed[k].name) + QLatin1Char(' ') + shown(needed[k].shape));
    }
}

void clip(at::Tensor& gradient, const Optimizer& optimizer)
{
    if (optimizer.clipValue > 0.0)
        gradient = at::clamp(gradient, -optimizer.clipValue, optimizer.clipValue);
    if (optimizer.clipNorm > 0.0)
        gradient = gradient * (optimizer.clipNorm / at::clamp_min(at::norm(gradient), optimizer.clipNorm));
}

} // namespace

TorchNetwork::TorchNetwork(const TrainedModel& start, const Shape& input, const at::Device& device)
    : m_start(start)
{
    const std::vector<LayerShapes> shapes = inferShapes(start.model, input);
    checkWeights(start, shapes);
    m_parameters = at::empty({static_cast<std::int64_t>(parameterCount(shapes))}, at::device(device));
    m_gradient = at::empty_like(m_parameters);
    std::int64_t offset = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        TorchLayer layer{start.model.layers[i], shapes[i], {}};
        for (const WeightSpec& spec : shapes[i].weights) {
            const std::vector<std::int64_t> extents(spec.shape.begin(), spec.shape.end());
            if (!spec.trainable) {
                layer.weights.push_back(at::empty(extents, at::device(device)));
                continue;
            }
            const std::int64_t size = c10::multiply_integers(extents);
            const at::Tensor view = m_parameters.narrow(0, offset, size).view(extents).detach();
            layer.weights.push_back(view.set_requires_grad(true));
            m_views.push_back(view);
            offset += size;
        }
        m_layers.push_back(std::move(layer));
    }
    setWeights(start);
}

std::size_t TorchNetwork::widestLayer() const
{
    const auto values = [](const Shape& shape) {
        return std::accumulate(shape.begin(), shape.end(), std::size_t{1}, std::multiplies<>());
    };
    std::size_t widest = values(m_layers.front().shapes.input);
    for (const TorchLayer& layer : m_layers)
        widest = std::max(widest, values(layer.shapes.output));
    return widest;
}

bool TorchNetwork::hasCachedLogits() const
{
    const Layer& last = m_layers.back().spec;
    return endsInActivation(last.kind) &&
           (last.activation == Activation::Sigmoid || last.activation == Activation::Softmax);
}

at::Tensor TorchNetwork::forward(const at::Tensor& x, const ForwardPass& pass) const
{
    at::Tensor values = x;
    for (const TorchLayer& layer : m_layers) {
        values = preActivation(layer, values, pass);
        if (&layer != &m_layers.back() && endsInActivation(layer.spec.kind))
            values = activate(layer.spec.activation, values);
    }
    return values;
}

at::Tensor TorchNetwork::finish(const at::Tensor& raw) const
{
    const Layer& last = m_layers.back().spec;
    return endsInActivation(last.kind) ? activate(last.activation, raw) : raw;
}

at::Tensor TorchNetwork::penalty() const
{
    at::Tensor sum;
    const auto add = [&sum](const at::Tensor& term) { sum = sum.defined() ? sum + term : term; };
    for (const TorchLayer& layer : m_layers) {
        const Regularizer& regularizer = layer.spec.kernelRegularizer;
        if (!hasKernel(layer.spec.kind) || regularizer.empty())
            continue;
        const at::Tensor& kernel = layer.weights.front();
        if (regularizer.l1 != 0.0)
            add(at::sum(at::abs(kernel)) * regularizer.l1);
        if (regularizer.l2 != 0.0)
            add(at::sum(at::square(kernel)) * regularizer.l2);
    }
    return sum;
}

const at::Tensor& TorchNetwork::gradient(const std::vector<at::Tensor>& outputs,
                                         const std::vector<at::Tensor>& byOutputs, const Optimizer& optimizer)
{
    std::vector<at::Tensor> gradients = torch::autograd::grad(outputs, m_views, byOutputs);
    const c10::InferenceMode withoutGradients;
    for (at::Tensor& gradient : gradients) {
        clip(gradient, optimizer);
        gradient = gradient.reshape(-1);
    }
    return at::cat_out(m_gradient, gradients);
}

TrainedModel TorchNetwork::trainedModel() const
{
    TrainedModel model = m_start;
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        for (std::size_t k = 0; k < m_layers[i].weights.size(); ++k)
            model.weights[i][k].tensor = toTensor(m_layers[i].weights[k]);
    return model;
}

void TorchNetwork::setWeights(const TrainedModel& model)
{
    const c10::InferenceMode withoutGradients;
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        for (std::size_t k = 0; k < m_layers[i].weights.size(); ++k)
            m_layers[i].weights[k].copy_(viewOf(model.weights[i][k].tensor));
}

} // namespace semblance
