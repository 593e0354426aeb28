// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/EpochRules.h"

#include <QTest>

using namespace semblance;

namespace {

EpochResult withValidationLoss(int epoch, double value)
{
    EpochResult result;
    result.epoch = epoch;
    result.validationLoss = value;
    return result;
}

TrainingRecipe validated()
{
    TrainingRecipe recipe;
    recipe.validation = {ValidationKind::TestData, 0.0};
    recipe.optimizer.learningRate = 0.1;
    return recipe;
}

/// The epoch after which training stops, or -1.
int stopEpoch(const TrainingRecipe& recipe, const std::vector<double>& losses)
{
    EpochRules rules(recipe);
    for (int epoch = 0; epoch < static_cast<int>(losses.size()); ++epoch) {
        rules.beginEpoch(epoch);
        if (rules.endEpoch(withValidationLoss(epoch, losses[static_cast<std::size_t>(epoch)])).stop)
            return epoch;
    }
    return -1;
}

std::vector<double> learningRates(const TrainingRecipe& recipe, const std::vector<double>& losses)
{
    EpochRules rules(recipe);
    std::vector<double> rates;
    for (int epoch = 0; epoch < static_cast<int>(losses.size()); ++epoch) {
        rates.push_back(rules.beginEpoch(epoch));
        rules.endEpoch(withValidationLoss(epoch, losses[static_cast<std::size_t>(epoch)]));
    }
    return rates;
}

} // namespace

class TestEpochRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void earlyStopping_data();
    void earlyStopping();
    void accuracyImprovesUpwards();
    void keepsTheBestWeights();
    void missingValidationIsIgnored();
    void stages();
    void plateau();
    void plateauHasAFloor();
    void stageOverridesPlateau();
};

void TestEpochRules::earlyStopping_data()
{
    QTest::addColumn<int>("patience");
    QTest::addColumn<double>("minDelta");
    QTest::addColumn<std::vector<double>>("losses");
    QTest::addColumn<int>("stop");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("improves always") << 1 << 0.0 << std::vector<double>{3, 2, 1} << -1;
    QTest::newRow("waits two epochs") << 2 << 0.0 << std::vector<double>{3, 2, 2, 2.5, 1} << 3;
    QTest::newRow("wait restarts") << 2 << 0.0 << std::vector<double>{3, 4, 2, 4, 4} << 4;
    QTest::newRow("too small a gain") << 1 << 0.5 << std::vector<double>{3, 2.8, 1} << 1;
    QTest::newRow("patience 0 ends with the second epoch") << 0 << 0.0 << std::vector<double>{3, 2, 1} << 1;
    QTest::newRow("a NaN is no gain") << 1 << 0.0 << std::vector<double>{3, nan, 1} << 1;
}

void TestEpochRules::earlyStopping()
{
    QFETCH(int, patience);
    QFETCH(double, minDelta);
    QFETCH(std::vector<double>, losses);
    QFETCH(int, stop);
    TrainingRecipe recipe = validated();
    recipe.earlyStopping = EarlyStopping{Monitor::ValidationLoss, patience, minDelta, false};
    QCOMPARE(stopEpoch(recipe, losses), stop);
}

void TestEpochRules::accuracyImprovesUpwards()
{
    TrainingRecipe recipe = validated();
    recipe.earlyStopping = EarlyStopping{Monitor::Accuracy, 1, 0.0, false};
    EpochRules rules(recipe);
    EpochResult result;
    result.accuracy = 0.5;
    QVERIFY(!rules.endEpoch(result).stop);
    result.epoch = 1;
    result.accuracy = 0.6;
    QVERIFY(!rules.endEpoch(result).stop);
    result.epoch = 2;
    QVERIFY(rules.endEpoch(result).stop);
}

void TestEpochRules::keepsTheBestWeights()
{
    TrainingRecipe recipe = validated();
    recipe.earlyStopping = EarlyStopping{Monitor::ValidationLoss, 2, 0.0, true};
    EpochRules rules(recipe);
    QVERIFY(rules.endEpoch(withValidationLoss(0, 3)).keepWeights);
    QVERIFY(rules.endEpoch(withValidationLoss(1, 2)).keepWeights);
    QVERIFY(!rules.endEpoch(withValidationLoss(2, 2.5)).keepWeights);
    const EpochRules::Verdict last = rules.endEpoch(withValidationLoss(3, 2.5));
    QVERIFY(last.stop);
    QVERIFY(last.restoreWeights);
    QVERIFY(!last.keepWeights);
}

void TestEpochRules::missingValidationIsIgnored()
{
    TrainingRecipe recipe;
    recipe.earlyStopping = EarlyStopping{Monitor::ValidationLoss, 0, 0.0, false};
    recipe.reduceLearningRate = ReduceLearningRate{Monitor::ValidationLoss, 0.1, 1, 0.0, 0.0};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(stopEpoch(recipe, {nan, nan, nan}), -1);
    QCOMPARE(learningRates(recipe, {nan, nan, nan}), (std::vector<double>{0.001, 0.001, 0.001}));
}

void TestEpochRules::stages()
{
    TrainingRecipe recipe;
    recipe.optimizer.learningRate = 0.1;
    recipe.learningRateStages = {{1, 0.05}, {3, 0.01}};
    QCOMPARE(learningRates(recipe, {1, 1, 1, 1, 1}), (std::vector<double>{0.1, 0.05, 0.05, 0.01, 0.01}));
}

void TestEpochRules::plateau()
{
    TrainingRecipe recipe = validated();
    recipe.reduceLearningRate = ReduceLearningRate{Monitor::ValidationLoss, 0.5, 2, 1e-4, 0.0};
    // The gain of 1e-5 is below min_delta: epochs 1 and 2 are waited for, then the rate halves.
    QCOMPARE(learningRates(recipe, {1, 1 - 1e-5, 1, 0.5, 1, 1, 1}),
             (std::vector<double>{0.1, 0.1, 0.1, 0.05, 0.05, 0.05, 0.025}));
}

void TestEpochRules::plateauHasAFloor()
{
    TrainingRecipe recipe = validated();
    recipe.reduceLearningRate = ReduceLearningRate{Monitor::ValidationLoss, 0.1, 1, 0.0, 0.02};
    QCOMPARE(learningRates(recipe, {1, 1, 1, 1}), (std::vector<double>{0.1, 0.1, 0.02, 0.02}));
}

void TestEpochRules::stageOverridesPlateau()
{
    TrainingRecipe recipe = validated();
    recipe.learningRateStages = {{3, 0.7}};
    recipe.reduceLearningRate = ReduceLearningRate{Monitor::ValidationLoss, 0.5, 1, 0.0, 0.0};
    QCOMPARE(learningRates(recipe, {1, 1, 0.5, 0.4}), (std::vector<double>{0.1, 0.1, 0.05, 0.7}));
}

QTEST_GUILESS_MAIN(TestEpochRules)
#include "tst_epoch_rules.moc"
