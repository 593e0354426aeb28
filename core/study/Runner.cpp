// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Runner.h"

#include "core/program/Error.h"
#include "core/study/Preparation.h"
#include "core/study/Worker.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace semblance {

namespace {

constexpr int millisecondsBetweenProgress = 100;

/// A worker with its long-lived thread.
struct WorkerThread {
    std::unique_ptr<Worker> worker;
    QThread thread;
    bool busy = false;

    ~WorkerThread()
    {
        thread.quit();
        thread.wait();
    }
};

} // namespace

class Runner::Private : public QObject {
public:
    Private(Runner* runner, Project project, RunOptions options)
        : q(runner)
        , m_project(std::move(project))
        , m_options(std::move(options))
        , m_context(std::make_shared<RunContext>(m_project))
    {
        m_progressTimer.setSingleShot(true);
        m_progressTimer.setInterval(millisecondsBetweenProgress);
        connect(&m_progressTimer, &QTimer::timeout, this, [this] { Q_EMIT q->progressChanged(progress()); });
    }

    ~Private() override
    {
        m_context->control.cancel();
        if (m_preparing)
            m_preparing->wait();
        m_workers.clear();
    }

    void start();
    void prepare();
    void begin(const std::shared_ptr<Preparation>& preparation);
    void addWorker(int number, EngineDevice device);
    void connectWorker(Worker& worker);
    void dispatch();
    void take(const std::vector<MutantResult>& results);
    void workerIdle(int number);
    void fail(const QString& message);
    void end();
    bool ended() const;
    void setState(RunState state);
    void announce(const std::vector<int>& items);
    RunProgress progress() const;
    int workerCount(EngineDevice device) const;
    EngineDevice chosenDevice() const;

    Runner* q;
    Project m_project;
    RunOptions m_options;
    std::shared_ptr<RunContext> m_context;
    std::unique_ptr<QThread> m_preparing;
    std::vector<std::unique_ptr<WorkerThread>> m_workers;
    std::shared_ptr<Preparation> m_preparation;
    RunQueue m_queue;
    RunState m_state = RunState::Idle;
    QString m_failure;
    QTimer m_progressTimer;
    QElapsedTimer m_elapsed;
    int m_compared = 0;
    int m_mutants = 0;
    double m_workerSeconds = 0.0; ///< spent by tasks of this run
};

void Runner::Private::setState(RunState state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT q->stateChanged(state);
}

void Runner::Private::announce(const std::vector<int>& items)
{
    for (const int id : items)
        Q_EMIT q->itemChanged(id);
    if (!m_progressTimer.isActive())
        m_progressTimer.start();
}

RunProgress Runner::Private::progress() const
{
    RunProgress result;
    result.finished = m_queue.finishedInstances();
    result.total = m_queue.instances();
    result.mutantsCompared = m_compared;
    result.mutants = m_mutants;
    result.elapsedSeconds = m_elapsed.isValid() ? static_cast<double>(m_elapsed.elapsed()) / 1000.0 : 0.0;
    if (m_preparation && m_preparation->scheduler->finishedCost() > 0.0) {
        const double secondsPerCost = m_workerSeconds / m_preparation->scheduler->finishedCost();
        result.remainingSeconds =
            m_preparation->scheduler->openCost() * secondsPerCost / static_cast<double>(m_workers.size());
    }
    return result;
}

EngineDevice Runner::Private::chosenDevice() const
{
    const Device device = m_options.device == Device::Auto ? m_project.settings().device : m_options.device;
    if (device == Device::Cuda || (device == Device::Auto && cudaAvailable()))
        return EngineDevice::Cuda;
    return EngineDevice::Cpu;
}

int Runner::Private::workerCount(EngineDevice device) const
{
    if (device == EngineDevice::Cuda)
        return 1; // one worker a GPU
    return m_options.jobs > 0 ? m_options.jobs : std::max(1, QThread::idealThreadCount());
}

