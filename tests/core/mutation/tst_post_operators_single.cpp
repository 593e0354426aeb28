// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/ModelChanges.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// 2 x 2 images of 2 channels: Conv2D of 3 filters, dropout, Flatten to 6 (a pooled map of 1 x 2), Dense 2, Dense 1.
TrainedModel imageModel()
{
    TrainedModel model;
    Layer convolution = Layer::ofKind(LayerKind::Conv2D);
    convolution.filters = 3;
    convolution.kernelSize = {2, 1};
    convolution.activation = Activation::Relu;
    model.model.layers = {convolution, Layer::ofKind(LayerKind::Dropout), Layer::ofKind(LayerKind::Flatten)};
    model.weights = {{{"kernel", Tensor{{2, 1, 2, 3}, std::vector<float>(12, 1.0f)}},
                      {"bias", Tensor{{3}, std::vector<float>(3, 1.0f)}}},
                     {},
                     {}};
    addDense(model, 2, std::vector<float>(12, 1.0f), {1.0f, 1.0f});
    addDense(model, 1, std::vector<float>(2, 1.0f), {});
    return model;
}

std::vector<std::size_t> zeros(const std::vector<float>& values)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0.0f)
            found.push_back(i);
    }
    return found;
}

std::size_t differences(const TrainedModel& a, const TrainedModel& b, std::size_t layer, std::size_t array)
{
    const std::vector<float>& before = a.weights[layer][array].tensor.values;
    const std::vector<float>& after = b.weights[layer][array].tensor.values;
    std::size_t count = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        count += before[i] != after[i] ? 1 : 0;
    return count;
}

} // namespace

/// The five MuNN-style operators: each changes one place (operators.md 2.5).
class TestPostOperatorsSingle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void families();
    void inputNeuron();
    void hiddenNeuron();
    void hiddenNeuronsAreDrawnEvenly();
    void activation();
    void values_data();
    void values();
    void sameSeedSameMutant();
    void notApplicable();
};

void TestPostOperatorsSingle::families()
{
    std::vector<std::string> ids;
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (op->info().system.ends_with("-style")) {
            ids.push_back(op->info().id);
            QVERIFY(!op->info().byDefault);
            QCOMPARE(hasRatio(op->info()), op->info().system == "MuFF-style");
        }
    }
    QCOMPARE(ids, (std::vector<std::string>{"MN-IN", "MN-HN", "MN-AF", "MN-BV", "MN-WV", "MF-WI", "MF-NI"}));
}

/// One of the two image channels, at both places of the field and for all three filters.
void TestPostOperatorsSingle::inputNeuron()
{
    const TrainedModel original = imageModel();
    const std::vector<std::size_t> first = {0, 1, 2, 6, 7, 8};
    const std::vector<std::size_t> second = {3, 4, 5, 9, 10, 11};
    std::set<std::vector<std::size_t>> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("MN-IN", original, 0.01, seed);
        seen.insert(zeros(kernelOf(mutant, 0)));
        QCOMPARE(zeros(allValues(mutant)).size(), std::size_t{6});
    }
    QCOMPARE(seen, (std::set<std::vector<std::size_t>>{first, second}));

    // Without a convolution one feature of the flattened input.
    TrainedModel dense;
    dense.model.layers = {Layer::ofKind(LayerKind::Flatten)};
    dense.weights.resize(1);
    addDense(dense, 2, std::vector<float>(8, 1.0f), {});
    const std::vector<std::size_t> row = zeros(allValues(mutated("MN-IN", dense, 0.01)));
    QCOMPARE(row.size(), std::size_t{2});
    QVERIFY(row[0] % 2 == 0 && row[1] == row[0] + 1);
}

/// A filter is read at both places of the flattened map; a dense unit by the next layer alone.
void TestPostOperatorsSingle::hiddenNeuron()
{
    const TrainedModel original = imageModel();
    std::set<std::vector<std::size_t>> filters, units;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const TrainedModel mutant = mutated("MN-HN", original, 0.01, seed);
        QVERIFY(sameArrays(mutant.weights[0], original.weights[0]));
        const std::vector<std::size_t> inDense = zeros(kernelOf(mutant, 3));
        const std::vector<std::size_t> inLast = zeros(kernelOf(mutant, 4));
        QVERIFY(inDense.empty() != inLast.empty());
        QVERIFY(zeros(mutant.weights[3][1].tensor.values).empty());
        (inDense.empty() ? units : filters).insert(inDense.empty() ? inLast : inDense);
    }
    // Rows of two units; filter f is rows f and f + 3.
    QCOMPARE(filters, (std::set<std::vector<std::size_t>>{{0, 1, 6, 7}, {2, 3, 8, 9}, {4, 5, 10, 11}}));
    QCOMPARE(units, (std::set<std::vector<std::size_t>>{{0}, {1}}));
}

