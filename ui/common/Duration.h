// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace semblance {

/// A duration for people, in the user's locale: "0.4 s", "42 s", "3 min 05 s", "2 h 10 min".
QString durationText(double seconds);

} // namespace semblance
