// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/program/TrainedModel.h"
#include "core/realism/Predictions.h"
#include "core/training/Engine.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// One trained instance: instance `index` of the program with this content hash. Shared by every pair that needs it.
struct InstanceKey {
    std::string programHash;
    int index = 0;
    auto operator<=>(const InstanceKey&) const = default;
};

/// One application of a post-training operator to instance `original` of a program.
struct PostInstanceKey {
    std::string programHash; ///< of the original
    std::string operatorId;
    std::string ratio; ///< shortest text, "0.01"
    int original = 0;
    int copy = 0;     ///< scenario 1: 1..n; scenario 2: 0
    std::string rule; ///< quality rule that it had to pass, "0.9 in 100 attempts"
    auto operator<=>(const PostInstanceKey&) const = default;
};

enum class InstanceStatus {
    Finished,
    NonFinite, ///< loss or outputs were NaN or infinite
    Rejected,  ///< post-training: no attempt passed the quality threshold
    Failed     ///< the engine refused the program; message says why
};

/// What is known of an instance once its work has ended.
struct InstanceOutcome {
    InstanceStatus status = InstanceStatus::Finished;
    std::string message; ///< for people, when not Finished
    std::uint64_t seed = 0;
    double accuracy = 0.0;   ///< on the test set; meaningful when Finished
    int attempts = 1;        ///< post-training: applications tried
    double seconds = 0.0;    ///< worker time
    Predictions predictions; ///< empty unless Finished
};

struct InstanceRecord {
    InstanceKey key;
    InstanceOutcome outcome;
    std::vector<EpochResult> history;
    std::optional<TrainedModel> model; ///< kept for originals, which post-training operators need
};

struct PostInstanceRecord {
    PostInstanceKey key;
    InstanceOutcome outcome;
};

/// A pair as it was when it was planned. `expected` are the classes of the fixed program's test set.
struct PairRecord {
    std::string bug;
    std::string dataset;
    std::string title;
    std::string fixedHash;
    std::string faultyHash;
    ClassList expected;

    /// Results of others: there are no programs, so both hashes are empty.
    bool imported() const { return fixedHash.empty(); }
};

/// Where the values of one bug and scenario came from, so that every number can be traced.
struct ImportSource {
    std::string bug;
    Scenario scenario = Scenario::Pre;
    std::string kind; ///< "coupling_strength", "detectability_overlap", "quality"
    std::string file; ///< absolute path
    std::string sha256;
    std::size_t rows = 0;

    bool operator==(const ImportSource&) const = default;
};

/// All that was imported for some bugs.
struct ImportBatch {
    std::vector<PairRecord> pairs;
    std::vector<MutantResult> mutants;
    std::vector<ImportSource> sources;
};

/// A configuration that makes no mutant, and why.
struct SkippedMutant {
    std::string bug;
    Scenario scenario = Scenario::Pre;
    std::string operatorId;
    std::string parameter;
    std::optional<int> layer;
    std::string reason;
};

} // namespace semblance
