// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// WRB: use_bias true -> false.
class RemoveBias final : public ListOperator {
public:
    RemoveBias()
        : ListOperator({.id = "WRB",
                        .name = "remove_bias",
                        .title = QCoreApplication::translate("core", "Remove the bias").toStdString(),
                        .system = "DeepCrime",
                        .scope = OperatorScope::Layer,
                        .parameters = {}})
    {
    }

private:
    std::optional<std::string> refusal(const Layer& layer, int index) const override
    {
        if (hasBias(layer.kind) && layer.useBias)
            return std::nullopt;
        return QCoreApplication::translate("core", "Layer %1 has no bias.").arg(layerLabel(layer, index)).toStdString();
    }

    void change(Program& program, const Configuration& configuration) const override
    {
        program.model.layers[static_cast<std::size_t>(*configuration.layer)].useBias = false;
    }
};

} // namespace

PreOperatorPointer makeRemoveBias() { return std::make_unique<RemoveBias>(); }

} // namespace semblance
