// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"
#include "ui/run/RunActions.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QStackedWidget;
class QTableView;

namespace semblance {

class CurvesPane;
class QueueFilter;
class QueueModel;
class Settings;
class WorkersPane;

/// The run of the project: queue, workers, live curves and log. The slots take what a Runner says; the page knows no
/// runner itself, so that a test can tell it anything.
class RunPage : public QWidget {
    Q_OBJECT
public:
    RunPage(RunActions& actions, Settings& settings, QWidget* parent = nullptr);

    /// Curves that the store holds for a line, as an answer to historyRequested().
    void showHistory(int itemId, const std::vector<std::vector<EpochResult>>& instances);

public Q_SLOTS:
    /// Another project, or none: everything is empty again.
    void reset();
    /// What an earlier run left, in trainings; shown until a run starts.
    void setStored(int done, int total);
    void setState(semblance::RunState state);
    void setItems(const std::vector<semblance::WorkItem>& items);
    void updateItem(const semblance::WorkItem& item);
    void setProgress(const semblance::RunProgress& progress);
    void setActivity(const semblance::WorkerActivity& activity);
    void setCurve(const semblance::LiveCurve& curve);
    void appendLog(const QString& text);
    void showFinished(semblance::RunState state, const QString& message);

Q_SIGNALS:
    /// A finished line was selected.
    void historyRequested(int itemId);

private:
    QWidget* makeToolbar(RunActions& actions);
    QWidget* makeQueue(Settings& settings);
    QWidget* makeFilterLine();
    QWidget* makeEmptyPage(RunActions& actions);
    QWidget* makeContent(Settings& settings);
    void selectionChanged();
    void updateCount();

    QueueModel* m_queue;
    QueueFilter* m_filter;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_times = nullptr;
    QLabel* m_stateLabel = nullptr;
    QLabel* m_hint = nullptr;
    QStackedWidget* m_stack;
    CurvesPane* m_curves = nullptr;
    WorkersPane* m_workers = nullptr;
    QPlainTextEdit* m_log = nullptr;
};

} // namespace semblance
