// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"

#include <filesystem>
#include <string>

namespace semblance {

/// Reads one pair from TOML text. `file` is only named in messages.
/// Throws Error with file, line, column and key: syntax, unknown keys (with the nearest known one), values out of
/// range or of the wrong type (with what is allowed), layers that do not fit each other.
BugFixPair parsePair(const std::string& text, const std::string& file);

/// The canonical text of a pair: [data], [fixed], and in [faulty] only the keys that differ.
/// parsePair(writePair(p)) == p, and writePair(parsePair(t)) == t for a canonical t. Throws Error with the key when the
/// pair could not be read again: values out of range, mutated data, task or data that differ between the programs.
std::string writePair(const BugFixPair& pair);

/// A pair on disk. A file that was not changed is saved byte for byte as it was read, comments included.
class PairFile {
public:
    /// Throws Error when the file cannot be read or is not a valid pair.
    static PairFile load(const std::filesystem::path& path);
    PairFile(std::filesystem::path path, BugFixPair pair);

    const std::filesystem::path& path() const { return m_path; }
    const BugFixPair& pair() const { return m_pair; }
    void setPair(const BugFixPair& pair);
    std::string text() const;
    /// Writes to a temporary file and renames it. Throws Error; the old file is then still there.
    void save() const;

private:
    std::filesystem::path m_path;
    std::string m_sourceText; ///< empty once the pair differs from what was read
    BugFixPair m_pair;
};

} // namespace semblance
