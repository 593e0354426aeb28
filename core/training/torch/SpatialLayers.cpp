// SPDX-License-Identifier: GPL-3.0-or-later
// Convolutions and pooling. One-dimensional ones run as two-dimensional ones of height 1.
#include "core/training/torch/TorchLayer.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <limits>

namespace semblance {

namespace {

using Extents = std::array<std::int64_t, 2>; ///< height, width

Extents twoExtents(const std::vector<int>& extents)
{
    return extents.size() == 1 ? Extents{1, extents[0]} : Extents{extents[0], extents[1]};
}

/// A moving window and the cells that padding "same" adds around the input, the smaller half first.
struct Window {
    Extents size;
    Extents stride;
    Extents before = {0, 0};
    Extents after = {0, 0};

    Window(const Layer& layer, const std::vector<int>& extents, const at::Tensor& channelsFirst)
        : size(twoExtents(extents))
        , stride(twoExtents(stridesOf(layer)))
    {
        if (layer.padding == Padding::Valid)
            return;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const std::int64_t n = channelsFirst.size(static_cast<std::int64_t>(axis) + 2);
            const std::int64_t places = (n + stride[axis] - 1) / stride[axis];
            const std::int64_t total = std::max<std::int64_t>((places - 1) * stride[axis] + size[axis] - n, 0);
            before[axis] = total / 2;
            after[axis] = total - before[axis];
        }
    }

    bool isSymmetric() const { return before == after; }
    bool isPadded() const { return after != Extents{0, 0}; }
    at::Tensor padded(const at::Tensor& x, double value) const
    {
        return at::constant_pad_nd(x, {before[1], after[1], before[0], after[0]}, value);
    }
};

at::Tensor toChannelsFirst(const at::Tensor& x) { return (x.dim() == 3 ? x.unsqueeze(1) : x).permute({0, 3, 1, 2}); }

at::Tensor toChannelsLast(const at::Tensor& y, std::int64_t rank)
{
    const at::Tensor last = y.permute({0, 2, 3, 1});
    return rank == 3 ? last.squeeze(1) : last;
}

at::Tensor maximumPool(const Window& window, const at::Tensor& x)
{
    if (window.isSymmetric())
        return at::max_pool2d(x, window.size, window.stride, window.before);
    return at::max_pool2d(window.padded(x, -std::numeric_limits<double>::infinity()), window.size, window.stride);
}

at::Tensor windowSums(const Window& window, const at::Tensor& x)
{
    return at::avg_pool2d(window.padded(x, 0.0), window.size, window.stride, {0, 0}, false, true, 1);
}

/// Counts the cells inside the input only, in the gradient too.
at::Tensor averagePool(const Window& window, const at::Tensor& x)
{
    if (!window.isPadded())
        return at::avg_pool2d(x, window.size, window.stride);
    return windowSums(window, x) / windowSums(window, at::ones({1, 1, x.size(2), x.size(3)}, x.options()));
}

} // namespace

at::Tensor convolve(const TorchLayer& layer, const at::Tensor& x)
{
    at::Tensor input = toChannelsFirst(x);
    const Window window(layer.spec, layer.spec.kernelSize, input);
    const at::Tensor& kernel = layer.weights.front();
    const at::Tensor filters = (kernel.dim() == 3 ? kernel.unsqueeze(0) : kernel).permute({3, 2, 0, 1});
    if (!window.isSymmetric())
        input = window.padded(input, 0.0);
    const Extents padding = window.isSymmetric() ? window.before : Extents{0, 0};
    return toChannelsLast(at::conv2d(input, filters, layer.bias(), window.stride, padding), x.dim());
}

at::Tensor pool(const TorchLayer& layer, const at::Tensor& x)
{
    const at::Tensor input = toChannelsFirst(x);
    const Window window(layer.spec, layer.spec.poolSize, input);
    const bool isMaximum = layer.spec.kind == LayerKind::MaxPooling1D || layer.spec.kind == LayerKind::MaxPooling2D;
    return toChannelsLast(isMaximum ? maximumPool(window, input) : averagePool(window, input), x.dim());
}

} // namespace semblance
