// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Project.h"
#include "core/study/Runner.h"
#include "ui/project/PairModel.h"

#include <QString>

#include <memory>
#include <vector>

namespace semblance {

/// How far a project is, in instances of its plan.
struct StoredProgress {
    int done = 0;
    int total = 0; ///< 0: not known, the project could not be planned
    bool isUnfinished() const { return done > 0 && done < total; }
};

/// A project with everything that the window shows of it. Made outside the window's thread.
struct LoadedStudy {
    std::shared_ptr<const Project> project;
    MutantList mutants; ///< never null
    std::vector<PairRow> pairs;
    StoredProgress progress;
    QString problem; ///< what stands in the way of a run, in one line; the results can be looked at all the same
};

/// Reads project and results. Throws Error when the project itself cannot be read; a damaged store is a `problem`.
LoadedStudy loadStudy(const std::filesystem::path& folder);

/// The epochs of every trained instance of a line of the queue; empty for post-training mutants, which are not trained.
std::vector<std::vector<EpochResult>> readHistories(const Project& project, const WorkItem& item);

} // namespace semblance
