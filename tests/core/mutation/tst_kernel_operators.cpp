// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/mutation/ModelChanges.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// One dense layer of 400 weights in (0, 0.5].
TrainedModel wideLayer(int units)
{
    TrainedModel model;
    std::vector<float> kernel(400);
    for (std::size_t i = 0; i < kernel.size(); ++i)
        kernel[i] = static_cast<float>(i + 1) / 800.0f;
    addDense(model, units, kernel, {});
    return model;
}

} // namespace

/// What each operator of DeepMutation++ does to the weights (operators.md 2.1).
class TestKernelOperators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fuzzingIsMultiplicative();
    void fuzzingClipsTouchedLayers();
    void fuzzingKeepsZeros();
    void fuzzingDeviation();
    void shufflingPermutes();
    void blockSilences();
    void inverseFlipsSigns();
    void switchExchangesTwoUnits();
    void switchKeepsTheUnits();
    void switchSkipsSingleUnits();
    void switchAsPublished();
    void inhibitorsScale();
};

void TestKernelOperators::fuzzingIsMultiplicative()
{
    TrainedModel original;
    addDense(original, 100, std::vector<float>(100000, 0.125f), {});
    const std::vector<float> after = kernelOf(mutated("GF", original, 1.0), 0);
    double sum = 0.0;
    double squares = 0.0;
    for (const float value : after) {
        const double noise = value / 0.125 - 1.0;
        sum += noise;
        squares += noise * noise;
    }
    const double n = static_cast<double>(after.size());
    QVERIFY(std::abs(sum / n) < 4.0 * 0.5 / std::sqrt(n));
    QVERIFY(std::abs(std::sqrt(squares / n) - 0.5) < 4.0 * 0.5 / std::sqrt(2.0 * n));

    // Larger weights move in proportion: the same seed gives the same factors.
    TrainedModel doubled;
    addDense(doubled, 100, std::vector<float>(100000, 0.25f), {});
    const std::vector<float> twice = kernelOf(mutated("GF", doubled, 1.0), 0);
    for (std::size_t i = 0; i < after.size(); ++i)
        QCOMPARE(twice[i], std::clamp(2.0f * after[i], -1.0f, 1.0f));
}

/// One weight is drawn; in its layer all weights are clipped, in the other none. Biases are never clipped.
void TestKernelOperators::fuzzingClipsTouchedLayers()
{
    TrainedModel original;
    addDense(original, 2, {3.0f, -3.0f, 2.0f, -2.0f, 0.5f, 5.0f}, {4.0f, -4.0f});
    addDense(original, 3, {7.0f, -7.0f, 6.0f, -6.0f, 1.0f, -1.0f}, {9.0f, 9.0f, 9.0f});
    bool touched[2] = {false, false};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const TrainedModel mutant = mutated("GF", original, 0.01, seed);
        const auto isClipped = [](float value) { return std::abs(value) <= 1.0f; };
        const auto& kernels = {kernelOf(mutant, 0), kernelOf(mutant, 1)};
        int clipped = 0;
        std::size_t layer = 0;
        for (const std::vector<float>& kernel : kernels) {
            const bool all = std::all_of(kernel.begin(), kernel.end(), isClipped);
            QVERIFY(all || kernel == kernelOf(original, layer));
            clipped += all ? 1 : 0;
            touched[layer] = touched[layer] || all;
            QVERIFY(mutant.weights[layer][1].tensor == original.weights[layer][1].tensor);
            ++layer;
        }
        QCOMPARE(clipped, 1);
    }
    QVERIFY(touched[0] && touched[1]);
}

void TestKernelOperators::fuzzingKeepsZeros()
{
    TrainedModel original;
    addDense(original, 4, {0.0f, 0.1f, 0.0f, -0.2f, 0.3f, 0.0f, 0.4f, 0.0f}, {0.0f, 0.0f, 0.0f, 0.0f});
    const std::vector<float>& before = kernelOf(original, 0);
    const std::vector<float> after = kernelOf(mutated("GF", original, 1.0), 0);
    for (std::size_t i = 0; i < before.size(); ++i)
        QCOMPARE(before[i] == 0.0f, after[i] == 0.0f);
}

