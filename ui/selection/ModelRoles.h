// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace semblance {

/// Roles of the item models beside Qt's own.
enum ModelRole {
    SortRole = Qt::UserRole + 1, ///< raw value (double, int or text): sorting formatted text would put 10 before 9
    BugRole,                     ///< QString: bug id of the row
    ScenarioRole,                ///< int: Scenario of the row
    MutantRole,                  ///< QString: name of the mutant of the row
    OperatorRole                 ///< QString: operator id of the row
};

} // namespace semblance
