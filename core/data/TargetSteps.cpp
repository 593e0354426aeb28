// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/PreprocessingSteps.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace semblance {

namespace {

/// A target that is no class number would else ask for any amount of memory.
constexpr double mostValues = 1e9;

/// Calls f(tensor) for the targets of both parts.
template <typename Function>
void forTargets(SplitData& data, Function f)
{
    for (DataPart* part : {&data.train, &data.test})
        f(asTensor(part->targets, Role::Targets));
}

/// The same for the targets that the step learns from.
template <typename Function>
void forFittedTargets(SplitData& data, const PreprocessingStep& step, Function f)
{
    f(asTensor(data.train.targets, Role::Targets));
    if (step.fitOn == FitOn::All)
        f(asTensor(data.test.targets, Role::Targets));
}

float codeOf(const std::map<float, float>& codes, float label)
{
    const auto found = codes.find(label);
    if (found == codes.end())
        throw Error(QCoreApplication::translate("core", "target %1 does not occur in the training rows; set fit_on = "
                                                        "\"all\" in this step")
                        .arg(static_cast<double>(label))
                        .toStdString());
    return found->second;
}

void checkClassNumbers(const Tensor& tensor, float classes)
{
    for (const float value : tensor.values) {
        if (value >= 0.0f && value < classes && value == std::floor(value))
            continue;
        throw Error(QCoreApplication::translate("core", "target %1 is not a class number in 0..%2; put "
                                                        "label_encode_targets before this step, or set classes")
                        .arg(static_cast<double>(value))
                        .arg(static_cast<double>(classes) - 1.0)
                        .toStdString());
    }
}

/// As Keras' to_categorical: the classes replace a last axis of length 1, else they are a further axis.
void oneHotTensor(Tensor& tensor, std::size_t classes)
{
    const double size = static_cast<double>(tensor.values.size()) * static_cast<double>(classes);
    if (size > mostValues)
        throw Error(QCoreApplication::translate("core", "%1 one-hot targets would be needed; the limit is 1e9")
                        .arg(size)
                        .toStdString());
    Tensor encoded{tensor.shape, {}};
    if (encoded.shape.size() > 1 && encoded.shape.back() == 1)
        encoded.shape.pop_back();
    encoded.shape.push_back(classes);
    encoded.values.assign(tensor.values.size() * classes, 0.0f);
    for (std::size_t i = 0; i < tensor.values.size(); ++i)
        encoded.values[i * classes + static_cast<std::size_t>(tensor.values[i])] = 1.0f;
    tensor = std::move(encoded);
}

} // namespace

void labelEncodeTargets(SplitData& data, const PreprocessingStep& step)
{
    if (Table* train = std::get_if<Table>(&data.train.targets)) {
        for (std::size_t c = 0; c < train->columns.size(); ++c)
            encodeColumn(*train, std::get<Table>(data.test.targets), c, step.fitOn);
        return;
    }
    std::map<float, float> codes;
    forFittedTargets(data, step, [&codes](const Tensor& tensor) {
        for (const float value : tensor.values)
            codes.emplace(value, 0.0f);
    });
    float next = 0.0f;
    for (auto& [label, code] : codes)
        code = next++;
    forTargets(data, [&codes](Tensor& tensor) {
        for (float& value : tensor.values)
            value = codeOf(codes, value);
    });
}

void oneHotTargets(SplitData& data, const PreprocessingStep& step)
{
    float classes = static_cast<float>(step.classes);
    if (step.classes == 0) {
        forFittedTargets(data, step, [&classes](const Tensor& tensor) {
            for (const float value : tensor.values)
                classes = std::max(classes, value + 1.0f);
        });
    }
    forTargets(data, [classes](const Tensor& tensor) { checkClassNumbers(tensor, classes); });
    forTargets(data, [classes](Tensor& tensor) { oneHotTensor(tensor, static_cast<std::size_t>(classes)); });
}

void scaleTargets(SplitData& data, const PreprocessingStep& step)
{
    forTargets(data, [&step](Tensor& tensor) { scaleTensor(tensor, step); });
}

void truncateTargets(SplitData& data)
{
    forTargets(data, [](Tensor& tensor) {
        for (float& value : tensor.values)
            value = std::trunc(value);
    });
}

void reshapeTargets(SplitData& data, const PreprocessingStep& step)
{
    forTargets(data, [&step](Tensor& tensor) { reshapeRows(tensor, step); });
}

} // namespace semblance
