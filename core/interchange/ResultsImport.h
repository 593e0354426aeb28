// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/Records.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace semblance {

/// Something odd or wrong in imported files; what it concerns is named, everything else is imported.
struct ImportRemark {
    enum class Severity {
        Note,    ///< odd but harmless: a wrong header, a folder that was passed over
        Warning, ///< the results may mislead: a scenario missing, baselines that differ, two values for one mutant
        Error    ///< a file or a row that was not imported
    };
    Severity severity = Severity::Note;
    std::string file;    ///< name relative to the folder, or empty
    int line = 0;        ///< 0: the file as a whole
    std::string bug;     ///< or empty
    std::string message; ///< one translated line, without file and line
};

/// "coupling_strength_x.csv:12: message"
std::string remarkText(const ImportRemark& remark);

struct ImportedResults {
    std::vector<MutantResult> mutants; ///< ordered by bug, scenario, name
    std::vector<ImportSource> sources;
    std::vector<ImportRemark> remarks; ///< errors first, then warnings, then notes
};

/// Reads the published layout (operators.md 3.7): a folder with coupling_strength/ and detectability_overlap/, and
/// quality CSVs (quality_<bug>_pre_training.csv) in it or in `qualityFolder`. Takes the `_clean` files; where a bug has
/// none, the rounded plain ones, and says so. The plain files give the reliability flags. Kill masses and test-set
/// sizes are recovered (oracle.md 5.7) and checked: whole numbers, equal faults in all scenarios, coverage at most 1.
/// The folder may also be the one around it ("results" in it) or one of the two. MutantResult::name comes without
/// "MM_bug_", MutantResult::layer as published: files do not tell which layer of the model a number means (1.3). A
/// mutant with one metric only is excluded.
/// Throws Error only when the folder has no such file at all or cannot be read.
ImportedResults readPublishedResults(const std::filesystem::path& folder,
                                     const std::filesystem::path& qualityFolder = {});

/// What an import did to a project.
struct ImportSummary {
    std::size_t bugs = 0;
    std::size_t mutants = 0;
    std::size_t changedBugs = 0; ///< new ones or with other values than before; 0 when imported again
    std::vector<ImportRemark> remarks;
};

/// Writes imported results into a project's store. Values of an earlier import are replaced, but what only that one
/// knows (mutants, quality, full precision) is kept, with a warning. A bug of which
/// the project has an own pair (`ownPairs`) is left out with an error remark: measured results are never overwritten.
/// Throws Error when the store cannot be written; it is then as it was.
ImportSummary importResults(const ImportedResults& results, const std::filesystem::path& projectFolder,
                            const std::set<std::string>& ownPairs);

/// Whether a folder looks like published results: for drops on the window.
bool holdsPublishedResults(const std::filesystem::path& folder);

} // namespace semblance
