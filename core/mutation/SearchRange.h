// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace semblance {

/// Where a binary search looks for the mildest value that kills (operators.md 1.6). The severe bound may be the
/// smaller number: fewer epochs and lower learning rates are the harder mutants.
struct SearchRange {
    double mild = 0.0;      ///< never tried itself; usually the original value
    double severe = 0.0;    ///< tried first
    double precision = 0.0; ///< the search ends when the bounds are this close, > 0
    int decimals = 0;       ///< values are rounded to these, half to even; 0: whole numbers

    friend bool operator==(const SearchRange&, const SearchRange&) = default;
};

} // namespace semblance
