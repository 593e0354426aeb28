// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"
#include "core/statistics/Random.h"
#include "tests/core/data/TestFiles.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

Program mutated(DataMutationKind kind, double percentage, Task task = Task::Multiclass)
{
    Program program;
    program.task = task;
    program.dataMutations = {{kind, percentage}};
    return program;
}

/// 100 rows of class 1, 60 of class 0, 40 of class 2, mixed; inputs are 5 random numbers a row.
Samples threeClasses()
{
    Random random(7, "test");
    Samples samples{Tensor::zeros({200, 5}), Tensor::zeros({200})};
    for (float& value : samples.inputs.values)
        value = static_cast<float>(random.normal(1.0, 3.0));
    for (std::size_t row = 0; row < 200; ++row)
        samples.targets.values[row] = row < 100 ? 1.0f : row < 160 ? 0.0f : 2.0f;
    random.shuffle(samples.targets.values);
    return samples;
}

Tensor oneHot(const Tensor& labels)
{
    Tensor rows = Tensor::zeros({labels.rows(), 3});
    for (std::size_t row = 0; row < labels.rows(); ++row)
        rows.values[3 * row + static_cast<std::size_t>(labels.values[row])] = 1.0f;
    return rows;
}

std::vector<std::size_t> changedRows(const Tensor& before, const Tensor& after)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < before.rows(); ++row) {
        const auto width = static_cast<std::ptrdiff_t>(before.rowSize());
        const auto first = static_cast<std::ptrdiff_t>(row) * width;
        if (!std::equal(before.values.begin() + first, before.values.begin() + first + width,
                        after.values.begin() + first))
            rows.push_back(row);
    }
    return rows;
}

double deviation(const std::vector<double>& values)
{
    double mean = 0.0;
    for (const double value : values)
        mean += value / static_cast<double>(values.size());
    double sum = 0.0;
    for (const double value : values)
        sum += (value - mean) * (value - mean);
    return std::sqrt(sum / static_cast<double>(values.size()));
}

} // namespace

class tst_data_mutations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelCounts_data();
    void labelCounts();
    void labelsOfOneHotRows();
    void tiesTakeTheFirstLabel();
    void otherLabelsAreEquallyLikely();
    void regressionTargetsAllMove();
    void noiseCounts_data();
    void noiseCounts();
    void noiseFollowsTheRow();
    void wordNumbersStayWords();
    void seedsAndSequences();
    void errors();
};

void tst_data_mutations::labelCounts_data()
{
    QTest::addColumn<double>("percentage");
    QTest::addColumn<int>("changed");
    QTest::newRow("none") << 0.0 << 0;
    QTest::newRow("below one row") << 0.99 << 0;
    QTest::newRow("floor") << 3.12 << 3;
    QTest::newRow("half") << 50.0 << 50;
    QTest::newRow("floor again") << 96.88 << 96;
    QTest::newRow("all") << 100.0 << 100;
}

void tst_data_mutations::labelCounts()
{
    QFETCH(double, percentage);
    const Samples before = threeClasses();
    const Samples after = mutateTrainingData(before, mutated(DataMutationKind::ChangeLabels, percentage), 11);
    QCOMPARE(after.inputs, before.inputs);
    QCOMPARE(after.targets.shape, before.targets.shape);
    const std::vector<std::size_t> changed = changedRows(before.targets, after.targets);
    QTEST(int(changed.size()), "changed"); // of the 100 rows of class 1, each really changed
    for (const std::size_t row : changed) {
        QCOMPARE(before.targets.values[row], 1.0f);
        QVERIFY(after.targets.values[row] == 0.0f || after.targets.values[row] == 2.0f);
    }
}

void tst_data_mutations::labelsOfOneHotRows()
{
    const Samples before = threeClasses();
    const Samples rows{before.inputs, oneHot(before.targets)};
    const Program program = mutated(DataMutationKind::ChangeLabels, 40);
    const Samples after = mutateTrainingData(rows, program, 11);
    QCOMPARE(changedRows(rows.targets, after.targets).size(), std::size_t{40});
    for (std::size_t row = 0; row < 200; ++row) {
        const float* label = &after.targets.values[3 * row];
        QCOMPARE(label[0] + label[1] + label[2], 1.0f);
    }
    // The largest class is the same, so are the rows; only the order of the other labels differs.
    const Samples plain = mutateTrainingData(before, program, 11);
    QCOMPARE(changedRows(rows.targets, after.targets), changedRows(before.targets, plain.targets));
}

