// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/RunActions.h"

#include "ui/common/Icons.h"

#include <QAction>
#include <QKeySequence>

namespace semblance {

bool isAllowed(RunAction action, RunState state)
{
    switch (state) {
    case RunState::Idle:
    case RunState::Finished:
    case RunState::Cancelled:
    case RunState::Failed: return action == RunAction::Run;
    case RunState::Preparing: return action == RunAction::Cancel;
    case RunState::Running: return action == RunAction::Pause || action == RunAction::Cancel;
    case RunState::Paused: return action == RunAction::Resume || action == RunAction::Cancel;
    case RunState::Stopping: break;
    }
    return false;
}

QString runStateText(RunState state)
{
    switch (state) {
    case RunState::Idle: return RunActions::tr("Not running");
    case RunState::Preparing: return RunActions::tr("Preparing");
    case RunState::Running: return RunActions::tr("Running");
    case RunState::Paused: return RunActions::tr("Paused");
    case RunState::Stopping: return RunActions::tr("Stopping at the end of the epoch");
    case RunState::Finished: return RunActions::tr("Finished");
    case RunState::Cancelled: return RunActions::tr("Cancelled");
    case RunState::Failed: return RunActions::tr("Failed");
    }
    return {};
}

RunActions::RunActions(QObject* parent) : QObject(parent)
{
    struct Look {
        RunAction action;
        QString text;
        QString tip;
        QString name;
        QKeySequence keys;
    };
    const std::array<Look, 4> looks{{
        {RunAction::Run, tr("&Run"), tr("Train and compare everything that is not in the store yet"),
         QStringLiteral("run"), tr("Ctrl+R")},
        {RunAction::Pause, tr("&Pause"), tr("Trainings stop at the end of their epoch and wait"),
         QStringLiteral("pause"), tr("Ctrl+P")},
        {RunAction::Resume, tr("R&esume"), tr("Go on with the trainings that wait"), QStringLiteral("resume"),
         tr("Ctrl+P")},
        {RunAction::Cancel, tr("&Cancel"), tr("Stop at the end of the epoch; what is finished is kept"),
         QStringLiteral("cancel"), tr("Ctrl+.")},
    }};
    for (const Look& look : looks) {
        auto* action = new QAction(icon(look.name), look.text, this);
        action->setObjectName(look.name + QStringLiteral("Action"));
        action->setShortcut(look.keys);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(look.tip, look.keys.toString(QKeySequence::NativeText)));
        m_actions[static_cast<std::size_t>(look.action)] = action;
    }
    update();
}

void RunActions::setProjectOpen(bool open)
{
    m_projectOpen = open;
    update();
}

void RunActions::setState(RunState state)
{
    m_state = state;
    update();
}

void RunActions::setUnfinished(bool unfinished)
{
    m_unfinished = unfinished;
    update();
}

void RunActions::update()
{
    for (const RunAction each : {RunAction::Run, RunAction::Pause, RunAction::Resume, RunAction::Cancel})
        action(each)->setEnabled(m_projectOpen && isAllowed(each, m_state));
    // Pause and resume take turns in one place.
    const bool paused = m_state == RunState::Paused;
    action(RunAction::Pause)->setVisible(!paused);
    action(RunAction::Resume)->setVisible(paused);
    action(RunAction::Run)->setText(m_unfinished ? tr("&Resume run") : tr("&Run"));
}

} // namespace semblance
