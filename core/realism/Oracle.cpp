// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/realism/Oracle.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace semblance {

namespace {

double meanOf(const std::vector<float>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double accuracy(const ClassList& predicted, const ClassList& expected)
{
    std::size_t right = 0;
    for (std::size_t row = 0; row < expected.rows(); ++row) {
        const auto first = static_cast<std::ptrdiff_t>(row * expected.width);
        const auto last = first + static_cast<std::ptrdiff_t>(expected.width);
        right += std::equal(expected.values.begin() + first, expected.values.begin() + last,
                            predicted.values.begin() + first)
                     ? 1
                     : 0;
    }
    return static_cast<double>(right) / static_cast<double>(expected.rows());
}

struct Recall {
    std::size_t right = 0;
    std::size_t inputs = 0;
};

std::vector<ClassScore> classRecall(const ClassList& predicted, const ClassList& expected)
{
    const bool multiLabel = expected.width > 1;
    std::map<std::int32_t, Recall> recalls;
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        if (multiLabel && expected.values[i] == 0)
            continue;
        const auto output = static_cast<std::int32_t>(i % expected.width);
        Recall& recall = recalls[multiLabel ? output : expected.values[i]];
        ++recall.inputs;
        recall.right += predicted.values[i] == expected.values[i] ? 1 : 0;
    }
    std::vector<ClassScore> scores;
    for (const auto& [classIndex, recall] : recalls)
        scores.push_back({classIndex, static_cast<double>(recall.right) / static_cast<double>(recall.inputs)});
    return scores;
}

bool varies(const std::vector<const Predictions*>& runs, const ClassList& expected, Oracle oracle)
{
    std::vector<ClassScore> first;
    for (const Predictions* run : runs) {
        const std::vector<ClassScore> scores = scoresOf(*run, expected, oracle);
        if (first.empty())
            first = scores;
        const auto same = [](const ClassScore& a, const ClassScore& b) { return a.score == b.score; };
        if (!std::equal(scores.begin(), scores.end(), first.begin(), first.end(), same))
            return true;
    }
    return false;
}

} // namespace

ScoreDirection directionOf(Oracle oracle)
{
    return oracle == Oracle::Loss ? ScoreDirection::SmallerIsBetter : ScoreDirection::LargerIsBetter;
}

std::vector<ClassScore> scoresOf(const Predictions& run, const ClassList& expected, Oracle oracle)
{
    const std::size_t rows = expected.rows();
    if (rows == 0 || run.classes.width != expected.width || run.classes.rows() != rows ||
        run.probability.size() != rows || run.loss.size() != rows)
        throw Error(QCoreApplication::translate("core", "The predictions are not those of the expected classes, or "
                                                        "there are none.")
                        .toStdString());
    switch (oracle) {
    case Oracle::Accuracy:
        return {{ClassScore::noClass, accuracy(run.classes, expected)}};
    case Oracle::Loss:
        return {{ClassScore::noClass, meanOf(run.loss)}};
    case Oracle::Confidence:
        return {{ClassScore::noClass, meanOf(run.probability)}};
    case Oracle::ClassRecall:
        return classRecall(run.classes, expected);
    case Oracle::Automatic:
        break;
    }
    throw std::invalid_argument("scoresOf: choose an oracle first");
}

Oracle chosenOracle(Oracle wanted, const std::vector<const Predictions*>& originals, const ClassList& expected,
                    Task task)
{
    if (wanted != Oracle::Automatic)
        return wanted;
    std::array order = {Oracle::Accuracy, Oracle::Loss, Oracle::Confidence, Oracle::ClassRecall};
    if (task == Task::Regression)
        std::swap(order[0], order[1]);
    const auto found =
        std::find_if(order.begin(), order.end(), [&](Oracle oracle) { return varies(originals, expected, oracle); });
    return found == order.end() ? order.front() : *found;
}

} // namespace semblance
