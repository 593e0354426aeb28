// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QString>

#include <string>

namespace semblance {

/// "HNE · Change the number of epochs"; the published name for operators that the registry does not have.
QString operatorTitle(const std::string& id);

/// "pre-training · whole program · binary search": what is known about the operator.
QString operatorAbout(const std::string& id, Scenario scenario);

} // namespace semblance
