// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwisePanels.h"

#include <algorithm>

namespace semblance {

std::vector<BugPanel> splitEvenly(std::size_t bugs, std::size_t panels)
{
    std::vector<BugPanel> result;
    for (std::size_t i = 0; i < panels; ++i)
        result.push_back({bugs * i / panels, bugs * (i + 1) / panels, {}});
    return result;
}

std::vector<BugPanel> splitIntoPanels(const std::vector<BugwiseFigure::Bug>& bugs, std::size_t perPanel)
{
    perPanel = std::max<std::size_t>(1, perPanel);
    const bool oneGroup = std::all_of(bugs.begin(), bugs.end(),
                                      [&](const BugwiseFigure::Bug& bug) { return bug.group == bugs.front().group; });
    if (bugs.size() <= perPanel && !oneGroup)
        return splitEvenly(bugs.size(), 1);

    std::vector<BugPanel> result;
    std::size_t first = 0;
    while (first < bugs.size()) {
        std::size_t last = first;
        while (last < bugs.size() && bugs[last].group == bugs[first].group)
            ++last;
        const std::size_t parts = (last - first + perPanel - 1) / perPanel;
        for (BugPanel panel : splitEvenly(last - first, parts)) {
            panel.first += first;
            panel.last += first;
            panel.heading = bugs[first].group;
            result.push_back(panel);
        }
        first = last;
    }
    return result;
}

} // namespace semblance
