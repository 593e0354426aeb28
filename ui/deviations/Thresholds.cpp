// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/Thresholds.h"

#include "core/interchange/StudyTables.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

QString thresholdTitle(const Threshold& threshold)
{
    return QCoreApplication::translate("Thresholds", threshold.title);
}

QString thresholdName(const Threshold& threshold)
{
    for (const auto& [name, value] : deviationRuleNames()) {
        if (value == threshold.value)
            return QString::fromStdString(name);
    }
    return {};
}

bool sameRules(const DeviationRules& a, const DeviationRules& b)
{
    return std::all_of(thresholds.begin(), thresholds.end(),
                       [&](const Threshold& threshold) { return a.*threshold.value == b.*threshold.value; });
}

} // namespace semblance
