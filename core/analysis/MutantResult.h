// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"
#include "core/realism/IntrinsicQuality.h"
#include "core/realism/Realism.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// One mutant with its realism: the row that every page, figure and table is made from.
struct MutantResult {
    std::string bug;     ///< "deeplocalize024"
    std::string dataset; ///< "deeplocalize"
    Scenario scenario = Scenario::Pre;
    std::string name;       ///< published grammar, unique within bug and scenario
    std::string operatorId; ///< "TCL"
    std::string parameter;  ///< "12.5", "relu", "0.01"; empty when there is none
    std::optional<int> layer;    ///< computational index from 0
    std::optional<int> original; ///< scenario post1: the original it was made from
    Realism realism;
    std::optional<IntrinsicQuality> quality; ///< of pre-training mutants, where it is known

    /// Whether the values count in distributions; excluded mutants do not.
    bool counts() const { return realism.status == Realism::Status::Ok; }
    /// Nothing for an excluded mutant, and for the coverage of a fault that kills nothing.
    std::optional<double> value(Metric metric) const;
    /// Share of the test inputs that an instance of the mutant kills, S_m; nothing where it is not known.
    std::optional<double> killRate() const;
};

/// All results of a project, shared by whoever looks at them; never changed once it is handed out.
using MutantList = std::shared_ptr<const std::vector<MutantResult>>;

} // namespace semblance
