// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/BugDistributions.h"
#include "core/analysis/Winners.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace semblance::tables {

namespace {

/// The boxes of one bug and scenario, one a metric; empty where the metric has no value.
struct BugRow {
    std::string bug;
    std::string dataset;
    Scenario scenario = Scenario::Pre;
    std::map<Metric, BoxSummary> boxes;
};

std::vector<BugRow> bugRows(const std::vector<BugDistribution>& distributions)
{
    std::map<std::pair<std::string, Scenario>, BugRow> rows;
    for (const BugDistribution& d : distributions) {
        BugRow& row = rows.try_emplace({d.bug, d.scenario}, BugRow{d.bug, d.dataset, d.scenario, {}}).first->second;
        row.boxes.emplace(d.metric, d.box);
    }
    std::vector<BugRow> ordered;
    for (auto& [key, row] : rows)
        ordered.push_back(std::move(row));
    return ordered;
}

using BoxValue = TableCell (*)(const BoxSummary&);

template <double BoxSummary::*value>
TableCell number(const BoxSummary& box)
{
    return box.*value;
}

qint64 outliersAbove(const BoxSummary& box, double value)
{
    return std::count_if(box.outliers.begin(), box.outliers.end(), [value](double o) { return o > value; });
}

struct BoxColumn {
    TableColumn column; ///< key and heading without the metric
    BoxValue value;
};

std::vector<BoxColumn> boxColumns()
{
    return {
        {numberColumn("min", QT_TRANSLATE_NOOP("core", "minimum"), Use::Data), number<&BoxSummary::minimum>},
        {numberColumn("q1", "Q1"), number<&BoxSummary::q1>},
        {numberColumn("median", QT_TRANSLATE_NOOP("core", "median")), number<&BoxSummary::median>},
        {numberColumn("q3", "Q3"), number<&BoxSummary::q3>},
        {numberColumn("max", QT_TRANSLATE_NOOP("core", "maximum"), Use::Data), number<&BoxSummary::maximum>},
        {numberColumn("whisker_low", QT_TRANSLATE_NOOP("core", "lower whisker"), Use::Data),
         number<&BoxSummary::whiskerLow>},
        {numberColumn("whisker_high", QT_TRANSLATE_NOOP("core", "upper whisker"), Use::Data),
         number<&BoxSummary::whiskerHigh>},
        {integerColumn("n_outliers", QT_TRANSLATE_NOOP("core", "outliers"), Use::Data),
         [](const BoxSummary& box) { return cell(box.outliers.size()); }},
        {integerColumn("n_out_low", QT_TRANSLATE_NOOP("core", "low outliers"), Use::Data),
         [](const BoxSummary& box) {
             return TableCell(static_cast<qint64>(box.outliers.size()) - outliersAbove(box, box.median));
         }},
        {integerColumn("n_out_high", QT_TRANSLATE_NOOP("core", "high outliers"), Use::Data),
         [](const BoxSummary& box) { return TableCell(outliersAbove(box, box.median)); }},
    };
}

void addBoxFields(std::vector<Field<BugRow>>& fields, Metric metric)
{
    for (BoxColumn& box : boxColumns()) {
        box.column.key = nameOf(metric) + '_' + box.column.key;
        box.column.heading = symbol(metric) + QLatin1Char(' ') + box.column.heading;
        fields.push_back({box.column, [metric, value = box.value](const BugRow& row) {
                              const auto found = row.boxes.find(metric);
                              return found == row.boxes.end() ? TableCell() : value(found->second);
                          }});
    }
}

QString names(const std::vector<Scenario>& scenarios)
{
    QStringList names;
    for (const Scenario scenario : scenarios)
        names << QString::fromStdString(nameOf(scenario));
    return names.join(QLatin1Char('|'));
}

/// How far the best post-training median lies below that of pre.
std::optional<double> leadOfPre(const Winner& winner)
{
    const auto& [pre, post1, post2] = winner.medians;
    if (!pre || (!post1 && !post2))
        return std::nullopt;
    return *pre - std::max(post1.value_or(post2.value_or(0.0)), post2.value_or(post1.value_or(0.0)));
}

std::vector<Winner> allWinners(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<Winner> all;
    for (const Metric metric : chosenMetrics(options)) {
        const std::vector<Winner> some = winners(bugDistributions(mutants, metric), metric);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

QString tieNote()
{
    return QCoreApplication::translate("core", "The highest median wins; medians within 1e-9 are equal, and a tie goes "
                                               "to the first of pre, post1 and post2. A strict win has no tie.");
}

/// A count of every scenario that is compared.
using Counts = std::array<std::size_t, comparedScenarios.size()> WinCount::*;

void addCounts(std::vector<Field<WinCount>>& fields, Counts counts, const std::string& ending, const QString& heading)
{
    for (std::size_t i = 0; i < comparedScenarios.size(); ++i) {
        const std::string& name = nameOf(comparedScenarios[i]);
        TableColumn column = integerColumn(name + ending, "");
        column.heading = heading.arg(QString::fromStdString(name));
        fields.push_back({column, [counts, i](const WinCount& count) { return cell((count.*counts)[i]); }});
    }
}

void addPercents(std::vector<Field<WinCount>>& fields)
{
    for (std::size_t i = 0; i < comparedScenarios.size(); ++i) {
        const std::string& name = nameOf(comparedScenarios[i]);
        TableColumn column = integerColumn(name + "_percent", "", Use::Data);
        column.heading = QString::fromStdString(name) + QStringLiteral(" %");
        fields.push_back({column, [i](const WinCount& count) {
                              return cell(static_cast<int>(std::lround(100.0 * static_cast<double>(count.wins[i]) /
                                                                       static_cast<double>(count.bugs))));
                          }});
    }
}

} // namespace

StudyTable bugTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<Field<BugRow>> fields = {
        {textColumn("bug", QT_TRANSLATE_NOOP("core", "Bug")), [](const BugRow& row) { return cell(row.bug); }},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set"), Use::Data),
         [](const BugRow& row) { return cell(row.dataset); }},
        {textColumn("scenario", QT_TRANSLATE_NOOP("core", "Scenario")),
         [](const BugRow& row) { return cell(row.scenario); }},
        {integerColumn("n_mutants", "n"), [](const BugRow& row) { return cell(row.boxes.begin()->second.n); }},
    };
    for (const Metric metric : chosenMetrics(options))
        addBoxFields(fields, metric);
    return tableOf(QCoreApplication::translate("core", "Mutants of every bug"),
                   QCoreApplication::translate("core", "Quartiles by linear interpolation (type 7); whiskers reach to "
                                                       "the last value within 1.5 interquartile ranges of the box."),
                   fields, bugRows(distributionsOf(mutants, chosenMetrics(options))));
}

