// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/KillVerdict.h"
#include "core/program/Error.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace semblance;

Q_DECLARE_METATYPE(semblance::KillTest::Outcome)

namespace {

constexpr double noScore = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
using Scores = QList<double>;
using Outcome = KillTest::Outcome;

const ClassList expected{1, std::vector<std::int32_t>(100, 0)};

/// `wrong` of 100 inputs of class 0 are taken for class 1.
Predictions accuracyRun(int wrong, float loss = 1.0f)
{
    Predictions predictions{expected, std::vector<float>(100, 0.5f), std::vector<float>(100, loss)};
    std::fill_n(predictions.classes.values.begin(), wrong, 1);
    return predictions;
}

std::vector<Predictions> accuracyRuns(const std::vector<int>& wrong)
{
    std::vector<Predictions> runs;
    for (const int count : wrong)
        runs.push_back(accuracyRun(count));
    return runs;
}

std::vector<const Predictions*> pointers(const std::vector<Predictions>& runs)
{
    std::vector<const Predictions*> list;
    for (const Predictions& run : runs)
        list.push_back(&run);
    return list;
}

KillRule rule(KillStatistic statistic, ScoreDirection direction = ScoreDirection::LargerIsBetter)
{
    KillRule rule;
    rule.statistic = statistic;
    rule.direction = direction;
    return rule;
}

KillTest tested(const Scores& originals, const Scores& mutants, const KillRule& rule)
{
    return testScores({originals.begin(), originals.end()}, {mutants.begin(), mutants.end()}, rule);
}

} // namespace

/// The table of edge cases of operators.md 1.5, and the verdict on stored predictions.
class TestKillVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edgeCases_data();
    void edgeCases();
    void smallSamples();
    void publishedRounding();
    void unequalRuns();
    void verdictOnAccuracy();
    void lossIsHarmfulWhenLarger();
    void automaticOracle();
    void missingRuns();
    void classRecall();
    void classRecallIsCorrected();
    void explanations();
    void misfit();
};

void TestKillVerdict::edgeCases_data()
{
    QTest::addColumn<KillStatistic>("statistic");
    QTest::addColumn<ScoreDirection>("direction");
    QTest::addColumn<Scores>("originals");
    QTest::addColumn<Scores>("mutants");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<double>("p"); // below 0: not checked
    QTest::addColumn<double>("d");
    QTest::addColumn<bool>("killed");

    const Scores ones = {1, 1, 1, 1, 1};
    const Scores halves = {0.5, 0.5, 0.5, 0.5, 0.5};
    const Scores spread = {0.90, 0.91, 0.92, 0.93, 0.94};
    constexpr auto larger = ScoreDirection::LargerIsBetter;
    constexpr auto smaller = ScoreDirection::SmallerIsBetter;
    for (const auto statistic : {KillStatistic::PooledZ, KillStatistic::PooledT, KillStatistic::Welch}) {
        const auto row = [statistic](const char* name, ScoreDirection direction, const Scores& originals,
                                     const Scores& mutants, Outcome outcome, double p, double d, bool killed) {
            QTest::addRow("%s %d", name, static_cast<int>(statistic))
                << statistic << direction << originals << mutants << outcome << p << d << killed;
        };
        row("both constant and equal", larger, ones, ones, Outcome::ZeroVariance, 1, 0, false);
        row("both constant, worse", larger, ones, halves, Outcome::Separated, 0, infinity, true);
        row("both constant, better", larger, halves, ones, Outcome::Separated, 0, -infinity, false);
        row("both constant, loss worse", smaller, halves, ones, Outcome::Separated, 0, -infinity, true);
        row("both constant, loss better", smaller, ones, halves, Outcome::Separated, 0, infinity, false);
        row("one constant", larger, ones, {0.5, 0.6, 0.55, 0.52, 0.58}, Outcome::Tested, -1, noScore, true);
        row("improvement", larger, halves, spread, Outcome::Tested, -1, noScore, false);
        row("regression, smaller is better", smaller, halves, spread, Outcome::Tested, -1, noScore, true);
        row("two left", larger, ones, {0.5, noScore, infinity, 0.6, noScore}, Outcome::TooFewRuns, 1, 0, false);
        row("three left", larger, spread, {0.5, noScore, 0.51, -infinity, 0.52}, Outcome::Tested, -1, noScore, true);
        row("no mutant run", larger, ones, {}, Outcome::TooFewRuns, 1, 0, false);
    }
    const auto row = [&](const char* name, const Scores& originals, const Scores& mutants, Outcome outcome, double p,
                         double d, bool killed) {
        QTest::newRow(name) << KillStatistic::SignedRank << larger << originals << mutants << outcome << p << d
                            << killed;
    };
    row("Wilcoxon, all differences 0", spread, spread, Outcome::Tested, 1, 0, false);
    row("Wilcoxon, constant and equal", ones, ones, Outcome::ZeroVariance, 1, 0, false);
    row("Wilcoxon, five runs can never be enough", spread, {0.1, 0.2, 0.31, 0.42, 0.53}, Outcome::Tested, 0.0625,
        noScore, false);
    row("Wilcoxon, a missing run takes its pair along", spread, {0.1, 0.2, noScore, noScore}, Outcome::TooFewRuns, 1, 0,
        false);
}

