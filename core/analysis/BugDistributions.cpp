// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/BugDistributions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace semblance {

namespace {

/// Boxes of all counting mutants of each bug, whatever their scenario.
std::map<std::string, BoxSummary> boxesOfBugs(const std::vector<MutantResult>& mutants, Metric metric)
{
    std::map<std::string, std::vector<double>> values;
    for (const MutantResult& mutant : mutants) {
        if (const auto value = mutant.value(metric))
            values[mutant.bug].push_back(*value);
    }
    std::map<std::string, BoxSummary> boxes;
    for (auto& [bug, sample] : values)
        boxes.emplace(bug, boxSummary(std::move(sample)));
    return boxes;
}

} // namespace

std::vector<BugDistribution> bugDistributions(const std::vector<MutantResult>& mutants, Metric metric)
{
    struct Group {
        std::string dataset;
        std::vector<double> values;
    };
    std::map<std::pair<std::string, Scenario>, Group> groups;
    for (const MutantResult& mutant : mutants) {
        const std::optional<double> value = mutant.value(metric);
        if (!value)
            continue;
        Group& group = groups[{mutant.bug, mutant.scenario}];
        group.dataset = mutant.dataset;
        group.values.push_back(*value);
    }

    std::vector<BugDistribution> distributions;
    distributions.reserve(groups.size());
    for (auto& [key, group] : groups)
        distributions.push_back({key.first, group.dataset, key.second, metric, boxSummary(std::move(group.values))});
    return distributions;
}

std::vector<std::string> orderedBugs(const std::vector<MutantResult>& mutants, Metric metric, BugOrder order)
{
    const std::map<std::string, BoxSummary> boxes = boxesOfBugs(mutants, metric);
    std::vector<std::string> bugs;
    bugs.reserve(boxes.size());
    for (const auto& [bug, box] : boxes)
        bugs.push_back(bug);
    const auto largestFirst = [&](const std::function<double(const BoxSummary&)>& size) {
        std::stable_sort(bugs.begin(), bugs.end(), [&](const std::string& a, const std::string& b) {
            return size(boxes.at(a)) > size(boxes.at(b));
        });
    };
    if (order == BugOrder::Median)
        largestFirst([](const BoxSummary& box) { return box.median; });
    else if (order == BugOrder::Spread)
        largestFirst([](const BoxSummary& box) { return box.q3 - box.q1; });
    return bugs;
}

} // namespace semblance
