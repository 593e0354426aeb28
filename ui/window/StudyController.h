// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"
#include "ui/common/Background.h"
#include "ui/window/PairStates.h"
#include "ui/window/StudyLoading.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace semblance {

/// The open project and its run. Reads in the background, owns the Runner, and tells the pages what has changed.
class StudyController : public QObject {
    Q_OBJECT
public:
    explicit StudyController(QObject* parent = nullptr);
    ~StudyController() override;

    /// Null while none is open.
    const Project* project() const { return m_project.get(); }
    RunState runState() const;
    /// From the start of a run until its workers have stopped.
    bool isRunning() const;
    const std::vector<WorkItem>& items() const;
    RunProgress runProgress() const { return m_runner ? m_runner->progress() : RunProgress(); }
    int pairCount() const { return static_cast<int>(m_counts.size()); }
    int mutantCount() const;

    /// Reads a project. A later call supersedes an earlier one. Ask whenStopped() first.
    void open(const QString& folder);
    /// Makes a project from a sample in a new folder, and opens it.
    void createFromSample(const QString& sample, const QString& folder);
    /// Reads published results into the open project: imported() answers. Not while a run is on.
    void importResults(const QString& results);
    /// Makes an empty project in a new folder, imports into it, and opens it.
    void createFromResults(const QString& results, const QString& folder);
    void close();
    /// Reads the project anew, since its files may have been edited, and runs it.
    void run();
    void pause();
    void resume();
    void cancel();
    /// Validates the project on disk: checked() answers.
    void check();
    /// Reads the curves of a line of the queue: historyAvailable() answers.
    void readHistory(int itemId);
    /// Cancels a run and calls `action` once it has stopped, at most one epoch later; at once when none is on.
    void whenStopped(std::function<void()> action);

Q_SIGNALS:
    void loading(const QString& folder);
    void opened(const semblance::LoadedStudy& study);
    /// The same project as it is now: at the start and after the end of a run.
    void refreshed(const semblance::LoadedStudy& study);
    void closed();
    void imported(const semblance::ImportSummary& summary);
    void importFailed(const QString& message);
    void openFailed(const QString& folder, const QString& message);
    void problemFound(const QString& message);
    void checked(const std::vector<semblance::Finding>& findings);
    void historyAvailable(int itemId, const std::vector<std::vector<semblance::EpochResult>>& instances);

    void runStateChanged(semblance::RunState state);
    void planned(const std::vector<semblance::WorkItem>& items);
    void itemChanged(const semblance::WorkItem& item);
    void pairChanged(const QString& bug, semblance::PairStatus status, int mutants);
    void progressChanged(const semblance::RunProgress& progress);
    void workerChanged(const semblance::WorkerActivity& activity);
    void curveChanged(const semblance::LiveCurve& curve);
    /// A mutant that was not known before.
    void mutantCompared(const semblance::MutantResult& result);
    /// Known mutants have other values now.
    void mutantsReplaced(const semblance::MutantList& mutants);
    void logged(const QString& text);
    void runFinished(semblance::RunState state, const QString& message);

private:
    using MutantKey = std::tuple<std::string, Scenario, std::string>; ///< bug, scenario, name

    void load(const QString& folder, std::function<void(const std::filesystem::path&)> prepare,
              std::function<void()> done = {});
    void reload(std::function<void()> done, Background::Failed failed);
    void adopt(const LoadedStudy& study);
    void startRunner();
    void connectRunner();
    void finishRun(RunState state, const QString& message);
    void addMutant(const MutantResult& result);
    void replaceMutants();
    void announcePair(const QString& bug, PairStatus status);

    std::shared_ptr<const Project> m_project;
    std::unique_ptr<Runner> m_runner; ///< of the current or the latest run
    bool m_starting = false;          ///< a run was asked for, the project is being read
    PairStates m_states;
    MutantList m_loaded;                         ///< as the store had them; null while none is open
    std::map<MutantKey, MutantResult> m_results; ///< these and what a run adds, while one has added anything
    std::map<QString, int> m_counts; ///< compared mutants by bug
    QTimer m_replacing;
    std::function<void()> m_afterStop;
    int m_request = 0;       ///< answers to earlier requests are dropped
    Background m_background; ///< last: stops before what its answers use
};

} // namespace semblance
