// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ScenarioBoxes.h"

#include <algorithm>
#include <map>

namespace semblance {

bool ScenarioBoxes::complete() const { return std::find(boxes.begin(), boxes.end(), nullptr) == boxes.end(); }

std::vector<ScenarioBoxes> scenarioBoxes(const std::vector<BugDistribution>& distributions, Metric metric)
{
    std::map<std::string, ScenarioBoxes> bugs;
    for (const BugDistribution& distribution : distributions) {
        if (distribution.metric != metric || distribution.scenario == Scenario::Control)
            continue;
        ScenarioBoxes& boxes = bugs[distribution.bug];
        boxes.bug = distribution.bug;
        boxes.dataset = distribution.dataset;
        boxes.boxes[static_cast<std::size_t>(distribution.scenario)] = &distribution.box;
    }
    std::vector<ScenarioBoxes> sorted;
    sorted.reserve(bugs.size());
    for (const auto& [bug, boxes] : bugs)
        sorted.push_back(boxes);
    return sorted;
}

PairedMedians pairedMedians(const std::vector<ScenarioBoxes>& bugs, Scenario a, Scenario b)
{
    PairedMedians medians;
    for (const ScenarioBoxes& boxes : bugs) {
        if (boxes.box(a) == nullptr || boxes.box(b) == nullptr)
            continue;
        medians.a.push_back(boxes.box(a)->median);
        medians.b.push_back(boxes.box(b)->median);
    }
    return medians;
}

} // namespace semblance
