// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/realism/IntrinsicQuality.h"
#include "core/realism/Realism.h"
#include "core/statistics/AnovaPower.h"
#include "core/statistics/BoxSummary.h"
#include "core/statistics/KillTest.h"
#include "core/statistics/MultipleComparisons.h"
#include "core/statistics/Wilcoxon.h"
#include "core/statistics/WilsonInterval.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr double tolerance = 1e-12;
constexpr double pTolerance = 1e-9; ///< of p values and of the power, relative for small ones

/// The exact 95 % normal quantile, which the reference used; the study rounds it to 1.645.
constexpr double exactZ90 = 1.6448536269514722;

std::vector<double> sample(const QJsonValue& value) { return doubles(value.toArray()); }

ClassList classes(const QJsonValue& value)
{
    ClassList list;
    for (const QJsonValue& label : value.toArray())
        list.values.push_back(label.toInt());
    return list;
}

std::vector<ClassList> instances(const QJsonValue& value)
{
    std::vector<ClassList> lists;
    for (const QJsonValue& instance : value.toArray())
        lists.push_back(classes(instance));
    return lists;
}

/// Instance k against original k.
KillCounts kills(const ClassList& labels, const std::vector<ClassList>& originals, const std::vector<ClassList>& tested)
{
    std::vector<PairedInstance> pairs;
    for (std::size_t k = 0; k < tested.size(); ++k)
        pairs.emplace_back(&originals.at(k), &tested[k]);
    return countKills(labels, pairs);
}

} // namespace

#define COMPARE_P(actual, expected) COMPARE_WITHIN(actual, expected, pTolerance* std::abs(expected))

/// Every case of golden/statistics.json (SciPy, NumPy, statsmodels).
class tst_StatisticsGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyKeyIsTested();
    void quantilesType7_data() { addCases("quantiles_type7"); }
    void quantilesType7();
    void wilcoxonSignedRank_data() { addCases("wilcoxon_signed_rank"); }
    void wilcoxonSignedRank();
    void glmKillTest_data() { addCases("glm_kill_test"); }
    void glmKillTest();
    void wilsonInterval_data() { addCases("wilson_interval"); }
    void wilsonInterval();
    void holm_data() { addCases("holm"); }
    void holm();
    void anovaPower_data() { addCases("anova_power"); }
    void anovaPower();
    void coupling_data() { addCases("coupling"); }
    void coupling();

private:
    void addCases(const char* key);

    QJsonObject m_golden;
};

void tst_StatisticsGolden::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    m_golden = goldenJson(QStringLiteral("statistics.json"));
    QVERIFY(!m_golden.isEmpty());
}

void tst_StatisticsGolden::everyKeyIsTested()
{
    // A key added to the file must not go untested.
    const QStringList tested = {"anova_power", "coupling",        "glm_kill_test",        "holm",
                                "quantiles_type7", "tools", "wilcoxon_signed_rank", "wilson_interval"};
    QCOMPARE(m_golden.keys(), tested);
}

void tst_StatisticsGolden::addCases(const char* key)
{
    QTest::addColumn<QJsonObject>("golden");
    const QJsonArray cases = m_golden[QLatin1String(key)].toArray();
    QVERIFY(!cases.isEmpty());
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::addRow("%s %d", key, static_cast<int>(i)) << cases[i].toObject();
}

void tst_StatisticsGolden::quantilesType7()
{
    QFETCH(QJsonObject, golden);
    const BoxSummary box = boxSummary(sample(golden["x"]));
    const std::vector<double> five = sample(golden["min_q1_median_q3_max"]);
    const std::vector<double> whiskers = sample(golden["whiskers"]);
    COMPARE_WITHIN(box.minimum, five.at(0), tolerance);
    COMPARE_WITHIN(box.q1, five.at(1), tolerance);
    COMPARE_WITHIN(box.median, five.at(2), tolerance);
    COMPARE_WITHIN(box.q3, five.at(3), tolerance);
    COMPARE_WITHIN(box.maximum, five.at(4), tolerance);
    COMPARE_WITHIN(box.whiskerLow, whiskers.at(0), tolerance);
    COMPARE_WITHIN(box.whiskerHigh, whiskers.at(1), tolerance);
    QCOMPARE(box.outliers, sample(golden["outliers"]));
}

