// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/OperatorRanking.h"

#include "core/analysis/ScenarioBoxes.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace semblance {

namespace {

using ValuesByBug = std::map<std::string, std::vector<double>>;

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return quantileType7(values, 0.5);
}

OperatorRank summaryOf(const ValuesByBug& values)
{
    OperatorRank summary;
    std::vector<double> medians;
    for (const auto& [bug, sample] : values) {
        medians.push_back(medianOf(sample));
        summary.mutants += sample.size();
    }
    std::sort(medians.begin(), medians.end());
    summary.bugs = medians.size();
    summary.q1 = quantileType7(medians, 0.25);
    summary.median = quantileType7(medians, 0.5);
    summary.q3 = quantileType7(medians, 0.75);
    return summary;
}

/// Ranks of sorted operators: 1, 2, 2, 4.
void setRanks(std::vector<OperatorRank>& operators, std::size_t minimumBugs)
{
    const OperatorRank* previous = nullptr;
    int place = 0;
    for (OperatorRank& current : operators) {
        if (previous == nullptr || previous->scenario != current.scenario) {
            previous = nullptr;
            place = 0;
        }
        if (current.bugs < minimumBugs)
            continue;
        ++place;
        const bool shared = previous != nullptr && previous->median - current.median <= tieEpsilon;
        current.rank = shared ? *previous->rank : place;
        previous = &current;
    }
}

} // namespace

std::vector<OperatorRank> operatorRanking(const std::vector<MutantResult>& mutants, Metric metric,
                                          std::size_t minimumBugs)
{
    std::map<std::pair<Scenario, std::string>, ValuesByBug> groups;
    for (const MutantResult& mutant : mutants) {
        const std::optional<double> value = mutant.value(metric);
        if (value && mutant.scenario != Scenario::Control)
            groups[{mutant.scenario, mutant.operatorId}][mutant.bug].push_back(*value);
    }
    std::vector<OperatorRank> operators;
    operators.reserve(groups.size());
    for (const auto& [key, values] : groups) {
        OperatorRank summary = summaryOf(values);
        summary.metric = metric;
        std::tie(summary.scenario, summary.operatorId) = key;
        operators.push_back(std::move(summary));
    }
    const auto key = [minimumBugs](const OperatorRank& rank) {
        return std::make_tuple(rank.scenario, rank.bugs < minimumBugs, -rank.median);
    };
    // Stable: operators of equal key stay in the order of their ids.
    std::stable_sort(operators.begin(), operators.end(),
                     [&key](const OperatorRank& a, const OperatorRank& b) { return key(a) < key(b); });
    setRanks(operators, minimumBugs);
    return operators;
}

} // namespace semblance
