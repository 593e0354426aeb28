// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/ModelChanges.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// The row of an input channel: what the units of the layer hear from it, at every place of a convolution's field.
std::vector<float> channelOf(const TrainedModel& model, std::size_t layer, std::size_t channel)
{
    const Tensor& kernel = model.weights[layer][0].tensor;
    const std::size_t units = kernel.shape.back();
    const std::size_t channels = kernel.shape[kernel.shape.size() - 2];
    std::vector<float> row;
    for (std::size_t i = channel * units; i < kernel.values.size(); i += channels * units) {
        const auto first = kernel.values.begin() + static_cast<std::ptrdiff_t>(i);
        row.insert(row.end(), first, first + static_cast<std::ptrdiff_t>(units));
    }
    return row;
}

std::size_t channelsOf(const TrainedModel& model, std::size_t layer)
{
    const std::vector<std::size_t>& shape = model.weights[layer][0].tensor.shape;
    return shape[shape.size() - 2];
}

bool sameProgram(const ModelSpec& a, const ModelSpec& b)
{
    Program first, second;
    first.model = a;
    second.model = b;
    return first == second;
}

/// Dense layers of these widths, the first for 3 inputs.
TrainedModel chain(const std::vector<int>& widths)
{
    TrainedModel model;
    std::size_t inputs = 3;
    float next = 0.0f;
    for (const int width : widths) {
        std::vector<float> kernel(inputs * static_cast<std::size_t>(width));
        for (float& value : kernel)
            value = next += 0.01f;
        addDense(model, width, kernel, std::vector<float>(static_cast<std::size_t>(width), 0.5f));
        inputs = static_cast<std::size_t>(width);
    }
    return model;
}

} // namespace

/// The eight model-level operators of DeepMutation (operators.md 2.3); trainedModel() has layers of 3, 5, 4 and 1
/// units for 2, 8, 5 and 4 input channels.
class TestPostOperatorsDeepMutation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void family();
    void sameSeedSameMutant_data();
    void sameSeedSameMutant();
    void fuzzingTakesEveryArray();
    void fuzzingIsAdditive();
    void shufflingIsLayerwise();
    void blockCutsWhatIsHeard();
    void inverseKeepsBiases();
    void switchPermutesRows();
    void tooSmallShare();
    void deactivation();
    void copyOfALayer();
    void activationRemoval();
    void notApplicable();
};

/// A family of its own: named apart from DeepMutation++, and run only when a project asks for it.
void TestPostOperatorsDeepMutation::family()
{
    std::vector<std::string> ids;
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (op->info().system == "DeepMutation") {
            ids.push_back(op->info().id);
            QVERIFY(!op->info().byDefault);
        }
    }
    QCOMPARE(ids,
             (std::vector<std::string>{"DM-GF", "DM-WS", "DM-NEB", "DM-NAI", "DM-NS", "DM-LD", "DM-LAm", "DM-AFRm"}));
}

void TestPostOperatorsDeepMutation::sameSeedSameMutant_data()
{
    QTest::addColumn<QString>("id");
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (op->info().system == "DeepMutation")
            QTest::newRow(op->info().id.c_str()) << QString::fromStdString(op->info().id);
    }
}

void TestPostOperatorsDeepMutation::sameSeedSameMutant()
{
    QFETCH(QString, id);
    const TrainedModel original = chain({3, 3, 3, 2});
    const std::vector<float> before = allValues(original);
    int others = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated(qPrintable(id), original, 0.67, seed);
        const TrainedModel again = mutated(qPrintable(id), original, 0.67, seed);
        QCOMPARE(allValues(again), allValues(mutant));
        QVERIFY(sameProgram(again.model, mutant.model));
        const TrainedModel other = mutated(qPrintable(id), original, 0.67, seed + 1);
        others += allValues(other) != allValues(mutant) || !sameProgram(other.model, mutant.model) ? 1 : 0;
    }
    QVERIFY(others >= 5);
    QCOMPARE(allValues(original), before);
}

/// floor(size * ratio) entries of each array, biases, recurrent and normalisation arrays too.
void TestPostOperatorsDeepMutation::fuzzingTakesEveryArray()
{
    const TrainedModel original = trainedModel();
    for (const double ratio : {0.1, 0.25, 0.5, 1.0}) {
        const TrainedModel mutant = mutated("DM-GF", original, ratio, 5);
        QVERIFY(sameProgram(mutant.model, original.model));
        for (std::size_t layer = 0; layer < original.weights.size(); ++layer) {
            for (std::size_t k = 0; k < original.weights[layer].size(); ++k) {
                const std::vector<float>& before = original.weights[layer][k].tensor.values;
                const std::vector<float>& after = mutant.weights[layer][k].tensor.values;
                std::size_t changed = 0;
                for (std::size_t i = 0; i < before.size(); ++i)
                    changed += before[i] != after[i] ? 1 : 0;
                QCOMPARE(changed, static_cast<std::size_t>(static_cast<double>(before.size()) * ratio));
            }
        }
    }
}

