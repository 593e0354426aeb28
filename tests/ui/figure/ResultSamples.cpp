// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"

#include "tests/core/analysis/PublishedStudy.h"
#include "tests/support/TestData.h"

namespace semblance::testing {

MutantResult sampleMutant(const std::string& bug, const std::string& dataset, Scenario scenario,
                          const std::string& name, double couplingStrength, double overlap)
{
    MutantResult mutant;
    mutant.bug = bug;
    mutant.dataset = dataset;
    mutant.scenario = scenario;
    mutant.name = name;
    mutant.operatorId = name.substr(0, name.find('_'));
    mutant.parameter = name.substr(name.find('_') + 1);
    mutant.realism.couplingStrength = couplingStrength;
    mutant.realism.overlap = overlap;
    mutant.realism.csReliable = true;
    return mutant;
}

std::vector<MutantResult> sampleMutants(int perDataset)
{
    std::vector<MutantResult> mutants;
    for (const std::string dataset : {"deepfd", "deeplocalize"}) {
        for (int bug = 1; bug <= perDataset; ++bug) {
            const std::string id = dataset + QString::number(bug).rightJustified(3, QLatin1Char('0')).toStdString();
            for (int i = 0; i < 12; ++i) {
                const double value = i == 0 ? 0.02 : 0.4 + 0.03 * i;
                mutants.push_back(
                    sampleMutant(id, dataset, Scenario::Pre, "TCL_" + std::to_string(i), value, value / 2));
            }
            for (int i = 0; i < 5; ++i)
                mutants.push_back(sampleMutant(id, dataset, Scenario::Post1, "GF_" + std::to_string(i), 1.0, 0.0));
            for (int i = 0; bug % 2 == 0 && i < 3; ++i)
                mutants.push_back(sampleMutant(id, dataset, Scenario::Post2, "WS_" + std::to_string(i), 0.1 * i, 0.3));
        }
    }
    return mutants;
}

std::vector<MutantResult> publishedMutants()
{
    return publishedStudy();
}

} // namespace semblance::testing
