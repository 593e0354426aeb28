// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <string>
#include <vector>

namespace semblance::testing {

inline MutantResult mutant(const std::string& bug, Scenario scenario, double cs, double iou = 0.0,
                           const std::string& operatorId = "TCL")
{
    MutantResult result;
    result.bug = bug;
    result.dataset = "set";
    result.scenario = scenario;
    result.operatorId = operatorId;
    result.realism.couplingStrength = cs;
    result.realism.overlap = iou;
    return result;
}

inline MutantResult excluded(MutantResult result)
{
    result.realism.status = Realism::Status::Excluded;
    result.realism.reason = "an instance is missing";
    return result;
}

} // namespace semblance::testing