/// N(0, 0.1) whatever the weight, and nothing is clipped.
void TestPostOperatorsDeepMutation::fuzzingIsAdditive()
{
    for (const float weight : {0.0f, 5.0f}) {
        TrainedModel original;
        addDense(original, 100, std::vector<float>(40000, weight), {});
        const std::vector<float> after = kernelOf(mutated("DM-GF", original, 1.0), 0);
        double squares = 0.0;
        for (const float value : after)
            squares += (value - weight) * (value - weight);
        const double n = static_cast<double>(after.size());
        QVERIFY(std::abs(std::sqrt(squares / n) - 0.1) < 4.0 * 0.1 / std::sqrt(2.0 * n));
    }
}

/// Half of each layer's units: 1 of 3, 2 of 5, 2 of 4, 0 of 1. A permutation keeps the weights, the bias stays.
void TestPostOperatorsDeepMutation::shufflingIsLayerwise()
{
    const TrainedModel original = trainedModel();
    const std::vector<std::size_t> most = {1, 2, 2, 0};
    std::vector<std::size_t> seen(4, 0);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("DM-WS", original, 0.5, seed);
        for (std::size_t i = 0; i < kernelLayers().size(); ++i) {
            const std::size_t layer = kernelLayers()[i];
            const std::vector<std::size_t> changed = changedUnits(original, mutant, layer);
            QVERIFY(changed.size() <= most[i]); // a permutation may be the identity
            seen[i] = std::max(seen[i], changed.size());
            for (const std::size_t unit : changed) {
                const Unit before = unitsOf(original.weights[layer])[unit];
                const Unit after = unitsOf(mutant.weights[layer])[unit];
                QVERIFY(std::is_permutation(after.begin(), after.end(), before.begin()));
            }
            if (original.weights[layer].size() > 1)
                QVERIFY(original.weights[layer][1].tensor == mutant.weights[layer][1].tensor);
        }
    }
    QCOMPARE(seen, most);
}

/// Half of each layer's input channels: 1 of 2, 4 of 8, 2 of 5, 2 of 4. Biases stay.
void TestPostOperatorsDeepMutation::blockCutsWhatIsHeard()
{
    const TrainedModel original = trainedModel();
    const std::vector<std::size_t> cut = {1, 4, 2, 2};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("DM-NEB", original, 0.5, seed);
        for (std::size_t i = 0; i < kernelLayers().size(); ++i) {
            const std::size_t layer = kernelLayers()[i];
            std::size_t silent = 0;
            for (std::size_t channel = 0; channel < channelsOf(original, layer); ++channel) {
                const std::vector<float> after = channelOf(mutant, layer, channel);
                if (after == std::vector<float>(after.size(), 0.0f))
                    ++silent;
                else
                    QCOMPARE(after, channelOf(original, layer, channel));
            }
            QCOMPARE(silent, cut[i]);
            if (original.weights[layer].size() > 1)
                QVERIFY(original.weights[layer][1].tensor == mutant.weights[layer][1].tensor);
        }
    }
}

void TestPostOperatorsDeepMutation::inverseKeepsBiases()
{
    const TrainedModel original = trainedModel();
    const TrainedModel mutant = mutated("DM-NAI", original, 0.5, 2);
    const std::vector<std::size_t> inverted = {1, 2, 2, 0};
    for (std::size_t i = 0; i < kernelLayers().size(); ++i) {
        const std::size_t layer = kernelLayers()[i];
        const std::vector<std::size_t> changed = changedUnits(original, mutant, layer);
        QCOMPARE(changed.size(), inverted[i]);
        const std::size_t inputs =
            original.weights[layer][0].tensor.rowSize() == 0
                ? 0
                : original.weights[layer][0].tensor.size() / unitsOf(original.weights[layer]).size();
        for (const std::size_t unit : changed) {
            const Unit before = unitsOf(original.weights[layer])[unit];
            const Unit after = unitsOf(mutant.weights[layer])[unit];
            for (std::size_t k = 0; k < before.size(); ++k)
                QCOMPARE(after[k], k < inputs ? -before[k] : before[k]);
        }
    }
}

/// The drawn rows change places among themselves; no row is lost.
void TestPostOperatorsDeepMutation::switchPermutesRows()
{
    const TrainedModel original = trainedModel();
    const std::vector<std::size_t> most = {0, 4, 2, 2}; // one row of two has nobody to change with
    std::vector<std::size_t> seen(4, 0);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const TrainedModel mutant = mutated("DM-NS", original, 0.5, seed);
        for (std::size_t i = 0; i < kernelLayers().size(); ++i) {
            const std::size_t layer = kernelLayers()[i];
            std::multiset<std::vector<float>> before, after;
            std::size_t moved = 0;
            for (std::size_t channel = 0; channel < channelsOf(original, layer); ++channel) {
                before.insert(channelOf(original, layer, channel));
                after.insert(channelOf(mutant, layer, channel));
                moved += channelOf(original, layer, channel) != channelOf(mutant, layer, channel) ? 1 : 0;
            }
            QVERIFY(before == after);
            QVERIFY(moved <= most[i]);
            seen[i] = std::max(seen[i], moved);
        }
    }
    QCOMPARE(seen, most);
}

