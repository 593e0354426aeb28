// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/figure/ResultSamples.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

namespace semblance::testing {

inline MutantList listOf(std::vector<MutantResult> mutants)
{
    return std::make_shared<const std::vector<MutantResult>>(std::move(mutants));
}

/// With every value that a mutant can have.
inline MutantResult detailed()
{
    MutantResult mutant = sampleMutant("deepfd001", "deepfd", Scenario::Post1, "GF_0.1_1", 0.5, 0.25);
    mutant.parameter = "0.1";
    mutant.layer = 2;
    mutant.original = 4;
    mutant.quality = IntrinsicQuality{0.75, 0.125, 0.2};
    mutant.realism.faultKillMass = 30.0;
    mutant.realism.mutantKillMass = 20.0;
    mutant.realism.inputs = 40;
    return mutant;
}

inline MutantResult excluded()
{
    MutantResult mutant = sampleMutant("deepfd001", "deepfd", Scenario::Pre, "HLR_9", 0.9, 0.9);
    mutant.realism.status = Realism::Status::Excluded;
    mutant.realism.reason = "2 of 5 instances failed";
    return mutant;
}

/// The texts of a column, from top to bottom.
inline QStringList column(const QAbstractItemModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace semblance::testing
