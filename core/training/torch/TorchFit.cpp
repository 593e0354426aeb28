// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchFit.h"

#include "core/program/Error.h"
#include "core/training/EpochRules.h"
#include "core/training/TrainingRows.h"
#include "core/training/torch/TorchLoss.h"
#include "core/training/torch/TorchOptimizer.h"
#include "core/training/torch/TorchTensors.h"

#include <QCoreApplication>

#include <chrono>
#include <cmath>
#include <limits>

namespace semblance {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double notMeasured = std::numeric_limits<double>::quiet_NaN();

bool usesLogits(const TorchNetwork& network, const TrainingRecipe& recipe)
{
    return isCrossentropy(recipe.loss) && recipe.crossentropyOn == CrossentropyOn::CachedLogits &&
           network.hasCachedLogits();
}

/// An embedding looks its ids up in a table; ids beyond it would be read from elsewhere on some devices.
void checkIds(const Layer& first, const at::Tensor& inputs)
{
    if (first.kind != LayerKind::Embedding || inputs.numel() == 0)
        return;
    const double lowest = inputs.min().item<double>();
    const double highest = inputs.max().item<double>();
    if (!(lowest > -1.0 && highest < first.inputDim))
        throw Error(QCoreApplication::translate("core", "layer 0 (Embedding): the inputs hold id %1, input_dim allows "
                                                        "0 to %2; raise input_dim or encode the inputs")
                        .arg(lowest > -1.0 ? highest : lowest)
                        .arg(first.inputDim - 1)
                        .toStdString());
}

double meanOf(const at::Tensor& losses) { return losses.to(at::kDouble).mean().item<double>(); }

/// One run of fit(). What the epoch's loss and accuracy are made of is kept and evaluated once when it ends: a step
/// neither waits for the device nor computes a number that only people read.
class Fit {
public:
    Fit(TorchNetwork& network, const Program& program, const PreparedData& data, std::uint64_t seed,
        TrainingObserver* observer);
    TrainingResult run();

private:
    enum class EpochEnd { Complete, Cancelled };

    EpochEnd trainEpoch();
    void step(const at::Tensor& inputs, const at::Tensor& targets);
    EpochResult measured(int epoch) const;
    double meanPenalty() const;
    bool isCancelledBetweenBatches();

