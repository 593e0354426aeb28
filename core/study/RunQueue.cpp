// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/RunQueue.h"

#include "core/program/Names.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

QString text(const std::string& value) { return QString::fromStdString(value); }

std::string mutantKey(const MutantResult& identity)
{
    return identity.bug + "/" + nameOf(identity.scenario) + "/" + identity.name;
}

} // namespace

QString mutantTitle(const MutantResult& identity)
{
    QString title = text(identity.operatorId);
    if (!identity.parameter.empty())
        title += QLatin1Char(' ') + text(identity.parameter);
    if (identity.layer)
        title += QCoreApplication::translate("core", ", layer %1").arg(*identity.layer);
    if (identity.original)
        title += QCoreApplication::translate("core", ", original %1").arg(*identity.original + 1);
    return title;
}

RunQueue::RunQueue(const Plan& plan)
{
    for (const PairPlan& pair : plan.pairs) {
        addInstances(addItem(pair.bug, QCoreApplication::translate("core", "Original"), {}), pair.originals);
        addInstances(addItem(pair.bug, QCoreApplication::translate("core", "Faulty"), {}), pair.faulty);
        for (const PlannedMutant& mutant : pair.mutants)
            addMutant(mutant);
        for (const SkippedMutant& skipped : pair.skipped) {
            MutantResult identity;
            identity.operatorId = skipped.operatorId;
            identity.parameter = skipped.parameter;
            identity.layer = skipped.layer;
            const int id = addItem(pair.bug, mutantTitle(identity), text(nameOf(skipped.scenario)));
            m_items[static_cast<std::size_t>(id)].state = WorkState::Skipped;
            m_items[static_cast<std::size_t>(id)].message = text(skipped.reason);
        }
    }
    m_instances = static_cast<int>(m_itemsOf.size());
}

int RunQueue::addItem(const std::string& bug, const QString& title, const QString& scenario)
{
    WorkItem item;
    item.id = static_cast<int>(m_items.size());
    item.bug = text(bug);
    item.title = title;
    item.scenario = scenario;
    m_items.push_back(item);
    return item.id;
}

void RunQueue::addInstances(int item, const std::vector<InstanceKey>& keys)
{
    for (const InstanceKey& key : keys)
        m_itemsOf[key].push_back(item);
    m_items[static_cast<std::size_t>(item)].instances += static_cast<int>(keys.size());
}

void RunQueue::addMutant(const PlannedMutant& mutant)
{
    const int id = addItem(mutant.identity.bug, mutantTitle(mutant.identity), text(nameOf(mutant.identity.scenario)));
    addInstances(id, mutant.instances);
    for (const PostInstanceKey& key : mutant.postInstances)
        m_itemsOf[key].push_back(id);
    m_items[static_cast<std::size_t>(id)].instances += static_cast<int>(mutant.postInstances.size());
    m_mutantItem[mutantKey(mutant.identity)] = id;
}

std::vector<int> RunQueue::start(const Key& key)
{
    const auto found = m_itemsOf.find(key);
    if (found == m_itemsOf.end())
        return {};
    for (const int id : found->second)
        m_items[static_cast<std::size_t>(id)].state = WorkState::Running;
    return found->second;
}

std::vector<int> RunQueue::finish(const Key& key, const InstanceOutcome& outcome)
{
    const auto found = m_itemsOf.find(key);
    if (found == m_itemsOf.end())
        return {};
    ++m_finishedInstances;
    for (const int id : found->second) {
        WorkItem& item = m_items[static_cast<std::size_t>(id)];
        ++item.finished;
        item.seconds += outcome.seconds;
        if (!outcome.message.empty())
            item.message = text(outcome.message);
        const bool complete = item.finished == item.instances;
        if (complete && item.scenario.isEmpty()) // original and faulty: there is no comparison to wait for
            item.state = item.message.isEmpty() ? WorkState::Finished : WorkState::Failed;
    }
    return found->second;
}

std::vector<int> RunQueue::stop()
{
    std::vector<int> changed;
    for (WorkItem& item : m_items)
        if (item.state == WorkState::Running) {
            item.state = WorkState::Waiting;
            changed.push_back(item.id);
        }
    return changed;
}

std::vector<int> RunQueue::compared(const MutantResult& result)
{
    const auto found = m_mutantItem.find(mutantKey(result));
    if (found == m_mutantItem.end())
        return {};
    WorkItem& item = m_items[static_cast<std::size_t>(found->second)];
    item.state = result.counts() ? WorkState::Finished : WorkState::Excluded;
    item.message = text(result.realism.reason);
    return {found->second};
}

QString RunQueue::describe(const Key& key) const
{
    const auto found = m_itemsOf.find(key);
    if (found == m_itemsOf.end())
        return {};
    const WorkItem& item = m_items[static_cast<std::size_t>(found->second.front())];
    return QCoreApplication::translate("core", "%1 · %2 · instance %3 of %4")
        .arg(item.bug, item.title)
        .arg(std::min(item.finished + 1, item.instances))
        .arg(item.instances);
}

int RunQueue::firstItem(const Key& key) const
{
    const auto found = m_itemsOf.find(key);
    return found == m_itemsOf.end() ? -1 : found->second.front();
}

} // namespace semblance
