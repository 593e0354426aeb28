// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/SourceData.h"
#include "core/program/DataRecipe.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace semblance {

struct SyntheticParameter {
    std::string name;
    double defaultValue = 0.0;
    double minimum = 0.0;
    double maximum = 0.0;
    bool whole = true;   ///< whole numbers only
    const char* meaning; ///< a few words, source text for translation in context "core"
};

/// A rule that makes data from parameters and a seed.
struct SyntheticRule {
    using Settings = std::map<std::string, double>; ///< every parameter of the rule
    std::string name;                               ///< as recipes spell it
    const char* summary;                            ///< one sentence, source text for translation in context "core"
    std::vector<SyntheticParameter> parameters;
    SourceData (*make)(const Settings& settings, std::uint64_t seed);
};

/// All rules, sorted by name.
const std::vector<SyntheticRule>& syntheticRules();

/// The data of a synthetic recipe. Throws Error for an unknown rule or parameter (with the known ones), for values out
/// of range, and for more than a thousand million values.
SourceData makeSynthetic(const DataRecipe& recipe);

} // namespace semblance
