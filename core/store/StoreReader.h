// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/Records.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

class Database;

/// Reads results through a connection of its own; never blocks the writer (WAL). Use it in the thread that made it.
/// Every function throws Error when the file is damaged, naming it.
class StoreReader {
public:
    /// Opens results.sqlite of a project. A project that was never run has no file: everything is then empty.
    /// The file of an older Semblance is migrated first (StoreWriter); throws Error when that cannot be done.
    explicit StoreReader(const std::filesystem::path& projectFolder);
    ~StoreReader();
    StoreReader(StoreReader&&) noexcept;
    StoreReader& operator=(StoreReader&&) noexcept;

    std::vector<PairRecord> pairs() const;
    /// All compared mutants, ordered by bug, written name of the scenario, and name.
    std::vector<MutantResult> mutants() const;
    std::vector<SkippedMutant> skippedMutants() const;
    /// Of imported results, ordered by bug, written name of the scenario, kind, and file.
    std::vector<ImportSource> sources() const;

    std::vector<InstanceKey> finishedInstances() const;
    std::vector<PostInstanceKey> finishedPostInstances() const;
    /// Outcome with predictions; nothing when not there.
    std::optional<InstanceOutcome> instance(const InstanceKey& key) const;
    std::optional<InstanceOutcome> postInstance(const PostInstanceKey& key) const;
    std::vector<EpochResult> history(const InstanceKey& key) const;
    /// Weights of an original, with the layers of `model`.
    std::optional<TrainedModel> model(const InstanceKey& key, const ModelSpec& model) const;
    bool hasModel(const InstanceKey& key) const;
    /// Worker seconds spent so far, for estimates.
    double totalSeconds() const;

private:
    template <typename Select>
    auto read(Select select) const;

    std::unique_ptr<Database> m_database;
};

} // namespace semblance
