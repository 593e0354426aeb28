// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/SourceData.h"
#include "core/program/DataRecipe.h"

namespace semblance {

// One function a StepKind. What a step learns (statistics, categories, the number of classes) heeds FitOn; a category
// of the test rows that was not learned is an Error with its place.

// Steps on columns; they throw Error once the inputs are numbers.
void dropColumns(SplitData& data, const PreprocessingStep& step);
void dropMissingRows(SplitData& data);
void fillMissing(SplitData& data, const PreprocessingStep& step);
void labelEncode(SplitData& data, const PreprocessingStep& step);
void oneHot(SplitData& data, const PreprocessingStep& step);

// Steps on the numbers of the inputs.
void scaleInputs(SplitData& data, const PreprocessingStep& step);
void standardize(SplitData& data, const PreprocessingStep& step);
void minMax(SplitData& data, const PreprocessingStep& step);
void reshapeInputs(SplitData& data, const PreprocessingStep& step);

// Steps on the targets.
void labelEncodeTargets(SplitData& data, const PreprocessingStep& step);
void oneHotTargets(SplitData& data, const PreprocessingStep& step);
void scaleTargets(SplitData& data, const PreprocessingStep& step);
void truncateTargets(SplitData& data);
void reshapeTargets(SplitData& data, const PreprocessingStep& step);

void rollRows(SplitData& data, const PreprocessingStep& step);

/// Turns the values of a column, text or number, into 0..k-1 in sorted order; missing values stay missing.
void encodeColumn(Table& train, Table& test, std::size_t index, FitOn fitOn);
/// The inputs as columns; throws Error when they have become numbers.
Table& inputTable(DataPart& part);
/// The values as a tensor, which they stay from then on.
Tensor& asTensor(Values& values, Role role);

/// (x - offset) / divisor for every value.
void scaleTensor(Tensor& tensor, const PreprocessingStep& step);
/// Gives each row the step's shape; throws Error when that is another number of values.
void reshapeRows(Tensor& tensor, const PreprocessingStep& step);

} // namespace semblance
