// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/OperatorRanking.h"
#include "core/analysis/StudyIntervals.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance::tables {

namespace {

struct OperatorRow {
    OperatorRank rank;
    std::optional<RankInterval> interval;
};

std::vector<OperatorRow> operatorRows(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<OperatorRow> rows;
    for (const Metric metric : chosenMetrics(options)) {
        const std::vector<RankInterval> intervals = options.intervals
                                                        ? rankIntervals(mutants, metric, options.minimumBugs).operators
                                                        : std::vector<RankInterval>();
        for (const OperatorRank& rank : operatorRanking(mutants, metric, options.minimumBugs)) {
            const auto found = std::find_if(intervals.begin(), intervals.end(), [&](const RankInterval& interval) {
                return interval.scenario == rank.scenario && interval.operatorId == rank.operatorId;
            });
            rows.push_back({rank, found == intervals.end() ? std::nullopt : std::optional(*found)});
        }
    }
    return rows;
}

template <typename Value>
std::function<TableCell(const OperatorRow&)> ofRank(Value OperatorRank::*value)
{
    return [value](const OperatorRow& row) { return cell(row.rank.*value); };
}

std::function<TableCell(const OperatorRow&)> ofInterval(double RankInterval::*value)
{
    return [value](const OperatorRow& row) { return row.interval ? cell((*row.interval).*value) : TableCell(); };
}

std::vector<Field<OperatorRow>> rankFields(const TableOptions& options)
{
    return {
        {textColumn("metric", QT_TRANSLATE_NOOP("core", "Metric")), ofRank(&OperatorRank::metric)},
        {textColumn("scenario", QT_TRANSLATE_NOOP("core", "Scenario")), ofRank(&OperatorRank::scenario)},
        {textColumn("operator", QT_TRANSLATE_NOOP("core", "Operator")), ofRank(&OperatorRank::operatorId)},
        {integerColumn("n_bugs", QT_TRANSLATE_NOOP("core", "Bugs")), ofRank(&OperatorRank::bugs)},
        {integerColumn("n_mutants", QT_TRANSLATE_NOOP("core", "Mutants"), Use::Data), ofRank(&OperatorRank::mutants)},
        {numberColumn("q1", "Q1"), ofRank(&OperatorRank::q1)},
        {numberColumn("median", QT_TRANSLATE_NOOP("core", "Median")), ofRank(&OperatorRank::median)},
        {numberColumn("q3", "Q3"), ofRank(&OperatorRank::q3)},
        {integerColumn("rank", QT_TRANSLATE_NOOP("core", "Rank")), ofRank(&OperatorRank::rank)},
        {integerColumn("eligible", QT_TRANSLATE_NOOP("core", "Enough bugs"), Use::Data),
         [least = options.minimumBugs](const OperatorRow& row) { return cell(row.rank.bugs >= least); }},
    };
}

void addIntervalFields(std::vector<Field<OperatorRow>>& fields)
{
    fields.push_back(
        {textColumn("rank_interval", QT_TRANSLATE_NOOP("core", "95% interval"), Use::Paper),
         [](const OperatorRow& row) {
             return row.interval ? cell(intervalText({row.interval->low, row.interval->high}, 0)) : TableCell();
         }});
    fields.push_back({numberColumn("rank_low", QT_TRANSLATE_NOOP("core", "Rank from"), Use::Data, 1),
                      ofInterval(&RankInterval::low)});
    fields.push_back({numberColumn("rank_high", QT_TRANSLATE_NOOP("core", "Rank to"), Use::Data, 1),
                      ofInterval(&RankInterval::high)});
    fields.push_back({numberColumn("share_first", QT_TRANSLATE_NOOP("core", "Share with rank 1"), Use::Data, 2),
                      ofInterval(&RankInterval::shareFirst)});
}

} // namespace

StudyTable operatorTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    std::vector<Field<OperatorRow>> fields = rankFields(options);
    QString note = QCoreApplication::translate("core", "For each bug the median over the operator's mutants, then "
                                                       "quartiles over the bugs. Operators of fewer than %1 bugs have "
                                                       "no rank.")
                       .arg(options.minimumBugs);
    if (options.intervals) {
        addIntervalFields(fields);
        note += QLatin1Char(' ') +
                QCoreApplication::translate("core", "Intervals: percentile bootstrap over bugs, 10,000 resamples.");
    }
    return tableOf(QCoreApplication::translate("core", "Ranking of the operators"), note, fields,
                   operatorRows(mutants, options));
}

} // namespace semblance::tables
