// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"

#include "core/interchange/ResultsOfBug.h"
#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>

namespace semblance {

namespace {

namespace fs = std::filesystem;

template <typename Content>
ImportSource sourceOf(const std::string& bug, Scenario scenario, const std::string& kind, const fs::path& path,
                      const Content& content)
{
    return {bug, scenario, kind, fs::absolute(path).lexically_normal().string(), content.sha256, content.rows.size()};
}

/// Reads everything, then puts it together bug by bug.
class ResultsReading {
public:
    ResultsReading(const fs::path& root, const fs::path& qualityFolder)
    {
        for (ResultsFile& file : listResultsFiles(root, m_results.remarks)) {
            ResultsContent content = readResultsFile(file);
            m_read.push_back({std::move(file), std::move(content)});
        }
        for (QualityFile& file : listQualityFiles(root, qualityFolder, m_results.remarks)) {
            QualityContent content = readQualityFile(file);
            m_readQuality.push_back({std::move(file), std::move(content)});
        }
    }

    bool empty() const { return m_read.empty(); }

    ImportedResults take()
    {
        std::map<std::string, BugFiles> bugs;
        for (const ReadResults& read : m_read) {
            bugs[read.file.bug].results.push_back(&read);
            addRemarks(read.content.remarks);
        }
        // Qualities of bugs without results are of no use here.
        for (const ReadQuality& read : m_readQuality) {
            const auto bug = bugs.find(read.file.bug);
            if (bug == bugs.end())
                continue;
            bug->second.quality = &read;
            addRemarks(read.content.remarks);
        }
        for (const auto& [bug, files] : bugs)
            addBug(bug, files);
        std::stable_sort(m_results.remarks.begin(), m_results.remarks.end(),
                         [](const ImportRemark& a, const ImportRemark& b) { return a.severity > b.severity; });
        return std::move(m_results);
    }

private:
    void addRemarks(const std::vector<ImportRemark>& remarks)
    {
        m_results.remarks.insert(m_results.remarks.end(), remarks.begin(), remarks.end());
    }

    void addBug(const std::string& bug, const BugFiles& files)
    {
        std::vector<MutantResult> mutants = mutantsOfBug(bug, files, m_results.remarks);
        if (mutants.empty())
            return;
        std::move(mutants.begin(), mutants.end(), std::back_inserter(m_results.mutants));
        for (const ReadResults* read : files.results)
            if (read->content.sound)
                m_results.sources.push_back(sourceOf(bug, read->file.scenario, publishedName(read->file.metric),
                                                     read->file.path, read->content));
        if (files.quality && files.quality->content.sound)
            m_results.sources.push_back(
                sourceOf(bug, Scenario::Pre, "quality", files.quality->file.path, files.quality->content));
    }

    ImportedResults m_results;
    std::vector<ReadResults> m_read;
    std::vector<ReadQuality> m_readQuality;
};

} // namespace

std::string remarkText(const ImportRemark& remark)
{
    std::string where = remark.file.empty() ? remark.bug : remark.file;
    if (remark.line > 0)
        where.append(":").append(std::to_string(remark.line));
    return where.empty() ? remark.message : where + ": " + remark.message;
}

ImportedResults readPublishedResults(const fs::path& folder, const fs::path& qualityFolder)
{
    if (const std::optional<fs::path> root = resultsRoot(folder)) {
        ResultsReading reading(*root, qualityFolder);
        if (!reading.empty())
            return reading.take();
    }
    throw Error({folder.string(), 0, 0, {}},
                QCoreApplication::translate("core", "There are no published results in this folder. Choose the one "
                                                    "that holds coupling_strength and detectability_overlap.")
                    .toStdString());
}

bool holdsPublishedResults(const fs::path& folder)
{
    std::vector<ImportRemark> ignored;
    const std::optional<fs::path> root = resultsRoot(folder);
    return root && !listResultsFiles(*root, ignored).empty();
}

} // namespace semblance
