// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/mutation/post/Structure.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/ModelChanges.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

Layer layerOf(LayerKind kind) { return Layer::ofKind(kind); }

Layer dense(int units)
{
    Layer layer = layerOf(LayerKind::Dense);
    layer.units = units;
    return layer;
}

Layer convolution(int filters, Padding padding, std::vector<int> kernelSize)
{
    Layer layer = layerOf(LayerKind::Conv2D);
    layer.filters = filters;
    layer.padding = padding;
    layer.kernelSize = std::move(kernelSize);
    return layer;
}

Layer recurrent(int units, bool sequences)
{
    Layer layer = layerOf(LayerKind::LSTM);
    layer.units = units;
    layer.returnSequences = sequences;
    return layer;
}

Layer reshape(std::vector<int> shape)
{
    Layer layer = layerOf(LayerKind::Reshape);
    layer.targetShape = std::move(shape);
    return layer;
}

/// 4 dense layers of 3 units with a dropout between the second and the third; kernels all different.
TrainedModel squares()
{
    TrainedModel model;
    for (int i = 0; i < 4; ++i) {
        std::vector<float> kernel(9);
        for (std::size_t k = 0; k < kernel.size(); ++k)
            kernel[k] = static_cast<float>(i) + static_cast<float>(k) / 10.0f;
        addDense(model, 3, kernel, {0.1f, 0.2f, 0.3f});
        if (i == 1) {
            model.model.layers.push_back(layerOf(LayerKind::Dropout));
            model.weights.emplace_back();
        }
    }
    for (std::size_t i = 0; i < model.model.layers.size(); ++i)
        model.model.layers[i].name = "layer" + std::to_string(i);
    return model;
}

/// The first number of each layer's kernel, or -1: who stands where.
std::vector<float> heads(const TrainedModel& model)
{
    std::vector<float> heads;
    for (const LayerWeights& layer : model.weights)
        heads.push_back(layer.empty() ? -1.0f : layer[0].tensor.values[0]);
    return heads;
}

} // namespace

/// LR, LA and LD of DeepMutation++ (operators.md 2.1).
class TestPostOperatorsLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsShape_data();
    void keepsShape();
    void trainedWeightsTellTheWidth();
    void removal();
    void duplication();
    void addition();
    void additionAsPublished();
    void sameSeedSameMutant_data();
    void sameSeedSameMutant();
    void notApplicable();
    void misfitIsRefused();
};

void TestPostOperatorsLayers::keepsShape_data()
{
    QTest::addColumn<QList<Layer>>("before");
    QTest::addColumn<Layer>("layer");
    QTest::addColumn<bool>("keeps");
    const auto row = [](const char* name, const QList<Layer>& before, const Layer& layer, bool keeps) {
        QTest::newRow(name) << before << layer << keeps;
    };
    row("dense, same width", {dense(4)}, dense(4), true);
    row("dense, other width", {dense(4)}, dense(5), false);
    row("dense, first", {}, dense(4), false);
    row("dense after dropout", {dense(4), layerOf(LayerKind::Dropout)}, dense(4), true);
    row("dense after flatten", {convolution(4, Padding::Same, {3, 3}), layerOf(LayerKind::Flatten)}, dense(4), false);
    row("dense after global pooling", {convolution(4, Padding::Same, {3, 3}), layerOf(LayerKind::GlobalMaxPooling2D)},
        dense(4), true);
    row("dense after embedding", {layerOf(LayerKind::Embedding)}, dense(4), false);
    row("dropout", {dense(4)}, layerOf(LayerKind::Dropout), true);
    row("dropout, first", {}, layerOf(LayerKind::Dropout), true);
    row("activation", {dense(4)}, layerOf(LayerKind::Activation), true);
    row("normalisation", {dense(4)}, layerOf(LayerKind::BatchNormalization), true);
    row("leaky relu", {dense(4)}, layerOf(LayerKind::LeakyReLU), true);
    row("convolution, same padding", {convolution(4, Padding::Valid, {3, 3})}, convolution(4, Padding::Same, {3, 3}),
        true);
    row("convolution, valid padding", {convolution(4, Padding::Valid, {3, 3})}, convolution(4, Padding::Valid, {3, 3}),
        false);
    row("convolution, 1 x 1", {convolution(4, Padding::Valid, {3, 3})}, convolution(4, Padding::Valid, {1, 1}), true);
    row("convolution, more filters", {convolution(4, Padding::Valid, {3, 3})}, convolution(5, Padding::Same, {3, 3}),
        false);
    Layer strided = convolution(4, Padding::Same, {3, 3});
    strided.strides = {2, 2};
    row("convolution, strides", {convolution(4, Padding::Valid, {3, 3})}, strided, false);
    row("pooling", {convolution(4, Padding::Valid, {3, 3})}, layerOf(LayerKind::MaxPooling2D), false);
    Layer sliding = layerOf(LayerKind::MaxPooling2D);
    sliding.padding = Padding::Same;
    sliding.strides = {1, 1};
    row("pooling without strides", {convolution(4, Padding::Valid, {3, 3})}, sliding, true);
    row("lstm, sequences", {recurrent(4, true)}, recurrent(4, true), true);
    row("lstm, last state", {recurrent(4, true)}, recurrent(4, false), false);
    row("flatten of a map", {convolution(4, Padding::Valid, {3, 3})}, layerOf(LayerKind::Flatten), false);
    row("flatten of a vector", {recurrent(4, false)}, layerOf(LayerKind::Flatten), true);
    row("reshape of a vector", {layerOf(LayerKind::Flatten)}, reshape({12}), true);
    row("reshape to a map", {layerOf(LayerKind::Flatten)}, reshape({3, 4}), false);
    row("dense after reshape", {reshape({3, 4})}, dense(4), true);
}

