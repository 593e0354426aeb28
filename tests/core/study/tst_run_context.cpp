// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/RunContext.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

#include <atomic>
#include <chrono>
#include <thread>

using namespace semblance;
using namespace semblance::testing;

namespace {

using namespace std::chrono_literals;

} // namespace

class tst_RunContext : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void controlLetsWorkGoOn();
    void pausedWorkWaits();
    void cancelWakesPausedWork();
    void cancelStays();
    void dataAreLoadedOnce();
    void dataDependOnWhatIsDoneToThem();
    void dataAreLoadedOnceForAllWorkers();
    void unusedDataAreDropped();
    void dataErrors();
    void models();
};

void tst_RunContext::controlLetsWorkGoOn()
{
    RunControl control;
    QVERIFY(!control.waitAndAskToStop());
    QVERIFY(!control.cancelled());
    control.resume(); // without a pause
    QVERIFY(!control.waitAndAskToStop());
}

void tst_RunContext::pausedWorkWaits()
{
    RunControl control;
    control.pause();
    std::atomic<int> rounds = 0;
    std::thread worker([&] {
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!control.waitAndAskToStop());
            ++rounds;
        }
    });
    std::this_thread::sleep_for(50ms);
    const int whilePaused = rounds;
    control.resume();
    worker.join();
    QCOMPARE(whilePaused, 0);
    QCOMPARE(rounds.load(), 3);
}

void tst_RunContext::cancelWakesPausedWork()
{
    RunControl control;
    control.pause();
    std::atomic<bool> stopped = false;
    std::thread worker([&] { stopped = control.waitAndAskToStop(); });
    std::this_thread::sleep_for(20ms);
    control.cancel();
    worker.join();
    QVERIFY(stopped);
}

void tst_RunContext::cancelStays()
{
    RunControl control;
    control.cancel();
    control.pause();
    QVERIFY(control.waitAndAskToStop());
    control.resume();
    QVERIFY(control.waitAndAskToStop());
    QVERIFY(control.cancelled());
}

void tst_RunContext::dataAreLoadedOnce()
{
    const Project project = TestProject().load();
    DataCache cache(project.locator());
    Program program = project.pair("tiny001")->fixed;
    const auto first = cache.prepared(program);
    QCOMPARE(first->train.inputs.rows(), 44u);
    QCOMPARE(first->test.inputs.rows(), 26u);
    program.recipe.epochs = 99; // the recipe does not matter to the data
    program.model.layers.pop_back();
    QCOMPARE(cache.prepared(program).get(), first.get());
}

void tst_RunContext::dataDependOnWhatIsDoneToThem()
{
    const Project project = TestProject().load();
    DataCache cache(project.locator());
    Program program = project.pair("tiny001")->fixed;
    const auto scaled = cache.prepared(program);
    program.preprocessing.clear();
    const auto plain = cache.prepared(program);
    QVERIFY(plain.get() != scaled.get());
    QVERIFY(!(plain->train.inputs == scaled->train.inputs));
    program.data.seed = 2;
    QVERIFY(!(cache.prepared(program)->train.inputs == plain->train.inputs));
}

void tst_RunContext::dataAreLoadedOnceForAllWorkers()
{
    const Project project = TestProject().load();
    DataCache cache(project.locator());
    const Program& program = project.pair("tiny001")->fixed;
    std::vector<std::shared_ptr<const PreparedData>> found(8);
    std::vector<std::thread> workers;
    for (auto& place : found)
        workers.emplace_back([&] { place = cache.prepared(program); });
    for (std::thread& worker : workers)
        worker.join();
    for (const auto& data : found)
        QCOMPARE(data.get(), found.front().get());
}

void tst_RunContext::unusedDataAreDropped()
{
    const Project project = TestProject().load();
    DataCache cache(project.locator());
    Program program = project.pair("tiny001")->fixed;
    std::weak_ptr<const PreparedData> first = cache.prepared(program);
    QVERIFY2(!first.expired(), "kept between two tasks");
    program.data.seed = 2;
    cache.prepared(program);
    QVERIFY2(first.expired(), "the next pair's data take their place");
    program.data.seed = 1;
    QCOMPARE(cache.prepared(program)->train.inputs.rows(), 44u);
}

void tst_RunContext::dataErrors()
{
    const Project project = TestProject().load();
    DataCache cache(project.locator());
    Program program = project.pair("tiny001")->fixed;
    program.data.name = "nonsense";
    for (int attempt = 0; attempt < 2; ++attempt)
        QVERIFY(errorOf([&] { cache.prepared(program); }).contains(QLatin1String("nonsense")));
    program.data.name = "side_effects_by_age";
    QVERIFY(cache.prepared(program));
}

void tst_RunContext::models()
{
    ModelCache models;
    QVERIFY(!models.find({"a", 0}));
    TrainedModel model;
    model.weights = {{{"k", {{1}, {2.5f}}}}};
    models.keep({"a", 0}, model);
    const auto found = models.find({"a", 0});
    QVERIFY(found);
    QCOMPARE(found->weights[0][0].tensor.values[0], 2.5f);
    QVERIFY(!models.find({"a", 1}));
    model.weights[0][0].tensor.values[0] = 3.5f;
    models.keep({"a", 0}, model);
    QCOMPARE(found->weights[0][0].tensor.values[0], 2.5f); // whoever uses the old one keeps it
    QCOMPARE(models.find({"a", 0})->weights[0][0].tensor.values[0], 3.5f);
}

QTEST_GUILESS_MAIN(tst_RunContext)
#include "tst_run_context.moc"
