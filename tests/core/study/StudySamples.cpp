// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/study/StudySamples.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace semblance::testing {

QByteArray tinyPair(const QByteArray& id, int epochs)
{
    return "id = \"" + id + R"("
title = "Side effects, small"
benchmark = "Tiny"
origin = "made up"
direction = "as_published"
fault = "One epoch is too few."
task = "multiclass"

[data]
source = "synthetic"
name = "side_effects_by_age"
parameters = { noisy = 2, regular = 20, test_noisy = 1, test_regular = 12 }
seed = 1

[fixed]
preprocessing = [
    { step = "min_max" },
]
layers = [
    { kind = "Dense", units = 4, activation = "relu" },
    { kind = "Dense", units = 2, activation = "softmax" },
]
loss = "sparse_categorical_crossentropy"
optimizer = { name = "adam", learning_rate = 0.05 }
batch_size = 8
epochs = )" + QByteArray::number(epochs) + R"(

[faulty]
epochs = 1
)";
}

QByteArray tinySettings(const QByteArray& moreKeys, const QByteArray& moreTables)
{
    QByteArray text = "name = \"Tiny\"\ninstances = 2\npost_ratios = [0.1, 0.5]\nmaximum_attempts = 5\n"
                      "device = \"cpu\"\n" + moreKeys + "\ndefault_operators = false\n";
    for (const char* named : {"pre.WRB", "post.GF", "post.NEB"})
        text += "[operators." + QByteArray(named) + "]\n";
    return text + "[operators.pre.HNE]\nvalues = [1, 2]\n" + moreTables;
}

TestProject::TestProject(const QByteArray& pair, const QByteArray& settings)
{
    write(QStringLiteral("semblance.toml"), settings);
    write(QStringLiteral("pairs/tiny.toml"), pair);
}

void TestProject::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    QDir().mkpath(QFileInfo(file).path());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
}

PairPlan handMadePair(const std::string& bug, const std::string& fixedHash, const std::string& faultyHash)
{
    PairPlan pair;
    pair.bug = bug;
    pair.fixedHash = fixedHash;
    pair.faultyHash = faultyHash;
    pair.originals = {{fixedHash, 0}, {fixedHash, 1}};
    pair.faulty = {{faultyHash, 0}, {faultyHash, 1}};

    const auto add = [&pair](Scenario scenario, const std::string& name) -> PlannedMutant& {
        PlannedMutant& mutant = pair.mutants.emplace_back();
        mutant.identity.bug = pair.bug;
        mutant.identity.scenario = scenario;
        mutant.identity.name = name;
        mutant.programHash = pair.fixedHash;
        return mutant;
    };
    PlannedMutant& pre = add(Scenario::Pre, "pre");
    pre.identity.operatorId = "HNE";
    pre.identity.parameter = std::to_string(2);
    pre.programHash = fixedHash + " mutant";
    pre.instances = {{pre.programHash, 0}, {pre.programHash, 1}};
    pre.pairedOriginals = pair.originals;

    PlannedMutant& post1 = add(Scenario::Post1, "post1");
    post1.identity.operatorId = "GF";
    post1.identity.parameter = "0.1";
    post1.identity.original = 1;
    post1.postInstances = {{fixedHash, "GF", "0.1", 1, 1, "rule"}, {fixedHash, "GF", "0.1", 1, 2, "rule"}};
    post1.pairedOriginals = {{fixedHash, 1}, {fixedHash, 1}};

    PlannedMutant& post2 = add(Scenario::Post2, "post2");
    post2.identity.operatorId = "NEB";
    post2.identity.parameter = "0.5";
    post2.postInstances = {{fixedHash, "NEB", "0.5", 0, 0, "rule"}, {fixedHash, "NEB", "0.5", 1, 0, "rule"}};
    post2.pairedOriginals = pair.originals;
    return pair;
}

Plan handMadePlan()
{
    Plan plan;
    plan.pairs = {handMadePair("a", "fixed", "faulty")};
    for (const char* hash : {"fixed", "faulty", "fixed mutant"})
        plan.programs[hash].model.layers = {Layer::ofKind(LayerKind::Dense)};
    return plan;
}

std::set<InstanceKey> instancesOf(const Plan& plan)
{
    std::set<InstanceKey> keys;
    for (const PairPlan& pair : plan.pairs) {
        keys.insert(pair.originals.begin(), pair.originals.end());
        keys.insert(pair.faulty.begin(), pair.faulty.end());
        for (const PlannedMutant& mutant : pair.mutants)
            keys.insert(mutant.instances.begin(), mutant.instances.end());
    }
    return keys;
}

std::set<PostInstanceKey> postInstancesOf(const Plan& plan)
{
    std::set<PostInstanceKey> keys;
    for (const PairPlan& pair : plan.pairs)
        for (const PlannedMutant& mutant : pair.mutants)
            keys.insert(mutant.postInstances.begin(), mutant.postInstances.end());
    return keys;
}

InstanceOutcome outcomeOf(const std::vector<std::int32_t>& classes)
{
    InstanceOutcome outcome;
    outcome.predictions.classes.values = classes;
    return outcome;
}

} // namespace semblance::testing
