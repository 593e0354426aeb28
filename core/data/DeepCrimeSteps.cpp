// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/DeepCrimeSteps.h"

#include "core/data/LabelGroups.h"
#include "core/data/SampleRows.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace semblance {

namespace {

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

/// A share of the rows, drawn without replacement.
Rows drawn(const Rows& rows, double percentage, Random& random)
{
    Rows chosen;
    for (const std::size_t position : random.sample(rows.size(), shareOf(rows.size(), percentage)))
        chosen.push_back(rows[position]);
    return chosen;
}

void setLabel(Tensor& targets, std::size_t row, const Label& label)
{
    std::copy(label.begin(), label.end(),
              targets.values.begin() + static_cast<std::ptrdiff_t>(row * targets.rowSize()));
}

bool isSmaller(const Rows& a, const Rows& b) { return a.size() < b.size(); }

[[noreturn]] void refuseOneClass(const QString& change)
{
    throw Error(QCoreApplication::translate("core", "%1: all training rows are of one class; it needs a second.")
                    .arg(change)
                    .toStdString());
}

/// TCL, classification: a share of the most frequent label (the first in sorted order on ties) gets other labels.
void changeLabels(Tensor& targets, double percentage, Random& random)
{
    const std::vector<Rows> groups = labelGroups(targets, Task::Multiclass);
    if (groups.size() < 2)
        refuseOneClass(QStringLiteral("change_labels"));
    const auto majority = std::max_element(groups.begin(), groups.end(), isSmaller);
    std::vector<Label> others;
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        if (group != majority)
            others.push_back(labelOf(targets, group->front()));
    }
    for (const std::size_t row : drawn(*majority, percentage, random))
        setLabel(targets, row, others[random.below(others.size())]);
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
    const std::size_t width = inputs.rowSize();
    for (const std::size_t chosen : random.sample(inputs.rows(), shareOf(inputs.rows(), percentage))) {
        float* const begin = inputs.values.data() + chosen * width;
        float* const end = begin + width;
        const double deviation = populationDeviation(begin, end) * percentage / 100.0;
        for (float* value = begin; value != end; ++value) {
            *value = static_cast<float>(*value + random.normal(0.0, deviation));
            if (wholeNumbers)
                *value = std::trunc(*value);
        }
    }
}

/// TRD: a share of every class goes, so that the balance stays.
void deleteRows(Samples& samples, double percentage, Task task, Random& random)
{
    Rows gone;
    for (const Rows& group : labelGroups(samples.targets, task)) {
        const Rows chosen = drawn(group, percentage, random);
        gone.insert(gone.end(), chosen.begin(), chosen.end());
    }
    removeRows(samples, gone);
}

/// TUD: a share of each class below the mean size goes; the others stay.
void unbalanceClasses(Samples& samples, double percentage, Task task, Random& random)
{
    const std::vector<Rows> groups = labelGroups(samples.targets, task);
    Rows gone;
    bool isBalanced = true;
    for (const Rows& group : groups) {
        // size < rows / groups, in whole numbers.
        if (group.empty() || group.size() * groups.size() >= samples.targets.rows())
            continue;
        isBalanced = false;
        const Rows chosen = drawn(group, percentage, random);
        gone.insert(gone.end(), chosen.begin(), chosen.end());
    }
    if (isBalanced)
        throw Error(QCoreApplication::translate("core", "unbalance_classes: no class of the training data is smaller "
                                                        "than the mean, so there is nothing to delete.")
                        .toStdString());
    removeRows(samples, gone);
}

/// TCO: copies of a share of the largest class are appended with labels of the second largest, taken in turns where
/// that has several; the originals stay what they are.
void overlapClasses(Samples& samples, double percentage, Task task, Random& random)
{
    std::vector<Rows> groups = labelGroups(samples.targets, task);
    // Stable: on ties the first in sorted order is the larger.
    std::stable_sort(groups.begin(), groups.end(), [](const Rows& a, const Rows& b) { return isSmaller(b, a); });
    if (groups.size() < 2 || groups[1].empty())
        refuseOneClass(QStringLiteral("overlap_classes"));
    std::set<Label> distinct;
    for (const std::size_t row : groups[1])
        distinct.insert(labelOf(samples.targets, row));
    const std::vector<Label> labels(distinct.begin(), distinct.end());

    const Rows copied = drawn(groups[0], percentage, random);
    Rows rows = allRows(samples);
    const std::size_t originals = rows.size();
    rows.insert(rows.end(), copied.begin(), copied.end());
    keepRows(samples, rows);
    for (std::size_t i = 0; i < copied.size(); ++i)
        setLabel(samples.targets, originals + i, labels[i % labels.size()]);
}

} // namespace

void applyDeepCrime(Samples& samples, const DataMutation& mutation, Task task, bool wholeNumbers, Random& random)
{
    const double percentage = mutation.percentage;
    switch (mutation.kind) {
    case DataMutationKind::ChangeLabels:
        return task == Task::Regression ? shiftTargets(samples.targets, percentage, random)
                                        : changeLabels(samples.targets, percentage, random);
    case DataMutationKind::AddNoise:
        return addNoise(samples.inputs, percentage, wholeNumbers, random);
    case DataMutationKind::DeleteRows:
        return deleteRows(samples, percentage, task, random);
    case DataMutationKind::UnbalanceClasses:
        return unbalanceClasses(samples, percentage, task, random);
    case DataMutationKind::OverlapClasses:
        return overlapClasses(samples, percentage, task, random);
    default:
        return; // of DeepMutation
    }
}

} // namespace semblance
