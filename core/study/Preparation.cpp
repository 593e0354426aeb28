// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Preparation.h"

#include "core/program/Error.h"
#include "core/program/ProgramText.h"
#include "core/store/StoreReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace semblance {

namespace {

/// Loads the data of every program of a pair once: errors come before the first training, and the number of rows
/// is needed for estimates.
PairRecord describePair(RunContext& context, const BugFixPair& pair, const PairPlan& plan,
                        std::map<std::string, std::size_t>& trainingRows)
{
    const auto data = context.data.prepared(pair.fixed);
    const auto faultyData = context.data.prepared(pair.faulty);
    trainingRows[plan.fixedHash] = data->train.inputs.rows();
    trainingRows[plan.faultyHash] = faultyData->train.inputs.rows();
    for (const PlannedMutant& mutant : plan.mutants)
        trainingRows.emplace(mutant.programHash, data->train.inputs.rows());
    return {pair.id,        pair.dataset(),  pair.title,
            plan.fixedHash, plan.faultyHash, expectedClasses(data->test.targets, pair.fixed.task)};
}

using MutantKey = std::tuple<std::string, Scenario, std::string>;

MutantKey keyOf(const MutantResult& mutant) { return {mutant.bug, mutant.scenario, mutant.name}; }

/// What earlier runs left of the plan.
struct Stored {
    std::set<InstanceKey> instances;
    std::set<PostInstanceKey> postInstances;

    bool holds(const PlannedMutant& mutant) const
    {
        const auto trained = [this](const InstanceKey& key) { return instances.contains(key); };
        const auto made = [this](const PostInstanceKey& key) { return postInstances.contains(key); };
        return std::all_of(mutant.instances.begin(), mutant.instances.end(), trained) &&
               std::all_of(mutant.pairedOriginals.begin(), mutant.pairedOriginals.end(), trained) &&
               std::all_of(mutant.postInstances.begin(), mutant.postInstances.end(), made);
    }
};

/// Finds the plan's instances in the store and feeds comparisons and queue with them.
class StoredWork {
public:
    StoredWork(const RunContext& context, const StoreReader& reader, Preparation& preparation)
        : m_context(context)
        , m_reader(reader)
        , m_preparation(preparation)
        , m_mutatedOriginals(context.plan.mutatedOriginals())
    {
    }

    Stored take()
    {
        for (const PairPlan& pair : m_context.plan.pairs) {
            takeAll(pair.originals);
            takeAll(pair.faulty);
            for (const PlannedMutant& mutant : pair.mutants) {
                takeAll(mutant.instances);
                takeAll(mutant.postInstances);
                compare(); // at once, so that only one pair's predictions are in memory
            }
        }
        return std::move(m_stored);
    }

private:
    template <typename Key>
    void takeAll(const std::vector<Key>& keys)
    {
        for (const Key& key : keys) {
            if (setFor(key).contains(key))
                continue;
            const std::optional<InstanceOutcome> outcome = find(key);
            if (!outcome || outcome->seed != seedFor(key, *outcome) || lacksWeights(key, *outcome))
                continue;
            setFor(key).insert(key);
            m_preparation.comparisons->add(key, *outcome);
            m_preparation.queue.finish(key, *outcome);
        }
    }

    void compare()
    {
        for (MutantResult& result : m_preparation.comparisons->takeComplete())
            m_preparation.compared.push_back(std::move(result));
    }

    std::set<InstanceKey>& setFor(const InstanceKey&) { return m_stored.instances; }
    std::set<PostInstanceKey>& setFor(const PostInstanceKey&) { return m_stored.postInstances; }
    std::optional<InstanceOutcome> find(const InstanceKey& key) const { return m_reader.instance(key); }
    std::optional<InstanceOutcome> find(const PostInstanceKey& key) const { return m_reader.postInstance(key); }

    /// The seed that the instance would have in this run; another one was made under another project seed.
    std::uint64_t seedFor(const InstanceKey& key, const InstanceOutcome&) const
    {
        return instanceSeed(m_context.settings.seed, key.programHash, key.index);
    }
    std::uint64_t seedFor(const PostInstanceKey& key, const InstanceOutcome& outcome) const
    {
        return mutationSeed(m_context.settings.seed, key.programHash, key.original, key.operatorId, key.ratio, key.copy,
                            outcome.attempts);
    }