void TestPostOperatorsLayers::keepsShape()
{
    QFETCH(QList<Layer>, before);
    QFETCH(Layer, layer);
    QFETCH(bool, keeps);
    ModelSpec model;
    model.layers.assign(before.begin(), before.end());
    model.layers.push_back(layer);
    QCOMPARE(semblance::keepsShape(model, model.layers.size() - 1), keeps);
}

/// A dense layer of the width of a flattened map: only its kernel tells.
void TestPostOperatorsLayers::trainedWeightsTellTheWidth()
{
    TrainedModel model;
    model.model.layers = {convolution(2, Padding::Valid, {1, 1}), layerOf(LayerKind::Flatten)};
    model.weights = {{{"k", Tensor::zeros({1, 1, 1, 2})}, {"b", Tensor::zeros({2})}}, {}};
    addDense(model, 8, std::vector<float>(64, 0.1f), {});
    addDense(model, 1, std::vector<float>(8, 0.1f), {});
    QVERIFY(!semblance::keepsShape(model.model, 2));
    QVERIFY(semblance::keepsShape(model, 2));
    QCOMPARE(innerSameShapeLayers(model), (std::vector<std::size_t>{2}));
}

/// One of the inner layers of the right shape goes; everything else stays, in order.
void TestPostOperatorsLayers::removal()
{
    const TrainedModel original = squares();
    QCOMPARE(innerSameShapeLayers(original), (std::vector<std::size_t>{1, 2, 3}));
    std::map<std::size_t, int> removed;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const TrainedModel mutant = mutated("LR", original, 0.01, seed);
        QCOMPARE(mutant.model.layers.size(), std::size_t{4});
        QCOMPARE(mutant.weights.size(), std::size_t{4});
        std::size_t gone = 0;
        while (gone < 4 && mutant.model.layers[gone].name == original.model.layers[gone].name)
            ++gone;
        TrainedModel expected = original;
        expected.model.layers.erase(expected.model.layers.begin() + static_cast<std::ptrdiff_t>(gone));
        expected.weights.erase(expected.weights.begin() + static_cast<std::ptrdiff_t>(gone));
        QCOMPARE(heads(mutant), heads(expected));
        QCOMPARE(allValues(mutant), allValues(expected));
        ++removed[gone];
    }
    QCOMPARE(removed.size(), std::size_t{3}); // 1, 2 and 3: neither first nor last
    QVERIFY(!removed.contains(0) && !removed.contains(4));
    for (const auto& [layer, count] : removed)
        QVERIFY(count >= 8);
}

/// The layer stands there twice, with the same weights and one name.
void TestPostOperatorsLayers::duplication()
{
    const TrainedModel original = squares();
    std::set<std::size_t> repeated;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const TrainedModel mutant = mutated("LD", original, 0.01, seed);
        QCOMPARE(mutant.model.layers.size(), std::size_t{6});
        QCOMPARE(mutant.weights.size(), std::size_t{6});
        const auto copy = std::find_if(mutant.model.layers.begin(), mutant.model.layers.end(),
                                       [](const Layer& layer) { return layer.name.empty(); });
        const auto index = static_cast<std::size_t>(copy - mutant.model.layers.begin());
        QVERIFY(index >= 2 && index <= 4);
        QCOMPARE(mutant.model.layers[index].kind, mutant.model.layers[index - 1].kind);
        QVERIFY(sameArrays(mutant.weights[index], mutant.weights[index - 1]));
        TrainedModel back = mutant;
        removeLayer(back, index);
        QCOMPARE(heads(back), heads(original));
        QCOMPARE(allValues(back), allValues(original));
        repeated.insert(index - 1);
    }
    QCOMPARE(repeated, (std::set<std::size_t>{1, 2, 3}));
}

