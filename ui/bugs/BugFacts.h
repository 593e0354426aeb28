// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "core/analysis/MutantResult.h"
#include "core/analysis/Winners.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace semblance {

// What is worth knowing about one bug, in sentences of plain text; empty where there is nothing to say.

/// "pre has the highest median, tied with post1".
QString winnerText(const std::optional<Winner>& winner);

/// "The fault fails 87 % of the 10,000 test inputs: a high CS comes for free."
QString baseRateText(const std::vector<MutantResult>& mutantsOfBug);

/// Why the bug is listed as a deviation; nothing for a bug that is not and has no flag.
struct DeviationNote {
    QString title;
    QString reason;
};
std::optional<DeviationNote> deviationNote(const std::vector<MutantResult>& mutantsOfBug, const DeviationRules& rules);

std::vector<MutantResult> mutantsOfBug(const std::vector<MutantResult>& mutants, const std::string& bug);

} // namespace semblance
