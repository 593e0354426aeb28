// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/StudySummary.h"

#include "core/interchange/StudyTables.h"
#include "core/program/Names.h"
#include "core/statistics/EffectSize.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(StudySummary)
};

QString number(double value) { return QLocale().toString(value, 'f', 3); }

QString computing() { return Text::tr("computing…"); }

std::vector<StudySummary::Median> mediansOf(const std::vector<BugDistribution>& distributions)
{
    std::map<std::pair<Metric, Scenario>, std::vector<double>> samples;
    for (const BugDistribution& bug : distributions)
        samples[{bug.metric, bug.scenario}].push_back(bug.box.median);
    std::vector<StudySummary::Median> medians;
    for (auto& [key, sample] : samples) {
        std::sort(sample.begin(), sample.end());
        medians.push_back({key.first, key.second, sample.size(), quantileType7(sample, 0.5)});
    }
    return medians;
}

StudyTable testsOf(const std::vector<MutantResult>& mutants, bool intervals)
{
    TableOptions options;
    options.intervals = intervals;
    StudyTable tests = studyTable(TableKind::Wilcoxon, mutants, options);
    StudyTable coverage = studyTable(TableKind::Coverage, mutants, options);
    std::move(coverage.rows.begin(), coverage.rows.end(), std::back_inserter(tests.rows));
    return tests;
}

/// The same table with these columns alone, in this order; what it does not have gets empty cells.
StudyTable projected(const StudyTable& table, const std::vector<TableColumn>& columns)
{
    StudyTable result{table.title, table.note, columns, {}};
    for (const auto& row : table.rows) {
        std::vector<TableCell>& cells = result.rows.emplace_back();
        for (const TableColumn& column : columns) {
            const auto place = table.column(column.key);
            cells.push_back(place ? row[*place] : TableCell());
        }
    }
    return result;
}

/// The column as the table heads it, shown on screen also where it is meant for paper.
TableColumn columnOf(const StudyTable& table, const std::string& key)
{
    const auto place = table.column(key);
    TableColumn column = place ? table.columns[*place] : TableColumn{key, QString()};
    column.use = TableColumn::Use::Everywhere;
    return column;
}

template <typename Replacement>
void replaceText(TableCell& cell, const Replacement& replacement)
{
    if (auto* text = std::get_if<QString>(&cell))
        *text = replacement(*text);
}

QString magnitudeWord(const QString& name)
{
    static const std::map<QString, const char*> words{
        {QStringLiteral("negligible"), QT_TRANSLATE_NOOP("StudySummary", "negligible")},
        {QStringLiteral("small"), QT_TRANSLATE_NOOP("StudySummary", "small")},
        {QStringLiteral("medium"), QT_TRANSLATE_NOOP("StudySummary", "medium")},
        {QStringLiteral("large"), QT_TRANSLATE_NOOP("StudySummary", "large")}};
    const auto word = words.find(name);
    return word == words.end() ? name : QCoreApplication::translate("StudySummary", word->second);
}

QString intervalText(const Interval& interval)
{
    return Text::tr("%1 to %2").arg(number(interval.low), number(interval.high));
}

const ScenarioMedian* intervalOf(const SummaryIntervals* intervals, const StudySummary::Median& median)
{
    if (!intervals)
        return nullptr;
    const auto found =
        std::find_if(intervals->medians.begin(), intervals->medians.end(), [&](const ScenarioMedian& entry) {
            return entry.metric == median.metric && entry.scenario == median.scenario && entry.dataset == "all";
        });
    return found == intervals->medians.end() ? nullptr : &*found;
}

const StudySummary::Median* medianOf(const StudySummary& summary, Metric metric, Scenario scenario)
{
    const auto found =
        std::find_if(summary.medians.begin(), summary.medians.end(), [&](const StudySummary::Median& entry) {
            return entry.metric == metric && entry.scenario == scenario;
        });
    return found == summary.medians.end() ? nullptr : &*found;
}

} // namespace

StudySummary studySummary(const std::vector<MutantResult>& mutants)
{
    StudySummary summary;
    std::set<std::string_view> bugs;
    std::set<std::string_view> datasets;
    for (const MutantResult& mutant : mutants) {
        bugs.insert(mutant.bug);
        datasets.insert(mutant.dataset);
        summary.mutants += mutant.counts() ? 1 : 0;
    }
    summary.bugs = bugs.size();
    summary.datasets = datasets.size();
    for (std::size_t i = 0; i < summaryMetrics.size(); ++i) {
        const auto medians = mediansOf(bugDistributions(mutants, summaryMetrics[i]));
        summary.medians.insert(summary.medians.end(), medians.begin(), medians.end());
        summary.noise[i] = noiseFloor(mutants, summaryMetrics[i]);
    }
    summary.tests = testsOf(mutants, false);
    return summary;
}

SummaryIntervals summaryIntervals(const std::vector<MutantResult>& mutants)
{
    SummaryIntervals intervals;
    for (Metric metric : summaryMetrics) {
        std::vector<BugDistribution> distributions = bugDistributions(mutants, metric);
        for (BugDistribution& bug : distributions)
            bug.dataset = "all"; // those of single data sets are not shown, and each takes as long
        const auto medians = scenarioMedians(distributions);
        std::copy_if(medians.begin(), medians.end(), std::back_inserter(intervals.medians), [](const auto& median) {
            return std::count(comparedScenarios.begin(), comparedScenarios.end(), median.scenario) > 0;
        });
    }
    intervals.tests = testsOf(mutants, true);
    return intervals;
}

