// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

std::optional<std::string> noValidation(const Program& program)
{
    if (program.recipe.validation.kind != ValidationKind::None)
        return std::nullopt;
    return QCoreApplication::translate("core", "The training has no validation set.").toStdString();
}

} // namespace

/// The rows of a validation split train too then; what monitors the validation has nothing to look at any more.
PreOperatorPointer makeRemoveValidation()
{
    return std::make_unique<ProgramSwitch>(
        OperatorInfo{.id = "VRM",
                     .name = "remove_validation_set",
                     .title = QCoreApplication::translate("core", "Remove the validation set").toStdString(),
                     .system = "DeepCrime",
                     .parameters = {}},
        noValidation, [](Program& program) { program.recipe.validation = {}; });
}

} // namespace semblance
