// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/ModelChanges.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace semblance;
using namespace semblance::testing;

namespace {

QString errorOf(const char* id, const TrainedModel& model, double ratio, const std::string& value = {})
{
    return testing::errorOf([&] { mutated(id, model, ratio, 1, value); });
}

/// The operators whose budget is network-wide: those of DeepMutation++ with a ratio, and the MuFF-style ones.
std::vector<const PostTrainingOperator*> networkWideOperators()
{
    std::vector<const PostTrainingOperator*> found;
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (hasRatio(op->info()) && op->info().system != "DeepMutation")
            found.push_back(op);
    }
    return found;
}

} // namespace

class TestPostOperators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOperator_data();
    void everyOperator();
    void budget_data();
    void budget();
    void budgetIsNetworkWide();
    void oneLayerOneUnit();
    void notApplicable();
    void badRatio_data();
    void badRatio();
    void badValue_data();
    void badValue();
    void settings();
    void misfitIsRefused();
};

void TestPostOperators::everyOperator_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("ratio");
    for (const PostTrainingOperator* op : networkWideOperators()) {
        for (const double ratio : {0.01, 0.1, 0.2, 0.6, 1.0})
            QTest::addRow("%s %g", op->info().id.c_str(), ratio) << QString::fromStdString(op->info().id) << ratio;
    }
}

/// What holds for each of them: the same seed makes the same mutant and other seeds others; architecture, array
/// names, shapes and the weights of all other layer kinds stay; GF and WS leave biases alone.
void TestPostOperators::everyOperator()
{
    QFETCH(QString, id);
    QFETCH(double, ratio);
    const QByteArray name = id.toLatin1();
    const TrainedModel original = trainedModel();
    const std::vector<float> before = allValues(original);

    const TrainedModel mutant = mutated(name, original, ratio, 7);
    QCOMPARE(allValues(original), before);
    QVERIFY(allValues(mutant) != before);
    QCOMPARE(allValues(mutated(name, original, ratio, 7)), allValues(mutant));
    int others = 0;
    for (std::uint64_t seed = 8; seed < 28; ++seed)
        others += allValues(mutated(name, original, ratio, seed)) != allValues(mutant) ? 1 : 0;
    // With everything drawn there is nothing left to choose for these.
    const bool allTheSame = ratio == 1.0 && (id == QLatin1String("NEB") || id == QLatin1String("NAI") ||
                                             id.startsWith(QLatin1String("MF-")));
    QVERIFY(allTheSame ? others == 0 : others >= 15);

    Program originalProgram, mutantProgram;
    originalProgram.model = original.model;
    mutantProgram.model = mutant.model;
    QVERIFY(originalProgram == mutantProgram);
    QCOMPARE(mutant.weights.size(), original.weights.size());
    for (std::size_t i = 0; i < original.weights.size(); ++i) {
        const bool hasKernel = std::count(kernelLayers().begin(), kernelLayers().end(), i) > 0;
        if (!hasKernel) {
            QVERIFY(sameArrays(original.weights[i], mutant.weights[i]));
            continue;
        }
        QCOMPARE(mutant.weights[i].size(), original.weights[i].size());
        for (std::size_t k = 0; k < original.weights[i].size(); ++k) {
            QCOMPARE(mutant.weights[i][k].name, original.weights[i][k].name);
            QCOMPARE(mutant.weights[i][k].tensor.shape, original.weights[i][k].tensor.shape);
        }
        if (original.weights[i].size() > 1 && (id == QLatin1String("GF") || id == QLatin1String("WS")))
            QVERIFY(mutant.weights[i][1].tensor == original.weights[i][1].tensor);
    }
}

void TestPostOperators::budget_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<int>("weights"); // of 100
    QTest::addColumn<int>("units");   // of 13

    QTest::newRow("smallest double") << std::numeric_limits<double>::min() << 1 << 1;
    QTest::newRow("0.001") << 0.001 << 1 << 1;
    QTest::newRow("0.01") << 0.01 << 1 << 1;
    QTest::newRow("0.076") << 0.076 << 7 << 1;
    QTest::newRow("0.1") << 0.1 << 10 << 1;
    QTest::newRow("0.2") << 0.2 << 20 << 2;
    QTest::newRow("0.6") << 0.6 << 60 << 7;
    QTest::newRow("0.999") << 0.999 << 99 << 12;
    QTest::newRow("1") << 1.0 << 100 << 13;
}

