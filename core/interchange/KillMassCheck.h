// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"

#include <set>
#include <string>
#include <vector>

namespace semblance {

/// Recovers what published files lack from the exact values that they have (oracle.md 5.7), for all mutants of one bug:
/// the fault's kill mass in each scenario, the mutants', and, where qualities are known, the number of test inputs.
/// Remarks on what cannot be: masses that are no whole kills, faults that differ between scenarios, IoU above CS (a
/// coverage above 1), a number of inputs that differs between mutants.
/// `exact` are the scenarios whose values are not rounded; nothing is recovered for the others.
void recoverKillMasses(std::vector<MutantResult>& mutants, const std::set<Scenario>& exact,
                       std::vector<ImportRemark>& remarks);

} // namespace semblance
