// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Worker.h"

#include "core/study/Work.h"

#include <QElapsedTimer>

namespace semblance {

namespace {

constexpr qint64 millisecondsBetweenCurves = 100;

/// Hands the curve on now and then, and asks the run's control whether to go on after every epoch.
class CurveObserver : public TrainingObserver {
public:
    CurveObserver(Worker& worker, RunControl& control, InstanceKey key)
        : m_worker(worker)
        , m_control(control)
        , m_key(std::move(key))
    {
        m_sinceLast.start();
    }

    void epochFinished(const EpochResult& result) override
    {
        m_history.push_back(result);
        if (m_sinceLast.elapsed() < millisecondsBetweenCurves)
            return;
        m_sinceLast.restart();
        Q_EMIT m_worker.epochsFinished(m_worker.number(), m_key, m_history);
    }

    bool shouldStop() override { return m_control.waitAndAskToStop(); }

private:
    Worker& m_worker;
    RunControl& m_control;
    InstanceKey m_key;
    std::vector<EpochResult> m_history;
    QElapsedTimer m_sinceLast;
};

} // namespace

Worker::Worker(int number, std::shared_ptr<RunContext> context, EngineDevice device)
    : m_number(number)
    , m_context(std::move(context))
    , m_device(device)
{
}

Engine& Worker::engine()
{
    if (!m_engine) {
        m_engine = createTorchEngine(m_device);
        Q_EMIT engineReady(m_number, QString::fromStdString(m_engine->description()));
    }
    return *m_engine;
}

void Worker::perform(const WorkTask& task)
{
    try {
        if (const auto* training = std::get_if<TrainTask>(&task))
            train(*training);
        else
            makePostMutants(std::get<PostTask>(task));
    } catch (const std::exception& error) {
        Q_EMIT failed(QString::fromUtf8(error.what()));
    }
    Q_EMIT idle(m_number);
}

void Worker::train(const TrainTask& task)
{
    const int epochs = m_context->plan.programs.at(task.key.programHash).recipe.epochs;
    Q_EMIT instanceStarted(m_number, task.key, epochs);
    CurveObserver observer(*this, m_context->control, task.key);
    auto record = trainInstance(*m_context, engine(), task.key, task.keepModel, observer);
    if (!record)
        return;
    const InstanceOutcome outcome = record->outcome;
    Q_EMIT epochsFinished(m_number, task.key, record->history);
    m_context->writer->write(std::move(*record));
    Q_EMIT instanceFinished(m_number, task.key, outcome);
}

void Worker::makePostMutants(const PostTask& task)
{
    for (const PostInstanceKey& key : task.keys) {
        Q_EMIT postInstanceStarted(m_number, key);
        auto record = makePostInstance(*m_context, engine(), key);
        if (!record)
            return;
        const InstanceOutcome outcome = record->outcome;
        m_context->writer->write(std::move(*record));
        Q_EMIT postInstanceFinished(m_number, key, outcome);
    }
}

} // namespace semblance