void TestKillVerdict::edgeCases()
{
    QFETCH(KillStatistic, statistic);
    QFETCH(ScoreDirection, direction);
    QFETCH(Scores, originals);
    QFETCH(Scores, mutants);
    QFETCH(Outcome, outcome);
    QFETCH(double, p);
    QFETCH(double, d);
    QFETCH(bool, killed);
    const KillTest test = tested(originals, mutants, rule(statistic, direction));
    QCOMPARE(test.outcome, outcome);
    QCOMPARE(test.killed, killed);
    QCOMPARE(test.killedAsPublished, killed);
    QVERIFY(test.pValue >= 0.0 && test.pValue <= 1.0);
    if (p >= 0.0)
        QCOMPARE(test.pValue, p);
    if (!std::isnan(d))
        QVERIFY(test.cohensD == d);
    QVERIFY(!std::isnan(test.cohensD));
}

/// n = 5, d = 1.35: z = |d| sqrt(n / 2) = 2.13 and p = 0.033 for the normal reference, but t needs |d| > 1.458.
void TestKillVerdict::smallSamples()
{
    const Scores originals = {-2, -1, 0, 1, 2}; // deviation sqrt(2.5)
    Scores mutants;
    for (const double score : originals)
        mutants.append(score - 1.35 * std::sqrt(2.5));
    const KillTest z = tested(originals, mutants, rule(KillStatistic::PooledZ));
    QVERIFY(std::abs(z.cohensD - 1.35) < 1e-12);
    QVERIFY(std::abs(-z.statistic - 1.35 * std::sqrt(2.5)) < 1e-12);
    QVERIFY(std::abs(z.pValue - 0.03279) < 5e-5);
    QVERIFY(z.killed);
    for (const KillStatistic other : {KillStatistic::PooledT, KillStatistic::Welch}) {
        const KillTest t = tested(originals, mutants, rule(other));
        QCOMPARE(t.cohensD, z.cohensD);
        QVERIFY(t.pValue > 0.05 && !t.killed);
    }
}

/// p = 0.0496 is a kill, but printed with three decimals it is 0.050.
void TestKillVerdict::publishedRounding()
{
    const Scores originals = {-2, -1, 0, 1, 2};
    // |z| = 1.9633 gives p = 0.04961.
    const double shift = 1.9633 * std::sqrt(2.0 * 2.5 / 5.0);
    Scores mutants;
    for (const double score : originals)
        mutants.append(score - shift);
    const KillTest test = tested(originals, mutants, rule(KillStatistic::PooledZ));
    QVERIFY(test.pValue > 0.0495 && test.pValue < 0.05);
    QVERIFY(test.killed && !test.killedAsPublished);
}

/// Five against three runs: s2 = (10 + 2) / 6 = 2, z = -3 / sqrt(2 (1/5 + 1/3)), where the reference fails.
void TestKillVerdict::unequalRuns()
{
    const KillTest test = tested({-2, -1, 0, 1, 2}, {-4, -3, -2}, rule(KillStatistic::PooledZ));
    QVERIFY(std::abs(test.statistic + 3.0 / std::sqrt(2.0 * (0.2 + 1.0 / 3.0))) < 1e-12);
    QVERIFY(std::abs(test.cohensD - 3.0 / std::sqrt(2.0)) < 1e-12);
    QVERIFY(test.killed);
    // Paired, the two runs without a partner are left out.
    const KillTest paired = tested({-2, -1, 0, 1, 2}, {-4, -3, -2}, rule(KillStatistic::SignedRank));
    QCOMPARE(paired.originalRuns, std::size_t{3});
}

