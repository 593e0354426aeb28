// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/study/Runner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace semblance::cli {

namespace {

struct RunCommandOptions {
    std::filesystem::path project = ".";
    RunOptions run;
    bool json = false;
};

constexpr int secondsBetweenLines = 5;

int signalPipe[2] = {-1, -1};

/// Only writes to a socket: nothing else is safe in a signal handler. A second Ctrl-C ends the program at once, which
/// is safe as well: everything finished is on disk.
void onSignal(int number)
{
    const char byte = 1;
    const ssize_t written = ::write(signalPipe[0], &byte, 1);
    static_cast<void>(written);
    std::signal(number, SIG_DFL);
}

void cancelOnSignal(Runner& runner)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, signalPipe) != 0)
        return;
    auto* notifier = new QSocketNotifier(signalPipe[1], QSocketNotifier::Read, &runner);
    QObject::connect(notifier, &QSocketNotifier::activated, &runner, [&runner, notifier] {
        notifier->setEnabled(false);
        complain(QCoreApplication::translate("cli", "Stopping after the current epochs; run again to go on."));
        runner.cancel();
    });
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
}

QString duration(double seconds)
{
    const auto whole = static_cast<qint64>(seconds + 0.5);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString progressLine(const RunProgress& progress)
{
    QString line = QCoreApplication::translate("cli", "%1 of %2 instances, %3 of %4 mutants, elapsed %5")
                       .arg(progress.finished)
                       .arg(progress.total)
                       .arg(progress.mutantsCompared)
                       .arg(progress.mutants)
                       .arg(duration(progress.elapsedSeconds));
    if (progress.remainingSeconds)
        line += QCoreApplication::translate("cli", ", remaining %1").arg(duration(*progress.remainingSeconds));
    return line;
}

QJsonObject summaryJson(const Runner& runner, RunState state)
{
    const RunProgress progress = runner.progress();
    int excluded = 0;
    int failed = 0;
    for (const WorkItem& item : runner.items()) {
        excluded += item.state == WorkState::Excluded;
        failed += item.state == WorkState::Failed;
    }
    return {{"state", state == RunState::Finished ? QStringLiteral("finished") : QStringLiteral("cancelled")},
            {"instances", progress.finished},
            {"instances_total", progress.total},
            {"mutants", progress.mutantsCompared},
            {"mutants_total", progress.mutants},
            {"excluded", excluded},
            {"failed", failed},
            {"seconds", progress.elapsedSeconds}};
}

int run(const RunCommandOptions& options)
{
    Runner runner(Project::load(options.project), options.run);
    cancelOnSignal(runner);

    QElapsedTimer sinceLine;
    sinceLine.start();
    QObject::connect(&runner, &Runner::logged, [](const QString& line) { complain(line); });
    QObject::connect(&runner, &Runner::progressChanged, [&sinceLine](const RunProgress& progress) {
        if (sinceLine.elapsed() < secondsBetweenLines * 1000)
            return;
        sinceLine.restart();
        complain(progressLine(progress));
    });

    int exitCode = Success;
    QObject::connect(&runner, &Runner::finished, [&](RunState state, const QString& message) {
        if (state == RunState::Failed) {
            complain(message);
            exitCode = runner.items().empty() ? BadInput : Incomplete; // nothing planned: the input is at fault
        } else {
            exitCode = state == RunState::Finished ? Success : Incomplete;
            if (options.json)
                printJson(summaryJson(runner, state));
            else
                print(progressLine(runner.progress()));
        }
        QCoreApplication::exit();
    });
    QMetaObject::invokeMethod(
        &runner, [&runner] { runner.start(); }, Qt::QueuedConnection);
    QCoreApplication::exec();
    return exitCode;
}

} // namespace

void addRun(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<RunCommandOptions>();
    CLI::App* sub = app.add_subcommand("run", "Train and compare what is missing; resumable, Ctrl-C is safe");
    addProject(sub, options->project);
    sub->add_option("--pairs", options->run.plan.pairs, "only these pairs, separated by commas")->delimiter(',');
    sub->add_option("--scenarios", options->run.plan.scenarios, "only these: pre, post1, post2, control")
        ->delimiter(',')
        ->transform(CLI::CheckedTransformer(valuesByName<Scenario>()));
    sub->add_option("--operators", options->run.plan.operators, "only these operators, for example TCL,GF")
        ->delimiter(',');
    sub->add_option("--jobs,-j", options->run.jobs, "workers, one core each (default: one a core)")
        ->check(CLI::Range(1, 1024));
    sub->add_option("--device", options->run.device, "auto, cpu or cuda")
        ->transform(CLI::CheckedTransformer(valuesByName<Device>()));
    sub->add_flag("--json", options->json, "print a summary as JSON");
    sub->callback([options, &chosen] { chosen.command = [options] { return run(*options); }; });
}

} // namespace semblance::cli
