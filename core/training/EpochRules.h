// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"
#include "core/training/Engine.h"

#include <limits>

namespace semblance {

/// What happens between epochs, for every engine alike: learning-rate stages, ReduceLROnPlateau and EarlyStopping
/// with the rules of Keras 2.10. Epochs must be given in order, from 0.
class EpochRules {
public:
    struct Verdict {
        bool keepWeights = false;    ///< the weights are the best so far and may be restored: copy them
        bool stop = false;           ///< early stopping ends the training
        bool restoreWeights = false; ///< go back to the weights kept last
    };

    explicit EpochRules(const TrainingRecipe& recipe);

    /// The optimiser's learning rate in this epoch, before time decay.
    double beginEpoch(int epoch);
    Verdict endEpoch(const EpochResult& result);

private:
    /// Counts the epochs since the monitored value last improved.
    struct Patience {
        double best = 0.0;
        int waited = 0;
        Patience() = default;
        explicit Patience(Monitor monitor);
        bool improves(Monitor monitor, double value, double minDelta) const;
    };

    bool isMeasured(Monitor monitor) const;
    void reduceLearningRate(const EpochResult& result);
    Verdict judgeStopping(const EpochResult& result);

    const TrainingRecipe m_recipe;
    double m_learningRate;
    Patience m_plateau;
    Patience m_stopping;
};

} // namespace semblance
