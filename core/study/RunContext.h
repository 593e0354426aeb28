// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/Dataset.h"
#include "core/program/TrainedModel.h"
#include "core/store/StoreWriter.h"
#include "core/study/Plan.h"

#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace semblance {

/// Pause and cancel, asked by workers between epochs.
class RunControl {
public:
    void pause();
    void resume();
    void cancel();
    bool cancelled() const { return m_cancelled; }
    /// Waits while paused. True when the work is to be given up.
    bool waitAndAskToStop();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_paused = false;
    std::atomic<bool> m_cancelled = false;
};

/// Prepared data, loaded once for all workers and dropped when nobody uses them.
class DataCache {
public:
    explicit DataCache(DataLocator locator)
        : m_locator(std::move(locator))
    {
    }
    /// Throws Error as prepareData does.
    std::shared_ptr<const PreparedData> prepared(const Program& program);

private:
    std::mutex m_mutex;
    DataLocator m_locator;
    std::map<std::string, std::weak_ptr<const PreparedData>> m_data;
    std::shared_ptr<const PreparedData> m_latest; ///< keeps the current pair's data between two tasks
};

/// Trained originals of this run; those of earlier runs come from the store.
class ModelCache {
public:
    void keep(const InstanceKey& key, TrainedModel model);
    std::shared_ptr<const TrainedModel> find(const InstanceKey& key) const;

private:
    mutable std::mutex m_mutex;
    std::map<InstanceKey, std::shared_ptr<const TrainedModel>> m_models;
};

/// What all workers of a run share. `plan` and `settings` do not change while the run lasts.
struct RunContext {
    explicit RunContext(const Project& project)
        : folder(project.folder())
        , settings(project.settings())
        , data(project.locator())
    {
    }

    std::filesystem::path folder;
    ProjectSettings settings;
    Plan plan;
    DataCache data;
    ModelCache models;
    RunControl control;
    std::unique_ptr<StoreWriter> writer;
};

} // namespace semblance