/// Every unit has the same chance, so a wide layer is hit more often: 3 of 5 here.
void TestPostOperatorsSingle::hiddenNeuronsAreDrawnEvenly()
{
    const TrainedModel original = imageModel();
    int filters = 0;
    constexpr int draws = 1000;
    for (std::uint64_t seed = 0; seed < draws; ++seed)
        filters += zeros(kernelOf(mutated("MN-HN", original, 0.01, seed), 3)).empty() ? 0 : 1;
    QVERIFY(std::abs(filters - 0.6 * draws) < 4.0 * std::sqrt(draws * 0.6 * 0.4));
}

/// One layer with an activation gets another function; weights stay.
void TestPostOperatorsSingle::activation()
{
    const TrainedModel original = trainedModel();
    std::set<std::size_t> layers;
    std::set<Activation> functions;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const TrainedModel mutant = mutated("MN-AF", original, 0.01, seed);
        QCOMPARE(allValues(mutant), allValues(original));
        std::size_t changed = 0;
        for (std::size_t i = 0; i < original.model.layers.size(); ++i) {
            if (mutant.model.layers[i].activation == original.model.layers[i].activation)
                continue;
            layers.insert(i);
            functions.insert(mutant.model.layers[i].activation);
            ++changed;
        }
        QCOMPARE(changed, std::size_t{1});
    }
    QCOMPARE(layers, (std::set<std::size_t>{0, 3, 4, 5, 6}));
    QCOMPARE(functions.size(), std::size_t{10});
}

void TestPostOperatorsSingle::values_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("bias");
    QTest::newRow("bias") << "MN-BV" << true;
    QTest::newRow("weight") << "MN-WV" << false;
}

/// One bias of the 8, or one weight of the 100, of the dense and convolution layers; noise of the given deviation.
void TestPostOperatorsSingle::values()
{
    QFETCH(QString, id);
    QFETCH(bool, bias);
    const TrainedModel original = trainedModel();
    std::set<std::size_t> layers;
    double squares = 0.0;
    constexpr int draws = 400;
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const TrainedModel mutant = mutated(qPrintable(id), original, 0.01, seed, "2");
        QCOMPARE(changedValueCount(original, mutant), std::size_t{1});
        std::size_t changed = 0;
        for (const std::size_t layer : kernelLayers()) {
            if (bias && original.weights[layer].size() < 2)
                continue;
            if (differences(original, mutant, layer, bias ? 1 : 0) == 1) {
                layers.insert(layer);
                ++changed;
            }
        }
        QCOMPARE(changed, std::size_t{1});
        const std::vector<float> before = allValues(original);
        const std::vector<float> after = allValues(mutant);
        for (std::size_t i = 0; i < before.size(); ++i)
            squares += (after[i] - before[i]) * (after[i] - before[i]);
    }
    QCOMPARE(layers, bias ? (std::set<std::size_t>{0, 5, 6}) : (std::set<std::size_t>{0, 3, 5, 6}));
    QVERIFY(std::abs(std::sqrt(squares / draws) - 2.0) < 4.0 * 2.0 / std::sqrt(2.0 * draws));
}

void TestPostOperatorsSingle::sameSeedSameMutant()
{
    const TrainedModel original = imageModel();
    for (const char* id : {"MN-IN", "MN-HN", "MN-BV", "MN-WV"}) {
        std::set<std::vector<float>> mutants;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const std::vector<float> values = allValues(mutated(id, original, 0.01, seed));
            QCOMPARE(allValues(mutated(id, original, 0.01, seed)), values);
            mutants.insert(values);
        }
        QVERIFY(mutants.size() > 1);
    }
}

void TestPostOperatorsSingle::notApplicable()
{
    const auto refused = [](const char* id, const TrainedModel& model) {
        const std::optional<std::string> reason = postTrainingOperator(id)->notApplicable(model.model);
        const QString message = errorOf([&] { mutated(id, model, 0.01); });
        return reason && message == QString::fromStdString(*reason) ? message : QString();
    };
    TrainedModel words;
    Layer embedding = Layer::ofKind(LayerKind::Embedding);
    words.model.layers = {embedding};
    words.weights = {{{"embeddings", Tensor::zeros({4, 2})}}};
    QCOMPARE(refused("MN-AF", words), QStringLiteral("No layer of the model has an activation function."));
    QCOMPARE(refused("MN-WV", words), QStringLiteral("The model has no dense or convolution layer."));
    addDense(words, 2, std::vector<float>(4, 1.0f), {});
    QCOMPARE(refused("MN-IN", words), QStringLiteral("The first layer with weights is no dense or convolution layer."));
    QCOMPARE(refused("MN-HN", words), QStringLiteral("No dense or convolution layer reads another one's units."));
    QCOMPARE(refused("MN-BV", words), QStringLiteral("No dense or convolution layer has a bias."));
    QVERIFY(!postTrainingOperator("MN-WV")->notApplicable(words.model));
}

QTEST_APPLESS_MAIN(TestPostOperatorsSingle)
#include "tst_post_operators_single.moc"
