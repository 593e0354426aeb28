// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/BugDistributions.h"
#include "core/analysis/Deviations.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/Winners.h"
#include "core/program/Names.h"
#include "core/statistics/Random.h"
#include "tests/core/analysis/PublishedStudy.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr double tolerance = 1e-12;
constexpr std::size_t subsetSize = 30;

const std::map<Metric, QString> metricNames = {{Metric::CouplingStrength, QStringLiteral("cs")},
                                               {Metric::Overlap, QStringLiteral("iou")}};

QString name(Scenario scenario) { return QString::fromStdString(nameOf(scenario)); }
QString text(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

/// Golden rows of some bugs, in the order of the file: by bug id.
QList<GoldenRow> rowsOf(const QList<GoldenRow>& all, const std::set<QString>& bugs, const QString& metric = {})
{
    QList<GoldenRow> rows;
    std::copy_if(all.begin(), all.end(), std::back_inserter(rows), [&](const GoldenRow& row) {
        return bugs.count(row["bug"]) > 0 && (metric.isEmpty() || row["metric"] == metric);
    });
    return rows;
}

} // namespace

#define COMPARE_CELL(actual, row, column) COMPARE_WITHIN(actual, (row)[column].toDouble(), tolerance)

/// What holds for all 86 bugs holds for any 30 of them: what is said of a bug does not depend on the others, and what
/// is said of all follows from what is said of each.
class tst_BugSubsets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void medians_data() { seeds(); }
    void medians();
    void winnersAndCounts_data() { seeds(); }
    void winnersAndCounts();
    void signedRankTests_data() { seeds(); }
    void signedRankTests();
    void deviations_data() { seeds(); }
    void deviations();
    void operators_data() { seeds(); }
    void operators();

private:
    static void seeds();
    std::set<QString> drawnBugs(quint64 seed) const;
    std::vector<MutantResult> mutantsOf(const std::set<QString>& bugs) const;

    std::vector<MutantResult> m_mutants;
    QList<GoldenRow> m_medians, m_winners, m_deviations;
};

void tst_BugSubsets::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    m_mutants = publishedStudy();
    m_medians = goldenTable(QStringLiteral("bug_medians.csv"));
    m_winners = goldenTable(QStringLiteral("winners.csv"));
    m_deviations = goldenTable(QStringLiteral("deviations.csv"));
    QCOMPARE(m_deviations.size(), 86);
}

void tst_BugSubsets::seeds()
{
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {1, 2, 3, 4, 5})
        QTest::addRow("seed %llu", seed) << seed;
}

std::set<QString> tst_BugSubsets::drawnBugs(quint64 seed) const
{
    std::set<QString> bugs;
    Random random(seed, "subset");
    for (const std::size_t index : random.sample(static_cast<std::size_t>(m_deviations.size()), subsetSize))
        bugs.insert(m_deviations[static_cast<qsizetype>(index)]["bug"]);
    return bugs;
}

std::vector<MutantResult> tst_BugSubsets::mutantsOf(const std::set<QString>& bugs) const
{
    std::vector<MutantResult> mutants;
    std::copy_if(m_mutants.begin(), m_mutants.end(), std::back_inserter(mutants),
                 [&bugs](const MutantResult& mutant) { return bugs.count(QString::fromStdString(mutant.bug)) > 0; });
    return mutants;
}

void tst_BugSubsets::medians()
{
    QFETCH(quint64, seed);
    const std::set<QString> bugs = drawnBugs(seed);
    const QList<GoldenRow> rows = rowsOf(m_medians, bugs);
    QCOMPARE(static_cast<std::size_t>(rows.size()), 3 * subsetSize);
    for (const auto& [metric, prefix] : metricNames) {
        const std::vector<BugDistribution> boxes = bugDistributions(mutantsOf(bugs), metric);
        QCOMPARE(boxes.size(), static_cast<std::size_t>(rows.size()));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const GoldenRow& row = rows[static_cast<qsizetype>(i)];
            const BoxSummary& box = boxes[i].box;
            QCOMPARE(QString::fromStdString(boxes[i].bug), row["bug"]);
            QCOMPARE(name(boxes[i].scenario), row["scenario"]);
            COMPARE_CELL(static_cast<double>(box.n), row, "n_mutants");
            COMPARE_CELL(box.minimum, row, prefix + "_min");
            COMPARE_CELL(box.q1, row, prefix + "_q1");
            COMPARE_CELL(box.median, row, prefix + "_median");
            COMPARE_CELL(box.q3, row, prefix + "_q3");
            COMPARE_CELL(box.maximum, row, prefix + "_max");
            COMPARE_CELL(box.whiskerLow, row, prefix + "_whisker_low");
            COMPARE_CELL(box.whiskerHigh, row, prefix + "_whisker_high");
            COMPARE_CELL(static_cast<double>(box.outliers.size()), row, prefix + "_n_outliers");
        }
    }
}

