// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/BugDistributions.h"
#include "core/analysis/Deviations.h"
#include "core/analysis/FaultKills.h"
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/Winners.h"
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

const std::array<std::pair<Metric, QString>, 2> metricNames
    = {{{Metric::CouplingStrength, QStringLiteral("cs")}, {Metric::Overlap, QStringLiteral("iou")}}};

QString scenarioName(Scenario scenario)
{
    const QString names[] = {"pre", "post1", "post2", "control"};
    return names[static_cast<std::size_t>(scenario)];
}

QString text(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

QString scenarioNames(const std::vector<Scenario>& scenarios)
{
    QStringList names;
    for (const Scenario scenario : scenarios)
        names.append(scenarioName(scenario));
    return names.join(QLatin1Char('|'));
}

} // namespace

#define COMPARE_CELL(actual, row, column) COMPARE_WITHIN(actual, (row)[column].toDouble(), tolerance)

/// The analysis of the published 18,869 mutants against golden/*.csv, cell by cell.
class tst_PublishedResults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void bugMedians();
    void winnersOfBugs();
    void winnersByDataset();
    void wilcoxonTests();
    void operators();
    void deviations();
    void deviationDefaults();
    void deviationThresholdsMatter();
    void faultKills();

private:
    std::vector<BugDistribution> distributions(Metric metric) const { return bugDistributions(m_mutants, metric); }

    std::vector<MutantResult> m_mutants;
};

void tst_PublishedResults::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    m_mutants = publishedStudy();
    QCOMPARE(m_mutants.size(), std::size_t{18869});
    QVERIFY(std::none_of(m_mutants.begin(), m_mutants.end(),
                         [](const MutantResult& mutant) { return mutant.operatorId.empty(); }));
}

void tst_PublishedResults::bugMedians()
{
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("bug_medians.csv"));
    QCOMPARE(rows.size(), 258);
    for (const auto& [metric, prefix] : metricNames) {
        const std::vector<BugDistribution> boxes = distributions(metric);
        QCOMPARE(boxes.size(), std::size_t{258});
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const GoldenRow& row = rows[static_cast<qsizetype>(i)];
            const BoxSummary& box = boxes[i].box;
            const auto cell = [&row = row, &prefix = prefix](const char* name) {
                return row[prefix + QLatin1Char('_') + QLatin1String(name)].toDouble();
            };
            QCOMPARE(QString::fromStdString(boxes[i].bug), row["bug"]);
            QCOMPARE(QString::fromStdString(boxes[i].dataset), row["dataset"]);
            QCOMPARE(scenarioName(boxes[i].scenario), row["scenario"]);
            QCOMPARE(box.n, static_cast<std::size_t>(row["n_mutants"].toInt()));
            COMPARE_WITHIN(box.minimum, cell("min"), tolerance);
            COMPARE_WITHIN(box.q1, cell("q1"), tolerance);
            COMPARE_WITHIN(box.median, cell("median"), tolerance);
            COMPARE_WITHIN(box.q3, cell("q3"), tolerance);
            COMPARE_WITHIN(box.maximum, cell("max"), tolerance);
            COMPARE_WITHIN(box.whiskerLow, cell("whisker_low"), tolerance);
            COMPARE_WITHIN(box.whiskerHigh, cell("whisker_high"), tolerance);
            QCOMPARE(static_cast<double>(box.outliers.size()), cell("n_outliers"));
            const auto low = std::lower_bound(box.outliers.begin(), box.outliers.end(), box.median);
            QCOMPARE(static_cast<double>(low - box.outliers.begin()), cell("n_out_low"));
        }
    }
}

