// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/SearchRange.h"
#include "core/program/Program.h"
#include "core/program/ProjectFile.h"
#include "core/program/TrainedModel.h"
#include "core/statistics/Random.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

enum class OperatorStage { PreTraining, PostTraining };
enum class OperatorScope { Global, Layer, Weight, Neuron };
enum class OperatorSearch { Binary, Exhaustive, None };

/// One parameter of an operator, for pages, `operators --json` and the manual.
struct ParameterInfo {
    std::string name;  ///< "percentage", "activation", "ratio"
    std::string type;  ///< "number", "integer", "name"
    double minimum = 0.0; ///< number, integer
    double maximum = 0.0;
    std::vector<std::string> allowed;  ///< name: the values that exist
    std::vector<std::string> defaults; ///< values used when the project gives none; empty: derived from the program
};

struct OperatorInfo {
    std::string id;     ///< abbreviation, "TCL"
    std::string name;   ///< as in published result names, "change_label"
    std::string title;  ///< a short translated phrase, "Change labels"
    std::string system; ///< "DeepCrime", "DeepMutation++", "DeepMutation", "MuNN-style", "MuFF-style"
    OperatorStage stage = OperatorStage::PreTraining;
    OperatorScope scope = OperatorScope::Global;
    OperatorSearch search = OperatorSearch::None;
    std::vector<ParameterInfo> parameters;
    bool byDefault = true; ///< runs in a project that does not name it
};

/// One way of applying a pre-training operator.
struct Configuration {
    std::string parameter;   ///< value as text, empty when the operator has none
    std::optional<int> layer; ///< computational index from 0
};

/// Why a configuration makes no mutant, as a translated sentence.
struct SkippedConfiguration {
    Configuration configuration;
    std::string reason;
};

struct ConfigurationList {
    std::vector<Configuration> configurations;
    std::vector<SkippedConfiguration> skipped; ///< no-ops and what does not apply, each with its reason
};

/// program -> program. Pure; one file an operator family in core/mutation/pre.
class PreTrainingOperator {
public:
    virtual ~PreTrainingOperator() = default;
    virtual const OperatorInfo& info() const = 0;
    /// A translated sentence why the operator does not apply to the program, or nothing.
    virtual std::optional<std::string> notApplicable(const Program& program) const = 0;
    /// All configurations that the settings (or the defaults) ask for, no-ops left out and said so.
    /// Throws Error for values outside the parameter's range.
    virtual ConfigurationList configurations(const Program& program, const OperatorSettings& settings) const = 0;
    /// Where a binary search looks for the mildest killed value; nothing when the operator is not searched that way,
    /// does not apply, or when the program leaves no room below its own value.
    virtual std::optional<SearchRange> searchRange(const Program&) const { return std::nullopt; }
    /// The mutated program. Throws Error with the sentence when the configuration does not apply.
    virtual Program apply(const Program& program, const Configuration& configuration) const = 0;
};

/// One way of applying a post-training operator.
struct PostConfiguration {
    double ratio = 0.01; ///< in (0, 1]: share of the weights or neurons; operators without the parameter ignore it
    std::string value;   ///< of the operator's other parameter ("published", "0.25"); empty: its default
};

/// trained model -> trained model. Pure; draws only from `random`.
class PostTrainingOperator {
public:
    virtual ~PostTrainingOperator() = default;
    virtual const OperatorInfo& info() const = 0;
    virtual std::optional<std::string> notApplicable(const ModelSpec& model) const = 0;
    /// Throws Error when it does not apply, and for a ratio or value out of range.
    virtual TrainedModel apply(const TrainedModel& model, const PostConfiguration& configuration,
                               Random& random) const = 0;
};

/// Whether the operator changes a share of the network. The others change one place, once: the study files them under
/// the ratio 0.01 (operators.md 2.7).
bool hasRatio(const OperatorInfo& info);
/// The operator's parameter besides the ratio; null when it has none.
const ParameterInfo* valueParameter(const OperatorInfo& info);
/// The value that the project gives a post-training operator, canonical and empty for the default.
/// Throws Error for an unknown value, for more than one, and for layers: these operators draw their places.
std::string postValue(const OperatorInfo& info, const OperatorSettings& settings);

/// The registry: every operator once, in the order of the specification. Adding an operator = one file + one line.
const std::vector<const PreTrainingOperator*>& preTrainingOperators();
const std::vector<const PostTrainingOperator*>& postTrainingOperators();
/// By abbreviation; null when unknown.
const PreTrainingOperator* preTrainingOperator(const std::string& id);
const PostTrainingOperator* postTrainingOperator(const std::string& id);

/// The name of a mutant in the published grammar (operators.md 3.7), without the "MM_bug_" prefix:
/// "change_label_mutated0_MP_12.5", "original0_GF_0.01_1", "GF_0.2_1". Layers are computational indices.
std::string preMutantName(const OperatorInfo& info, const Configuration& configuration);
std::string postMutantName(const OperatorInfo& info, double ratio, std::optional<int> original);

} // namespace semblance
