// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace semblance {

/// Finds the data files a recipe names: absolute paths as they are; relative ones first in the project's data folder,
/// then beside the project file, then in SEMBLANCE_DATA.
class DataLocator {
public:
    /// `projectFolder` may be empty (no project). Reads SEMBLANCE_DATA from the environment.
    explicit DataLocator(std::filesystem::path projectFolder);

    /// Throws Error that lists the places searched.
    std::filesystem::path find(const std::string& reference) const;

private:
    std::vector<std::filesystem::path> m_folders;
};

} // namespace semblance
