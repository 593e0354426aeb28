// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"
#include "core/program/Scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace semblance {

/// The names of an enumeration as files, command line and reports spell them (Keras names, snake case).
/// The order is that of the enumeration. Aliases ("mse", "uniform") are read but never written.
template <typename Enum>
struct Names {
    static const std::vector<std::pair<Enum, std::string>>& table();
    static const std::vector<std::pair<std::string, Enum>>& aliases();
};

/// The written name of a value.
template <typename Enum>
const std::string& nameOf(Enum value);

/// The value of a name or alias, or nothing.
template <typename Enum>
std::optional<Enum> fromName(std::string_view name);

/// All names, for messages: "relu, elu, ...".
template <typename Enum>
std::string allNames();

// Instantiated in Names.cpp for: LayerKind, Activation, Padding, InitializerKind, Loss, CrossentropyOn, OptimizerKind,
// ValidationKind, Monitor, SourceKind, SplitKind, StepKind, FitOn, DataMutationKind, Task, Scenario, Metric, Device.

} // namespace semblance
