// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"
#include "tests/core/study/StudySamples.h"

#include <QByteArray>
#include <QMap>

#include <functional>

namespace semblance::testing {

/// How a run ended and what its queue looked like then.
struct RunResult {
    RunState state = RunState::Idle; ///< Idle: it did not end within a minute
    QString message;
    std::vector<WorkItem> items;
    RunProgress progress;
};

/// Runs a project until it ends. `connect` may connect to the runner before it starts.
RunResult runToEnd(const TestProject& project, RunOptions options = {},
                   const std::function<void(Runner&)>& connect = {});

/// Runs an event loop until `done`, at most for so long; false when it did not come about.
bool waitUntil(const std::function<bool()>& done, int milliseconds = 60000);

/// Everything measured that may not depend on workers, order and interruptions: by row, the columns of instances and
/// post-training instances but the seconds, and the weights.
QMap<QByteArray, QByteArray> storedRows(const TestProject& project);

/// What `report --json` prints.
QByteArray reportBytes(const TestProject& project);

RunOptions withJobs(int jobs);

} // namespace semblance::testing