void tst_PublishedResults::winnersOfBugs()
{
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("winners.csv"));
    QCOMPARE(rows.size(), 172);
    qsizetype next = 0;
    for (const auto& [metric, name] : metricNames) {
        for (const Winner& winner : winners(distributions(metric), metric)) {
            const GoldenRow& row = rows[next++];
            QCOMPARE(name, row["metric"]);
            QCOMPARE(QString::fromStdString(winner.bug), row["bug"]);
            COMPARE_CELL(*winner.medians[0], row, "pre_median");
            COMPARE_CELL(*winner.medians[1], row, "post1_median");
            COMPARE_CELL(*winner.medians[2], row, "post2_median");
            QCOMPARE(scenarioName(winner.winner), row["winner"]);
            QCOMPARE(scenarioNames(winner.tied), row["tied"]);
            QCOMPARE(winner.strict() ? scenarioName(winner.winner) : QStringLiteral("tie"), row["strict_winner"]);
            QCOMPARE(winner.winner == Scenario::Pre && !winner.strict(), row["decided_by_tie"] == QLatin1String("1"));
        }
    }
    QCOMPARE(next, rows.size());
}

void tst_PublishedResults::winnersByDataset()
{
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("winners_by_dataset.csv"));
    qsizetype next = 0;
    for (const auto& [metric, name] : metricNames) {
        for (const WinCount& count : winCounts(winners(distributions(metric), metric))) {
            const GoldenRow& row = rows[next++];
            const auto cell = [&row](const QString& column) { return static_cast<std::size_t>(row[column].toInt()); };
            QCOMPARE(name, row["metric"]);
            QCOMPARE(count.metric, metric);
            QCOMPARE(QString::fromStdString(count.dataset), row["dataset"]);
            QCOMPARE(count.bugs, cell("n_bugs"));
            for (const Scenario scenario : comparedScenarios) {
                const auto i = static_cast<std::size_t>(scenario);
                QCOMPARE(count.wins[i], cell(scenarioName(scenario) + QStringLiteral("_wins")));
                QCOMPARE(count.strictWins[i], cell(scenarioName(scenario) + QStringLiteral("_strict_wins")));
            }
            QCOMPARE(count.tiedWithPre, cell("tied_with_pre"));
            QCOMPARE(count.tiedPostOnly, cell("tied_post_only"));
        }
    }
    QCOMPARE(next, rows.size());
}

void tst_PublishedResults::wilcoxonTests()
{
    std::vector<BugDistribution> both = distributions(Metric::CouplingStrength);
    const std::vector<BugDistribution> overlap = distributions(Metric::Overlap);
    both.insert(both.end(), overlap.begin(), overlap.end());
    const std::vector<ScenarioTest> tests = scenarioTests(both);
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("wilcoxon.csv"));
    QCOMPARE(tests.size(), static_cast<std::size_t>(rows.size()));
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const GoldenRow& row = rows[static_cast<qsizetype>(i)];
        const SignedRankTest& test = tests[i].test;
        QCOMPARE(metricNames[static_cast<std::size_t>(tests[i].metric)].second, row["metric"]);
        QCOMPARE(scenarioName(tests[i].a), row["a"]);
        QCOMPARE(scenarioName(tests[i].b), row["b"]);
        COMPARE_CELL(test.pairs, row, "n_pairs");
        COMPARE_CELL(test.nonzero, row, "n_nonzero");
        COMPARE_CELL(test.zeros(), row, "n_zero");
        COMPARE_CELL(test.tieGroups, row, "n_tie_groups");
        COMPARE_CELL(test.wPlus, row, "w_plus");
        COMPARE_CELL(test.wMinus, row, "w_minus");
        COMPARE_CELL(test.w, row, "w");
        COMPARE_CELL(test.mean, row, "mean_w");
        COMPARE_CELL(test.deviation, row, "sd_w");
        COMPARE_CELL(test.z, row, "z");
        COMPARE_CELL(test.rankBiserial, row, "rank_biserial");
        QCOMPARE(text(magnitudeName(test.magnitude)), row["magnitude"]);
        QVERIFY(test.pExact.has_value());
        // Relative: some p values are below 1e-9 themselves.
        COMPARE_WITHIN(test.pNormal / row["p_normal"].toDouble(), 1.0, 1e-9);
        COMPARE_WITHIN(*test.pExact / row["p_exact"].toDouble(), 1.0, 1e-9);
        COMPARE_WITHIN(tests[i].pHolm / row["p_holm"].toDouble(), 1.0, 1e-9);
        COMPARE_WITHIN(tests[i].pBonferroni / row["p_bonferroni"].toDouble(), 1.0, 1e-9);
    }
}

