// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace semblance {

/// How a mutant comes to be (study, section 3; operators.md 2.7). Names everywhere: pre, post1, post2, control.
enum class Scenario {
    Pre,    ///< the program is mutated, then trained n times; instance k against original k
    Post1,  ///< one trained original is mutated n times; every instance against that same original
    Post2,  ///< each of the n originals is mutated once; instance k against original k
    Control ///< the unchanged program trained n further times: what training noise alone looks like
};

/// How a mutant is compared with a fault, from what they kill: I = common, M = mutant's, F = fault's kill mass.
enum class Metric {
    CouplingStrength, ///< "cs" = I/M: how much of what the mutant kills the fault kills too
    Overlap,          ///< "iou" = I/(M + F - I)
    Coverage          ///< "coverage" = I/F: how much of what the fault kills the mutant kills too (oracle.md 5.7)
};

} // namespace semblance
