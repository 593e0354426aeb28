// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <filesystem>
#include <string>

namespace semblance {

/// The content of a file and the name that messages give it.
struct FileBytes {
    std::string name;
    QByteArray bytes;
};

/// Reads a file, unpacked if it is gzip (told by its content, not its name). `name` is what the user calls it.
/// Throws Error when it cannot be read, ends early, or unpacks to more than 4 GiB.
FileBytes readFileBytes(const std::filesystem::path& path, const std::string& name);

} // namespace semblance
