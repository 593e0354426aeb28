// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <string>
#include <vector>

namespace semblance {

/// The mutants of a data set and of some scenarios; without a copy when that is all of them, since copying 200,000
/// mutants takes longer than the figure. The mutants must outlive it.
class ShownMutants {
public:
    /// Empty conditions let everything through.
    ShownMutants(const std::vector<MutantResult>& mutants, const std::string& dataset,
                 const std::vector<Scenario>& scenarios = {});
    ShownMutants(const ShownMutants&) = delete;
    ShownMutants& operator=(const ShownMutants&) = delete;

    const std::vector<MutantResult>& list() const { return *m_list; }

private:
    std::vector<MutantResult> m_copy;
    const std::vector<MutantResult>* m_list;
};

} // namespace semblance
