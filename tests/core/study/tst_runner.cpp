// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/StoreReader.h"
#include "tests/core/study/RunHelpers.h"

#include <QtTest>

#include <algorithm>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// A second pair whose learning-rate mutant blows up: linear output, squared error, plain gradient descent.
QByteArray explosivePair()
{
    return tinyPair("tiny002")
        .replace("units = 2, activation = \"softmax\"", "units = 1")
        .replace("sparse_categorical_crossentropy", "mean_squared_error")
        .replace("{ name = \"adam\", learning_rate = 0.05 }", "{ name = \"sgd\", learning_rate = 0.01 }")
        .replace("task = \"multiclass\"", "task = \"binary\"");
}

} // namespace

/// Whole runs with the real engine on projects whose trainings take milliseconds.
class tst_Runner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void finishes();
    void storeHoldsThePlan();
    void signalsTellTheStory();
    void sameBitsWithAnyNumberOfWorkers_data();
    void sameBitsWithAnyNumberOfWorkers();
    void runningAgainDoesNothing();
    void nonFiniteInstanceExcludesItsMutantOnly();
    void nonFiniteOriginal();
    void controlScenario();
    void badInput_data();
    void badInput();
    void emptyProject();
    void startsOnce();

private:
    TestProject m_project; ///< run once, with one worker
    RunResult m_result;
};

void tst_Runner::initTestCase()
{
    m_result = runToEnd(m_project, withJobs(1));
    QVERIFY2(m_result.state == RunState::Finished, qPrintable(m_result.message));
}

void tst_Runner::finishes()
{
    QVERIFY(m_result.message.isEmpty());
    QCOMPARE(m_result.progress.finished, 28); // 12 trainings, 16 post-training instances
    QCOMPARE(m_result.progress.total, 28);
    QCOMPARE(m_result.progress.mutantsCompared, 12);
    QCOMPARE(m_result.progress.mutants, 12);
    QVERIFY(m_result.progress.elapsedSeconds > 0.0);
    QVERIFY(!m_result.progress.remainingSeconds || *m_result.progress.remainingSeconds < 1e-6);
    QCOMPARE(m_result.items.size(), 14u);
    for (const WorkItem& item : m_result.items) {
        const bool ended = item.state == WorkState::Finished || item.state == WorkState::Excluded;
        QVERIFY2(ended, qPrintable(item.title));
        QCOMPARE(item.finished, item.instances);
        QVERIFY(item.seconds > 0.0);
    }
}

void tst_Runner::storeHoldsThePlan()
{
    QVERIFY(!QFile::exists(m_project.results() + QStringLiteral("-wal"))); // closed properly
    const Plan plan = makePlan(m_project.load());
    const StoreReader reader(m_project.path());
    const std::vector<InstanceKey> instances = reader.finishedInstances();
    QVERIFY(std::set<InstanceKey>(instances.begin(), instances.end()) == instancesOf(plan));
    const std::vector<PostInstanceKey> postInstances = reader.finishedPostInstances();
    QVERIFY(std::set<PostInstanceKey>(postInstances.begin(), postInstances.end()) == postInstancesOf(plan));
    QCOMPARE(reader.mutants().size(), plan.mutants());
    QCOMPARE(reader.pairs().size(), 1u);
    QCOMPARE(reader.pairs()[0].expected.rows(), 26u);
    for (const InstanceKey& key : instances) {
        const auto outcome = reader.instance(key);
        QCOMPARE(outcome->status, InstanceStatus::Finished);
        QCOMPARE(outcome->predictions.classes.rows(), 26u);
        QCOMPARE(reader.history(key).size(),
                 static_cast<std::size_t>(plan.programs.at(key.programHash).recipe.epochs));
        QCOMPARE(reader.hasModel(key), plan.mutatedOriginals().contains(key));
    }
}

