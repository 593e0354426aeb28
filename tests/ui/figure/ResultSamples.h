// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <string>
#include <vector>

namespace semblance::testing {

MutantResult sampleMutant(const std::string& bug, const std::string& dataset, Scenario scenario,
                          const std::string& name, double couplingStrength, double overlap);

/// `perDataset` bugs of deepfd and deeplocalize. Every bug has 12 pre-training mutants (one far below the others),
/// 5 equal ones of scenario 1, and, with an even number, 3 of scenario 2.
std::vector<MutantResult> sampleMutants(int perDataset);

/// The published study: 86 bugs, the cleaned files. Empty without SEMBLANCE_PUBLISHED.
std::vector<MutantResult> publishedMutants();

} // namespace semblance::testing
