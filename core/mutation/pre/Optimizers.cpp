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

} // namespace

PreOperatorPointer makeChangeOptimizer() { return std::make_unique<ChangeOptimizer>(); }

} // namespace semblance
