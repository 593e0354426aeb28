// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QString>

#include <cstddef>
#include <string>

namespace semblance {

/// "Pre-training", "Post-training, scenario 1": for legends.
QString scenarioTitle(Scenario scenario);
/// "pre", "post1": for table cells; the names of files and reports, not translated.
QString scenarioName(Scenario scenario);
/// "Coupling strength".
QString metricTitle(Metric metric);
/// "CS", "IoU": the field's symbols, not translated.
QString metricSymbol(Metric metric);
/// "82 bugs", "1 bug".
QString bugCountText(std::size_t bugs);
/// "DeepFD" for deepfd; other data sets as they are named.
QString datasetTitle(const std::string& dataset);

} // namespace semblance
