// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Plan.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace semblance {

/// Collects outcomes as they become known and compares every mutant once all that it needs is there: its own
/// instances, their paired originals and the faulty instances. Pure; the order of the calls does not matter.
class Comparisons {
public:
    /// `expected` are the classes of each pair's test set, by bug.
    Comparisons(const Plan& plan, std::map<std::string, ClassList> expected);

    void add(const InstanceKey& key, const InstanceOutcome& outcome);
    void add(const PostInstanceKey& key, const InstanceOutcome& outcome);

    /// The mutants that became complete since the last call, with their realism or the reason of their exclusion.
    std::vector<MutantResult> takeComplete();

private:
    using Key = std::variant<InstanceKey, PostInstanceKey>;

    /// What is kept of an outcome.
    struct Known {
        InstanceStatus status = InstanceStatus::Finished;
        std::string message;
        ClassList classes;
    };
    struct Waiting {
        const PairPlan* pair = nullptr;
        const PlannedMutant* mutant = nullptr;
        std::size_t missing = 0;
    };

    void need(const Key& key, std::size_t mutant);
    void add(const Key& key, const InstanceOutcome& outcome);
    std::string exclusion(const Waiting& waiting) const;
    Realism compare(const Waiting& waiting);
    KillCounts kills(const std::string& bug, const std::vector<Key>& instances,
                     const std::vector<InstanceKey>& originals) const;
    const KillCounts& faultKills(const PairPlan& pair);
    void release(const Waiting& waiting);

    std::map<std::string, ClassList> m_expected;
    std::vector<Waiting> m_waiting;
    std::map<Key, std::vector<std::size_t>> m_needed; ///< mutants that still wait for a key
    std::map<Key, std::size_t> m_uses;                ///< comparisons that have yet to read a key
    std::map<Key, Known> m_known;
    std::map<std::string, KillCounts> m_faultKills;
    std::vector<std::size_t> m_complete;
};

} // namespace semblance
