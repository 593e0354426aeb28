// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/study/RunHelpers.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

#include <algorithm>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr int seconds = 1000;

/// Trainings of the fixed program that last for minutes; the faulty one and HNE mutants are short.
QByteArray longPair() { return tinyPair("long001", 1000000); }

/// A runner that has been started, with what it says about itself.
struct Started {
    explicit Started(const TestProject& project, int jobs = 2)
        : runner(std::make_unique<Runner>(project.load(), withJobs(jobs)))
    {
        QObject::connect(runner.get(), &Runner::finished, runner.get(), [this](RunState, const QString& text) {
            ended = true;
            message = text;
        });
        QObject::connect(runner.get(), &Runner::curveChanged, runner.get(), [this](const LiveCurve&) { ++curves; });
        runner->start();
    }

    std::unique_ptr<Runner> runner;
    bool ended = false;
    QString message;
    int curves = 0;
};

int finishedIn(const Runner& runner) { return runner.progress().finished; }

bool anyRunning(const std::vector<WorkItem>& items)
{
    return std::any_of(items.begin(), items.end(), [](const auto& item) { return item.state == WorkState::Running; });
}

void executeRaw(const QString& file, const QString& sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(sql));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
}

} // namespace

/// Pause, cancel, destruction and failures in the middle of long trainings.
class tst_RunnerStops : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cancelStopsLongTrainings();
    void cancelWhilePreparing();
    void cancelWhilePaused();
    void pauseAndResume();
    void destroyedWhileTraining();
    void destroyedWhilePreparing();
    void destroyedWhilePaused();
    void secondRunnerIsToldWho();
    void projectIsFreeAfterARun();
    void failingStoreEndsTheRun();
    void damagedStoreIsReported();
    void readOnlyProjectIsReported();
};

void tst_RunnerStops::cancelStopsLongTrainings()
{
    const TestProject project(longPair());
    Started run(project);
    QVERIFY(waitUntil([&] { return run.curves > 3; }));
    QVERIFY(anyRunning(run.runner->items()));
    QElapsedTimer timer;
    timer.start();
    run.runner->cancel();
    QCOMPARE(run.runner->state(), RunState::Stopping);
    QVERIFY(waitUntil([&] { return run.ended; }));
    QVERIFY2(timer.elapsed() < 5 * seconds, "a cancel waits for one epoch");
    QCOMPARE(run.runner->state(), RunState::Cancelled);
    QVERIFY(run.message.isEmpty());
    QVERIFY2(!anyRunning(run.runner->items()), "nothing runs any more");
    QVERIFY(!run.runner->progress().remainingSeconds || *run.runner->progress().remainingSeconds >= 0.0);
}

void tst_RunnerStops::cancelWhilePreparing()
{
    const TestProject project(longPair());
    Started run(project);
    QCOMPARE(run.runner->state(), RunState::Preparing);
    run.runner->cancel();
    QVERIFY(waitUntil([&] { return run.ended; }));
    QCOMPARE(run.runner->state(), RunState::Cancelled);
    QCOMPARE(finishedIn(*run.runner), 0);
    QVERIFY(StoreReader(project.path()).finishedInstances().empty());
}

void tst_RunnerStops::cancelWhilePaused()
{
    const TestProject project(longPair());
    Started run(project);
    QVERIFY(waitUntil([&] { return run.curves > 0; }));
    run.runner->pause();
    run.runner->cancel();
    QVERIFY(waitUntil([&] { return run.ended; }, 5 * seconds));
    QCOMPARE(run.runner->state(), RunState::Cancelled);
}

void tst_RunnerStops::pauseAndResume()
{
    const QByteArray settings = tinySettings("scenarios = [\"post1\"]");
    const TestProject project(tinyPair("long001", 600), settings);
    Started run(project);
    QVERIFY(waitUntil([&] { return run.curves > 1; }));
    run.runner->pause();
    QCOMPARE(run.runner->state(), RunState::Paused);
    QTest::qWait(300); // epochs end
    const int curves = run.curves;
    const int finished = finishedIn(*run.runner);
    QTest::qWait(400);
    QCOMPARE(run.curves, curves);
    QCOMPARE(finishedIn(*run.runner), finished);
    QVERIFY(!run.ended);
    run.runner->resume();
    QCOMPARE(run.runner->state(), RunState::Running);
    QVERIFY(waitUntil([&] { return run.ended; }));
    QVERIFY2(run.runner->state() == RunState::Finished, qPrintable(run.message));

    const TestProject straight(tinyPair("long001", 600), settings);
    QCOMPARE(runToEnd(straight, withJobs(1)).state, RunState::Finished);
    QVERIFY(storedRows(project) == storedRows(straight));
}