void tst_Runner::signalsTellTheStory()
{
    const TestProject project;
    std::vector<RunState> states;
    int planned = 0;
    int compared = 0;
    int curves = 0;
    QStringList log;
    std::set<int> changed;
    bool busy[2] = {false, false};
    const RunResult result = runToEnd(project, withJobs(2), [&](Runner& runner) {
        QObject::connect(&runner, &Runner::stateChanged, &runner, [&](RunState state) { states.push_back(state); });
        QObject::connect(&runner, &Runner::planned, &runner, [&] {
            ++planned;
            QCOMPARE(runner.items().size(), 14u);
        });
        QObject::connect(&runner, &Runner::itemChanged, &runner, [&](int id) { changed.insert(id); });
        QObject::connect(&runner, &Runner::mutantCompared, &runner, [&](const MutantResult&) { ++compared; });
        QObject::connect(&runner, &Runner::logged, &runner, [&](const QString& line) { log << line; });
        QObject::connect(&runner, &Runner::curveChanged, &runner, [&](const LiveCurve& curve) {
            ++curves;
            QVERIFY(curve.itemId >= 0 && !curve.history.empty() && !curve.title.isEmpty());
            QVERIFY(curve.worker == 0 || curve.worker == 1);
        });
        QObject::connect(&runner, &Runner::workerChanged, &runner, [&](const WorkerActivity& activity) {
            busy[activity.worker] = !activity.text.isEmpty();
        });
    });
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    const std::vector<RunState> expected = {RunState::Preparing, RunState::Running, RunState::Finished};
    QVERIFY(states == expected);
    QCOMPARE(planned, 1);
    QCOMPARE(compared, 12);
    QVERIFY(curves >= 12); // at least once a training
    QCOMPARE(changed.size(), 14u);
    QVERIFY(!busy[0] && !busy[1]);
    QVERIFY2(log.filter(QStringLiteral("Worker")).size() >= 1, qPrintable(log.join(QLatin1Char('\n'))));
    QVERIFY(log.first().contains(QLatin1String("0 of 28")));
}

void tst_Runner::sameBitsWithAnyNumberOfWorkers_data()
{
    QTest::addColumn<int>("jobs");
    QTest::newRow("one again") << 1;
    QTest::newRow("two") << 2;
    QTest::newRow("five") << 5;
}

void tst_Runner::sameBitsWithAnyNumberOfWorkers()
{
    QFETCH(int, jobs);
    const TestProject project;
    const RunResult result = runToEnd(project, withJobs(jobs));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    const auto expected = storedRows(m_project);
    QCOMPARE(expected.size(), 12 + 2 + 16);
    QVERIFY(storedRows(project) == expected);
    QCOMPARE(reportBytes(project), reportBytes(m_project));
}

void tst_Runner::runningAgainDoesNothing()
{
    const TestProject project;
    QCOMPARE(runToEnd(project, withJobs(2)).state, RunState::Finished);
    const auto rows = storedRows(project);
    const double seconds = StoreReader(project.path()).totalSeconds();
    int started = 0;
    const RunResult again = runToEnd(project, withJobs(2), [&](Runner& runner) {
        QObject::connect(&runner, &Runner::workerChanged, &runner, [&](const WorkerActivity&) { ++started; });
    });
    QCOMPARE(again.state, RunState::Finished);
    QCOMPARE(started, 0);
    QCOMPARE(again.progress.finished, again.progress.total);
    QCOMPARE(again.progress.mutantsCompared, 12);
    for (const WorkItem& item : again.items)
        QVERIFY(item.state == WorkState::Finished || item.state == WorkState::Excluded);
    QVERIFY(storedRows(project) == rows);
    QCOMPARE(StoreReader(project.path()).totalSeconds(), seconds);
}

void tst_Runner::nonFiniteInstanceExcludesItsMutantOnly()
{
    const TestProject project(explosivePair(), tinySettings({}, "[operators.pre.HLR]\nvalues = [1000, 0.005]\n"));
    const RunResult result = runToEnd(project, withJobs(2));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    int excluded = 0;
    for (const MutantResult& mutant : StoreReader(project.path()).mutants()) {
        const bool explosive = mutant.operatorId == "HLR" && mutant.parameter == "1000";
        if (mutant.scenario == Scenario::Pre)
            QCOMPARE(mutant.counts(), !explosive);
        if (!explosive)
            continue;
        ++excluded;
        QVERIFY2(mutant.realism.reason.find("Instance 1 cannot be used") == 0, mutant.realism.reason.c_str());
        QVERIFY2(mutant.realism.reason.find("not a number") != std::string::npos, mutant.realism.reason.c_str());
    }
    QCOMPARE(excluded, 1);
    const auto line = std::find_if(result.items.begin(), result.items.end(),
                                   [](const WorkItem& item) { return item.title == QLatin1String("HLR 1000"); });
    QVERIFY(line != result.items.end());
    QCOMPARE(line->state, WorkState::Excluded);
    QVERIFY(reportBytes(project).contains("change_learning_rate_mutated0_MP_False_1000"));
}

