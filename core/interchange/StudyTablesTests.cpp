// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ScenarioTests.h"
#include "core/analysis/StudyIntervals.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance::tables {

namespace {

struct TestRow {
    ScenarioTest test;
    std::optional<EffectInterval> interval;
};

/// All tests of the metrics, since p values are adjusted over all of them; intervals where they are asked for.
std::vector<TestRow> testRows(const std::vector<MutantResult>& mutants, const std::vector<Metric>& metrics,
                              const TableOptions& options)
{
    const std::vector<BugDistribution> distributions = distributionsOf(mutants, metrics);
    std::vector<TestRow> rows;
    for (const ScenarioTest& test : scenarioTests(distributions))
        rows.push_back({test, std::nullopt});
    if (options.intervals) {
        const std::vector<EffectInterval> intervals = effectIntervals(distributions);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].interval = intervals.at(i);
    }
    return rows;
}

template <typename Value>
std::function<TableCell(const TestRow&)> ofTest(Value SignedRankTest::*value)
{
    return [value](const TestRow& row) { return cell(row.test.test.*value); };
}

/// A number of the interval, where there is one.
std::function<TableCell(const TestRow&)> ofInterval(std::function<TableCell(const EffectInterval&)> value)
{
    return [value = std::move(value)](const TestRow& row) { return row.interval ? value(*row.interval) : TableCell(); };
}

TableCell end(const std::optional<Interval>& interval, double Interval::*value)
{
    return interval ? TableCell((*interval).*value) : TableCell();
}

std::vector<Field<TestRow>> namedFields()
{
    return {
        {textColumn("metric", QT_TRANSLATE_NOOP("core", "Metric")),
         [](const TestRow& row) { return cell(row.test.metric); }},
        {textColumn("comparison", QT_TRANSLATE_NOOP("core", "Comparison"), Use::Paper),
         [](const TestRow& row) { return cell(comparison(row.test.a, row.test.b)); }},
        {textColumn("a", QT_TRANSLATE_NOOP("core", "A"), Use::Data),
         [](const TestRow& row) { return cell(row.test.a); }},
        {textColumn("b", QT_TRANSLATE_NOOP("core", "B"), Use::Data),
         [](const TestRow& row) { return cell(row.test.b); }},
    };
}

void addTestFields(std::vector<Field<TestRow>>& fields)
{
    const std::vector<Field<TestRow>> more = {
        {integerColumn("n_pairs", QT_TRANSLATE_NOOP("core", "Bugs"), Use::Data), ofTest(&SignedRankTest::pairs)},
        {integerColumn("n_nonzero", "n"), ofTest(&SignedRankTest::nonzero)},
        {integerColumn("n_zero", QT_TRANSLATE_NOOP("core", "Without difference"), Use::Data),
         [](const TestRow& row) { return cell(row.test.test.zeros()); }},
        {integerColumn("n_tie_groups", QT_TRANSLATE_NOOP("core", "Tie groups"), Use::Data),
         ofTest(&SignedRankTest::tieGroups)},
        {numberColumn("w_plus", "W+", Use::Data, 1), ofTest(&SignedRankTest::wPlus)},
        {numberColumn("w_minus", "W-", Use::Data, 1), ofTest(&SignedRankTest::wMinus)},
        {numberColumn("w", "W", Use::Everywhere, 1), ofTest(&SignedRankTest::w)},
        {numberColumn("mean_w", QT_TRANSLATE_NOOP("core", "Mean of W"), Use::Data, 1), ofTest(&SignedRankTest::mean)},
        {numberColumn("sd_w", QT_TRANSLATE_NOOP("core", "Deviation of W"), Use::Data, 1),
         ofTest(&SignedRankTest::deviation)},
        {numberColumn("z", "z", Use::Data), ofTest(&SignedRankTest::z)},
        {probabilityColumn("p_normal", "p"), ofTest(&SignedRankTest::pNormal)},
        {probabilityColumn("p_exact", QT_TRANSLATE_NOOP("core", "Exact p"), Use::Data),
         ofTest(&SignedRankTest::pExact)},
        {probabilityColumn("p_holm", QT_TRANSLATE_NOOP("core", "p (Holm)"), Use::Data),
         [](const TestRow& row) { return cell(row.test.pHolm); }},
        {probabilityColumn("p_bonferroni", QT_TRANSLATE_NOOP("core", "p (Bonferroni)"), Use::Data),
         [](const TestRow& row) { return cell(row.test.pBonferroni); }},
        {numberColumn("rank_biserial", "r"), ofTest(&SignedRankTest::rankBiserial)},
        {textColumn("magnitude", QT_TRANSLATE_NOOP("core", "Magnitude")),
         [](const TestRow& row) { return cell(magnitudeName(row.test.test.magnitude)); }},
    };
    fields.insert(fields.end(), more.begin(), more.end());
}

