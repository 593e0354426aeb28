// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Table.h"

#include "core/program/Error.h"
#include "core/program/SaveFile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QStringList>

#include <csv.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace semblance {

namespace {

constexpr double smallestShownProbability = 0.001;

/// Never "-0.000".
QString numberText(double value, int decimals, const QLocale& locale)
{
    const QString text = locale.toString(value, 'f', decimals);
    const QString zero = locale.toString(0.0, 'f', decimals);
    return text == locale.negativeSign() + zero ? zero : text;
}

/// Quoted only where RFC 4180 asks for it: some readers take a quoted number for a text.
void appendCsvField(QByteArray& out, const QByteArray& field)
{
    const bool blankAtEnd = !field.isEmpty() && (field.front() == ' ' || field.back() == ' ');
    const bool special =
        std::any_of(field.begin(), field.end(), [](char c) { return c == ',' || c == '"' || c == '\r' || c == '\n'; });
    if (!special && !blankAtEnd) {
        out += field;
        return;
    }
    const auto length = static_cast<std::size_t>(field.size());
    QByteArray quoted(2 * field.size() + 2, '\0'); // every character a quote, and the two around it
    const std::size_t written =
        csv_write2(quoted.data(), static_cast<std::size_t>(quoted.size()), field.constData(), length, CSV_QUOTE);
    out.append(quoted.constData(), static_cast<qsizetype>(written));
}

void appendCsvRow(QByteArray& out, const std::vector<QString>& fields)
{
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0)
            out += ',';
        appendCsvField(out, fields[i].toUtf8());
    }
    out += "\r\n";
}

/// Only the columns of a use other than `without`.
std::vector<std::size_t> columnsWithout(const StudyTable& table, TableColumn::Use without)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].use != without)
            columns.push_back(i);
    return columns;
}

QString csvText(const StudyTable& table)
{
    const std::vector<std::size_t> columns = columnsWithout(table, TableColumn::Use::Paper);
    std::vector<QString> fields;
    QByteArray out;
    for (const std::size_t column : columns)
        fields.push_back(QString::fromStdString(table.columns[column].key));
    appendCsvRow(out, fields);
    for (const std::vector<TableCell>& row : table.rows) {
        fields.clear();
        for (const std::size_t column : columns)
            fields.push_back(exactText(row[column]));
        appendCsvRow(out, fields);
    }
    return QString::fromUtf8(out);
}

QString oneLine(const QString& text) { return text.simplified(); }

QString escapedLatex(const QString& text)
{
    QString escaped;
    for (const QChar c : oneLine(text)) {
        switch (c.unicode()) {
        case '\\':
            escaped += QLatin1String("\\textbackslash{}");
            break;
        case '~':
            escaped += QLatin1String("\\textasciitilde{}");
            break;
        case '^':
            escaped += QLatin1String("\\textasciicircum{}");
            break;
        case '<': // these two come out as Spanish punctuation in LaTeX's default encoding
            escaped += QLatin1String("\\textless{}");
            break;
        case '>':
            escaped += QLatin1String("\\textgreater{}");
            break;
        case '&':
        case '%':
        case '$':
        case '#':
        case '_':
        case '{':
        case '}':
            escaped += QLatin1Char('\\');
            [[fallthrough]];
        default:
            escaped += c;
        }
    }
    return escaped;
}

QString escapedMarkdown(const QString& text)
{
    QString escaped;
    for (const QChar c : oneLine(text)) {
        if (QStringLiteral("\\|`*_<").contains(c))
            escaped += QLatin1Char('\\');
        escaped += c;
    }
    return escaped;
}

/// Numbers in math mode where a minus or a sign of comparison stands.
QString latexCell(const TableCell& cell, const TableColumn& column)
{
    QString text = cellText(cell, column, QLocale::c());
    if (std::holds_alternative<QString>(cell) || text.isEmpty())
        return escapedLatex(text);
    const bool sign = text.startsWith(QLatin1Char('-')) || text.startsWith(QLatin1Char('<'));
    return sign ? QLatin1Char('$') + text.remove(QLatin1Char(' ')) + QLatin1Char('$') : text;
}

QString joinedRow(const std::vector<std::size_t>& columns, const QString& separator,
                  const std::function<QString(std::size_t)>& cell)
{
    QStringList cells;
    for (const std::size_t column : columns)
        cells << cell(column);
    return cells.join(separator);
}

