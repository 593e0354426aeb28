// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"
#include "ui/project/PairModel.h"

#include <QString>

#include <map>
#include <vector>

namespace semblance {

/// The status of each pair, summed up from the lines of the queue. Pure; a change costs no look at the other lines.
class PairStates {
public:
    PairStates() = default;
    explicit PairStates(const std::vector<WorkItem>& items);

    /// Takes the new state of a line; ids outside the queue are ignored.
    void update(const WorkItem& item);
    /// Waiting for an unknown bug. Excluded: the originals or the faulty program failed, or no mutant counts.
    PairStatus status(const QString& bug) const;
    std::vector<QString> bugs() const;

private:
    struct Counts {
        int all = 0;
        int running = 0;
        int ended = 0;
        int counting = 0; ///< mutants that finished well
        int failed = 0;   ///< original or faulty
    };
    void add(const WorkItem& item, int sign);

    std::vector<WorkItem> m_items;
    std::map<QString, Counts> m_counts;
};

} // namespace semblance