void tst_data_mutations::tiesTakeTheFirstLabel()
{
    const Samples before{Tensor::zeros({6, 1}), {{6}, {5, 2, 9, 2, 5, 9}}};
    const Samples after = mutateTrainingData(before, mutated(DataMutationKind::ChangeLabels, 100), 1);
    QCOMPARE(changedRows(before.targets, after.targets), (std::vector<std::size_t>{1, 3}));
}

void tst_data_mutations::otherLabelsAreEquallyLikely()
{
    Samples before{Tensor::zeros({30002, 1}), Tensor::zeros({30002})};
    before.targets.values[0] = 1.0f; // rare labels are as likely as any other
    before.targets.values[1] = 4.0f;
    const Samples after = mutateTrainingData(before, mutated(DataMutationKind::ChangeLabels, 100), 3);
    std::map<float, int> counts;
    for (const float label : after.targets.values)
        ++counts[label];
    QCOMPARE(counts.size(), std::size_t{2});
    QVERIFY(std::abs(counts[1.0f] - 15001) < 4 * 87); // sd 86.6
}

void tst_data_mutations::regressionTargetsAllMove()
{
    Samples before{Tensor::zeros({20000, 1}), Tensor::zeros({20000})};
    for (std::size_t row = 0; row < 20000; ++row)
        before.targets.values[row] = row % 2 == 0 ? 10.0f : 14.0f; // sd 2
    for (const double percentage : {0.0, 25.0, 100.0}) {
        const Program program = mutated(DataMutationKind::ChangeLabels, percentage, Task::Regression);
        const Samples after = mutateTrainingData(before, program, 5);
        QCOMPARE(after.inputs, before.inputs);
        std::vector<double> noise;
        for (std::size_t row = 0; row < 20000; ++row)
            noise.push_back(double(after.targets.values[row]) - before.targets.values[row]);
        QVERIFY(std::abs(deviation(noise) - 2.0 * percentage / 100.0) < 0.04 * percentage / 100.0 + 1e-12);
        if (percentage > 0)
            QVERIFY(changedRows(before.targets, after.targets).size() > 19990);
    }
}

void tst_data_mutations::noiseCounts_data()
{
    QTest::addColumn<double>("percentage");
    QTest::addColumn<int>("changed");
    QTest::newRow("none") << 0.0 << 0;
    QTest::newRow("below one row") << 0.49 << 0;
    QTest::newRow("floor") << 12.75 << 25;
    QTest::newRow("all") << 100.0 << 200;
}

void tst_data_mutations::noiseCounts()
{
    QFETCH(double, percentage);
    const Samples before = threeClasses();
    const Samples after = mutateTrainingData(before, mutated(DataMutationKind::AddNoise, percentage), 11);
    QCOMPARE(after.targets, before.targets);
    QTEST(int(changedRows(before.inputs, after.inputs).size()), "changed");
}

