// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"

#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace semblance {

namespace {

using Label = std::vector<float>; ///< a row of targets: a number, a one-hot row, a set of labels, a map

struct Row {
    float* begin;
    float* end;
};

Row row(Tensor& tensor, std::size_t index)
{
    const auto width = static_cast<std::ptrdiff_t>(tensor.rowSize());
    float* begin = tensor.values.data() + static_cast<std::ptrdiff_t>(index) * width;
    return {begin, begin + width};
}

double populationDeviation(const float* begin, const float* end)
{
    const auto n = static_cast<double>(end - begin);
    double mean = 0.0;
    for (const float* value = begin; value != end; ++value)
        mean += *value / n;
    double sum = 0.0;
    for (const float* value = begin; value != end; ++value)
        sum += (*value - mean) * (*value - mean);
    return std::sqrt(sum / n);
}

std::size_t share(std::size_t count, double percentage)
{
    return static_cast<std::size_t>(static_cast<double>(count) * percentage / 100.0);
}

/// The rows of each distinct label, sorted by label.
std::map<Label, std::vector<std::size_t>> rowsByLabel(Tensor& targets)
{
    std::map<Label, std::vector<std::size_t>> rows;
    for (std::size_t i = 0; i < targets.rows(); ++i)
        rows[Label(row(targets, i).begin, row(targets, i).end)].push_back(i);
    return rows;
}

/// TCL, classification: a share of the most frequent label (the first in sorted order on ties) gets other labels.
void changeLabels(Tensor& targets, double percentage, Random& random)
{
    const auto groups = rowsByLabel(targets);
    if (groups.size() < 2)
        throw Error(QCoreApplication::translate("core",
                                                "change_labels: all training rows have the same label, so there "
                                                "is no other to give them.")
                        .toStdString());
    const auto majority = std::max_element(
        groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    std::vector<const Label*> others;
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        if (group != majority)
            others.push_back(&group->first);
    }
    const std::vector<std::size_t>& rows = majority->second;
    for (const std::size_t chosen : random.sample(rows.size(), share(rows.size(), percentage))) {
        const Label& label = *others[random.below(others.size())];
        std::copy(label.begin(), label.end(), row(targets, rows[chosen]).begin);
    }
}

/// TCL, regression: every target gets noise of a share of the targets' own deviation.
void shiftTargets(Tensor& targets, double percentage, Random& random)
{
    float* begin = targets.values.data();
    const double deviation = populationDeviation(begin, begin + targets.values.size()) * percentage / 100.0;
    for (float& value : targets.values)
        value = static_cast<float>(value + random.normal(0.0, deviation));
}

/// TAN: a share of the rows gets noise of that share of the row's own deviation.
void addNoise(Tensor& inputs, double percentage, bool wholeNumbers, Random& random)
{
    for (const std::size_t chosen : random.sample(inputs.rows(), share(inputs.rows(), percentage))) {
        const Row values = row(inputs, chosen);
        const double deviation = populationDeviation(values.begin, values.end) * percentage / 100.0;
        for (float* value = values.begin; value != values.end; ++value) {
            *value = static_cast<float>(*value + random.normal(0.0, deviation));
            if (wholeNumbers)
                *value = std::trunc(*value);
        }
    }
}

/// Word numbers are integer arrays, to which DeepCrime casts its noise back.
bool takesWordNumbers(const Program& program)
{
    return !program.model.layers.empty() && program.model.layers.front().kind == LayerKind::Embedding;
}

/// Beyond the first and last word there is nothing that an embedding could look up.
void clampWords(Tensor& inputs, int words)
{
    for (float& value : inputs.values)
        value = std::clamp(value, 0.0f, static_cast<float>(words - 1));
}

} // namespace

Samples mutateTrainingData(const Samples& train, const Program& program, std::uint64_t seed)
{
    Samples mutated = train;
    for (std::size_t i = 0; i < program.dataMutations.size(); ++i) {
        const DataMutation& mutation = program.dataMutations[i];
        if (!(mutation.percentage >= 0.0 && mutation.percentage <= 100.0))
            throw Error(QCoreApplication::translate("core", "The percentage of a data mutation is %1; it must lie in "
                                                            "0..100.")
                            .arg(mutation.percentage)
                            .toStdString());
        Random random(seed, "data mutation " + std::to_string(i));
        if (mutation.kind == DataMutationKind::AddNoise) {
            const bool words = takesWordNumbers(program);
            addNoise(mutated.inputs, mutation.percentage, words, random);
            if (words)
                clampWords(mutated.inputs, program.model.layers.front().inputDim);
        } else if (program.task == Task::Regression) {
            shiftTargets(mutated.targets, mutation.percentage, random);
        } else {
            changeLabels(mutated.targets, mutation.percentage, random);
        }
    }
    return mutated;
}

} // namespace semblance
