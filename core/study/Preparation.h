// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Comparisons.h"
#include "core/study/RunContext.h"
#include "core/study/RunQueue.h"
#include "core/study/Scheduler.h"

#include <memory>
#include <vector>

namespace semblance {

/// What a run knows before its first task.
struct Preparation {
    std::unique_ptr<Scheduler> scheduler;
    std::unique_ptr<Comparisons> comparisons; ///< already fed with what earlier runs left
    RunQueue queue;                           ///< the same
    std::vector<MutantResult> compared;       ///< mutants for which nothing is left to do
};

/// Plans the project, opens the store and finds out what is left to do. Fills context.plan and context.writer.
/// May take a while (data are loaded, stored predictions read): call it outside the window's thread.
/// Throws Error for everything that must be put right before training.
Preparation prepareRun(RunContext& context, const Project& project, const PlanOptions& options);

} // namespace semblance