void tst_data_mutations::noiseFollowsTheRow()
{
    // Two kinds of rows: sd 1 and sd 100. A constant row has sd 0 and stays what it is.
    Samples before{Tensor::zeros({3, 10000}), Tensor::zeros({3})};
    for (std::size_t i = 0; i < 10000; ++i) {
        before.inputs.values[i] = i % 2 == 0 ? 1.0f : -1.0f;
        before.inputs.values[10000 + i] = i % 2 == 0 ? 1100.0f : 900.0f;
        before.inputs.values[20000 + i] = 0.5f;
    }
    const Samples after = mutateTrainingData(before, mutated(DataMutationKind::AddNoise, 100), 2);
    const std::array<double, 3> expected{1.0, 100.0, 0.0};
    for (std::size_t row = 0; row < 3; ++row) {
        std::vector<double> noise;
        for (std::size_t i = 10000 * row; i < 10000 * (row + 1); ++i)
            noise.push_back(double(after.inputs.values[i]) - before.inputs.values[i]);
        QVERIFY(std::abs(deviation(noise) - expected.at(row)) < 0.04 * expected.at(row) + 1e-6);
    }
    // The deviation is that of a population: a row 1, -1 has 1, not the sample's 1.41.
    Samples pairs{Tensor::zeros({10000, 2}), Tensor::zeros({10000})};
    for (std::size_t i = 0; i < pairs.inputs.values.size(); ++i)
        pairs.inputs.values[i] = i % 2 == 0 ? 1.0f : -1.0f;
    const Samples moved = mutateTrainingData(pairs, mutated(DataMutationKind::AddNoise, 100), 2);
    std::vector<double> shifts;
    for (std::size_t i = 0; i < pairs.inputs.values.size(); ++i)
        shifts.push_back(double(moved.inputs.values[i]) - pairs.inputs.values[i]);
    QVERIFY(std::abs(deviation(shifts) - 1.0) < 0.03);

    // The percentage also sets the strength: half of it for half of the rows.
    Samples many{Tensor::zeros({1000, 100}), Tensor::zeros({1000})};
    for (std::size_t i = 0; i < many.inputs.values.size(); ++i)
        many.inputs.values[i] = i % 2 == 0 ? 1.0f : -1.0f;
    const Samples half = mutateTrainingData(many, mutated(DataMutationKind::AddNoise, 50), 2);
    std::vector<double> noise;
    for (const std::size_t row : changedRows(many.inputs, half.inputs)) {
        for (std::size_t i = 100 * row; i < 100 * (row + 1); ++i)
            noise.push_back(double(half.inputs.values[i]) - many.inputs.values[i]);
    }
    QCOMPARE(noise.size(), std::size_t{50000});
    QVERIFY(std::abs(deviation(noise) - 0.5) < 0.01);
}

void tst_data_mutations::wordNumbersStayWords()
{
    Program program = mutated(DataMutationKind::AddNoise, 100);
    Layer embedding = Layer::ofKind(LayerKind::Embedding);
    embedding.inputDim = 30;
    program.model.layers = {embedding};
    Samples before{Tensor::zeros({50, 20}), Tensor::zeros({50})};
    for (std::size_t i = 0; i < before.inputs.values.size(); ++i)
        before.inputs.values[i] = static_cast<float>(i % 30);
    const Samples after = mutateTrainingData(before, program, 4);
    QVERIFY(changedRows(before.inputs, after.inputs).size() > 45);
    for (const float value : after.inputs.values)
        QVERIFY(value == std::floor(value) && value >= 0.0f && value <= 29.0f);
}

void tst_data_mutations::seedsAndSequences()
{
    const Samples before = threeClasses();
    Program program = mutated(DataMutationKind::AddNoise, 30);
    program.dataMutations.push_back({DataMutationKind::ChangeLabels, 20});
    const Samples after = mutateTrainingData(before, program, 1);
    const Samples again = mutateTrainingData(before, program, 1);
    QCOMPARE(again.inputs, after.inputs);
    QCOMPARE(again.targets, after.targets);
    QCOMPARE(changedRows(before.inputs, after.inputs).size(), std::size_t{60});
    QCOMPARE(changedRows(before.targets, after.targets).size(), std::size_t{20});
    const Samples other = mutateTrainingData(before, program, 2);
    QVERIFY(other.inputs != after.inputs && other.targets != after.targets);

    program.dataMutations.clear();
    const Samples untouched = mutateTrainingData(before, program, 1);
    QCOMPARE(untouched.inputs, before.inputs);
    QCOMPARE(untouched.targets, before.targets);
}

void tst_data_mutations::errors()
{
    const Samples samples = threeClasses();
    for (const double percentage : {-1.0, 100.5, std::nan("")}) {
        const Program program = mutated(DataMutationKind::AddNoise, percentage);
        QVERIFY(errorOf([&] { mutateTrainingData(samples, program, 1); }).contains(QStringLiteral("in 0..100")));
    }
    const Program everything = mutated(DataMutationKind::DeleteRows, 99.5);
    QCOMPARE(errorOf([&] { mutateTrainingData(samples, everything, 1); }),
             QStringLiteral("delete_rows: the percentage is 99.5; it must lie in 0..99."));
    const Samples single{Tensor::zeros({4, 1}), Tensor::zeros({4})};
    const Program program = mutated(DataMutationKind::ChangeLabels, 50);
    QVERIFY(errorOf([&] { mutateTrainingData(single, program, 1); }).contains(QStringLiteral("of one class")));
}

QTEST_GUILESS_MAIN(tst_data_mutations)
#include "tst_data_mutations.moc"
