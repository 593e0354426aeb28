// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PairStates.h"

namespace semblance {

PairStates::PairStates(const std::vector<WorkItem>& items) : m_items(items)
{
    for (const WorkItem& item : m_items)
        add(item, 1);
}

void PairStates::add(const WorkItem& item, int sign)
{
    Counts& counts = m_counts[item.bug];
    const bool mutant = !item.scenario.isEmpty();
    counts.all += sign;
    switch (item.state) {
    case WorkState::Waiting: return;
    case WorkState::Running: counts.running += sign; return;
    case WorkState::Finished: counts.counting += mutant ? sign : 0; break;
    case WorkState::Failed: counts.failed += mutant ? 0 : sign; break;
    case WorkState::Skipped:
    case WorkState::Excluded: break;
    }
    counts.ended += sign;
}

void PairStates::update(const WorkItem& item)
{
    if (item.id < 0 || item.id >= static_cast<int>(m_items.size()))
        return;
    WorkItem& known = m_items[static_cast<std::size_t>(item.id)];
    add(known, -1);
    known = item;
    add(known, 1);
}

PairStatus PairStates::status(const QString& bug) const
{
    const auto found = m_counts.find(bug);
    if (found == m_counts.end())
        return PairStatus::Waiting;
    const Counts& counts = found->second;
    if (counts.ended == counts.all)
        return counts.counting == 0 || counts.failed > 0 ? PairStatus::Excluded : PairStatus::Finished;
    return counts.running > 0 ? PairStatus::Running : PairStatus::Waiting;
}

std::vector<QString> PairStates::bugs() const
{
    std::vector<QString> bugs;
    for (const auto& [bug, counts] : m_counts)
        bugs.push_back(bug);
    return bugs;
}

} // namespace semblance
