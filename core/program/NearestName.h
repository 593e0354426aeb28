// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// The candidate that `name` is most likely a misspelling of: fewest edits (insert, delete, replace; case is ignored),
/// the first on ties. Nothing when a third of the letters or more (and more than two) would have to change.
std::optional<std::string> nearestName(const std::string& name, const std::vector<std::string>& candidates);

} // namespace semblance