void TestKillVerdict::verdictOnAccuracy()
{
    const std::vector<Predictions> originals = accuracyRuns({5, 6, 5, 4, 5});
    const std::vector<Predictions> worse = accuracyRuns({30, 31, 29, 30, 30});
    const KillVerdict verdict =
        judge(pointers(originals), pointers(worse), expected, Task::Binary, Oracle::Accuracy, {});
    QVERIFY(verdict.killed() && !verdict.invalid());
    QCOMPARE(verdict.oracle, Oracle::Accuracy);
    QVERIFY(!verdict.classIndex);
    QVERIFY(verdict.test.cohensD > 0.5);
    // The same test as on the scores themselves.
    const KillTest direct = tested({0.95, 0.94, 0.95, 0.96, 0.95}, {0.70, 0.69, 0.71, 0.70, 0.70}, {});
    QVERIFY(std::abs(verdict.test.statistic - direct.statistic) < 1e-9);
    // An improvement is never a kill.
    QVERIFY(!judge(pointers(worse), pointers(originals), expected, Task::Binary, Oracle::Accuracy, {}).killed());
}

/// The direction is that of the oracle, whatever the rule says.
void TestKillVerdict::lossIsHarmfulWhenLarger()
{
    std::vector<Predictions> originals, mutants;
    for (const float noise : {0.0f, 0.01f, 0.02f, 0.03f}) {
        originals.push_back(accuracyRun(0, 0.5f + noise));
        mutants.push_back(accuracyRun(0, 1.0f + noise));
    }
    const KillVerdict verdict = judge(pointers(originals), pointers(mutants), expected, Task::Binary, Oracle::Loss, {});
    QVERIFY(verdict.killed());
    QVERIFY(verdict.test.cohensD < 0.0);
    QVERIFY(!judge(pointers(mutants), pointers(originals), expected, Task::Binary, Oracle::Loss, {}).killed());
}

/// Accuracy is saturated in all originals; the loss is not (the study's defect4ml074).
void TestKillVerdict::automaticOracle()
{
    std::vector<Predictions> originals, mutants;
    for (const float noise : {0.0f, 0.01f, 0.02f}) {
        originals.push_back(accuracyRun(0, 0.1f + noise));
        mutants.push_back(accuracyRun(0, 0.3f + noise));
    }
    const KillVerdict verdict =
        judge(pointers(originals), pointers(mutants), expected, Task::Binary, Oracle::Automatic, {});
    QCOMPARE(verdict.oracle, Oracle::Loss);
    QVERIFY(verdict.killed());
    const KillVerdict accuracy =
        judge(pointers(originals), pointers(mutants), expected, Task::Binary, Oracle::Accuracy, {});
    QCOMPARE(accuracy.test.outcome, Outcome::ZeroVariance);
    QVERIFY(!accuracy.killed());
}

void TestKillVerdict::missingRuns()
{
    const std::vector<Predictions> originals = accuracyRuns({5, 6, 5, 4, 5});
    const std::vector<Predictions> worse = accuracyRuns({30, 31, 29, 30, 30});
    std::vector<const Predictions*> three = pointers(worse);
    three[1] = three[3] = nullptr;
    for (const KillStatistic statistic : {KillStatistic::PooledZ, KillStatistic::SignedRank}) {
        const KillVerdict verdict =
            judge(pointers(originals), three, expected, Task::Binary, Oracle::Accuracy, rule(statistic));
        QCOMPARE(verdict.test.mutantRuns, std::size_t{3});
        QVERIFY(!verdict.invalid());
    }
    three[0] = nullptr;
    QVERIFY(judge(pointers(originals), three, expected, Task::Binary, Oracle::Accuracy, {}).invalid());
    QVERIFY(judge(pointers(originals), std::vector<const Predictions*>(5), expected, Task::Binary, Oracle::Accuracy, {})
                .invalid());
    QVERIFY(judge({}, {}, expected, Task::Binary, Oracle::Automatic, {}).invalid());
}

