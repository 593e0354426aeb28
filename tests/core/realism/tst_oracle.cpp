// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/realism/Oracle.h"

#include <QTest>

#include <stdexcept>

using namespace semblance;

namespace {

const ClassList expected{1, {0, 0, 0, 0, 2, 2, 5, 5}};

/// Classes of one run; every probability and loss the same unless given.
Predictions run(std::vector<std::int32_t> classes, float probability = 0.5f, float loss = 1.0f)
{
    const std::size_t rows = classes.size();
    return {{1, std::move(classes)}, std::vector<float>(rows, probability), std::vector<float>(rows, loss)};
}

double scoreOf(const Predictions& predictions, Oracle oracle)
{
    return scoresOf(predictions, expected, oracle).front().score;
}

} // namespace

/// Scores from stored predictions, and the automatic choice among them.
class TestOracle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scores();
    void recall();
    void multiLabel();
    void directions();
    void automatic_data();
    void automatic();
    void misfit();
};

void TestOracle::scores()
{
    Predictions predictions = run({0, 0, 0, 1, 2, 0, 5, 5});
    predictions.probability = {1.0f, 0.5f, 0.5f, 0.0f, 1.0f, 0.0f, 0.5f, 0.5f};
    predictions.loss = {0.0f, 1.0f, 1.0f, 2.0f, 0.0f, 2.0f, 1.0f, 1.0f};
    QCOMPARE(scoreOf(predictions, Oracle::Accuracy), 0.75);
    QCOMPARE(scoreOf(predictions, Oracle::Confidence), 0.5);
    QCOMPARE(scoreOf(predictions, Oracle::Loss), 1.0);
    for (const Oracle oracle : {Oracle::Accuracy, Oracle::Confidence, Oracle::Loss}) {
        const std::vector<ClassScore> one = scoresOf(predictions, expected, oracle);
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one.front().classIndex, ClassScore::noClass);
    }
}

/// Classes 0, 2 and 5 occur; what a run predicts of others counts for none.
void TestOracle::recall()
{
    const std::vector<ClassScore> recalls = scoresOf(run({0, 0, 0, 1, 2, 0, 3, 4}), expected, Oracle::ClassRecall);
    QCOMPARE(recalls.size(), std::size_t{3});
    QCOMPARE(recalls[0].classIndex, 0);
    QCOMPARE(recalls[0].score, 0.75);
    QCOMPARE(recalls[1].classIndex, 2);
    QCOMPARE(recalls[1].score, 0.5);
    QCOMPARE(recalls[2].classIndex, 5);
    QCOMPARE(recalls[2].score, 0.0);
}

/// Accuracy needs the whole row; recall is of each label where it holds.
void TestOracle::multiLabel()
{
    const ClassList labels{3, {1, 0, 0, 1, 1, 0, 0, 1, 0}};
    Predictions predictions = run({0, 0, 0});
    predictions.classes = {3, {1, 0, 0, 1, 0, 0, 0, 1, 1}};
    QCOMPARE(scoresOf(predictions, labels, Oracle::Accuracy).front().score, 1.0 / 3.0);
    const std::vector<ClassScore> recalls = scoresOf(predictions, labels, Oracle::ClassRecall);
    QCOMPARE(recalls.size(), std::size_t{2}); // the third label never holds
    QCOMPARE(recalls[0].score, 1.0);
    QCOMPARE(recalls[1].score, 0.5);
}

void TestOracle::directions()
{
    QCOMPARE(directionOf(Oracle::Loss), ScoreDirection::SmallerIsBetter);
    for (const Oracle oracle : {Oracle::Accuracy, Oracle::Confidence, Oracle::ClassRecall})
        QCOMPARE(directionOf(oracle), ScoreDirection::LargerIsBetter);
}

void TestOracle::automatic_data()
{
    QTest::addColumn<QList<Predictions>>("originals");
    QTest::addColumn<Task>("task");
    QTest::addColumn<Oracle>("chosen");
    const std::vector<std::int32_t> right = expected.values;
    const std::vector<std::int32_t> wrong = {0, 0, 0, 1, 2, 2, 5, 5};
    const std::vector<std::int32_t> wrongElsewhere = {0, 0, 0, 0, 2, 2, 5, 1};
    const auto row = [](const char* name, const QList<Predictions>& originals, Task task, Oracle chosen) {
        QTest::newRow(name) << originals << task << chosen;
    };
    row("accuracy varies", {run(right), run(wrong)}, Task::Multiclass, Oracle::Accuracy);
    row("saturated, loss varies", {run(right, 0.5f, 1.0f), run(right, 0.6f, 0.9f)}, Task::Multiclass, Oracle::Loss);
    row("only confidence varies", {run(right, 0.5f), run(right, 0.6f)}, Task::Multiclass, Oracle::Confidence);
    row("only recall varies", {run(wrong), run(wrongElsewhere)}, Task::Multiclass, Oracle::ClassRecall);
    row("nothing varies", {run(right), run(right)}, Task::Multiclass, Oracle::Accuracy);
    row("regression", {run(right, 0.5f, 1.0f), run(wrong, 0.6f, 0.9f)}, Task::Regression, Oracle::Loss);
    row("regression, loss constant", {run(right), run(wrong)}, Task::Regression, Oracle::Accuracy);
    row("one run", {run(right)}, Task::Multiclass, Oracle::Accuracy);
    row("no run", {}, Task::Regression, Oracle::Loss);
}

void TestOracle::automatic()
{
    QFETCH(QList<Predictions>, originals);
    QFETCH(Task, task);
    QFETCH(Oracle, chosen);
    std::vector<const Predictions*> runs;
    for (const Predictions& predictions : originals)
        runs.push_back(&predictions);
    QCOMPARE(chosenOracle(Oracle::Automatic, runs, expected, task), chosen);
    QCOMPARE(chosenOracle(Oracle::Confidence, runs, expected, task), Oracle::Confidence);
}

void TestOracle::misfit()
{
    QVERIFY_THROWS_EXCEPTION(Error, scoresOf(run({0, 0}), expected, Oracle::Accuracy));
    QVERIFY_THROWS_EXCEPTION(Error, scoresOf(run({}), ClassList{1, {}}, Oracle::Accuracy));
    Predictions noLoss = run(expected.values);
    noLoss.loss.pop_back();
    QVERIFY_THROWS_EXCEPTION(Error, scoresOf(noLoss, expected, Oracle::Accuracy));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, scoresOf(run(expected.values), expected, Oracle::Automatic));
}

QTEST_APPLESS_MAIN(TestOracle)
#include "tst_oracle.moc"
