// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/mutation/OperatorEffects.h"

#include "core/program/Names.h"

#include <QString>

#include <algorithm>

namespace semblance::testing {

namespace {

std::string text(double value) { return QString::number(value).toStdString(); }

OperatorEffect data(const char* id)
{
    return {
        id,
        [](Program& mutant, const Program& original, std::size_t) { mutant.dataMutations = original.dataMutations; },
        [](const Program& mutant, std::size_t) { return text(mutant.dataMutations.back().percentage); }};
}

template <auto Member, auto Value>
OperatorEffect recipe(const char* id)
{
    return {
        id,
        [](Program& mutant, const Program& original, std::size_t) { mutant.recipe.*Member = original.recipe.*Member; },
        [](const Program& mutant, std::size_t) { return Value(mutant.recipe); }};
}

template <auto Member, auto Value>
OperatorEffect layer(const char* id)
{
    return {id,
            [](Program& mutant, const Program& original, std::size_t index) {
                mutant.model.layers[index].*Member = original.model.layers[index].*Member;
            },
            [](const Program& mutant, std::size_t index) { return Value(mutant.model.layers[index]); }};
}

// The part of an optimiser that an operator sets; the others of it must stay.
OperatorEffect learningRate()
{
    return {"HLR",
            [](Program& mutant, const Program& original, std::size_t) {
                mutant.recipe.optimizer.learningRate = original.recipe.optimizer.learningRate;
            },
            [](const Program& mutant, std::size_t) { return text(mutant.recipe.optimizer.learningRate); }};
}

OperatorEffect gradientClip()
{
    return {"OCG",
            [](Program& mutant, const Program& original, std::size_t) {
                mutant.recipe.optimizer.clipNorm = original.recipe.optimizer.clipNorm;
                mutant.recipe.optimizer.clipValue = original.recipe.optimizer.clipValue;
            },
            [](const Program& mutant, std::size_t) {
                const Optimizer& optimizer = mutant.recipe.optimizer;
                return text(std::max(optimizer.clipNorm, optimizer.clipValue));
            }};
}

OperatorEffect patience()
{
    return {"RCP",
            [](Program& mutant, const Program& original, std::size_t) {
                mutant.recipe.earlyStopping->patience = original.recipe.earlyStopping->patience;
            },
            [](const Program& mutant, std::size_t) { return std::to_string(mutant.recipe.earlyStopping->patience); }};
}

constexpr auto nothing = [](const auto&) { return std::string(); };
constexpr auto batchSize = [](const TrainingRecipe& recipe) { return std::to_string(recipe.batchSize); };
constexpr auto epochs = [](const TrainingRecipe& recipe) { return std::to_string(recipe.epochs); };
constexpr auto loss = [](const TrainingRecipe& recipe) { return nameOf(recipe.loss); };
constexpr auto optimizer = [](const TrainingRecipe& recipe) { return nameOf(recipe.optimizer.kind); };
constexpr auto activation = [](const Layer& layer) { return nameOf(layer.activation); };
constexpr auto initializer = [](const Layer& layer) { return nameOf(layer.kernelInitializer.kind); };
constexpr auto rate = [](const Layer& layer) { return text(layer.rate); };
constexpr auto regularizer = [](const Layer& layer) -> std::string {
    const Regularizer& penalty = layer.kernelRegularizer;
    if (penalty.l1 > 0.0)
        return penalty.l2 > 0.0 ? "l1_l2" : "l1";
    return "l2";
};

} // namespace

const std::vector<OperatorEffect>& operatorEffects()
{
    using R = TrainingRecipe;
    static const std::vector<OperatorEffect> effects = {data("TCL"),
                                                        data("TRD"),
                                                        data("TUD"),
                                                        data("TAN"),
                                                        data("TCO"),
                                                        recipe<&R::batchSize, batchSize>("HBS"),
                                                        learningRate(),
                                                        recipe<&R::epochs, epochs>("HNE"),
                                                        recipe<&R::batchSize, nothing>("HDB"),
                                                        layer<&Layer::activation, activation>("ACH"),
                                                        layer<&Layer::activation, nothing>("ARM"),
                                                        layer<&Layer::activation, activation>("AAL"),
                                                        layer<&Layer::kernelRegularizer, regularizer>("RAW"),
                                                        layer<&Layer::kernelRegularizer, regularizer>("RCW"),
                                                        layer<&Layer::kernelRegularizer, nothing>("RRW"),
                                                        layer<&Layer::rate, rate>("RCD"),
                                                        patience(),
                                                        layer<&Layer::kernelInitializer, initializer>("WCI"),
                                                        layer<&Layer::useBias, nothing>("WAB"),
                                                        layer<&Layer::useBias, nothing>("WRB"),
                                                        recipe<&R::loss, loss>("LCH"),
                                                        recipe<&R::optimizer, optimizer>("OCH"),
                                                        gradientClip(),
                                                        recipe<&R::validation, nothing>("VRM")};
    return effects;
}

const OperatorEffect& effectOf(const std::string& id)
{
    return *std::find_if(operatorEffects().begin(), operatorEffects().end(),
                         [&id](const OperatorEffect& effect) { return effect.id == id; });
}

std::vector<const PreTrainingOperator*> deepCrimeOperators()
{
    std::vector<const PreTrainingOperator*> operators;
    std::copy_if(preTrainingOperators().begin(), preTrainingOperators().end(), std::back_inserter(operators),
                 [](const PreTrainingOperator* op) { return op->info().system == "DeepCrime"; });
    return operators;
}

} // namespace semblance::testing
