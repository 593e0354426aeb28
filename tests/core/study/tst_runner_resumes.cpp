// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"
#include "core/store/StoreReader.h"
#include "tests/core/study/RunHelpers.h"

#include <QProcess>
#include <QtTest>

#include <csignal>
#include <cstdio>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// This program as a child: runs a project and says so at the end.
int childMain(const std::filesystem::path& folder, int jobs)
{
    Runner runner(Project::load(folder), withJobs(jobs));
    QObject::connect(&runner, &Runner::mutantCompared, &runner, [](const MutantResult&) {
        std::puts("mutant");
        std::fflush(stdout);
    });
    QObject::connect(&runner, &Runner::finished, &runner,
                     [](RunState state) { QCoreApplication::exit(state == RunState::Finished ? 0 : 1); });
    runner.start();
    return QCoreApplication::exec();
}

/// Longer trainings than elsewhere, so that there is a middle to stop in.
QByteArray pair() { return tinyPair("tiny001", 40); }

RunOptions onlyScenarios(std::vector<Scenario> scenarios)
{
    RunOptions options = withJobs(2);
    options.plan.scenarios = std::move(scenarios);
    return options;
}

std::set<std::string> namesIn(const TestProject& project, Scenario scenario)
{
    std::set<std::string> names;
    for (const MutantResult& mutant : StoreReader(project.path()).mutants())
        if (mutant.scenario == scenario)
            names.insert(mutant.name);
    return names;
}

} // namespace

/// However a run is cut up, the end is the same, bit by bit; and what is not true any more is forgotten.
class tst_RunnerResumes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cancelledAndRunAgain_data();
    void cancelledAndRunAgain();
    void scenariosOneAfterTheOther();
    void restrictedRunKeepsTheOtherResults();
    void originalTrainedAsAFaultyProgramFirst();
    void otherSeed();
    void changedProgram();
    void pairThatLeft();
    void mutantThatLeft();
    void brokenNeighbourDoesNotMatter();
    void killedAndRunAgain(); // last: the thread sanitizer sees less once a process has been started

private:
    void verifyReference(const TestProject& project) const;

    TestProject m_reference{pair()};
    QMap<QByteArray, QByteArray> m_rows;
    QByteArray m_report;
};

void tst_RunnerResumes::initTestCase()
{
    const RunResult result = runToEnd(m_reference, withJobs(1));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    m_rows = storedRows(m_reference);
    m_report = reportBytes(m_reference);
}

void tst_RunnerResumes::verifyReference(const TestProject& project) const
{
    QCOMPARE(storedRows(project).keys(), m_rows.keys());
    QVERIFY(storedRows(project) == m_rows);
    QCOMPARE(reportBytes(project), m_report);
}

void tst_RunnerResumes::cancelledAndRunAgain_data()
{
    QTest::addColumn<int>("after");
    for (const int after : {0, 1, 3, 7, 12, 20, 27})
        QTest::addRow("after %d instances", after) << after;
}

void tst_RunnerResumes::cancelledAndRunAgain()
{
    QFETCH(int, after);
    const TestProject project(pair());
    const RunResult first = runToEnd(project, withJobs(2), [after](Runner& runner) {
        QObject::connect(&runner, &Runner::itemChanged, &runner, [&runner, after] {
            if (runner.progress().finished >= after)
                runner.cancel();
        });
    });
    QCOMPARE(first.state, RunState::Cancelled);
    QVERIFY(first.progress.finished >= after);
    const StoreReader reader(project.path());
    QCOMPARE(static_cast<int>(reader.finishedInstances().size() + reader.finishedPostInstances().size()),
             first.progress.finished);

    int before = -1;
    const RunResult second = runToEnd(project, withJobs(2), [&](Runner& runner) {
        QObject::connect(&runner, &Runner::planned, &runner, [&] { before = runner.progress().finished; });
    });
    QVERIFY2(second.state == RunState::Finished, qPrintable(second.message));
    QCOMPARE(before, first.progress.finished); // nothing is done twice
    verifyReference(project);
}

void tst_RunnerResumes::killedAndRunAgain()
{
    const TestProject project(pair());
    Random random(11, "moments");
    int kills = 0;
    for (int round = 0; round < 6; ++round) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--child"), project.qpath(), QString::number(1 + round % 2)});
        QVERIFY(child.waitForStarted());
        // Loading the engine takes most of the time; then at a random moment of the work.
        if (round > 0)
            child.waitForReadyRead(20000);
        QTest::qWait(static_cast<int>(random.below(25)));
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished(20000));
        kills += child.exitStatus() == QProcess::CrashExit;
        QVERIFY(errorOf([&] { StoreReader(project.path()).mutants(); }).isEmpty());
    }
    QVERIFY(kills > 0);
    const RunResult result = runToEnd(project, withJobs(2));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    verifyReference(project);
}

