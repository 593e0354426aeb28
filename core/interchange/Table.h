// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QtGlobal>

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace semblance {

/// A column of a table: how its values are headed and rounded.
struct TableColumn {
    enum class Kind {
        Text,
        Integer,
        Number,     ///< rounded to `decimals`
        Probability ///< "< 0.001" below; else rounded to `decimals`
    };
    std::string key; ///< as CSV and JSON name it: "whisker_high"
    QString heading; ///< translated; for people
    Kind kind = Kind::Text;
    int decimals = 3;
};

/// Empty where there is no value.
using TableCell = std::variant<std::monostate, QString, qint64, double>;

/// The twin of a chart and the source of every exported table. Rows have as many cells as there are columns.
struct Table {
    QString title;
    QString note; ///< rules that the numbers follow; below the table in LaTeX and Markdown
    std::vector<TableColumn> columns;
    std::vector<std::vector<TableCell>> rows;
};

enum class TableFormat {
    Csv,     ///< keys as header, UTF-8, comma, full precision in the C locale, CR LF (RFC 4180)
    Latex,   ///< a tabular with booktabs rules; headings, rounded numbers, every special character escaped
    Markdown ///< a pipe table; headings, rounded numbers
};

QString formatTable(const Table& table, TableFormat format);

/// "12.346", "< 0.001", "": as people read it, with the given decimal point.
QString cellText(const TableCell& cell, const TableColumn& column, const QLocale& locale);

/// Replaces the file only when everything was written; throws Error (what, where, why).
void writeTable(const Table& table, TableFormat format, const std::filesystem::path& path);

} // namespace semblance
