// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/CsvRows.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <csv.h>

#include <algorithm>
#include <new>
#include <string_view>

namespace semblance {

namespace {

int isNoBlank(unsigned char)
{
    return 0;
}

unsigned char singleCharacter(const std::string& value, const QString& what)
{
    if (value.size() != 1)
        throw Error(QCoreApplication::translate("core", "csv: the %1 must be one ASCII character, not '%2'.")
                        .arg(what, QString::fromStdString(value))
                        .toStdString());
    return static_cast<unsigned char>(value.front());
}

/// libcsv, fed line by line: it counts bytes only, and messages need lines.
class LineFedParser {
public:
    LineFedParser(const CsvFormat& format, const std::string& name)
        : m_name(name)
        , m_whitespace(format.separator == "whitespace")
    {
        // Runs of blanks are one separator: libcsv reports what lies between them as null, which addField passes over.
        const int options = CSV_STRICT | CSV_STRICT_FINI | (m_whitespace ? CSV_EMPTY_IS_NULL : 0);
        if (csv_init(&m_parser, static_cast<unsigned char>(options)) != 0)
            throw std::bad_alloc();
        try {
            configure(format);
        } catch (...) {
            csv_free(&m_parser);
            throw;
        }
    }
    ~LineFedParser() { csv_free(&m_parser); }
    LineFedParser(const LineFedParser&) = delete;
    LineFedParser& operator=(const LineFedParser&) = delete;

    /// One line with its end; returns the row that it completes, if any.
    const CsvRow* feed(std::string_view line, int number)
    {
        if (!m_open) {
            m_row.line = number;
            m_row.fields.clear();
        }
        m_complete = false;
        const void* data = line.data();
        std::string blanked;
        if (m_whitespace) {
            blanked = line;
            std::replace(blanked.begin(), blanked.end(), '\t', ' ');
            data = blanked.data();
        }
        if (csv_parse(&m_parser, data, line.size(), addField, endRow, this) != line.size())
            fail(number);
        m_open = !m_complete && (m_open || line.find_first_not_of(" \t\r\n") != std::string_view::npos);
        return completeRow();
    }

    /// The last row, if the text does not end with a line end.
    const CsvRow* finish()
    {
        m_complete = false;
        if (csv_fini(&m_parser, addField, endRow, this) != 0)
            fail(m_row.line);
        return completeRow();
    }

private:
    void configure(const CsvFormat& format)
    {
        const QString separatorName = QCoreApplication::translate("core", "separator");
        const unsigned char separator = m_whitespace ? ' ' : singleCharacter(format.separator, separatorName);
        // decodeText has refused zero bytes, so a zero byte as quote means "no quotes".
        const unsigned char quote =
            format.quote.empty() ? '\0' : singleCharacter(format.quote, QCoreApplication::translate("core", "quote"));
        if (separator == quote || format.separator == format.decimalMark)
            throw Error(QCoreApplication::translate("core", "csv: the separator must differ from quote and decimal "
                                                            "mark.")
                            .toStdString());
        csv_set_delim(&m_parser, separator);
        csv_set_quote(&m_parser, quote);
        if (m_whitespace)
            csv_set_space_func(&m_parser, isNoBlank);
    }

    static void addField(void* text, std::size_t length, void* self)
    {
        if (text != nullptr || !static_cast<LineFedParser*>(self)->m_whitespace)
            static_cast<LineFedParser*>(self)->m_row.fields.emplace_back(static_cast<const char*>(text), length);
    }

    static void endRow(int, void* self) { static_cast<LineFedParser*>(self)->m_complete = true; }

    const CsvRow* completeRow() const { return m_complete && !m_row.fields.empty() ? &m_row : nullptr; }

    [[noreturn]] void fail(int line)
    {
        if (csv_error(&m_parser) != CSV_EPARSE)
            throw std::bad_alloc();
        throw Error({m_name, line, static_cast<int>(m_row.fields.size()) + 1, {}},
                    QCoreApplication::translate("core", "a quote stands inside a field or is never closed; double it, "
                                                        "or set another quote character")
                        .toStdString());
    }

    std::string m_name;
    bool m_whitespace;
    csv_parser m_parser;
    CsvRow m_row;
    bool m_open = false;     ///< a row has begun and goes on in the next line (quoted line end)
    bool m_complete = false; ///< the last feed ended a row
};

} // namespace

std::string decodeText(const FileBytes& file, const std::string& encoding)
{
    const auto marked = QStringDecoder::encodingForData(file.bytes);
    constexpr auto flags = QStringDecoder::Flag::Stateless; // an incomplete last character is an error too
    QStringDecoder decoder = marked ? QStringDecoder(*marked, flags) : QStringDecoder(encoding.c_str(), flags);
    if (!decoder.isValid())
        throw Error(QCoreApplication::translate("core", "csv: unknown encoding '%1'; for example UTF-8, UTF-16, "
                                                        "ISO-8859-1.")
                        .arg(QString::fromStdString(encoding))
                        .toStdString());
    const QString text = decoder.decode(file.bytes);
    if (decoder.hasError())
        throw Error({file.name, 0, 0, {}}, QCoreApplication::translate("core", "the text is not %1; set the encoding")
                                               .arg(QString::fromUtf8(decoder.name()))
                                               .toStdString());
    if (text.contains(QChar::Null))
        throw Error({file.name, 0, 0, {}}, QCoreApplication::translate(
                                               "core", "holds zero bytes: this is not a text table, or its encoding is "
                                                       "another")
                                               .toStdString());
    return text.toStdString();
}

void forEachCsvRow(const std::string& text, const std::string& name, const CsvFormat& format,
                   const std::function<void(const CsvRow&)>& handler)
{
    LineFedParser parser(format, name);
    int number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = text.find_first_of("\r\n", begin);
        if (end == std::string::npos)
            end = text.size() - 1;
        else if (text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n')
            ++end;
        const std::string_view line = std::string_view(text).substr(begin, end + 1 - begin);
        begin = end + 1;
        if (++number <= format.skipRows)
            continue;
        if (const CsvRow* row = parser.feed(line, number))
            handler(*row);
    }
    if (const CsvRow* row = parser.finish())
        handler(*row);
}

} // namespace semblance
