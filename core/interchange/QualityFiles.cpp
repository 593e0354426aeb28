// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/QualityFiles.h"

#include "core/interchange/ResultsFiles.h"
#include "core/program/Error.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace semblance {

namespace {

namespace fs = std::filesystem;

/// The columns that are read; EQ_reliable, operator and config_str say nothing new.
constexpr std::array<const char*, 5> columnNames = {"mutant_type", "IQ", "EQ", "S_m", "weighted_C"};

using Columns = std::array<std::size_t, columnNames.size()>;

std::vector<QualityFile> filesOf(const fs::path& folder)
{
    static const QRegularExpression pattern(
        QRegularExpression::anchoredPattern(QStringLiteral("quality_([a-z][a-z0-9]*[0-9])_pre_training\\.csv")));
    std::vector<QualityFile> files;
    std::error_code unreadable;
    for (const auto& entry : fs::directory_iterator(folder, unreadable)) {
        const std::string name = entry.path().filename().string();
        const QRegularExpressionMatch match = pattern.match(QString::fromStdString(name));
        if (match.hasMatch())
            files.push_back({entry.path(), name, match.captured(1).toStdString()});
    }
    std::sort(files.begin(), files.end(), [](const QualityFile& a, const QualityFile& b) { return a.name < b.name; });
    return files;
}

Columns columnsOf(const CsvRow& header)
{
    Columns columns{};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto found = std::find(header.fields.begin(), header.fields.end(), columnNames[i]);
        if (found == header.fields.end())
            throw Error({{}, header.line, 0, {}}, QCoreApplication::translate("core", "The file has no column \"%1\".")
                                                      .arg(QLatin1String(columnNames[i]))
                                                      .toStdString());
        columns[i] = static_cast<std::size_t>(found - header.fields.begin());
    }
    return columns;
}

/// What is wrong with a row, or nothing.
QString readRow(const CsvRow& cells, std::size_t width, const Columns& columns, const QualityFile& file,
                QualityRow& row)
{
    if (cells.fields.size() != width)
        return QCoreApplication::translate("core", "The row has %1 fields instead of %2.")
            .arg(cells.fields.size())
            .arg(width);
    const std::string& name = cells.fields[columns[0]];
    if (!parseMutantName(name, file.bug))
        return QCoreApplication::translate("core", "\"%1\" is no name of a mutant of %2.")
            .arg(QString::fromStdString(name), QString::fromStdString(file.bug));
    double* const values[] = {&row.intrinsic.quality, &row.extrinsic, &row.intrinsic.killRate,
                              &row.intrinsic.weightedCommonness};
    for (std::size_t i = 1; i < columns.size(); ++i) {
        const std::string& cell = cells.fields[columns[i]];
        const std::optional<double> value = readNumber(cell);
        if (!value || !(*value >= 0.0 && *value <= 1.0))
            return QCoreApplication::translate("core", "%1 is \"%2\"; it must be a number between 0 and 1.")
                .arg(QLatin1String(columnNames[i]), QString::fromStdString(cell));
        *values[i - 1] = *value;
    }
    row.line = cells.line;
    row.mutant = withoutPrefix(name, file.bug);
    return {};
}

} // namespace

std::vector<QualityFile> listQualityFiles(const fs::path& root, const fs::path& given,
                                          std::vector<ImportRemark>& remarks)
{
    const std::vector<fs::path> folders = given.empty()
                                              ? std::vector{root, root / "quality", root.parent_path() / "quality"}
                                              : std::vector{given, given / "quality", given / "results" / "quality"};
    for (const fs::path& folder : folders) {
        std::vector<QualityFile> files = filesOf(folder);
        if (!files.empty())
            return files;
    }
    if (!given.empty())
        remarks.push_back({ImportRemark::Severity::Error,
                           given.string(),
                           0,
                           {},
                           QCoreApplication::translate("core", "There are no files quality_BUG_pre_training.csv in "
                                                               "this folder.")
                               .toStdString()});
    return {};
}

QualityContent readQualityFile(const QualityFile& file)
{
    QualityContent content;
    try {
        const CsvFile csv = readCsvFile(file.path, file.name);
        content.sha256 = csv.sha256;
        const Columns columns = columnsOf(csv.rows.empty() ? CsvRow{} : csv.rows.front());
        RefusedRows refused(file.name, file.bug, content.remarks);
        for (std::size_t i = 1; i < csv.rows.size(); ++i) {
            QualityRow row;
            const QString problem = readRow(csv.rows[i], csv.rows.front().fields.size(), columns, file, row);
            if (problem.isEmpty())
                content.rows.push_back(std::move(row));
            else
                refused.add(csv.rows[i].line, problem);
        }
        refused.finish();
        content.sound = true;
    } catch (const Error& error) {
        content.remarks.push_back(
            {ImportRemark::Severity::Error, file.name, error.position().line, file.bug, error.message()});
    }
    return content;
}

} // namespace semblance
