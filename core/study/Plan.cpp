// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Plan.h"

#include "core/data/Dataset.h"
#include "core/program/Error.h"
#include "core/program/ProgramText.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <set>

namespace semblance {

namespace {

template <typename T>
bool wanted(const std::vector<T>& list, const T& value)
{
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

std::string shortest(double value)
{
    char buffer[32];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

/// How a post-training instance came to be, as far as operator and ratio do not say it.
std::string postRule(const ProjectSettings& settings, const std::string& value)
{
    const std::string quality =
        shortest(settings.qualityThreshold) + " in " + std::to_string(settings.maximumAttempts) + " attempts";
    return value.empty() ? quality : quality + ", " + value;
}

std::vector<InstanceKey> instances(const std::string& hash, int first, int count)
{
    std::vector<InstanceKey> keys;
    for (int i = 0; i < count; ++i)
        keys.push_back({hash, first + i});
    return keys;
}

/// Data files do not know which pair wants them; this does.
std::string digestOf(const BugFixPair& pair, const Project& project)
{
    try {
        return dataDigest(pair.fixed.data, project.locator());
    } catch (const Error& error) {
        throw Error(pair.id + ": " + error.what());
    }
}

/// Plans the mutants of one pair; a mutant, a skipped configuration and a program each get one place.
class PairPlanner {
public:
    PairPlanner(const Project& project, const PlanOptions& options, const BugFixPair& pair, Plan& plan)
        : m_project(project)
        , m_settings(project.settings())
        , m_options(options)
        , m_pair(pair)
        , m_plan(plan)
        , m_digest(digestOf(pair, project))
    {
        m_result.bug = pair.id;
        m_result.fixedHash = remember(pair.fixed);
        m_result.faultyHash = remember(pair.faulty);
        m_result.originals = instances(m_result.fixedHash, 0, m_settings.instances);
        m_result.faulty = instances(m_result.faultyHash, 0, m_settings.instances);
    }

    PairPlan take()
    {
        for (const Scenario scenario : m_settings.scenarios) {
            if (!wanted(m_options.scenarios, scenario))
                continue;
            if (scenario == Scenario::Pre)
                addPreTraining();
            else if (scenario == Scenario::Control)
                addControl();
            else
                addPostTraining(scenario);
        }
        return std::move(m_result);
    }

private:
    std::string remember(const Program& program)
    {
        const std::string hash = contentHash(program, m_digest);
        m_plan.programs.emplace(hash, program);
        return hash;
    }

    PlannedMutant& addMutant(Scenario scenario, const std::string& name, const std::string& operatorId)
    {
        PlannedMutant& mutant = m_result.mutants.emplace_back();
        mutant.identity.bug = m_pair.id;
        mutant.identity.dataset = m_pair.dataset();
        mutant.identity.scenario = scenario;
        mutant.identity.name = name;
        mutant.identity.operatorId = operatorId;
        mutant.programHash = m_result.fixedHash;
        return mutant;
    }

    void skip(Scenario scenario, const std::string& operatorId, const Configuration& configuration,
              const std::string& reason)
    {
        m_result.skipped.push_back(
            {m_pair.id, scenario, operatorId, configuration.parameter, configuration.layer, reason});
    }

    void addPreTraining()
    {
        std::map<std::string, std::string> nameOfHash;
        for (const PreTrainingOperator* op : preTrainingOperators()) {
            const std::string& id = op->info().id;
            const OperatorSettings settings = settingsOf(m_settings, op->info());
            if (!settings.enabled || !wanted(m_options.operators, id))
                continue;
            if (const auto reason = op->notApplicable(m_pair.fixed)) {
                skip(Scenario::Pre, id, {}, *reason);
                continue;
            }
            const ConfigurationList list = configurations(*op, settings);
            for (const SkippedConfiguration& skipped : list.skipped)
                skip(Scenario::Pre, id, skipped.configuration, skipped.reason);
            for (const Configuration& configuration : list.configurations)
                addConfiguration(*op, configuration, nameOfHash);
        }
    }

    ConfigurationList configurations(const PreTrainingOperator& op, const OperatorSettings& settings) const
    {
        try {
            return op.configurations(m_pair.fixed, settings);
        } catch (const Error& error) {
            throwAt("operators.pre." + op.info().id, error);
        }
    }

    /// Operators do not know where their settings come from; this does.
    [[noreturn]] void throwAt(const std::string& key, const Error& error) const
    {
        throw Error({m_project.settingsFile().string(), 0, 0, key}, m_pair.id + ": " + error.message());
    }

    void addConfiguration(const PreTrainingOperator& op, const Configuration& configuration,
                          std::map<std::string, std::string>& nameOfHash)
    {
        const OperatorInfo& info = op.info();
        const std::string name = preMutantName(info, configuration);
        const std::string hash = remember(op.apply(m_pair.fixed, configuration));
        const auto [twin, isNew] = nameOfHash.emplace(hash, name);
        if (!isNew) {
            skip(Scenario::Pre, info.id, configuration,
                 QCoreApplication::translate("core", "It gives the same program as %1.")
                     .arg(QString::fromStdString(twin->second))
                     .toStdString());
            return;
        }
        PlannedMutant& mutant = addMutant(Scenario::Pre, name, info.id);
        mutant.identity.parameter = configuration.parameter;
        mutant.identity.layer = configuration.layer;
        mutant.programHash = hash;
        // A mutant that is the faulty program itself is trained apart from the fault: sharing the instances would
        // make it look like a perfect likeness, training noise included.
        const int first = hash == m_result.faultyHash ? m_settings.instances : 0;
        mutant.instances = instances(hash, first, m_settings.instances);
        mutant.pairedOriginals = m_result.originals;
    }

    void addControl()
    {
        PlannedMutant& mutant = addMutant(Scenario::Control, "control", "control");
        mutant.instances = instances(m_result.fixedHash, m_settings.instances, m_settings.instances);
        mutant.pairedOriginals = m_result.originals;
    }

    void addPostTraining(Scenario scenario)
    {
        for (const PostTrainingOperator* op : postTrainingOperators()) {
            const OperatorInfo& info = op->info();
            if (!settingsOf(m_settings, info).enabled || !wanted(m_options.operators, info.id))
                continue;
            if (const auto reason = op->notApplicable(m_pair.fixed.model))
                skip(scenario, info.id, {}, *reason);
            else if (scenario == Scenario::Post1)
                addScenario1(info);
            else
                addScenario2(info);
        }
    }

    PostInstanceKey postKey(const OperatorInfo& info, double ratio, int original, int copy) const
    {
        try {
            const std::string value = postValue(info, settingsOf(m_settings, info));
            return {m_result.fixedHash, info.id, shortest(ratio), original, copy, postRule(m_settings, value)};
        } catch (const Error& error) {
            throwAt("operators.post." + info.id, error);
        }
    }

    /// What has no ratio is done once, under the ratio of the published names.
    std::vector<double> ratiosOf(const OperatorInfo& info) const
    {
        return hasRatio(info) ? m_settings.postRatios : std::vector{PostConfiguration{}.ratio};
    }

    /// Every original is mutated n times; all n are compared with that same original.
    void addScenario1(const OperatorInfo& info)
    {
        const double ratio = ratiosOf(info).front();
        for (int original = 0; original < m_settings.instances; ++original) {
            PlannedMutant& mutant = addMutant(Scenario::Post1, postMutantName(info, ratio, original), info.id);
            mutant.identity.parameter = shortest(ratio);
            mutant.identity.original = original;
            for (int copy = 1; copy <= m_settings.instances; ++copy) {
                mutant.postInstances.push_back(postKey(info, ratio, original, copy));
                mutant.pairedOriginals.push_back({m_result.fixedHash, original});
            }
        }
    }

    /// Every original is mutated once for each ratio.
    void addScenario2(const OperatorInfo& info)
    {
        for (const double ratio : ratiosOf(info)) {
            PlannedMutant& mutant = addMutant(Scenario::Post2, postMutantName(info, ratio, std::nullopt), info.id);
            mutant.identity.parameter = shortest(ratio);
            for (int original = 0; original < m_settings.instances; ++original)
                mutant.postInstances.push_back(postKey(info, ratio, original, 0));
            mutant.pairedOriginals = m_result.originals;
        }
    }

    const Project& m_project;
    const ProjectSettings& m_settings;
    const PlanOptions& m_options;
    const BugFixPair& m_pair;
    Plan& m_plan;
    std::string m_digest;
    PairPlan m_result;
};

void requireKnownOperators(const Project& project, const PlanOptions& options)
{
    const auto require = [&project](const std::string& id, bool known, const std::string& table) {
        const std::string file = table.empty() ? std::string() : project.settingsFile().string();
        if (!known)
            throw Error({file, 0, 0, table.empty() ? table : table + id},
                        QCoreApplication::translate("core",
                                                    "There is no operator \"%1\". \"semblance-cli operators\" lists "
                                                    "them all.")
                            .arg(QString::fromStdString(id))
                            .toStdString());
    };
    for (const auto& [id, settings] : project.settings().preOperators)
        require(id, preTrainingOperator(id) != nullptr, "operators.pre.");
    for (const auto& [id, settings] : project.settings().postOperators)
        require(id, postTrainingOperator(id) != nullptr, "operators.post.");
    for (const std::string& id : options.operators)
        require(id, preTrainingOperator(id) || postTrainingOperator(id), {});
}

void requireDistinctRatios(const Project& project)
{
    std::set<double> ratios;
    for (const double ratio : project.settings().postRatios)
        if (!ratios.insert(ratio).second)
            throw Error({project.settingsFile().string(), 0, 0, "post_ratios"},
                        QCoreApplication::translate("core", "%1 is listed twice.").arg(ratio).toStdString());
}

void requireKnownPairs(const Project& project, const PlanOptions& options)
{
    for (const std::string& id : options.pairs)
        if (!project.pair(id))
            throw Error({project.folder().string(), 0, 0, {}},
                        QCoreApplication::translate("core", "The project has no pair \"%1\".")
                            .arg(QString::fromStdString(id))
                            .toStdString());
}

} // namespace

OperatorSettings settingsOf(const ProjectSettings& project, const OperatorInfo& info)
{
    const auto& all = info.stage == OperatorStage::PreTraining ? project.preOperators : project.postOperators;
    if (const auto named = all.find(info.id); named != all.end())
        return named->second;
    OperatorSettings unnamed;
    unnamed.enabled = info.byDefault && project.defaultOperators;
    return unnamed;
}

Plan makePlan(const Project& project, const PlanOptions& options)
{
    requireKnownOperators(project, options);
    requireKnownPairs(project, options);
    requireDistinctRatios(project);
    Plan plan;
    for (const PairFile& file : project.pairs())
        if (wanted(options.pairs, file.pair().id))
            plan.pairs.push_back(PairPlanner(project, options, file.pair(), plan).take());
    return plan;
}

std::size_t Plan::trainings() const
{
    std::set<InstanceKey> keys;
    for (const PairPlan& pair : pairs) {
        keys.insert(pair.originals.begin(), pair.originals.end());
        keys.insert(pair.faulty.begin(), pair.faulty.end());
        for (const PlannedMutant& mutant : pair.mutants)
            keys.insert(mutant.instances.begin(), mutant.instances.end());
    }
    return keys.size();
}

std::set<InstanceKey> Plan::mutatedOriginals() const
{
    std::set<InstanceKey> keys;
    for (const PairPlan& pair : pairs)
        for (const PlannedMutant& mutant : pair.mutants)
            for (const PostInstanceKey& key : mutant.postInstances)
                keys.insert({key.programHash, key.original});
    return keys;
}

std::size_t Plan::mutants() const
{
    std::size_t count = 0;
    for (const PairPlan& pair : pairs)
        count += pair.mutants.size();
    return count;
}

} // namespace semblance
