// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Tensor.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <vector>

namespace semblance {

/// The values of `tensor` without a copy; never write to it, and keep `tensor` alive.
inline at::Tensor viewOf(const Tensor& tensor)
{
    const std::vector<std::int64_t> extents(tensor.shape.begin(), tensor.shape.end());
    return at::from_blob(const_cast<float*>(tensor.values.data()), extents, at::kFloat);
}

inline Tensor toTensor(const at::Tensor& values)
{
    const at::Tensor local = values.detach().to(at::kCPU, at::kFloat).contiguous();
    Tensor tensor = Tensor::zeros({local.sizes().begin(), local.sizes().end()});
    std::copy_n(local.data_ptr<float>(), tensor.values.size(), tensor.values.begin());
    return tensor;
}

} // namespace semblance
