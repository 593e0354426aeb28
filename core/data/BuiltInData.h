// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/FileBytes.h"
#include "core/program/DataRecipe.h"

#include <string>
#include <vector>

namespace semblance {

/// A data set that ships with Semblance as a text table (resources/data).
struct BuiltInDataSet {
    std::string name;    ///< as recipes spell it
    const char* summary; ///< one sentence, source text for translation in context "core"
    std::string file;    ///< name in the resource folder
    CsvFormat format;    ///< how the file is written; columns and targets stay empty
};

/// All of them, sorted by name.
const std::vector<BuiltInDataSet>& builtInDataSets();

/// The data set of that name; throws Error that lists the known ones.
const BuiltInDataSet& builtInDataSet(const std::string& name);

FileBytes builtInFile(const BuiltInDataSet& set);

} // namespace semblance
