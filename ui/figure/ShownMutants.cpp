// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/ShownMutants.h"

#include <algorithm>
#include <iterator>

namespace semblance {

ShownMutants::ShownMutants(const std::vector<MutantResult>& mutants, const std::string& dataset,
                           const std::vector<Scenario>& scenarios)
    : m_list(&mutants)
{
    const auto shown = [&](const MutantResult& mutant) {
        const bool scenario =
            scenarios.empty() || std::find(scenarios.begin(), scenarios.end(), mutant.scenario) != scenarios.end();
        return scenario && (dataset.empty() || mutant.dataset == dataset);
    };
    if (std::all_of(mutants.begin(), mutants.end(), shown))
        return;
    std::copy_if(mutants.begin(), mutants.end(), std::back_inserter(m_copy), shown);
    m_list = &m_copy;
}

} // namespace semblance
