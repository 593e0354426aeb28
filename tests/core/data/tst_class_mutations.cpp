// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"
#include "core/data/LabelGroups.h"
#include "tests/core/data/TestFiles.h"

#include <QTest>

#include <algorithm>
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

/// One input a row: its own number, so that every row can be recognised.
Samples numbered(std::vector<float> targets)
{
    const std::size_t rows = targets.size();
    Samples samples{Tensor::zeros({rows, 1}), {{rows}, std::move(targets)}};
    for (std::size_t row = 0; row < rows; ++row)
        samples.inputs.values[row] = static_cast<float>(row);
    return samples;
}

/// So many rows of class 0, 1, 2, ... in turns.
Samples classes(std::vector<int> sizes)
{
    std::vector<float> targets;
    for (bool added = true; added;) {
        added = false;
        for (std::size_t label = 0; label < sizes.size(); ++label) {
            if (sizes[label]-- > 0) {
                targets.push_back(static_cast<float>(label));
                added = true;
            }
        }
    }
    return numbered(targets);
}

Samples oneHot(const Samples& samples, std::size_t count)
{
    Samples rows{samples.inputs, Tensor::zeros({samples.inputs.rows(), count})};
    for (std::size_t row = 0; row < samples.inputs.rows(); ++row)
        rows.targets.values[count * row + static_cast<std::size_t>(samples.targets.values[row])] = 1.0f;
    return rows;
}

QString sizes(const Tensor& targets, Task task = Task::Multiclass)
{
    QStringList texts;
    for (const std::vector<std::size_t>& group : labelGroups(targets, task))
        texts << QString::number(group.size());
    return texts.join(QLatin1Char(' '));
}

/// Every row of `after` is one of `before` with its label, and the order is kept.
bool isPart(const Samples& after, const Samples& before)
{
    float last = -1.0f;
    for (std::size_t row = 0; row < after.inputs.rows(); ++row) {
        const float number = after.inputs.values[row];
        if (number <= last || labelOf(after.targets, row) != labelOf(before.targets, static_cast<std::size_t>(number)))
            return false;
        last = number;
    }
    return after.targets.rows() == after.inputs.rows();
}

constexpr auto deletion = DataMutationKind::DeleteRows;
constexpr auto unbalance = DataMutationKind::UnbalanceClasses;
constexpr auto overlap = DataMutationKind::OverlapClasses;

} // namespace

/// The operators on training data that go by classes: TRD, TUD, TCO (operators.md 1.1, 1.2).
class tst_class_mutations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deletionCounts_data();
    void deletionCounts();
    void everyRowIsAsLikely();
    void minorityIsThinned_data();
    void minorityIsThinned();
    void nothingToUnbalance();
    void copiesAreAppended_data();
    void copiesAreAppended();
    void tiesOverlapInOrder();
    void secondClassIsNeeded();
    void oneHotRows();
    void bucketsOfOneOutput();
    void bucketsOfTwoOutputs();
    void regression();
    void regressionLabelsTakeTurns();
    void threeOutputsHaveNoBuckets();
    void sameSeedSameRows();
};

void tst_class_mutations::deletionCounts_data()
{
    QTest::addColumn<std::vector<int>>("before");
    QTest::addColumn<double>("percentage");
    QTest::addColumn<QString>("after");
    using Sizes = std::vector<int>;
    QTest::newRow("none") << Sizes{10, 20} << 0.0 << "10 20";
    QTest::newRow("floor in each class") << Sizes{10, 25, 7} << 12.38 << "9 22 7"; // 1.238, 3.095, 0.8666
    QTest::newRow("half") << Sizes{10, 25, 7} << 50.0 << "5 13 4";
    QTest::newRow("most") << Sizes{100, 1, 2} << 99.0 << "1 1 1";
    QTest::newRow("one class") << Sizes{40} << 25.0 << "30";
    QTest::newRow("one row") << Sizes{1} << 99.0 << "1";
    QTest::newRow("no last bits") << Sizes{500} << 8.2 << "459"; // 41 rows, though 500 * 8.2 < 4100
}

void tst_class_mutations::deletionCounts()
{
    QFETCH(std::vector<int>, before);
    QFETCH(double, percentage);
    const Samples samples = classes(before);
    const Samples after = mutateTrainingData(samples, mutated(deletion, percentage), 3);
    QTEST(sizes(after.targets), "after");
    QVERIFY(isPart(after, samples));
}

/// 4000 draws of 3 of 10 rows: each goes 1200 times, sd 29.
void tst_class_mutations::everyRowIsAsLikely()
{
    const Samples samples = classes({10});
    std::map<float, int> kept;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        for (const float row : mutateTrainingData(samples, mutated(deletion, 30), seed).inputs.values)
            ++kept[row];
    }
    QCOMPARE(kept.size(), std::size_t{10});
    for (const auto& [row, count] : kept)
        QVERIFY(std::abs(count - 2800) < 4 * 29);
}

