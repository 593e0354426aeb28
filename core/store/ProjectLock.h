// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

#include <filesystem>
#include <optional>
#include <string>

namespace semblance {

/// One process at a time may run a project. The lock is freed with the process, also when it is killed.
class ProjectLock {
public:
    /// Throws Error naming the process that holds the project, or saying that the folder cannot be written.
    explicit ProjectLock(const std::filesystem::path& projectFolder);

    /// "semblance-cli, process 1234 on host" when another living process runs the project.
    static std::optional<std::string> holder(const std::filesystem::path& projectFolder);

private:
    QLockFile m_lock;
};

} // namespace semblance
