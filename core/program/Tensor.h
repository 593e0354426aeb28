// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace semblance {

/// A dense float32 array in row-major (C) order; images are channels last. The first axis of data is the sample.
struct Tensor {
    std::vector<std::size_t> shape;
    std::vector<float> values;

    /// Product of the shape; 1 for a scalar (empty shape).
    std::size_t size() const
    {
        std::size_t product = 1;
        for (const std::size_t extent : shape)
            product *= extent;
        return product;
    }
    /// Length of the first axis; 0 for a scalar.
    std::size_t rows() const { return shape.empty() ? 0 : shape.front(); }
    /// Values of one row (product of all axes but the first).
    std::size_t rowSize() const { return rows() == 0 ? 0 : values.size() / rows(); }

    static Tensor zeros(std::vector<std::size_t> shape)
    {
        Tensor tensor{std::move(shape), {}};
        tensor.values.assign(tensor.size(), 0.0f);
        return tensor;
    }

    friend bool operator==(const Tensor& a, const Tensor& b) { return a.shape == b.shape && a.values == b.values; }
};

/// An array with the name Keras gives it, for example "dense_1/kernel".
struct NamedTensor {
    std::string name;
    Tensor tensor;
};

/// Inputs and targets of the same number of rows.
struct Samples {
    Tensor inputs;  ///< rows x input shape
    Tensor targets; ///< rows, or rows x outputs (one-hot, multi-label, regression)
};

} // namespace semblance
