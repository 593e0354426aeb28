// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Names.h"
#include "core/program/Shapes.h"
#include "core/training/Engine.h"
#include "tests/support/TestData.h"

#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace semblance;

namespace {

/// A name must be known, else the case would silently test something else.
template <typename Enum>
Enum named(const QJsonValue& name)
{
    const std::optional<Enum> value = fromName<Enum>(name.toString().toStdString());
    if (!value)
        throw std::runtime_error("unknown name " + name.toString().toStdString());
    return *value;
}

std::vector<int> integers(const QJsonValue& array)
{
    std::vector<int> values;
    for (const QJsonValue& value : array.toArray())
        values.push_back(value.toInt());
    return values;
}

Tensor tensorOf(const QJsonObject& object)
{
    Tensor tensor;
    for (const int extent : integers(object["shape"]))
        tensor.shape.push_back(static_cast<std::size_t>(extent));
    for (const double value : testing::doubles(object["data"].toArray()))
        tensor.values.push_back(static_cast<float>(value));
    return tensor;
}

Layer layerOf(const QJsonObject& object)
{
    Layer layer = Layer::ofKind(named<LayerKind>(object["class_name"]));
    const QJsonObject config = object["config"].toObject();
    layer.units = config["units"].toInt(layer.units);
    layer.filters = config["filters"].toInt(layer.filters);
    layer.kernelSize = integers(config["kernel_size"]);
    layer.strides = integers(config["strides"]);
    if (config.contains("pool_size"))
        layer.poolSize = integers(config["pool_size"]);
    if (config.contains("padding"))
        layer.padding = named<Padding>(config["padding"]);
    if (config.contains("activation"))
        layer.activation = named<Activation>(config["activation"]);
    if (config.contains("recurrent_activation"))
        layer.recurrentActivation = named<Activation>(config["recurrent_activation"]);
    layer.useBias = config["use_bias"].toBool(layer.useBias);
    const QJsonObject regularizer = config["kernel_regularizer"].toObject()["config"].toObject();
    layer.kernelRegularizer = {regularizer["l1"].toDouble(), regularizer["l2"].toDouble()};
    layer.alpha = config["alpha"].toDouble(layer.alpha);
    layer.momentum = config["momentum"].toDouble(layer.momentum);
    layer.epsilon = config["epsilon"].toDouble(layer.epsilon);
    layer.inputDim = config["input_dim"].toInt();
    layer.outputDim = config["output_dim"].toInt();
    layer.returnSequences = config["return_sequences"].toBool();
    layer.resetAfter = config["reset_after"].toBool(layer.resetAfter);
    return layer;
}

Optimizer optimizerOf(const QJsonObject& object)
{
    Optimizer optimizer = Optimizer::ofKind(named<OptimizerKind>(object["name"]));
    optimizer.learningRate = object["learning_rate"].toDouble();
    optimizer.momentum = object["momentum"].toDouble();
    optimizer.nesterov = object["nesterov"].toBool();
    optimizer.decay = object["decay"].toDouble();
    optimizer.clipNorm = object["clipnorm"].toDouble();
    optimizer.clipValue = object["clipvalue"].toDouble();
    return optimizer;
}

/// The whole batch at each step, so that an epoch is a step and its loss the one before the update.
Program programOf(const QJsonObject& object, int rows)
{
    Program program;
    for (const QJsonValue& layer : object["layers"].toArray())
        program.model.layers.push_back(layerOf(layer.toObject()));
    program.recipe.loss = named<Loss>(object["loss"]);
    program.recipe.crossentropyOn = named<CrossentropyOn>(object["crossentropy_on"]);
    program.recipe.optimizer = optimizerOf(object["optimizer"].toObject());
    program.recipe.batchSize = rows;
    program.recipe.epochs = object["steps"].toInt();
    program.recipe.shuffle = false;
    return program;
}

TrainedModel modelOf(const Program& program, const Shape& input, const QJsonArray& weights)
{
    TrainedModel model{program.model, {}};
    qsizetype next = 0;
    for (const LayerShapes& layer : inferShapes(program.model, input)) {
        LayerWeights arrays;
        for (std::size_t i = 0; i < layer.weights.size(); ++i, ++next) {
            const QJsonObject array = weights[next].toObject();
            arrays.push_back({array["name"].toString().toStdString(), tensorOf(array)});
        }
        model.weights.push_back(arrays);
    }
    return model;
}

QJsonArray cases() { return testing::goldenJson(QStringLiteral("keras_parity.json"))["cases"].toArray(); }

} // namespace

