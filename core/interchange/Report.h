// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace semblance {

/// The whole analysis as JSON with the stable keys that the manual documents:
///   bugs            [{bug, dataset, scenario, metric, n, min, q1, median, q3, max, whisker_low, whisker_high,
///                    outliers}]
///   bug_winners     [{metric, bug, dataset, pre, post1, post2, winner, tied, strict}]
///                   medians, null without mutants; `tied` lists all scenarios with the highest median
///   winners         [{metric, dataset|"all", bugs, pre, post1, post2, pre_strict, post1_strict, post2_strict,
///                    tied_with_pre, tied_post_only}]                            strict: without ties
///   wilcoxon        [{metric, a, b, n, w, p, rank_biserial, magnitude, n_pairs, n_zero, w_plus, w_minus, z, p_exact,
///                    p_holm}]                             n pairs differ; p_exact null where it does not exist
///   operators       [{metric, scenario, operator, n_bugs, n_mutants, q1, median, q3, rank, eligible}]
///                                                                               rank null below the minimum coverage
///   deviations      [{bug, category, detail, cs_winner, iou_winner, cs_gap, iou_gap, pre_cs_whisker_high,
///                    winner_cs_whisker_high, post_cs_whisker_high, pre_cs_max, post_cs_max, pre_iou_max, post_iou_max,
///                    weak_oracle, baseline_mismatch}]                           one entry a bug and category
///   deviation_rules {tie_epsilon, tail_high, narrow_gap, near_zero, near_one, cs_high, iou_low, weak_oracle_min_kills}
///   fault_kills     [{bug, scenario, kills, inputs, base_rate}]
///                   test inputs that one instance of the fault kills on average, where it is known; size of the test
///                   set and share of it, null where not known
///   excluded        [{bug, scenario, mutant, reason}]                           mutants that count in nothing above
/// The same results give the same bytes: lists are ordered, and nothing depends on time, order of work or machine.
/// Without intervals, which take a second: the tables of StudyTables.h have them.
QJsonObject reportJson(const std::vector<MutantResult>& mutants);

/// The same for reading in a terminal: medians by bug and scenario, wins, tests, and what needs attention.
QString reportText(const std::vector<MutantResult>& mutants);

} // namespace semblance
