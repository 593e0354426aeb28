// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Scheduler.h"

#include <algorithm>

namespace semblance {

namespace {

/// A post-training instance is a few matrix operations: small beside any training.
constexpr double postCost = 20.0;

} // namespace

double trainingCost(const Program& program, std::size_t trainingRows)
{
    const double batch = std::max(1, program.recipe.batchSize);
    const double steps = static_cast<double>(trainingRows) / batch + 1.0;
    double perStep = 2.0;
    for (const Layer& layer : program.model.layers)
        perStep += hasKernel(layer.kind) ? 2.0 : 0.5;
    return steps * program.recipe.epochs * perStep;
}

Scheduler::Scheduler(const Plan& plan, const std::set<InstanceKey>& done, const std::set<PostInstanceKey>& donePost,
                     const std::map<std::string, std::size_t>& trainingRows)
    : m_done(done)
    , m_known(done)
    , m_knownPost(donePost)
    , m_mutatedOriginals(plan.mutatedOriginals())
    , m_trainingRows(trainingRows)
{
    for (const PairPlan& pair : plan.pairs) {
        for (const InstanceKey& key : pair.originals)
            addTraining(plan, key);
        for (const InstanceKey& key : pair.faulty)
            addTraining(plan, key);
        for (const PlannedMutant& mutant : pair.mutants)
            addPost(mutant);
        for (const PlannedMutant& mutant : pair.mutants)
            for (const InstanceKey& key : mutant.instances)
                addTraining(plan, key);
    }
}

void Scheduler::addTraining(const Plan& plan, const InstanceKey& key)
{
    if (!m_known.insert(key).second)
        return;
    const auto rows = m_trainingRows.find(key.programHash);
    const double cost =
        rows == m_trainingRows.end() ? 1.0 : trainingCost(plan.programs.at(key.programHash), rows->second);
    m_cost[key] = cost;
    m_openCost += cost;
    m_entries.push_back({TrainTask{key, m_mutatedOriginals.contains(key)}});
}

void Scheduler::addPost(const PlannedMutant& mutant)
{
    PostTask task;
    for (const PostInstanceKey& key : mutant.postInstances)
        if (m_knownPost.insert(key).second)
            task.keys.push_back(key);
    if (task.keys.empty())
        return;
    m_openCost += postCost * static_cast<double>(task.keys.size());
    m_entries.push_back({std::move(task)});
}

bool Scheduler::ready(const Entry& entry) const
{
    const auto* post = std::get_if<PostTask>(&entry.task);
    return !post || std::all_of(post->keys.begin(), post->keys.end(), [this](const PostInstanceKey& key) {
        return m_done.contains({key.programHash, key.original});
    });
}

std::optional<WorkTask> Scheduler::next()
{
    while (m_firstOpen < m_entries.size() && m_entries[m_firstOpen].handedOut)
        ++m_firstOpen;
    for (std::size_t i = m_firstOpen; i < m_entries.size(); ++i) {
        if (m_entries[i].handedOut || !ready(m_entries[i]))
            continue;
        m_entries[i].handedOut = true;
        return m_entries[i].task;
    }
    return std::nullopt;
}

void Scheduler::finish(const InstanceKey& key)
{
    m_done.insert(key);
    const auto cost = m_cost.find(key);
    settle(cost == m_cost.end() ? 0.0 : cost->second);
}

void Scheduler::finish(const PostInstanceKey&) { settle(postCost); }

void Scheduler::settle(double cost)
{
    m_openCost = std::max(0.0, m_openCost - cost);
    m_finishedCost += cost;
}

} // namespace semblance
