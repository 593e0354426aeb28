// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/QualityFiles.h"
#include "core/interchange/ResultsFiles.h"

#include <vector>

namespace semblance {

struct ReadResults {
    ResultsFile file;
    ResultsContent content;
};

struct ReadQuality {
    QualityFile file;
    QualityContent content;
};

/// Everything that was read of one bug.
struct BugFiles {
    std::vector<const ReadResults*> results; ///< by metric, then name
    const ReadQuality* quality = nullptr;
};

/// The mutants of a bug, ordered by scenario and name, from all its files. A mutant with one metric only is excluded.
/// Remarks on what the files lack or contradict each other in.
std::vector<MutantResult> mutantsOfBug(const std::string& bug, const BugFiles& files,
                                       std::vector<ImportRemark>& remarks);

} // namespace semblance
