// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/RunContext.h"

#include "core/program/ProgramText.h"

namespace semblance {

void RunControl::pause()
{
    const std::lock_guard lock(m_mutex);
    m_paused = true;
}

void RunControl::resume()
{
    const std::lock_guard lock(m_mutex);
    m_paused = false;
    m_changed.notify_all();
}

void RunControl::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_cancelled = true;
    m_changed.notify_all();
}

bool RunControl::waitAndAskToStop()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_paused || m_cancelled; });
    return m_cancelled;
}

std::shared_ptr<const PreparedData> DataCache::prepared(const Program& program)
{
    // Only the data and what is done to them decide; the rest of the program does not matter here.
    Program key;
    key.data = program.data;
    key.preprocessing = program.preprocessing;
    key.task = program.task;
    const std::string text = programText(key);

    // Loading under the lock: a second worker that wants the same data waits instead of loading them again.
    const std::lock_guard lock(m_mutex);
    if (auto data = m_data[text].lock())
        return data;
    auto data = std::make_shared<const PreparedData>(prepareData(program, m_locator));
    m_data[text] = data;
    m_latest = data;
    return data;
}

void ModelCache::keep(const InstanceKey& key, TrainedModel model)
{
    const std::lock_guard lock(m_mutex);
    m_models[key] = std::make_shared<const TrainedModel>(std::move(model));
}

std::shared_ptr<const TrainedModel> ModelCache::find(const InstanceKey& key) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_models.find(key);
    return found == m_models.end() ? nullptr : found->second;
}

} // namespace semblance
