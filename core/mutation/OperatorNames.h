// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace semblance {

/// Abbreviation and name in result files of an operator of the published study, whether or not the registry has it:
/// results of others are imported by name.
struct OperatorName {
    std::string id;   ///< "TCL"
    std::string name; ///< "change_label"; post-training operators are named by their abbreviation
};

/// The 24 of DeepCrime, then the 8 of DeepMutation++, in the order of the specification (operators.md 1.1, 2.1).
const std::vector<OperatorName>& operatorNames();

/// "TCL" for "change_label"; nothing when unknown.
std::optional<std::string> operatorIdOf(std::string_view name);
/// "change_label" for "TCL"; the id itself when unknown.
std::string operatorNameOf(const std::string& id);

/// A mutant's name in the published grammar (operators.md 3.7), taken apart.
struct ParsedMutantName {
    std::string operatorId;
    /// As MutantResult::parameter: "12.5", "relu", "0.01"; the two rates of a dropout mutant or the two batch sizes
    /// are one when they are equal, else "0.125_0.25"; a learning rate comes without the "False" before it.
    std::string parameter;
    std::optional<int> layer;    ///< as published (operators.md 1.3): usually the computational index + 1
    std::optional<int> original; ///< scenario post1
};

/// "MM_cleanml001_change_label_mutated0_MP_12.5" or the same without "MM_cleanml001_". Nothing when the name does not
/// follow the grammar, names another bug, or names an operator that the study does not have.
std::optional<ParsedMutantName> parseMutantName(std::string_view name, std::string_view bug);

} // namespace semblance
