// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/statistics/Random.h"
#include "core/training/Engine.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

using namespace semblance;

namespace {

Layer dense(int units, Activation activation)
{
    Layer layer = Layer::ofKind(LayerKind::Dense);
    layer.units = units;
    layer.activation = activation;
    return layer;
}

Layer dropout(double rate)
{
    Layer layer = Layer::ofKind(LayerKind::Dropout);
    layer.rate = rate;
    return layer;
}

/// Four inputs, one 0/1 target that a small net can learn.
Samples samples(std::size_t rows, std::uint64_t seed)
{
    Samples result{Tensor::zeros({rows, 4}), Tensor::zeros({rows})};
    Random random(seed, "test data");
    for (std::size_t row = 0; row < rows; ++row) {
        float* x = &result.inputs.values[row * 4];
        for (std::size_t i = 0; i < 4; ++i)
            x[i] = static_cast<float>(random.normal());
        result.targets.values[row] = x[0] + x[1] * x[2] > 0.0f ? 1.0f : 0.0f;
    }
    return result;
}

PreparedData data(std::size_t rows = 70) { return {samples(rows, 1), samples(40, 2)}; }

Program program(std::vector<Layer> layers = {dense(6, Activation::Relu), dense(1, Activation::Sigmoid)})
{
    Program result;
    result.model.layers = std::move(layers);
    result.recipe.loss = Loss::BinaryCrossentropy;
    result.recipe.epochs = 4;
    result.task = Task::Binary;
    return result;
}

bool sameWeights(const TrainedModel& a, const TrainedModel& b)
{
    for (std::size_t layer = 0; layer < a.weights.size(); ++layer)
        for (std::size_t i = 0; i < a.weights[layer].size(); ++i)
            if (!(a.weights[layer][i].tensor == b.weights[layer][i].tensor))
                return false;
    return a.weights.size() == b.weights.size();
}

double meanOf(const std::vector<float>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

class StopAfter : public TrainingObserver {
public:
    explicit StopAfter(int epochs)
        : m_epochs(epochs)
    {}
    void epochFinished(const EpochResult& result) override { seen.push_back(result); }
    bool shouldStop() override { return static_cast<int>(seen.size()) >= m_epochs; }
    std::vector<EpochResult> seen;

private:
    int m_epochs;
};

} // namespace

class TestEngine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void describesItself();
    void cudaIsRefusedWhereThereIsNone();
    void sameSeedSameBits();
    void threadsDoNotDisturbEachOther();
    void learns();
    void dropoutActsInTrainingOnly();
    void dropoutOfEverythingGivesZeros();
    void validationSplitTakesTheLastRows();
    void validationOnTestData();
    void earlyStoppingRestores();
    void stagedLearningRate();
    void infiniteLossEndsTraining();
    void observerCancels();
    void partialBatchIsUsed();
    void evaluationAgreesWithTheReportedLoss();
    void regularizationIsReportedInTrainingOnly();
    void unnormalizedTargetsFollowTensorFlow();
    void frozenModelTrains();
    void batchNormalizationOfOneRow();
    void sequencesOfOutputs();
    void whatDoesNotFit_data();
    void whatDoesNotFit();
    void foreignWeightsAreRefused();

private:
    TrainingResult trained(const Program& program, std::uint64_t seed = 3)
    {
        return m_engine->train(program, data(), seed);
    }
    std::unique_ptr<Engine> m_engine;
};

void TestEngine::initTestCase() { m_engine = createTorchEngine(EngineDevice::Cpu); }

void TestEngine::describesItself()
{
    const QString description = QString::fromStdString(m_engine->description());
    for (const char* part : {"LibTorch", "BLAS", "1 thread", "cpu"})
        QVERIFY2(description.contains(QLatin1String(part)), qPrintable(description));
    qInfo("%s", qPrintable(description));
}

void TestEngine::cudaIsRefusedWhereThereIsNone()
{
    if (cudaAvailable())
        QVERIFY(createTorchEngine(EngineDevice::Cuda));
    else
        QVERIFY_THROWS_EXCEPTION(Error, createTorchEngine(EngineDevice::Cuda));
}

