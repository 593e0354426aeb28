// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"
#include "tests/core/data/TestFiles.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr std::size_t rowCount = 50;

/// Row i has the inputs i and -i and the class i mod 4; `oneHot` targets are rows of 4.
Samples numberedRows(bool oneHot = false)
{
    Samples samples{Tensor::zeros({rowCount, 2}), Tensor::zeros({rowCount})};
    if (oneHot)
        samples.targets = Tensor::zeros({rowCount, 4});
    for (std::size_t row = 0; row < rowCount; ++row) {
        samples.inputs.values[2 * row] = static_cast<float>(row);
        samples.inputs.values[2 * row + 1] = -static_cast<float>(row);
        if (oneHot)
            samples.targets.values[4 * row + row % 4] = 1.0f;
        else
            samples.targets.values[row] = static_cast<float>(row % 4);
    }
    return samples;
}

Samples mutated(const Samples& samples, DataMutationKind kind, double percentage, std::uint64_t seed = 1)
{
    Program program;
    program.dataMutations = {{kind, percentage}};
    return mutateTrainingData(samples, program, seed);
}

/// The number of each row; the row must still be whole.
std::vector<std::size_t> numbersOf(const Samples& samples)
{
    std::vector<std::size_t> numbers;
    for (std::size_t row = 0; row < samples.inputs.rows(); ++row) {
        const float number = samples.inputs.values[2 * row];
        if (samples.inputs.values[2 * row + 1] != -number)
            qFatal("row %zu is torn", row);
        numbers.push_back(static_cast<std::size_t>(number));
    }
    return numbers;
}

bool keepsLabels(const Samples& samples)
{
    const std::vector<std::size_t> numbers = numbersOf(samples);
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        if (samples.targets.values[row] != static_cast<float>(numbers[row] % 4))
            return false;
    }
    return true;
}

} // namespace

/// The five changes of training data of DeepMutation: floor(50 p / 100) rows (operators.md 2.3).
class TestDeepMutationData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shares_data();
    void shares();
    void repetition();
    void removal();
    void shuffle();
    void labelErrors();
    void labelsAreDrawnEvenly();
    void oneHotLabels();
    void perturbation();
    void wordNumbers();
    void sameSeedSameRows();
    void errors();
};

void TestDeepMutationData::shares_data()
{
    QTest::addColumn<double>("percentage");
    QTest::addColumn<int>("rows");
    QTest::newRow("0") << 0.0 << 0;
    QTest::newRow("1.9") << 1.9 << 0;
    QTest::newRow("2") << 2.0 << 1;
    QTest::newRow("25") << 25.0 << 12;
    QTest::newRow("99") << 99.0 << 49;
    QTest::newRow("100") << 100.0 << 50;
}

void TestDeepMutationData::shares()
{
    QFETCH(double, percentage);
    QFETCH(int, rows);
    const auto count = static_cast<std::size_t>(rows);
    const Samples before = numberedRows();
    QCOMPARE(mutated(before, DataMutationKind::RepeatRows, percentage).inputs.rows(), rowCount + count);
    if (percentage < 100.0)
        QCOMPARE(mutated(before, DataMutationKind::RemoveRows, percentage).inputs.rows(), rowCount - count);
    const Samples falsified = mutated(before, DataMutationKind::FalsifyLabels, percentage);
    const Samples perturbed = mutated(before, DataMutationKind::PerturbInputs, percentage);
    std::size_t wrong = 0;
    std::size_t noisy = 0;
    for (std::size_t row = 0; row < rowCount; ++row) {
        wrong += falsified.targets.values[row] != before.targets.values[row] ? 1 : 0;
        noisy += perturbed.inputs.values[2 * row] != before.inputs.values[2 * row] ? 1 : 0;
    }
    QCOMPARE(wrong, count);
    QCOMPARE(noisy, count);
    QVERIFY(falsified.inputs == before.inputs);
    QVERIFY(perturbed.targets == before.targets);
}

/// The originals stay in order; each drawn row comes once more, at the end, with its label.
void TestDeepMutationData::repetition()
{
    const Samples after = mutated(numberedRows(), DataMutationKind::RepeatRows, 50);
    const std::vector<std::size_t> numbers = numbersOf(after);
    for (std::size_t row = 0; row < rowCount; ++row)
        QCOMPARE(numbers[row], row);
    QCOMPARE(std::set<std::size_t>(numbers.begin() + rowCount, numbers.end()).size(), std::size_t{25});
    QVERIFY(keepsLabels(after));
    QCOMPARE(after.targets.shape, (std::vector<std::size_t>{75}));
}

void TestDeepMutationData::removal()
{
    const Samples after = mutated(numberedRows(), DataMutationKind::RemoveRows, 50);
    const std::vector<std::size_t> numbers = numbersOf(after);
    QCOMPARE(numbers.size(), std::size_t{25});
    QVERIFY(std::is_sorted(numbers.begin(), numbers.end()));
    QCOMPARE(std::set<std::size_t>(numbers.begin(), numbers.end()).size(), std::size_t{25});
    QVERIFY(keepsLabels(after));
}

/// At most the drawn rows move, among themselves, and take their labels along.
void TestDeepMutationData::shuffle()
{
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Samples after = mutated(numberedRows(), DataMutationKind::ShuffleRows, 20, seed);
        const std::vector<std::size_t> numbers = numbersOf(after);
        QCOMPARE(std::set<std::size_t>(numbers.begin(), numbers.end()).size(), rowCount);
        std::size_t moved = 0;
        for (std::size_t row = 0; row < rowCount; ++row)
            moved += numbers[row] != row ? 1 : 0;
        most = std::max(most, moved);
        QVERIFY(moved <= 10);
        QVERIFY(keepsLabels(after));
    }
    QCOMPARE(most, std::size_t{10});
}

