// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QtGlobal>

#include <filesystem>
#include <optional>
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
    /// A file for programs has everything; a page of paper is narrow.
    enum class Use {
        Everywhere,
        Data, ///< CSV and screen
        Paper ///< LaTeX and Markdown, mostly several columns put together: "pre vs. post1"
    };
    std::string key; ///< as CSV and JSON name it: "whisker_high"
    QString heading; ///< translated; for people
    Kind kind = Kind::Text;
    Use use = Use::Everywhere;
    int decimals = 3;
};

/// Empty where there is no value; a number that is not finite is none.
using TableCell = std::variant<std::monostate, QString, qint64, double>;

/// The twin of a chart and the source of every exported table. Rows have as many cells as there are columns.
/// (core/data has a Table: the user's data.)
struct StudyTable {
    QString title;
    QString note; ///< rules that the numbers follow; below the table in LaTeX and Markdown
    std::vector<TableColumn> columns;
    std::vector<std::vector<TableCell>> rows;

    /// Place of the column with this key, if there is one.
    std::optional<std::size_t> column(const std::string& key) const;
};

enum class TableFormat {
    Csv,     ///< keys as header, UTF-8, comma, full precision in the C locale, CR LF (RFC 4180)
    Latex,   ///< a table with a tabular and booktabs rules; headings, rounded numbers, special characters escaped
    Markdown ///< a pipe table; headings, rounded numbers
};

/// "csv", "latex" (also "tex"), "md": as the command line and file endings spell them, in any case.
std::optional<TableFormat> tableFormatFromName(const std::string& name);

QString formatTable(const StudyTable& table, TableFormat format);

/// "12.346", "< 0.001", "": as people read it, with the given decimal point.
QString cellText(const TableCell& cell, const TableColumn& column, const QLocale& locale);

/// The shortest text that reads back the same, in the C locale: "0.1", "1e-09"; empty without a value.
QString exactText(const TableCell& cell);

/// Replaces the file only when everything was written; throws Error (what, where, why).
void writeTable(const StudyTable& table, TableFormat format, const std::filesystem::path& path);

} // namespace semblance
