// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"

#include <string>
#include <utility>

namespace semblance {

/// What all post-training operators share: they say what they are, and check ratio and value before they change a copy.
class PostOperator : public PostTrainingOperator {
public:
    const OperatorInfo& info() const final { return m_info; }
    TrainedModel apply(const TrainedModel& model, const PostConfiguration& configuration, Random& random) const final;

protected:
    explicit PostOperator(OperatorInfo info)
        : m_info(std::move(info))
    {
    }

    /// Changes the model; ratio and value are checked, and the value is the default when none was given.
    /// Throws Error when there is nothing to change.
    virtual void mutate(TrainedModel& model, const PostConfiguration& configuration, Random& random) const = 0;

private:
    OperatorInfo m_info;
};

/// The ratios of the study: a share of the network's weights or neurons.
ParameterInfo ratioParameter();
/// For operators whose reference does not do what it says (operators.md 2.1, 2.3): "intended", or what it does.
ParameterInfo variantParameter();
bool isPublished(const PostConfiguration& configuration);
ParameterInfo deviationParameter(const char* standard);
/// The number that a checked configuration gives.
double numberOf(const PostConfiguration& configuration);

} // namespace semblance
