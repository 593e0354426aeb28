// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyLoading.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/store/ProjectLock.h"
#include "core/store/StoreReader.h"
#include "core/study/Plan.h"
#include "core/study/RunQueue.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace semblance {

namespace {

QString text(const std::string& value) { return QString::fromStdString(value); }

template <typename Key>
int countDone(const std::set<Key>& planned, const std::vector<Key>& finished)
{
    return static_cast<int>(
        std::count_if(finished.begin(), finished.end(), [&](const Key& key) { return planned.count(key) > 0; }));
}

StoredProgress progressOf(const Plan& plan, const StoreReader& store)
{
    std::set<InstanceKey> instances;
    std::set<PostInstanceKey> postInstances;
    for (const PairPlan& pair : plan.pairs) {
        instances.insert(pair.originals.begin(), pair.originals.end());
        instances.insert(pair.faulty.begin(), pair.faulty.end());
        for (const PlannedMutant& mutant : pair.mutants) {
            instances.insert(mutant.instances.begin(), mutant.instances.end());
            postInstances.insert(mutant.postInstances.begin(), mutant.postInstances.end());
        }
    }
    StoredProgress progress;
    progress.total = static_cast<int>(instances.size() + postInstances.size());
    progress.done = countDone(instances, store.finishedInstances())
                    + countDone(postInstances, store.finishedPostInstances());
    return progress;
}

/// What the store knows of a bug.
struct StoredBug {
    int compared = 0;
    int counting = 0;
};

/// Pairs of the project, and bugs of which only results are there (imported ones).
std::vector<PairRow> pairRows(const Project& project, const std::vector<MutantResult>& mutants, const Plan& plan)
{
    std::map<std::string, PairRow> rows;
    for (const PairFile& file : project.pairs()) {
        const BugFixPair& pair = file.pair();
        rows[pair.id] = {text(pair.id), text(pair.dataset()), text(pair.title), PairStatus::Waiting, 0};
    }
    std::map<std::string, StoredBug> stored;
    for (const MutantResult& mutant : mutants) {
        StoredBug& bug = stored[mutant.bug];
        ++bug.compared;
        bug.counting += mutant.counts() ? 1 : 0;
        if (rows.find(mutant.bug) == rows.end())
            rows[mutant.bug] = {text(mutant.bug), text(mutant.dataset), {}, PairStatus::Waiting, 0};
    }
    std::map<std::string, int> planned;
    for (const PairPlan& pair : plan.pairs)
        planned[pair.bug] = static_cast<int>(pair.mutants.size());
    std::vector<PairRow> result;
    for (auto& [bug, row] : rows) {
        const StoredBug& known = stored[bug];
        row.mutants = known.compared;
        if (known.compared > 0 && known.compared >= planned[bug])
            row.status = known.counting > 0 ? PairStatus::Finished : PairStatus::Excluded;
        result.push_back(row);
    }
    return result;
}

/// The keys of the instances trained for a line, which knows itself only by what it shows.
std::vector<InstanceKey> trainedInstances(const Plan& plan, const WorkItem& item)
{
    const auto pair = std::find_if(plan.pairs.begin(), plan.pairs.end(),
                                   [&](const PairPlan& candidate) { return text(candidate.bug) == item.bug; });
    if (pair == plan.pairs.end())
        return {};
    if (item.scenario.isEmpty())
        return item.title == QCoreApplication::translate("core", "Original") ? pair->originals : pair->faulty;
    for (const PlannedMutant& mutant : pair->mutants) {
        if (text(nameOf(mutant.identity.scenario)) == item.scenario && mutantTitle(mutant.identity) == item.title)
            return mutant.instances;
    }
    return {};
}

} // namespace

LoadedStudy loadStudy(const std::filesystem::path& folder)
{
    LoadedStudy study;
    study.project = std::make_shared<const Project>(Project::load(folder));
    study.mutants = std::make_shared<const std::vector<MutantResult>>();
    Plan plan;
    try {
        const StoreReader store(folder);
        study.mutants = std::make_shared<const std::vector<MutantResult>>(store.mutants());
        plan = makePlan(*study.project);
        study.progress = progressOf(plan, store);
        if (const auto holder = ProjectLock::holder(folder))
            study.problem = QCoreApplication::translate("StudyLoading",
                                                        "Another program runs this project (%1). Its results can be "
                                                        "looked at; a run can start here when it has ended.")
                                .arg(text(*holder));
    } catch (const Error& error) {
        study.problem = QString::fromUtf8(error.what());
    }
    study.pairs = pairRows(*study.project, *study.mutants, plan);
    return study;
}

std::vector<std::vector<EpochResult>> readHistories(const Project& project, const WorkItem& item)
{
    PlanOptions options;
    options.pairs = {item.bug.toStdString()};
    const StoreReader store(project.folder());
    std::vector<std::vector<EpochResult>> histories;
    for (const InstanceKey& key : trainedInstances(makePlan(project, options), item))
        histories.push_back(store.history(key));
    return histories;
}

} // namespace semblance
