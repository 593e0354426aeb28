// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyController.h"

#include "ui/window/StudyImport.h"

#include <QDir>

#include <utility>

namespace semblance {

namespace {

constexpr int replacingMilliseconds = 250; ///< one redrawing for many changed mutants

std::filesystem::path toPath(const QString& folder) { return std::filesystem::path(folder.toStdU16String()); }

bool sameRealism(const Realism& a, const Realism& b)
{
    const auto values = [](const Realism& r) {
        return std::tie(r.status, r.reason, r.couplingStrength, r.overlap, r.csReliable, r.iouReliable,
                        r.mutantKillMass, r.faultKillMass);
    };
    return values(a) == values(b);
}

} // namespace

StudyController::StudyController(QObject* parent) : QObject(parent)
{
    m_replacing.setSingleShot(true);
    m_replacing.setInterval(replacingMilliseconds);
    connect(&m_replacing, &QTimer::timeout, this, &StudyController::replaceMutants);
}

StudyController::~StudyController()
{
    // The window is going: nobody is to hear of the end of the run.
    if (m_runner)
        m_runner->disconnect(this);
}

RunState StudyController::runState() const
{
    if (m_starting)
        return RunState::Preparing;
    return m_runner ? m_runner->state() : RunState::Idle;
}

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

void StudyController::importResults(const QString& results)
{
    if (!project() || isRunning())
        return;
    const int request = m_request;
    m_background.run([source = toPath(results), project = m_project] { return importInto(*project, source); },
                     [this, request](const ImportSummary& summary) {
                         if (request == m_request)
                             reload([this, summary] { Q_EMIT imported(summary); },
                                    [this](const QString& problem) { Q_EMIT problemFound(problem); });
                     },
                     [this](const QString& message) { Q_EMIT importFailed(message); });
}

void StudyController::createFromResults(const QString& results, const QString& folder)
{
    const auto summary = std::make_shared<ImportSummary>();
    load(
        folder,
        [source = toPath(results), summary](const std::filesystem::path& path) {
            *summary = importIntoNew(path, source);
        },
        [this, summary] { Q_EMIT imported(*summary); });
}

void StudyController::load(const QString& folder, std::function<void(const std::filesystem::path&)> prepare,
                           std::function<void()> done)
{
    const QString absolute = QDir::cleanPath(QDir(folder).absolutePath());
    const int request = ++m_request;
    m_starting = false;
    Q_EMIT loading(absolute);
    m_background.run(
        [path = toPath(absolute), prepare = std::move(prepare)] {
            prepare(path);
            return loadStudy(path);
        },
        [this, request, done = std::move(done)](const LoadedStudy& study) {
            if (request != m_request)
                return;
            m_runner.reset();
            m_states = {};
            adopt(study);
            Q_EMIT opened(study);
            if (!study.problem.isEmpty())
                Q_EMIT problemFound(study.problem);
            if (done)
                done();
        },
        [this, request, absolute](const QString& message) {
            if (request == m_request)
                Q_EMIT openFailed(absolute, message);
        });
}

void StudyController::reload(std::function<void()> done, Background::Failed failed)
{
    const int request = m_request;
    m_background.run([path = project()->folder()] { return loadStudy(path); },
                     [this, request, done = std::move(done)](const LoadedStudy& study) {
                         if (request != m_request)
                             return;
                         adopt(study);
                         Q_EMIT refreshed(study);
                         done();
                     },
                     [this, request, failed = std::move(failed)](const QString& message) {
                         if (request == m_request)
                             failed(message);
                     });
}

void StudyController::adopt(const LoadedStudy& study)
{
    m_project = study.project;
    m_results.clear();
    m_counts.clear();
    for (const PairRow& pair : study.pairs)
        m_counts[pair.bug] = pair.mutants;
    m_loaded = study.mutants;
}

int StudyController::mutantCount() const
{
    if (!m_results.empty())
        return static_cast<int>(m_results.size());
    return m_loaded ? static_cast<int>(m_loaded->size()) : 0;
}

void StudyController::close()
{
    ++m_request;
    m_starting = false;
    m_runner.reset();
    m_states = {};
    m_project.reset();
    m_loaded.reset();
    m_results.clear();
    m_counts.clear();
    Q_EMIT closed();
}

void StudyController::run()
{
    if (!project() || isRunning())
        return;
    ++m_request; // answers about the former queue no longer fit
    m_starting = true;
    Q_EMIT runStateChanged(RunState::Preparing);
    reload([this] { startRunner(); },
           [this](const QString& message) {
               m_starting = false;
               Q_EMIT runStateChanged(RunState::Failed);
               Q_EMIT runFinished(RunState::Failed, message);
           });
}

void StudyController::startRunner()
{
    m_starting = false;
    m_runner = std::make_unique<Runner>(*m_project, RunOptions{});
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
    if (std::exchange(m_starting, false)) {
        ++m_request;
        Q_EMIT runStateChanged(RunState::Cancelled);
        finishRun(RunState::Cancelled, {});
    } else if (m_runner) {
        m_runner->cancel();
    }
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
    // Queued: what follows may replace the runner, which is still in the middle of its work when it says so. By then
    // the project may have been closed.
    connect(
        runner, &Runner::finished, this,
        [this, request = m_request](RunState state, const QString& message) {
            if (request == m_request)
                finishRun(state, message);
        },
        Qt::QueuedConnection);
}

void StudyController::addMutant(const MutantResult& result)
{
    if (m_results.empty()) {
        for (const MutantResult& mutant : *m_loaded)
            m_results.emplace(MutantKey(mutant.bug, mutant.scenario, mutant.name), mutant);
    }
    const MutantKey key(result.bug, result.scenario, result.name);
    const auto known = m_results.find(key);
    if (known == m_results.end()) {
        const QString bug = QString::fromStdString(result.bug);
        m_results.emplace(key, result);
        ++m_counts[bug];
        Q_EMIT mutantCompared(result);
        announcePair(bug, m_states.status(bug));
    } else if (!sameRealism(known->second.realism, result.realism)) {
        known->second = result;
        if (!m_replacing.isActive())
            m_replacing.start();
    }
}

void StudyController::replaceMutants()
{
    std::vector<MutantResult> mutants;
    mutants.reserve(m_results.size());
    for (const auto& [key, mutant] : m_results)
        mutants.push_back(mutant);
    Q_EMIT mutantsReplaced(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
}

void StudyController::announcePair(const QString& bug, PairStatus status)
{
    Q_EMIT pairChanged(bug, status, m_counts[bug]);
}

void StudyController::finishRun(RunState state, const QString& message)
{
    m_replacing.stop();
    Q_EMIT runFinished(state, message);
    if (const auto action = std::exchange(m_afterStop, {}))
        return action();
    reload([] {}, [this](const QString& problem) { Q_EMIT problemFound(problem); });
}

void StudyController::whenStopped(std::function<void()> action)
{
    if (!isRunning())
        return action();
    m_afterStop = std::move(action);
    cancel();
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
    m_background.run([project = m_project, item] { return readHistories(*project, item); },
                     [this, request, itemId](const std::vector<std::vector<EpochResult>>& instances) {
                         if (request == m_request)
                             Q_EMIT historyAvailable(itemId, instances);
                     },
                     [this](const QString& message) { Q_EMIT problemFound(message); });
}

} // namespace semblance
