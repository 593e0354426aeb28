// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseFigure.h"

#include <cstddef>
#include <vector>

namespace semblance {

/// Bugs [first, last) that share one plot area.
struct BugPanel {
    std::size_t first = 0;
    std::size_t last = 0;
    QString heading; ///< data set, or empty

    std::size_t count() const { return last - first; }
};

/// Splits the bugs into panels of at most `perPanel`. Several data sets share one panel, without
/// heading, when they fit; else every data set starts a panel, and what is still too many is split into even parts.
std::vector<BugPanel> splitIntoPanels(const std::vector<BugwiseFigure::Bug>& bugs, std::size_t perPanel);

/// Splits the bugs into `panels` even parts, without regard to data sets.
std::vector<BugPanel> splitEvenly(std::size_t bugs, std::size_t panels);

} // namespace semblance