/// Exactly max(1, floor(n ratio)) distinct weights or units of the network change, whatever the seed.
void TestPostOperators::budget()
{
    QFETCH(double, ratio);
    QFETCH(int, weights);
    QFETCH(int, units);
    const TrainedModel original = trainedModel();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        QCOMPARE(changedValueCount(original, mutated("GF", original, ratio, seed)), std::size_t(weights));
        QCOMPARE(changedUnitCount(original, mutated("NEB", original, ratio, seed)), std::size_t(units));
        QCOMPARE(changedUnitCount(original, mutated("NAI", original, ratio, seed)), std::size_t(units));
        // A permutation may be the identity, here with a chance of at most 1 in 24 a unit.
        QVERIFY(changedUnitCount(original, mutated("WS", original, ratio, seed)) <= std::size_t(units));
        QVERIFY(changedUnitCount(original, mutated("NS", original, ratio, seed)) <= 2 * std::size_t(units));
    }
}

/// The share of a layer is hypergeometric: 40 of 400 weights, 100 of them in the first layer, so 10 on average with a
/// variance of 40 * 1/4 * 3/4 * 360/399 = 6.77. Within-layer positions are uniform too.
void TestPostOperators::budgetIsNetworkWide()
{
    TrainedModel original;
    addDense(original, 10, std::vector<float>(100, 0.1f), std::vector<float>(10, 0.1f));
    addDense(original, 30, std::vector<float>(300, 0.1f), {});
    constexpr int repetitions = 1000;
    int first = 0;
    int smallest = 40;
    int largest = 0;
    int lastUnit = 0;
    for (std::uint64_t seed = 0; seed < repetitions; ++seed) {
        const TrainedModel mutant = mutated("GF", original, 0.1, seed);
        int share = 0;
        for (std::size_t i = 0; i < 100; ++i)
            share += kernelOf(mutant, 0)[i] != 0.1f ? 1 : 0;
        first += share;
        smallest = std::min(smallest, share);
        largest = std::max(largest, share);
        const TrainedModel blocked = mutated("NEB", original, 0.1, seed);
        lastUnit += kernelOf(blocked, 1)[29] == 0.0f ? 1 : 0;
    }
    const double standardError = std::sqrt(6.77 / repetitions);
    QVERIFY(std::abs(static_cast<double>(first) / repetitions - 10.0) < 4.0 * standardError);
    QVERIFY(smallest < 10 && largest > 10);
    // The published head never draws the last unit of a layer. Here each of the 40 units has a chance of 4 in 40.
    QVERIFY(std::abs(lastUnit / double(repetitions) - 0.1) < 4.0 * std::sqrt(0.1 * 0.9 / repetitions));
}

void TestPostOperators::oneLayerOneUnit()
{
    TrainedModel original;
    addDense(original, 1, {0.5f}, {0.25f});
    QCOMPARE(allValues(mutated("NEB", original, 1.0)), (std::vector<float>{0.0f, 0.0f}));
    QCOMPARE(allValues(mutated("NAI", original, 0.01)), (std::vector<float>{-0.5f, -0.25f}));
    QCOMPARE(allValues(mutated("WS", original, 1.0)), allValues(original)); // one weight has one order
    QVERIFY(kernelOf(mutated("GF", original, 0.01), 0) != kernelOf(original, 0));
}

void TestPostOperators::notApplicable()
{
    TrainedModel model = trainedModel();
    const std::size_t lstm = 4;
    model.model.layers = {model.model.layers[1], model.model.layers[lstm]};
    model.weights = {model.weights[1], model.weights[lstm]};
    for (const PostTrainingOperator* op : networkWideOperators()) {
        const std::optional<std::string> reason = op->notApplicable(model.model);
        QVERIFY(reason);
        QCOMPARE(errorOf(op->info().id.c_str(), model, 0.1), QString::fromStdString(*reason));
        QVERIFY(!op->notApplicable(trainedModel().model));
    }
    QCOMPARE(errorOf("GF", model, 0.1), QStringLiteral("The model has no dense or convolution layer."));

    TrainedModel single;
    addDense(single, 1, {0.5f, 0.25f}, {});
    QCOMPARE(errorOf("NS", single, 0.1), QStringLiteral("No dense or convolution layer has two units to switch."));
    QVERIFY(!postTrainingOperator("NEB")->notApplicable(single.model));
}

