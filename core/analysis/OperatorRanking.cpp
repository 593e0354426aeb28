// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/OperatorRanking.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/statistics/BoxSummary.h"
#include "core/statistics/Ranking.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace semblance {

namespace {

OperatorRank summaryOf(const OperatorMedians& operators, Metric metric)
{
    std::vector<double> medians;
    medians.reserve(operators.bugs.size());
    for (const BugMedian& bug : operators.bugs)
        medians.push_back(bug.median);
    std::sort(medians.begin(), medians.end());

    OperatorRank summary;
    summary.metric = metric;
    summary.scenario = operators.scenario;
    summary.operatorId = operators.operatorId;
    summary.bugs = medians.size();
    summary.mutants = operators.mutants;
    summary.q1 = quantileType7(medians, 0.25);
    summary.median = quantileType7(medians, 0.5);
    summary.q3 = quantileType7(medians, 0.75);
    return summary;
}

/// Of sorted operators, those that cover enough bugs, each scenario for itself.
void setRanks(std::vector<OperatorRank>& operators, std::size_t minimumBugs)
{
    for (const Scenario scenario : comparedScenarios) {
        std::vector<OperatorRank*> ranked;
        std::vector<double> medians;
        for (OperatorRank& current : operators) {
            if (current.scenario != scenario || current.bugs < minimumBugs)
                continue;
            ranked.push_back(&current);
            medians.push_back(current.median);
        }
        const std::vector<int> ranks = competitionRanks(medians, tieEpsilon);
        for (std::size_t i = 0; i < ranked.size(); ++i)
            ranked[i]->rank = ranks[i];
    }
}

} // namespace

std::vector<OperatorMedians> operatorMedians(const std::vector<MutantResult>& mutants, Metric metric)
{
    std::map<std::pair<Scenario, std::string>, std::map<std::string, std::vector<double>>> groups;
    for (const MutantResult& mutant : mutants) {
        const std::optional<double> value = mutant.value(metric);
        if (value && mutant.scenario != Scenario::Control)
            groups[{mutant.scenario, mutant.operatorId}][mutant.bug].push_back(*value);
    }
    std::vector<OperatorMedians> operators;
    operators.reserve(groups.size());
    for (auto& [key, bugs] : groups) {
        OperatorMedians& current = operators.emplace_back();
        std::tie(current.scenario, current.operatorId) = key;
        for (auto& [bug, values] : bugs) {
            current.mutants += values.size();
            current.bugs.push_back({bug, medianOf(std::move(values))});
        }
    }
    return operators;
}

std::vector<OperatorRank> operatorRanking(const std::vector<MutantResult>& mutants, Metric metric,
                                          std::size_t minimumBugs)
{
    return rankingOf(operatorMedians(mutants, metric), metric, minimumBugs);
}

std::vector<OperatorRank> rankingOf(const std::vector<OperatorMedians>& medians, Metric metric, std::size_t minimumBugs)
{
    std::vector<OperatorRank> operators;
    operators.reserve(medians.size());
    for (const OperatorMedians& current : medians)
        operators.push_back(summaryOf(current, metric));
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
