// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/DataLocator.h"
#include "core/program/PairFile.h"
#include "core/program/ProjectFile.h"

#include <filesystem>
#include <string>
#include <vector>

namespace semblance {

/// A sample project that ships with Semblance.
struct SampleProject {
    std::string name;        ///< "first-steps"
    std::string title;       ///< "First steps"
    std::string description; ///< one translated sentence
};

/// A project on disk (design.md section 4): semblance.toml, pairs/*.toml, data/, results.sqlite.
class Project {
public:
    /// Reads semblance.toml and every pair. Throws Error for the first problem, naming file, line and key.
    static Project load(const std::filesystem::path& folder);
    /// Makes the folder (which must not hold a project yet), empty or from a sample. Throws Error.
    static Project create(const std::filesystem::path& folder, const std::string& sample = {});
    static const std::vector<SampleProject>& samples();
    /// The pair files of a project folder, sorted; whether they are valid is another question.
    static std::vector<std::filesystem::path> pairFiles(const std::filesystem::path& folder);

    const std::filesystem::path& folder() const { return m_folder; }
    const ProjectSettings& settings() const { return m_settings; }
    /// Ordered by id.
    const std::vector<PairFile>& pairs() const { return m_pairs; }
    const BugFixPair* pair(const std::string& bug) const; ///< null when unknown
    DataLocator locator() const { return DataLocator(m_folder); }
    std::filesystem::path settingsFile() const { return m_folder / "semblance.toml"; }
    std::filesystem::path resultsFile() const { return m_folder / "results.sqlite"; }

private:
    std::filesystem::path m_folder;
    ProjectSettings m_settings;
    std::vector<PairFile> m_pairs;
};

/// One finding about a project; the run may go on with warnings.
struct Finding {
    enum class Severity { Warning, Error };
    Severity severity = Severity::Error;
    std::string subject; ///< pair id or file
    std::string message; ///< one line, translated
};

/// Validates everything without training: syntax, layers against the data's shapes, data files, empty test sets,
/// operators and their values. Never throws for problems of the project; they are findings.
std::vector<Finding> checkProject(const std::filesystem::path& folder);

} // namespace semblance
