// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Names.h"
#include "core/training/Engine.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace semblance;

namespace {

Layer dense(int units, Initializer initializer)
{
    Layer layer = Layer::ofKind(LayerKind::Dense);
    layer.units = units;
    layer.kernelInitializer = initializer;
    return layer;
}

TrainedModel initial(const Layer& layer, const std::vector<std::size_t>& input, std::uint64_t seed = 7)
{
    Program program;
    program.model.layers = {layer};
    return initialModel(program, input, seed);
}

Tensor kernelOf(const Layer& layer, const std::vector<std::size_t>& input)
{
    return initial(layer, input).weights.front().front().tensor;
}

double meanOf(const Tensor& tensor)
{
    return std::accumulate(tensor.values.begin(), tensor.values.end(), 0.0) / static_cast<double>(tensor.values.size());
}

double deviationOf(const Tensor& tensor)
{
    const double mean = meanOf(tensor);
    double sum = 0.0;
    for (const float value : tensor.values)
        sum += (value - mean) * (value - mean);
    return std::sqrt(sum / static_cast<double>(tensor.values.size()));
}

double largestOf(const Tensor& tensor)
{
    float largest = 0.0f;
    for (const float value : tensor.values)
        largest = std::max(largest, std::abs(value));
    return largest;
}

} // namespace

/// The initialisers of Keras 2.10 by what they promise: mean, deviation, limits, structure.
class TestInitialWeights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statistics_data();
    void statistics();
    void convolutionCountsItsReceptiveField();
    void orthogonalColumnsOrRows_data();
    void orthogonalColumnsOrRows();
    void identity();
    void constants();
    void lstmStartsByRemembering();
    void gruHasTwoBiasesWithResetAfter();
    void batchNormalization();
    void seedDecides();
    void namesAreThoseOfKeras();
};

void TestInitialWeights::statistics_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<double>("limit"); // 0: none
    const double fanIn = 300.0;
    const double fanOut = 500.0;
    const auto uniform = [](double variance) { return std::sqrt(3.0 * variance); };
    const auto truncated = [](double deviation) { return 2.0 * deviation / 0.87962566103423978; };
    const auto row = [](const char* name, double deviation, double limit) {
        QTest::newRow(name) << QString::fromLatin1(name) << deviation << limit;
    };
    row("glorot_uniform", std::sqrt(2.0 / (fanIn + fanOut)), uniform(2.0 / (fanIn + fanOut)));
    row("glorot_normal", std::sqrt(2.0 / (fanIn + fanOut)), truncated(std::sqrt(2.0 / (fanIn + fanOut))));
    row("he_uniform", std::sqrt(2.0 / fanIn), uniform(2.0 / fanIn));
    row("he_normal", std::sqrt(2.0 / fanIn), truncated(std::sqrt(2.0 / fanIn)));
    row("lecun_uniform", std::sqrt(1.0 / fanIn), uniform(1.0 / fanIn));
    row("lecun_normal", std::sqrt(1.0 / fanIn), truncated(std::sqrt(1.0 / fanIn)));
    row("variance_scaling", std::sqrt(1.0 / fanIn), truncated(std::sqrt(1.0 / fanIn)));
    row("random_normal", 0.05, 0.0);
    row("random_uniform", 0.05 / std::sqrt(3.0), 0.05);
    row("truncated_normal", 0.05 * 0.87962566103423978, 0.1);
}

void TestInitialWeights::statistics()
{
    QFETCH(QString, name);
    QFETCH(double, deviation);
    QFETCH(double, limit);
    const Tensor kernel = kernelOf(dense(500, {*fromName<InitializerKind>(name.toStdString())}), {300});
    // 150,000 values: the mean is known to 0.26 % of the deviation, the deviation itself to 0.2 %.
    QVERIFY(std::abs(meanOf(kernel)) < 0.012 * deviation);
    QVERIFY(std::abs(deviationOf(kernel) / deviation - 1.0) < 0.01);
    if (limit > 0.0) {
        QVERIFY(largestOf(kernel) <= limit * (1.0 + 1e-6));
        QVERIFY(largestOf(kernel) > 0.99 * limit);
    } else {
        QVERIFY(largestOf(kernel) > 3.0 * deviation);
    }
}

void TestInitialWeights::convolutionCountsItsReceptiveField()
{
    Layer layer = Layer::ofKind(LayerKind::Conv2D);
    layer.filters = 64;
    layer.kernelSize = {5, 3};
    const Tensor kernel = kernelOf(layer, {20, 20, 16});
    QCOMPARE(kernel.shape, (std::vector<std::size_t>{5, 3, 16, 64}));
    const double limit = std::sqrt(6.0 / (15.0 * (16.0 + 64.0)));
    QVERIFY(largestOf(kernel) <= limit);
    QVERIFY(largestOf(kernel) > 0.99 * limit);
}

