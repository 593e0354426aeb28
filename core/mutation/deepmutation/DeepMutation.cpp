// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/deepmutation/DeepMutation.h"

namespace semblance {

OperatorInfo deepMutationInfo(const char* id, const QString& title, OperatorStage stage, OperatorScope scope)
{
    OperatorInfo info;
    info.id = id;
    info.name = id;
    info.title = title.toStdString();
    info.system = "DeepMutation";
    info.stage = stage;
    info.scope = scope;
    info.byDefault = false;
    return info;
}

} // namespace semblance
