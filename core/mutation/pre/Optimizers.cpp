// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// The optimisers of the reference, in its order.
std::vector<OptimizerKind> referenceOptimizers()
{
    return {OptimizerKind::Sgd,  OptimizerKind::RmsProp, OptimizerKind::Adagrad, OptimizerKind::Adadelta,
            OptimizerKind::Adam, OptimizerKind::Adamax,  OptimizerKind::Nadam};
}

/// OCH: the optimiser by name, so with its default hyper-parameters; the original learning rate is lost.
class ChangeOptimizer final : public ProgramOperator<OptimizerKind> {
public:
    ChangeOptimizer()
        : ProgramOperator({.id = "OCH",
                           .name = "change_optimisation_function",
                           .title = QCoreApplication::translate("core", "Change the optimiser").toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Exhaustive,
                           .parameters = {nameParameter("optimizer", referenceOptimizers())}})
    {
    }

private:
    void change(Program& program, OptimizerKind kind) const override
    {
        // The original's own kind is no change of the optimiser, even where its parameters are not the defaults.
        if (program.recipe.optimizer.kind != kind)
            program.recipe.optimizer = Optimizer::ofKind(kind);
    }
};

/// OCG: the limits on gradients that the optimiser has, one number for each of them; 0 takes them away.
class ChangeGradientClip final : public ProgramOperator<double> {
public:
    ChangeGradientClip()
        : ProgramOperator({.id = "OCG",
                           .name = "change_gradient_clip",
                           .title = QCoreApplication::translate("core", "Change the gradient clipping").toStdString(),
                           .system = "DeepCrime",
                           .parameters = {numberParameter("clip", 0.0, 1000.0, {"0.5"})}})
    {
    }

    std::optional<std::string> notApplicable(const Program& program) const override
    {
        const Optimizer& optimizer = program.recipe.optimizer;
        if (optimizer.clipNorm > 0.0 || optimizer.clipValue > 0.0)
            return std::nullopt;
        return QCoreApplication::translate("core", "The optimiser does not clip gradients.").toStdString();
    }

private:
    void change(Program& program, double clip) const override
    {
        for (double* limit : {&program.recipe.optimizer.clipNorm, &program.recipe.optimizer.clipValue}) {
            if (*limit > 0.0)
                *limit = clip;
        }
    }
};

} // namespace

PreOperatorPointer makeChangeOptimizer() { return std::make_unique<ChangeOptimizer>(); }

PreOperatorPointer makeChangeGradientClip() { return std::make_unique<ChangeGradientClip>(); }

} // namespace semblance
