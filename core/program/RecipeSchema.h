// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Recipe.h"
#include "core/program/Schema.h"

namespace semblance {

template <>
struct Schema<Optimizer> : SchemaBase<Optimizer, OptimizerKind> {
    static constexpr const char* tag = "name";

    static Optimizer make(OptimizerKind kind) { return Optimizer::ofKind(kind); }
    static std::vector<std::string> names() { return nameList<OptimizerKind>(); }
    static std::optional<Optimizer> named(std::string_view name)
    {
        const std::optional<OptimizerKind> kind = fromName<OptimizerKind>(name);
        return kind ? std::optional(make(*kind)) : std::nullopt;
    }

    template <typename Visitor>
    static void describe(OptimizerKind kind, Visitor&& visit)
    {
        using K = OptimizerKind;
        const auto is = [kind](auto... kinds) { return ((kind == kinds) || ...); };
        const Rule share = {.minimum = 0, .maximum = 1, .belowMaximum = true};
        const Rule notNegative = {.minimum = 0};
        visit("learning_rate", &Optimizer::learningRate, {.minimum = 0, .aboveMinimum = true});
        if (is(K::Sgd, K::RmsProp))
            visit("momentum", &Optimizer::momentum, {.minimum = 0, .maximum = 1});
        if (is(K::Sgd))
            visit("nesterov", &Optimizer::nesterov);
        if (is(K::RmsProp, K::Adadelta))
            visit("rho", &Optimizer::rho, share);
        if (is(K::Adam, K::Adamax, K::Nadam)) {
            visit("beta_1", &Optimizer::beta1, share);
            visit("beta_2", &Optimizer::beta2, share);
        }
        if (is(K::Adagrad))
            visit("initial_accumulator_value", &Optimizer::initialAccumulator, notNegative);
        if (!is(K::Sgd))
            visit("epsilon", &Optimizer::epsilon, notNegative);
        visit("decay", &Optimizer::decay, notNegative);
        visit("clipnorm", &Optimizer::clipNorm, notNegative);
        visit("clipvalue", &Optimizer::clipValue, notNegative);
    }
};

/// "none", "test_data", or { fraction = 0.1 }.
template <>
struct Schema<Validation> : SchemaBase<Validation, ValidationKind> {
    static constexpr Kind tableKind = ValidationKind::Split;

    static std::vector<std::string> names() { return {"none", "test_data"}; }
    static std::optional<Validation> named(std::string_view name)
    {
        if (name == "none")
            return make(ValidationKind::None);
        return name == "test_data" ? std::optional(make(ValidationKind::TestData)) : std::nullopt;
    }

    template <typename Visitor>
    static void describe(ValidationKind kind, Visitor&& visit)
    {
        if (kind == ValidationKind::Split)
            visit("fraction", &Validation::fraction,
                  {.required = true, .minimum = 0, .maximum = 1, .aboveMinimum = true, .belowMaximum = true});
    }
};

template <>
struct Schema<LearningRateStage> : SchemaBase<LearningRateStage> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("from_epoch", &LearningRateStage::fromEpoch, {.required = true, .minimum = 0});
        visit("learning_rate", &LearningRateStage::learningRate,
              {.required = true, .minimum = 0, .aboveMinimum = true});
    }
};

template <>
struct Schema<EarlyStopping> : SchemaBase<EarlyStopping> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("monitor", &EarlyStopping::monitor);
        visit("patience", &EarlyStopping::patience, {.minimum = 0});
        visit("min_delta", &EarlyStopping::minDelta, {.minimum = 0});
        visit("restore_best_weights", &EarlyStopping::restoreBestWeights);
    }
};

template <>
struct Schema<ReduceLearningRate> : SchemaBase<ReduceLearningRate> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("monitor", &ReduceLearningRate::monitor);
        visit("factor", &ReduceLearningRate::factor,
              {.minimum = 0, .maximum = 1, .aboveMinimum = true, .belowMaximum = true});
        visit("patience", &ReduceLearningRate::patience, {.minimum = 0});
        visit("min_delta", &ReduceLearningRate::minDelta, {.minimum = 0});
        visit("min_lr", &ReduceLearningRate::minimum, {.minimum = 0});
    }
};

} // namespace semblance
