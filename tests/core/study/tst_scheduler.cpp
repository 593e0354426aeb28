// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"
#include "core/study/Scheduler.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

#include <cmath>

using namespace semblance;
using namespace semblance::testing;

namespace {

const std::map<std::string, std::size_t> rows = {{"fixed", 100}, {"faulty", 100}, {"fixed mutant", 100}};

/// What was handed out, in that order.
struct Work {
    std::vector<TrainTask> trainings;
    std::vector<PostInstanceKey> postInstances;
};

/// Works a scheduler off with `workers` busy at a time, which finish in an order drawn from `seed`. `finished` is what
/// an earlier run did.
Work workOff(Scheduler& scheduler, std::size_t workers, std::uint64_t seed, std::set<InstanceKey> finished = {})
{
    Random random(seed, "order");
    Work work;
    std::vector<WorkTask> busy;
    for (;;) {
        while (busy.size() < workers) {
            const auto task = scheduler.next();
            if (!task)
                break;
            busy.push_back(*task);
            if (const auto* post = std::get_if<PostTask>(&*task))
                for (const PostInstanceKey& key : post->keys)
                    if (!finished.contains({key.programHash, key.original}))
                        qFatal("a post task came before its original");
        }
        if (busy.empty())
            return work;
        const std::size_t index = random.below(busy.size());
        const WorkTask task = busy[index];
        busy.erase(busy.begin() + static_cast<std::ptrdiff_t>(index));
        if (const auto* training = std::get_if<TrainTask>(&task)) {
            work.trainings.push_back(*training);
            finished.insert(training->key);
            scheduler.finish(training->key);
        } else {
            for (const PostInstanceKey& key : std::get<PostTask>(task).keys) {
                work.postInstances.push_back(key);
                scheduler.finish(key);
            }
        }
    }
}

template <typename Key>
std::set<Key> asSet(const std::vector<Key>& keys)
{
    return {keys.begin(), keys.end()};
}

std::vector<InstanceKey> keysOf(const std::vector<TrainTask>& tasks)
{
    std::vector<InstanceKey> keys;
    for (const TrainTask& task : tasks)
        keys.push_back(task.key);
    return keys;
}

} // namespace

class tst_Scheduler : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingOnce_data();
    void everythingOnce();
    void orderOfOneWorker();
    void postTasksWaitForTheirOriginals();
    void resumptionSkipsWhatIsThere();
    void halfAPostTask();
    void nothingLeft();
    void sharedTrainingsOnce();
    void modelsAreKeptForMutatedOriginalsOnly();
    void modelIsKeptWhenAnotherPairTrainsItFirst();
    void costsEndAtZero();
    void costsGrowWithTheWork();
    void emptyPlan();
};

void tst_Scheduler::everythingOnce_data()
{
    QTest::addColumn<int>("workers");
    for (const int workers : {1, 2, 3, 16})
        QTest::addRow("%d workers", workers) << workers;
}

void tst_Scheduler::everythingOnce()
{
    QFETCH(int, workers);
    Plan plan = handMadePlan();
    plan.pairs.push_back(handMadePair("b", "fixed", "faulty"));
    plan.pairs.push_back(handMadePair("c", "other fixed", "faulty"));
    for (const char* hash : {"other fixed", "other fixed mutant"})
        plan.programs[hash] = plan.programs["fixed"];
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scheduler scheduler(plan, {}, {}, rows);
        const Work work = workOff(scheduler, static_cast<std::size_t>(workers), seed);
        QCOMPARE(work.trainings.size(), instancesOf(plan).size());
        QVERIFY(asSet(keysOf(work.trainings)) == instancesOf(plan));
        QCOMPARE(work.postInstances.size(), postInstancesOf(plan).size());
        QVERIFY(asSet(work.postInstances) == postInstancesOf(plan));
        QVERIFY(!scheduler.next());
    }
}

void tst_Scheduler::orderOfOneWorker()
{
    const Plan plan = handMadePlan();
    Scheduler scheduler(plan, {}, {}, rows);
    QStringList order;
    while (const auto task = scheduler.next()) {
        if (const auto* training = std::get_if<TrainTask>(&*task)) {
            order << QString::fromStdString(training->key.programHash);
            scheduler.finish(training->key);
        } else {
            order << QString::fromStdString(std::get<PostTask>(*task).keys.front().operatorId);
        }
    }
    // The cheap post-training mutants before the rest, so that results appear early.
    QCOMPARE(order, QStringList({"fixed", "fixed", "faulty", "faulty", "GF", "NEB", "fixed mutant", "fixed mutant"}));
}

void tst_Scheduler::postTasksWaitForTheirOriginals()
{
    const Plan plan = handMadePlan();
    Scheduler scheduler(plan, {}, {}, rows);
    std::vector<WorkTask> tasks;
    while (const auto task = scheduler.next())
        tasks.push_back(*task);
    QCOMPARE(tasks.size(), 6u); // all trainings; nothing is finished yet
    scheduler.finish(InstanceKey{"fixed", 1});
    const auto post1 = scheduler.next();
    QVERIFY(post1);
    QCOMPARE(std::get<PostTask>(*post1).keys.front().operatorId, std::string("GF")); // needs original 1 alone
    QVERIFY(!scheduler.next());                                                      // NEB needs both
    scheduler.finish(InstanceKey{"fixed", 0});
    QVERIFY(scheduler.next());
    QVERIFY(!scheduler.next());
}

