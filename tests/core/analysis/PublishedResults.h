// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QString>

#include <vector>

namespace semblance::testing {

/// The 18,869 published mutants from the `_clean.csv` files of a results folder; grammar in operators.md 3.7.
/// Enough of a reader for this test only: the importer of the program is core/interchange.
std::vector<MutantResult> publishedResults(const QString& folder);

} // namespace semblance::testing
