// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace semblance {

/// What the project says about one operator. Empty lists mean the operator's defaults.
struct OperatorSettings {
    bool enabled = true;
    std::vector<std::string> values; ///< parameter values as text: "25", "relu", "0.0001"
    std::vector<int> layers;         ///< computational layer indices from 0; empty: every layer that applies
};

enum class Device { Auto, Cpu, Cuda };

/// study/semblance.toml
struct ProjectSettings {
    std::string name;
    std::uint64_t seed = 1;
    int instances = 5;          ///< n of the study, >= 2
    std::vector<Scenario> scenarios = {Scenario::Pre, Scenario::Post1, Scenario::Post2};
    bool defaultOperators = true; ///< operators that are not named below run with their defaults
    std::map<std::string, OperatorSettings> preOperators;  ///< by abbreviation, "TCL"
    std::map<std::string, OperatorSettings> postOperators; ///< by abbreviation, "GF"
    std::vector<double> postRatios = {0.01, 0.1, 0.2, 0.6, 1.0}; ///< scenario 2; scenario 1 uses the first
    double qualityThreshold = 0.9; ///< a post-training mutant needs this share of its parent's accuracy
    int maximumAttempts = 100;     ///< per post-training instance
    Device device = Device::Auto;
};

/// Throws Error with file, line, column and key.
ProjectSettings parseProjectSettings(const std::string& text, const std::string& file);
/// The canonical text: defaults left out. Throws Error with the key when the settings could not be read again.
std::string writeProjectSettings(const ProjectSettings& settings);

} // namespace semblance
