// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace semblance {

/// CS and IoU of one mutant, as published.
struct MetricPair {
    double couplingStrength = 0.0;
    double overlap = 0.0;
};

/// The number of kills of the fault over all its instances, recovered from the metrics of a bug's mutants alone.
/// With M, F the kill masses, M/F = IoU / (CS - IoU + IoU CS) and I/F = CS M/F are fractions of whole kills, so F is
/// the least common multiple of their denominators; a factor common to all kills cannot be seen. Divided by the number
/// of instances this is Realism::faultKillMass, which published files lack.
/// Nothing when no mutant couples to the fault, or when the values are no such fractions (not exact enough).
std::optional<std::uint64_t> recoverFaultKills(const std::vector<MetricPair>& mutants);

} // namespace semblance