/// An activation layer after any layer but the first; never linear, never behind the end.
void TestPostOperatorsLayers::addition()
{
    const TrainedModel original = squares();
    std::set<std::size_t> places;
    std::set<Activation> functions;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const TrainedModel mutant = mutated("LA", original, 0.01, seed);
        QCOMPARE(mutant.model.layers.size(), std::size_t{6});
        QCOMPARE(allValues(mutant), allValues(original));
        const auto added = std::find_if(mutant.model.layers.begin(), mutant.model.layers.end(),
                                        [](const Layer& layer) { return layer.kind == LayerKind::Activation; });
        const auto place = static_cast<std::size_t>(added - mutant.model.layers.begin());
        QVERIFY(mutant.weights[place].empty());
        places.insert(place - 1);
        functions.insert(added->activation);
    }
    QCOMPARE(places, (std::set<std::size_t>{1, 2, 3, 4}));
    QCOMPARE(functions.size(), std::size_t{9});
    QVERIFY(!functions.contains(Activation::Linear));
}

/// As published one draw in five is behind the end here and does nothing, and linear is among the functions.
void TestPostOperatorsLayers::additionAsPublished()
{
    const TrainedModel original = squares();
    int nothing = 0;
    int linear = 0;
    constexpr int draws = 500;
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const TrainedModel mutant = mutated("LA", original, 0.01, seed, "published");
        if (mutant.model.layers.size() == original.model.layers.size())
            ++nothing;
        for (const Layer& layer : mutant.model.layers)
            linear += layer.kind == LayerKind::Activation && layer.activation == Activation::Linear ? 1 : 0;
    }
    QVERIFY(std::abs(nothing - draws / 5.0) < 4.0 * std::sqrt(draws * 0.2 * 0.8));
    QVERIFY(std::abs(linear - draws * 0.08) < 4.0 * std::sqrt(draws * 0.08 * 0.92));
}

void TestPostOperatorsLayers::sameSeedSameMutant_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"LR", "LA", "LD"})
        QTest::newRow(id) << id;
}

void TestPostOperatorsLayers::sameSeedSameMutant()
{
    QFETCH(QString, id);
    const TrainedModel original = squares();
    const auto text = [&](std::uint64_t seed) {
        Program program;
        program.model = mutated(qPrintable(id), original, 0.01, seed).model;
        return program;
    };
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        QVERIFY(text(seed) == text(seed));
    QCOMPARE(heads(original), heads(squares()));
}

void TestPostOperatorsLayers::notApplicable()
{
    TrainedModel wide;
    addDense(wide, 2, std::vector<float>(6, 0.1f), {});
    addDense(wide, 3, std::vector<float>(6, 0.1f), {});
    addDense(wide, 1, std::vector<float>(3, 0.1f), {});
    const QString none = QStringLiteral("No layer between the first and the last keeps the shape of its input.");
    for (const char* id : {"LR", "LD"}) {
        QCOMPARE(QString::fromStdString(*postTrainingOperator(id)->notApplicable(wide.model)), none);
        QCOMPARE(errorOf([&] { mutated(id, wide, 0.01); }), none);
        QVERIFY(!postTrainingOperator(id)->notApplicable(squares().model));
    }
    QVERIFY(!postTrainingOperator("LA")->notApplicable(wide.model));

    TrainedModel single;
    addDense(single, 1, {0.5f}, {});
    const QString noSecond = QStringLiteral("The model has no second layer to add an activation after.");
    QCOMPARE(QString::fromStdString(*postTrainingOperator("LA")->notApplicable(single.model)), noSecond);
    QCOMPARE(errorOf([&] { mutated("LA", single, 0.01, 1, "published"); }), noSecond);
}

void TestPostOperatorsLayers::misfitIsRefused()
{
    TrainedModel broken = squares();
    broken.weights.pop_back();
    for (const char* id : {"LR", "LA", "LD"})
        QCOMPARE(errorOf([&] { mutated(id, broken, 0.01); }),
                 QStringLiteral("The trained model has weights for 4 of its 5 layers."));
}

QTEST_APPLESS_MAIN(TestPostOperatorsLayers)
#include "tst_post_operators_layers.moc"
