// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Preprocessing.h"

#include "core/data/PreprocessingSteps.h"
#include "core/program/Names.h"

namespace semblance {

namespace {

void applyStep(SplitData& data, const PreprocessingStep& step)
{
    switch (step.kind) {
    case StepKind::DropColumns:
        return dropColumns(data, step);
    case StepKind::DropMissingRows:
        return dropMissingRows(data);
    case StepKind::FillMissing:
        return fillMissing(data, step);
    case StepKind::LabelEncode:
        return labelEncode(data, step);
    case StepKind::OneHot:
        return oneHot(data, step);
    case StepKind::LabelEncodeTargets:
        return labelEncodeTargets(data, step);
    case StepKind::OneHotTargets:
        return oneHotTargets(data, step);
    case StepKind::Scale:
        return scaleInputs(data, step);
    case StepKind::ScaleTargets:
        return scaleTargets(data, step);
    case StepKind::TruncateTargets:
        return truncateTargets(data);
    case StepKind::Standardize:
        return standardize(data, step);
    case StepKind::MinMax:
        return minMax(data, step);
    case StepKind::Reshape:
        return reshapeInputs(data, step);
    case StepKind::ReshapeTargets:
        return reshapeTargets(data, step);
    case StepKind::RollRows:
        return rollRows(data, step);
    }
}

} // namespace

void preprocess(SplitData& data, const std::vector<PreprocessingStep>& steps)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        try {
            applyStep(data, steps[i]);
        } catch (const Error& error) {
            if (!error.position().file.empty())
                throw; // a place in the data says more than the step
            throw Error({{}, 0, 0, "preprocessing[" + std::to_string(i) + "] (" + nameOf(steps[i].kind) + ")"},
                        error.message());
        }
    }
    for (DataPart* part : {&data.train, &data.test}) {
        asTensor(part->inputs, Role::Inputs);
        asTensor(part->targets, Role::Targets);
    }
}

Samples toSamples(DataPart part)
{
    return {std::get<Tensor>(std::move(part.inputs)), std::get<Tensor>(std::move(part.targets))};
}

} // namespace semblance
