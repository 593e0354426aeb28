// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyController.h"

#include "core/program/Names.h"

#include <QDir>

#include <numeric>
#include <utility>

namespace semblance {

namespace {

std::filesystem::path toPath(const QString& folder) { return std::filesystem::path(folder.toStdU16String()); }

/// Names are unique within a bug and a scenario.
std::string mutantKey(const MutantResult& mutant) { return nameOf(mutant.scenario) + '/' + mutant.name; }

} // namespace

StudyController::StudyController(QObject* parent) : QObject(parent) {}

StudyController::~StudyController()
{
    // The window is going: nobody is to hear of the end of the run.
    if (m_runner)
        m_runner->disconnect(this);
}

RunState StudyController::runState() const { return m_runner ? m_runner->state() : RunState::Idle; }

bool StudyController::isRunning() const
{
    switch (runState()) {
    case RunState::Preparing:
    case RunState::Running:
    case RunState::Paused:
    case RunState::Stopping: return true;
    case RunState::Idle:
    case RunState::Finished:
    case RunState::Cancelled:
    case RunState::Failed: break;
    }
    return false;
}

const std::vector<WorkItem>& StudyController::items() const
{
    static const std::vector<WorkItem> none;
    return m_runner ? m_runner->items() : none;
}

void StudyController::open(const QString& folder)
{
    load(folder, [](const std::filesystem::path&) {});
}

void StudyController::createFromSample(const QString& sample, const QString& folder)
{
    load(folder, [sample](const std::filesystem::path& path) { Project::create(path, sample.toStdString()); });
}

void StudyController::load(const QString& folder, std::function<void(const std::filesystem::path&)> prepare)
{
    const QString absolute = QDir::cleanPath(QDir(folder).absolutePath());
    const int request = ++m_request;
    Q_EMIT loading(absolute);
    m_background.run(
        [path = toPath(absolute), prepare = std::move(prepare)] {
            prepare(path);
            return loadStudy(path);
        },
        [this, request](const LoadedStudy& study) {
            if (request == m_request)
                adopt(study);
        },
        [this, request, absolute](const QString& message) {
            if (request == m_request)
                Q_EMIT openFailed(absolute, message);
        });
}

void StudyController::adopt(const LoadedStudy& study)
{
    m_runner.reset();
    m_states = {};
    m_study = study;
    m_mutants.clear();
    for (const PairRow& pair : m_study.pairs)
        m_mutants[pair.bug];
    for (const MutantResult& mutant : m_study.mutants)
        m_mutants[QString::fromStdString(mutant.bug)].insert(mutantKey(mutant));
    Q_EMIT opened(m_study);
    if (!m_study.problem.isEmpty())
        Q_EMIT problemFound(m_study.problem);
}

void StudyController::close()
{
    ++m_request;
    m_runner.reset();
    m_states = {};
    m_study = {};
    m_mutants.clear();
    Q_EMIT closed();
}

void StudyController::run()
{
    if (!project() || isRunning())
        return;
    ++m_request; // answers about the former queue no longer fit
    m_runner = std::make_unique<Runner>(*m_study.project, RunOptions{});
    connectRunner();
    m_runner->start();
}

void StudyController::pause()
{
    if (m_runner)
        m_runner->pause();
}

void StudyController::resume()
{
    if (m_runner)
        m_runner->resume();
}

void StudyController::cancel()
{
    if (m_runner)
        m_runner->cancel();
}

void StudyController::connectRunner()
{
    Runner* runner = m_runner.get();
    connect(runner, &Runner::stateChanged, this, &StudyController::runStateChanged);
    connect(runner, &Runner::planned, this, [this] {
        m_states = PairStates(items());
        Q_EMIT planned(items());
        for (const QString& bug : m_states.bugs())
            announcePair(bug, m_states.status(bug));
    });
    connect(runner, &Runner::itemChanged, this, [this](int id) {
        const WorkItem& item = items()[static_cast<std::size_t>(id)];
        m_states.update(item);
        Q_EMIT itemChanged(item);
        announcePair(item.bug, m_states.status(item.bug));
    });
    connect(runner, &Runner::progressChanged, this, &StudyController::progressChanged);
    connect(runner, &Runner::workerChanged, this, &StudyController::workerChanged);
    connect(runner, &Runner::curveChanged, this, &StudyController::curveChanged);
    connect(runner, &Runner::mutantCompared, this, &StudyController::addMutant);
    connect(runner, &Runner::logged, this, &StudyController::logged);
    // Queued: what follows may replace the runner, which is still in the middle of its work when it says so.
    connect(runner, &Runner::finished, this, &StudyController::finishRun, Qt::QueuedConnection);
}

void StudyController::addMutant(const MutantResult& result)
{
    const QString bug = QString::fromStdString(result.bug);
    m_mutants[bug].insert(mutantKey(result));
    Q_EMIT mutantCompared(result);
    announcePair(bug, m_states.status(bug));
}

void StudyController::announcePair(const QString& bug, PairStatus status)
{
    Q_EMIT pairChanged(bug, status, static_cast<int>(m_mutants[bug].size()));
}

int StudyController::mutantCount() const
{
    return std::accumulate(m_mutants.begin(), m_mutants.end(), 0,
                           [](int sum, const auto& bug) { return sum + static_cast<int>(bug.second.size()); });
}

void StudyController::finishRun(RunState state, const QString& message)
{
    Q_EMIT runFinished(state, message);
    for (const QString& bug : m_states.bugs()) {
        if (m_states.status(bug) == PairStatus::Running)
            announcePair(bug, PairStatus::Waiting);
    }
    refreshStored();
    if (const auto action = std::exchange(m_afterStop, {}))
        action();
}

void StudyController::refreshStored()
{
    const int request = m_request;
    m_background.run([project = m_study.project] { return storedProgress(*project); },
                     [this, request](const StoredProgress& progress) {
                         if (request == m_request)
                             Q_EMIT storedChanged(progress);
                     },
                     [this, request](const QString& message) {
                         if (request == m_request)
                             Q_EMIT problemFound(message);
                     });
}

void StudyController::whenStopped(std::function<void()> action)
{
    if (!isRunning())
        return action();
    m_afterStop = std::move(action);
    m_runner->cancel();
}

void StudyController::check()
{
    if (!project())
        return;
    const int request = m_request;
    m_background.run([folder = project()->folder()] { return checkProject(folder); },
                     [this, request](const std::vector<Finding>& findings) {
                         if (request == m_request)
                             Q_EMIT checked(findings);
                     },
                     [this](const QString& message) { Q_EMIT problemFound(message); });
}

void StudyController::readHistory(int itemId)
{
    if (itemId < 0 || itemId >= static_cast<int>(items().size()))
        return;
    const int request = m_request;
    const WorkItem item = items()[static_cast<std::size_t>(itemId)];
    m_background.run([project = m_study.project, item] { return readHistories(*project, item); },
                     [this, request, itemId](const std::vector<std::vector<EpochResult>>& instances) {
                         if (request == m_request)
                             Q_EMIT historyAvailable(itemId, instances);
                     },
                     [this](const QString& message) { Q_EMIT problemFound(message); });
}

} // namespace semblance
