// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramText.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PlannedMutant* findMutant(const PairPlan& pair, const std::string& operatorId, const std::string& parameter)
{
    const auto found = std::find_if(pair.mutants.begin(), pair.mutants.end(), [&](const PlannedMutant& mutant) {
        return mutant.identity.operatorId == operatorId && mutant.identity.parameter == parameter;
    });
    return found == pair.mutants.end() ? nullptr : &*found;
}

int countOf(const PairPlan& pair, Scenario scenario)
{
    return static_cast<int>(std::count_if(pair.mutants.begin(), pair.mutants.end(), [scenario](const auto& mutant) {
        return mutant.identity.scenario == scenario;
    }));
}

Project firstSteps(const QTemporaryDir& folder)
{
    return Project::create(std::filesystem::path(folder.path().toStdString()) / "p", "first-steps");
}

} // namespace

class tst_Plan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tinyProjectByHand();
    void firstStepsCounts_data();
    void firstStepsCounts();
    void namesAreUnique();
    void everyInstanceIsPaired();
    void programsAreThere();
    void scenario1PairsWithItsParent();
    void scenario2PairsOneToOne();
    void samePlanEveryTime();
    void mutantThatIsTheFault();
    void equalProgramsAreOneMutant();
    void equalPairsShareTheirTrainings();
    void otherDataOtherPrograms();
    void control();
    void unnamedOperators();
    void operatorsWithoutRatio();
    void postValues();
    void scenarioFilter();
    void operatorFilter();
    void pairFilter();
    void unknownNames();
    void mutatedOriginals();
};

/// n = 2. Pre: HNE 1, HNE 2, WRB on two layers. Post: GF and NEB, scenario 1 on two originals, scenario 2 at two ratios.
void tst_Plan::tinyProjectByHand()
{
    const Plan plan = makePlan(TestProject().load());
    QCOMPARE(plan.pairs.size(), 1u);
    const PairPlan& pair = plan.pairs[0];
    QCOMPARE(pair.bug, std::string("tiny001"));
    QCOMPARE(countOf(pair, Scenario::Pre), 4);
    QCOMPARE(countOf(pair, Scenario::Post1), 4);
    QCOMPARE(countOf(pair, Scenario::Post2), 4);
    QCOMPARE(plan.mutants(), 12u);
    // Originals, faulty, HNE 1 (the fault itself, two further instances), HNE 2, WRB, WRB: two each.
    QCOMPARE(plan.trainings(), 12u);
    QCOMPARE(instancesOf(plan).size(), 12u);
    QCOMPARE(postInstancesOf(plan).size(), 2u * (2 * 2 + 2 * 2));
    QVERIFY(pair.skipped.empty());
    for (const PlannedMutant& mutant : pair.mutants) {
        QCOMPARE(mutant.identity.bug, std::string("tiny001"));
        QCOMPARE(mutant.identity.dataset, std::string("tiny"));
    }
    const PostInstanceKey key = findMutant(pair, "GF", "0.1")->postInstances.front();
    QCOMPARE(key.rule, std::string("0.9 in 5 attempts"));
    QCOMPARE(key.programHash, pair.fixedHash);
}

void tst_Plan::firstStepsCounts_data()
{
    QTest::addColumn<QString>("bug");
    QTest::addColumn<int>("pre");
    QTest::addColumn<int>("skipped");
    // TCL 4, TAN 3, HLR 3, HNE 5 (25 12 6 3 1), WRB 2, LCH 5, OCH 4, ACH 5 each of two layers less relu and softmax
    QTest::newRow("iris") << "deeplocalize024" << 34 << 2;
    // Six layers: WRB 6, ACH 6 x 5 - 6
    QTest::newRow("documents") << "deeplocalize030" << 4 + 3 + 3 + 5 + 6 + 5 + 4 + 24 << 6;
    // HNE 4 (10 5 2 1), WRB 3, ACH 3 x 5 - 3
    QTest::newRow("ages") << "defect4ml038" << 4 + 3 + 3 + 4 + 3 + 5 + 4 + 12 << 3;
}

void tst_Plan::firstStepsCounts()
{
    QFETCH(QString, bug);
    QFETCH(int, pre);
    QFETCH(int, skipped);
    const QTemporaryDir folder;
    const Plan plan = makePlan(firstSteps(folder), {.pairs = {bug.toStdString()}, .scenarios = {}, .operators = {}});
    QCOMPARE(plan.pairs.size(), 1u);
    const PairPlan& pair = plan.pairs[0];
    QCOMPARE(countOf(pair, Scenario::Pre), pre);
    QCOMPARE(countOf(pair, Scenario::Post1), 5 * 5); // five operators on five originals
    QCOMPARE(countOf(pair, Scenario::Post2), 5 * 5); // five operators at five ratios
    QCOMPARE(static_cast<int>(pair.skipped.size()), skipped);
    for (const SkippedMutant& mutant : pair.skipped)
        QVERIFY(!mutant.reason.empty());
    QCOMPARE(plan.trainings(), 5u * (2 + static_cast<std::size_t>(pre)));
}

