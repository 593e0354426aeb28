// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/RunQueue.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

// Lines of the hand-made plan.
enum Line { Original, Faulty, Pre, Post1, Post2, Skipped };

Plan planWithSkipped()
{
    Plan plan = handMadePlan();
    plan.pairs[0].skipped = {{"a", Scenario::Pre, "ACH", "relu", 1, "It is relu already."}};
    return plan;
}

InstanceOutcome finished(double seconds)
{
    InstanceOutcome outcome;
    outcome.seconds = seconds;
    return outcome;
}

InstanceOutcome failed(const std::string& message)
{
    InstanceOutcome outcome;
    outcome.status = InstanceStatus::Failed;
    outcome.message = message;
    return outcome;
}

} // namespace

class tst_RunQueue : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesOfAPlan();
    void trainingGoesThroughItsStates();
    void failedOriginal();
    void mutantWaitsForItsComparison();
    void excludedMutant();
    void sharedInstanceChangesAllItsLines();
    void stoppedLinesWaitAgain();
    void foreignKeysChangeNothing();
    void describesWhatIsDone();
    void titles();
    void emptyQueue();
};

void tst_RunQueue::linesOfAPlan()
{
    const RunQueue queue(planWithSkipped());
    QCOMPARE(queue.items().size(), 6u);
    QStringList titles;
    QStringList scenarios;
    for (const WorkItem& item : queue.items()) {
        QCOMPARE(item.id, static_cast<int>(titles.size()));
        QCOMPARE(item.bug, QStringLiteral("a"));
        QCOMPARE(item.finished, 0);
        titles << item.title;
        scenarios << item.scenario;
    }
    QCOMPARE(titles, QStringList({"Original", "Faulty", "HNE 2", "GF 0.1, original 2", "NEB 0.5", "ACH relu, layer 1"}));
    QCOMPARE(scenarios, QStringList({"", "", "pre", "post1", "post2", "pre"}));
    QCOMPARE(queue.items()[Pre].instances, 2);
    QCOMPARE(queue.items()[Skipped].instances, 0);
    QCOMPARE(queue.items()[Skipped].state, WorkState::Skipped);
    QCOMPARE(queue.items()[Skipped].message, QStringLiteral("It is relu already."));
    QCOMPARE(queue.instances(), 10);
    QCOMPARE(queue.finishedInstances(), 0);
}

void tst_RunQueue::trainingGoesThroughItsStates()
{
    RunQueue queue(handMadePlan());
    QCOMPARE(queue.start(InstanceKey{"fixed", 0}), std::vector<int>{Original});
    QCOMPARE(queue.items()[Original].state, WorkState::Running);
    QCOMPARE(queue.finish(InstanceKey{"fixed", 0}, finished(1.5)), std::vector<int>{Original});
    QCOMPARE(queue.items()[Original].finished, 1);
    QCOMPARE(queue.items()[Original].state, WorkState::Running);
    queue.finish(InstanceKey{"fixed", 1}, finished(0.5));
    QCOMPARE(queue.items()[Original].state, WorkState::Finished);
    QCOMPARE(queue.items()[Original].seconds, 2.0);
    QCOMPARE(queue.finishedInstances(), 2);
}

void tst_RunQueue::failedOriginal()
{
    RunQueue queue(handMadePlan());
    queue.finish(InstanceKey{"fixed", 0}, failed("No."));
    queue.finish(InstanceKey{"fixed", 1}, finished(1.0));
    QCOMPARE(queue.items()[Original].state, WorkState::Failed);
    QCOMPARE(queue.items()[Original].message, QStringLiteral("No."));
}

void tst_RunQueue::mutantWaitsForItsComparison()
{
    const Plan plan = handMadePlan();
    RunQueue queue(plan);
    for (const InstanceKey& key : plan.pairs[0].mutants[0].instances) {
        queue.start(key);
        queue.finish(key, finished(1.0));
    }
    QCOMPARE(queue.items()[Pre].finished, 2);
    QCOMPARE(queue.items()[Pre].state, WorkState::Running);
    QCOMPARE(queue.compared(plan.pairs[0].mutants[0].identity), std::vector<int>{Pre});
    QCOMPARE(queue.items()[Pre].state, WorkState::Finished);
}

