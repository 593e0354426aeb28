// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>

namespace semblance {

namespace {

/// A quotient without the last bits of the division: 0.07 / 10 is 0.007, not 0.007000000000000001.
std::string roundedText(double value)
{
    constexpr int significantDigits = 6;
    std::array<char, 32> buffer;
    const std::to_chars_result result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                                      std::chars_format::general, significantDigits);
    return std::string(buffer.data(), result.ptr);
}

/// HLR: the optimiser's learning rate. Stages and plateau rules stay; they are not part of the optimiser.
class ChangeLearningRate final : public ProgramOperator<double> {
public:
    ChangeLearningRate()
        : ProgramOperator({.id = "HLR",
                           .name = "change_learning_rate",
                           .title = QCoreApplication::translate("core", "Change the learning rate").toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Binary,
                           .parameters = {numberParameter("learning rate", 1e-12, 1000.0)}})
    {
    }

    std::optional<std::string> notApplicable(const Program& program) const override
    {
        const std::vector<LearningRateStage>& stages = program.recipe.learningRateStages;
        const bool overridden = std::any_of(stages.begin(), stages.end(),
                                            [](const LearningRateStage& stage) { return stage.fromEpoch <= 0; });
        if (!overridden)
            return std::nullopt;
        return QCoreApplication::translate(
                   "core",
                   "A learning-rate stage holds from the first epoch on, so the optimiser's rate has no effect.")
            .toStdString();
    }

private:
    /// From mild to severe within the reference's range (the original rate down to a tenth), near-logarithmic steps.
    std::vector<std::string> defaultValues(const Program& program) const override
    {
        std::vector<std::string> rates;
        for (const double divisor : {2.0, 5.0, 10.0})
            rates.push_back(roundedText(program.recipe.optimizer.learningRate / divisor));
        return rates;
    }

    void change(Program& program, double rate) const override { program.recipe.optimizer.learningRate = rate; }
};

/// HNE: the number of epochs.
class ChangeEpochs final : public ProgramOperator<int> {
public:
    ChangeEpochs()
        : ProgramOperator({.id = "HNE",
                           .name = "change_epochs",
                           .title = QCoreApplication::translate("core", "Change the number of epochs").toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Binary,
                           .parameters = {integerParameter("epochs", 1, 1'000'000)}})
    {
    }

private:
    /// Halved again and again down to the reference's lower bound, one epoch.
    std::vector<std::string> defaultValues(const Program& program) const override
    {
        std::vector<std::string> chain;
        int epochs = program.recipe.epochs;
        do {
            epochs = std::max(1, epochs / 2);
            chain.push_back(valueText(epochs));
        } while (epochs > 1);
        return chain;
    }

    void change(Program& program, int epochs) const override { program.recipe.epochs = epochs; }
};

} // namespace

PreOperatorPointer makeChangeLearningRate() { return std::make_unique<ChangeLearningRate>(); }

PreOperatorPointer makeChangeEpochs() { return std::make_unique<ChangeEpochs>(); }

} // namespace semblance