void tst_Plan::namesAreUnique()
{
    const QTemporaryDir folder;
    for (const PairPlan& pair : makePlan(firstSteps(folder)).pairs) {
        std::set<std::pair<Scenario, std::string>> names;
        for (const PlannedMutant& mutant : pair.mutants)
            QVERIFY2(names.emplace(mutant.identity.scenario, mutant.identity.name).second,
                     mutant.identity.name.c_str());
    }
}

void tst_Plan::everyInstanceIsPaired()
{
    const QTemporaryDir folder;
    for (const PairPlan& pair : makePlan(firstSteps(folder)).pairs) {
        QCOMPARE(pair.originals.size(), 5u);
        QCOMPARE(pair.faulty.size(), 5u);
        const std::set<InstanceKey> originals(pair.originals.begin(), pair.originals.end());
        for (const PlannedMutant& mutant : pair.mutants) {
            QCOMPARE(mutant.instances.size() + mutant.postInstances.size(), 5u);
            QCOMPARE(mutant.pairedOriginals.size(), 5u);
            for (const InstanceKey& key : mutant.pairedOriginals)
                QVERIFY(originals.contains(key));
            for (const InstanceKey& key : mutant.instances)
                QVERIFY2(!originals.contains(key), "a mutant must not be its own original");
        }
    }
}

void tst_Plan::programsAreThere()
{
    const QTemporaryDir folder;
    const Plan plan = makePlan(firstSteps(folder));
    for (const InstanceKey& key : instancesOf(plan))
        QVERIFY(plan.programs.contains(key.programHash));
    for (const auto& [hash, program] : plan.programs)
        QCOMPARE(contentHash(program, {}), hash); // built-in and synthetic data have no files
}

void tst_Plan::scenario1PairsWithItsParent()
{
    const Plan plan = makePlan(TestProject().load());
    for (const PlannedMutant& mutant : plan.pairs[0].mutants) {
        if (mutant.identity.scenario != Scenario::Post1)
            continue;
        QVERIFY(mutant.identity.original);
        int copy = 0;
        for (const PostInstanceKey& key : mutant.postInstances) {
            QCOMPARE(key.original, *mutant.identity.original);
            QCOMPARE(key.copy, ++copy); // 1..n: n different mutants of one original
            QCOMPARE(key.ratio, std::string("0.1"));
        }
        for (const InstanceKey& key : mutant.pairedOriginals)
            QCOMPARE(key.index, *mutant.identity.original);
    }
}

void tst_Plan::scenario2PairsOneToOne()
{
    const Plan plan = makePlan(TestProject().load());
    std::set<std::string> ratios;
    for (const PlannedMutant& mutant : plan.pairs[0].mutants) {
        if (mutant.identity.scenario != Scenario::Post2)
            continue;
        ratios.insert(mutant.identity.parameter);
        QVERIFY(!mutant.identity.original);
        for (std::size_t i = 0; i < mutant.postInstances.size(); ++i) {
            QCOMPARE(mutant.postInstances[i].original, static_cast<int>(i));
            QCOMPARE(mutant.postInstances[i].copy, 0);
            QCOMPARE(mutant.pairedOriginals[i].index, static_cast<int>(i));
        }
    }
    QVERIFY(ratios == std::set<std::string>({"0.1", "0.5"}));
}

void tst_Plan::samePlanEveryTime()
{
    const TestProject project;
    const Plan first = makePlan(project.load());
    const Plan second = makePlan(project.load());
    QVERIFY(instancesOf(first) == instancesOf(second));
    QVERIFY(postInstancesOf(first) == postInstancesOf(second));
    for (std::size_t i = 0; i < first.pairs[0].mutants.size(); ++i)
        QCOMPARE(first.pairs[0].mutants[i].identity.name, second.pairs[0].mutants[i].identity.name);
}

void tst_Plan::mutantThatIsTheFault()
{
    const Plan plan = makePlan(TestProject().load());
    const PairPlan& pair = plan.pairs[0];
    const PlannedMutant* mutant = findMutant(pair, "HNE", "1");
    QVERIFY(mutant);
    QCOMPARE(mutant->programHash, pair.faultyHash);
    const std::vector<InstanceKey> apart = {{pair.faultyHash, 2}, {pair.faultyHash, 3}};
    QVERIFY(mutant->instances == apart);
    const std::vector<InstanceKey> ordinary = {{findMutant(pair, "HNE", "2")->programHash, 0},
                                               {findMutant(pair, "HNE", "2")->programHash, 1}};
    QVERIFY(findMutant(pair, "HNE", "2")->instances == ordinary);
}

