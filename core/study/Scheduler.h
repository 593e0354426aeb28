// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Plan.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace semblance {

/// Train one instance.
struct TrainTask {
    InstanceKey key;
    bool keepModel = false; ///< an original that post-training operators will mutate
};

/// Make the post-training instances of one mutant that are still missing.
struct PostTask {
    std::vector<PostInstanceKey> keys;
};

using WorkTask = std::variant<TrainTask, PostTask>;

/// Relative work of one training: proportional to time on one machine, only good for estimates.
double trainingCost(const Program& program, std::size_t trainingRows);

/// Decides what is done next. Pure bookkeeping without threads: a task is handed out once, when what it needs is there.
/// Order: pair by pair; originals, faulty, then post-training mutants (cheap, so results appear early), then the rest.
class Scheduler {
public:
    /// `done` and `donePost` are already in the store; `trainingRows` by program hash (missing: cost unknown, 1).
    Scheduler(const Plan& plan, const std::set<InstanceKey>& done, const std::set<PostInstanceKey>& donePost,
              const std::map<std::string, std::size_t>& trainingRows);

    /// The next ready task, or nothing when none is ready now.
    std::optional<WorkTask> next();
    void finish(const InstanceKey& key);
    void finish(const PostInstanceKey& key);

    double openCost() const { return m_openCost; }         ///< of everything not finished
    double finishedCost() const { return m_finishedCost; } ///< of what finished since the start

private:
    struct Entry {
        WorkTask task;
        bool handedOut = false;
    };

    void addTraining(const Plan& plan, const InstanceKey& key);
    void addPost(const PlannedMutant& mutant);
    bool ready(const Entry& entry) const;
    void settle(double cost);

    std::vector<Entry> m_entries;
    std::size_t m_firstOpen = 0;
    std::set<InstanceKey> m_done;
    std::set<InstanceKey> m_known; ///< done or planned: nothing is planned twice
    std::set<PostInstanceKey> m_knownPost;
    /// Of the whole plan: another pair may train the instance first, as its faulty program or as a mutant.
    std::set<InstanceKey> m_mutatedOriginals;
    std::map<std::string, std::size_t> m_trainingRows;
    std::map<InstanceKey, double> m_cost;
    double m_openCost = 0.0;
    double m_finishedCost = 0.0;
};

} // namespace semblance