    /// A run without post-training scenarios keeps no weights; such an original is trained again, to the same bits.
    bool lacksWeights(const InstanceKey& key, const InstanceOutcome& outcome) const
    {
        return outcome.status == InstanceStatus::Finished && m_mutatedOriginals.contains(key) &&
               !m_reader.hasModel(key);
    }
    bool lacksWeights(const PostInstanceKey&, const InstanceOutcome&) const { return false; }

    const RunContext& m_context;
    const StoreReader& m_reader;
    Preparation& m_preparation;
    std::set<InstanceKey> m_mutatedOriginals;
    Stored m_stored;
};

/// Forgets what is not true any more: pairs that left the project or whose programs changed, mutants that `whole` no
/// longer has, and comparisons of instances that this run makes anew. Imported bugs never had a pair and stay.
void forgetStaleRows(RunContext& context, const Project& project, const Plan& whole, const StoreReader& reader,
                     const Stored& stored)
{
    std::map<std::string, const PairPlan*> pairs;
    std::set<MutantKey> valid;
    for (const PairPlan& pair : whole.pairs) {
        pairs[pair.bug] = &pair;
        for (const PlannedMutant& mutant : pair.mutants)
            valid.insert(keyOf(mutant.identity));
    }
    for (const PairPlan& pair : context.plan.pairs)
        for (const PlannedMutant& mutant : pair.mutants)
            if (!stored.holds(mutant))
                valid.erase(keyOf(mutant.identity));
    for (const PairRecord& record : reader.pairs()) {
        const auto pair = pairs.find(record.bug);
        const bool changed = pair != pairs.end() && (pair->second->fixedHash != record.fixedHash ||
                                                     pair->second->faultyHash != record.faultyHash);
        if (changed || (!project.pair(record.bug) && !record.imported()))
            context.writer->removeBug(record.bug);
    }
    for (const MutantResult& mutant : reader.mutants())
        if (pairs.contains(mutant.bug) && !valid.contains(keyOf(mutant)))
            context.writer->removeMutant(mutant);
}

void writePlan(RunContext& context, const std::vector<PairRecord>& pairs, const Plan& whole)
{
    for (const PairRecord& pair : pairs)
        context.writer->write(pair);
    for (const PairPlan& pair : whole.pairs) {
        context.writer->clearSkipped(pair.bug);
        for (const SkippedMutant& skipped : pair.skipped)
            context.writer->write(skipped);
    }
}

} // namespace

Preparation prepareRun(RunContext& context, const Project& project, const PlanOptions& options)
{
    if (project.pairs().empty())
        throw Error({project.folder().string(), 0, 0, {}},
                    QCoreApplication::translate("core",
                                                "The project has no bug-fix pairs yet. Put their files into the "
                                                "folder \"pairs\".")
                        .toStdString());
    context.plan = makePlan(project, options);
    std::vector<PairRecord> pairs;
    std::map<std::string, ClassList> expected;
    std::map<std::string, std::size_t> trainingRows;
    for (const PairPlan& pair : context.plan.pairs) {
        try {
            pairs.push_back(describePair(context, *project.pair(pair.bug), pair, trainingRows));
        } catch (const Error& error) {
            throw Error(pair.bug + ": " + error.what());
        }
        expected[pair.bug] = pairs.back().expected;
    }
    context.writer = std::make_unique<StoreWriter>(context.folder);
    const StoreReader reader(context.folder);

    Preparation preparation;
    preparation.queue = RunQueue(context.plan);
    preparation.comparisons = std::make_unique<Comparisons>(context.plan, std::move(expected));
    const Stored stored = StoredWork(context, reader, preparation).take();
    preparation.scheduler =
        std::make_unique<Scheduler>(context.plan, stored.instances, stored.postInstances, trainingRows);
    // A run restricted to some scenarios or operators must not throw away the others' results.
    const Plan whole = makePlan(project, {.pairs = options.pairs, .scenarios = {}, .operators = {}});
    forgetStaleRows(context, project, whole, reader, stored);
    writePlan(context, pairs, whole);
    return preparation;
}

} // namespace semblance
