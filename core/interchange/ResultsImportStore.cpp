// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"

#include "core/store/Rows.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace semblance {

namespace {

/// What is known of one bug, in an order of its own: the store has another.
struct BugResults {
    std::vector<MutantResult> mutants;
    std::vector<ImportSource> sources;

    void sort()
    {
        std::sort(mutants.begin(), mutants.end(), [](const MutantResult& a, const MutantResult& b) {
            return std::tie(a.scenario, a.name) < std::tie(b.scenario, b.name);
        });
        std::sort(sources.begin(), sources.end(), [](const ImportSource& a, const ImportSource& b) {
            return std::tie(a.scenario, a.kind, a.file) < std::tie(b.scenario, b.kind, b.file);
        });
    }
};

using ResultsByBug = std::map<std::string, BugResults>;

ResultsByBug byBug(const std::vector<MutantResult>& mutants, const std::vector<ImportSource>& sources)
{
    ResultsByBug bugs;
    for (const MutantResult& mutant : mutants)
        bugs[mutant.bug].mutants.push_back(mutant);
    for (const ImportSource& source : sources)
        bugs[source.bug].sources.push_back(source);
    for (auto& [bug, results] : bugs)
        results.sort();
    return bugs;
}

/// Bugs with results of their own, whether or not their pair is still in the project.
std::set<std::string> measuredBugs(const StoreReader& reader)
{
    std::set<std::string> bugs;
    for (const PairRecord& pair : reader.pairs())
        if (!pair.imported())
            bugs.insert(pair.bug);
    return bugs;
}

ImportRemark refusal(const std::string& bug)
{
    return {ImportRemark::Severity::Error,
            {},
            0,
            bug,
            QCoreApplication::translate("core", "The project has a bug-fix pair or measured results of this bug. They "
                                                "were kept; import into another project.")
                .toStdString()};
}

} // namespace

ImportSummary importResults(const ImportedResults& results, const std::filesystem::path& projectFolder,
                            const std::set<std::string>& ownPairs)
{
    ImportSummary summary;
    StoreWriter writer(projectFolder); // first: it locks the project and brings the file up to date
    const StoreReader reader(projectFolder);
    const std::set<std::string> measured = measuredBugs(reader);
    const ResultsByBug stored = byBug(reader.mutants(), reader.sources());
    ImportBatch batch;
    for (const auto& [bug, fresh] : byBug(results.mutants, results.sources)) {
        if (ownPairs.contains(bug) || measured.contains(bug)) {
            summary.remarks.push_back(refusal(bug));
            continue;
        }
        ++summary.bugs;
        summary.mutants += fresh.mutants.size();
        const auto before = stored.find(bug);
        const bool same = before != stored.end() &&
                          std::equal(fresh.mutants.begin(), fresh.mutants.end(), before->second.mutants.begin(),
                                     before->second.mutants.end(), rows::haveSameRow);
        summary.changedBugs += !same;
        if (same && fresh.sources == before->second.sources)
            continue;
        batch.pairs.push_back({bug, fresh.mutants.front().dataset, bug, {}, {}, {}});
        batch.mutants.insert(batch.mutants.end(), fresh.mutants.begin(), fresh.mutants.end());
        batch.sources.insert(batch.sources.end(), fresh.sources.begin(), fresh.sources.end());
    }
    if (!batch.pairs.empty())
        writer.replace(std::move(batch));
    writer.flush();
    // Refusals are errors, and errors come first.
    summary.remarks.insert(summary.remarks.end(), results.remarks.begin(), results.remarks.end());
    return summary;
}

} // namespace semblance
