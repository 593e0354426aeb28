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
    Control,        ///< scenario control: the unchanged program trained anew
    UnmutatedCopies ///< post1 mutants of layer operators whose post2 counterpart kills nothing, so that nothing was
                    ///< mutated; compared with other originals they show noise (oracle.md 5 X01b). Approximate: the
                    ///< own parent never kills.
};

/// The level below which a value of a metric says nothing.
struct NoiseFloor {
    NoiseSource source = NoiseSource::Control;
    std::size_t bugs = 0;
    std::size_t mutants = 0;
    BoxSummary box; ///< of the per-bug medians of these mutants
};

/// From the control mutants when there are any, else from unmutated copies; nothing without either.
std::optional<NoiseFloor> noiseFloor(const std::vector<MutantResult>& mutants, Metric metric);

} // namespace semblance
