// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/statistics/BoxSummary.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace semblance {

/// Mutants that are no mutants: what training noise alone looks like.
enum class NoiseSource {
    Control, ///< scenario control: the unchanged program trained anew
    /// Post1 mutants of the layer operators LR, LA and LD whose post2 counterpart (same bug, operator and parameter)
    /// certainly kills nothing: never killed, or IoU reliable but CS not, which differ only in whether the mutant kills
    /// at all. So nothing was mutated, and the published study, which compares post1 mutants with other originals than
    /// their own, shows noise there (oracle.md 5 X01b; 220 mutants of 33 bugs in the published results). Approximate:
    /// one in five comparisons is with the own parent, which never kills.
    UnmutatedCopies
};

/// The level below which a value of a metric says nothing.
struct NoiseFloor {
    NoiseSource source = NoiseSource::Control;
    std::size_t bugs = 0;
    std::size_t mutants = 0;
    BoxSummary box; ///< of the per-bug medians of these mutants
};

/// From the control mutants when there are any, else from unmutated copies. Nothing without either, nor from copies
/// that all kill nothing: those were compared with their own original and show no noise.
std::optional<NoiseFloor> noiseFloor(const std::vector<MutantResult>& mutants, Metric metric);

} // namespace semblance