void tst_BugSubsets::winnersAndCounts()
{
    QFETCH(quint64, seed);
    const std::set<QString> bugs = drawnBugs(seed);
    for (const auto& [metric, metricName] : metricNames) {
        const QList<GoldenRow> rows = rowsOf(m_winners, bugs, metricName);
        const std::vector<Winner> found = winners(bugDistributions(mutantsOf(bugs), metric), metric);
        QCOMPARE(found.size(), subsetSize);
        std::map<QString, std::map<QString, std::size_t>> expected; // data set, winner
        for (std::size_t i = 0; i < found.size(); ++i) {
            const GoldenRow& row = rows[static_cast<qsizetype>(i)];
            QCOMPARE(QString::fromStdString(found[i].bug), row["bug"]);
            QCOMPARE(name(found[i].winner), row["winner"]);
            QCOMPARE(found[i].strict(), row["strict_winner"] != QLatin1String("tie"));
            ++expected[row["dataset"]][row["winner"]];
            ++expected["all"][row["winner"]];
        }
        const std::vector<WinCount> counts = winCounts(found);
        QCOMPARE(counts.size(), expected.size());
        for (const WinCount& count : counts) {
            std::size_t sum = 0;
            std::size_t strict = 0;
            for (const Scenario scenario : comparedScenarios) {
                const std::size_t wins = count.wins[static_cast<std::size_t>(scenario)];
                QCOMPARE(wins, expected[QString::fromStdString(count.dataset)][name(scenario)]);
                sum += wins;
                strict += count.strictWins[static_cast<std::size_t>(scenario)];
            }
            QCOMPARE(sum, count.bugs);
            QCOMPARE(strict + count.tiedWithPre + count.tiedPostOnly, count.bugs);
        }
        QCOMPARE(counts.back().bugs, subsetSize);
    }
}

void tst_BugSubsets::signedRankTests()
{
    QFETCH(quint64, seed);
    const std::set<QString> bugs = drawnBugs(seed);
    for (const auto& [metric, metricName] : metricNames) {
        const std::vector<ScenarioTest> tests = scenarioTests(bugDistributions(mutantsOf(bugs), metric));
        QCOMPARE(tests.size(), std::size_t{3});
        for (const ScenarioTest& test : tests) {
            std::vector<double> a;
            std::vector<double> b;
            for (const GoldenRow& row : rowsOf(m_winners, bugs, metricName)) {
                a.push_back(row[name(test.a) + "_median"].toDouble());
                b.push_back(row[name(test.b) + "_median"].toDouble());
            }
            const SignedRankTest expected = wilcoxonSignedRank(a, b);
            QCOMPARE(test.test.pairs, subsetSize);
            QCOMPARE(test.test.nonzero, expected.nonzero);
            QCOMPARE(test.test.wPlus, expected.wPlus);
            QCOMPARE(test.test.wMinus, expected.wMinus);
            QCOMPARE(test.test.rankBiserial, expected.rankBiserial);
            QCOMPARE(test.test.pNormal, expected.pNormal);
            QCOMPARE(test.test.pExact.has_value(), expected.pExact.has_value());
            QCOMPARE(test.test.pExact.value_or(1.0), expected.pExact.value_or(1.0));
            QVERIFY(test.test.pNormal <= test.pHolm && test.pHolm <= test.pBonferroni);
        }
    }
}

void tst_BugSubsets::deviations()
{
    QFETCH(quint64, seed);
    const std::set<QString> bugs = drawnBugs(seed);
    const QList<GoldenRow> rows = rowsOf(m_deviations, bugs);
    const std::vector<BugDeviation> found = bugDeviations(mutantsOf(bugs));
    QCOMPARE(found.size(), subsetSize);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const GoldenRow& row = rows[static_cast<qsizetype>(i)];
        QCOMPARE(QString::fromStdString(found[i].bug), row["bug"]);
        QCOMPARE(text(deviationName(found[i].trend)), row["type1"]);
        QCOMPARE(text(deviationName(found[i].level)), row["type2"]);
        COMPARE_CELL(found[i].csGap, row, "cs_gap");
        COMPARE_CELL(found[i].iouGap, row, "iou_gap");
        COMPARE_CELL(found[i].preCsWhisker, row, "pre_cs_whisker_high");
        COMPARE_CELL(found[i].winnerCsWhisker, row, "winner_cs_whisker_high");
        COMPARE_CELL(found[i].postCsMaximum, row, "post_cs_max");
        COMPARE_CELL(found[i].postIouMaximum, row, "post_iou_max");
        QCOMPARE(found[i].weakOracle, row["weak_oracle"] == QLatin1String("1"));
        QCOMPARE(found[i].baselineMismatch, row["baseline_mismatch"] == QLatin1String("1"));
    }
}

/// Operators depend on which bugs there are; their medians of each bug do not.
void tst_BugSubsets::operators()
{
    QFETCH(quint64, seed);
    const std::vector<MutantResult> mutants = mutantsOf(drawnBugs(seed));
    for (const auto& [metric, metricName] : metricNames) {
        std::map<std::tuple<Scenario, std::string, std::string>, double> all;
        for (const OperatorMedians& medians : operatorMedians(m_mutants, metric)) {
            for (const BugMedian& bug : medians.bugs)
                all[{medians.scenario, medians.operatorId, bug.bug}] = bug.median;
        }
        const std::vector<OperatorMedians> drawn = operatorMedians(mutants, metric);
        std::size_t counted = 0;
        for (const OperatorMedians& medians : drawn) {
            counted += medians.mutants;
            for (const BugMedian& bug : medians.bugs)
                QCOMPARE(bug.median, all.at({medians.scenario, medians.operatorId, bug.bug}));
        }
        QCOMPARE(counted, mutants.size());
        const std::vector<OperatorRank> ranking = operatorRanking(mutants, metric);
        QCOMPARE(ranking.size(), drawn.size());
        for (const OperatorRank& rank : ranking)
            QCOMPARE(rank.rank.has_value(), rank.bugs >= defaultMinimumBugs);
    }
}

QTEST_APPLESS_MAIN(tst_BugSubsets)
#include "tst_bug_subsets.moc"