void Runner::Private::addWorker(int number, EngineDevice device)
{
    auto added = std::make_unique<WorkerThread>();
    added->worker = std::make_unique<Worker>(number, m_context, device);
    added->thread.setObjectName(QStringLiteral("worker %1").arg(number + 1));
    added->worker->moveToThread(&added->thread);
    connectWorker(*added->worker);
    added->thread.start();
    m_workers.push_back(std::move(added));
}

void Runner::Private::connectWorker(Worker& worker)
{
    connect(&worker, &Worker::instanceStarted, this, [this](int number, const InstanceKey& key, int epochs) {
        announce(m_queue.start(key));
        Q_EMIT q->workerChanged({number, m_queue.describe(key), m_queue.firstItem(key), 0, epochs});
    });
    connect(&worker, &Worker::epochsFinished, this,
            [this](int number, const InstanceKey& key, const std::vector<EpochResult>& history) {
                const int epochs = m_context->plan.programs.at(key.programHash).recipe.epochs;
                const QString title = m_queue.describe(key);
                const int item = m_queue.firstItem(key);
                Q_EMIT q->workerChanged({number, title, item, static_cast<int>(history.size()), epochs});
                Q_EMIT q->curveChanged({item, number, title, history});
            });
    connect(&worker, &Worker::instanceFinished, this,
            [this](int, const InstanceKey& key, const InstanceOutcome& outcome) {
                m_workerSeconds += outcome.seconds;
                m_preparation->scheduler->finish(key);
                m_preparation->comparisons->add(key, outcome);
                announce(m_queue.finish(key, outcome));
                take(m_preparation->comparisons->takeComplete());
            });
    connect(&worker, &Worker::postInstanceStarted, this, [this](int number, const PostInstanceKey& key) {
        announce(m_queue.start(key));
        Q_EMIT q->workerChanged({number, m_queue.describe(key), m_queue.firstItem(key), 0, 0});
    });
    connect(&worker, &Worker::postInstanceFinished, this,
            [this](int, const PostInstanceKey& key, const InstanceOutcome& outcome) {
                m_workerSeconds += outcome.seconds;
                m_preparation->scheduler->finish(key);
                m_preparation->comparisons->add(key, outcome);
                announce(m_queue.finish(key, outcome));
                take(m_preparation->comparisons->takeComplete());
            });
    connect(&worker, &Worker::engineReady, this, [this](int number, const QString& description) {
        Q_EMIT q->logged(QCoreApplication::translate("core", "Worker %1: %2").arg(number + 1).arg(description));
    });
    connect(&worker, &Worker::failed, this, [this](const QString& message) { fail(message); });
    connect(&worker, &Worker::idle, this, [this](int number) { workerIdle(number); });
}

void Runner::Private::start()
{
    if (m_state != RunState::Idle)
        return;
    m_elapsed.start();
    setState(RunState::Preparing);
    // Data are loaded and stored predictions read in a thread of their own, so that the window stays free.
    m_preparing.reset(QThread::create([this] { prepare(); }));
    m_preparing->setObjectName(QStringLiteral("preparation"));
    m_preparing->start();
}

/// In the preparing thread.
void Runner::Private::prepare()
{
    try {
        auto preparation = std::make_shared<Preparation>(prepareRun(*m_context, m_project, m_options.plan));
        const EngineDevice device = chosenDevice();
        QMetaObject::invokeMethod(
            this,
            [this, preparation, device] {
                for (int i = 0; i < workerCount(device); ++i)
                    addWorker(i, device);
                begin(preparation);
            },
            Qt::QueuedConnection);
    } catch (const std::exception& error) {
        const QString message = QString::fromUtf8(error.what());
        QMetaObject::invokeMethod(
            this,
            [this, message] {
                fail(message);
                end();
            },
            Qt::QueuedConnection);
    }
}