void tst_Plan::equalProgramsAreOneMutant()
{
    // Twice the same value.
    const TestProject project(tinyPair(), tinySettings().replace("values = [1, 2]", "values = [2, 2]"));
    const PairPlan pair = makePlan(project.load()).pairs[0];
    QCOMPARE(countOf(pair, Scenario::Pre), 1 + 2);
    QCOMPARE(pair.skipped.size(), 1u);
    QCOMPARE(pair.skipped[0].operatorId, std::string("HNE"));

    // A value that leaves the program as it is.
    const TestProject two(tinyPair(), tinySettings({}, "[operators.pre.HLR]\nvalues = [0.05, 0.01]\n"));
    const PairPlan other = makePlan(two.load()).pairs[0];
    std::set<std::string> hashes;
    for (const PlannedMutant& mutant : other.mutants)
        if (mutant.identity.scenario == Scenario::Pre)
            QVERIFY(hashes.insert(mutant.programHash).second);
    QVERIFY2(!hashes.contains(other.fixedHash), "the original's own rate is no mutant");
}

void tst_Plan::equalPairsShareTheirTrainings()
{
    const TestProject project;
    project.write(QStringLiteral("pairs/twin.toml"), tinyPair("twin001"));
    const Plan plan = makePlan(project.load());
    QCOMPARE(plan.pairs.size(), 2u);
    QCOMPARE(plan.mutants(), 24u);
    QCOMPARE(plan.trainings(), 12u);
}

void tst_Plan::otherDataOtherPrograms()
{
    const QByteArray csvPair = tinyPair("table001")
                                   .replace("source = \"synthetic\"\nname = \"side_effects_by_age\"\n"
                                            "parameters = { noisy = 2, regular = 20, test_noisy = 1, test_regular = 12 }\n"
                                            "seed = 1\n",
                                            "source = \"csv\"\ntrain_inputs = \"t.csv\"\nsplit = { test_fraction = 0.5 }\n");
    const TestProject project(csvPair);
    project.write(QStringLiteral("data/t.csv"), "1,0\n2,1\n3,0\n4,1\n");
    const std::string before = makePlan(project.load()).pairs[0].fixedHash;
    QCOMPARE(makePlan(project.load()).pairs[0].fixedHash, before);
    project.write(QStringLiteral("data/t.csv"), "1,0\n2,1\n3,0\n4,0\n");
    QVERIFY(makePlan(project.load()).pairs[0].fixedHash != before);
}

void tst_Plan::control()
{
    const TestProject project(tinyPair(), tinySettings("scenarios = [\"control\"]"));
    const Plan plan = makePlan(project.load());
    QCOMPARE(plan.mutants(), 1u);
    const PlannedMutant& mutant = plan.pairs[0].mutants[0];
    QCOMPARE(mutant.identity.scenario, Scenario::Control);
    const std::vector<InstanceKey> further = {{plan.pairs[0].fixedHash, 2}, {plan.pairs[0].fixedHash, 3}};
    QVERIFY(mutant.instances == further);
    QVERIFY(mutant.pairedOriginals == plan.pairs[0].originals);
}

/// Without default_operators only what is named runs; with it all of the study, but no family that wants to be named.
void tst_Plan::unnamedOperators()
{
    const auto systems = [](const QByteArray& settings) {
        std::set<std::string> ids;
        const Plan plan = makePlan(TestProject(tinyPair(), settings).load());
        for (const PlannedMutant& mutant : plan.pairs[0].mutants)
            ids.insert(mutant.identity.operatorId);
        return ids;
    };
    QVERIFY(systems(tinySettings()) == std::set<std::string>({"HNE", "WRB", "GF", "NEB"}));
    const std::set<std::string> all = systems("name = \"All\"\ninstances = 2\n");
    for (const char* id : {"TCL", "HNE", "GF", "NS", "LA"})
        QVERIFY2(all.contains(id), id);
    for (const std::string& id : all)
        QVERIFY2(id.find('-') == std::string::npos, id.c_str());
    const std::set<std::string> named = systems(
        "name = \"Two\"\ninstances = 2\ndefault_operators = false\n[operators.pre.DM-DR]\n"
                                               "[operators.post.MN-WV]\n");
    QVERIFY(named == std::set<std::string>({"DM-DR", "MN-WV"}));
}

