// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/interchange/ResultsImport.h"
#include "core/study/Project.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace semblance::cli {

namespace {

struct ImportOptions {
    std::filesystem::path folder;
    std::filesystem::path quality;
    std::filesystem::path project = ".";
    bool json = false;
};

QString severityName(ImportRemark::Severity severity)
{
    switch (severity) {
    case ImportRemark::Severity::Error:
        return QStringLiteral("error");
    case ImportRemark::Severity::Warning:
        return QStringLiteral("warning");
    case ImportRemark::Severity::Note:
        break;
    }
    return QStringLiteral("note");
}

QJsonObject summaryJson(const ImportSummary& summary)
{
    QJsonArray remarks;
    for (const ImportRemark& remark : summary.remarks)
        remarks.append(QJsonObject{{"severity", severityName(remark.severity)},
                                   {"file", QString::fromStdString(remark.file)},
                                   {"line", remark.line},
                                   {"bug", QString::fromStdString(remark.bug)},
                                   {"message", QString::fromStdString(remark.message)}});
    return {{"bugs", static_cast<qint64>(summary.bugs)},
            {"mutants", static_cast<qint64>(summary.mutants)},
            {"changed_bugs", static_cast<qint64>(summary.changedBugs)},
            {"remarks", remarks}};
}

int importResults(const ImportOptions& options)
{
    const Project project = Project::load(options.project);
    std::set<std::string> ownPairs;
    for (const PairFile& pair : project.pairs())
        ownPairs.insert(pair.pair().id);
    const ImportedResults results = readPublishedResults(options.folder, options.quality);
    const bool anyCounts = std::any_of(results.mutants.begin(), results.mutants.end(),
                                       [](const MutantResult& mutant) { return mutant.counts(); });
    const ImportSummary summary = semblance::importResults(results, project.folder(), ownPairs);
    if (options.json) {
        printJson(summaryJson(summary));
    } else {
        for (const ImportRemark& remark : summary.remarks)
            complain(severityName(remark.severity) + QStringLiteral(": ") + QString::fromStdString(remarkText(remark)));
        print(QCoreApplication::translate("cli", "%1 mutants of %2 bugs imported; %3 bugs are new or have changed.")
                  .arg(summary.mutants)
                  .arg(summary.bugs)
                  .arg(summary.changedBugs));
    }
    if (summary.mutants == 0)
        return BadInput;
    const bool complete = std::none_of(summary.remarks.begin(), summary.remarks.end(), [](const ImportRemark& remark) {
        return remark.severity == ImportRemark::Severity::Error;
    });
    return complete && anyCounts ? Success : Incomplete;
}

} // namespace

void addImportResults(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<ImportOptions>();
    CLI::App* sub = app.add_subcommand("import-results", "Import published results (CSV files) into a project");
    sub->add_option("DIR", options->folder, "folder with coupling_strength and detectability_overlap")->required();
    addProject(sub, options->project);
    sub->add_option("--quality", options->quality, "folder with quality_BUG_pre_training.csv (default: found in DIR)");
    sub->add_flag("--json", options->json, "print what was imported and every remark as JSON");
    sub->callback([options, &chosen] { chosen.command = [options] { return importResults(*options); }; });
}

} // namespace semblance::cli
