// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/OperatorNames.h"

#include <algorithm>

namespace semblance {

const std::vector<OperatorName>& operatorNames()
{
    static const std::vector<OperatorName> all = {
        {"TCL", "change_label"},
        {"TRD", "delete_training_data"},
        {"TUD", "unbalance_train_data"},
        {"TAN", "add_noise"},
        {"TCO", "make_output_classes_overlap"},
        {"HBS", "change_batch_size"},
        {"HLR", "change_learning_rate"},
        {"HNE", "change_epochs"},
        {"HDB", "disable_batching"},
        {"ACH", "change_activation_function"},
        {"ARM", "remove_activation_function"},
        {"AAL", "add_activation_function"},
        {"RAW", "add_weights_regularisation"},
        {"RCW", "change_weights_regularisation"},
        {"RRW", "remove_weights_regularisation"},
        {"RCD", "change_dropout_rate"},
        {"RCP", "change_earlystopping_patience"},
        {"WCI", "change_weights_initialisation"},
        {"WAB", "add_bias"},
        {"WRB", "remove_bias"},
        {"LCH", "change_loss_function"},
        {"OCH", "change_optimisation_function"},
        {"OCG", "change_gradient_clip"},
        {"VRM", "remove_validation_set"},
        {"GF", "GF"},
        {"WS", "WS"},
        {"NEB", "NEB"},
        {"NAI", "NAI"},
        {"NS", "NS"},
        {"LR", "LR"},
        {"LA", "LA"},
        {"LD", "LD"},
    };
    return all;
}

std::optional<std::string> operatorIdOf(std::string_view name)
{
    const auto& all = operatorNames();
    const auto found = std::find_if(all.begin(), all.end(), [name](const OperatorName& op) { return op.name == name; });
    return found == all.end() ? std::nullopt : std::optional(found->id);
}

std::string operatorNameOf(const std::string& id)
{
    const auto& all = operatorNames();
    const auto found = std::find_if(all.begin(), all.end(), [&id](const OperatorName& op) { return op.id == id; });
    return found == all.end() ? id : found->name;
}

} // namespace semblance