/// They change one layer: once for each original in scenario 1, once in scenario 2, under the published 0.01.
void tst_Plan::operatorsWithoutRatio()
{
    const TestProject project(tinyPair(), tinySettings({}, "[operators.post.LA]\n"));
    const Plan plan = makePlan(project.load());
    std::vector<std::string> names;
    for (const PlannedMutant& mutant : plan.pairs[0].mutants) {
        if (mutant.identity.operatorId == "LA") {
            names.push_back(mutant.identity.name);
            QCOMPARE(mutant.identity.parameter, std::string("0.01"));
            QCOMPARE(mutant.postInstances.size(), 2u);
        }
    }
    QCOMPARE(names, (std::vector<std::string>{"original0_LA_0.01_1", "original1_LA_0.01_1", "LA_0.01_1"}));
}

/// Instances of the published variant are not those of the intended one; a wrong value is the project's mistake.
void tst_Plan::postValues()
{
    const auto ruleOf = [](const QByteArray& values) {
        const TestProject project(tinyPair(), tinySettings({}, "[operators.post.NS]\n" + values));
        return findMutant(makePlan(project.load()).pairs[0], "NS", "0.5")->postInstances.front().rule;
    };
    QCOMPARE(ruleOf({}), std::string("0.9 in 5 attempts"));
    QCOMPARE(ruleOf("values = [\"intended\"]\n"), ruleOf({}));
    QCOMPARE(ruleOf("values = [\"published\"]\n"), std::string("0.9 in 5 attempts, published"));
    const QString message = errorOf([&] { ruleOf("values = [\"buggy\"]\n"); });
    QVERIFY2(message.contains(QLatin1String("operators.post.NS")) && message.contains(QLatin1String("'buggy'")),
             qPrintable(message));
}

void tst_Plan::scenarioFilter()
{
    const Project project = TestProject().load();
    const Plan plan = makePlan(project, {.pairs = {}, .scenarios = {Scenario::Post2}, .operators = {}});
    QCOMPARE(plan.mutants(), 4u);
    QCOMPARE(countOf(plan.pairs[0], Scenario::Post2), 4);
    QCOMPARE(plan.trainings(), 4u); // originals and faulty are always needed
    // A scenario that the project does not have is not added by a run.
    QCOMPARE(makePlan(project, {.pairs = {}, .scenarios = {Scenario::Control}, .operators = {}}).mutants(), 0u);
}

void tst_Plan::operatorFilter()
{
    const Project project = TestProject().load();
    const Plan plan = makePlan(project, {.pairs = {}, .scenarios = {}, .operators = {"WRB", "NEB"}});
    QCOMPARE(plan.mutants(), 2u + 2u + 2u);
    for (const PlannedMutant& mutant : plan.pairs[0].mutants)
        QVERIFY(mutant.identity.operatorId == "WRB" || mutant.identity.operatorId == "NEB");
    // An operator that the project switches off stays off.
    QCOMPARE(makePlan(project, {.pairs = {}, .scenarios = {}, .operators = {"TCL"}}).mutants(), 0u);
}

void tst_Plan::pairFilter()
{
    const TestProject project;
    project.write(QStringLiteral("pairs/other.toml"), tinyPair("other001", 3));
    const Plan plan = makePlan(project.load(), {.pairs = {"other001"}, .scenarios = {}, .operators = {}});
    QCOMPARE(plan.pairs.size(), 1u);
    QCOMPARE(plan.pairs[0].bug, std::string("other001"));
}

void tst_Plan::unknownNames()
{
    const TestProject project;
    const Project loaded = project.load();
    QString message = errorOf([&] { makePlan(loaded, {.pairs = {"nix"}, .scenarios = {}, .operators = {}}); });
    QVERIFY2(message.startsWith(project.qpath()) && message.contains(QLatin1String("\"nix\"")), qPrintable(message));
    message = errorOf([&] { makePlan(loaded, {.pairs = {}, .scenarios = {}, .operators = {"XYZ"}}); });
    QVERIFY2(message.contains(QLatin1String("\"XYZ\"")), qPrintable(message));
}

void tst_Plan::mutatedOriginals()
{
    const Project project = TestProject().load();
    const Plan plan = makePlan(project);
    const std::set<InstanceKey> originals(plan.pairs[0].originals.begin(), plan.pairs[0].originals.end());
    QVERIFY(plan.mutatedOriginals() == originals);
    QVERIFY(makePlan(project, {.pairs = {}, .scenarios = {Scenario::Pre}, .operators = {}}).mutatedOriginals().empty());
}

QTEST_GUILESS_MAIN(tst_Plan)
#include "tst_plan.moc"
