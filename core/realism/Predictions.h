// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/program/Tensor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace semblance {

/// The class of every test input. Single-label: width 1, a class index a row. Multi-label: width = outputs,
/// 0 or 1 each.
struct ClassList {
    std::size_t width = 1;
    std::vector<std::int32_t> values; ///< rows x width
    std::size_t rows() const { return width == 0 ? 0 : values.size() / width; }
    friend bool operator==(const ClassList&, const ClassList&) = default;
};

/// What one trained model says about the test inputs; all that later analysis needs.
struct Predictions {
    ClassList classes;
    /// Of the true class (multi-label: the smallest over the outputs); rows. Range [0, 1]: outputs beyond it (linear,
    /// tanh) are clamped; 0 for a label that the model has no output for.
    std::vector<float> probability;
    std::vector<float> loss; ///< of the program's own loss; rows
    friend bool operator==(const Predictions&, const Predictions&) = default;
};

/// Expected classes from targets: argmax of a row (first maximum), or the value truncated to an integer;
/// multi-label: the row itself, thresholded at 0.5 (operators.md 3.3). Regression is treated as single-label, as the
/// study does. Throws Error for arrays without rows or with values that are not finite or no class index.
ClassList expectedClasses(const Tensor& targets, Task task);

/// Predicted classes from outputs (rows x outputs): argmax (first maximum); a single output: 1 if >= 0.5;
/// multi-label: each output >= 0.5.
ClassList predictedClasses(const Tensor& outputs, Task task);

/// Classes, probability of the expected class and loss together. Throws Error when row counts differ or a value is not
/// finite (the instance is then excluded by its caller, never the bug).
Predictions makePredictions(const Tensor& outputs, const std::vector<float>& loss, const ClassList& expected,
                            Task task);

/// Compact, versioned, byte-stable encoding (little endian, zlib). decode throws Error on damaged bytes,
/// encode on lists of unequal length. Layout in PredictionsCodec.cpp.
std::vector<std::uint8_t> encodePredictions(const Predictions& predictions);
Predictions decodePredictions(const std::vector<std::uint8_t>& bytes);
std::vector<std::uint8_t> encodeClasses(const ClassList& classes);
ClassList decodeClasses(const std::vector<std::uint8_t>& bytes);

} // namespace semblance