/// Twice the deviation is twice the noise of the same seed.
void TestKernelOperators::fuzzingDeviation()
{
    TrainedModel original;
    addDense(original, 10, std::vector<float>(100, 0.125f), {});
    const std::vector<float> half = kernelOf(mutated("GF", original, 1.0, 1), 0);
    const std::vector<float> whole = kernelOf(mutated("GF", original, 1.0, 1, "1"), 0);
    QCOMPARE(kernelOf(mutated("GF", original, 1.0, 1, "0.5"), 0), half);
    for (std::size_t i = 0; i < half.size(); ++i)
        QVERIFY(std::abs(whole[i] - (2.0f * half[i] - 0.125f)) < 1e-6f);
}

void TestKernelOperators::shufflingPermutes()
{
    const TrainedModel original = wideLayer(4); // 100 weights a unit: an identity has no chance
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("WS", original, 0.5, seed);
        QCOMPARE(changedUnits(original, mutant, 0).size(), std::size_t{2});
        std::vector<Unit> before = unitsOf(original.weights[0]);
        std::vector<Unit> after = unitsOf(mutant.weights[0]);
        for (std::size_t i = 0; i < before.size(); ++i) {
            std::sort(before[i].begin(), before[i].end());
            std::sort(after[i].begin(), after[i].end());
            QCOMPARE(after[i], before[i]);
        }
    }
    // A filter's weights over all kernel positions and channels are one set.
    const TrainedModel network = trainedModel();
    const TrainedModel mutant = mutated("WS", network, 1.0);
    QCOMPARE(changedUnits(network, mutant, 0).size(), std::size_t{3});
    std::vector<Unit> before = unitsOf(network.weights[0]);
    std::vector<Unit> after = unitsOf(mutant.weights[0]);
    for (std::size_t i = 0; i < before.size(); ++i)
        QVERIFY(std::is_permutation(after[i].begin(), after[i].end(), before[i].begin()));
}

void TestKernelOperators::blockSilences()
{
    const TrainedModel original = trainedModel();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("NEB", original, 0.5, seed);
        QCOMPARE(changedUnitCount(original, mutant), std::size_t{6});
        for (const std::size_t layer : kernelLayers()) {
            const std::vector<Unit> after = unitsOf(mutant.weights[layer]);
            for (const std::size_t unit : changedUnits(original, mutant, layer))
                QCOMPARE(after[unit], Unit(after[unit].size(), 0.0f));
        }
    }
}

void TestKernelOperators::inverseFlipsSigns()
{
    const TrainedModel original = trainedModel();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("NAI", original, 0.5, seed);
        QCOMPARE(changedUnitCount(original, mutant), std::size_t{6});
        for (const std::size_t layer : kernelLayers()) {
            const std::vector<Unit> before = unitsOf(original.weights[layer]);
            const std::vector<Unit> after = unitsOf(mutant.weights[layer]);
            for (const std::size_t unit : changedUnits(original, mutant, layer)) {
                for (std::size_t i = 0; i < before[unit].size(); ++i)
                    QCOMPARE(after[unit][i], -before[unit][i]);
            }
        }
        // The same units again: back to the original.
        QCOMPARE(allValues(mutated("NAI", mutant, 0.5, seed)), allValues(original));
    }
}

/// The published tool copies one unit over the other and swaps the biases only (operators.md 2.1).
void TestKernelOperators::switchExchangesTwoUnits()
{
    const TrainedModel original = trainedModel();
    std::vector<std::size_t> layersSeen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const TrainedModel mutant = mutated("NS", original, 0.01, seed);
        QCOMPARE(changedUnitCount(original, mutant), std::size_t{2});
        for (const std::size_t layer : kernelLayers()) {
            const std::vector<std::size_t> changed = changedUnits(original, mutant, layer);
            if (changed.empty())
                continue;
            QCOMPARE(changed.size(), std::size_t{2});
            const std::vector<Unit> before = unitsOf(original.weights[layer]);
            const std::vector<Unit> after = unitsOf(mutant.weights[layer]);
            QCOMPARE(after[changed[0]], before[changed[1]]);
            QCOMPARE(after[changed[1]], before[changed[0]]);
            layersSeen.push_back(layer);
        }
    }
    for (const std::size_t layer : {0, 3, 5}) // with and without bias, dense and convolution
        QVERIFY(std::count(layersSeen.begin(), layersSeen.end(), layer) > 0);
}

