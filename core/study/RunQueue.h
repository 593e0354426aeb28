// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace semblance {

/// The lines of the queue and what changes them. Pure; every change returns the ids of the lines that changed.
class RunQueue {
public:
    RunQueue() = default;
    explicit RunQueue(const Plan& plan);

    const std::vector<WorkItem>& items() const { return m_items; }
    int instances() const { return m_instances; } ///< distinct ones of all lines
    int finishedInstances() const { return m_finishedInstances; }

    /// Lines are changed by either kind of instance.
    using Key = std::variant<InstanceKey, PostInstanceKey>;

    std::vector<int> start(const Key& key);
    /// The work on an instance has ended, now or in an earlier run.
    std::vector<int> finish(const Key& key, const InstanceOutcome& outcome);
    std::vector<int> compared(const MutantResult& result);
    /// The run has been stopped: nothing is being worked on any more.
    std::vector<int> stop();

    /// "deeplocalize024 · TCL 12.5 · instance 3 of 5" for the first line that needs the instance.
    QString describe(const Key& key) const;
    int firstItem(const Key& key) const; ///< -1 when no line needs it

private:
    int addItem(const std::string& bug, const QString& title, const QString& scenario);
    void addInstances(int item, const std::vector<InstanceKey>& keys);
    void addMutant(const PlannedMutant& mutant);

    std::vector<WorkItem> m_items;
    std::map<Key, std::vector<int>> m_itemsOf;
    std::map<std::string, int> m_mutantItem; ///< by "bug/scenario/name"
    int m_instances = 0;
    int m_finishedInstances = 0;
};

/// What stands in the queue and in logs for a mutant: "TCL 12.5", "ACH relu, layer 2", "GF 0.01, original 3".
QString mutantTitle(const MutantResult& identity);

} // namespace semblance
