// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/program/Shapes.h"

#include <QTest>

using namespace semblance;

namespace {

template <typename Change>
Layer changed(LayerKind kind, Change change)
{
    Layer layer = Layer::ofKind(kind);
    change(layer);
    return layer;
}

Layer dense(int units)
{
    return changed(LayerKind::Dense, [=](Layer& l) { l.units = units; });
}

Layer convolution(LayerKind kind, int filters, std::vector<int> kernel, Padding padding = Padding::Valid,
                  std::vector<int> strides = {})
{
    return changed(kind, [&](Layer& l) {
        l.filters = filters;
        l.kernelSize = std::move(kernel);
        l.padding = padding;
        l.strides = std::move(strides);
    });
}

Layer pool(LayerKind kind, std::vector<int> size, Padding padding = Padding::Valid, std::vector<int> strides = {})
{
    return changed(kind, [&](Layer& l) {
        l.poolSize = std::move(size);
        l.padding = padding;
        l.strides = std::move(strides);
    });
}

Layer recurrent(LayerKind kind, int units, bool sequences = false)
{
    return changed(kind, [=](Layer& l) {
        l.units = units;
        l.returnSequences = sequences;
    });
}

Layer reshape(std::vector<int> shape)
{
    return changed(LayerKind::Reshape, [&](Layer& l) { l.targetShape = std::move(shape); });
}

/// "kernel [4, 8] 4/8; bias [8] 8/8": name, shape and fans; frozen ones in parentheses.
QString described(const std::vector<WeightSpec>& weights)
{
    QStringList parts;
    for (const WeightSpec& weight : weights) {
        QStringList extents;
        for (const std::size_t extent : weight.shape)
            extents << QString::number(extent);
        const QString text = QStringLiteral("%1 [%2] %3/%4")
                                 .arg(QString::fromStdString(weight.name), extents.join(QStringLiteral(", ")))
                                 .arg(weight.fanIn)
                                 .arg(weight.fanOut);
        parts << (weight.trainable ? text : QStringLiteral("(%1)").arg(text));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace

Q_DECLARE_METATYPE(Layer)

class tst_shapes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layers_data();
    void layers();
    void misfits_data();
    void misfits();
    void chain();
    void emptyModel();
    void initializers();
    void defaultsOfKinds();
    void kindQuestions();
};

void tst_shapes::layers_data()
{
    QTest::addColumn<Layer>("layer");
    QTest::addColumn<Shape>("input");
    QTest::addColumn<Shape>("output");
    QTest::addColumn<QString>("weights");
    using K = LayerKind;
    const auto noBias = [](Layer layer) {
        layer.useBias = false;
        return layer;
    };

    QTest::newRow("Dense") << dense(8) << Shape{4} << Shape{8} << "kernel [4, 8] 4/8; bias [8] 8/8";
    QTest::newRow("Dense without bias") << noBias(dense(8)) << Shape{4} << Shape{8} << "kernel [4, 8] 4/8";
    QTest::newRow("Dense on the last axis") << dense(2) << Shape{5, 6, 3} << Shape{5, 6, 2}
                                            << "kernel [3, 2] 3/2; bias [2] 2/2";
    QTest::newRow("Conv2D valid") << convolution(K::Conv2D, 6, {5, 3}) << Shape{28, 28, 3} << Shape{24, 26, 6}
                                  << "kernel [5, 3, 3, 6] 45/90; bias [6] 6/6";
    QTest::newRow("Conv2D same") << convolution(K::Conv2D, 6, {5, 5}, Padding::Same) << Shape{7, 8, 1}
                                 << Shape{7, 8, 6} << "kernel [5, 5, 1, 6] 25/150; bias [6] 6/6";
    QTest::newRow("Conv2D valid, strides") << convolution(K::Conv2D, 1, {3, 3}, Padding::Valid, {2, 3})
                                           << Shape{8, 8, 1} << Shape{3, 2, 1}
                                           << "kernel [3, 3, 1, 1] 9/9; bias [1] 1/1";
    QTest::newRow("Conv2D same, strides") << convolution(K::Conv2D, 1, {3, 3}, Padding::Same, {2, 3}) << Shape{7, 7, 1}
                                          << Shape{4, 3, 1} << "kernel [3, 3, 1, 1] 9/9; bias [1] 1/1";
    QTest::newRow("Conv2D same, kernel larger than the input")
        << convolution(K::Conv2D, 2, {5, 5}, Padding::Same) << Shape{2, 2, 1} << Shape{2, 2, 2}
        << "kernel [5, 5, 1, 2] 25/50; bias [2] 2/2";
    QTest::newRow("Conv1D") << convolution(K::Conv1D, 4, {3}) << Shape{10, 2} << Shape{8, 4}
                            << "kernel [3, 2, 4] 6/12; bias [4] 4/4";
    QTest::newRow("MaxPooling2D") << pool(K::MaxPooling2D, {2, 2}) << Shape{7, 6, 3} << Shape{3, 3, 3} << "";
    QTest::newRow("MaxPooling2D same") << pool(K::MaxPooling2D, {2, 2}, Padding::Same) << Shape{7, 6, 3}
                                       << Shape{4, 3, 3} << "";
    QTest::newRow("AveragePooling2D, strides") << pool(K::AveragePooling2D, {3, 3}, Padding::Valid, {1, 2})
                                               << Shape{7, 7, 1} << Shape{5, 3, 1} << "";
    QTest::newRow("AveragePooling1D") << pool(K::AveragePooling1D, {3}) << Shape{10, 2} << Shape{3, 2} << "";
    QTest::newRow("MaxPooling1D by default") << Layer::ofKind(K::MaxPooling1D) << Shape{5, 2} << Shape{2, 2} << "";
    QTest::newRow("GlobalMaxPooling1D") << Layer::ofKind(K::GlobalMaxPooling1D) << Shape{5, 2} << Shape{2} << "";
    QTest::newRow("GlobalAveragePooling1D") << Layer::ofKind(K::GlobalAveragePooling1D) << Shape{5, 2} << Shape{2}
                                            << "";
    QTest::newRow("GlobalMaxPooling2D") << Layer::ofKind(K::GlobalMaxPooling2D) << Shape{5, 6, 7} << Shape{7} << "";
    QTest::newRow("GlobalAveragePooling2D") << Layer::ofKind(K::GlobalAveragePooling2D) << Shape{5, 6, 7} << Shape{7}
                                            << "";
    QTest::newRow("Flatten") << Layer::ofKind(K::Flatten) << Shape{5, 6, 7} << Shape{210} << "";
    QTest::newRow("Reshape") << reshape({3, 4}) << Shape{12} << Shape{3, 4} << "";
    QTest::newRow("Reshape with -1") << reshape({2, -1, 3}) << Shape{4, 6} << Shape{2, 4, 3} << "";
    QTest::newRow("Activation") << Layer::ofKind(K::Activation) << Shape{3, 2} << Shape{3, 2} << "";
    QTest::newRow("Dropout") << Layer::ofKind(K::Dropout) << Shape{3} << Shape{3} << "";
    QTest::newRow("LeakyReLU") << Layer::ofKind(K::LeakyReLU) << Shape{3} << Shape{3} << "";
    QTest::newRow("ELU") << Layer::ofKind(K::ELU) << Shape{3} << Shape{3} << "";
    QTest::newRow("BatchNormalization")
        << Layer::ofKind(K::BatchNormalization) << Shape{4, 4, 3} << Shape{4, 4, 3}
        << "gamma [3] 3/3; beta [3] 3/3; (moving_mean [3] 3/3); (moving_variance [3] 3/3)";
    QTest::newRow("BatchNormalization, moving values only") << changed(K::BatchNormalization, [](Layer& l) {
        l.center = l.scale = false;
    }) << Shape{3} << Shape{3} << "(moving_mean [3] 3/3); (moving_variance [3] 3/3)";
    QTest::newRow("Embedding") << changed(K::Embedding, [](Layer& l) {
        l.inputDim = 1000;
        l.outputDim = 16;
    }) << Shape{20} << Shape{20, 16} << "embeddings [1000, 16] 1000/16";
    QTest::newRow("SimpleRNN") << recurrent(K::SimpleRNN, 5) << Shape{7, 3} << Shape{5}
                               << "kernel [3, 5] 3/5; recurrent_kernel [5, 5] 5/5; bias [5] 5/5";
    QTest::newRow("LSTM") << recurrent(K::LSTM, 5) << Shape{7, 3} << Shape{5}
                          << "kernel [3, 20] 3/20; recurrent_kernel [5, 20] 5/20; bias [20] 20/20";
    QTest::newRow("LSTM sequences") << noBias(recurrent(K::LSTM, 5, true)) << Shape{7, 3} << Shape{7, 5}
                                    << "kernel [3, 20] 3/20; recurrent_kernel [5, 20] 5/20";
    QTest::newRow("GRU") << recurrent(K::GRU, 5) << Shape{7, 3} << Shape{5}
                         << "kernel [3, 15] 3/15; recurrent_kernel [5, 15] 5/15; bias [2, 15] 2/15";
    QTest::newRow("GRU, reset before") << changed(K::GRU, [](Layer& l) {
        l.units = 5;
        l.resetAfter = false;
    }) << Shape{7, 3} << Shape{5} << "kernel [3, 15] 3/15; recurrent_kernel [5, 15] 5/15; bias [15] 15/15";
}

void tst_shapes::layers()
{
    QFETCH(Layer, layer);
    QFETCH(Shape, input);
    const std::vector<LayerShapes> shapes = inferShapes(ModelSpec{{layer}}, input);
    QCOMPARE(shapes.size(), std::size_t{1});
    QCOMPARE(shapes.front().input, input);
    QTEST(shapes.front().output, "output");
    QTEST(described(shapes.front().weights), "weights");
}

void tst_shapes::misfits_data()
{
    QTest::addColumn<Layer>("layer");
    QTest::addColumn<Shape>("input");
    QTest::addColumn<QString>("message");
    using K = LayerKind;

    QTest::newRow("axes of Conv2D") << convolution(K::Conv2D, 1, {3, 3}) << Shape{12}
                                    << "layer 1 (Conv2D): needs 3 axes, gets [12]";
    QTest::newRow("axes of LSTM") << recurrent(K::LSTM, 2) << Shape{12} << "layer 1 (LSTM): needs 2 axes, gets [12]";
    QTest::newRow("axes of global pooling") << Layer::ofKind(K::GlobalMaxPooling2D) << Shape{3, 4}
                                            << "layer 1 (GlobalMaxPooling2D): needs 3 axes, gets [3, 4]";
    QTest::newRow("kernel too large")
        << convolution(K::Conv1D, 1, {3}) << Shape{2, 5}
        << "layer 1 (Conv1D): kernel_size 3 is larger than the input [2, 5]; use padding \"same\" or a smaller one";
    QTest::newRow("pool too large")
        << Layer::ofKind(K::MaxPooling2D) << Shape{1, 4, 1}
        << "layer 1 (MaxPooling2D): pool_size 2 is larger than the input [1, 4, 1]; "
           "use padding \"same\" or a smaller one";
    QTest::newRow("entries") << convolution(K::Conv2D, 1, {3}) << Shape{4, 4, 1}
                             << "layer 1 (Conv2D): kernel_size and strides need 2 entries";
    QTest::newRow("no units") << dense(0) << Shape{4} << "layer 1 (Dense): units is 0, must be at least 1";
    QTest::newRow("no filters") << convolution(K::Conv2D, 0, {3, 3}) << Shape{4, 4, 1}
                                << "layer 1 (Conv2D): filters is 0, must be at least 1";
    QTest::newRow("stride 0") << pool(K::MaxPooling1D, {2}, Padding::Same, {0}) << Shape{4, 1}
                              << "layer 1 (MaxPooling1D): strides is 0, must be at least 1";
    QTest::newRow("reshape") << reshape({5, 2}) << Shape{12}
                             << "layer 1 (Reshape): target_shape does not hold the 12 values of [12]";
    QTest::newRow("reshape with a rest") << reshape({5, -1}) << Shape{12}
                                         << "layer 1 (Reshape): target_shape does not hold the 12 values of [12]";
    QTest::newRow("reshape with two -1") << reshape({-1, -1}) << Shape{12}
                                         << "layer 1 (Reshape): target_shape has more than one -1";
    QTest::newRow("embedding") << Layer::ofKind(K::Embedding) << Shape{12}
                               << "layer 1 (Embedding): output_dim is 0, must be at least 1";
    QTest::newRow("identity") << changed(K::Conv1D, [](Layer& l) {
        l.filters = 1;
        l.kernelSize = {1};
        l.kernelInitializer.kind = InitializerKind::Identity;
    }) << Shape{4, 1} << "layer 1 (Conv1D): the initialiser identity needs 2 axes, kernel has [1, 1, 1]";
    QTest::newRow("orthogonal bias") << changed(K::Dense, [](Layer& l) {
        l.units = 3;
        l.biasInitializer.kind = InitializerKind::Orthogonal;
    }) << Shape{4} << "layer 1 (Dense): the initialiser orthogonal needs 2 axes or more, bias has [3]";
}

void tst_shapes::misfits()
{
    QFETCH(Layer, layer);
    QFETCH(Shape, input);
    QFETCH(QString, message);
    // A layer before it that changes nothing shows that the index is that of the layer at fault.
    const ModelSpec model{{Layer::ofKind(LayerKind::Activation), layer}};
    try {
        inferShapes(model, input);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QString::fromUtf8(error.what()), message);
    }
}

void tst_shapes::chain()
{
    // LeNet-5 on 28 x 28: the well-known 61,706 weights.
    const ModelSpec model{{convolution(LayerKind::Conv2D, 6, {5, 5}, Padding::Same),
                           Layer::ofKind(LayerKind::AveragePooling2D), convolution(LayerKind::Conv2D, 16, {5, 5}),
                           Layer::ofKind(LayerKind::AveragePooling2D), Layer::ofKind(LayerKind::Flatten), dense(120),
                           dense(84), dense(10)}};
    const std::vector<LayerShapes> shapes = inferShapes(model, {28, 28, 1});
    QCOMPARE(shapes[4].output, Shape{400});
    QCOMPARE(shapes.back().output, Shape{10});
    QCOMPARE(parameterCount(shapes), std::size_t{61706});
    // Moving values of a batch normalisation are not trained.
    const ModelSpec normalised{{Layer::ofKind(LayerKind::BatchNormalization)}};
    QCOMPARE(parameterCount(inferShapes(normalised, {5})), std::size_t{10});
}

void tst_shapes::emptyModel()
{
    QVERIFY_THROWS_EXCEPTION(Error, inferShapes(ModelSpec{}, {4}));
    QVERIFY_THROWS_EXCEPTION(Error, inferShapes(ModelSpec{{dense(1)}}, {}));
    QVERIFY_THROWS_EXCEPTION(Error, inferShapes(ModelSpec{{dense(1)}}, {4, 0}));
}

void tst_shapes::initializers()
{
    const auto kinds = [](const Layer& layer, const Shape& input) {
        std::vector<InitializerKind> result;
        for (const WeightSpec& weight : layerShapes(layer, 0, input).weights)
            result.push_back(weight.initializer.kind);
        return result;
    };
    using I = InitializerKind;
    QVERIFY(kinds(recurrent(LayerKind::LSTM, 2), {3, 4}) == (std::vector{I::GlorotUniform, I::Orthogonal, I::Zeros}));
    QVERIFY(kinds(Layer::ofKind(LayerKind::BatchNormalization), {3}) ==
            (std::vector{I::Ones, I::Zeros, I::Zeros, I::Ones}));
}

void tst_shapes::defaultsOfKinds()
{
    QVERIFY(Layer::ofKind(LayerKind::Dense).activation == Activation::Linear);
    for (const LayerKind kind : {LayerKind::SimpleRNN, LayerKind::LSTM, LayerKind::GRU}) {
        QVERIFY(Layer::ofKind(kind).activation == Activation::Tanh);
        QVERIFY(Layer::ofKind(kind).recurrentActivation == Activation::Sigmoid);
    }
    QCOMPARE(Layer::ofKind(LayerKind::ELU).alpha, 1.0);
    QCOMPARE(Layer::ofKind(LayerKind::LeakyReLU).alpha, 0.3);
    QCOMPARE(Layer::ofKind(LayerKind::MaxPooling2D).poolSize, (std::vector{2, 2}));
    QCOMPARE(Layer::ofKind(LayerKind::AveragePooling1D).poolSize, std::vector{2});
    QVERIFY(Layer::ofKind(LayerKind::Embedding).kernelInitializer.kind == InitializerKind::RandomUniform);

    QCOMPARE(stridesOf(convolution(LayerKind::Conv2D, 1, {3, 3})), (std::vector{1, 1}));
    QCOMPARE(stridesOf(pool(LayerKind::MaxPooling2D, {3, 2})), (std::vector{3, 2}));
    QCOMPARE(stridesOf(pool(LayerKind::MaxPooling1D, {3}, Padding::Same, {1})), std::vector{1});
    QVERIFY(stridesOf(dense(1)).empty());

    QCOMPARE(Optimizer::ofKind(OptimizerKind::Sgd).learningRate, 0.01);
    QCOMPARE(Optimizer::ofKind(OptimizerKind::Adadelta).learningRate, 0.001);
    QCOMPARE(Optimizer::ofKind(OptimizerKind::Adadelta).rho, 0.95);
    QCOMPARE(Optimizer::ofKind(OptimizerKind::RmsProp).rho, 0.9);
}

void tst_shapes::kindQuestions()
{
    QVERIFY(hasKernel(LayerKind::GRU) && hasBias(LayerKind::Conv1D) && hasActivation(LayerKind::Activation));
    for (const LayerKind kind : {LayerKind::Embedding, LayerKind::BatchNormalization, LayerKind::MaxPooling2D,
                                 LayerKind::LeakyReLU, LayerKind::Dropout})
        QVERIFY(!hasKernel(kind) && !hasBias(kind) && !hasActivation(kind));
    QVERIFY(!hasKernel(LayerKind::Activation) && !hasBias(LayerKind::Activation));
    QVERIFY(!isPooling(LayerKind::GlobalMaxPooling1D));
    QCOMPARE(spatialAxes(LayerKind::GlobalMaxPooling1D), 1);
    QCOMPARE(spatialAxes(LayerKind::LSTM), 0);
}

QTEST_APPLESS_MAIN(tst_shapes)
#include "tst_shapes.moc"
