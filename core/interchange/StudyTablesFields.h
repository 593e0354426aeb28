// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the study tables are put together: a column and its value in one place, so that they cannot drift apart.

#include "core/analysis/BugDistributions.h"
#include "core/interchange/StudyTables.h"
#include "core/program/Names.h"
#include "core/statistics/WilsonInterval.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace semblance::tables {

/// A column and what a row has there.
template <typename Row>
struct Field {
    TableColumn column;
    std::function<TableCell(const Row&)> value;
};

template <typename Row>
StudyTable tableOf(const QString& title, const QString& note, const std::vector<Field<Row>>& fields,
                   const std::vector<Row>& rows)
{
    StudyTable table{title, note, {}, {}};
    for (const Field<Row>& field : fields)
        table.columns.push_back(field.column);
    table.rows.reserve(rows.size());
    for (const Row& row : rows) {
        std::vector<TableCell>& cells = table.rows.emplace_back();
        cells.reserve(fields.size());
        for (const Field<Row>& field : fields)
            cells.push_back(field.value(row));
    }
    return table;
}

using Use = TableColumn::Use;

// Headings are marked with QT_TRANSLATE_NOOP("core", "..."); the field's symbols (CS, W, p) are the same everywhere.
TableColumn textColumn(const std::string& key, const char* heading, Use use = Use::Everywhere);
TableColumn integerColumn(const std::string& key, const char* heading, Use use = Use::Everywhere);
TableColumn numberColumn(const std::string& key, const char* heading, Use use = Use::Everywhere, int decimals = 3);
TableColumn probabilityColumn(const std::string& key, const char* heading, Use use = Use::Everywhere);

// Overloads for what the analysis returns; nothing gives an empty cell.
inline TableCell cell(const std::string& value) { return QString::fromStdString(value); }
inline TableCell cell(std::string_view value) { return QString::fromUtf8(value.data(), qsizetype(value.size())); }
inline TableCell cell(const QString& value) { return value; }
inline TableCell cell(double value) { return value; }
inline TableCell cell(int value) { return qint64(value); }
inline TableCell cell(std::size_t value) { return static_cast<qint64>(value); }
inline TableCell cell(bool value) { return qint64(value); }
inline TableCell cell(Scenario value) { return cell(nameOf(value)); }
inline TableCell cell(Metric value) { return cell(nameOf(value)); }
template <typename Value>
TableCell cell(const std::optional<Value>& value)
{
    return value ? cell(*value) : TableCell();
}

/// "CS": the field's symbol.
QString symbol(Metric metric);
/// "pre vs. post1".
QString comparison(Scenario a, Scenario b);
/// "[0.578, 0.910]", in the C locale.
QString intervalText(const Interval& interval, int decimals);

/// The metrics that the options ask for: CS and IoU unless one is named.
std::vector<Metric> chosenMetrics(const TableOptions& options);
/// By metric, then as bugDistributions().
std::vector<BugDistribution> distributionsOf(const std::vector<MutantResult>& mutants,
                                             const std::vector<Metric>& metrics);

StudyTable bugTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable bugWinnerTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable winnerTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable wilcoxonTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable coverageTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable operatorTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable deviationTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable faultKillTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable familyTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable selectionTable(const std::vector<MutantResult>& mutants, const TableOptions& options);
StudyTable mutantTable(const std::vector<MutantResult>& mutants, const TableOptions& options);

} // namespace semblance::tables