void tst_RunnerStops::destroyedWhileTraining()
{
    // HNE has short mutants, but originals come first: the second pair is short and is trained first.
    const TestProject project(longPair());
    project.write(QStringLiteral("pairs/a.toml"), tinyPair("aaa001"));
    Started run(project);
    QVERIFY(waitUntil([&] { return finishedIn(*run.runner) >= 28 && run.curves > 30; }));
    const int finished = finishedIn(*run.runner);
    QElapsedTimer timer;
    timer.start();
    run.runner.reset();
    QVERIFY2(timer.elapsed() < 5 * seconds, "the window must close");
    const StoreReader reader(project.path());
    const auto kept = reader.finishedInstances().size() + reader.finishedPostInstances().size();
    QVERIFY2(kept >= static_cast<std::size_t>(finished), "what was reported as finished is on disk");
    QVERIFY(errorOf([&] { StoreWriter writer(project.path()); }).isEmpty()); // the project is free again
}

void tst_RunnerStops::destroyedWhilePreparing()
{
    for (int i = 0; i < 10; ++i) {
        const TestProject project(longPair());
        Started run(project);
        QTest::qWait(i);
        run.runner.reset();
        QVERIFY(errorOf([&] { StoreWriter writer(project.path()); }).isEmpty());
    }
}

void tst_RunnerStops::destroyedWhilePaused()
{
    const TestProject project(longPair());
    Started run(project);
    QVERIFY(waitUntil([&] { return run.curves > 0; }));
    run.runner->pause();
    QTest::qWait(50);
    QElapsedTimer timer;
    timer.start();
    run.runner.reset();
    QVERIFY(timer.elapsed() < 5 * seconds);
}

void tst_RunnerStops::secondRunnerIsToldWho()
{
    const TestProject project(longPair());
    Started run(project);
    QVERIFY(waitUntil([&] { return run.curves > 0; }));
    const RunResult second = runToEnd(project, withJobs(1));
    QCOMPARE(second.state, RunState::Failed);
    QVERIFY2(second.message.contains(QStringLiteral("process %1").arg(QCoreApplication::applicationPid())),
             qPrintable(second.message));
    QCOMPARE(run.runner->state(), RunState::Running); // the first one goes on
}

void tst_RunnerStops::projectIsFreeAfterARun()
{
    const TestProject project;
    Started run(project);
    QVERIFY(waitUntil([&] { return run.ended; }));
    QCOMPARE(runToEnd(project).state, RunState::Finished); // while the first runner still lives
}

void tst_RunnerStops::failingStoreEndsTheRun()
{
    const TestProject project(longPair());
    project.write(QStringLiteral("pairs/a.toml"), tinyPair("aaa001"));
    bool broken = false;
    const RunResult result = runToEnd(project, withJobs(2), [&](Runner& runner) {
        QObject::connect(&runner, &Runner::itemChanged, &runner, [&] {
            if (broken || runner.progress().finished == 0)
                return;
            broken = true;
            executeRaw(project.results(), QStringLiteral("DROP TABLE post_instance"));
        });
    });
    QCOMPARE(result.state, RunState::Failed);
    QVERIFY2(result.message.contains(project.results()) && !result.message.contains(QLatin1Char('\n')),
             qPrintable(result.message));
    QVERIFY(!anyRunning(result.items));
}

void tst_RunnerStops::damagedStoreIsReported()
{
    const TestProject project;
    project.write(QStringLiteral("results.sqlite"), QByteArray(9000, 'x'));
    const RunResult result = runToEnd(project);
    QCOMPARE(result.state, RunState::Failed);
    QVERIFY2(result.message.startsWith(project.results()), qPrintable(result.message));
    QVERIFY(result.items.empty());
}

void tst_RunnerStops::readOnlyProjectIsReported()
{
    const TestProject project;
    const auto permissions = QFile::permissions(project.qpath());
    QVERIFY(QFile::setPermissions(project.qpath(), QFile::ReadOwner | QFile::ExeOwner));
    const RunResult result = runToEnd(project);
    QVERIFY(QFile::setPermissions(project.qpath(), permissions));
    QCOMPARE(result.state, RunState::Failed);
    QVERIFY2(result.message.contains(QLatin1String("read-only")), qPrintable(result.message));
}

QTEST_GUILESS_MAIN(tst_RunnerStops)
#include "tst_runner_stops.moc"