void tst_class_mutations::minorityIsThinned_data()
{
    QTest::addColumn<std::vector<int>>("before");
    QTest::addColumn<double>("percentage");
    QTest::addColumn<QString>("after");
    using Sizes = std::vector<int>;
    // Mean 20: the class of exactly 20 is not below it.
    QTest::newRow("mean itself stays") << Sizes{20, 30, 10} << 50.0 << "20 30 5";
    QTest::newRow("floor") << Sizes{7, 30, 10} << 25.0 << "6 30 8";
    QTest::newRow("none") << Sizes{7, 30, 10} << 0.0 << "7 30 10";
    QTest::newRow("all of them") << Sizes{7, 30, 10} << 100.0 << "30";
    QTest::newRow("one row") << Sizes{1, 3} << 99.0 << "1 3";
}

void tst_class_mutations::minorityIsThinned()
{
    QFETCH(std::vector<int>, before);
    QFETCH(double, percentage);
    const Samples samples = classes(before);
    const Samples after = mutateTrainingData(samples, mutated(unbalance, percentage), 3);
    QTEST(sizes(after.targets), "after");
    QVERIFY(isPart(after, samples));
}

void tst_class_mutations::nothingToUnbalance()
{
    for (const std::vector<int>& balanced : {std::vector<int>{5, 5, 5}, std::vector<int>{8}}) {
        QCOMPARE(
            errorOf([&] { mutateTrainingData(classes(balanced), mutated(unbalance, 50), 1); }),
            QStringLiteral("unbalance_classes: no class of the training data is smaller than the mean, so there is "
                           "nothing to delete."));
    }
}

void tst_class_mutations::copiesAreAppended_data()
{
    QTest::addColumn<double>("percentage");
    QTest::addColumn<int>("copies");
    QTest::newRow("none") << 0.0 << 0;
    QTest::newRow("below one row") << 3.0 << 0;
    QTest::newRow("one row") << 3.34 << 1; // where the reference fails
    QTest::newRow("floor") << 12.5 << 3;
    QTest::newRow("all") << 100.0 << 30;
}

/// 30 rows of class 1, 20 of class 2, 10 of class 0: copies of class 1 with the label of class 2.
void tst_class_mutations::copiesAreAppended()
{
    QFETCH(double, percentage);
    QFETCH(int, copies);
    const Samples before = classes({10, 30, 20});
    const Samples after = mutateTrainingData(before, mutated(overlap, percentage), 5);
    QCOMPARE(sizes(after.targets), QStringLiteral("10 30 %1").arg(20 + copies));
    QCOMPARE(after.inputs.shape, (std::vector<std::size_t>{60 + static_cast<std::size_t>(copies), 1}));
    QVERIFY(std::equal(before.inputs.values.begin(), before.inputs.values.end(), after.inputs.values.begin()));
    QVERIFY(std::equal(before.targets.values.begin(), before.targets.values.end(), after.targets.values.begin()));
    std::set<float> copied;
    for (std::size_t row = 60; row < after.inputs.rows(); ++row) {
        const float number = after.inputs.values[row];
        QVERIFY2(copied.insert(number).second, "a row is copied once");
        QCOMPARE(before.targets.values[static_cast<std::size_t>(number)], 1.0f);
        QCOMPARE(after.targets.values[row], 2.0f);
    }
}

void tst_class_mutations::tiesOverlapInOrder()
{
    const Samples after = mutateTrainingData(classes({4, 9, 9, 9}), mutated(overlap, 100), 1);
    QCOMPARE(sizes(after.targets), QStringLiteral("4 9 18 9")); // 1 before 2, and 2 before 3
    const Samples second = mutateTrainingData(classes({4, 4, 9}), mutated(overlap, 100), 1);
    QCOMPARE(sizes(second.targets), QStringLiteral("13 4 9"));
}

void tst_class_mutations::secondClassIsNeeded()
{
    QCOMPARE(errorOf([] { mutateTrainingData(classes({6}), mutated(overlap, 50), 1); }),
             QStringLiteral("overlap_classes: all training rows are of one class; it needs a second."));
    // All in the middle bucket.
    const Samples flat = numbered({2, 2, 2});
    QVERIFY(errorOf([&] {
                mutateTrainingData(flat, mutated(overlap, 50, Task::Regression), 1);
            }).contains(QStringLiteral("of one class")));
}

void tst_class_mutations::oneHotRows()
{
    const Samples plain = classes({10, 30, 20});
    const Samples rows = oneHot(plain, 3);
    const Samples deleted = mutateTrainingData(rows, mutated(deletion, 50), 2);
    QCOMPARE(deleted.targets.shape, (std::vector<std::size_t>{30, 3}));
    QCOMPARE(sizes(deleted.targets), QStringLiteral("10 15 5")); // sorted: 001, 010, 100
    QVERIFY(isPart(deleted, rows));
    // A class without rows keeps its column.
    const Samples unbalanced = mutateTrainingData(rows, mutated(unbalance, 100), 2);
    QCOMPARE(unbalanced.targets.shape, (std::vector<std::size_t>{50, 3}));
    const Samples overlapped = mutateTrainingData(rows, mutated(overlap, 10), 2);
    QCOMPARE(overlapped.targets.shape, (std::vector<std::size_t>{63, 3}));
    QCOMPARE(labelOf(overlapped.targets, 62), (Label{0, 0, 1}));
}

