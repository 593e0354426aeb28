// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsFiles.h"

#include "core/data/FileBytes.h"
#include "core/program/Error.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>

namespace semblance {

namespace {

namespace fs = std::filesystem;

constexpr int mostRefusedRows = 10;

Scenario scenarioOf(QStringView name)
{
    if (name == QLatin1String("pre_training"))
        return Scenario::Pre;
    return name.contains(QLatin1String("scenario1")) ? Scenario::Post1 : Scenario::Post2;
}

/// The scenario that a mutant's name belongs to.
Scenario scenarioOf(const ParsedMutantName& mutant)
{
    if (mutant.original)
        return Scenario::Post1;
    // Only post-training operators are named by their abbreviation.
    return operatorNameOf(mutant.operatorId) == mutant.operatorId ? Scenario::Post2 : Scenario::Pre;
}

std::optional<ResultsFile> fileOfName(const std::string& name)
{
    static const QRegularExpression pattern(QRegularExpression::anchoredPattern(
        QStringLiteral("(coupling_strength|detectability_overlap)_([a-z][a-z0-9]*[0-9])_"
                       "(pre_training|post_training_scenario[12]_mutants)(_clean)?\\.csv")));
    const QRegularExpressionMatch match = pattern.match(QString::fromStdString(name));
    if (!match.hasMatch())
        return std::nullopt;
    ResultsFile file;
    file.metric = match.captured(1) == QLatin1String("coupling_strength") ? Metric::CouplingStrength : Metric::Overlap;
    file.bug = match.captured(2).toStdString();
    file.scenario = scenarioOf(match.capturedView(3));
    file.exact = match.hasCaptured(4);
    return file;
}

/// Entries of a folder by name; none if it cannot be read.
std::vector<fs::directory_entry> entriesOf(const fs::path& folder)
{
    std::vector<fs::directory_entry> entries;
    std::error_code unreadable;
    for (const auto& entry : fs::directory_iterator(folder, unreadable))
        entries.push_back(entry);
    std::sort(entries.begin(), entries.end());
    return entries;
}

bool hasMetricFolder(const fs::path& folder)
{
    std::error_code unreadable;
    return std::any_of(publishedMetrics.begin(), publishedMetrics.end(),
                       [&](Metric metric) { return fs::is_directory(folder / publishedName(metric), unreadable); });
}

/// "0.4790697674418605", or "0.4791 (reliable)" in plain files.
bool readValue(const std::string& cell, ResultsRow& row)
{
    std::string_view number = cell;
    for (const bool reliable : {true, false}) {
        const std::string_view flag = reliable ? " (reliable)" : " (unreliable)";
        if (number.ends_with(flag)) {
            number.remove_suffix(flag.size());
            row.reliable = reliable;
            break;
        }
    }
    const std::optional<double> value = readNumber(number);
    row.value = value.value_or(0.0);
    return value.has_value();
}

/// What is wrong with a row, or nothing.
QString readRow(const CsvRow& cells, const ResultsFile& file, ResultsRow& row)
{
    if (cells.fields.size() != 2)
        return QCoreApplication::translate("core", "The row has %1 fields instead of 2.").arg(cells.fields.size());
    const QString name = QString::fromStdString(cells.fields[0]);
    const std::optional<ParsedMutantName> parsed = parseMutantName(cells.fields[0], file.bug);
    if (!parsed)
        return QCoreApplication::translate("core", "\"%1\" is no name of a mutant of %2.")
            .arg(name, QString::fromStdString(file.bug));
    if (scenarioOf(*parsed) != file.scenario)
        return QCoreApplication::translate("core", "\"%1\" is a mutant of another scenario than the file.").arg(name);
    if (!readValue(cells.fields[1], row))
        return QCoreApplication::translate("core", "\"%1\" is no number.").arg(QString::fromStdString(cells.fields[1]));
    if (!(row.value >= 0.0 && row.value <= 1.0))
        return QCoreApplication::translate("core", "The value %1 is not between 0 and 1.")
            .arg(QString::fromStdString(cells.fields[1]));
    row.line = cells.line;
    row.mutant = withoutPrefix(cells.fields[0], file.bug);
    row.parsed = *parsed;
    return {};
}

void readRows(const CsvFile& csv, const ResultsFile& file, ResultsContent& content)
{
    RefusedRows refused(file.name, file.bug, content.remarks);
    content.rows.reserve(csv.rows.size());
    for (const CsvRow& cells : csv.rows) {
        if (&cells == &csv.rows.front() && cells.fields.size() == 2 && cells.fields[0].empty()) {
            content.fault = cells.fields[1];
            continue;
        }
        ResultsRow row;
        const QString problem = readRow(cells, file, row);
        if (problem.isEmpty())
            content.rows.push_back(std::move(row));
        else
            refused.add(cells.line, problem);
    }
    refused.finish();
    if (csv.rows.size() <= 1)
        content.remarks.push_back({ImportRemark::Severity::Note, file.name, 0, file.bug,
                                   QCoreApplication::translate("core", "The file holds no mutants.").toStdString()});
}

} // namespace

const std::string& publishedName(Metric metric)
{
    static const std::array<std::string, 2> names = {"coupling_strength", "detectability_overlap"};
    return names[metric == Metric::CouplingStrength ? 0 : 1];
}

std::optional<fs::path> resultsRoot(const fs::path& folder)
{
    fs::path whole = fs::absolute(folder).lexically_normal();
    if (!whole.has_filename())
        whole = whole.parent_path(); // "results/"
    if (hasMetricFolder(whole))
        return whole;
    if (hasMetricFolder(whole / "results"))
        return whole / "results";
    const std::string name = whole.filename().string();
    const bool isMetricFolder = std::any_of(publishedMetrics.begin(), publishedMetrics.end(),
                                            [&name](Metric metric) { return publishedName(metric) == name; });
    return isMetricFolder && hasMetricFolder(whole.parent_path()) ? std::optional(whole.parent_path()) : std::nullopt;
}

std::vector<ResultsFile> listResultsFiles(const fs::path& root, std::vector<ImportRemark>& remarks)
{
    std::vector<ResultsFile> files;
    for (const Metric metric : publishedMetrics) {
        for (const fs::directory_entry& entry : entriesOf(root / publishedName(metric))) {
            const std::string fileName = entry.path().filename().string();
            std::string name = publishedName(metric) + "/" + fileName;
            std::error_code unreadable;
            const bool isFolder = entry.is_directory(unreadable);
            std::optional<ResultsFile> file = isFolder ? std::nullopt : fileOfName(fileName);
            if (file && file->metric == metric) {
                file->path = entry.path();
                file->name = std::move(name);
                files.push_back(std::move(*file));
            } else {
                const QString message =
                    isFolder ? QCoreApplication::translate(
                                   "core", "This folder does not belong to the results; it was passed over.")
                             : QCoreApplication::translate(
                                   "core", "The name is not that of a file of results here; it was passed over.");
                remarks.push_back({ImportRemark::Severity::Note, std::move(name), 0, {}, message.toStdString()});
            }
        }
    }
    return files;
}

ResultsContent readResultsFile(const ResultsFile& file)
{
    ResultsContent content;
    try {
        const CsvFile csv = readCsvFile(file.path, file.name);
        content.sha256 = csv.sha256;
        readRows(csv, file, content);
        content.sound = true;
    } catch (const Error& error) {
        content.remarks.push_back(
            {ImportRemark::Severity::Error, file.name, error.position().line, file.bug, error.message()});
    }
    return content;
}

CsvFile readCsvFile(const fs::path& path, const std::string& name)
{
    const FileBytes file = readFileBytes(path, name);
    CsvFile csv;
    csv.sha256 = QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex().toStdString();
    std::string content;
    try {
        content = decodeText(file, "UTF-8");
    } catch (const Error&) { // which speaks of settings that there are not here
        throw Error(QCoreApplication::translate(
                        "core", "This is no text in UTF-8. The file is damaged, or must be saved in UTF-8.")
                        .toStdString());
    }
    if (content.empty())
        throw Error(QCoreApplication::translate("core", "The file is empty.").toStdString());
    if (content.back() != '\n' && content.back() != '\r')
        throw Error(
            QCoreApplication::translate("core", "The file ends within a line: it was cut off. Get the whole file.")
                .toStdString());
    forEachCsvRow(content, name, CsvFormat{}, [&csv](const CsvRow& row) { csv.rows.push_back(row); });
    return csv;
}

RefusedRows::RefusedRows(std::string file, std::string bug, std::vector<ImportRemark>& remarks)
    : m_file(std::move(file))
    , m_bug(std::move(bug))
    , m_remarks(remarks)
{
}

void RefusedRows::add(int line, const QString& message)
{
    if (++m_count <= mostRefusedRows)
        m_remarks.push_back({ImportRemark::Severity::Error, m_file, line, m_bug, message.toStdString()});
}

void RefusedRows::finish()
{
    if (m_count > mostRefusedRows)
        m_remarks.push_back({ImportRemark::Severity::Error, m_file, 0, m_bug,
                             QCoreApplication::translate("core", "%n more row(s) of this file were refused.", nullptr,
                                                         m_count - mostRefusedRows)
                                 .toStdString()});
}

std::string withoutPrefix(const std::string& name, const std::string& bug)
{
    const std::string prefix = "MM_" + bug + "_";
    return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

std::optional<double> readNumber(std::string_view text)
{
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

} // namespace semblance
