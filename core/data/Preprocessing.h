// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/SourceData.h"
#include "core/program/DataRecipe.h"
#include "core/program/Tensor.h"

#include <vector>

namespace semblance {

/// Applies the steps in order; what is still a table at the end becomes a tensor. Throws Error that names the step
/// ("preprocessing[2] (one_hot): ...") or the place in the file that stands in the way.
void preprocess(SplitData& data, const std::vector<PreprocessingStep>& steps);

/// The two tensors of a part. Only after preprocess.
Samples toSamples(DataPart part);

} // namespace semblance
