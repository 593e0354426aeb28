// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/RunContext.h"
#include "core/training/Engine.h"

#include <optional>

namespace semblance {

/// Trains one instance, runs it on the test set and gives its record; nothing when the run was cancelled meanwhile.
/// What goes wrong with the program itself is an outcome (Failed, NonFinite), not an exception.
std::optional<InstanceRecord> trainInstance(RunContext& context, Engine& engine, const InstanceKey& key, bool keepModel,
                                            TrainingObserver& observer);

/// Mutates one original until the mutant passes the quality threshold, at most maximumAttempts times
/// (operators.md 2.1); nothing when the run was cancelled meanwhile.
std::optional<PostInstanceRecord> makePostInstance(RunContext& context, Engine& engine, const PostInstanceKey& key);

} // namespace semblance