void tst_Scheduler::resumptionSkipsWhatIsThere()
{
    const Plan plan = handMadePlan();
    Random random(7, "resume");
    for (int round = 0; round < 50; ++round) {
        std::set<InstanceKey> done;
        std::set<PostInstanceKey> donePost;
        for (const InstanceKey& key : instancesOf(plan))
            if (random.uniform() < 0.5)
                done.insert(key);
        for (const PostInstanceKey& key : postInstancesOf(plan))
            if (random.uniform() < 0.5)
                donePost.insert(key);
        Scheduler scheduler(plan, done, donePost, rows);
        const Work work = workOff(scheduler, 2, static_cast<std::uint64_t>(round), done);
        for (const TrainTask& task : work.trainings)
            QVERIFY(!done.contains(task.key));
        for (const PostInstanceKey& key : work.postInstances)
            QVERIFY(!donePost.contains(key));
        QCOMPARE(work.trainings.size() + done.size(), instancesOf(plan).size());
        QCOMPARE(work.postInstances.size() + donePost.size(), postInstancesOf(plan).size());
    }
}

void tst_Scheduler::halfAPostTask()
{
    const Plan plan = handMadePlan();
    const std::vector<PostInstanceKey>& both = plan.pairs[0].mutants[1].postInstances;
    Scheduler scheduler(plan, instancesOf(plan), {both[0], plan.pairs[0].mutants[2].postInstances[0],
                                                  plan.pairs[0].mutants[2].postInstances[1]},
                        rows);
    const auto task = scheduler.next();
    QVERIFY(task);
    QVERIFY(std::get<PostTask>(*task).keys == std::vector<PostInstanceKey>{both[1]});
    QVERIFY(!scheduler.next());
}

void tst_Scheduler::nothingLeft()
{
    const Plan plan = handMadePlan();
    Scheduler scheduler(plan, instancesOf(plan), postInstancesOf(plan), rows);
    QVERIFY(!scheduler.next());
    QCOMPARE(scheduler.openCost(), 0.0);
    QCOMPARE(scheduler.finishedCost(), 0.0);
}

void tst_Scheduler::sharedTrainingsOnce()
{
    Plan plan = handMadePlan();
    plan.pairs.push_back(handMadePair("b", "fixed", "faulty"));
    Scheduler scheduler(plan, {}, {}, rows);
    QCOMPARE(workOff(scheduler, 1, 0).trainings.size(), 6u);
}

void tst_Scheduler::modelsAreKeptForMutatedOriginalsOnly()
{
    Plan plan = handMadePlan();
    plan.pairs[0].mutants.pop_back(); // scenario 2; scenario 1 is left, which needs original 1 only
    Scheduler scheduler(plan, {}, {}, rows);
    for (const TrainTask& task : workOff(scheduler, 1, 0).trainings)
        QCOMPARE(task.keepModel, (task.key == InstanceKey{"fixed", 1}));
}

void tst_Scheduler::modelIsKeptWhenAnotherPairTrainsItFirst()
{
    Plan plan = handMadePlan();
    plan.pairs.insert(plan.pairs.begin(), handMadePair("0", "faulty", "fixed")); // the same bug the other way round
    plan.pairs[0].mutants.resize(1);
    plan.programs["faulty mutant"] = plan.programs["fixed"];
    Scheduler scheduler(plan, {}, {}, rows);
    for (const TrainTask& task : workOff(scheduler, 1, 0).trainings)
        QCOMPARE(task.keepModel, task.key.programHash == "fixed");
}

void tst_Scheduler::costsEndAtZero()
{
    const Plan plan = handMadePlan();
    for (const auto& known : {rows, std::map<std::string, std::size_t>{}}) {
        Scheduler scheduler(plan, {}, {}, known);
        const double all = scheduler.openCost();
        QVERIFY(all > 0.0);
        workOff(scheduler, 2, 1);
        QVERIFY2(std::abs(scheduler.openCost()) < 1e-9 * all, qPrintable(QString::number(scheduler.openCost())));
        QVERIFY(std::abs(scheduler.finishedCost() - all) < 1e-9 * all);
    }
}

void tst_Scheduler::costsGrowWithTheWork()
{
    Program program;
    program.model.layers = {Layer::ofKind(LayerKind::Dense)};
    program.recipe.epochs = 10;
    const double base = trainingCost(program, 1000);
    program.recipe.epochs = 20;
    QCOMPARE(trainingCost(program, 1000), 2.0 * base);
    program.recipe.epochs = 10;
    QVERIFY(trainingCost(program, 2000) > base);
    program.recipe.batchSize = 1;
    QVERIFY(trainingCost(program, 1000) > base);
    program.recipe.batchSize = 32;
    program.model.layers.push_back(Layer::ofKind(LayerKind::Dense));
    QVERIFY(trainingCost(program, 1000) > base);
    QVERIFY(trainingCost(program, 0) > 0.0);
}

void tst_Scheduler::emptyPlan()
{
    Scheduler scheduler({}, {}, {}, {});
    QVERIFY(!scheduler.next());
    QCOMPARE(scheduler.openCost(), 0.0);
}

QTEST_GUILESS_MAIN(tst_Scheduler)
#include "tst_scheduler.moc"
