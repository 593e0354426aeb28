// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/Dataset.h"
#include "core/program/TrainedModel.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace semblance {

/// Means over the epoch, as Keras reports them (training values are those of the batches while training).
/// NaN where there is no validation.
struct EpochResult {
    int epoch = 0; ///< from 0
    double loss = 0.0;
    double accuracy = 0.0;
    double validationLoss = 0.0;
    double validationAccuracy = 0.0;
    double learningRate = 0.0;
};

enum class TrainingStatus {
    Finished,      ///< all epochs, or early stopping
    NonFiniteLoss, ///< ended after the epoch in which the loss was NaN or infinite
    Cancelled
};

/// Called from the training thread.
class TrainingObserver {
public:
    virtual ~TrainingObserver() = default;
    virtual void epochFinished(const EpochResult& result) = 0;
    /// Asked after each epoch, and between batches at most ten times a second (the weights are then those of a part of
    /// an epoch, and the history ends with the last whole one). May block while the run is paused. True ends the
    /// training with status Cancelled.
    virtual bool shouldStop() = 0;
};

struct TrainingResult {
    TrainedModel model;
    std::vector<EpochResult> history;
    TrainingStatus status = TrainingStatus::Finished;
};

/// Outputs in inference mode.
struct Evaluation {
    Tensor outputs;          ///< rows x output shape
    std::vector<float> loss; ///< the recipe's loss of each row, without regularisation
    double accuracy = 0.0;   ///< Keras' metric `accuracy`, range 0..1
};

/// Trains and runs programs with the semantics of Keras 2.10. One engine belongs to one thread.
/// All randomness comes from core/statistics/Random streams of the given seed ("weights", "shuffle", "dropout"),
/// so every engine sees the same numbers.
class Engine {
public:
    virtual ~Engine() = default;

    /// What made the last bits: engine, version, BLAS, threads, instruction set, device. For the run log.
    virtual std::string description() const = 0;

    /// Trains `program` on data.train (data mutations already applied by the caller) from fresh weights.
    /// Throws Error when the program cannot be built for the data.
    virtual TrainingResult train(const Program& program, const PreparedData& data, std::uint64_t seed,
                                 TrainingObserver* observer = nullptr) = 0;

    /// As train(), from given weights; with the program's own epochs, batches and shuffling.
    virtual TrainingResult trainFrom(const TrainedModel& start, const Program& program, const PreparedData& data,
                                     std::uint64_t seed, TrainingObserver* observer = nullptr) = 0;

    /// Runs a model on samples in inference mode; `program` gives loss and task.
    virtual Evaluation evaluate(const TrainedModel& model, const Program& program, const Samples& samples) = 0;
};

/// Weights of every layer for a program, drawn by its initialisers from the stream (seed, "weights").
TrainedModel initialModel(const Program& program, const std::vector<std::size_t>& inputShape, std::uint64_t seed);

enum class EngineDevice { Cpu, Cuda };

/// Loads the LibTorch plug-in on first use (0.5 s, 170 MB) and makes an engine for the calling thread.
/// Throws Error when the plug-in is missing, with what to install, or when Cuda is asked for and not there.
std::unique_ptr<Engine> createTorchEngine(EngineDevice device);

/// Whether a CUDA device can be used (loads the plug-in).
bool cudaAvailable();

} // namespace semblance
