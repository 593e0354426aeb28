// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/DataLocator.h"
#include "core/program/Program.h"
#include "core/program/Tensor.h"

#include <cstdint>
#include <string>

namespace semblance {

/// The rows of a program after preprocessing, before any data mutation. Read-only and shared between workers.
struct PreparedData {
    Samples train;
    Samples test;
};

/// SHA-256 over the contents of all files that the recipe reads (empty for built-in and synthetic data).
/// Throws Error when a file is missing.
std::string dataDigest(const DataRecipe& recipe, const DataLocator& locator);

/// Loads the source, splits it, and applies the program's preprocessing in order.
/// Guarantees: at least one training and one test row, equal row counts of inputs and targets, all values finite.
/// Throws Error otherwise, naming file, line and column where known ("iris.csv:7:3: not a number: 'abc'").
PreparedData prepareData(const Program& program, const DataLocator& locator);

/// The training rows with the program's data mutations applied in order (operators.md 1.1, 2.3), drawn from `seed`.
/// Throws Error with the reason when one cannot be made on these rows, for example when there is only one class or no
/// class is smaller than the mean.
Samples mutateTrainingData(const Samples& train, const Program& program, std::uint64_t seed);

} // namespace semblance