void TestDeepMutationData::labelErrors()
{
    const Samples after = mutated(numberedRows(), DataMutationKind::FalsifyLabels, 100);
    for (std::size_t row = 0; row < rowCount; ++row) {
        const float label = after.targets.values[row];
        QVERIFY(label != static_cast<float>(row % 4));
        QVERIFY(label >= 0.0f && label <= 3.0f && label == std::trunc(label));
    }
}

/// Each of the three other classes has the same chance: 13 rows of class 0, 1000 times.
void TestDeepMutationData::labelsAreDrawnEvenly()
{
    std::vector<int> counts(4, 0);
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Samples after = mutated(numberedRows(), DataMutationKind::FalsifyLabels, 100, seed);
        for (std::size_t row = 0; row < rowCount; row += 4)
            ++counts[static_cast<std::size_t>(after.targets.values[row])];
    }
    QCOMPARE(counts[0], 0);
    for (std::size_t label = 1; label < 4; ++label)
        QVERIFY(std::abs(counts[label] - 13000.0 / 3.0) < 4.0 * std::sqrt(13000.0 * 2.0 / 9.0));
}

void TestDeepMutationData::oneHotLabels()
{
    const Samples before = numberedRows(true);
    const Samples after = mutated(before, DataMutationKind::FalsifyLabels, 100);
    for (std::size_t row = 0; row < rowCount; ++row) {
        const float* label = after.targets.values.data() + 4 * row;
        QCOMPARE(std::count(label, label + 4, 1.0f), 1);
        QCOMPARE(std::count(label, label + 4, 0.0f), 3);
        QVERIFY(label[row % 4] == 0.0f);
    }
    QCOMPARE(mutated(before, DataMutationKind::RepeatRows, 10).targets.shape, (std::vector<std::size_t>{55, 4}));
}

/// N(0, 0.1) on every value of a drawn row, whatever the row's own spread.
void TestDeepMutationData::perturbation()
{
    Samples wide{Tensor::zeros({20, 500}), Tensor::zeros({20})};
    for (std::size_t i = 0; i < wide.inputs.values.size(); ++i)
        wide.inputs.values[i] = i % 2 == 0 ? 3.0f : -3.0f;
    const Samples after = mutated(wide, DataMutationKind::PerturbInputs, 100);
    double squares = 0.0;
    for (std::size_t i = 0; i < wide.inputs.values.size(); ++i)
        squares += std::pow(after.inputs.values[i] - wide.inputs.values[i], 2);
    const double n = static_cast<double>(wide.inputs.values.size());
    QVERIFY(std::abs(std::sqrt(squares / n) - 0.1) < 4.0 * 0.1 / std::sqrt(2.0 * n));
}

/// Words stay whole numbers that the embedding knows.
void TestDeepMutationData::wordNumbers()
{
    Program program;
    program.model.layers = {Layer::ofKind(LayerKind::Embedding)};
    program.model.layers[0].inputDim = 30;
    program.dataMutations = {{DataMutationKind::PerturbInputs, 100.0}};
    Samples words{Tensor::zeros({rowCount, 2}), Tensor::zeros({rowCount})};
    for (std::size_t i = 0; i < words.inputs.values.size(); ++i)
        words.inputs.values[i] = static_cast<float>(i % 30);
    for (const float word : mutateTrainingData(words, program, 3).inputs.values)
        QVERIFY(word == std::trunc(word) && word >= 0.0f && word <= 29.0f);
}

void TestDeepMutationData::sameSeedSameRows()
{
    const Samples before = numberedRows();
    for (const DataMutationKind kind :
         {DataMutationKind::RepeatRows, DataMutationKind::FalsifyLabels, DataMutationKind::RemoveRows,
          DataMutationKind::ShuffleRows, DataMutationKind::PerturbInputs}) {
        const Samples once = mutated(before, kind, 30, 5);
        const Samples again = mutated(before, kind, 30, 5);
        const Samples other = mutated(before, kind, 30, 6);
        QVERIFY(once.inputs == again.inputs && once.targets == again.targets);
        QVERIFY(!(once.inputs == other.inputs && once.targets == other.targets));
        const Samples none = mutated(before, kind, 0, 5);
        QVERIFY(none.inputs == before.inputs && none.targets == before.targets);
    }
    QVERIFY(before.inputs == numberedRows().inputs);
}

void TestDeepMutationData::errors()
{
    Samples oneClass = numberedRows();
    std::fill(oneClass.targets.values.begin(), oneClass.targets.values.end(), 2.0f);
    QVERIFY(errorOf([&] {
                mutated(oneClass, DataMutationKind::FalsifyLabels, 10);
            }).startsWith(QStringLiteral("falsify_labels: all training rows have the same label")));
    QCOMPARE(errorOf([&] { mutated(numberedRows(), DataMutationKind::RemoveRows, 100); }),
             QStringLiteral("remove_rows: no training row would be left."));
    const Samples single{Tensor::zeros({1, 2}), Tensor::zeros({1})};
    QCOMPARE(mutated(single, DataMutationKind::RemoveRows, 99).inputs.rows(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestDeepMutationData)
#include "tst_deepmutation_data.moc"