StudyTable bugWinnerTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<Field<Winner>> fields = {
        {textColumn("metric", QT_TRANSLATE_NOOP("core", "Metric")), [](const Winner& w) { return cell(w.metric); }},
        {textColumn("bug", QT_TRANSLATE_NOOP("core", "Bug")), [](const Winner& w) { return cell(w.bug); }},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set"), Use::Data),
         [](const Winner& w) { return cell(w.dataset); }},
        {numberColumn("pre_median", "pre"), [](const Winner& w) { return cell(w.medians[0]); }},
        {numberColumn("post1_median", "post1"), [](const Winner& w) { return cell(w.medians[1]); }},
        {numberColumn("post2_median", "post2"), [](const Winner& w) { return cell(w.medians[2]); }},
        {textColumn("winner", QT_TRANSLATE_NOOP("core", "Winner")), [](const Winner& w) { return cell(w.winner); }},
        {textColumn("tied", QT_TRANSLATE_NOOP("core", "Tied")), [](const Winner& w) { return cell(names(w.tied)); }},
        {integerColumn("n_tied", QT_TRANSLATE_NOOP("core", "Number tied"), Use::Data),
         [](const Winner& w) { return cell(w.tied.size()); }},
        {textColumn("strict_winner", QT_TRANSLATE_NOOP("core", "Strict winner"), Use::Data),
         [](const Winner& w) { return w.strict() ? cell(w.winner) : cell(std::string("tie")); }},
        {integerColumn("decided_by_tie", QT_TRANSLATE_NOOP("core", "Won by pre for a tie only"), Use::Data),
         [](const Winner& w) { return cell(w.winner == Scenario::Pre && !w.strict()); }},
        {numberColumn("pre_minus_best_post", QT_TRANSLATE_NOOP("core", "Lead of pre"), Use::Data),
         [](const Winner& w) { return cell(leadOfPre(w)); }},
    };
    return tableOf(QCoreApplication::translate("core", "Medians and winner of every bug"), tieNote(), fields,
                   allWinners(mutants, options));
}

StudyTable winnerTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<Field<WinCount>> fields = {
        {textColumn("metric", QT_TRANSLATE_NOOP("core", "Metric")), [](const WinCount& c) { return cell(c.metric); }},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set")),
         [](const WinCount& c) { return cell(c.dataset); }},
        {integerColumn("n_bugs", QT_TRANSLATE_NOOP("core", "Bugs")), [](const WinCount& c) { return cell(c.bugs); }},
    };
    addCounts(fields, &WinCount::wins, "_wins", QStringLiteral("%1"));
    addPercents(fields);
    addCounts(fields, &WinCount::strictWins, "_strict_wins", QCoreApplication::translate("core", "%1 strictly"));
    fields.push_back({integerColumn("tied_with_pre", QT_TRANSLATE_NOOP("core", "Tied with pre")),
                      [](const WinCount& c) { return cell(c.tiedWithPre); }});
    fields.push_back({integerColumn("tied_post_only", QT_TRANSLATE_NOOP("core", "Tied without pre")),
                      [](const WinCount& c) { return cell(c.tiedPostOnly); }});
    std::vector<WinCount> rows;
    for (const Metric metric : chosenMetrics(options)) {
        const std::vector<WinCount> some = winCounts(winners(bugDistributions(mutants, metric), metric));
        rows.insert(rows.end(), some.begin(), some.end());
    }
    return tableOf(QCoreApplication::translate("core", "Bugs won by each scenario"), tieNote(), fields, rows);
}

} // namespace semblance::tables
