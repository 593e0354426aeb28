// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/RunContext.h"
#include "core/study/Scheduler.h"
#include "core/training/Engine.h"

#include <QObject>

#include <memory>

namespace semblance {

/// Does tasks in a thread of its own with an engine of its own. Knows no widget, no model and no other worker.
class Worker : public QObject {
    Q_OBJECT
public:
    Worker(int number, std::shared_ptr<RunContext> context, EngineDevice device);

    int number() const { return m_number; }
    /// Call it in the worker's thread (queued). Ends with idle() or failed().
    void perform(const WorkTask& task);

Q_SIGNALS:
    void instanceStarted(int worker, const semblance::InstanceKey& key, int epochs);
    /// At most ten times a second.
    void epochsFinished(int worker, const semblance::InstanceKey& key,
                        const std::vector<semblance::EpochResult>& history);
    void instanceFinished(int worker, const semblance::InstanceKey& key, const semblance::InstanceOutcome& outcome);
    void postInstanceStarted(int worker, const semblance::PostInstanceKey& key);
    void postInstanceFinished(int worker, const semblance::PostInstanceKey& key,
                              const semblance::InstanceOutcome& outcome);
    /// Once: what the engine runs on.
    void engineReady(int worker, const QString& description);
    void idle(int worker);
    /// The worker cannot go on (no engine, no memory); the run ends.
    void failed(const QString& message);

private:
    void train(const TrainTask& task);
    void makePostMutants(const PostTask& task);
    Engine& engine();

    int m_number;
    std::shared_ptr<RunContext> m_context;
    EngineDevice m_device;
    std::unique_ptr<Engine> m_engine;
};

} // namespace semblance