void addIntervalFields(std::vector<Field<TestRow>>& fields)
{
    using E = EffectInterval;
    const std::vector<Field<TestRow>> more = {
        {textColumn("interval", QT_TRANSLATE_NOOP("core", "95% interval of r"), Use::Paper),
         ofInterval([](const E& e) { return cell(intervalText(e.rankBiserial.percentile, 3)); })},
        {numberColumn("r_low", QT_TRANSLATE_NOOP("core", "r from"), Use::Data),
         ofInterval([](const E& e) { return cell(e.rankBiserial.percentile.low); })},
        {numberColumn("r_high", QT_TRANSLATE_NOOP("core", "r to"), Use::Data),
         ofInterval([](const E& e) { return cell(e.rankBiserial.percentile.high); })},
        {numberColumn("r_bca_low", QT_TRANSLATE_NOOP("core", "r from (BCa)"), Use::Data),
         ofInterval([](const E& e) { return end(e.rankBiserial.bca, &Interval::low); })},
        {numberColumn("r_bca_high", QT_TRANSLATE_NOOP("core", "r to (BCa)"), Use::Data),
         ofInterval([](const E& e) { return end(e.rankBiserial.bca, &Interval::high); })},
        {numberColumn("share_large", QT_TRANSLATE_NOOP("core", "Share with r of 0.5 or more"), Use::Data, 2),
         ofInterval([](const E& e) { return cell(e.probabilityLarge); })},
    };
    fields.insert(fields.end(), more.begin(), more.end());
}

StudyTable testTable(const QString& title, const std::vector<TestRow>& rows, bool intervals)
{
    std::vector<Field<TestRow>> fields = namedFields();
    addTestFields(fields);
    if (intervals)
        addIntervalFields(fields);
    QString note = QCoreApplication::translate(
        "core", "Wilcoxon signed-rank test of the medians of a bug, two-sided, by the normal approximation without "
                "continuity correction; n bugs differ. r is the rank-biserial correlation, positive when the first "
                "scenario is higher.");
    if (intervals)
        note += QLatin1Char(' ') +
                QCoreApplication::translate("core", "Intervals: percentile bootstrap over bugs, 10,000 resamples.");
    return tableOf(title, note, fields, rows);
}

} // namespace

StudyTable wilcoxonTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    if (options.metric == Metric::Coverage)
        return coverageTable(mutants, options);
    std::vector<TestRow> rows = testRows(mutants, {Metric::CouplingStrength, Metric::Overlap}, options);
    if (options.metric)
        rows.erase(std::remove_if(rows.begin(), rows.end(),
                                  [&](const TestRow& row) { return row.test.metric != *options.metric; }),
                   rows.end());
    return testTable(QCoreApplication::translate("core", "Comparison of the scenarios"), rows, options.intervals);
}

StudyTable coverageTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    return testTable(QCoreApplication::translate("core", "Comparison of the scenarios by coverage R"),
                     testRows(mutants, {Metric::Coverage}, options), options.intervals);
}

} // namespace semblance::tables