    TorchNetwork& m_network;
    const TrainingRecipe& m_recipe;
    TrainingObserver* m_observer;
    bool m_onLogits;
    FittedSamples m_training;
    FittedSamples m_validation; ///< undefined tensors without validation
    RowOrder m_order;
    Random m_dropout;
    EpochRules m_rules;
    TorchOptimizer m_optimizer;
    double m_learningRate = 0.0;
    Clock::time_point m_lastAsked = Clock::now();
    // Of the current epoch
    at::Tensor m_targets;                  ///< in the order of this epoch
    std::vector<at::Tensor> m_predictions; ///< of each batch while training
    std::vector<at::Tensor> m_penalties;   ///< of each batch, where weights are regularised
};

Fit::Fit(TorchNetwork& network, const Program& program, const PreparedData& data, std::uint64_t seed,
         TrainingObserver* observer)
    : m_network(network)
    , m_recipe(program.recipe)
    , m_observer(observer)
    , m_onLogits(usesLogits(network, program.recipe))
    , m_training(fitted(network, program, data.train))
    , m_order(seed, trainingRowCount(m_recipe.validation, data.train.inputs.rows()), m_recipe.shuffle)
    , m_dropout(seed, "dropout")
    , m_rules(m_recipe)
    , m_optimizer(m_recipe.optimizer, network.parameters())
{
    if (m_recipe.validation.kind == ValidationKind::TestData)
        m_validation = fitted(network, program, data.test);
    if (m_recipe.validation.kind == ValidationKind::Split) {
        const auto count = static_cast<std::int64_t>(trainingRowCount(m_recipe.validation, data.train.inputs.rows()));
        m_validation = m_training.part(count, m_training.rows() - count);
        m_training = m_training.part(0, count);
    }
}

TrainingResult Fit::run()
{
    TrainingResult result;
    TrainedModel best;
    for (int epoch = 0; epoch < m_recipe.epochs; ++epoch) {
        m_learningRate = m_rules.beginEpoch(epoch);
        if (trainEpoch() == EpochEnd::Cancelled) {
            result.status = TrainingStatus::Cancelled;
            break;
        }
        result.history.push_back(measured(epoch));
        const EpochResult& measurement = result.history.back();
        if (m_observer)
            m_observer->epochFinished(measurement);
        if (!std::isfinite(measurement.loss)) {
            result.status = TrainingStatus::NonFiniteLoss;
            break;
        }
        const EpochRules::Verdict verdict = m_rules.endEpoch(measurement);
        if (verdict.keepWeights)
            best = m_network.trainedModel();
        if (verdict.restoreWeights)
            m_network.setWeights(best);
        if (verdict.stop)
            break;
        if (m_observer && epoch + 1 < m_recipe.epochs && m_observer->shouldStop()) {
            result.status = TrainingStatus::Cancelled;
            break;
        }
    }
    result.model = m_network.trainedModel();
    return result;
}

Fit::EpochEnd Fit::trainEpoch()
{
    m_predictions.clear();
    m_penalties.clear();
    at::Tensor inputs = m_training.inputs;
    m_targets = m_training.targets;
    if (m_recipe.shuffle) {
        const std::vector<std::int64_t>& order = m_order.nextEpoch();
        const at::Tensor rows = at::tensor(order).to(inputs.device());
        inputs = inputs.index_select(0, rows);
        m_targets = m_targets.index_select(0, rows);
    }
    const std::vector<at::Tensor> inputBatches = inputs.split(m_recipe.batchSize);
    const std::vector<at::Tensor> targetBatches = m_targets.split(m_recipe.batchSize);
    for (std::size_t i = 0; i < inputBatches.size(); ++i) {
        step(inputBatches[i], targetBatches[i]);
        if (i + 1 < inputBatches.size() && isCancelledBetweenBatches())
            return EpochEnd::Cancelled;
    }
    return EpochEnd::Complete;
}

void Fit::step(const at::Tensor& inputs, const at::Tensor& targets)
{
    const at::Tensor raw = m_network.forward(inputs, ForwardPass{&m_dropout});
    const at::Tensor predictions = m_onLogits ? raw : m_network.finish(raw);
    m_predictions.push_back(predictions.detach());
    std::vector<at::Tensor> outputs = {predictions};
    std::vector<at::Tensor> byOutputs = {lossGradient(m_recipe.loss, m_onLogits, m_predictions.back(), targets)};
    if (!byOutputs.front().defined())
        outputs.front() = rowLosses(m_recipe.loss, m_onLogits, predictions, targets).mean();
    if (const at::Tensor penalty = m_network.penalty(); penalty.defined()) {
        m_penalties.push_back(penalty.detach());
        outputs.push_back(penalty);
        byOutputs.emplace_back();
    }
    if (m_network.parameters().numel() == 0)
        return;
    const at::Tensor& gradient = m_network.gradient(outputs, byOutputs, m_recipe.optimizer);
    const c10::InferenceMode withoutGradients;
    m_optimizer.step(m_learningRate, gradient);
}

EpochResult Fit::measured(int epoch) const
{
    const c10::InferenceMode withoutGradients;
    EpochResult result{epoch, 0.0, 0.0, notMeasured, notMeasured, m_learningRate};
    const at::Tensor predictions = at::cat(m_predictions);
    result.loss = meanOf(rowLosses(m_recipe.loss, m_onLogits, predictions, m_targets)) + meanPenalty();
    result.accuracy = accuracyOf(m_onLogits ? m_network.finish(predictions) : predictions, m_targets);
    if (!m_validation.inputs.defined())
        return result;
    const InferenceResult validation = infer(m_network, m_recipe, m_validation.inputs, m_validation.targets);
    result.validationLoss = meanOf(validation.losses);
    if (const at::Tensor penalty = m_network.penalty(); penalty.defined())
        result.validationLoss += penalty.item<double>();
    result.validationAccuracy = accuracyOf(validation.outputs, m_validation.targets);
    return result;
}

/// Each batch weighs by its rows; the last may be smaller.
double Fit::meanPenalty() const
{
    if (m_penalties.empty())
        return 0.0;
    const at::Tensor penalties = at::stack(m_penalties).to(at::kCPU, at::kDouble);
    double sum = 0.0;
    for (std::size_t i = 0; i < m_penalties.size(); ++i)
        sum += penalties.data_ptr<double>()[i] * static_cast<double>(m_predictions[i].size(0));
    return sum / static_cast<double>(m_targets.size(0));
}

/// A person who cancels waits a second at most, however long the epochs are.
bool Fit::isCancelledBetweenBatches()
{
    if (!m_observer)
        return false;
    const Clock::time_point now = Clock::now();
    if (now - m_lastAsked < std::chrono::milliseconds(100))
        return false;
    m_lastAsked = now;
    return m_observer->shouldStop();
}

} // namespace

FittedSamples FittedSamples::part(std::int64_t first, std::int64_t count) const
{
    return {inputs.narrow(0, first, count), targets.narrow(0, first, count)};
}

FittedSamples fitted(const TorchNetwork& network, const Program& program, const Samples& samples)
{
    checkIds(program.model.layers.front(), viewOf(samples.inputs));
    const at::Tensor targets = fittedTargets(program.recipe.loss, viewOf(samples.targets), network.outputShape());
    const at::Device device = network.parameters().device();
    return {viewOf(samples.inputs).to(device), targets.to(device)};
}

InferenceResult infer(const TorchNetwork& network, const TrainingRecipe& recipe, const at::Tensor& inputs,
                      const at::Tensor& fittedTargets)
{
    const c10::InferenceMode withoutGradients;
    constexpr std::size_t valuesAtOnce = std::size_t{1} << 20; // 4 MB a layer
    const std::size_t rows = std::clamp<std::size_t>(valuesAtOnce / network.widestLayer(), 32, 8192);
    const bool onLogits = usesLogits(network, recipe);
    std::vector<at::Tensor> outputs;
    std::vector<at::Tensor> losses;
    const std::vector<at::Tensor> inputBatches = inputs.split(static_cast<std::int64_t>(rows));
    const std::vector<at::Tensor> targetBatches = fittedTargets.split(static_cast<std::int64_t>(rows));
    for (std::size_t i = 0; i < inputBatches.size(); ++i) {
        const at::Tensor raw = network.forward(inputBatches[i], ForwardPass{});
        outputs.push_back(network.finish(raw));
        losses.push_back(rowLosses(recipe.loss, onLogits, onLogits ? raw : outputs.back(), targetBatches[i]));
    }
    return {at::cat(outputs), at::cat(losses)};
}

TrainingResult fit(TorchNetwork& network, const Program& program, const PreparedData& data, std::uint64_t seed,
                   TrainingObserver* observer)
{
    return Fit(network, program, data, seed, observer).run();
}

} // namespace semblance
