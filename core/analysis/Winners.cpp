// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Winners.h"

#include <algorithm>
#include <map>

namespace semblance {

namespace {

void add(WinCount& count, const Winner& winner)
{
    ++count.bugs;
    ++count.wins[static_cast<std::size_t>(winner.winner)];
    if (winner.strict())
        ++count.strictWins[static_cast<std::size_t>(winner.winner)];
    else
        ++(winner.winner == Scenario::Pre ? count.tiedWithPre : count.tiedPostOnly);
}

} // namespace

Winner winnerOf(const ScenarioBoxes& boxes, Metric metric, double epsilon)
{
    Winner result;
    result.bug = boxes.bug;
    result.dataset = boxes.dataset;
    result.metric = metric;
    std::optional<double> highest;
    for (std::size_t i = 0; i < comparedScenarios.size(); ++i) {
        if (boxes.boxes[i] == nullptr)
            continue;
        result.medians[i] = boxes.boxes[i]->median;
        highest = std::max(highest, result.medians[i]);
    }
    for (std::size_t i = 0; i < comparedScenarios.size(); ++i) {
        if (result.medians[i] && *highest - *result.medians[i] <= epsilon)
            result.tied.push_back(comparedScenarios[i]);
    }
    result.winner = result.tied.front();
    return result;
}

std::vector<Winner> winners(const std::vector<BugDistribution>& distributions, Metric metric, double epsilon)
{
    std::vector<Winner> result;
    for (const ScenarioBoxes& boxes : scenarioBoxes(distributions, metric)) {
        const auto missing = std::count(boxes.boxes.begin(), boxes.boxes.end(), nullptr);
        if (boxes.boxes.size() - static_cast<std::size_t>(missing) >= 2)
            result.push_back(winnerOf(boxes, metric, epsilon));
    }
    return result;
}

std::vector<WinCount> winCounts(const std::vector<Winner>& winners)
{
    if (winners.empty())
        return {};
    std::map<std::string, WinCount> datasets;
    WinCount all;
    for (const Winner& winner : winners) {
        add(datasets[winner.dataset], winner);
        add(all, winner);
    }
    std::vector<WinCount> counts;
    for (auto& [dataset, count] : datasets) {
        count.dataset = dataset;
        counts.push_back(count);
    }
    all.dataset = "all";
    counts.push_back(all);
    for (WinCount& count : counts)
        count.metric = winners.front().metric;
    return counts;
}

} // namespace semblance
