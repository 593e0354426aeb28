// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace semblance {

/// Whether nothing can be written into a folder. One without any write permission counts as read-only even for root,
/// who could write all the same.
bool isReadOnlyFolder(const std::filesystem::path& folder);

} // namespace semblance