StudyTable comparisonTable(const StudySummary& summary, const SummaryIntervals* intervals)
{
    const StudyTable& all = intervals ? intervals->tests : summary.tests;
    std::vector<TableColumn> columns;
    for (const char* key : {"metric", "comparison", "n_pairs", "rank_biserial", "magnitude"})
        columns.push_back(columnOf(all, key));
    columns.push_back({"r_interval", Text::tr("95 % interval of r")});
    for (const char* key : {"p_exact", "p_holm", "r_low", "r_high"})
        columns.push_back(columnOf(all, key));
    StudyTable table = projected(all, columns);
    for (auto& cells : table.rows) {
        replaceText(cells[Comparison::MetricName], [](const QString& name) {
            const auto metric = fromName<Metric>(name.toStdString());
            return metric ? metricSymbol(*metric) : name;
        });
        replaceText(cells[Comparison::Magnitude], magnitudeWord);
        const double* low = std::get_if<double>(&cells[Comparison::Low]);
        const double* high = std::get_if<double>(&cells[Comparison::High]);
        cells[Comparison::Range] = low && high ? intervalText({*low, *high}) : intervals ? QString() : computing();
    }
    return table;
}

StudyTable medianTable(const StudySummary& summary, const SummaryIntervals* intervals)
{
    StudyTable table;
    table.columns.push_back({"metric", Text::tr("Metric")});
    for (Scenario scenario : comparedScenarios)
        table.columns.push_back({scenarioName(scenario).toStdString(), scenarioTitle(scenario)});
    table.columns.push_back({"noise", Text::tr("Training noise")});
    for (std::size_t i = 0; i < summaryMetrics.size(); ++i) {
        std::vector<TableCell> row{metricTitle(summaryMetrics[i])};
        for (Scenario scenario : comparedScenarios) {
            const StudySummary::Median* median = medianOf(summary, summaryMetrics[i], scenario);
            if (!median) {
                row.emplace_back(QStringLiteral("–"));
                continue;
            }
            const ScenarioMedian* interval = intervalOf(intervals, *median);
            const QString range = interval ? intervalText(interval->median.percentile) : computing();
            row.emplace_back(Text::tr("%1 (%2)").arg(number(median->value), range));
        }
        const std::optional<NoiseFloor>& noise = summary.noise[i];
        row.emplace_back(
            noise
                ? Text::tr("%1 (bugs: %2)").arg(number(noise->box.median), QLocale().toString(qulonglong(noise->bugs)))
                : Text::tr("not known"));
        table.rows.push_back(std::move(row));
    }
    return table;
}

StudyTable medianValues(const StudySummary& summary, const SummaryIntervals* intervals)
{
    using Kind = TableColumn::Kind;
    StudyTable table{
        Text::tr("Medians of the bugs' medians"),
        Text::tr("Median over the bugs of a bug's median, with its 95 % percentile bootstrap interval over "
                 "bugs. noise: mutants that are no mutants."),
        {{"metric", Text::tr("Metric")},
         {"scenario", Text::tr("Scenario")},
         {"n_bugs", Text::tr("Bugs"), Kind::Integer},
         {"median", Text::tr("Median"), Kind::Number},
         {"low", Text::tr("From"), Kind::Number},
         {"high", Text::tr("To"), Kind::Number}},
        {}};
    for (const StudySummary::Median& median : summary.medians) {
        const ScenarioMedian* interval = intervalOf(intervals, median);
        const auto end = [&](double Interval::*value) {
            return interval ? TableCell(interval->median.percentile.*value) : TableCell();
        };
        table.rows.push_back({metricSymbol(median.metric), scenarioName(median.scenario), qint64(median.bugs),
                              median.value, end(&Interval::low), end(&Interval::high)});
    }
    for (std::size_t i = 0; i < summaryMetrics.size(); ++i) {
        if (const std::optional<NoiseFloor>& noise = summary.noise[i])
            table.rows.push_back({metricSymbol(summaryMetrics[i]), QStringLiteral("noise"), qint64(noise->bugs),
                                  noise->box.median, TableCell(), TableCell()});
    }
    return table;
}

StudyTable winsTable(const std::vector<MutantResult>& mutants, Metric metric)
{
    TableOptions options;
    options.metric = metric;
    StudyTable table = studyTable(TableKind::Winners, mutants, options);
    std::vector<TableColumn> columns;
    for (const char* key : {"dataset", "pre_wins", "post1_wins", "post2_wins", "pre_strict_wins", "post1_strict_wins",
                            "post2_strict_wins", "tied_with_pre", "tied_post_only"})
        columns.push_back(columnOf(table, key));
    for (TableColumn& column : columns) // narrow columns with two-line headings: "Tied / with pre"
        column.heading.replace(column.heading.indexOf(QLatin1Char(' ')), 1, QLatin1Char('\n'));
    StudyTable wins = projected(table, columns);
    for (auto& row : wins.rows) {
        replaceText(row[0], [](const QString& name) {
            return name == QLatin1String("all") ? Text::tr("All") : datasetTitle(name.toStdString());
        });
    }
    return wins;
}

QString noiseText(const StudySummary& summary, Metric metric)
{
    const auto place = std::find(summaryMetrics.begin(), summaryMetrics.end(), metric) - summaryMetrics.begin();
    const std::optional<NoiseFloor>& noise = summary.noise[static_cast<std::size_t>(place)];
    if (!noise)
        return {};
    const QString bugs = QLocale().toString(static_cast<qulonglong>(noise->bugs));
    const QString text = noise->source == NoiseSource::Control
                             ? Text::tr("The unchanged program, trained anew as a control, reaches %2 on %1 (median "
                                        "over %3 bugs). A value near it says little.")
                             : Text::tr("Unmutated copies, compared with other trainings of the same program, reach %2 "
                                        "on %1 (median over %3 bugs). A value near it says little.");
    return text.arg(metricSymbol(metric), number(noise->box.median), bugs);
}

} // namespace semblance
