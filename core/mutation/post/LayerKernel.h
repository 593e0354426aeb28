// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/TrainedModel.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace semblance {

class Random;

/// The weights of one dense or convolution layer of a trained model, to be changed in place. Keras keeps the unit (or
/// filter) on the last axis, so a kernel is a matrix of `inputs` rows and `units` columns; a convolution's rows are
/// its receptive field times its input channels, the channel being the faster index.
struct LayerKernel {
    std::vector<float>* weights = nullptr;
    std::vector<float>* bias = nullptr; ///< null when the layer has none
    std::size_t layer = 0;              ///< computational index
    std::size_t inputs = 0;
    std::size_t units = 0;
    std::size_t channels = 0; ///< width of the layer's input: a dense layer's `inputs`, a convolution's input channels

    float& weight(std::size_t input, std::size_t unit) const { return (*weights)[input * units + unit]; }
    void scaleUnit(std::size_t unit, float factor) const; ///< incoming weights; not the bias
    void shuffleUnit(std::size_t unit, Random& random) const;
    /// Outgoing weights of what comes in on a channel: its row, in a convolution one row a place of the field.
    void clearChannel(std::size_t channel) const;
};

/// Dense and convolution layers, whose kernels the operators change.
bool hasLayerKernel(const Layer& layer);
/// Output width of a dense layer, number of filters of a convolution.
std::size_t unitsOf(const Layer& layer);

/// Throws Error when the arrays are not those of the layer, since a file from outside may hold anything.
LayerKernel layerKernel(TrainedModel& model, std::size_t layer);
/// Of all dense and convolution layers that are eligible, in order.
using LayerPredicate = std::function<bool(const Layer&)>;
std::vector<LayerKernel> layerKernels(TrainedModel& model, const LayerPredicate& isEligible = hasLayerKernel);

/// The sentence why a model without such a layer cannot be mutated.
std::string noKernelSentence();

} // namespace semblance
