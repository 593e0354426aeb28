// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

enum class Loss {
    MeanSquaredError,
    MeanAbsoluteError,
    MeanAbsolutePercentageError,
    MeanSquaredLogarithmicError,
    SquaredHinge,
    Hinge,
    CategoricalHinge,
    LogCosh,
    Huber,
    CategoricalCrossentropy,
    SparseCategoricalCrossentropy,
    BinaryCrossentropy,
    KullbackLeiblerDivergence,
    Poisson,
    CosineSimilarity
};

/// What the three cross-entropies see when the last layer's own activation is sigmoid or softmax.
enum class CrossentropyOn {
    CachedLogits, ///< its pre-activation, as Keras 2.3 and later do (default, and what the study ran)
    Probabilities ///< the clipped output, as stand-alone Keras 2.0 to 2.2 did
};

enum class OptimizerKind { Sgd, RmsProp, Adagrad, Adadelta, Adam, Adamax, Nadam };

/// An optimiser and its parameters; formulas in keras_semantics, "Optimisers".
struct Optimizer {
    OptimizerKind kind = OptimizerKind::Adam;
    double learningRate = 0.001; ///< > 0
    double momentum = 0.0;       ///< sgd, rmsprop
    bool nesterov = false;       ///< sgd
    double rho = 0.9;            ///< rmsprop 0.9, adadelta 0.95
    double beta1 = 0.9;          ///< adam, adamax, nadam
    double beta2 = 0.999;        ///< adam, adamax, nadam
    double epsilon = 1e-7;       ///< all but sgd
    double decay = 0.0;          ///< time decay: lr / (1 + decay (t-1))
    double initialAccumulator = 0.1; ///< adagrad
    double clipNorm = 0.0;       ///< > 0: each array's gradient is scaled to at most this norm
    double clipValue = 0.0;      ///< > 0: each gradient is clamped to +- this

    /// The optimiser by name with all defaults of Keras 2.10 (learning rate 0.01 for sgd, 0.001 otherwise).
    static Optimizer ofKind(OptimizerKind kind);
};

enum class ValidationKind {
    None,
    Split,   ///< the last share of the training rows, taken before shuffling
    TestData ///< the test set
};

struct Validation {
    ValidationKind kind = ValidationKind::None;
    double fraction = 0.0; ///< Split: 0 < fraction < 1
};

enum class Monitor { Loss, Accuracy, ValidationLoss, ValidationAccuracy };

/// Stops when the monitored value has not improved for `patience` epochs (Keras EarlyStopping).
struct EarlyStopping {
    Monitor monitor = Monitor::ValidationLoss;
    int patience = 0;
    double minDelta = 0.0;
    bool restoreBestWeights = false;
};

/// From epoch `fromEpoch` (0-based) on, the learning rate is `learningRate`: a staged rate.
struct LearningRateStage {
    int fromEpoch = 0;
    double learningRate = 0.001;
};

/// Multiplies the rate by `factor` when the monitored value has not improved for `patience` epochs.
struct ReduceLearningRate {
    Monitor monitor = Monitor::ValidationLoss;
    double factor = 0.1;
    int patience = 10;
    double minDelta = 1e-4;
    double minimum = 0.0;
};

/// As batch size: one batch an epoch, however many rows there are.
inline constexpr int wholeTrainingSet = std::numeric_limits<int>::max();

/// Everything of compile() and fit().
struct TrainingRecipe {
    Loss loss = Loss::MeanSquaredError;
    CrossentropyOn crossentropyOn = CrossentropyOn::CachedLogits;
    Optimizer optimizer;
    int batchSize = 32; ///< >= 1; the last partial batch is used
    int epochs = 1;     ///< >= 1
    bool shuffle = true; ///< the training rows are shuffled before each epoch
    Validation validation;
    std::vector<LearningRateStage> learningRateStages;
    std::optional<EarlyStopping> earlyStopping;
    std::optional<ReduceLearningRate> reduceLearningRate;
};

} // namespace semblance
