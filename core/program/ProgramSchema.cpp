// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramSchema.h"

#include "core/program/Error.h"
#include "core/program/Shapes.h"

#include <algorithm>

namespace semblance {

namespace {

/// The shape of one input, where the last step that changes it is a reshape; else only the data source knows.
std::optional<Shape> inputShape(const std::vector<PreprocessingStep>& steps)
{
    std::optional<Shape> shape;
    for (const PreprocessingStep& step : steps) {
        if (step.kind == StepKind::Reshape)
            shape = Shape(step.shape.begin(), step.shape.end());
        if (step.kind == StepKind::DropColumns || step.kind == StepKind::OneHot)
            shape.reset();
    }
    return shape;
}

} // namespace

std::optional<SchemaProblem> Schema<Program>::problem(const Program& program)
{
    const std::vector<LearningRateStage>& stages = program.recipe.learningRateStages;
    for (std::size_t i = 1; i < stages.size(); ++i)
        if (stages[i].fromEpoch <= stages[i - 1].fromEpoch)
            return SchemaProblem{"learning_rate_stages",
                                 QCoreApplication::translate("core", "from_epoch must grow from stage to stage"), i};

    std::optional<Shape> shape = inputShape(program.preprocessing);
    for (std::size_t i = 0; shape && i < program.model.layers.size(); ++i) {
        try {
            shape = layerShapes(program.model.layers[i], i, *shape).output;
        } catch (const Error& error) {
            return SchemaProblem{"layers", QString::fromUtf8(error.what()), i};
        }
    }
    return std::nullopt;
}

std::optional<SchemaProblem> Schema<BugFixPair>::problem(const BugFixPair& pair)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (std::all_of(pair.id.begin(), pair.id.end(), allowed))
        return std::nullopt;
    return SchemaProblem{"id", QCoreApplication::translate("core", "may only have letters, digits, - and _")};
}

} // namespace semblance
