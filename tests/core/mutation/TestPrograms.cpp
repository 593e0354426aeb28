// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/mutation/TestPrograms.h"

#include <utility>

namespace semblance::testing {

namespace {

Layer dense(int units, Activation activation, bool useBias = true)
{
    Layer layer = Layer::ofKind(LayerKind::Dense);
    layer.units = units;
    layer.activation = activation;
    layer.useBias = useBias;
    return layer;
}

Layer convolution(int filters, std::vector<int> kernelSize, Activation activation)
{
    Layer layer = Layer::ofKind(LayerKind::Conv2D);
    layer.filters = filters;
    layer.kernelSize = std::move(kernelSize);
    layer.activation = activation;
    return layer;
}

/// Values that differ from each other and alternate in sign. `start` keeps the arrays apart.
NamedTensor array(const std::string& name, std::vector<std::size_t> shape, int start)
{
    NamedTensor named{name, Tensor::zeros(std::move(shape))};
    for (float& value : named.tensor.values) {
        ++start;
        value = static_cast<float>(start % 2 == 0 ? start : -start) / 1000.0f;
    }
    return named;
}

} // namespace

Program imageClassifier()
{
    Program program;
    program.data.name = "blobs";
    program.model.layers = {convolution(4, {3, 3}, Activation::Relu),
                            Layer::ofKind(LayerKind::MaxPooling2D),
                            Layer::ofKind(LayerKind::Dropout),
                            Layer::ofKind(LayerKind::Flatten),
                            dense(6, Activation::Tanh),
                            dense(5, Activation::Linear, false),
                            Layer::ofKind(LayerKind::Activation),
                            Layer::ofKind(LayerKind::LeakyReLU),
                            dense(3, Activation::Softmax)};
    program.model.layers[2].rate = 0.25;
    program.model.layers[6].activation = Activation::Sigmoid;
    program.recipe.loss = Loss::CategoricalCrossentropy;
    program.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Adam);
    program.recipe.optimizer.learningRate = 0.01;
    program.recipe.epochs = 12;
    program.task = Task::Multiclass;
    return program;
}

Program regularizedClassifier()
{
    Program program = imageClassifier();
    program.model.layers[0].kernelRegularizer = {0.01, 0.01};
    program.model.layers[4].kernelRegularizer = {0.0, 0.001};
    program.recipe.batchSize = 10;
    program.recipe.validation = {ValidationKind::Split, 0.2};
    program.recipe.earlyStopping = EarlyStopping{};
    program.recipe.earlyStopping->patience = 10;
    program.recipe.optimizer.clipNorm = 1.0;
    return program;
}

Program smallRegression()
{
    Program program;
    program.data.name = "line";
    program.model.layers = {dense(4, Activation::Relu), dense(1, Activation::Linear)};
    program.recipe.loss = Loss::MeanSquaredError;
    program.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    program.recipe.optimizer.momentum = 0.9;
    program.recipe.epochs = 1;
    program.task = Task::Regression;
    return program;
}

Program sequenceClassifier()
{
    Program program;
    program.data.name = "words";
    program.model.layers = {Layer::ofKind(LayerKind::Embedding), Layer::ofKind(LayerKind::LSTM),
                            dense(1, Activation::Sigmoid)};
    program.model.layers[0].inputDim = 20;
    program.model.layers[0].outputDim = 4;
    program.model.layers[1].units = 3;
    program.recipe.loss = Loss::BinaryCrossentropy;
    program.recipe.optimizer = Optimizer::ofKind(OptimizerKind::RmsProp);
    program.recipe.epochs = 50;
    program.task = Task::Binary;
    return program;
}

TrainedModel trainedModel()
{
    TrainedModel trained;
    Layer lstm = Layer::ofKind(LayerKind::LSTM);
    lstm.units = 2;
    trained.model.layers = {convolution(3, {2, 3}, Activation::Relu),
                            Layer::ofKind(LayerKind::Flatten),
                            Layer::ofKind(LayerKind::BatchNormalization),
                            dense(5, Activation::Relu, false),
                            lstm,
                            dense(4, Activation::Tanh),
                            dense(1, Activation::Sigmoid)};
    trained.weights = {
        {array("conv2d/kernel", {2, 3, 2, 3}, 0), array("conv2d/bias", {3}, 40)},
        {},
        {array("bn/gamma", {8}, 50), array("bn/beta", {8}, 60), array("bn/mean", {8}, 70),
         array("bn/variance", {8}, 80)},
        {array("dense/kernel", {8, 5}, 100)},
        {array("lstm/kernel", {5, 8}, 150), array("lstm/recurrent_kernel", {2, 8}, 200), array("lstm/bias", {8}, 220)},
        {array("dense_1/kernel", {5, 4}, 240), array("dense_1/bias", {4}, 270)},
        {array("dense_2/kernel", {4, 1}, 280), array("dense_2/bias", {1}, 290)},
    };
    return trained;
}

const std::vector<std::size_t>& kernelLayers()
{
    static const std::vector<std::size_t> layers = {0, 3, 5, 6};
    return layers;
}

void addDense(TrainedModel& model, int units, std::vector<float> kernel, std::vector<float> bias)
{
    const auto columns = static_cast<std::size_t>(units);
    model.model.layers.push_back(dense(units, Activation::Relu, !bias.empty()));
    LayerWeights weights;
    weights.push_back({"dense/kernel", Tensor{{kernel.size() / columns, columns}, kernel}});
    if (!bias.empty())
        weights.push_back({"dense/bias", Tensor{{columns}, bias}});
    model.weights.push_back(std::move(weights));
}

} // namespace semblance::testing
