// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Plan.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace semblance {

struct RunOptions {
    PlanOptions plan;
    int jobs = 0; ///< workers, one core each; 0: one a core
    Device device = Device::Auto;
};

enum class RunState { Idle, Preparing, Running, Paused, Stopping, Finished, Cancelled, Failed };

enum class WorkState { Waiting, Running, Finished, Skipped, Excluded, Failed };

/// One line of the queue: the trainings of a program in a pair, or a post-training mutant.
struct WorkItem {
    int id = 0; ///< index in the queue
    QString bug;
    QString title;    ///< "Original", "Faulty", "TCL 12.5", "GF 0.2"
    QString scenario; ///< "pre", "post1", "post2"; empty for original and faulty
    int instances = 0;
    int finished = 0;
    WorkState state = WorkState::Waiting;
    QString message;      ///< reason when excluded, skipped or failed
    double seconds = 0.0; ///< worker time so far
};

/// At most about ten times a second.
struct RunProgress {
    int finished = 0; ///< instances
    int total = 0;
    int mutantsCompared = 0;
    int mutants = 0;
    double elapsedSeconds = 0.0;
    std::optional<double> remainingSeconds; ///< unknown until something has been measured
};

/// What one worker is doing now.
struct WorkerActivity {
    int worker = 0;
    QString text; ///< "deeplocalize024 · TCL 12.5 · instance 3 of 5"; empty when idle
    int itemId = -1;
    int epoch = 0;
    int epochs = 0;
};

/// Live values of one training, whole each time (never point by point).
struct LiveCurve {
    int itemId = -1;
    int worker = 0;
    QString title;
    std::vector<EpochResult> history;
};

/// Runs a project's plan on worker threads, one intra-op thread each. What is already in the store is not repeated, so
/// starting again after a stop, a crash or kill -9 goes on where it was. Lives in the thread of its owner's event loop
/// (window or command line); all signals are emitted there.
class Runner : public QObject {
    Q_OBJECT
public:
    Runner(Project project, RunOptions options, QObject* parent = nullptr);
    /// Stops (as cancel) and waits for the workers: at most one epoch.
    ~Runner() override;

    RunState state() const;
    const std::vector<WorkItem>& items() const;
    RunProgress progress() const;

    /// Plans and starts. Problems are reported by finished(Failed, message), never thrown.
    void start();
    /// Trainings stop at the end of their epoch and wait; resume() lets them go on.
    void pause();
    void resume();
    /// Gives up running trainings at the end of their epoch; finished ones are kept.
    void cancel();

Q_SIGNALS:
    void stateChanged(semblance::RunState state);
    /// After planning: items() is filled.
    void planned();
    void itemChanged(int id);
    void progressChanged(const semblance::RunProgress& progress);
    void workerChanged(const semblance::WorkerActivity& activity);
    void curveChanged(const semblance::LiveCurve& curve);
    /// A mutant's realism is known and written.
    void mutantCompared(const semblance::MutantResult& result);
    void logged(const QString& text);
    /// Finished, Cancelled or Failed (message says why). Everything written is on disk.
    void finished(semblance::RunState state, const QString& message);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace semblance

Q_DECLARE_METATYPE(semblance::RunState)
Q_DECLARE_METATYPE(semblance::RunProgress)
Q_DECLARE_METATYPE(semblance::WorkerActivity)
Q_DECLARE_METATYPE(semblance::LiveCurve)
Q_DECLARE_METATYPE(semblance::MutantResult)
