// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"

#include <QObject>

#include <array>

class QAction;

namespace semblance {

enum class RunAction { Run, Pause, Resume, Cancel };

/// The table of states and actions: which may be asked for when.
bool isAllowed(RunAction action, RunState state);

QString runStateText(RunState state);

/// The four actions, shared by menu, toolbar and shortcuts, and enabled by the table.
class RunActions : public QObject {
    Q_OBJECT
public:
    explicit RunActions(QObject* parent = nullptr);

    QAction* action(RunAction action) const { return m_actions[static_cast<std::size_t>(action)]; }
    void setProjectOpen(bool open);
    void setState(RunState state);
    /// A run that was stopped goes on: the first action then says "Resume run".
    void setUnfinished(bool unfinished);

private:
    void update();

    std::array<QAction*, 4> m_actions{};
    bool m_projectOpen = false;
    bool m_unfinished = false;
    RunState m_state = RunState::Idle;
};

} // namespace semblance