QString latexText(const StudyTable& table)
{
    const std::vector<std::size_t> columns = columnsWithout(table, TableColumn::Use::Data);
    const QString separator = QStringLiteral(" & ");
    const QString end = QStringLiteral(" \\\\\n");
    QString out = QStringLiteral("% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n");
    if (!table.title.isEmpty())
        out += QStringLiteral("  \\caption{") + escapedLatex(table.title) + QStringLiteral("}\n");
    out += QStringLiteral("  \\begin{tabular}{") + joinedRow(columns, {}, [&](std::size_t column) {
               return table.columns[column].kind == TableColumn::Kind::Text ? QStringLiteral("l") : QStringLiteral("r");
           });
    out += QStringLiteral("}\n    \\toprule\n    ") +
           joinedRow(columns, separator, [&](std::size_t i) { return escapedLatex(table.columns[i].heading); }) + end +
           QStringLiteral("    \\midrule\n");
    for (const std::vector<TableCell>& row : table.rows)
        out += QStringLiteral("    ") +
               joinedRow(columns, separator, [&](std::size_t i) { return latexCell(row[i], table.columns[i]); }) + end;
    out += QStringLiteral("    \\bottomrule\n  \\end{tabular}\n");
    if (!table.note.isEmpty())
        out += QStringLiteral("\n  \\smallskip\n  \\parbox{\\linewidth}{\\footnotesize ") + escapedLatex(table.note) +
               QStringLiteral("}\n");
    return out + QStringLiteral("\\end{table}\n");
}

QString markdownText(const StudyTable& table)
{
    const std::vector<std::size_t> columns = columnsWithout(table, TableColumn::Use::Data);
    const auto line = [&](const std::function<QString(std::size_t)>& cell) {
        return QStringLiteral("| ") + joinedRow(columns, QStringLiteral(" | "), cell) + QStringLiteral(" |\n");
    };
    QString out;
    if (!table.title.isEmpty())
        out += QStringLiteral("**") + escapedMarkdown(table.title) + QStringLiteral("**\n\n");
    out += line([&](std::size_t i) { return escapedMarkdown(table.columns[i].heading); });
    out += line([&](std::size_t i) {
        return table.columns[i].kind == TableColumn::Kind::Text ? QStringLiteral(":--") : QStringLiteral("--:");
    });
    for (const std::vector<TableCell>& row : table.rows)
        out += line([&](std::size_t i) { return escapedMarkdown(cellText(row[i], table.columns[i], QLocale::c())); });
    if (!table.note.isEmpty())
        out += QLatin1Char('\n') + escapedMarkdown(table.note) + QLatin1Char('\n');
    return out;
}

} // namespace

std::optional<std::size_t> StudyTable::column(const std::string& key) const
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const auto& c) { return c.key == key; });
    if (found == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(columns.begin(), found));
}

std::optional<TableFormat> tableFormatFromName(const std::string& name)
{
    const QString lower = QString::fromStdString(name).toLower();
    if (lower == QLatin1String("csv"))
        return TableFormat::Csv;
    if (lower == QLatin1String("latex") || lower == QLatin1String("tex"))
        return TableFormat::Latex;
    if (lower == QLatin1String("md"))
        return TableFormat::Markdown;
    return std::nullopt;
}

QString formatTable(const StudyTable& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Csv:
        return csvText(table);
    case TableFormat::Latex:
        return latexText(table);
    case TableFormat::Markdown:
        return markdownText(table);
    }
    return {};
}

QString cellText(const TableCell& cell, const TableColumn& column, const QLocale& locale)
{
    if (const QString* text = std::get_if<QString>(&cell))
        return *text;
    if (const qint64* integer = std::get_if<qint64>(&cell))
        return locale.toString(*integer);
    const double* number = std::get_if<double>(&cell);
    if (!number || !std::isfinite(*number))
        return {};
    if (column.kind == TableColumn::Kind::Probability && *number < smallestShownProbability)
        return QStringLiteral("< ") + locale.toString(smallestShownProbability, 'f', 3);
    return numberText(*number, column.decimals, locale);
}

QString exactText(const TableCell& cell)
{
    if (const QString* text = std::get_if<QString>(&cell))
        return *text;
    if (const qint64* integer = std::get_if<qint64>(&cell))
        return QString::number(*integer);
    const double* number = std::get_if<double>(&cell);
    return number && std::isfinite(*number) ? QString::number(*number, 'g', QLocale::FloatingPointShortest) : QString();
}

void writeTable(const StudyTable& table, TableFormat format, const std::filesystem::path& path)
{
    const QByteArray bytes = formatTable(table, format).toUtf8();
    if (const auto problem = saveFile(QString::fromStdString(path.string()), bytes))
        throw Error(
            {path.string(), 0, 0, {}},
            QCoreApplication::translate("core", "The table cannot be written: %1.").arg(*problem).toStdString());
}

} // namespace semblance
