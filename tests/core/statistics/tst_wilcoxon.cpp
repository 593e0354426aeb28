// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/MultipleComparisons.h"
#include "core/statistics/Wilcoxon.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>
#include <stdexcept>

using namespace semblance;
using namespace semblance::testing;

class tst_Wilcoxon : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goldenCases_data();
    void goldenCases();
    void exactP_data();
    void exactP();
    void exactAndNormalAgreeForManyPairs();
    void swappingTurnsTheSign();
    void nothingToTest();
    void magnitudes();
    void refusesBadSamples();
    void adjustedValues();
};

void tst_Wilcoxon::goldenCases_data()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    QTest::addColumn<GoldenRow>("row");
    for (const GoldenRow& row : goldenTable(QStringLiteral("wilcoxon_cases.csv")))
        QTest::newRow(qPrintable(row[QStringLiteral("case")])) << row;
}

void tst_Wilcoxon::goldenCases()
{
    QFETCH(GoldenRow, row);
    const SignedRankTest test
        = wilcoxonSignedRank(goldenSample(row[QStringLiteral("x")]), goldenSample(row[QStringLiteral("y")]));
    const auto number = [&row](const char* column) { return row[QLatin1String(column)].toDouble(); };
    QCOMPARE(test.pairs, static_cast<std::size_t>(number("n_pairs")));
    QCOMPARE(test.nonzero, static_cast<std::size_t>(number("n_nonzero")));
    QCOMPARE(test.zeros(), static_cast<std::size_t>(number("n_zero")));
    if (test.nonzero == 0) {
        QVERIFY(row[QStringLiteral("p_normal")].isEmpty());
        return;
    }
    QCOMPARE(test.tieGroups, static_cast<std::size_t>(number("n_tie_groups")));
    QCOMPARE(test.wPlus, number("w_plus"));
    QCOMPARE(test.wMinus, number("w_minus"));
    QCOMPARE(test.w, number("w"));
    COMPARE_WITHIN(test.mean, number("mean_w"), 1e-12);
    COMPARE_WITHIN(test.deviation, number("sd_w"), 1e-12);
    COMPARE_WITHIN(test.z, number("z"), 1e-12);
    COMPARE_WITHIN(test.pNormal, number("p_normal"), 1e-12);
    QCOMPARE(test.pExact.has_value(), !row[QStringLiteral("p_exact")].isEmpty());
    if (test.pExact)
        COMPARE_WITHIN(*test.pExact, number("p_exact"), 1e-12);
    COMPARE_WITHIN(test.rankBiserial, number("rank_biserial"), 1e-12);
    QCOMPARE(QString::fromUtf8(magnitudeName(test.magnitude).data()), row[QStringLiteral("magnitude")]);
}

/// Against all 2^n sign patterns.
void tst_Wilcoxon::exactP_data()
{
    QTest::addColumn<int>("n");
    for (const int n : {1, 2, 3, 7, 12})
        QTest::newRow(qPrintable(QString::number(n))) << n;
}

void tst_Wilcoxon::exactP()
{
    QFETCH(int, n);
    const int total = n * (n + 1) / 2;
    std::vector<int> patterns(static_cast<std::size_t>(total) + 1, 0);
    for (int signs = 0; signs < 1 << n; ++signs) {
        int sum = 0;
        for (int rank = 1; rank <= n; ++rank)
            sum += (signs >> (rank - 1) & 1) * rank;
        ++patterns[static_cast<std::size_t>(sum)];
    }
    int atMost = 0;
    for (int w = 0; w <= total; ++w) {
        atMost += patterns[static_cast<std::size_t>(w)];
        QCOMPARE(exactSignedRankP(static_cast<std::size_t>(n), w), std::min(1.0, std::ldexp(2.0 * atMost, -n)));
    }
}

void tst_Wilcoxon::exactAndNormalAgreeForManyPairs()
{
    std::vector<double> a;
    for (int i = 1; i <= static_cast<int>(SignedRankTest::exactLimit); ++i)
        a.push_back((i % 9 < 4 ? -1.0 : 1.0) * i);
    const std::vector<double> zeros(a.size(), 0.0);
    const SignedRankTest test = wilcoxonSignedRank(a, zeros);
    QVERIFY(test.pExact.has_value());
    QVERIFY(test.pNormal > 0.001 && test.pNormal < 0.5);
    COMPARE_WITHIN(*test.pExact / test.pContinuity, 1.0, 0.01);

    a.push_back(1000.0);
    QVERIFY(!wilcoxonSignedRank(a, std::vector<double>(a.size(), 0.0)).pExact);
}

void tst_Wilcoxon::swappingTurnsTheSign()
{
    const std::vector<double> a = {0.5, 0.7, 0.2, 0.9, 0.4};
    const std::vector<double> b = {0.4, 0.3, 0.35, 0.85, 0.6};
    const SignedRankTest forward = wilcoxonSignedRank(a, b);
    const SignedRankTest backward = wilcoxonSignedRank(b, a);
    QCOMPARE(backward.rankBiserial, -forward.rankBiserial);
    QCOMPARE(backward.pExact, forward.pExact);
    QCOMPARE(rankBiserial(a, b), forward.rankBiserial);
}

void tst_Wilcoxon::nothingToTest()
{
    for (const std::vector<double>& sample : {std::vector<double>{}, std::vector<double>{0.5, 0.25}}) {
        const SignedRankTest test = wilcoxonSignedRank(sample, sample);
        QCOMPARE(test.nonzero, std::size_t{0});
        QCOMPARE(test.pNormal, 1.0);
        QCOMPARE(test.pContinuity, 1.0);
        QCOMPARE(test.rankBiserial, 0.0);
        QCOMPARE(rankBiserial(sample, sample), 0.0);
    }
}

void tst_Wilcoxon::magnitudes()
{
    QCOMPARE(effectMagnitude(-0.0999), EffectMagnitude::Negligible);
    QCOMPARE(effectMagnitude(0.1), EffectMagnitude::Small);
    QCOMPARE(effectMagnitude(-0.3), EffectMagnitude::Medium);
    QCOMPARE(effectMagnitude(0.5), EffectMagnitude::Large);
}

void tst_Wilcoxon::refusesBadSamples()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilcoxonSignedRank({1.0}, {1.0, 2.0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilcoxonSignedRank({std::nan("")}, {1.0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, exactSignedRankP(SignedRankTest::exactLimit + 1, 3.0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, exactSignedRankP(3, -1.0));
}

void tst_Wilcoxon::adjustedValues()
{
    QVERIFY(holmAdjusted({}).empty());
    QCOMPARE(holmAdjusted({0.04, 0.01, 0.03}), (std::vector<double>{0.06, 0.03, 0.06}));
    QCOMPARE(bonferroniAdjusted({0.25, 0.5}), (std::vector<double>{0.5, 1.0}));
}

QTEST_APPLESS_MAIN(tst_Wilcoxon)
#include "tst_wilcoxon.moc"
