// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"

#include <filesystem>
#include <string>
#include <vector>

namespace semblance {

/// quality_<bug>_pre_training.csv: intrinsic and extrinsic quality of a bug's pre-training mutants (operators.md 4.1).
struct QualityFile {
    std::filesystem::path path;
    std::string name; ///< for messages
    std::string bug;
};

struct QualityRow {
    int line = 0;
    std::string mutant; ///< without "MM_bug_"
    IntrinsicQuality intrinsic;
    double extrinsic = 0.0; ///< EQ: the mutant's IoU with the fault
};

struct QualityContent {
    bool sound = false; ///< the file could be read; single rows may still have been refused
    std::string sha256;
    std::vector<QualityRow> rows;
    std::vector<ImportRemark> remarks;
};

/// The files of `given` (or of "quality" or "results/quality" in it), by default of the results' root, of "quality" in
/// it or beside it; ordered by name. A given folder without such files is an error remark.
std::vector<QualityFile> listQualityFiles(const std::filesystem::path& root, const std::filesystem::path& given,
                                          std::vector<ImportRemark>& remarks);

/// Never throws: what is wrong becomes a remark of the content.
QualityContent readQualityFile(const QualityFile& file);

} // namespace semblance