/// The mutant forgets class 1 and is better at class 0: its accuracy stays, its recall of class 1 does not.
void TestKillVerdict::classRecall()
{
    const ClassList labels{1, {0, 0, 0, 0, 0, 0, 0, 0, 1, 1}};
    Predictions forgetful{labels, std::vector<float>(10, 0.5f), std::vector<float>(10, 1.0f)};
    Predictions original = forgetful;
    original.classes.values[0] = original.classes.values[1] = 1;
    forgetful.classes.values[8] = forgetful.classes.values[9] = 0;
    const std::vector<Predictions> originals(3, original);
    const std::vector<Predictions> mutants(3, forgetful);
    QVERIFY(!judge(pointers(originals), pointers(mutants), labels, Task::Binary, Oracle::Accuracy, {}).killed());
    const KillVerdict verdict =
        judge(pointers(originals), pointers(mutants), labels, Task::Binary, Oracle::ClassRecall, {});
    QVERIFY(verdict.killed());
    QCOMPARE(verdict.classIndex.value(), 1);
    QCOMPARE(verdict.test.outcome, Outcome::Separated);
}

/// Two classes, one slightly worse: its p doubles (Holm), and a verdict near the limit changes.
void TestKillVerdict::classRecallIsCorrected()
{
    ClassList labels{1, std::vector<std::int32_t>(200, 0)};
    std::fill(labels.values.begin() + 100, labels.values.end(), 1);
    const auto run = [&labels](int wrong0) {
        Predictions predictions{labels, std::vector<float>(200, 0.5f), std::vector<float>(200, 1.0f)};
        std::fill_n(predictions.classes.values.begin(), wrong0, 1);
        return predictions;
    };
    std::vector<Predictions> originals, mutants;
    for (const int wrong : {8, 9, 10, 11, 12}) {
        originals.push_back(run(wrong));
        mutants.push_back(run(wrong + 2));
    }
    const KillTest alone = tested({0.92, 0.91, 0.90, 0.89, 0.88}, {0.90, 0.89, 0.88, 0.87, 0.86}, {});
    QVERIFY(alone.killed && alone.pValue > 0.025);
    const KillVerdict verdict =
        judge(pointers(originals), pointers(mutants), labels, Task::Binary, Oracle::ClassRecall, {});
    QCOMPARE(verdict.classIndex.value(), 0);
    QVERIFY(std::abs(verdict.test.pValue - 2.0 * alone.pValue) < 1e-9);
    QVERIFY(!verdict.killed());
}

void TestKillVerdict::explanations()
{
    const auto sentence = [](const Scores& originals, const Scores& mutants) {
        return QString::fromStdString(explain({Oracle::Accuracy, tested(originals, mutants, {}), std::nullopt}));
    };
    QCOMPARE(sentence({1, 1, 1}, {1, 1, 1}),
             QStringLiteral("Not killed: all runs of original and mutant score the same."));
    QCOMPARE(sentence({1, 1, 1}, {0.5, 0.5, 0.5}),
             QStringLiteral("Killed: all its runs score the same, and worse than the original."));
    QCOMPARE(sentence({1, 1, 1}, {0.5, noScore, 0.5}),
             QStringLiteral("Invalid: 3 runs of the original and 2 of the mutant have a score; each needs 3."));
    QCOMPARE(sentence({3, 4, 5}, {0, 1, 2}), QStringLiteral("Killed: p = 0.00024, d = 3."));
    QCOMPARE(sentence({0, 1, 2}, {3, 4, 5}),
             QStringLiteral("Not killed: it scores no worse than the original (d = -3)."));
    QCOMPARE(sentence({1, 2, 3}, {0, 1, 2}), QStringLiteral("Not killed: p = 0.22 is not below 0.05."));
    KillVerdict verdict{Oracle::ClassRecall, tested({3, 4, 5}, {0, 1, 2}, {}), 7};
    QCOMPARE(QString::fromStdString(explain(verdict)), QStringLiteral("Class 7: Killed: p = 0.00024, d = 3."));
    // Many runs: significant, but small.
    Scores originals, mutants;
    for (int i = 0; i < 200; ++i) {
        originals.append(i % 2);
        mutants.append(i % 2 - 0.15);
    }
    verdict = {Oracle::Accuracy, tested(originals, mutants, {}), std::nullopt};
    QVERIFY(verdict.test.pValue < 0.05 && !verdict.killed());
    QCOMPARE(QString::fromStdString(explain(verdict)),
             QStringLiteral("Not killed: the effect d = 0.299 is smaller than 0.5."));
}

void TestKillVerdict::misfit()
{
    const std::vector<Predictions> runs = accuracyRuns({5, 6, 5});
    const ClassList other{1, {0, 1}};
    QVERIFY_THROWS_EXCEPTION(Error, judge(pointers(runs), pointers(runs), other, Task::Binary, Oracle::Accuracy, {}));
}

QTEST_APPLESS_MAIN(TestKillVerdict)
#include "tst_kill_verdict.moc"
