// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/interchange/Report.h"
#include "core/store/StoreReader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace semblance::cli {

int newProject(const NewOptions& options)
{
    const Project project = Project::create(options.folder, options.sample);
    print(QCoreApplication::translate("cli", "Project \"%1\" with %n pair(s) in %2", nullptr,
                                      static_cast<int>(project.pairs().size()))
              .arg(QString::fromStdString(project.settings().name), QString::fromStdString(project.folder().string())));
    return Success;
}

int check(const std::filesystem::path& folder, bool json)
{
    const std::vector<Finding> findings = checkProject(folder);
    QJsonArray array;
    for (const Finding& finding : findings) {
        const bool error = finding.severity == Finding::Severity::Error;
        const QString severity = error ? QStringLiteral("error") : QStringLiteral("warning");
        array.append(QJsonObject{{"severity", severity},
                                 {"subject", QString::fromStdString(finding.subject)},
                                 {"message", QString::fromStdString(finding.message)}});
        if (!json)
            complain(severity + QStringLiteral(": ") + QString::fromStdString(finding.message));
    }
    if (json)
        printJson(array);
    else if (findings.empty())
        print(QCoreApplication::translate("cli", "No problems found."));
    const bool sound = std::none_of(findings.begin(), findings.end(),
                                    [](const Finding& f) { return f.severity == Finding::Severity::Error; });
    return sound ? Success : BadInput;
}

int report(const std::filesystem::path& folder, bool json)
{
    const Project project = Project::load(folder);
    const std::vector<MutantResult> mutants = StoreReader(project.folder()).mutants();
    if (json)
        printJson(reportJson(mutants));
    else
        print(reportText(mutants));
    return Success;
}

} // namespace semblance::cli
