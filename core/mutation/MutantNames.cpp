// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"

#include "core/mutation/ParameterValue.h"

namespace semblance {

namespace {

/// DeepCrime writes every setting whose key contains one of a few words (operators.md 1.9): so the "False" of another
/// setting precedes a learning rate, and batch size and dropout rate stand there twice.
std::string publishedParameter(const OperatorInfo& info, const std::string& parameter)
{
    if (info.id == "HLR")
        return "False_" + parameter;
    if (info.id == "HBS")
        return parameter + "_" + parameter;
    if (info.id == "RCD") {
        const std::string rate = parameter == "1" ? "1.0" : parameter; // as Python writes the number
        return rate + "_" + rate;
    }
    if (info.id == "LCH" && parameter == nameOf(Loss::Huber))
        return "huber_loss"; // the loss has two names in Keras; programs are written with the shorter one
    return parameter;
}

} // namespace

std::string preMutantName(const OperatorInfo& info, const Configuration& configuration)
{
    std::string name = info.name + "_mutated0_MP";
    if (!configuration.parameter.empty())
        name.append("_").append(publishedParameter(info, configuration.parameter));
    if (configuration.layer)
        name.append("_").append(std::to_string(*configuration.layer));
    return name;
}

std::string postMutantName(const OperatorInfo& info, double ratio, std::optional<int> original)
{
    std::string name;
    if (original)
        name.append("original").append(std::to_string(*original)).append("_");
    // The published names write the ratio as Python does: 1.0, not 1. Their last number counts copies; all have one.
    name.append(info.name).append("_").append(ratio == 1.0 ? "1.0" : numberText(ratio)).append("_1");
    return name;
}

} // namespace semblance