void TestEngine::sameSeedSameBits()
{
    const Program net = program({dense(6, Activation::Relu), dropout(0.3), dense(1, Activation::Sigmoid)});
    const TrainingResult first = trained(net);
    const TrainingResult second = trained(net);
    QVERIFY(sameWeights(first.model, second.model));
    QCOMPARE(first.history.back().loss, second.history.back().loss);
    QVERIFY(!sameWeights(first.model, trained(net, 4).model));
}

void TestEngine::threadsDoNotDisturbEachOther()
{
    const Program net = program({dense(6, Activation::Tanh), dropout(0.3), dense(1, Activation::Sigmoid)});
    std::vector<TrainingResult> alone;
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        alone.push_back(trained(net, seed));
    std::vector<TrainingResult> together(4);
    std::vector<std::thread> threads;
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        threads.emplace_back([&together, &net, seed] {
            together[seed] = createTorchEngine(EngineDevice::Cpu)->train(net, data(), seed);
        });
    for (std::thread& thread : threads)
        thread.join();
    for (std::size_t seed = 0; seed < 4; ++seed)
        QVERIFY(sameWeights(alone[seed].model, together[seed].model));
}

void TestEngine::learns()
{
    Program net = program();
    net.recipe.epochs = 60;
    net.recipe.optimizer.learningRate = 0.02;
    const TrainingResult result = trained(net);
    QCOMPARE(result.status, TrainingStatus::Finished);
    QCOMPARE(result.history.size(), std::size_t{60});
    QVERIFY(result.history.back().loss < 0.5 * result.history.front().loss);
    QVERIFY(result.history.back().accuracy > 0.9);
    QVERIFY(std::isnan(result.history.back().validationLoss));
}

void TestEngine::dropoutActsInTrainingOnly()
{
    Program net = program({dropout(0.5), dense(1, Activation::Linear)});
    net.recipe.loss = Loss::MeanSquaredError;
    net.recipe.epochs = 1;
    net.recipe.batchSize = 70;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.optimizer.learningRate = 1e-12; // the weights stay, so both losses are of the same model
    const TrainingResult result = trained(net);
    const Evaluation plain = m_engine->evaluate(result.model, net, data().train);
    QVERIFY(std::abs(result.history.front().loss - meanOf(plain.loss)) > 1e-3);
    net.model.layers.front().rate = 0.0;
    QVERIFY(std::abs(trained(net).history.front().loss - meanOf(plain.loss)) < 1e-6);
}

void TestEngine::dropoutOfEverythingGivesZeros()
{
    Program net = program({dropout(1.0), dense(1, Activation::Linear)});
    net.recipe.loss = Loss::MeanSquaredError;
    net.recipe.epochs = 1;
    net.recipe.batchSize = 70;
    const TrainingResult result = trained(net);
    // The output is the bias, 0: the loss is the mean of the squared targets, and the kernel keeps its values.
    const Samples train = data().train;
    QVERIFY(std::abs(result.history.front().loss - meanOf(train.targets.values)) < 1e-6);
    QVERIFY(result.model.weights[1][0].tensor == initialModel(net, {4}, 3).weights[1][0].tensor);
}

void TestEngine::validationSplitTakesTheLastRows()
{
    Program net = program();
    net.recipe.validation = {ValidationKind::Split, 0.3}; // 49 train, 21 validate
    const PreparedData all = data();
    const TrainingResult result = m_engine->train(net, all, 3);

    PreparedData parts = all;
    const auto take = [](const Tensor& tensor, std::size_t first, std::size_t count) {
        Tensor part = Tensor::zeros(tensor.shape);
        part.shape.front() = count;
        const auto begin = tensor.values.begin() + static_cast<std::ptrdiff_t>(first * tensor.rowSize());
        part.values.assign(begin, begin + static_cast<std::ptrdiff_t>(count * tensor.rowSize()));
        return part;
    };
    parts.train = {take(all.train.inputs, 0, 49), take(all.train.targets, 0, 49)};
    parts.test = {take(all.train.inputs, 49, 21), take(all.train.targets, 49, 21)};
    net.recipe.validation = {ValidationKind::TestData, 0.0};
    const TrainingResult byHand = m_engine->train(net, parts, 3);
    QVERIFY(sameWeights(result.model, byHand.model));
    QCOMPARE(result.history.back().validationLoss, byHand.history.back().validationLoss);
    QCOMPARE(result.history.back().validationAccuracy, byHand.history.back().validationAccuracy);
}