void TestKernelOperators::switchKeepsTheUnits()
{
    const TrainedModel original = trainedModel();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("NS", original, 1.0, seed);
        for (const std::size_t layer : kernelLayers()) {
            const std::vector<Unit> before = unitsOf(original.weights[layer]);
            const std::vector<Unit> after = unitsOf(mutant.weights[layer]);
            QVERIFY(std::is_permutation(after.begin(), after.end(), before.begin(), before.end()));
        }
    }
    // In a layer of two units every switch is the same one: one of two undoes the other.
    TrainedModel pair;
    addDense(pair, 2, {0.1f, 0.2f, 0.3f, 0.4f}, {0.5f, 0.6f});
    QCOMPARE(allValues(mutated("NS", pair, 1.0)), allValues(pair));
    QCOMPARE(allValues(mutated("NS", pair, 0.5)), (std::vector<float>{0.2f, 0.1f, 0.4f, 0.3f, 0.6f, 0.5f}));
}

/// Units of layers that cannot be switched are no part of the budget: a switch always takes place.
void TestKernelOperators::switchSkipsSingleUnits()
{
    TrainedModel original;
    for (int i = 0; i < 5; ++i)
        addDense(original, 1, {0.1f, 0.2f}, {0.3f});
    addDense(original, 3, {0.1f, 0.2f, 0.3f}, {});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TrainedModel mutant = mutated("NS", original, 0.01, seed);
        QCOMPARE(changedUnits(original, mutant, 5).size(), std::size_t{2});
        for (std::size_t layer = 0; layer < 5; ++layer)
            QVERIFY(sameArrays(mutant.weights[layer], original.weights[layer]));
    }
}

/// The tool copies one unit over the other, the other keeps its own, and only the biases change places.
void TestKernelOperators::switchAsPublished()
{
    TrainedModel pair;
    addDense(pair, 2, {0.1f, 0.2f, 0.3f, 0.4f}, {0.5f, 0.6f});
    const std::vector<float> firstCopied = {0.2f, 0.2f, 0.4f, 0.4f, 0.6f, 0.5f};
    const std::vector<float> secondCopied = {0.1f, 0.1f, 0.3f, 0.3f, 0.6f, 0.5f};
    int firsts = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::vector<float> after = allValues(mutated("NS", pair, 0.5, seed, "published"));
        QVERIFY(after == firstCopied || after == secondCopied);
        firsts += after == firstCopied ? 1 : 0;
    }
    QVERIFY(firsts > 5 && firsts < 35);
}

/// MuFF-style: what was drawn keeps the factor's share; the neuron inhibitor takes the bias along.
void TestKernelOperators::inhibitorsScale()
{
    const TrainedModel original = trainedModel();
    const std::vector<float> before = allValues(original);
    const std::vector<float> weights = allValues(mutated("MF-WI", original, 0.2, 3));
    std::size_t scaled = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        scaled += weights[i] == 0.5f * before[i] ? 1 : 0;
        QVERIFY(weights[i] == before[i] || weights[i] == 0.5f * before[i]);
    }
    QCOMPARE(scaled, std::size_t{20}); // of 100

    const TrainedModel mutant = mutated("MF-NI", original, 0.5, 3, "0.25");
    QCOMPARE(changedUnitCount(original, mutant), std::size_t{6}); // of 13
    for (const std::size_t layer : kernelLayers()) {
        const std::vector<Unit> all = unitsOf(original.weights[layer]);
        const std::vector<Unit> after = unitsOf(mutant.weights[layer]);
        for (const std::size_t unit : changedUnits(original, mutant, layer)) {
            for (std::size_t i = 0; i < all[unit].size(); ++i)
                QCOMPARE(after[unit][i], 0.25f * all[unit][i]);
        }
    }
    // A factor of 0 silences a unit as NEB does.
    QCOMPARE(allValues(mutated("MF-NI", original, 0.5, 3, "0")), allValues(mutated("NEB", original, 0.5, 3)));
}

QTEST_APPLESS_MAIN(TestKernelOperators)
#include "tst_kernel_operators.moc"
