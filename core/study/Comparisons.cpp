// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Comparisons.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <set>
#include <utility>

namespace semblance {

namespace {

using Key = std::variant<InstanceKey, PostInstanceKey>;

std::vector<Key> ownKeys(const PlannedMutant& mutant)
{
    std::vector<Key> keys(mutant.instances.begin(), mutant.instances.end());
    keys.insert(keys.end(), mutant.postInstances.begin(), mutant.postInstances.end());
    return keys;
}

std::set<Key> allKeys(const PairPlan& pair, const PlannedMutant& mutant)
{
    const std::vector<Key> own = ownKeys(mutant);
    std::set<Key> keys(own.begin(), own.end());
    keys.insert(mutant.pairedOriginals.begin(), mutant.pairedOriginals.end());
    keys.insert(pair.originals.begin(), pair.originals.end()); // the fault's kills need every original
    keys.insert(pair.faulty.begin(), pair.faulty.end());
    return keys;
}

} // namespace

Comparisons::Comparisons(const Plan& plan, std::map<std::string, ClassList> expected)
    : m_expected(std::move(expected))
{
    for (const PairPlan& pair : plan.pairs)
        for (const PlannedMutant& mutant : pair.mutants) {
            m_waiting.push_back({&pair, &mutant, 0});
            for (const Key& key : allKeys(pair, mutant))
                need(key, m_waiting.size() - 1);
        }
}

void Comparisons::need(const Key& key, std::size_t mutant)
{
    ++m_waiting[mutant].missing;
    m_needed[key].push_back(mutant);
    ++m_uses[key];
}

void Comparisons::add(const InstanceKey& key, const InstanceOutcome& outcome) { add(Key(key), outcome); }
void Comparisons::add(const PostInstanceKey& key, const InstanceOutcome& outcome) { add(Key(key), outcome); }

void Comparisons::add(const Key& key, const InstanceOutcome& outcome)
{
    const auto needed = m_needed.find(key);
    if (needed == m_needed.end())
        return;
    m_known[key] = {outcome.status, outcome.message, outcome.predictions.classes};
    for (const std::size_t mutant : needed->second)
        if (--m_waiting[mutant].missing == 0)
            m_complete.push_back(mutant);
    m_needed.erase(needed);
}

std::vector<MutantResult> Comparisons::takeComplete()
{
    std::vector<MutantResult> results;
    for (const std::size_t index : std::exchange(m_complete, {})) {
        const Waiting& waiting = m_waiting[index];
        MutantResult result = waiting.mutant->identity;
        result.realism = compare(waiting);
        results.push_back(std::move(result));
        release(waiting);
    }
    return results;
}

Realism Comparisons::compare(const Waiting& waiting)
{
    Realism realism;
    realism.status = Realism::Status::Excluded;
    realism.reason = exclusion(waiting);
    if (!realism.reason.empty())
        return realism;
    try {
        const KillCounts mutant = kills(waiting.pair->bug, ownKeys(*waiting.mutant), waiting.mutant->pairedOriginals);
        return compareKills(mutant, faultKills(*waiting.pair));
    } catch (const Error& error) {
        realism.reason = error.what();
        return realism;
    }
}

std::string Comparisons::exclusion(const Waiting& waiting) const
{
    const auto firstUnusable = [this](const auto& keys) -> std::pair<int, const Known*> {
        int number = 0;
        for (const auto& key : keys) {
            ++number;
            const Known& known = m_known.at(Key(key));
            if (known.status != InstanceStatus::Finished)
                return {number, &known};
        }
        return {0, nullptr};
    };
    const auto sentence = [](const QString& pattern, const std::pair<int, const Known*>& unusable) {
        return pattern.arg(unusable.first).arg(QString::fromStdString(unusable.second->message)).toStdString();
    };
    if (const auto original = firstUnusable(waiting.pair->originals); original.second)
        return sentence(QCoreApplication::translate("core", "Original %1 cannot be used: %2"), original);
    if (const auto faulty = firstUnusable(waiting.pair->faulty); faulty.second)
        return sentence(QCoreApplication::translate("core", "Instance %1 of the faulty program cannot be used: %2"),
                        faulty);
    if (const auto own = firstUnusable(ownKeys(*waiting.mutant)); own.second)
        return sentence(QCoreApplication::translate("core", "Instance %1 cannot be used: %2"), own);
    return {};
}

KillCounts Comparisons::kills(const std::string& bug, const std::vector<Key>& instances,
                              const std::vector<InstanceKey>& originals) const
{
    std::vector<PairedInstance> paired;
    for (std::size_t i = 0; i < instances.size(); ++i)
        paired.emplace_back(&m_known.at(Key(originals[i])).classes, &m_known.at(instances[i]).classes);
    return countKills(m_expected.at(bug), paired);
}

const KillCounts& Comparisons::faultKills(const PairPlan& pair)
{
    const auto found = m_faultKills.find(pair.bug);
    if (found != m_faultKills.end())
        return found->second;
    return m_faultKills.emplace(pair.bug, kills(pair.bug, {pair.faulty.begin(), pair.faulty.end()}, pair.originals))
        .first->second;
}

void Comparisons::release(const Waiting& waiting)
{
    for (const Key& key : allKeys(*waiting.pair, *waiting.mutant))
        if (--m_uses[key] == 0)
            m_known.erase(key);
}

} // namespace semblance