void tst_PublishedResults::operators()
{
    std::map<std::tuple<QString, QString, QString>, GoldenRow> rows;
    for (const GoldenRow& row : goldenTable(QStringLiteral("operators.csv")))
        rows[{row["metric"], row["scenario"], row["operator"]}] = row;
    QCOMPARE(rows.size(), std::size_t{72});
    std::size_t seen = 0;
    for (const auto& [metric, name] : metricNames) {
        Scenario scenario = Scenario::Pre;
        double previous = 1.0;
        for (const OperatorRank& rank : operatorRanking(m_mutants, metric)) {
            const auto found = rows.find({name, scenarioName(rank.scenario), QString::fromStdString(rank.operatorId)});
            QVERIFY2(found != rows.end(), rank.operatorId.c_str());
            const GoldenRow& row = found->second;
            COMPARE_CELL(rank.bugs, row, "n_bugs");
            COMPARE_CELL(rank.mutants, row, "n_mutants");
            COMPARE_CELL(rank.q1, row, "q1");
            COMPARE_CELL(rank.median, row, "median");
            COMPARE_CELL(rank.q3, row, "q3");
            QCOMPARE(rank.rank ? QString::number(*rank.rank) : QString(), row["rank"]);
            QCOMPARE(rank.rank.has_value(), row["eligible"] == QLatin1String("1"));
            if (rank.rank) {
                QVERIFY(rank.scenario != scenario || rank.median <= previous);
                previous = rank.median;
                scenario = rank.scenario;
            }
            ++seen;
        }
    }
    QCOMPARE(seen, rows.size());
}

void tst_PublishedResults::deviations()
{
    const std::vector<BugDeviation> bugs = bugDeviations(m_mutants);
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("deviations.csv"));
    QCOMPARE(bugs.size(), static_cast<std::size_t>(rows.size()));
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        const GoldenRow& row = rows[static_cast<qsizetype>(i)];
        const BugDeviation& bug = bugs[i];
        QCOMPARE(QString::fromStdString(bug.bug), row["bug"]);
        QCOMPARE(QString::fromStdString(bug.dataset), row["dataset"]);
        QCOMPARE(scenarioName(bug.csWinner), row["cs_winner"]);
        QCOMPARE(scenarioName(bug.iouWinner), row["iou_winner"]);
        COMPARE_CELL(bug.csGap, row, "cs_gap");
        COMPARE_CELL(bug.iouGap, row, "iou_gap");
        COMPARE_CELL(bug.preCsWhisker, row, "pre_cs_whisker_high");
        COMPARE_CELL(bug.winnerCsWhisker, row, "winner_cs_whisker_high");
        COMPARE_CELL(bug.preCsMaximum, row, "pre_cs_max");
        COMPARE_CELL(bug.postCsMaximum, row, "post_cs_max");
        COMPARE_CELL(bug.preIouMaximum, row, "pre_iou_max");
        COMPARE_CELL(bug.postIouMaximum, row, "post_iou_max");
        QCOMPARE(text(deviationName(bug.trend)), row["type1"]);
        QCOMPARE(text(deviationName(bug.level)), row["type2"]);
        QCOMPARE(bug.weakOracle, row["weak_oracle"] == QLatin1String("1"));
        QCOMPARE(bug.baselineMismatch, row["baseline_mismatch"] == QLatin1String("1"));
    }
    const auto offTrend = std::count_if(bugs.begin(), bugs.end(), [](const BugDeviation& bug) {
        return bug.trend != TrendDeviation::None;
    });
    QCOMPARE(offTrend, std::ptrdiff_t{39});
    const auto cases = std::count_if(bugs.begin(), bugs.end(), [](const BugDeviation& bug) { return bug.deviates(); });
    QCOMPARE(cases, std::ptrdiff_t{48});
}

