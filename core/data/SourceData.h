// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/DataLocator.h"
#include "core/data/Table.h"
#include "core/program/DataRecipe.h"

#include <optional>

namespace semblance {

/// Inputs and targets, row by row.
struct DataPart {
    Values inputs;
    Values targets;
};

/// What a source gives before the split.
struct SourceData {
    DataPart train;
    std::optional<DataPart> test; ///< only where the source has a test part of its own
};

/// Training and test rows.
struct SplitData {
    DataPart train;
    DataPart test;
};

/// Reads or makes the data of a recipe; inputs and targets have equally many rows. Throws Error.
SourceData loadSource(const DataRecipe& recipe, const DataLocator& locator);

/// Splits as the recipe says; both parts have rows. Throws Error, also where the recipe asks for a split although the
/// source brings its own test part.
SplitData splitSource(SourceData source, const Split& split);

} // namespace semblance
