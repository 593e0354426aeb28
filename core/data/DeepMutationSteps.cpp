// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/DeepMutationSteps.h"

#include "core/data/SampleRows.h"
#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace semblance {

namespace {

using Label = std::vector<float>;

/// Of the re-implementation, meant for standardised inputs.
constexpr double noiseDeviation = 0.1;

auto rowBegin(const Tensor& tensor, std::size_t row)
{
    return tensor.values.begin() + static_cast<std::ptrdiff_t>(row * tensor.rowSize());
}

void repeatRows(Samples& samples, const Rows& drawn)
{
    Rows rows = allRows(samples);
    rows.insert(rows.end(), drawn.begin(), drawn.end());
    keepRows(samples, rows);
}

void removeSome(Samples& samples, const Rows& drawn)
{
    if (drawn.size() == samples.inputs.rows())
        throw Error(QCoreApplication::translate("core", "remove_rows: no training row would be left.").toStdString());
    removeRows(samples, drawn);
}

/// The drawn rows change places among themselves; inputs and targets stay together.
void shuffleRows(Samples& samples, const Rows& drawn, Random& random)
{
    Rows from = drawn;
    random.shuffle(from);
    Rows rows = allRows(samples);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        rows[drawn[i]] = from[i];
    keepRows(samples, rows);
}

/// Each drawn row gets one of the other labels that occur.
void falsifyLabels(Tensor& targets, const Rows& drawn, Random& random)
{
    const auto labelOf = [&targets](std::size_t row) {
        return Label(rowBegin(targets, row), rowBegin(targets, row) + static_cast<std::ptrdiff_t>(targets.rowSize()));
    };
    std::set<Label> distinct;
    for (std::size_t row = 0; row < targets.rows(); ++row)
        distinct.insert(labelOf(row));
    if (distinct.size() < 2)
        throw Error(QCoreApplication::translate("core", "falsify_labels: all training rows have the same label, so "
                                                        "there is no other to give them.")
                        .toStdString());
    const std::vector<Label> labels(distinct.begin(), distinct.end());
    for (const std::size_t row : drawn) {
        const auto own =
            static_cast<std::size_t>(std::lower_bound(labels.begin(), labels.end(), labelOf(row)) - labels.begin());
        const std::size_t other = random.below(labels.size() - 1);
        const Label& label = labels[other < own ? other : other + 1];
        std::copy(label.begin(), label.end(),
                  targets.values.begin() + static_cast<std::ptrdiff_t>(row * targets.rowSize()));
    }
}

void perturbInputs(Tensor& inputs, const Rows& drawn, bool wholeNumbers, Random& random)
{
    for (const std::size_t row : drawn) {
        for (std::size_t i = row * inputs.rowSize(); i < (row + 1) * inputs.rowSize(); ++i) {
            inputs.values[i] = static_cast<float>(inputs.values[i] + random.normal(0.0, noiseDeviation));
            if (wholeNumbers)
                inputs.values[i] = std::trunc(inputs.values[i]);
        }
    }
}

} // namespace

bool isOfDeepMutation(DataMutationKind kind)
{
    switch (kind) {
    case DataMutationKind::RepeatRows:
    case DataMutationKind::FalsifyLabels:
    case DataMutationKind::RemoveRows:
    case DataMutationKind::ShuffleRows:
    case DataMutationKind::PerturbInputs:
        return true;
    default:
        return false;
    }
}

void applyDeepMutation(Samples& samples, const DataMutation& mutation, bool wholeNumbers, Random& random)
{
    const std::size_t count = samples.inputs.rows();
    const Rows drawn = random.sample(count, shareOf(count, mutation.percentage));
    switch (mutation.kind) {
    case DataMutationKind::RepeatRows:
        return repeatRows(samples, drawn);
    case DataMutationKind::FalsifyLabels:
        return falsifyLabels(samples.targets, drawn, random);
    case DataMutationKind::RemoveRows:
        return removeSome(samples, drawn);
    case DataMutationKind::ShuffleRows:
        return shuffleRows(samples, drawn, random);
    case DataMutationKind::PerturbInputs:
        return perturbInputs(samples.inputs, drawn, wholeNumbers, random);
    default:
        return;
    }
}

} // namespace semblance
