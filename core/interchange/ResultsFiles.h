// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"

#include "core/data/CsvRows.h"
#include "core/mutation/OperatorNames.h"

#include <QString>

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// What a file of published values holds, as its name says (operators.md 3.7); its header cannot be trusted.
struct ResultsFile {
    std::filesystem::path path;
    std::string name; ///< relative to the folder of results
    Metric metric = Metric::CouplingStrength;
    std::string bug;
    Scenario scenario = Scenario::Pre;
    bool exact = true; ///< a `_clean` file with whole doubles; the plain ones are rounded, but have reliability flags
};

struct ResultsRow {
    int line = 0;
    std::string mutant; ///< without "MM_bug_"
    ParsedMutantName parsed;
    double value = 0.0;           ///< range [0, 1]
    std::optional<bool> reliable; ///< plain files
};

struct ResultsContent {
    bool sound = false; ///< the file could be read; single rows may still have been refused
    std::string sha256;
    std::string fault; ///< the header's name of the fault; empty without a header
    std::vector<ResultsRow> rows;
    std::vector<ImportRemark> remarks;
};

/// The metrics that are published, CS first.
inline constexpr std::array publishedMetrics = {Metric::CouplingStrength, Metric::Overlap};

/// "coupling_strength" or "detectability_overlap": folder, start of the file names, and ImportSource::kind.
const std::string& publishedName(Metric metric);

/// The folder itself, its "results", or its parent: whichever has a folder of a published metric; else nothing.
std::optional<std::filesystem::path> resultsRoot(const std::filesystem::path& folder);

/// The files of a root, ordered by name; what else lies there is remarked.
std::vector<ResultsFile> listResultsFiles(const std::filesystem::path& root, std::vector<ImportRemark>& remarks);

/// Never throws: what is wrong becomes a remark of the content.
ResultsContent readResultsFile(const ResultsFile& file);

/// A whole CSV file. Throws Error when it cannot be read, is no text, or does not end with a line end: it was cut off
/// then, and the last number may be one as well.
struct CsvFile {
    std::string sha256;
    std::vector<CsvRow> rows;
};
CsvFile readCsvFile(const std::filesystem::path& path, const std::string& name);

/// A file's refused rows, the first few one by one.
class RefusedRows {
public:
    RefusedRows(std::string file, std::string bug, std::vector<ImportRemark>& remarks);
    void add(int line, const QString& message);
    void finish();

private:
    std::string m_file;
    std::string m_bug;
    std::vector<ImportRemark>& m_remarks;
    int m_count = 0;
};

/// A name without its "MM_bug_".
std::string withoutPrefix(const std::string& name, const std::string& bug);

/// The whole text as a number in the C locale.
std::optional<double> readNumber(std::string_view text);

} // namespace semblance
