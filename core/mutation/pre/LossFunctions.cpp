// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// The 13 losses of the reference, in its order; sparse cross-entropy and cosine similarity only when asked for.
std::vector<Loss> referenceLosses()
{
    return {Loss::MeanSquaredError,
            Loss::MeanAbsoluteError,
            Loss::MeanAbsolutePercentageError,
            Loss::MeanSquaredLogarithmicError,
            Loss::SquaredHinge,
            Loss::Hinge,
            Loss::CategoricalHinge,
            Loss::LogCosh,
            Loss::Huber,
            Loss::CategoricalCrossentropy,
            Loss::BinaryCrossentropy,
            Loss::KullbackLeiblerDivergence,
            Loss::Poisson};
}

/// LCH: the loss function. A loss that does not fit the targets is a mutant like any other: whether it can be trained
/// is for training to find out, as in the study.
class ChangeLoss final : public ProgramOperator<Loss> {
public:
    ChangeLoss()
        : ProgramOperator({.id = "LCH",
                           .name = "change_loss_function",
                           .title = QCoreApplication::translate("core", "Change the loss function").toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Exhaustive,
                           .parameters = {nameParameter("loss", referenceLosses())}})
    {
    }

private:
    void change(Program& program, Loss loss) const override { program.recipe.loss = loss; }
};

} // namespace

PreOperatorPointer makeChangeLoss() { return std::make_unique<ChangeLoss>(); }

} // namespace semblance
