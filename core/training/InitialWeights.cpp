// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Names.h"
#include "core/program/Shapes.h"
#include "core/statistics/Random.h"
#include "core/training/Engine.h"

#include <QRegularExpression>
#include <QString>

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <map>

namespace semblance {

namespace {

/// Standard deviation of a standard normal truncated at 2: Keras divides by it to get the wanted deviation.
constexpr double truncatedDeviation = 0.87962566103423978;

template <typename Draw>
Tensor filled(const Shape& shape, Draw draw)
{
    Tensor tensor = Tensor::zeros(shape);
    std::generate(tensor.values.begin(), tensor.values.end(), [&draw] { return static_cast<float>(draw()); });
    return tensor;
}

Tensor uniformOfVariance(const Shape& shape, double variance, Random& random)
{
    const double limit = std::sqrt(3.0 * variance);
    return filled(shape, [&] { return random.uniform(-limit, limit); });
}

Tensor truncatedOfVariance(const Shape& shape, double variance, Random& random)
{
    const double deviation = std::sqrt(variance) / truncatedDeviation;
    return filled(shape, [&] { return random.truncatedNormal(0.0, deviation); });
}

/// The Q of a normal matrix with all axes but the last as rows; signs from R make it uniform over the rotations.
Tensor orthogonal(const Shape& shape, double gain, Random& random)
{
    Tensor tensor = Tensor::zeros(shape);
    const auto columns = static_cast<Eigen::Index>(shape.back());
    const auto rows = static_cast<Eigen::Index>(tensor.size()) / columns;
    const Eigen::Index longer = std::max(rows, columns);
    const Eigen::Index shorter = std::min(rows, columns);
    Eigen::MatrixXd normals(longer, shorter);
    for (Eigen::Index row = 0; row < longer; ++row)
        for (Eigen::Index column = 0; column < shorter; ++column)
            normals(row, column) = random.normal();
    const Eigen::HouseholderQR<Eigen::MatrixXd> decomposition(normals);
    Eigen::MatrixXd q = decomposition.householderQ() * Eigen::MatrixXd::Identity(longer, shorter);
    for (Eigen::Index column = 0; column < shorter; ++column)
        if (decomposition.matrixQR()(column, column) < 0.0)
            q.col(column) *= -1.0;
    for (Eigen::Index row = 0; row < rows; ++row)
        for (Eigen::Index column = 0; column < columns; ++column)
            tensor.values[static_cast<std::size_t>(row * columns + column)] =
                static_cast<float>(gain * (rows < columns ? q(column, row) : q(row, column)));
    return tensor;
}

Tensor identity(const Shape& shape, double gain)
{
    Tensor tensor = Tensor::zeros(shape);
    for (std::size_t i = 0; i < std::min(shape[0], shape[1]); ++i)
        tensor.values[i * shape[1] + i] = static_cast<float>(gain);
    return tensor;
}

Tensor drawn(const WeightSpec& spec, Random& random)
{
    const Initializer& initializer = spec.initializer;
    const Shape& shape = spec.shape;
    const double fanIn = std::max(1.0, spec.fanIn);
    const double fanAverage = std::max(1.0, (spec.fanIn + spec.fanOut) / 2.0);
    const auto constant = [&](double value) { return filled(shape, [value] { return value; }); };
    switch (initializer.kind) {
    case InitializerKind::Zeros:
        return constant(0.0);
    case InitializerKind::Ones:
        return constant(1.0);
    case InitializerKind::Constant:
        return constant(initializer.value);
    case InitializerKind::RandomNormal:
        return filled(shape, [&] { return random.normal(initializer.mean, initializer.standardDeviation); });
    case InitializerKind::RandomUniform:
        return filled(shape, [&] { return random.uniform(initializer.minimum, initializer.maximum); });
    case InitializerKind::TruncatedNormal:
        return filled(shape, [&] { return random.truncatedNormal(initializer.mean, initializer.standardDeviation); });
    case InitializerKind::Orthogonal:
        return orthogonal(shape, initializer.gain, random);
    case InitializerKind::Identity:
        return identity(shape, initializer.gain);
    case InitializerKind::GlorotUniform:
        return uniformOfVariance(shape, 1.0 / fanAverage, random);
    case InitializerKind::GlorotNormal:
        return truncatedOfVariance(shape, 1.0 / fanAverage, random);
    case InitializerKind::HeUniform:
        return uniformOfVariance(shape, 2.0 / fanIn, random);
    case InitializerKind::HeNormal:
        return truncatedOfVariance(shape, 2.0 / fanIn, random);
    case InitializerKind::LecunUniform:
        return uniformOfVariance(shape, 1.0 / fanIn, random);
    case InitializerKind::LecunNormal:
    case InitializerKind::VarianceScaling: // its defaults: scale 1, fan_in, truncated normal
        return truncatedOfVariance(shape, 1.0 / fanIn, random);
    }
    return constant(0.0);
}

/// Keras' unit_forget_bias: an LSTM starts by remembering. Gates are i, f, c, o.
void openForgetGate(Tensor& bias, int units) { std::fill_n(bias.values.begin() + units, units, 1.0f); }

/// Keras' automatic names: "dense", "dense_1", "batch_normalization", ...
std::string automaticName(LayerKind kind, int previous)
{
    static const QRegularExpression word(QStringLiteral("(.)([A-Z][a-z0-9]+)"));
    static const QRegularExpression border(QStringLiteral("([a-z])([A-Z])"));
    QString name = QString::fromStdString(nameOf(kind));
    name = name.replace(word, QStringLiteral("\\1_\\2")).replace(border, QStringLiteral("\\1_\\2")).toLower();
    return (previous == 0 ? name : name + QLatin1Char('_') + QString::number(previous)).toStdString();
}

} // namespace

TrainedModel initialModel(const Program& program, const std::vector<std::size_t>& inputShape, std::uint64_t seed)
{
    const std::vector<LayerShapes> shapes = inferShapes(program.model, inputShape);
    Random random(seed, "weights");
    TrainedModel model{program.model, {}};
    std::map<LayerKind, int> seen;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Layer& layer = program.model.layers[i];
        const std::string automatic = automaticName(layer.kind, seen[layer.kind]++);
        const std::string& name = layer.name.empty() ? automatic : layer.name;
        LayerWeights weights;
        for (const WeightSpec& spec : shapes[i].weights) {
            Tensor tensor = drawn(spec, random);
            if (layer.kind == LayerKind::LSTM && spec.role == WeightSpec::Role::Bias)
                openForgetGate(tensor, layer.units);
            weights.push_back({name + '/' + spec.name, std::move(tensor)});
        }
        model.weights.push_back(std::move(weights));
    }
    return model;
}

} // namespace semblance
