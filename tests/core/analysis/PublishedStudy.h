// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"
#include "tests/support/TestData.h"

#include <filesystem>
#include <vector>

namespace semblance::testing {

/// The 18,869 published mutants with their quality, as the program imports them; needs publishedFolder().
inline std::vector<MutantResult> publishedStudy()
{
    const std::filesystem::path folder = publishedFolder().toStdString();
    return readPublishedResults(folder / "dl-mutant-realism" / "results",
                                folder / "dl-mutant-quality" / "results" / "quality")
        .mutants;
}

} // namespace semblance::testing
