// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"
#include "core/program/Shapes.h"

#include <ATen/core/Tensor.h>

namespace semblance {

bool isCrossentropy(Loss loss);

/// Targets in the shape that the loss needs for outputs of `output` shape (without the sample axis): rank 1 gets a
/// last axis, class numbers become integers. Throws Error naming both shapes when they do not fit, and for class
/// numbers that the output does not have.
at::Tensor fittedTargets(Loss loss, const at::Tensor& targets, const Shape& output);

/// The loss of each row. `fromLogits`: a cross-entropy sees what the last activation gets, not its result.
at::Tensor rowLosses(Loss loss, bool fromLogits, const at::Tensor& predictions, const at::Tensor& targets);

/// The gradient of the batch's mean loss by the predictions where a short formula gives it, else an undefined tensor:
/// a small net spends a third of a step on the graph of its loss. For one-hot targets it is what differentiation gives;
/// for others it is TensorFlow's kernel, whose gradient is softmax(z) - y even where the targets do not sum to 1.
at::Tensor lossGradient(Loss loss, bool fromLogits, const at::Tensor& predictions, const at::Tensor& targets);

/// Keras' metric `accuracy`, 0..1; targets as fittedTargets() gives them.
double accuracyOf(const at::Tensor& outputs, const at::Tensor& targets);

} // namespace semblance
