// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/BoxSummary.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace semblance;
using namespace semblance::testing;

class tst_BoxSummary : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goldenCases_data();
    void goldenCases();
    void outliersAreSortedAndBeyondTheWhiskers();
    void quantileBounds();
    void medianOfUnsorted();
    void refusesBadSamples();
};

void tst_BoxSummary::goldenCases_data()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    QTest::addColumn<GoldenRow>("row");
    for (const GoldenRow& row : goldenTable(QStringLiteral("boxplot_cases.csv")))
        QTest::newRow(qPrintable(row[QStringLiteral("case")])) << row;
}

void tst_BoxSummary::goldenCases()
{
    QFETCH(GoldenRow, row);
    const BoxSummary box = boxSummary(goldenSample(row[QStringLiteral("x")]));
    const auto number = [&row](const char* column) { return row[QLatin1String(column)].toDouble(); };
    QCOMPARE(box.n, static_cast<std::size_t>(number("n")));
    COMPARE_WITHIN(box.minimum, number("min"), 1e-12);
    COMPARE_WITHIN(box.q1, number("q1"), 1e-12);
    COMPARE_WITHIN(box.median, number("median"), 1e-12);
    COMPARE_WITHIN(box.q3, number("q3"), 1e-12);
    COMPARE_WITHIN(box.maximum, number("max"), 1e-12);
    COMPARE_WITHIN(box.whiskerLow, number("whisker_low"), 1e-12);
    COMPARE_WITHIN(box.whiskerHigh, number("whisker_high"), 1e-12);
    QCOMPARE(box.outliers.size(), static_cast<std::size_t>(number("n_outliers")));
    const auto low = std::count_if(box.outliers.begin(), box.outliers.end(),
                                   [&box](double value) { return value < box.q1; });
    QCOMPARE(static_cast<double>(low), number("n_out_low"));
}

void tst_BoxSummary::outliersAreSortedAndBeyondTheWhiskers()
{
    const BoxSummary box = boxSummary({9.0, 0.5, 0.4, -7.0, 0.6, 0.5, 8.0, 0.45, 0.55, 0.5});
    QCOMPARE(box.outliers, (std::vector<double>{-7.0, 8.0, 9.0}));
    QCOMPARE(box.whiskerLow, 0.4);
    QCOMPARE(box.whiskerHigh, 0.6);
    COMPARE_WITHIN(box.mean, 1.35, 1e-12);
}

void tst_BoxSummary::quantileBounds()
{
    const std::vector<double> sorted = {1.0, 2.0, 4.0};
    QCOMPARE(quantileType7(sorted, 0.0), 1.0);
    QCOMPARE(quantileType7(sorted, 1.0), 4.0);
    QCOMPARE(quantileType7(sorted, 0.75), 3.0);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, quantileType7({}, 0.5));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, quantileType7(sorted, 1.1));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, quantileType7(sorted, std::nan("")));
}

void tst_BoxSummary::medianOfUnsorted()
{
    QCOMPARE(medianOf({0.75, 0.0, 0.25}), 0.25);
    QCOMPARE(medianOf({1.0, 0.0, 0.25, 0.75}), 0.5);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, medianOf({}));
}

void tst_BoxSummary::refusesBadSamples()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, boxSummary({}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, boxSummary({0.1, std::nan("")}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, boxSummary({std::numeric_limits<double>::infinity()}));
}

QTEST_APPLESS_MAIN(tst_BoxSummary)
#include "tst_box_summary.moc"
