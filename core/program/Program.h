// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/DataRecipe.h"
#include "core/program/Layer.h"
#include "core/program/Recipe.h"

#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// What the outputs mean; decides the kill rule (operators.md 3.2, 3.3).
enum class Task {
    Multiclass, ///< one class of several: argmax, or 0.5 for a single output
    Binary,     ///< two classes: argmax, or 0.5 for a single output
    Multilabel, ///< a set of classes: every output at 0.5, correct only if all agree
    Regression
};

/// A chain of layers. Indices count computational layers from 0 (there is no input layer in the list).
struct ModelSpec {
    std::vector<Layer> layers;
};

/// A program is a small value: data recipe + model + training recipe. Original, faulty and pre-training mutant differ
/// in nothing else, so equal programs are trained once (see programText and contentHash in ProgramText.h).
struct Program {
    DataRecipe data;
    std::vector<PreprocessingStep> preprocessing;
    std::vector<DataMutation> dataMutations; ///< put there by operators only
    ModelSpec model;
    TrainingRecipe recipe;
    Task task = Task::Multiclass;
};

/// Equal when their canonical texts are equal.
bool operator==(const Program& a, const Program& b);
inline bool operator!=(const Program& a, const Program& b) { return !(a == b); }

/// A real bug and its fix. The faulty program is stored as the keys that differ, so that the fault is seen at a glance.
struct BugFixPair {
    std::string id;        ///< for example "deeplocalize024"; letters, digits, '-', '_'
    std::string title;
    std::string benchmark; ///< "DeepLocalize"
    std::string origin;    ///< "StackOverflow 51930566"
    std::string direction; ///< "as_published", or "swapped" where the benchmark lists fixed and faulty the other way
    std::string fault;     ///< one sentence: what is wrong
    std::vector<std::string> tags; ///< fault taxonomy
    std::string notes;     ///< known differences from the study
    Program fixed;
    Program faulty;

    /// The id without its final digits: "deeplocalize024" belongs to data set "deeplocalize".
    std::string dataset() const;
};

} // namespace semblance
