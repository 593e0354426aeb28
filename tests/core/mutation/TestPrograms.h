// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/program/TrainedModel.h"

namespace semblance::testing {

/// A classifier of small images, 9 layers: 0 Conv2D relu, 1 MaxPooling2D, 2 Dropout, 3 Flatten, 4 Dense tanh,
/// 5 Dense linear without bias, 6 Activation sigmoid, 7 LeakyReLU, 8 Dense softmax. Loss categorical_crossentropy,
/// adam with a learning rate of 0.01, 12 epochs.
Program imageClassifier();

/// The image classifier with something for every operator: batch size 10, a validation split of 0.2, early stopping
/// with a patience of 10, clipnorm 1, layer 0 with regulariser l1_l2, layer 4 with l2 of 0.001.
Program regularizedClassifier();

/// A regression, 2 layers: 0 Dense relu, 1 Dense linear. Loss mean_squared_error, sgd with momentum, 1 epoch.
Program smallRegression();

/// A sequence classifier, 3 layers: 0 Embedding, 1 LSTM tanh, 2 Dense sigmoid. Loss binary_crossentropy, rmsprop, 50
/// epochs.
Program sequenceClassifier();

/// A model with made-up weights that differ from each other, none of them 0 and all within (-0.4, 0.4): 0 Conv2D
/// (3 filters of 2 x 3 x 2), 1 Flatten, 2 BatchNormalization, 3 Dense (5 units of 8, no bias), 4 LSTM,
/// 5 Dense (4 units of 5), 6 Dense (1 unit of 4). 36 + 40 + 20 + 4 = 100 kernel weights, 3 + 5 + 4 + 1 = 13 units.
TrainedModel trainedModel();

/// The layers of trainedModel() that the operators of DeepMutation++ may change.
const std::vector<std::size_t>& kernelLayers();

/// A dense layer with the given kernel values (inputs x units, row-major) and, unless empty, bias.
void addDense(TrainedModel& model, int units, std::vector<float> kernel, std::vector<float> bias);

} // namespace semblance::testing
