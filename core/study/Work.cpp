// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Work.h"

#include "core/mutation/Operator.h"
#include "core/program/Error.h"
#include "core/program/ProgramText.h"
#include "core/store/StoreReader.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace semblance {

namespace {

bool finite(const Evaluation& evaluation)
{
    const auto isFinite = [](float value) { return std::isfinite(value); };
    return std::all_of(evaluation.outputs.values.begin(), evaluation.outputs.values.end(), isFinite) &&
           std::all_of(evaluation.loss.begin(), evaluation.loss.end(), isFinite);
}

std::string nonFiniteMessage(const char* what) { return QCoreApplication::translate("core", what).toStdString(); }

constexpr const char* nonFiniteLoss = QT_TRANSLATE_NOOP("core", "The loss became infinite or not a number.");
constexpr const char* nonFiniteOutputs = QT_TRANSLATE_NOOP("core", "An output is infinite or not a number.");

void take(InstanceOutcome& outcome, const Evaluation& evaluation, const Program& program, const PreparedData& data)
{
    outcome.accuracy = evaluation.accuracy;
    outcome.predictions = makePredictions(evaluation.outputs, evaluation.loss,
                                          expectedClasses(data.test.targets, program.task), program.task);
}

/// The prepared data with the program's data mutations; shared as they are when there are none.
std::shared_ptr<const PreparedData> trainingData(RunContext& context, const Program& program, std::uint64_t seed)
{
    auto data = context.data.prepared(program);
    if (program.dataMutations.empty())
        return data;
    return std::make_shared<const PreparedData>(
        PreparedData{mutateTrainingData(data->train, program, seed), data->test});
}

TrainingStatus trainInto(RunContext& context, Engine& engine, InstanceRecord& record, bool keepModel,
                         TrainingObserver& observer)
{
    const Program& program = context.plan.programs.at(record.key.programHash);
    const auto data = trainingData(context, program, record.outcome.seed);
    TrainingResult result = engine.train(program, *data, record.outcome.seed, &observer);
    record.history = std::move(result.history);
    if (result.status == TrainingStatus::NonFiniteLoss) {
        record.outcome.status = InstanceStatus::NonFinite;
        record.outcome.message = nonFiniteMessage(nonFiniteLoss);
    } else if (result.status == TrainingStatus::Finished) {
        const Evaluation evaluation = engine.evaluate(result.model, program, data->test);
        if (finite(evaluation)) {
            take(record.outcome, evaluation, program, *data);
        } else {
            record.outcome.status = InstanceStatus::NonFinite;
            record.outcome.message = nonFiniteMessage(nonFiniteOutputs);
        }
        if (keepModel) {
            context.models.keep(record.key, result.model);
            record.model = std::move(result.model);
        }
    }
    return result.status;
}

std::shared_ptr<const TrainedModel> originalModel(RunContext& context, const InstanceKey& key, const ModelSpec& spec)
{
    if (auto model = context.models.find(key))
        return model;
    if (auto stored = StoreReader(context.folder).model(key, spec)) {
        context.models.keep(key, std::move(*stored));
        return context.models.find(key);
    }
    return nullptr;
}

std::uint64_t seedOf(const RunContext& context, const PostInstanceKey& key, int attempt)
{
    return mutationSeed(context.settings.seed, key.programHash, key.original, key.operatorId, key.ratio, key.copy,
                        attempt);
}

/// Tries the operator until a mutant is good enough; the outcome says how many attempts that took.
/// False when the run was cancelled meanwhile.
bool mutateInto(RunContext& context, Engine& engine, PostInstanceRecord& record, const TrainedModel& original)
{
    const PostInstanceKey& key = record.key;
    const Program& program = context.plan.programs.at(key.programHash);
    const auto data = context.data.prepared(program);
    const PostTrainingOperator& op = *postTrainingOperator(key.operatorId);
    PostConfiguration configuration = {.ratio = 0.0,
                                       .value = postValue(op.info(), settingsOf(context.settings, op.info()))};
    std::from_chars(key.ratio.data(), key.ratio.data() + key.ratio.size(), configuration.ratio);

    const double needed = context.settings.qualityThreshold * engine.evaluate(original, program, data->test).accuracy;
    InstanceOutcome& outcome = record.outcome;
    for (int attempt = 1; attempt <= context.settings.maximumAttempts; ++attempt) {
        if (context.control.waitAndAskToStop())
            return false;
        outcome.attempts = attempt;
        outcome.seed = seedOf(context, key, attempt);
        Random random(outcome.seed, "mutation");
        const TrainedModel mutant = op.apply(original, configuration, random);
        const Evaluation evaluation = engine.evaluate(mutant, program, data->test);
        if (finite(evaluation) && evaluation.accuracy >= needed) {
            take(outcome, evaluation, program, *data);
            return true;
        }
    }
    outcome.status = InstanceStatus::Rejected;
    outcome.message = QCoreApplication::translate("core", "None of %1 attempts kept %2 of the original's accuracy.")
                          .arg(outcome.attempts)
                          .arg(context.settings.qualityThreshold)
                          .toStdString();
    return true;
}

} // namespace

std::optional<InstanceRecord> trainInstance(RunContext& context, Engine& engine, const InstanceKey& key, bool keepModel,
                                            TrainingObserver& observer)
{
    QElapsedTimer timer;
    timer.start();
    InstanceRecord record;
    record.key = key;
    record.outcome.seed = instanceSeed(context.settings.seed, key.programHash, key.index);
    try {
        if (trainInto(context, engine, record, keepModel, observer) == TrainingStatus::Cancelled)
            return std::nullopt;
    } catch (const Error& error) {
        record.outcome.status = InstanceStatus::Failed;
        record.outcome.message = error.what();
    }
    record.outcome.seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    return record;
}

std::optional<PostInstanceRecord> makePostInstance(RunContext& context, Engine& engine, const PostInstanceKey& key)
{
    QElapsedTimer timer;
    timer.start();
    PostInstanceRecord record;
    record.key = key;
    record.outcome.seed = seedOf(context, key, 1);
    try {
        const Program& program = context.plan.programs.at(key.programHash);
        if (const auto original = originalModel(context, {key.programHash, key.original}, program.model)) {
            if (!mutateInto(context, engine, record, *original))
                return std::nullopt;
        } else {
            record.outcome.status = InstanceStatus::Failed;
            record.outcome.message =
                QCoreApplication::translate("core", "The original that it is made from did not train.").toStdString();
        }
    } catch (const Error& error) {
        record.outcome.status = InstanceStatus::Failed;
        record.outcome.message = error.what();
    }
    record.outcome.seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    return record;
}

} // namespace semblance