void TestInitialWeights::orthogonalColumnsOrRows_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("tall") << 12 << 5;
    QTest::newRow("wide") << 5 << 12;
    QTest::newRow("square") << 8 << 8;
}

void TestInitialWeights::orthogonalColumnsOrRows()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    Initializer initializer{InitializerKind::Orthogonal};
    initializer.gain = 2.0;
    const Tensor kernel = kernelOf(dense(columns, initializer), {static_cast<std::size_t>(rows)});
    const bool wide = rows < columns;
    const int vectors = std::min(rows, columns);
    const auto component = [&](int vector, int k) {
        return kernel.values[static_cast<std::size_t>(wide ? vector * columns + k : k * columns + vector)];
    };
    for (int a = 0; a < vectors; ++a)
        for (int b = 0; b < vectors; ++b) {
            double product = 0.0;
            for (int k = 0; k < std::max(rows, columns); ++k)
                product += component(a, k) * component(b, k);
            QVERIFY(std::abs(product - (a == b ? 4.0 : 0.0)) < 1e-5);
        }
}

void TestInitialWeights::identity()
{
    Initializer initializer{InitializerKind::Identity};
    initializer.gain = 3.0;
    const Tensor kernel = kernelOf(dense(3, initializer), {2});
    QCOMPARE(kernel.values, (std::vector<float>{3, 0, 0, 0, 3, 0}));
}

void TestInitialWeights::constants()
{
    Layer layer = dense(2, {InitializerKind::Constant, 0.25});
    layer.biasInitializer = {InitializerKind::Ones};
    const TrainedModel model = initial(layer, {1});
    QCOMPARE(model.weights[0][0].tensor.values, (std::vector<float>{0.25f, 0.25f}));
    QCOMPARE(model.weights[0][1].tensor.values, (std::vector<float>{1.0f, 1.0f}));
    QCOMPARE(kernelOf(dense(2, {InitializerKind::Zeros}), {1}).values, (std::vector<float>{0.0f, 0.0f}));
}

void TestInitialWeights::lstmStartsByRemembering()
{
    Layer layer = Layer::ofKind(LayerKind::LSTM);
    layer.units = 2;
    const LayerWeights weights = initial(layer, {4, 3}).weights.front();
    QCOMPARE(weights.size(), std::size_t{3});
    QCOMPARE(weights[2].tensor.values, (std::vector<float>{0, 0, 1, 1, 0, 0, 0, 0}));
    // The recurrent kernel (2 x 8) is orthogonal: rows of length 1.
    double length = 0.0;
    for (std::size_t k = 0; k < 8; ++k)
        length += weights[1].tensor.values[k] * weights[1].tensor.values[k];
    QVERIFY(std::abs(length - 1.0) < 1e-5);
}

void TestInitialWeights::gruHasTwoBiasesWithResetAfter()
{
    Layer layer = Layer::ofKind(LayerKind::GRU);
    layer.units = 2;
    QCOMPARE(initial(layer, {4, 3}).weights[0][2].tensor.shape, (std::vector<std::size_t>{2, 6}));
    layer.resetAfter = false;
    QCOMPARE(initial(layer, {4, 3}).weights[0][2].tensor.shape, (std::vector<std::size_t>{6}));
}

void TestInitialWeights::batchNormalization()
{
    const LayerWeights weights = initial(Layer::ofKind(LayerKind::BatchNormalization), {2}).weights.front();
    QCOMPARE(weights.size(), std::size_t{4});
    const std::vector<float> ones = {1, 1};
    const std::vector<float> zeros = {0, 0};
    QCOMPARE(weights[0].tensor.values, ones);
    QCOMPARE(weights[1].tensor.values, zeros);
    QCOMPARE(weights[2].tensor.values, zeros);
    QCOMPARE(weights[3].tensor.values, ones);
}

void TestInitialWeights::seedDecides()
{
    const Layer layer = dense(3, {});
    const Tensor first = initial(layer, {4}, 1).weights[0][0].tensor;
    QVERIFY(first == initial(layer, {4}, 1).weights[0][0].tensor);
    QVERIFY(!(first == initial(layer, {4}, 2).weights[0][0].tensor));
}

void TestInitialWeights::namesAreThoseOfKeras()
{
    Program program;
    Layer named = dense(2, {});
    named.name = "output";
    program.model.layers = {dense(2, {}), Layer::ofKind(LayerKind::BatchNormalization), dense(2, {}), named};
    const TrainedModel model = initialModel(program, {3}, 1);
    QCOMPARE(model.weights[0][0].name, std::string("dense/kernel"));
    QCOMPARE(model.weights[1][3].name, std::string("batch_normalization/moving_variance"));
    QCOMPARE(model.weights[2][1].name, std::string("dense_1/bias"));
    QCOMPARE(model.weights[3][0].name, std::string("output/kernel"));
}

QTEST_GUILESS_MAIN(TestInitialWeights)
#include "tst_initial_weights.moc"
