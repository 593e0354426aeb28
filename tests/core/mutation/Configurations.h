// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/program/Error.h"

#include <QString>

namespace semblance::testing {

/// "100 50 25", "relu@0 relu@4".
QString listed(const std::vector<Configuration>& configurations);

/// The reasons of what was skipped, one a line.
QString reasons(const ConfigurationList& list);

/// what() of the Error that the call throws; empty when it throws none.
template <typename Call>
QString errorOf(Call call)
{
    try {
        call();
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace semblance::testing