void tst_PublishedResults::deviationDefaults()
{
    const DeviationRules rules;
    const std::map<QString, double> defaults = {
        {"tie_epsilon", rules.epsilon}, {"tail_high", rules.tailHigh}, {"narrow_gap", rules.narrowGap},
        {"near_zero", rules.nearZero},  {"near_one", rules.nearOne},   {"cs_high", rules.csHigh},
        {"iou_low", rules.iouLow},      {"weak_oracle_min_kills", rules.weakOracleKills}};
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("deviation_params.csv"));
    QCOMPARE(static_cast<std::size_t>(rows.size()), defaults.size());
    for (const GoldenRow& row : rows)
        QCOMPARE(defaults.at(row["name"]), row["default"].toDouble());
}

/// The sensitivity that oracle.md 2 lists.
void tst_PublishedResults::deviationThresholdsMatter()
{
    const auto bugsOf = [this](const DeviationRules& rules, auto category, auto member) {
        std::set<std::string> bugs;
        for (const BugDeviation& bug : bugDeviations(m_mutants, rules)) {
            if (bug.*member == category)
                bugs.insert(bug.bug);
        }
        return bugs;
    };
    const auto narrow = [&](double gap) {
        DeviationRules rules;
        rules.narrowGap = gap;
        return bugsOf(rules, TrendDeviation::NarrowCsLead, &BugDeviation::trend);
    };
    QVERIFY(narrow(0.10) == narrow(0.082) && narrow(0.10) == narrow(0.15));
    QVERIFY(narrow(0.10).count("defect4ml095") == 1 && narrow(0.10).count("deeplocalize006") == 1);
    QVERIFY(narrow(0.08).count("defect4ml095") == 0 && narrow(0.08).count("deeplocalize006") == 0);

    const auto tails = [&](double high) {
        DeviationRules rules;
        rules.tailHigh = high;
        return bugsOf(rules, TrendDeviation::BothHighTails, &BugDeviation::trend);
    };
    QVERIFY(tails(0.99) == tails(0.98));
    QVERIFY(tails(0.995).count("deepfd026") == 0 && tails(0.99).count("deepfd026") == 1);
    QVERIFY(tails(0.95).count("defect4ml038") == 1 && tails(0.99).count("defect4ml038") == 0);

    DeviationRules rules;
    rules.nearZero = 0.20;
    QVERIFY(bugsOf(rules, LevelDeviation::BothNearZero, &BugDeviation::level).count("deeplocalize002") == 1);
    rules.nearOne = 0.85;
    QVERIFY(bugsOf(rules, LevelDeviation::BothNearOne, &BugDeviation::level).empty());
}

void tst_PublishedResults::faultKills()
{
    std::map<std::pair<QString, QString>, std::vector<MetricPair>> metrics;
    for (const MutantResult& mutant : m_mutants) {
        metrics[{QString::fromStdString(mutant.bug), scenarioName(mutant.scenario)}].push_back(
            {mutant.realism.couplingStrength, mutant.realism.overlap});
    }
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("fault_mass.csv"));
    QCOMPARE(rows.size(), 86);
    for (const GoldenRow& row : rows) {
        for (const Scenario scenario : comparedScenarios) {
            const auto kills = recoverFaultKills(metrics.at({row["bug"], scenarioName(scenario)}));
            QCOMPARE(kills ? QString::number(*kills) : QString(),
                     row[QStringLiteral("fault_kills_") + scenarioName(scenario)]);
        }
    }
}

QTEST_APPLESS_MAIN(tst_PublishedResults)
#include "tst_published_results.moc"