void tst_RunnerResumes::scenariosOneAfterTheOther()
{
    // The first run keeps no weights; the second needs them.
    const TestProject project(pair());
    QCOMPARE(runToEnd(project, onlyScenarios({Scenario::Pre})).state, RunState::Finished);
    QVERIFY(!StoreReader(project.path()).hasModel(makePlan(project.load()).pairs[0].originals[0]));
    QCOMPARE(runToEnd(project, onlyScenarios({Scenario::Post2})).state, RunState::Finished);
    QCOMPARE(runToEnd(project, onlyScenarios({Scenario::Post1})).state, RunState::Finished);
    verifyReference(project);
}

void tst_RunnerResumes::restrictedRunKeepsTheOtherResults()
{
    const TestProject project(tinyPair().replace("units = 4, activation", "units = 4, use_bias = false, activation"));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    const QByteArray report = reportBytes(project);
    const std::size_t skipped = StoreReader(project.path()).skippedMutants().size();
    QVERIFY(skipped > 0); // WRB on the layer without a bias
    QCOMPARE(runToEnd(project, onlyScenarios({Scenario::Post1})).state, RunState::Finished);
    RunOptions oneOperator;
    oneOperator.plan.operators = {"NEB"};
    QCOMPARE(runToEnd(project, oneOperator).state, RunState::Finished);
    QCOMPARE(reportBytes(project), report);
    QCOMPARE(StoreReader(project.path()).skippedMutants().size(), skipped);
}

void tst_RunnerResumes::originalTrainedAsAFaultyProgramFirst()
{
    // Pair 0 is the same bug with the programs exchanged: its faulty program is the original of the other pair.
    const QByteArray settings = tinySettings().replace("post_ratios", "scenarios = [\"post2\"]\npost_ratios");
    const TestProject project(tinyPair("tiny001", 4), settings);
    project.write(QStringLiteral("pairs/0.toml"),
                  tinyPair("aaa001", 1).replace("[faulty]\nepochs = 1", "[faulty]\nepochs = 4"));
    const RunResult result = runToEnd(project, withJobs(1));
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    const StoreReader reader(project.path());
    QCOMPARE(reader.finishedInstances().size(), 4u);
    for (const PostInstanceKey& key : reader.finishedPostInstances())
        QVERIFY(reader.postInstance(key)->status != InstanceStatus::Failed);
}

void tst_RunnerResumes::otherSeed()
{
    const TestProject project(pair(), tinySettings("seed = 2"));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    QVERIFY(storedRows(project) != m_rows);
    project.write(QStringLiteral("semblance.toml"), tinySettings());
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    verifyReference(project);
}

void tst_RunnerResumes::changedProgram()
{
    const TestProject project(tinyPair("tiny001", 3));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    QCOMPARE(StoreReader(project.path()).mutants().size(), 12u);
    project.write(QStringLiteral("pairs/tiny.toml"), pair());
    const RunResult stopped = runToEnd(project, {}, [](Runner& runner) {
        QObject::connect(&runner, &Runner::planned, &runner, [&runner] { runner.cancel(); });
    });
    QCOMPARE(stopped.state, RunState::Cancelled);
    QVERIFY2(StoreReader(project.path()).mutants().empty(), "results of another program must not be shown");
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    QCOMPARE(reportBytes(project), m_report);
}

void tst_RunnerResumes::pairThatLeft()
{
    const TestProject project(pair());
    project.write(QStringLiteral("pairs/other.toml"), tinyPair("other001", 2));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    QCOMPARE(StoreReader(project.path()).pairs().size(), 2u);
    QVERIFY(QFile::remove(project.qpath() + QStringLiteral("/pairs/other.toml")));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    QCOMPARE(StoreReader(project.path()).pairs().size(), 1u);
    QCOMPARE(reportBytes(project), m_report);
}

void tst_RunnerResumes::mutantThatLeft()
{
    const TestProject project(pair());
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    project.write(QStringLiteral("semblance.toml"), tinySettings().replace("values = [1, 2]", "values = [2, 3]"));
    QCOMPARE(runToEnd(project).state, RunState::Finished);
    const std::set<std::string> pre = namesIn(project, Scenario::Pre);
    QCOMPARE(pre.size(), 4u);
    QVERIFY(!pre.contains("change_epochs_mutated0_MP_1"));
    QVERIFY(pre.contains("change_epochs_mutated0_MP_3"));
}

void tst_RunnerResumes::brokenNeighbourDoesNotMatter()
{
    const TestProject project(pair());
    const QByteArray synthetic = "source = \"synthetic\"\nname = \"side_effects_by_age\"\n"
                                 "parameters = { noisy = 2, regular = 20, test_noisy = 1, test_regular = 12 }\nseed = 1\n";
    project.write(QStringLiteral("pairs/other.toml"),
                  tinyPair("other001").replace(synthetic, "source = \"csv\"\ntrain_inputs = \"gone.csv\"\n"));
    RunOptions options;
    options.plan.pairs = {"tiny001"};
    const RunResult result = runToEnd(project, options);
    QVERIFY2(result.state == RunState::Finished, qPrintable(result.message));
    QCOMPARE(reportBytes(project), m_report);
}

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("--child"))
        return childMain(arguments.at(2).toStdString(), arguments.at(3).toInt());
    tst_RunnerResumes test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_runner_resumes.moc"
