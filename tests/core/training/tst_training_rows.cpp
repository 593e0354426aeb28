// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/training/TrainingRows.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace semblance;

class TestTrainingRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitRoundsAsKeras_data();
    void splitRoundsAsKeras();
    void emptyPartIsRefused_data();
    void emptyPartIsRefused();
    void orderIsAPermutationAndRepeatable();
    void unshuffledOrderStays();
    void dropoutMask_data();
    void dropoutMask();
};

void TestTrainingRows::splitRoundsAsKeras_data()
{
    QTest::addColumn<double>("fraction");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("training");
    QTest::newRow("even") << 0.2 << 100 << 80;
    QTest::newRow("the training part rounds down") << 0.33 << 10 << 6;
    QTest::newRow("one row each") << 0.5 << 2 << 1;
}

void TestTrainingRows::splitRoundsAsKeras()
{
    QFETCH(double, fraction);
    QFETCH(int, rows);
    QFETCH(int, training);
    const Validation validation{ValidationKind::Split, fraction};
    QCOMPARE(trainingRowCount(validation, static_cast<std::size_t>(rows)), static_cast<std::size_t>(training));
    QCOMPARE(trainingRowCount({ValidationKind::TestData, 0.0}, 10), std::size_t{10});
    QCOMPARE(trainingRowCount({}, 10), std::size_t{10});
}

void TestTrainingRows::emptyPartIsRefused_data()
{
    QTest::addColumn<double>("fraction");
    QTest::addColumn<int>("rows");
    QTest::newRow("nothing to train on") << 0.9 << 3;
    QTest::newRow("nothing to validate on") << 0.0 << 3;
}

void TestTrainingRows::emptyPartIsRefused()
{
    QFETCH(double, fraction);
    QFETCH(int, rows);
    QVERIFY_THROWS_EXCEPTION(Error,
                             trainingRowCount({ValidationKind::Split, fraction}, static_cast<std::size_t>(rows)));
}

void TestTrainingRows::orderIsAPermutationAndRepeatable()
{
    RowOrder order(5, 100, true);
    RowOrder again(5, 100, true);
    std::vector<std::int64_t> previous;
    for (int epoch = 0; epoch < 3; ++epoch) {
        const std::vector<std::int64_t> rows = order.nextEpoch();
        QCOMPARE(rows, again.nextEpoch());
        QVERIFY(rows != previous);
        previous = rows;
        std::vector<std::int64_t> sorted = rows;
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 0; i < sorted.size(); ++i)
            QCOMPARE(sorted[i], static_cast<std::int64_t>(i));
    }
    QVERIFY(RowOrder(6, 100, true).nextEpoch() != RowOrder(5, 100, true).nextEpoch());
}

void TestTrainingRows::unshuffledOrderStays()
{
    RowOrder order(5, 4, false);
    QCOMPARE(order.nextEpoch(), (std::vector<std::int64_t>{0, 1, 2, 3}));
    QCOMPARE(order.nextEpoch(), (std::vector<std::int64_t>{0, 1, 2, 3}));
}

void TestTrainingRows::dropoutMask_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("none") << 0.0;
    QTest::newRow("a fifth") << 0.2;
    QTest::newRow("half") << 0.5;
    QTest::newRow("all") << 1.0;
}

void TestTrainingRows::dropoutMask()
{
    QFETCH(double, rate);
    Random random(3, "dropout");
    std::vector<float> mask(100000);
    drawDropoutMask(random, rate, mask.data(), mask.size());
    const auto dropped = std::count(mask.begin(), mask.end(), 0.0f);
    QVERIFY(std::abs(static_cast<double>(dropped) / 1e5 - rate) < 0.01); // 6 standard errors at rate 0.5
    for (const float value : mask)
        QVERIFY(value == 0.0f || value == static_cast<float>(1.0 / (1.0 - rate)));
}

QTEST_GUILESS_MAIN(TestTrainingRows)
#include "tst_training_rows.moc"
