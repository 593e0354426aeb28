// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyImport.h"

namespace semblance {

namespace {

ImportSummary write(const ImportedResults& results, const Project& project)
{
    std::set<std::string> ownPairs;
    for (const PairFile& file : project.pairs())
        ownPairs.insert(file.pair().id);
    return semblance::importResults(results, project.folder(), ownPairs);
}

} // namespace

ImportSummary importInto(const Project& project, const std::filesystem::path& results)
{
    return write(readPublishedResults(results), project);
}

ImportSummary importIntoNew(const std::filesystem::path& folder, const std::filesystem::path& results)
{
    const ImportedResults read = readPublishedResults(results);
    return write(read, Project::create(folder));
}

} // namespace semblance
