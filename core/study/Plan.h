// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/store/Records.h"
#include "core/study/Project.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace semblance {

/// Restricts a run; empty lists mean everything of the project.
struct PlanOptions {
    std::vector<std::string> pairs;
    std::vector<Scenario> scenarios;
    std::vector<std::string> operators; ///< abbreviations
};

/// A mutant and the instances its comparison needs.
struct PlannedMutant {
    MutantResult identity;                      ///< bug, dataset, scenario, name, operator, parameter, layer, original
    std::string programHash;                    ///< scenario pre, control: the program trained; post: the fixed program
    std::vector<InstanceKey> instances;         ///< pre, control
    std::vector<PostInstanceKey> postInstances; ///< post1, post2
    std::vector<InstanceKey> pairedOriginals;   ///< one an instance, in the same order
};

struct PairPlan {
    std::string bug;
    std::string fixedHash;
    std::string faultyHash;
    std::vector<InstanceKey> originals;
    std::vector<InstanceKey> faulty;
    std::vector<PlannedMutant> mutants;
    std::vector<SkippedMutant> skipped;
};

/// What must be there at the end of a run. Pure: the same project gives the same plan.
struct Plan {
    std::vector<PairPlan> pairs;
    std::map<std::string, Program> programs; ///< by content hash
    std::size_t trainings() const;           ///< distinct instances to train
    /// Instances that post-training mutants are made from: their weights are needed.
    std::set<InstanceKey> mutatedOriginals() const;
    std::size_t mutants() const;
};

/// What a project says about an operator. One that it does not name runs with its defaults, unless the operator or the
/// project (default_operators = false) wants it to be named.
OperatorSettings settingsOf(const ProjectSettings& project, const OperatorInfo& info);

/// Throws Error for unknown pairs or operators and values out of range.
Plan makePlan(const Project& project, const PlanOptions& options = {});

} // namespace semblance