void tst_RunQueue::excludedMutant()
{
    const Plan plan = handMadePlan();
    RunQueue queue(plan);
    MutantResult result = plan.pairs[0].mutants[1].identity;
    result.realism.status = Realism::Status::Excluded;
    result.realism.reason = "Instance 1 cannot be used.";
    QCOMPARE(queue.compared(result), std::vector<int>{Post1});
    QCOMPARE(queue.items()[Post1].state, WorkState::Excluded);
    QCOMPARE(queue.items()[Post1].message, QStringLiteral("Instance 1 cannot be used."));
}

void tst_RunQueue::sharedInstanceChangesAllItsLines()
{
    Plan plan = handMadePlan();
    plan.pairs.push_back(handMadePair("b", "fixed", "other"));
    RunQueue queue(plan);
    QCOMPARE(queue.instances(), 12); // only the faulty program of b is new
    const std::vector<int> changed = queue.finish(InstanceKey{"fixed", 0}, finished(1.0));
    QCOMPARE(changed, std::vector<int>({0, 5}));
    QCOMPARE(queue.items()[5].finished, 1);
    QCOMPARE(queue.finishedInstances(), 1);
}

void tst_RunQueue::stoppedLinesWaitAgain()
{
    RunQueue queue(handMadePlan());
    queue.start(InstanceKey{"fixed", 0});
    queue.start(InstanceKey{"fixed mutant", 1});
    queue.finish(InstanceKey{"faulty", 0}, finished(1.0));
    queue.finish(InstanceKey{"faulty", 1}, finished(1.0));
    QCOMPARE(queue.stop(), std::vector<int>({Original, Pre}));
    QCOMPARE(queue.items()[Original].state, WorkState::Waiting);
    QCOMPARE(queue.items()[Faulty].state, WorkState::Finished);
    QVERIFY(queue.stop().empty());
}

void tst_RunQueue::foreignKeysChangeNothing()
{
    RunQueue queue(handMadePlan());
    QVERIFY(queue.start(InstanceKey{"foreign", 0}).empty());
    QVERIFY(queue.finish(PostInstanceKey{}, finished(1.0)).empty());
    QVERIFY(queue.compared({}).empty());
    QVERIFY(queue.describe(InstanceKey{"foreign", 0}).isEmpty());
    QCOMPARE(queue.firstItem(InstanceKey{"foreign", 0}), -1);
    QCOMPARE(queue.finishedInstances(), 0);
}

void tst_RunQueue::describesWhatIsDone()
{
    const Plan plan = handMadePlan();
    RunQueue queue(plan);
    QCOMPARE(queue.describe(InstanceKey{"fixed", 0}), QStringLiteral("a · Original · instance 1 of 2"));
    queue.finish(InstanceKey{"fixed", 0}, finished(1.0));
    QCOMPARE(queue.describe(InstanceKey{"fixed", 1}), QStringLiteral("a · Original · instance 2 of 2"));
    QCOMPARE(queue.describe(plan.pairs[0].mutants[2].postInstances[0]), QStringLiteral("a · NEB 0.5 · instance 1 of 2"));
    QCOMPARE(queue.firstItem(InstanceKey{"faulty", 0}), static_cast<int>(Faulty));
}

void tst_RunQueue::titles()
{
    MutantResult identity;
    identity.operatorId = "WRB";
    QCOMPARE(mutantTitle(identity), QStringLiteral("WRB"));
    identity.layer = 0;
    QCOMPARE(mutantTitle(identity), QStringLiteral("WRB, layer 0"));
    identity.parameter = "x%1";
    QCOMPARE(mutantTitle(identity), QStringLiteral("WRB x%1, layer 0"));
}

void tst_RunQueue::emptyQueue()
{
    RunQueue queue;
    QVERIFY(queue.items().empty());
    QCOMPARE(queue.instances(), 0);
    QVERIFY(queue.stop().empty());
}

QTEST_GUILESS_MAIN(tst_RunQueue)
#include "tst_run_queue.moc"
