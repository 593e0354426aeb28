// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"
#include "core/study/Comparisons.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

#include <algorithm>
#include <variant>

using namespace semblance;
using namespace semblance::testing;

namespace {

const ClassList expected = {1, {0, 1, 0, 1}};

using Key = std::variant<InstanceKey, PostInstanceKey>;
using Outcomes = std::vector<std::pair<Key, InstanceOutcome>>;

/// Originals are right everywhere but original 1, which is wrong on the last input. The faulty program is wrong on
/// input 0 always, on input 1 half of the time. The pre-training mutant is wrong on inputs 0 and 2; scenario 1 does
/// what its parent does; scenario 2 is wrong on input 0.
Outcomes handMadeOutcomes(const Plan& plan)
{
    const PairPlan& pair = plan.pairs[0];
    return {
        {pair.originals[0], outcomeOf({0, 1, 0, 1})},
        {pair.originals[1], outcomeOf({0, 1, 0, 0})},
        {pair.faulty[0], outcomeOf({1, 1, 0, 1})},
        {pair.faulty[1], outcomeOf({1, 0, 0, 1})},
        {pair.mutants[0].instances[0], outcomeOf({1, 1, 1, 1})},
        {pair.mutants[0].instances[1], outcomeOf({1, 1, 1, 1})},
        {pair.mutants[1].postInstances[0], outcomeOf({0, 1, 0, 0})},
        {pair.mutants[1].postInstances[1], outcomeOf({0, 1, 0, 0})},
        {pair.mutants[2].postInstances[0], outcomeOf({1, 1, 0, 1})},
        {pair.mutants[2].postInstances[1], outcomeOf({1, 1, 0, 0})},
    };
}

void give(Comparisons& comparisons, const std::pair<Key, InstanceOutcome>& outcome)
{
    std::visit([&](const auto& key) { comparisons.add(key, outcome.second); }, outcome.first);
}

std::map<std::string, Realism> resultsOf(const Plan& plan, const Outcomes& outcomes)
{
    Comparisons comparisons(plan, {{"a", expected}});
    std::map<std::string, Realism> results;
    for (const auto& outcome : outcomes) {
        give(comparisons, outcome);
        for (const MutantResult& result : comparisons.takeComplete())
            if (!results.emplace(result.name, result.realism).second)
                qFatal("compared twice");
    }
    return results;
}

void setStatus(Outcomes& outcomes, const Key& key, InstanceStatus status, const std::string& message)
{
    for (auto& [candidate, outcome] : outcomes)
        if (candidate == key) {
            outcome.status = status;
            outcome.message = message;
            outcome.predictions = {};
        }
}

bool same(const Realism& a, const Realism& b)
{
    return a.status == b.status && a.reason == b.reason && a.couplingStrength == b.couplingStrength &&
           a.overlap == b.overlap && a.neverKilled == b.neverKilled && a.mutantKillMass == b.mutantKillMass &&
           a.faultKillMass == b.faultKillMass;
}

} // namespace

class tst_Comparisons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesByHand();
    void orderDoesNotMatter();
    void comesWhenTheLastIsThere();
    void repeatedAndForeignKeysAreIgnored();
    void unusableMutantInstance_data();
    void unusableMutantInstance();
    void unusableOriginal();
    void unusableFaulty();
    void predictionsOfAnotherLength();
    void sharedInstances();
    void identityIsKept();
    void nothingPlanned();
};

void tst_Comparisons::valuesByHand()
{
    const Plan plan = handMadePlan();
    const auto results = resultsOf(plan, handMadeOutcomes(plan));
    QCOMPARE(results.size(), 3u);
    // Fault: KP = 1, 0.5, 0, 0. Pre: KP = 1, 0, 1, 0: CS = 1 / 2, IoU = 1 / (1 + 0.5 + 1).
    const Realism& pre = results.at("pre");
    QCOMPARE(pre.status, Realism::Status::Ok);
    QCOMPARE(pre.couplingStrength, 0.5);
    QCOMPARE(pre.overlap, 0.4);
    QCOMPARE(pre.mutantKillMass, 2.0);
    QCOMPARE(pre.faultKillMass, 1.5);
    // Equal to its parent, wrong answer included: nothing is killed, although original 0 would be right on input 3.
    const Realism& post1 = results.at("post1");
    QCOMPARE(post1.status, Realism::Status::Ok);
    QVERIFY(post1.neverKilled);
    QCOMPARE(post1.mutantKillMass, 0.0);
    // KP = 1, 0, 0, 0.
    const Realism& post2 = results.at("post2");
    QCOMPARE(post2.couplingStrength, 1.0);
    QCOMPARE(post2.overlap, 1.0 / 1.5);
}

void tst_Comparisons::orderDoesNotMatter()
{
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    setStatus(outcomes, plan.pairs[0].mutants[0].instances[1], InstanceStatus::NonFinite, "no number");
    const auto reference = resultsOf(plan, outcomes);
    QCOMPARE(reference.size(), 3u);
    Random random(3, "order");
    for (int round = 0; round < 200; ++round) {
        random.shuffle(outcomes);
        const auto results = resultsOf(plan, outcomes);
        QCOMPARE(results.size(), reference.size());
        for (const auto& [name, realism] : reference)
            QVERIFY2(same(results.at(name), realism), name.c_str());
    }
}

