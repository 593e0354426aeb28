// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/SortedMedians.h"

#include <algorithm>
#include <utility>

namespace semblance {

SortedMedians::SortedMedians(std::vector<Entry> bugs)
    : m_bugs(std::move(bugs))
{
    std::sort(m_bugs.begin(), m_bugs.end(), [](const Entry& a, const Entry& b) { return a.median < b.median; });
}

double SortedMedians::drawnMedian(const std::vector<unsigned>& timesDrawn, double otherwise) const
{
    unsigned total = 0;
    for (const Entry& bug : m_bugs)
        total += timesDrawn[bug.place];
    if (total == 0)
        return otherwise;
    auto bug = m_bugs.begin();
    unsigned seen = timesDrawn[bug->place];
    const auto advanceTo = [&](unsigned position) {
        while (seen <= position)
            seen += timesDrawn[(++bug)->place];
        return bug->median;
    };
    const double below = advanceTo((total - 1) / 2);
    return total % 2 == 1 ? below : below + 0.5 * (advanceTo(total / 2) - below);
}

void countDraws(const std::vector<std::size_t>& indices, std::size_t bugs, std::vector<unsigned>& timesDrawn)
{
    timesDrawn.assign(bugs, 0);
    for (const std::size_t index : indices)
        ++timesDrawn[index];
}

} // namespace semblance
