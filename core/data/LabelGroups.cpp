// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/LabelGroups.h"

#include "core/program/Error.h"
#include "core/statistics/Moments.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace semblance {

namespace {

using Groups = std::vector<std::vector<std::size_t>>;

Groups groupsByLabel(const Tensor& targets)
{
    std::map<Label, std::vector<std::size_t>> rows;
    for (std::size_t row = 0; row < targets.rows(); ++row)
        rows[labelOf(targets, row)].push_back(row);
    Groups groups;
    for (auto& [label, members] : rows)
        groups.push_back(std::move(members));
    return groups;
}

double populationDeviation(const Tensor& targets, std::size_t output)
{
    std::vector<double> values;
    for (std::size_t i = output; i < targets.values.size(); i += targets.rowSize())
        values.push_back(targets.values[i]);
    const Moments moments = momentsOf(values);
    return std::sqrt(moments.sumOfSquares / static_cast<double>(moments.n));
}

/// The interval of a value: 0, 1 or 2. One output counts the upper bound to the middle, two count it to the top.
std::size_t interval(double value, double deviation, bool boundIsHigh)
{
    if (value < -deviation)
        return 0;
    const bool high = boundIsHigh ? value >= deviation : value > deviation;
    return high ? 2 : 1;
}

Groups buckets(const Tensor& targets)
{
    const std::size_t outputs = targets.rowSize();
    if (outputs > 2)
        throw Error(QCoreApplication::translate("core", "The training data have %1 target values a row; classes of a "
                                                        "regression are only known for 1 or 2.")
                        .arg(outputs)
                        .toStdString());
    const bool grid = outputs == 2;
    const double first = populationDeviation(targets, 0);
    const double second = grid ? populationDeviation(targets, 1) : 0.0;
    Groups groups(grid ? 9 : 3);
    for (std::size_t row = 0; row < targets.rows(); ++row) {
        const float* label = &targets.values[row * outputs];
        std::size_t bucket = interval(label[0], first, grid);
        if (grid)
            bucket = 3 * bucket + interval(label[1], second, grid);
        groups[bucket].push_back(row);
    }
    return groups;
}

} // namespace

Label labelOf(const Tensor& targets, std::size_t row)
{
    const auto width = static_cast<std::ptrdiff_t>(targets.rowSize());
    const auto begin = targets.values.begin() + static_cast<std::ptrdiff_t>(row) * width;
    return Label(begin, begin + width);
}

std::vector<std::vector<std::size_t>> labelGroups(const Tensor& targets, Task task)
{
    return task == Task::Regression ? buckets(targets) : groupsByLabel(targets);
}

} // namespace semblance