void TestEngine::validationOnTestData()
{
    Program net = program();
    net.recipe.validation = {ValidationKind::TestData, 0.0};
    const TrainingResult result = trained(net);
    const Evaluation evaluation = m_engine->evaluate(result.model, net, data().test);
    QVERIFY(std::abs(result.history.back().validationLoss - meanOf(evaluation.loss)) < 1e-9);
    QCOMPARE(result.history.back().validationAccuracy, evaluation.accuracy);
}

void TestEngine::earlyStoppingRestores()
{
    Program net = program();
    net.recipe.epochs = 30;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.learningRateStages = {{0, 0.1}, {3, 20.0}}; // learns, then is thrown off
    net.recipe.validation = {ValidationKind::TestData, 0.0};
    net.recipe.earlyStopping = EarlyStopping{Monitor::ValidationLoss, 2, 0.0, true};
    const TrainingResult result = trained(net);
    QCOMPARE(result.status, TrainingStatus::Finished);
    QVERIFY(result.history.size() < 30);
    double best = result.history.front().validationLoss;
    for (const EpochResult& epoch : result.history)
        best = std::min(best, epoch.validationLoss);
    QVERIFY(result.history.back().validationLoss > best);
    QVERIFY(std::abs(meanOf(m_engine->evaluate(result.model, net, data().test).loss) - best) < 1e-9);
}

void TestEngine::stagedLearningRate()
{
    Program net = program();
    net.recipe.learningRateStages = {{2, 1e-30}};
    const TrainingResult result = trained(net);
    QCOMPARE(result.history[1].learningRate, 0.001);
    QCOMPARE(result.history[3].learningRate, 1e-30);
    net.recipe.epochs = 2;
    QVERIFY(sameWeights(result.model, trained(net).model));
}

void TestEngine::infiniteLossEndsTraining()
{
    Program net = program({dense(1, Activation::Linear)});
    net.recipe.loss = Loss::MeanSquaredError;
    net.recipe.epochs = 50;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.optimizer.learningRate = 1e6;
    const TrainingResult result = trained(net);
    QCOMPARE(result.status, TrainingStatus::NonFiniteLoss);
    QVERIFY(result.history.size() < 50);
    QVERIFY(!std::isfinite(result.history.back().loss));
    for (std::size_t i = 0; i + 1 < result.history.size(); ++i)
        QVERIFY(std::isfinite(result.history[i].loss));
}

void TestEngine::observerCancels()
{
    StopAfter observer(2);
    const Program net = program();
    const TrainingResult result = m_engine->train(net, data(), 3, &observer);
    QCOMPARE(result.status, TrainingStatus::Cancelled);
    QCOMPARE(observer.seen.size(), std::size_t{2});
    QCOMPARE(result.history.size(), std::size_t{2});

    StopAfter never(100);
    QCOMPARE(m_engine->train(net, data(), 3, &never).status, TrainingStatus::Finished);
    QCOMPARE(never.seen.size(), std::size_t{4});
}

void TestEngine::partialBatchIsUsed()
{
    // 70 rows in batches of 32: with a rate of almost 0 the loss of the epoch is that of all 70 rows.
    Program net = program();
    net.recipe.epochs = 1;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.optimizer.learningRate = 1e-12;
    const TrainingResult result = trained(net);
    const Evaluation evaluation = m_engine->evaluate(result.model, net, data().train);
    QVERIFY(std::abs(result.history.front().loss - meanOf(evaluation.loss)) < 1e-6);
    QCOMPARE(result.history.front().accuracy, evaluation.accuracy);
}