void TestPostOperators::badRatio_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QString>("message");
    QTest::newRow("0") << 0.0 << "NAI: the ratio 0 must be above 0 and at most 1.";
    QTest::newRow("-0.5") << -0.5 << "NAI: the ratio -0.5 must be above 0 and at most 1.";
    QTest::newRow("1.01") << 1.01 << "NAI: the ratio 1.01 must be above 0 and at most 1.";
    QTest::newRow("nan") << std::nan("") << "NAI: the ratio nan must be above 0 and at most 1.";
}

void TestPostOperators::badRatio()
{
    QFETCH(double, ratio);
    QFETCH(QString, message);
    QCOMPARE(errorOf("NAI", trainedModel(), ratio), message);
}

void TestPostOperators::badValue_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    QTest::newRow("unknown variant") << "NS"
                                     << "true"
                                     << "NS: variant 'true' is unknown; use one of: intended, published.";
    QTest::newRow("no variant") << "WS"
                                << "published"
                                << "WS has no values; its ratios are those of \"post_ratios\".";
    QTest::newRow("no spread") << "GF"
                               << "0"
                               << "GF: standard deviation '0' must be a number from 0.001 to 100.";
    QTest::newRow("no number") << "GF"
                               << "wide"
                               << "GF: standard deviation 'wide' must be a number from 0.001 to 100.";
    QTest::newRow("no inhibition") << "MF-NI"
                                   << "1"
                                   << "MF-NI: factor '1' must be a number from 0 to 0.999.";
}

void TestPostOperators::badValue()
{
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(QString, message);
    QCOMPARE(errorOf(qPrintable(id), trainedModel(), 0.1, value.toStdString()), message);
}

/// What a project may say about a post-training operator.
void TestPostOperators::settings()
{
    const auto value = [](const char* id, const OperatorSettings& settings) {
        return QString::fromStdString(postValue(postTrainingOperator(id)->info(), settings));
    };
    QCOMPARE(value("NS", {}), QString());
    QCOMPARE(value("NS", {.values = {"intended"}, .layers = {}}), QString()); // the default, so the same instances
    QCOMPARE(value("NS", {.values = {"published"}, .layers = {}}), QStringLiteral("published"));
    QCOMPARE(value("GF", {.values = {"0.50"}, .layers = {}}), QString());
    QCOMPARE(value("GF", {.values = {"1.0"}, .layers = {}}), QStringLiteral("1"));
    QCOMPARE(testing::errorOf([&] {
                 value("GF", {.values = {"1", "2"}, .layers = {}});
             }),
             QStringLiteral("GF takes one value, not several: their mutants would have the same names."));
    QCOMPARE(testing::errorOf([&] { value("GF", {.values = {}, .layers = {0}}); }),
             QStringLiteral("GF draws its layers itself; remove \"layers\"."));
    QVERIFY(!hasRatio(postTrainingOperator("LR")->info()) && hasRatio(postTrainingOperator("GF")->info()));
}

void TestPostOperators::misfitIsRefused()
{
    const TrainedModel good = trainedModel();
    const QString convolution = QStringLiteral("The trained weights of layer 0 (Conv2D) do not fit the layer.");

    TrainedModel noBias = good;
    noBias.weights[0].pop_back();
    QCOMPARE(errorOf("GF", noBias, 0.1), convolution);
    TrainedModel wrongUnits = good;
    wrongUnits.model.layers[0].filters = 4;
    QCOMPARE(errorOf("GF", wrongUnits, 0.1), convolution);
    TrainedModel truncated = good;
    truncated.weights[0][0].tensor.values.pop_back();
    QCOMPARE(errorOf("NEB", truncated, 0.1), convolution);
    TrainedModel missing = good;
    missing.weights.pop_back();
    QCOMPARE(errorOf("NS", missing, 0.1), QString()); // the one-unit output layer is no part of NS
    QCOMPARE(errorOf("NAI", missing, 0.1),
             QStringLiteral("The trained weights of layer 6 (Dense) do not fit the layer."));
}

QTEST_APPLESS_MAIN(TestPostOperators)
#include "tst_post_operators.moc"
