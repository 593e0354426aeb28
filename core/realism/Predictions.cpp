// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/realism/Predictions.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace semblance {

namespace {

/// A single output means class 1 from here on, whatever its activation; so does each output of a multi-label task.
constexpr float threshold = 0.5f;

[[noreturn]] void fail(const char* text)
{
    throw Error(QCoreApplication::translate("core", text).toStdString());
}

/// Values a row; a tensor without rows still has a width.
std::size_t widthOf(const Tensor& tensor)
{
    if (tensor.shape.empty() || tensor.size() != tensor.values.size())
        fail(QT_TRANSLATE_NOOP("core", "The array has no rows, or not as many values as its shape says."));
    std::size_t width = 1;
    for (std::size_t axis = 1; axis < tensor.shape.size(); ++axis)
        width *= tensor.shape[axis];
    if (width == 0)
        fail(QT_TRANSLATE_NOOP("core", "The array has rows without values."));
    return width;
}

void requireFinite(const std::vector<float>& values)
{
    if (!std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); }))
        fail(QT_TRANSLATE_NOOP("core", "Outputs, losses and targets must be finite; one is NaN or infinite."));
}

std::int32_t truncated(float target)
{
    // The largest float below 2^31; beyond it the conversion is undefined.
    constexpr float limit = 2147483520.0f;
    if (std::abs(target) > limit)
        fail(QT_TRANSLATE_NOOP("core", "A class index is out of range."));
    return static_cast<std::int32_t>(target);
}

/// The first of the largest values.
std::int32_t argmax(const float* row, std::size_t width)
{
    return static_cast<std::int32_t>(std::max_element(row, row + width) - row);
}

ClassList thresholded(const Tensor& tensor, std::size_t width)
{
    ClassList classes{width, std::vector<std::int32_t>(tensor.values.size())};
    std::transform(tensor.values.begin(), tensor.values.end(), classes.values.begin(),
                   [](float value) { return value >= threshold ? 1 : 0; });
    return classes;
}

ClassList largest(const Tensor& tensor, std::size_t width)
{
    ClassList classes{1, std::vector<std::int32_t>(tensor.rows())};
    for (std::size_t row = 0; row < classes.values.size(); ++row)
        classes.values[row] = argmax(tensor.values.data() + row * width, width);
    return classes;
}

/// How much an output says that its class is (expected 1) or is not (expected 0) there.
float probabilityOf(float output, std::int32_t expected)
{
    const float probability = std::clamp(output, 0.0f, 1.0f);
    return expected == 1 ? probability : expected == 0 ? 1.0f - probability : 0.0f;
}

float probabilityOfRow(const float* outputs, std::size_t width, const std::int32_t* expected, Task task)
{
    if (task == Task::Multilabel) {
        float smallest = 1.0f;
        for (std::size_t i = 0; i < width; ++i)
            smallest = std::min(smallest, probabilityOf(outputs[i], expected[i]));
        return smallest;
    }
    if (width == 1)
        return probabilityOf(*outputs, *expected);
    if (*expected < 0 || static_cast<std::size_t>(*expected) >= width)
        return 0.0f; // a label that the model has no output for
    return std::clamp(outputs[*expected], 0.0f, 1.0f);
}

} // namespace

ClassList expectedClasses(const Tensor& targets, Task task)
{
    const std::size_t width = widthOf(targets);
    requireFinite(targets.values);
    if (task == Task::Multilabel)
        return thresholded(targets, width);
    if (width > 1)
        return largest(targets, width);
    ClassList classes{1, std::vector<std::int32_t>(targets.values.size())};
    std::transform(targets.values.begin(), targets.values.end(), classes.values.begin(), truncated);
    return classes;
}

ClassList predictedClasses(const Tensor& outputs, Task task)
{
    const std::size_t width = widthOf(outputs);
    return task == Task::Multilabel || width == 1 ? thresholded(outputs, width) : largest(outputs, width);
}

Predictions makePredictions(const Tensor& outputs, const std::vector<float>& loss, const ClassList& expected, Task task)
{
    const std::size_t width = widthOf(outputs);
    if (outputs.rows() != expected.rows() || loss.size() != expected.rows())
        fail(QT_TRANSLATE_NOOP("core", "Outputs, losses and expected classes differ in their number of rows."));
    if (expected.width != (task == Task::Multilabel ? width : 1))
        fail(QT_TRANSLATE_NOOP("core", "The model has not as many outputs as the targets have labels."));
    requireFinite(outputs.values);
    requireFinite(loss);

    Predictions predictions{predictedClasses(outputs, task), std::vector<float>(outputs.rows()), loss};
    for (std::size_t row = 0; row < outputs.rows(); ++row) {
        predictions.probability[row] = probabilityOfRow(outputs.values.data() + row * width, width,
                                                        expected.values.data() + row * expected.width, task);
    }
    return predictions;
}

} // namespace semblance