void TestEngine::evaluationAgreesWithTheReportedLoss()
{
    const Program net = program();
    const Samples many = samples(20000, 5); // several inference batches
    const TrainedModel model = initialModel(net, {4}, 3);
    const Evaluation evaluation = m_engine->evaluate(model, net, many);
    QCOMPARE(evaluation.outputs.shape, (std::vector<std::size_t>{20000, 1}));
    QCOMPARE(evaluation.loss.size(), std::size_t{20000});
    int right = 0;
    for (std::size_t row = 0; row < 20000; ++row) {
        const double p = evaluation.outputs.values[row];
        const double y = many.targets.values[row];
        QVERIFY(std::abs(evaluation.loss[row] + y * std::log(p) + (1.0 - y) * std::log(1.0 - p)) < 1e-5);
        right += (p > 0.5) == (y == 1.0) ? 1 : 0;
    }
    QCOMPARE(evaluation.accuracy, right / 20000.0);
}

void TestEngine::regularizationIsReportedInTrainingOnly()
{
    Program net = program({dense(1, Activation::Sigmoid)});
    net.recipe.epochs = 1;
    net.recipe.batchSize = 70;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.optimizer.learningRate = 1e-12;
    net.model.layers.front().kernelRegularizer = {0.5, 0.25};
    const TrainingResult result = trained(net);
    double penalty = 0.0;
    for (const float w : result.model.weights[0][0].tensor.values)
        penalty += 0.5 * std::abs(w) + 0.25 * w * w;
    const Evaluation evaluation = m_engine->evaluate(result.model, net, data().train);
    QVERIFY(std::abs(result.history.front().loss - meanOf(evaluation.loss) - penalty) < 1e-6);
}

void TestEngine::unnormalizedTargetsFollowTensorFlow()
{
    // Softmax over one unit is 1 and its categorical cross-entropy 0, but TensorFlow's kernel takes softmax(z) - y for
    // the gradient: with targets 0 the bias falls by the learning rate, although the loss has nothing to gain.
    Program net = program({dense(1, Activation::Softmax)});
    net.recipe.loss = Loss::CategoricalCrossentropy;
    net.recipe.epochs = 1;
    net.recipe.batchSize = 70;
    net.recipe.optimizer = Optimizer::ofKind(OptimizerKind::Sgd);
    net.recipe.optimizer.learningRate = 0.25;
    PreparedData zeros = data();
    std::fill(zeros.train.targets.values.begin(), zeros.train.targets.values.end(), 0.0f);
    const TrainingResult result = m_engine->train(net, zeros, 3);
    QCOMPARE(result.history.front().loss, 0.0);
    QVERIFY(std::abs(result.model.weights[0][1].tensor.values[0] + 0.25f) < 1e-6f);
}

void TestEngine::frozenModelTrains()
{
    Layer activation = Layer::ofKind(LayerKind::Activation);
    activation.activation = Activation::Softmax;
    Program net = program({activation});
    net.recipe.loss = Loss::SparseCategoricalCrossentropy;
    const TrainingResult result = trained(net);
    QCOMPARE(result.status, TrainingStatus::Finished);
    QCOMPARE(result.history.size(), std::size_t{4});
    QVERIFY(std::abs(result.history.front().loss - result.history.back().loss) < 1e-6);
}

void TestEngine::batchNormalizationOfOneRow()
{
    // 33 rows leave a last batch of one, whose unbiased variance would be 0 / 0.
    const Program net = program({Layer::ofKind(LayerKind::BatchNormalization), dense(1, Activation::Sigmoid)});
    const TrainingResult result = m_engine->train(net, data(33), 3);
    QCOMPARE(result.status, TrainingStatus::Finished);
    for (const NamedTensor& array : result.model.weights.front())
        for (const float value : array.tensor.values)
            QVERIFY(std::isfinite(value));
}

