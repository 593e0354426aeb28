// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

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

/// HBS: the batch size.
class ChangeBatchSize final : public ProgramOperator<int> {
public:
    ChangeBatchSize()
        : ProgramOperator({.id = "HBS",
                           .name = "change_batch_size",
                           .title = QCoreApplication::translate("core", "Change the batch size").toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Exhaustive,
                           .parameters = {integerParameter("batch size", 1, largest)}})
    {
    }

private:
    static constexpr int largest = 1'000'000;

    /// A quarter, half, twice and four times the original, as the study's own values: halves are rounded up.
    std::vector<std::string> defaultValues(const Program& program) const override
    {
        const auto original = static_cast<std::int64_t>(program.recipe.batchSize);
        std::vector<std::string> sizes;
        for (const std::int64_t size : {(original + 2) / 4, (original + 1) / 2, 2 * original, 4 * original})
            sizes.push_back(valueText(static_cast<int>(std::clamp<std::int64_t>(size, 1, largest))));
        return sizes;
    }

    void change(Program& program, int size) const override { program.recipe.batchSize = size; }
};

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

    /// Down to a tenth in steps of a hundredth of the original, as in the study: 0.001 to 0.0001 with 5 decimals.
    std::optional<SearchRange> searchRange(const Program& program) const override
    {
        if (notApplicable(program))
            return std::nullopt;
        const double rate = program.recipe.optimizer.learningRate;
        // A rate like 0.001 has a logarithm of -3, or with its last bits -2.9999999999999996.
        const int leadingDecimals = static_cast<int>(std::ceil(-std::log10(rate) - 1e-9));
        const int decimals = std::max(0, leadingDecimals + 2);
        const double scale = std::pow(10.0, decimals);
        return SearchRange{.mild = rate,
                           .severe = std::round(rate / 10.0 * scale) / scale,
                           .precision = rate / 100.0,
                           .decimals = decimals};
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

    std::optional<SearchRange> searchRange(const Program& program) const override
    {
        if (program.recipe.epochs <= 1)
            return std::nullopt;
        return SearchRange{
            .mild = static_cast<double>(program.recipe.epochs), .severe = 1.0, .precision = 1.0, .decimals = 0};
    }

private:
    std::vector<std::string> defaultValues(const Program& program) const override
    {
        return halvedValues(program.recipe.epochs);
    }

    void change(Program& program, int epochs) const override { program.recipe.epochs = epochs; }
};

} // namespace

PreOperatorPointer makeChangeBatchSize() { return std::make_unique<ChangeBatchSize>(); }

PreOperatorPointer makeChangeLearningRate() { return std::make_unique<ChangeLearningRate>(); }

PreOperatorPointer makeChangeEpochs() { return std::make_unique<ChangeEpochs>(); }

/// A program does not know how many rows it has; a batch size beyond any number of them says the same.
PreOperatorPointer makeDisableBatching()
{
    return std::make_unique<ProgramSwitch>(
        OperatorInfo{.id = "HDB",
                     .name = "disable_batching",
                     .title = QCoreApplication::translate("core", "Disable batching").toStdString(),
                     .system = "DeepCrime",
                     .parameters = {}},
        [](const Program&) { return std::optional<std::string>(); },
        [](Program& program) { program.recipe.batchSize = wholeTrainingSet; });
}

} // namespace semblance
