// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/CsvReader.h"

#include "core/data/CsvRows.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace semblance {

namespace {

/// "nan" and "inf" are texts here: a table says "no value" with its missing markers.
std::optional<double> parseNumber(std::string field, const std::string& decimalMark)
{
    if (decimalMark != ".") {
        if (field.find('.') != std::string::npos)
            return std::nullopt;
        std::replace(field.begin(), field.end(), decimalMark.front(), '.');
    }
    const char* begin = field.data();
    const char* end = begin + field.size();
    if (field.size() > 1 && field[0] == '+' && field[1] != '-')
        ++begin;
    double value = 0.0;
    const auto [stop, error] = std::from_chars(begin, end, value);
    if (error != std::errc() || stop != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

class TableReader {
public:
    explicit TableReader(const CsvFormat& format)
        : m_format(format)
    {
        if (format.decimalMark != "." && format.decimalMark != ",")
            throw Error(QCoreApplication::translate("core", "csv: the decimal mark must be '.' or ',', not '%1'.")
                            .arg(QString::fromStdString(format.decimalMark))
                            .toStdString());
    }

    /// First pass: names, number of rows, and which columns are text. Twice through the file costs less than holding
    /// every field of a table of pixels as a string.
    void scan(const std::string& text, const std::string& name)
    {
        std::size_t rows = 0;
        bool named = !m_format.header;
        bool first = true;
        forEachCsvRow(text, name, m_format, [&](const CsvRow& row) {
            if (first)
                takeNames(row, name);
            first = false;
            if (!named) {
                named = true;
                return;
            }
            ++rows;
            checkWidth(row, name, rows);
            for (std::size_t c = 0; c < row.fields.size(); ++c) {
                if (!m_isText[c] && !isMissing(row.fields[c]) && !parseNumber(row.fields[c], m_format.decimalMark))
                    m_isText[c] = true;
            }
        });
        if (rows == 0)
            throw Error({name, 0, 0, {}},
                        QCoreApplication::translate("core", "the table has no rows of data").toStdString());
        m_rows.push_back(rows);
    }

    /// Second pass: the values. `index` counts the scanned tables.
    Table read(const std::string& text, const std::string& name, std::size_t index) const
    {
        Table table{name, {}, {}};
        table.lines.reserve(m_rows[index]);
        for (std::size_t c = 0; c < m_names.size(); ++c) {
            Column column{m_names[c], static_cast<int>(c), m_isText[c], {}, {}};
            m_isText[c] ? column.texts.reserve(m_rows[index]) : column.numbers.reserve(m_rows[index]);
            table.columns.push_back(std::move(column));
        }
        bool header = m_format.header;
        forEachCsvRow(text, name, m_format, [&](const CsvRow& row) {
            if (!header)
                append(table, row);
            header = false;
        });
        return table;
    }

private:
    bool isMissing(const std::string& field) const
    {
        return std::find(m_format.missing.begin(), m_format.missing.end(), field) != m_format.missing.end();
    }

    void takeNames(const CsvRow& row, const std::string& name)
    {
        std::vector<std::string> names = row.fields;
        if (!m_format.header) {
            for (std::size_t c = 0; c < names.size(); ++c)
                names[c] = std::to_string(c);
        }
        if (m_names.empty()) {
            m_names = names;
            m_isText.assign(names.size(), false);
        } else if (m_names != names) {
            throw Error({name, row.line, 1, {}},
                        QCoreApplication::translate("core", "the columns differ from those of the training table "
                                                            "(%1 and %2 columns); both need the same in the same order")
                            .arg(names.size())
                            .arg(m_names.size())
                            .toStdString());
        }
    }

    void checkWidth(const CsvRow& row, const std::string& name, std::size_t number) const
    {
        if (row.fields.size() == m_names.size())
            return;
        const std::size_t firstWrong = std::min(row.fields.size(), m_names.size()) + 1;
        throw Error({name, row.line, static_cast<int>(firstWrong), {}},
                    QCoreApplication::translate("core",
                                                "row %1 has %2 fields, the first row has %3; check separator and "
                                                "quotes")
                        .arg(number)
                        .arg(row.fields.size())
                        .arg(m_names.size())
                        .toStdString());
    }

    void append(Table& table, const CsvRow& row) const
    {
        table.lines.push_back(row.line);
        for (std::size_t c = 0; c < row.fields.size(); ++c) {
            const std::string& field = row.fields[c];
            const bool missing = isMissing(field);
            if (m_isText[c])
                table.columns[c].texts.push_back(missing ? std::nullopt : std::optional(field));
            else
                table.columns[c].numbers.push_back(missing ? std::numeric_limits<double>::quiet_NaN()
                                                           : *parseNumber(field, m_format.decimalMark));
        }
    }

    const CsvFormat& m_format;
    std::vector<std::string> m_names;
    std::vector<bool> m_isText;
    std::vector<std::size_t> m_rows;
};

std::vector<std::size_t> indicesOf(const Table& table, const std::vector<std::string>& references)
{
    std::vector<std::size_t> indices;
    for (const std::string& reference : references)
        indices.push_back(columnIndex(table, reference));
    return indices;
}

Table selectColumns(const Table& table, const std::vector<std::size_t>& indices)
{
    Table selected{table.file, table.lines, {}};
    for (const std::size_t index : indices)
        selected.columns.push_back(table.columns[index]);
    return selected;
}

} // namespace

std::vector<Table> readCsv(const std::vector<FileBytes>& files, const CsvFormat& format)
{
    TableReader reader(format);
    std::vector<std::string> texts;
    for (const FileBytes& file : files) {
        texts.push_back(decodeText(file, format.encoding));
        reader.scan(texts.back(), file.name);
    }
    std::vector<Table> tables;
    for (std::size_t i = 0; i < files.size(); ++i)
        tables.push_back(reader.read(texts[i], files[i].name, i));
    return tables;
}

std::pair<Table, Table> splitColumns(const Table& table, const CsvFormat& format)
{
    std::vector<std::size_t> targets = indicesOf(table, format.targets);
    if (format.targets.empty())
        targets = {table.columns.size() - 1};
    std::vector<std::size_t> inputs = indicesOf(table, format.columns);
    if (format.columns.empty()) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (std::find(targets.begin(), targets.end(), c) == targets.end())
                inputs.push_back(c);
        }
    }
    if (inputs.empty())
        throw Error({table.file, 0, 0, {}},
                    QCoreApplication::translate("core", "no column is left for the inputs; check separator and targets")
                        .toStdString());
    return {selectColumns(table, inputs), selectColumns(table, targets)};
}

} // namespace semblance
