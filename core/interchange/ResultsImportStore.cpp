// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"

#include "core/store/Rows.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
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

/// Whether `rounded` is `exact` as the plain files write it, with four decimals.
bool isRounded(double rounded, double exact)
{
    return rounded != exact && std::abs(std::round(exact * 1e4) / 1e4 - rounded) < 1e-9;
}

/// Whether an earlier import knows more of a mutant than this one: an import never takes away what is known.
bool knowsMore(const MutantResult& before, const MutantResult& now)
{
    if (before.counts() != now.counts())
        return before.counts();
    const bool rounded = isRounded(now.realism.couplingStrength, before.realism.couplingStrength) ||
                         isRounded(now.realism.overlap, before.realism.overlap);
    const bool equal = now.realism.couplingStrength == before.realism.couplingStrength &&
                       now.realism.overlap == before.realism.overlap;
    const bool lost = (before.quality && !now.quality) || (before.realism.inputs > 0 && now.realism.inputs == 0) ||
                      (before.realism.faultKillMass > 0.0 && now.realism.faultKillMass == 0.0);
    return rounded || (equal && lost);
}

/// Adds to `fresh` what an earlier import has and these files lack: scenarios as a whole, and what is known of a
/// mutant. Returns the number of such mutants. Within a scenario that is there, the files say which mutants there are.
std::size_t keepEarlier(BugResults& fresh, const BugResults& before)
{
    std::map<std::pair<Scenario, std::string>, MutantResult*> byName;
    std::set<Scenario> scenarios;
    for (MutantResult& mutant : fresh.mutants) {
        byName.emplace(std::pair(mutant.scenario, mutant.name), &mutant);
        scenarios.insert(mutant.scenario);
    }
    std::size_t kept = 0;
    std::vector<MutantResult> lacking;
    for (const MutantResult& mutant : before.mutants) {
        const auto found = byName.find({mutant.scenario, mutant.name});
        if (!scenarios.contains(mutant.scenario))
            lacking.push_back(mutant);
        else if (found != byName.end() && knowsMore(mutant, *found->second))
            *found->second = mutant;
        else
            continue;
        ++kept;
    }
    fresh.mutants.insert(fresh.mutants.end(), lacking.begin(), lacking.end());
    for (const ImportSource& source : before.sources) {
        const bool replaced = std::any_of(fresh.sources.begin(), fresh.sources.end(), [&](const ImportSource& other) {
            return other.scenario == source.scenario && other.kind == source.kind;
        });
        if (!replaced)
            fresh.sources.push_back(source);
    }
    fresh.sort();
    return kept;
}

ImportRemark keptRemark(const std::string& bug, std::size_t kept)
{
    return {ImportRemark::Severity::Warning,
            {},
            0,
            bug,
            QCoreApplication::translate("core", "These files know less of %1 of its mutants than an earlier import; "
                                                "what was known is kept.")
                .arg(kept)
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
    ResultsByBug fresh = byBug(results.mutants, results.sources);
    ImportBatch batch;
    for (auto& [bug, bugResults] : fresh) {
        if (ownPairs.contains(bug) || measured.contains(bug)) {
            summary.remarks.push_back(refusal(bug));
            continue;
        }
        ++summary.bugs;
        summary.mutants += bugResults.mutants.size();
        const auto before = stored.find(bug);
        if (before != stored.end()) {
            if (const std::size_t kept = keepEarlier(bugResults, before->second))
                summary.remarks.push_back(keptRemark(bug, kept));
        }
        const bool same = before != stored.end() &&
                          std::equal(bugResults.mutants.begin(), bugResults.mutants.end(),
                                     before->second.mutants.begin(), before->second.mutants.end(), rows::haveSameRow);
        summary.changedBugs += !same;
        if (same && bugResults.sources == before->second.sources)
            continue;
        batch.pairs.push_back({bug, bugResults.mutants.front().dataset, bug, {}, {}, {}});
        batch.mutants.insert(batch.mutants.end(), bugResults.mutants.begin(), bugResults.mutants.end());
        batch.sources.insert(batch.sources.end(), bugResults.sources.begin(), bugResults.sources.end());
    }
    if (!batch.pairs.empty())
        writer.replace(std::move(batch));
    writer.flush();
    summary.remarks.insert(summary.remarks.end(), results.remarks.begin(), results.remarks.end());
    std::stable_sort(summary.remarks.begin(), summary.remarks.end(),
                     [](const ImportRemark& a, const ImportRemark& b) { return a.severity > b.severity; });
    return summary;
}

} // namespace semblance
