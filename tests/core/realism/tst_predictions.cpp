// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/realism/Predictions.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace semblance;

namespace {

using Classes = std::vector<std::int32_t>;

const float notANumber = std::nanf("");
constexpr float infinite = std::numeric_limits<float>::infinity();

} // namespace

class tst_Predictions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void expectedOfTargets();
    void predictedOfOutputs();
    void multilabel();
    void probabilityOfTheTrueClass();
    void probabilityOfSingleOutput();
    void noRows();
    void refusesBadArrays();
};

void tst_Predictions::expectedOfTargets()
{
    QCOMPARE(expectedClasses({{3}, {0.0f, 2.0f, 1.9f}}, Task::Multiclass).values, (Classes{0, 2, 1}));
    QCOMPARE(expectedClasses({{2, 1}, {1.0f, -1.5f}}, Task::Binary).values, (Classes{1, -1}));
    // One-hot; among equals the first.
    const ClassList oneHot = expectedClasses({{3, 3}, {0, 0, 1, 1, 0, 0, 0.5f, 0.5f, 0.5f}}, Task::Multiclass);
    QCOMPARE(oneHot.width, std::size_t{1});
    QCOMPARE(oneHot.values, (Classes{2, 0, 0}));
}

void tst_Predictions::predictedOfOutputs()
{
    QCOMPARE(predictedClasses({{2, 3}, {0.2f, 0.7f, 0.7f, 0.5f, 0.1f, 0.4f}}, Task::Multiclass).values,
             (Classes{1, 0}));
    // A single output is class 1 from 0.5 on, whatever its activation.
    QCOMPARE(predictedClasses({{4, 1}, {0.5f, 0.4999f, -3.0f, 7.0f}}, Task::Binary).values, (Classes{1, 0, 0, 1}));
    QCOMPARE(predictedClasses({{2}, {0.6f, 0.1f}}, Task::Multiclass).values, (Classes{1, 0}));
}

void tst_Predictions::multilabel()
{
    const ClassList expected = expectedClasses({{2, 2}, {1, 0, 1, 1}}, Task::Multilabel);
    QCOMPARE(expected.width, std::size_t{2});
    QCOMPARE(expected.rows(), std::size_t{2});
    const Tensor outputs{{2, 2}, {0.9f, 0.2f, 0.5f, 0.4f}};
    const Predictions predictions = makePredictions(outputs, {0.1f, 0.2f}, expected, Task::Multilabel);
    QCOMPARE(predictions.classes.values, (Classes{1, 0, 1, 0}));
    QCOMPARE(predictions.probability, (std::vector<float>{0.8f, 0.4f}));
    QCOMPARE(predictions.loss, (std::vector<float>{0.1f, 0.2f}));
}

void tst_Predictions::probabilityOfTheTrueClass()
{
    const ClassList expected{1, {2, 0, 5}}; // the model has no output 5
    const Tensor outputs{{3, 3}, {0.1f, 0.2f, 0.7f, 1.5f, -0.5f, 0.0f, 0.2f, 0.3f, 0.5f}};
    const Predictions predictions = makePredictions(outputs, {1, 2, 3}, expected, Task::Multiclass);
    QCOMPARE(predictions.classes.values, (Classes{2, 0, 2}));
    QCOMPARE(predictions.probability, (std::vector<float>{0.7f, 1.0f, 0.0f}));
}

void tst_Predictions::probabilityOfSingleOutput()
{
    const ClassList expected{1, {1, 0, 0, 3}};
    const Predictions predictions
        = makePredictions({{4, 1}, {0.25f, 0.25f, -2.0f, 0.9f}}, {0, 0, 0, 0}, expected, Task::Binary);
    QCOMPARE(predictions.probability, (std::vector<float>{0.25f, 0.75f, 1.0f, 0.0f}));
}

void tst_Predictions::noRows()
{
    const ClassList expected = expectedClasses({{0, 3}, {}}, Task::Multiclass);
    QCOMPARE(expected.rows(), std::size_t{0});
    const Predictions predictions = makePredictions({{0, 3}, {}}, {}, expected, Task::Multiclass);
    QVERIFY(predictions.probability.empty());
}

void tst_Predictions::refusesBadArrays()
{
    const ClassList expected{1, {0, 1}};
    const Tensor outputs{{2, 2}, {0.1f, 0.9f, 0.2f, 0.8f}};
    const std::vector<float> loss = {0.1f, 0.2f};
    QVERIFY_THROWS_EXCEPTION(Error, makePredictions(outputs, {0.1f}, expected, Task::Multiclass));
    QVERIFY_THROWS_EXCEPTION(Error, makePredictions(outputs, loss, {1, {0}}, Task::Multiclass));
    QVERIFY_THROWS_EXCEPTION(Error, makePredictions(outputs, loss, {1, {0, 1}}, Task::Multilabel));
    QVERIFY_THROWS_EXCEPTION(Error, makePredictions(outputs, {0.1f, infinite}, expected, Task::Multiclass));
    QVERIFY_THROWS_EXCEPTION(
        Error, makePredictions({{2, 2}, {0.1f, notANumber, 0.2f, 0.8f}}, loss, expected, Task::Multiclass));
    QVERIFY_THROWS_EXCEPTION(Error, predictedClasses({{}, {0.5f}}, Task::Binary));
    QVERIFY_THROWS_EXCEPTION(Error, predictedClasses({{2, 2}, {0.5f}}, Task::Binary));
    QVERIFY_THROWS_EXCEPTION(Error, predictedClasses({{2, 0}, {}}, Task::Binary));
    QVERIFY_THROWS_EXCEPTION(Error, expectedClasses({{1}, {notANumber}}, Task::Multiclass));
    QVERIFY_THROWS_EXCEPTION(Error, expectedClasses({{1}, {3e9f}}, Task::Multiclass));
}

QTEST_APPLESS_MAIN(tst_Predictions)
#include "tst_predictions.moc"