void tst_Comparisons::comesWhenTheLastIsThere()
{
    const Plan plan = handMadePlan();
    Comparisons comparisons(plan, {{"a", expected}});
    const Outcomes outcomes = handMadeOutcomes(plan);
    for (std::size_t i = 0; i < 5; ++i)
        give(comparisons, outcomes[i]);
    QVERIFY(comparisons.takeComplete().empty());
    give(comparisons, outcomes[5]);
    QCOMPARE(comparisons.takeComplete().size(), 1u);
    QVERIFY(comparisons.takeComplete().empty()); // given once
}

void tst_Comparisons::repeatedAndForeignKeysAreIgnored()
{
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    const auto reference = resultsOf(plan, outcomes);
    outcomes.insert(outcomes.begin() + 1, {outcomes[0].first, outcomeOf({1, 0, 1, 0})}); // the first one counts
    outcomes.insert(outcomes.begin(), {InstanceKey{"foreign", 0}, outcomeOf({1})});
    outcomes.emplace_back(outcomes[3].first, outcomeOf({}));
    const auto results = resultsOf(plan, outcomes);
    for (const auto& [name, realism] : reference)
        QVERIFY2(same(results.at(name), realism), name.c_str());
}

void tst_Comparisons::unusableMutantInstance_data()
{
    QTest::addColumn<InstanceStatus>("status");
    QTest::newRow("not finite") << InstanceStatus::NonFinite;
    QTest::newRow("rejected") << InstanceStatus::Rejected;
    QTest::newRow("failed") << InstanceStatus::Failed;
}

void tst_Comparisons::unusableMutantInstance()
{
    QFETCH(InstanceStatus, status);
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    setStatus(outcomes, plan.pairs[0].mutants[2].postInstances[1], status, "It is broken.");
    const auto results = resultsOf(plan, outcomes);
    QCOMPARE(results.at("post2").status, Realism::Status::Excluded);
    QCOMPARE(results.at("post2").reason, std::string("Instance 2 cannot be used: It is broken."));
    QCOMPARE(results.at("pre").status, Realism::Status::Ok);
    QCOMPARE(results.at("post1").status, Realism::Status::Ok);
}

void tst_Comparisons::unusableOriginal()
{
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    setStatus(outcomes, plan.pairs[0].originals[0], InstanceStatus::NonFinite, "No number.");
    for (const auto& [name, realism] : resultsOf(plan, outcomes)) {
        QCOMPARE(realism.status, Realism::Status::Excluded); // the fault's kills need every original
        QCOMPARE(realism.reason, std::string("Original 1 cannot be used: No number."));
    }
}

void tst_Comparisons::unusableFaulty()
{
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    setStatus(outcomes, plan.pairs[0].faulty[1], InstanceStatus::Failed, "No.");
    const auto results = resultsOf(plan, outcomes);
    QCOMPARE(results.size(), 3u);
    for (const auto& [name, realism] : results)
        QCOMPARE(realism.reason, std::string("Instance 2 of the faulty program cannot be used: No."));
}

void tst_Comparisons::predictionsOfAnotherLength()
{
    const Plan plan = handMadePlan();
    Outcomes outcomes = handMadeOutcomes(plan);
    outcomes[4].second = outcomeOf({0, 1});
    const auto results = resultsOf(plan, outcomes);
    QCOMPARE(results.at("pre").status, Realism::Status::Excluded);
    QVERIFY(!results.at("pre").reason.empty());
    QCOMPARE(results.at("post2").status, Realism::Status::Ok);
}

void tst_Comparisons::sharedInstances()
{
    Plan plan = handMadePlan();
    plan.pairs.push_back(handMadePair("b", "fixed", "faulty"));
    Comparisons comparisons(plan, {{"a", expected}, {"b", {1, {0, 0, 0, 1}}}});
    Outcomes outcomes = handMadeOutcomes(plan);
    std::reverse(outcomes.begin(), outcomes.end());
    std::map<std::pair<std::string, std::string>, Realism> results;
    for (const auto& outcome : outcomes) {
        give(comparisons, outcome);
        for (const MutantResult& result : comparisons.takeComplete())
            results[{result.bug, result.name}] = result.realism;
    }
    QCOMPARE(results.size(), 6u);
    QCOMPARE((results.at({"a", "pre"}).faultKillMass), 1.5);
    QCOMPARE((results.at({"b", "pre"}).faultKillMass), 1.0); // other expected classes, other kills
}

void tst_Comparisons::identityIsKept()
{
    const Plan plan = handMadePlan();
    Comparisons comparisons(plan, {{"a", expected}});
    for (const auto& outcome : handMadeOutcomes(plan))
        give(comparisons, outcome);
    const std::vector<MutantResult> results = comparisons.takeComplete();
    QCOMPARE(results.size(), 3u);
    QCOMPARE(results[1].bug, std::string("a"));
    QCOMPARE(results[1].scenario, Scenario::Post1);
    QCOMPARE(results[1].operatorId, std::string("GF"));
    QCOMPARE(results[1].original.value(), 1);
}

void tst_Comparisons::nothingPlanned()
{
    Comparisons comparisons({}, {});
    comparisons.add(InstanceKey{"a", 0}, outcomeOf({0}));
    QVERIFY(comparisons.takeComplete().empty());
}

QTEST_GUILESS_MAIN(tst_Comparisons)
#include "tst_comparisons.moc"