/// Every layer, activation, loss and optimiser against trajectories with the semantics of Keras 2.10.
class TestKerasParity : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void allCasesAreThere();
    void trajectory_data();
    void trajectory();

private:
    std::unique_ptr<Engine> m_engine;
};

void TestKerasParity::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(testing::goldenFolder());
    m_engine = createTorchEngine(EngineDevice::Cpu);
}

void TestKerasParity::allCasesAreThere() { QCOMPARE(cases().size(), 67); }

void TestKerasParity::trajectory_data()
{
    QTest::addColumn<QJsonObject>("golden");
    for (const QJsonValue& value : cases())
        QTest::newRow(qPrintable(value.toObject()["name"].toString())) << value.toObject();
}

void TestKerasParity::trajectory()
{
    QFETCH(QJsonObject, golden);
    PreparedData data;
    data.train = {tensorOf(golden["x"].toObject()), tensorOf(golden["y"].toObject())};
    const Program program = programOf(golden, static_cast<int>(data.train.inputs.rows()));
    const Shape input(data.train.inputs.shape.begin() + 1, data.train.inputs.shape.end());
    const TrainedModel start = modelOf(program, input, golden["weights"].toArray());

    const Evaluation before = m_engine->evaluate(start, program, data.train);
    const Tensor expectedOutputs = tensorOf(golden["inference_output_before"].toObject());
    QCOMPARE(before.outputs.shape, expectedOutputs.shape);
    for (std::size_t i = 0; i < expectedOutputs.values.size(); ++i)
        QVERIFY2(std::abs(before.outputs.values[i] - expectedOutputs.values[i]) <= 1e-5f,
                 qPrintable(QStringLiteral("output %1: %2, not %3")
                                .arg(i)
                                .arg(before.outputs.values[i])
                                .arg(expectedOutputs.values[i])));
    QCOMPARE(before.accuracy, golden["accuracy_before"].toDouble());

    const TrainingResult result = m_engine->trainFrom(start, program, data, 1);
    QCOMPARE(result.status, TrainingStatus::Finished);
    const std::vector<double> losses = testing::doubles(golden["loss_per_step"].toArray());
    QCOMPARE(result.history.size(), losses.size());
    for (std::size_t step = 0; step < losses.size(); ++step)
        QVERIFY2(std::abs(result.history[step].loss - losses[step]) <= 1e-5 * std::abs(losses[step]),
                 qPrintable(QStringLiteral("loss of step %1: %2, not %3")
                                .arg(step)
                                .arg(result.history[step].loss, 0, 'g', 9)
                                .arg(losses[step], 0, 'g', 9)));

    const TrainedModel expected = modelOf(program, input, golden["final_weights"].toArray());
    for (std::size_t layer = 0; layer < expected.weights.size(); ++layer)
        for (std::size_t array = 0; array < expected.weights[layer].size(); ++array) {
            const NamedTensor& wanted = expected.weights[layer][array];
            const NamedTensor& trained = result.model.weights[layer][array];
            QCOMPARE(trained.tensor.shape, wanted.tensor.shape);
            for (std::size_t i = 0; i < wanted.tensor.values.size(); ++i)
                QVERIFY2(std::abs(trained.tensor.values[i] - wanted.tensor.values[i]) <= 2e-4f,
                         qPrintable(QStringLiteral("%1[%2]: %3, not %4")
                                        .arg(QString::fromStdString(wanted.name))
                                        .arg(i)
                                        .arg(trained.tensor.values[i])
                                        .arg(wanted.tensor.values[i])));
        }
}

QTEST_GUILESS_MAIN(TestKerasParity)
#include "tst_keras_parity.moc"
