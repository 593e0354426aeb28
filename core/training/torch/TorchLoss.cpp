// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchLoss.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QStringList>

#include <ATen/ATen.h>
#include <ATen/core/LegacyTypeDispatch.h>

#include <cmath>

namespace semblance {

namespace {

constexpr double epsilon = 1e-7; // Keras' backend epsilon

QString shown(at::IntArrayRef extents)
{
    QStringList texts;
    for (const std::int64_t extent : extents)
        texts << QString::number(extent);
    return QStringLiteral("(%1)").arg(texts.join(QStringLiteral(", ")));
}

at::Tensor clipped(const at::Tensor& x) { return at::clamp(x, epsilon, 1.0 - epsilon); }

at::Tensor binaryCrossentropy(bool fromLogits, const at::Tensor& p, const at::Tensor& y)
{
    if (fromLogits)
        return at::mean(at::relu(p) - p * y + at::log1p(at::exp(-at::abs(p))), -1);
    const at::Tensor q = clipped(p);
    return at::mean(-(y * at::log(q + epsilon) + (1.0 - y) * at::log(1.0 - q + epsilon)), -1);
}

at::Tensor categoricalCrossentropy(bool fromLogits, const at::Tensor& p, const at::Tensor& y)
{
    const at::Tensor logarithms =
        fromLogits ? at::log_softmax(p, -1) : at::log(clipped(p / at::sum(p, {-1}, /*keepdim=*/true)));
    return -at::sum(y * logarithms, {-1});
}

at::Tensor sparseCrossentropy(bool fromLogits, const at::Tensor& p, const at::Tensor& classes)
{
    const at::Tensor logits = fromLogits ? p : at::log(clipped(p));
    return -at::log_softmax(logits, -1).gather(-1, classes.unsqueeze(-1)).squeeze(-1);
}

at::Tensor logCosh(const at::Tensor& p, const at::Tensor& y)
{
    const at::Tensor e = p - y;
    return at::mean(e + at::softplus(-2.0 * e) - std::log(2.0), -1);
}

at::Tensor squaredLogarithmicError(const at::Tensor& p, const at::Tensor& y)
{
    const auto logarithm = [](const at::Tensor& x) { return at::log(at::clamp_min(x, epsilon) + 1.0); };
    return at::mean(at::square(logarithm(p) - logarithm(y)), -1);
}

/// Labels 0 and 1 mean -1 and 1 where no other value occurs in the batch.
at::Tensor hinge(const at::Tensor& p, const at::Tensor& y)
{
    const at::Tensor isBinary = at::logical_or(y == 0.0, y == 1.0).all();
    return at::clamp_min(1.0 - at::where(isBinary, 2.0 * y - 1.0, y) * p, 0.0);
}

at::Tensor categoricalHinge(const at::Tensor& p, const at::Tensor& y)
{
    return at::clamp_min(at::amax((1.0 - y) * p, {-1}) - at::sum(y * p, {-1}) + 1.0, 0.0);
}

at::Tensor kullbackLeibler(const at::Tensor& p, const at::Tensor& y)
{
    const at::Tensor truth = at::clamp(y, epsilon, 1.0);
    return at::sum(truth * at::log(truth / at::clamp(p, epsilon, 1.0)), {-1});
}

at::Tensor cosineSimilarity(const at::Tensor& p, const at::Tensor& y)
{
    const auto unit = [](const at::Tensor& x) {
        return x * at::rsqrt(at::clamp_min(at::sum(at::square(x), {-1}, /*keepdim=*/true), 1e-12));
    };
    return -at::sum(unit(y) * unit(p), {-1});
}

/// The loss over the last axis.
at::Tensor lossOverLastAxis(Loss loss, bool fromLogits, const at::Tensor& p, const at::Tensor& y)
{
    switch (loss) {
    case Loss::MeanSquaredError:
        return at::mean(at::square(p - y), -1);
    case Loss::MeanAbsoluteError:
        return at::mean(at::abs(p - y), -1);
    case Loss::MeanAbsolutePercentageError:
        return 100.0 * at::mean(at::abs((y - p) / at::clamp_min(at::abs(y), epsilon)), -1);
    case Loss::MeanSquaredLogarithmicError:
        return squaredLogarithmicError(p, y);
    case Loss::SquaredHinge:
        return at::mean(at::square(hinge(p, y)), -1);
    case Loss::Hinge:
        return at::mean(hinge(p, y), -1);
    case Loss::CategoricalHinge:
        return categoricalHinge(p, y);
    case Loss::LogCosh:
        return logCosh(p, y);
    case Loss::Huber:
        return at::mean(at::huber_loss(p, y, at::Reduction::None), -1);
    case Loss::CategoricalCrossentropy:
        return categoricalCrossentropy(fromLogits, p, y);
    case Loss::SparseCategoricalCrossentropy:
        return sparseCrossentropy(fromLogits, p, y);
    case Loss::BinaryCrossentropy:
        return binaryCrossentropy(fromLogits, p, y);
    case Loss::KullbackLeiblerDivergence:
        return kullbackLeibler(p, y);
    case Loss::Poisson:
        return at::mean(p - y * at::log(p + epsilon), -1);
    case Loss::CosineSimilarity:
        return cosineSimilarity(p, y);
    }
    return at::Tensor();
}

void checkClasses(const at::Tensor& classes, std::size_t count)
{
    if (classes.numel() == 0)
        return;
    const auto lowest = classes.min().item<std::int64_t>();
    const auto highest = classes.max().item<std::int64_t>();
    if (lowest < 0 || highest >= static_cast<std::int64_t>(count))
        throw Error(QCoreApplication::translate("core", "the targets hold class %1, but the output has only the "
                                                        "classes 0 to %2; change the last layer's units or the targets")
                        .arg(lowest < 0 ? lowest : highest)
                        .arg(count - 1)
                        .toStdString());
}

} // namespace

bool isCrossentropy(Loss loss)
{
    return loss == Loss::CategoricalCrossentropy || loss == Loss::SparseCategoricalCrossentropy ||
           loss == Loss::BinaryCrossentropy;
}

at::Tensor fittedTargets(Loss loss, const at::Tensor& targets, const Shape& output)
{
    std::vector<std::int64_t> same = {targets.size(0)};
    same.insert(same.end(), output.begin(), output.end());
    std::vector<std::int64_t> withoutLast(same.begin(), same.end() - 1);
    std::vector<std::int64_t> lastIsOne = withoutLast;
    lastIsOne.push_back(1);
    const at::IntArrayRef extents = targets.sizes();
    if (loss == Loss::SparseCategoricalCrossentropy) {
        if (extents == at::IntArrayRef(withoutLast) || extents == at::IntArrayRef(lastIsOne)) {
            const at::Tensor classes = targets.reshape(withoutLast).to(at::kLong);
            checkClasses(classes, output.back());
            return classes;
        }
    } else if (extents == at::IntArrayRef(same)) {
        return targets;
    } else if (same == lastIsOne && extents == at::IntArrayRef(withoutLast)) {
        return targets.unsqueeze(-1);
    }
    throw Error(QCoreApplication::translate("core", "the targets have shape %1 and the output has shape %2: these do "
                                                    "not fit the loss; change the last layer or encode the targets")
                    .arg(shown(extents.slice(1)), shown(at::IntArrayRef(same).slice(1)))
                    .toStdString());
}

at::Tensor rowLosses(Loss loss, bool fromLogits, const at::Tensor& predictions, const at::Tensor& targets)
{
    const at::Tensor losses = lossOverLastAxis(loss, fromLogits, predictions, targets);
    return losses.dim() == 1 ? losses : losses.flatten(1).mean(1);
}

at::Tensor lossGradient(Loss loss, bool fromLogits, const at::Tensor& predictions, const at::Tensor& targets)
{
    const at::AutoDispatchBelowADInplaceOrView withoutGradients;
    const auto values = static_cast<double>(predictions.numel());
    const double positions = values / static_cast<double>(predictions.size(-1));
    if (loss == Loss::MeanSquaredError)
        return at::sub(predictions, targets).mul_(2.0 / values);
    if (!fromLogits)
        return at::Tensor();
    if (loss == Loss::BinaryCrossentropy)
        return at::sigmoid(predictions).sub_(targets).div_(values);
    at::Tensor gradient = at::softmax(predictions, -1);
    if (loss == Loss::CategoricalCrossentropy)
        return gradient.sub_(targets).div_(positions);
    const at::Tensor column = targets.unsqueeze(-1);
    return gradient.scatter_add_(-1, column, at::full_like(column, -1.0, gradient.options())).div_(positions);
}

double accuracyOf(const at::Tensor& outputs, const at::Tensor& targets)
{
    at::Tensor isRight;
    const bool isClassNumber = targets.dim() < outputs.dim();
    if (outputs.size(-1) == 1)
        isRight = (outputs > 0.5).to(targets.scalar_type()) == (isClassNumber ? targets.unsqueeze(-1) : targets);
    else if (isClassNumber)
        isRight = outputs.argmax(-1) == targets;
    else
        isRight = outputs.argmax(-1) == targets.argmax(-1);
    return isRight.to(at::kDouble).mean().item<double>();
}

} // namespace semblance