void TestEngine::sequencesOfOutputs()
{
    // A Dense layer over the 4 steps of a sequence; one class number a step.
    Layer reshape = Layer::ofKind(LayerKind::Reshape);
    reshape.targetShape = {4, 1};
    Program net = program({reshape, dense(3, Activation::Softmax)});
    net.recipe.loss = Loss::SparseCategoricalCrossentropy;
    PreparedData sequences = data();
    sequences.train.targets = Tensor::zeros({70, 4});
    for (std::size_t i = 0; i < 280; ++i)
        sequences.train.targets.values[i] = sequences.train.inputs.values[i] > 0.0f ? 2.0f : 1.0f;
    net.recipe.epochs = 80;
    net.recipe.optimizer.learningRate = 0.05;
    const TrainingResult result = m_engine->train(net, sequences, 3);
    QVERIFY(result.history.back().accuracy > 0.95);
    const Evaluation evaluation = m_engine->evaluate(result.model, net, sequences.train);
    QCOMPARE(evaluation.outputs.shape, (std::vector<std::size_t>{70, 4, 3}));
    QCOMPARE(evaluation.loss.size(), std::size_t{70});
}

void TestEngine::whatDoesNotFit_data()
{
    QTest::addColumn<int>("units");
    QTest::addColumn<std::vector<std::size_t>>("targets"); // shape of a row
    QTest::addColumn<QString>("loss");
    QTest::addColumn<float>("value");
    QTest::addColumn<QStringList>("named"); // what the message must say
    QTest::newRow("one-hot labels, one unit")
        << 1 << std::vector<std::size_t>{3} << "binary_crossentropy" << 0.0f << QStringList{"(3)", "(1)"};
    QTest::newRow("one label, three units")
        << 3 << std::vector<std::size_t>{} << "mean_squared_error" << 0.0f << QStringList{"()", "(3)"};
    QTest::newRow("one-hot labels for sparse")
        << 3 << std::vector<std::size_t>{3} << "sparse_categorical_crossentropy" << 0.0f << QStringList{"(3)"};
    QTest::newRow("class beyond the output") << 3 << std::vector<std::size_t>{} << "sparse_categorical_crossentropy"
                                             << 3.0f << QStringList{"class 3", "0 to 2"};
    QTest::newRow("negative class") << 3 << std::vector<std::size_t>{} << "sparse_categorical_crossentropy" << -1.0f
                                    << QStringList{"class -1"};
}

void TestEngine::whatDoesNotFit()
{
    QFETCH(int, units);
    QFETCH(std::vector<std::size_t>, targets);
    QFETCH(QString, loss);
    QFETCH(float, value);
    QFETCH(QStringList, named);
    Program net = program({dense(units, Activation::Linear)});
    net.recipe.loss = loss == QLatin1String("binary_crossentropy")  ? Loss::BinaryCrossentropy
                      : loss == QLatin1String("mean_squared_error") ? Loss::MeanSquaredError
                                                                    : Loss::SparseCategoricalCrossentropy;
    PreparedData unfit = data();
    targets.insert(targets.begin(), 70);
    unfit.train.targets = Tensor::zeros(targets);
    unfit.train.targets.values.back() = value;
    try {
        m_engine->train(net, unfit, 3);
        QFAIL("trained with targets that do not fit");
    } catch (const Error& error) {
        for (const QString& part : named)
            QVERIFY2(QString::fromUtf8(error.what()).contains(part), error.what());
    }
}

void TestEngine::foreignWeightsAreRefused()
{
    const Program net = program();
    const TrainedModel wider =
        initialModel(program({dense(7, Activation::Relu), dense(1, Activation::Sigmoid)}), {4}, 3);
    QVERIFY_THROWS_EXCEPTION(Error, m_engine->trainFrom(wider, net, data(), 3));
    TrainedModel shorter = initialModel(net, {4}, 3);
    shorter.weights.pop_back();
    QVERIFY_THROWS_EXCEPTION(Error, m_engine->trainFrom(shorter, net, data(), 3));

    Layer embedding = Layer::ofKind(LayerKind::Embedding);
    embedding.inputDim = 2;
    embedding.outputDim = 3;
    Layer flatten = Layer::ofKind(LayerKind::Flatten);
    PreparedData ids = data();
    ids.train.inputs.values[5] = 2.0f;
    QVERIFY_THROWS_EXCEPTION(Error,
                             m_engine->train(program({embedding, flatten, dense(1, Activation::Sigmoid)}), ids, 3));
}

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
