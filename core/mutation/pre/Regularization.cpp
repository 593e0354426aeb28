// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"
#include "core/program/LayerSchema.h"

#include <QCoreApplication>

namespace semblance {

namespace {

bool isRegularized(const Layer& layer) { return hasKernel(layer.kind) && !layer.kernelRegularizer.empty(); }

/// Which of the three named kinds a regulariser that is not empty belongs to, whatever its factors.
std::string regularizerName(const Regularizer& regularizer)
{
    if (regularizer.l1 == 0.0)
        return "l2";
    return regularizer.l2 == 0.0 ? "l1" : "l1_l2";
}

ParameterInfo regularizerParameter()
{
    const std::vector<std::string> names = Schema<Regularizer>::names();
    return {.name = "regularizer", .type = "name", .allowed = names, .defaults = names};
}

/// RAW, RCW: the kernel's regulariser by name, so with the library's factors of 0.01.
class SetRegularizer final : public RuledLayerOperator {
public:
    using RuledLayerOperator::RuledLayerOperator;

private:
    std::string canonicalText(const std::string& value) const override
    {
        if (!Schema<Regularizer>::named(value))
            throwUnknownName(value, info());
        return value;
    }

    void change(Program& program, const Configuration& configuration) const override
    {
        Regularizer& regularizer = layerOf(program, configuration).kernelRegularizer;
        // The same kind is no other regulariser, even where its factors are not the default.
        if (regularizer.empty() || regularizerName(regularizer) != configuration.parameter)
            regularizer = *Schema<Regularizer>::named(configuration.parameter);
    }
};

/// RCP: the patience of early stopping.
class ChangePatience final : public ProgramOperator<int> {
public:
    ChangePatience()
        : ProgramOperator(
              {.id = "RCP",
               .name = "change_earlystopping_patience",
               .title = QCoreApplication::translate("core", "Change the patience of early stopping").toStdString(),
               .system = "DeepCrime",
               .search = OperatorSearch::Binary,
               .parameters = {integerParameter("patience", 1, 1'000'000)}})
    {
    }

    std::optional<std::string> notApplicable(const Program& program) const override
    {
        if (!program.recipe.earlyStopping)
            return QCoreApplication::translate("core", "The training does not stop early.").toStdString();
        if (program.recipe.earlyStopping->patience < 1)
            return QCoreApplication::translate("core", "Early stopping has no patience that could be less.")
                .toStdString();
        return std::nullopt;
    }

    std::optional<SearchRange> searchRange(const Program& program) const override
    {
        if (notApplicable(program) || program.recipe.earlyStopping->patience == 1)
            return std::nullopt;
        const auto patience = static_cast<double>(program.recipe.earlyStopping->patience);
        return SearchRange{.mild = patience, .severe = 1.0, .precision = 1.0, .decimals = 0};
    }

private:
    std::vector<std::string> defaultValues(const Program& program) const override
    {
        return program.recipe.earlyStopping ? halvedValues(program.recipe.earlyStopping->patience)
                                            : std::vector<std::string>{};
    }

    void change(Program& program, int patience) const override { program.recipe.earlyStopping->patience = patience; }
};

} // namespace

PreOperatorPointer makeAddRegularizer()
{
    return std::make_unique<SetRegularizer>(
        OperatorInfo{.id = "RAW",
                     .name = "add_weights_regularisation",
                     .title = QCoreApplication::translate("core", "Add a weight regulariser").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .search = OperatorSearch::Exhaustive,
                     .parameters = {regularizerParameter()}},
        LayerRule{[](const Layer& layer) { return hasKernel(layer.kind) && layer.kernelRegularizer.empty(); },
                  QT_TRANSLATE_NOOP("core", "Layer %1 has a weight regulariser already or cannot have one.")});
}

PreOperatorPointer makeChangeRegularizer()
{
    // The reference draws one other regulariser; here both others are tried, since the list is as short as that.
    return std::make_unique<SetRegularizer>(
        OperatorInfo{.id = "RCW",
                     .name = "change_weights_regularisation",
                     .title = QCoreApplication::translate("core", "Change the weight regulariser").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .search = OperatorSearch::Exhaustive,
                     .parameters = {regularizerParameter()}},
        LayerRule{isRegularized, QT_TRANSLATE_NOOP("core", "Layer %1 has no weight regulariser.")});
}

PreOperatorPointer makeRemoveRegularizer()
{
    return std::make_unique<LayerSwitch>(
        OperatorInfo{.id = "RRW",
                     .name = "remove_weights_regularisation",
                     .title = QCoreApplication::translate("core", "Remove the weight regulariser").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .parameters = {}},
        LayerRule{isRegularized, QT_TRANSLATE_NOOP("core", "Layer %1 has no weight regulariser.")},
        [](Layer& layer) { layer.kernelRegularizer = {}; });
}

PreOperatorPointer makeChangeDropoutRate()
{
    return std::make_unique<LayerOperator<double>>(
        OperatorInfo{.id = "RCD",
                     .name = "change_dropout_rate",
                     .title = QCoreApplication::translate("core", "Change the dropout rate").toStdString(),
                     .system = "DeepCrime",
                     .scope = OperatorScope::Layer,
                     .search = OperatorSearch::Exhaustive,
                     .parameters = {numberParameter("rate", 0.0, 1.0, {"0.125", "0.25", "0.75", "1"})}},
        LayerRule{[](const Layer& layer) { return layer.kind == LayerKind::Dropout; },
                  QT_TRANSLATE_NOOP("core", "Layer %1 is no dropout layer.")},
        [](Layer& layer, double rate) { layer.rate = rate; });
}

PreOperatorPointer makeChangePatience() { return std::make_unique<ChangePatience>(); }

} // namespace semblance