void tst_class_mutations::bucketsOfOneOutput()
{
    // Deviation 2 around the mean 0; the bounds belong to the middle.
    const Tensor targets{{6}, {-2, 2, -2, 2, 2, -2}};
    QCOMPARE(sizes(targets, Task::Regression), QStringLiteral("0 6 0"));
    // Thresholds are around 0, not the mean of 10: all is above.
    QCOMPARE(sizes({{4}, {9, 11, 9, 11}}, Task::Regression), QStringLiteral("0 0 4"));
    const Tensor spread{{5, 1}, {-10, -1, 0, 1, 10}}; // deviation 6.36
    const auto groups = labelGroups(spread, Task::Regression);
    QCOMPARE(groups[0], (std::vector<std::size_t>{0}));
    QCOMPARE(groups[1], (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(groups[2], (std::vector<std::size_t>{4}));
}

void tst_class_mutations::bucketsOfTwoOutputs()
{
    // Deviation 1 in both; the lower bound belongs to the middle, the upper to the top.
    const Tensor targets{{4, 2}, {-1, -1, -1, 1, 1, -1, 1, 1}};
    const auto groups = labelGroups(targets, Task::Regression);
    QCOMPARE(groups.size(), std::size_t{9});
    QCOMPARE(groups[4], (std::vector<std::size_t>{0}));
    QCOMPARE(groups[5], (std::vector<std::size_t>{1}));
    QCOMPARE(groups[7], (std::vector<std::size_t>{2}));
    QCOMPARE(groups[8], (std::vector<std::size_t>{3}));
}

void tst_class_mutations::regression()
{
    std::vector<float> targets(4, -20.0f);
    targets.insert(targets.end(), 40, 1.0f);
    targets.insert(targets.end(), 6, 20.0f); // deviation 8.9
    const Samples samples = numbered(targets);
    const auto after = [&samples](DataMutationKind kind) {
        const Samples changed = mutateTrainingData(samples, mutated(kind, 50, Task::Regression), 9);
        QStringList counts;
        for (const float value : {-20.0f, 1.0f, 20.0f})
            counts << QString::number(std::count(changed.targets.values.begin(), changed.targets.values.end(), value));
        return counts.join(QLatin1Char(' '));
    };
    QCOMPARE(after(deletion), QStringLiteral("2 20 3"));
    QCOMPARE(after(unbalance), QStringLiteral("2 40 3"));
    QCOMPARE(after(overlap), QStringLiteral("4 40 26"));

    // 20 rows in two of three buckets: the mean is 20 / 3, so neither of 8 and 12 is below it.
    std::vector<float> two(8, -10.0f);
    two.insert(two.end(), 12, 1.0f);
    QCOMPARE(sizes({{20}, two}, Task::Regression), QStringLiteral("8 12 0"));
    QVERIFY(errorOf([&] {
                mutateTrainingData(numbered(two), mutated(unbalance, 50, Task::Regression), 1);
            }).contains(QStringLiteral("smaller than the mean")));
}

void tst_class_mutations::regressionLabelsTakeTurns()
{
    std::vector<float> targets(10, 0.0f);
    for (const float high : {30.0f, 20.0f, 30.0f})
        targets.push_back(high);
    const Samples after = mutateTrainingData(numbered(targets), mutated(overlap, 50, Task::Regression), 4);
    const std::vector<float> added(after.targets.values.begin() + 13, after.targets.values.end());
    QCOMPARE(added, (std::vector<float>{20, 30, 20, 30, 20}));
}

void tst_class_mutations::threeOutputsHaveNoBuckets()
{
    const Samples samples{Tensor::zeros({5, 2}), Tensor::zeros({5, 3})};
    for (const DataMutationKind kind : {deletion, unbalance, overlap}) {
        QCOMPARE(errorOf([&] { mutateTrainingData(samples, mutated(kind, 50, Task::Regression), 1); }),
                 QStringLiteral("The training data have 3 target values a row; classes of a regression are only known "
                                "for 1 or 2."));
    }
}

void tst_class_mutations::sameSeedSameRows()
{
    const Samples samples = classes({10, 30, 20});
    for (const DataMutationKind kind : {deletion, unbalance, overlap}) {
        const Program program = mutated(kind, 40);
        const Samples first = mutateTrainingData(samples, program, 1);
        const Samples again = mutateTrainingData(samples, program, 1);
        QCOMPARE(again.inputs, first.inputs);
        QCOMPARE(again.targets, first.targets);
        QVERIFY(mutateTrainingData(samples, program, 2).inputs != first.inputs);
    }
}

QTEST_GUILESS_MAIN(tst_class_mutations)
#include "tst_class_mutations.moc"
