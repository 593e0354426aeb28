// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace semblance {

/// The whole analysis as JSON with the stable keys that the manual documents:
///   bugs       [{bug, dataset, scenario, metric, n, min, q1, median, q3, max, whisker_low, whisker_high, outliers}]
///   winners    [{metric, dataset|"all", pre, post1, post2}]
///   wilcoxon   [{metric, a, b, n, w, p, rank_biserial, magnitude}]
///   operators  [{metric, scenario, operator, n_bugs, q1, median, q3, rank}]   rank null below the minimum coverage
///   deviations [{bug, category, detail}]
///   excluded   [{bug, scenario, mutant, reason}]                               mutants that count in nothing above
/// The same results give the same bytes: lists are ordered, and nothing depends on time, order of work or machine.
QJsonObject reportJson(const std::vector<MutantResult>& mutants);

/// The same for reading in a terminal: medians by bug and scenario, wins, and what needs attention.
QString reportText(const std::vector<MutantResult>& mutants);

} // namespace semblance