/// Rounded down to nothing everywhere, the mutant would be its original.
void TestPostOperatorsDeepMutation::tooSmallShare()
{
    const TrainedModel original = chain({3, 3});
    for (const char* id : {"DM-WS", "DM-NEB", "DM-NAI", "DM-NS"})
        QCOMPARE(errorOf([&] { mutated(id, original, 0.3); }),
                 QString::fromLatin1(id) + QStringLiteral(": the share 0.3 is too small to change anything in any "
                                                          "layer; use a larger ratio."));
    QCOMPARE(errorOf([&] { mutated("DM-GF", original, 0.1); }),
             QStringLiteral("DM-GF: the share 0.1 is too small to change anything in any layer; use a larger ratio."));
    QVERIFY(errorOf([&] { mutated("DM-NAI", original, 0.34); }).isEmpty());
    QVERIFY(!errorOf([&] { mutated("DM-NS", original, 0.34); }).isEmpty()); // one row cannot change places
}

/// 3 inputs, widths 3, 4, 4, 3: only layer 2 is an inner square.
void TestPostOperatorsDeepMutation::deactivation()
{
    const TrainedModel original = chain({3, 4, 4, 3});
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const TrainedModel mutant = mutated("DM-LD", original, 0.01, seed);
        QCOMPARE(mutant.model.layers.size(), std::size_t{3});
        QVERIFY(sameArrays(mutant.weights[1], original.weights[1]));
        QVERIFY(sameArrays(mutant.weights[2], original.weights[3]));
    }
}

/// The first layer counts too: its kernel says that it is square.
void TestPostOperatorsDeepMutation::copyOfALayer()
{
    const TrainedModel original = chain({3, 4, 4, 3});
    std::set<std::size_t> copied;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const TrainedModel mutant = mutated("DM-LAm", original, 0.01, seed);
        QCOMPARE(mutant.model.layers.size(), std::size_t{5});
        std::size_t place = 0;
        while (!sameArrays(mutant.weights[place], mutant.weights[place + 1]))
            ++place;
        copied.insert(place);
    }
    QCOMPARE(copied, (std::set<std::size_t>{0, 2}));
}

/// trainedModel(): relu, -, -, relu, tanh (LSTM), tanh, sigmoid. The last keeps its function.
void TestPostOperatorsDeepMutation::activationRemoval()
{
    TrainedModel original = trainedModel();
    original.model.layers[3].activation = Activation::Linear;
    std::set<std::size_t> removed;
    int nothing = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        for (const char* variant : {"intended", "published"}) {
            TrainedModel mutant = mutated("DM-AFRm", original, 0.01, seed, variant);
            QCOMPARE(allValues(mutant), allValues(original));
            std::size_t changed = 0;
            for (std::size_t i = 0; i < original.model.layers.size(); ++i) {
                if (mutant.model.layers[i].activation == original.model.layers[i].activation)
                    continue;
                QCOMPARE(mutant.model.layers[i].activation, Activation::Linear);
                removed.insert(i);
                ++changed;
            }
            if (variant == std::string("intended"))
                QCOMPARE(changed, std::size_t{1});
            else
                nothing += changed == 0 ? 1 : 0; // the linear layer was drawn
        }
    }
    QCOMPARE(removed, (std::set<std::size_t>{0, 4, 5}));
    QVERIFY(nothing > 3 && nothing < 30); // one in four
}

void TestPostOperatorsDeepMutation::notApplicable()
{
    const auto refused = [](const char* id, const TrainedModel& model) {
        const std::optional<std::string> reason = postTrainingOperator(id)->notApplicable(model.model);
        const QString message = errorOf([&] { mutated(id, model, 0.5); });
        return reason && message == QString::fromStdString(*reason) ? message : QString();
    };
    TrainedModel empty;
    empty.model.layers = {Layer::ofKind(LayerKind::Flatten)};
    empty.weights.resize(1);
    QCOMPARE(refused("DM-GF", empty), QStringLiteral("The model has no layer with weights."));
    for (const char* id : {"DM-WS", "DM-NEB", "DM-NAI", "DM-NS"})
        QCOMPARE(refused(id, empty), QStringLiteral("The model has no dense or convolution layer."));
    QCOMPARE(refused("DM-LD", chain({4, 2})),
             QStringLiteral("No dense layer between the first and the last is as wide as its input."));
    QCOMPARE(refused("DM-LAm", chain({4, 2})), QStringLiteral("No dense layer is as wide as its input."));
    QCOMPARE(refused("DM-AFRm", chain({4})),
             QStringLiteral("No layer before the last has an activation function to remove."));
}

QTEST_APPLESS_MAIN(TestPostOperatorsDeepMutation)
#include "tst_post_operators_deepmutation.moc"
