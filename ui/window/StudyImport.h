// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"
#include "core/study/Project.h"

#include <filesystem>

namespace semblance {

// What semblance-cli import-results does, for the window; outside its thread. Both throw Error.

ImportSummary importInto(const Project& project, const std::filesystem::path& results);
/// Reads the results first: without any there is no project either.
ImportSummary importIntoNew(const std::filesystem::path& folder, const std::filesystem::path& results);

} // namespace semblance
