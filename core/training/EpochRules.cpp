// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/EpochRules.h"

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

bool isAccuracy(Monitor monitor) { return monitor == Monitor::Accuracy || monitor == Monitor::ValidationAccuracy; }

double monitored(Monitor monitor, const EpochResult& result)
{
    switch (monitor) {
    case Monitor::Loss:
        return result.loss;
    case Monitor::Accuracy:
        return result.accuracy;
    case Monitor::ValidationLoss:
        return result.validationLoss;
    case Monitor::ValidationAccuracy:
        return result.validationAccuracy;
    }
    return result.loss;
}

} // namespace

EpochRules::Patience::Patience(Monitor monitor)
    : best(isAccuracy(monitor) ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity())
{}

bool EpochRules::Patience::improves(Monitor monitor, double value, double minDelta) const
{
    const double delta = std::abs(minDelta);
    return isAccuracy(monitor) ? value - delta > best : value + delta < best;
}

EpochRules::EpochRules(const TrainingRecipe& recipe)
    : m_recipe(recipe)
    , m_learningRate(recipe.optimizer.learningRate)
{
    if (m_recipe.reduceLearningRate)
        m_plateau = Patience(m_recipe.reduceLearningRate->monitor);
    if (m_recipe.earlyStopping)
        m_stopping = Patience(m_recipe.earlyStopping->monitor);
}

double EpochRules::beginEpoch(int epoch)
{
    for (const LearningRateStage& stage : m_recipe.learningRateStages)
        if (stage.fromEpoch == epoch)
            m_learningRate = stage.learningRate;
    return m_learningRate;
}

EpochRules::Verdict EpochRules::endEpoch(const EpochResult& result)
{
    if (m_recipe.reduceLearningRate && isMeasured(m_recipe.reduceLearningRate->monitor))
        reduceLearningRate(result);
    if (m_recipe.earlyStopping && isMeasured(m_recipe.earlyStopping->monitor))
        return judgeStopping(result);
    return {};
}

/// Keras warns and goes on when a callback monitors a validation that there is not.
bool EpochRules::isMeasured(Monitor monitor) const
{
    return monitor == Monitor::Loss || monitor == Monitor::Accuracy || m_recipe.validation.kind != ValidationKind::None;
}

void EpochRules::reduceLearningRate(const EpochResult& result)
{
    const ReduceLearningRate& rule = *m_recipe.reduceLearningRate;
    const double value = monitored(rule.monitor, result);
    if (m_plateau.improves(rule.monitor, value, rule.minDelta)) {
        m_plateau.best = value;
        m_plateau.waited = 0;
    } else if (++m_plateau.waited >= rule.patience && m_learningRate > rule.minimum) {
        m_learningRate = std::max(m_learningRate * rule.factor, rule.minimum);
        m_plateau.waited = 0;
    }
}

EpochRules::Verdict EpochRules::judgeStopping(const EpochResult& result)
{
    const EarlyStopping& rule = *m_recipe.earlyStopping;
    const double value = monitored(rule.monitor, result);
    const bool improved = m_stopping.improves(rule.monitor, value, rule.minDelta);
    ++m_stopping.waited;
    if (improved) {
        m_stopping.best = value;
        m_stopping.waited = 0;
    }
    Verdict verdict;
    // The first epoch counts as the best so far even when its value is NaN, so that there is something to restore.
    verdict.keepWeights = rule.restoreBestWeights && (improved || result.epoch == 0);
    // As Keras 2.10 asks: never after the first epoch, and with patience 0 even after an improvement.
    verdict.stop = m_stopping.waited >= rule.patience && result.epoch > 0;
    // Keras restores only when it stops early, not when the epochs run out.
    verdict.restoreWeights = verdict.stop && rule.restoreBestWeights;
    return verdict;
}

} // namespace semblance
