// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/figure/ResultSamples.h"

#include <string>
#include <vector>

namespace semblance::testing {

/// Six mutants of one bug, two a scenario: `low` and `high` of CS; IoU as given. The fault fails `faultKills` inputs.
struct SampleBug {
    std::string id;
    double low[3];
    double high[3];
    double iou[3];
    double faultKills = 50.0;
};

inline std::vector<MutantResult> mutantsOf(const std::vector<SampleBug>& bugs)
{
    std::vector<MutantResult> mutants;
    for (const SampleBug& bug : bugs) {
        for (Scenario scenario : {Scenario::Pre, Scenario::Post1, Scenario::Post2}) {
            const auto i = static_cast<std::size_t>(scenario);
            mutants.push_back(sampleMutant(bug.id, "deepfd", scenario, "TCL_1", bug.low[i], bug.iou[i]));
            mutants.push_back(sampleMutant(bug.id, "deepfd", scenario, "TCL_2", bug.high[i], bug.iou[i]));
            for (std::size_t last = mutants.size() - 2; last < mutants.size(); ++last)
                mutants[last].realism.faultKillMass = bug.faultKills;
        }
    }
    return mutants;
}

/// deepfd001 on the trend; deepfd002 a narrow lead of post2 by 0.05 (medians 0.5, 0.2, 0.55); deepfd003 a reversal with
/// a weak oracle; deepfd004 a lead of post1 by 0.12, too wide to be narrow.
inline std::vector<MutantResult> deviationSamples()
{
    return mutantsOf({
        {"deepfd001", {0.6, 0.3, 0.3}, {0.8, 0.4, 0.4}, {0.5, 0.2, 0.2}},
        {"deepfd002", {0.2, 0.1, 0.5}, {0.8, 0.3, 0.6}, {0.5, 0.2, 0.2}},
        {"deepfd003", {0.1, 0.5, 0.4}, {0.3, 0.7, 0.6}, {0.2, 0.4, 0.3}, 2.0},
        {"deepfd004", {0.2, 0.6, 0.1}, {0.8, 0.64, 0.3}, {0.5, 0.2, 0.2}},
    });
}

} // namespace semblance::testing
