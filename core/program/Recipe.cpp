// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Recipe.h"

namespace semblance {

Optimizer Optimizer::ofKind(OptimizerKind kind)
{
    Optimizer optimizer;
    optimizer.kind = kind;
    if (kind == OptimizerKind::Sgd)
        optimizer.learningRate = 0.01;
    if (kind == OptimizerKind::Adadelta)
        optimizer.rho = 0.95;
    return optimizer;
}

} // namespace semblance