void tst_StatisticsGolden::wilcoxonSignedRank()
{
    QFETCH(QJsonObject, golden);
    const SignedRankTest test = semblance::wilcoxonSignedRank(sample(golden["x"]), sample(golden["y"]));
    QCOMPARE(test.nonzero, static_cast<std::size_t>(golden["n_nonzero"].toInt()));
    if (test.nonzero == 0) {
        QVERIFY(!golden.contains("p_normal"));
        return;
    }
    COMPARE_WITHIN(test.wPlus, golden["w_plus"].toDouble(), tolerance);
    COMPARE_WITHIN(test.wMinus, golden["w_minus"].toDouble(), tolerance);
    COMPARE_WITHIN(test.w, golden["w"].toDouble(), tolerance);
    COMPARE_WITHIN(test.rankBiserial, golden["rank_biserial"].toDouble(), tolerance);
    COMPARE_P(test.pNormal, golden["p_normal"].toDouble());
    COMPARE_P(test.pContinuity, golden["p_normal_continuity"].toDouble());
    // The reference gives exact values up to 50 pairs only, and none where ranks tie.
    if (golden.contains("p_exact")) {
        QVERIFY(test.pExact.has_value());
        COMPARE_P(*test.pExact, golden["p_exact"].toDouble());
    } else {
        QVERIFY(!test.pExact || test.nonzero > 50);
    }
}

void tst_StatisticsGolden::glmKillTest()
{
    QFETCH(QJsonObject, golden);
    const KillTest test = killTest(sample(golden["original"]), sample(golden["mutant"]));
    COMPARE_WITHIN(test.statistic, golden["z"].toDouble(), 1e-11);
    COMPARE_WITHIN(test.cohensD, golden["cohens_d"].toDouble(), tolerance);
    COMPARE_P(test.pValue, golden["p_value"].toDouble());
    QCOMPARE(test.killed, golden["killed"].toBool());
}

void tst_StatisticsGolden::wilsonInterval()
{
    QFETCH(QJsonObject, golden);
    const auto n = static_cast<std::size_t>(golden["n"].toInt());
    const auto successes = static_cast<std::size_t>(golden["kills"].toInt());
    const Interval exact = semblance::wilsonInterval(successes, n, exactZ90);
    COMPARE_WITHIN(exact.low, golden["lower_90"].toDouble(), tolerance);
    COMPARE_WITHIN(exact.high, golden["upper_90"].toDouble(), tolerance);
    const Interval published = semblance::wilsonInterval(successes, n);
    COMPARE_WITHIN(published.low, exact.low, 1e-4);
    COMPARE_WITHIN(published.high, exact.high, 1e-4);
}

void tst_StatisticsGolden::holm()
{
    QFETCH(QJsonObject, golden);
    const std::vector<double> adjusted = holmAdjusted(sample(golden["p"]));
    const std::vector<double> expected = sample(golden["adjusted"]);
    QCOMPARE(adjusted.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        COMPARE_WITHIN(adjusted[i], expected[i], tolerance);
}

void tst_StatisticsGolden::anovaPower()
{
    QFETCH(QJsonObject, golden);
    const double power = semblance::anovaPower(
        golden["cohens_f"].toDouble(), static_cast<std::size_t>(golden["n_total"].toInt()),
        static_cast<std::size_t>(golden["groups"].toInt()), golden["alpha"].toDouble());
    COMPARE_P(power, golden["power"].toDouble());
}

void tst_StatisticsGolden::coupling()
{
    QFETCH(QJsonObject, golden);
    const ClassList labels = classes(golden["labels"]);
    const std::vector<ClassList> originals = instances(golden["original"]);
    const KillCounts fault = kills(labels, originals, instances(golden["faulty"]));
    const QJsonArray expected = golden["expected"].toArray();
    const QJsonArray mutants = golden["mutants"].toArray();
    QVERIFY(!mutants.isEmpty());
    QCOMPARE(mutants.size(), expected.size());

    std::vector<KillCounts> mutantKills;
    for (qsizetype i = 0; i < mutants.size(); ++i) {
        mutantKills.push_back(kills(labels, originals, instances(mutants[i])));
        const Realism realism = compareKills(mutantKills.back(), fault);
        COMPARE_WITHIN(realism.couplingStrength, expected[i]["cs"].toDouble(), tolerance);
        COMPARE_WITHIN(realism.overlap, expected[i]["iou"].toDouble(), tolerance);
        QVERIFY(realism.overlap <= realism.couplingStrength);
    }
    const std::vector<double> quality = sample(golden["intrinsic_quality"]);
    const std::vector<IntrinsicQuality> actual = intrinsicQuality(mutantKills);
    QCOMPARE(actual.size(), quality.size());
    for (std::size_t i = 0; i < quality.size(); ++i)
        COMPARE_WITHIN(actual[i].quality, quality[i], tolerance);
}

QTEST_APPLESS_MAIN(tst_StatisticsGolden)
#include "tst_statistics_golden.moc"