void tst_Runner::nonFiniteOriginal()
{
    const TestProject project(explosivePair().replace("learning_rate = 0.01", "learning_rate = 1000"));
    project.write(QStringLiteral("pairs/sound.toml"), tinyPair());
    const RunResult result = runToEnd(project, withJobs(2));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    for (const MutantResult& mutant : StoreReader(project.path()).mutants()) {
        if (mutant.bug == "tiny002")
            QVERIFY2(mutant.realism.reason.find("Original 1 cannot be used") == 0, mutant.realism.reason.c_str());
        else if (mutant.scenario == Scenario::Pre)
            QVERIFY2(mutant.counts(), mutant.realism.reason.c_str());
    }
    const auto original = std::find_if(result.items.begin(), result.items.end(), [](const WorkItem& item) {
        return item.bug == QLatin1String("tiny002") && item.title == QLatin1String("Original");
    });
    QCOMPARE(original->state, WorkState::Failed);
    const RunResult again = runToEnd(project, withJobs(2)); // nothing to be gained by trying again
    QCOMPARE(again.state, RunState::Finished);
    QCOMPARE(again.progress.finished, again.progress.total);
    for (std::size_t i = 0; i < again.items.size(); ++i) {
        QCOMPARE(again.items[i].state, result.items[i].state);
        QCOMPARE(again.items[i].message, result.items[i].message);
    }
}

void tst_Runner::controlScenario()
{
    const TestProject project(tinyPair(), tinySettings("scenarios = [\"control\"]"));
    const RunResult result = runToEnd(project, withJobs(2));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    const std::vector<MutantResult> mutants = StoreReader(project.path()).mutants();
    QCOMPARE(mutants.size(), 1u);
    QVERIFY2(mutants[0].counts(), mutants[0].realism.reason.c_str());
    QCOMPARE(StoreReader(project.path()).finishedInstances().size(), 6u);
}

void tst_Runner::badInput_data()
{
    QTest::addColumn<QByteArray>("pair");
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("part");
    const QByteArray synthetic = "source = \"synthetic\"\nname = \"side_effects_by_age\"\n"
                                 "parameters = { noisy = 2, regular = 20, test_noisy = 1, test_regular = 12 }\nseed = 1\n";
    QTest::newRow("missing data") << tinyPair().replace(synthetic, "source = \"csv\"\ntrain_inputs = \"gone.csv\"\n")
                                  << tinySettings() << "tiny001: gone.csv";
    QTest::newRow("empty test set") << tinyPair().replace("test_noisy = 1, test_regular = 12",
                                                          "test_noisy = 0, test_regular = 0")
                                    << tinySettings() << "tiny001: The test set is empty";
    QTest::newRow("operator value") << tinyPair() << tinySettings({}, "[operators.pre.TCL]\nvalues = [250]\n")
                                    << "operators.pre.TCL";
}

void tst_Runner::badInput()
{
    QFETCH(QByteArray, pair);
    QFETCH(QByteArray, settings);
    QFETCH(QString, part);
    const TestProject project(pair, settings);
    const RunResult result = runToEnd(project, withJobs(1));
    QCOMPARE(result.state, RunState::Failed);
    QVERIFY2(result.message.contains(part) && !result.message.contains(QLatin1Char('\n')), qPrintable(result.message));
    QVERIFY(result.items.empty());
    QVERIFY2(!QFile::exists(project.results()), "nothing is written for input that cannot be used");
}

void tst_Runner::emptyProject()
{
    const TestProject project;
    QVERIFY(QFile::remove(project.qpath() + QStringLiteral("/pairs/tiny.toml")));
    const RunResult result = runToEnd(project);
    QCOMPARE(result.state, RunState::Failed);
    QVERIFY2(result.message.contains(QLatin1String("no bug-fix pairs")), qPrintable(result.message));
}

void tst_Runner::startsOnce()
{
    const TestProject project;
    int finished = 0;
    const RunResult result = runToEnd(project, withJobs(1), [&](Runner& runner) {
        QObject::connect(&runner, &Runner::finished, &runner, [&] { ++finished; });
        QObject::connect(&runner, &Runner::planned, &runner, [&] { runner.start(); });
        runner.pause(); // before the start: nothing to pause
        runner.resume();
        runner.cancel();
        QCOMPARE(runner.state(), RunState::Idle);
    });
    QCOMPARE(result.state, RunState::Finished);
    QCOMPARE(finished, 1);
}

QTEST_GUILESS_MAIN(tst_Runner)
#include "tst_runner.moc"