void Runner::Private::begin(const std::shared_ptr<Preparation>& preparation)
{
    m_preparation = preparation;
    connect(m_context->writer.get(), &StoreWriter::failed, this, [this](const QString& message) { fail(message); });
    m_queue = std::move(preparation->queue);
    m_mutants = static_cast<int>(m_context->plan.mutants());
    Q_EMIT q->planned();
    Q_EMIT q->logged(QCoreApplication::translate("core", "%1 of %2 instances are already there; %3 workers.")
                         .arg(m_queue.finishedInstances())
                         .arg(m_queue.instances())
                         .arg(m_workers.size()));
    take(preparation->compared);
    if (m_state == RunState::Preparing)
        setState(RunState::Running);
    dispatch();
}

void Runner::Private::dispatch()
{
    if (ended())
        return;
    if (m_state == RunState::Running)
        for (const auto& worker : m_workers) {
            if (worker->busy)
                continue;
            const std::optional<WorkTask> task = m_preparation->scheduler->next();
            if (!task)
                break;
            worker->busy = true;
            QMetaObject::invokeMethod(
                worker->worker.get(), [target = worker->worker.get(), task = *task] { target->perform(task); },
                Qt::QueuedConnection);
        }
    // A paused run has busy workers waiting or none at all; it does not end by itself.
    const bool anyBusy = std::any_of(m_workers.begin(), m_workers.end(), [](const auto& w) { return w->busy; });
    if (!anyBusy && m_state != RunState::Paused)
        end();
}

void Runner::Private::take(const std::vector<MutantResult>& results)
{
    for (const MutantResult& result : results) {
        ++m_compared;
        m_context->writer->write(result);
        announce(m_queue.compared(result));
        Q_EMIT q->mutantCompared(result);
    }
}

void Runner::Private::workerIdle(int number)
{
    m_workers[static_cast<std::size_t>(number)]->busy = false;
    Q_EMIT q->workerChanged({number, {}, -1, 0, 0});
    dispatch();
}

bool Runner::Private::ended() const
{
    return m_state == RunState::Finished || m_state == RunState::Cancelled || m_state == RunState::Failed;
}

void Runner::Private::fail(const QString& message)
{
    if (ended())
        return;
    if (m_failure.isEmpty())
        m_failure = message;
    m_context->control.cancel();
    setState(RunState::Stopping);
    if (m_preparation)
        dispatch(); // ends the run when no worker is busy
}

void Runner::Private::end()
{
    try {
        if (m_context->writer)
            m_context->writer->flush();
    } catch (const Error& error) {
        m_failure = QString::fromUtf8(error.what());
    }
    m_context->writer.reset(); // gives the project free for other programs
    const RunState state = !m_failure.isEmpty()             ? RunState::Failed
                           : m_context->control.cancelled() ? RunState::Cancelled
                                                            : RunState::Finished;
    announce(m_queue.stop());
    m_progressTimer.stop();
    Q_EMIT q->progressChanged(progress());
    setState(state);
    Q_EMIT q->finished(state, m_failure);
}

Runner::Runner(Project project, RunOptions options, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(project), std::move(options)))
{
}

Runner::~Runner() = default;

RunState Runner::state() const { return d->m_state; }
const std::vector<WorkItem>& Runner::items() const { return d->m_queue.items(); }
RunProgress Runner::progress() const { return d->progress(); }
void Runner::start() { d->start(); }

void Runner::pause()
{
    if (d->m_state != RunState::Running)
        return;
    d->m_context->control.pause();
    d->setState(RunState::Paused);
}

void Runner::resume()
{
    if (d->m_state != RunState::Paused)
        return;
    d->m_context->control.resume();
    d->setState(RunState::Running);
    d->dispatch();
}

void Runner::cancel()
{
    if (d->m_state != RunState::Preparing && d->m_state != RunState::Running && d->m_state != RunState::Paused)
        return;
    const bool preparing = d->m_state == RunState::Preparing;
    d->m_context->control.cancel();
    d->setState(RunState::Stopping);
    if (!preparing)
        d->dispatch();
}

} // namespace semblance
