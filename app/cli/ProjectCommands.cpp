// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/interchange/Report.h"
#include "core/store/StoreReader.h"
#include "core/study/Project.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace semblance::cli {

namespace {

struct NewOptions {
    std::filesystem::path folder;
    std::string sample;
};

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

} // namespace

void addNew(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<NewOptions>();
    CLI::App* sub = app.add_subcommand("new", "Create a project, empty or from a shipped sample");
    sub->add_option("DIR", options->folder, "folder to create")->required();
    sub->add_option("--sample", options->sample, "sample project, for example first-steps");
    sub->callback([options, &chosen] { chosen.command = [options] { return newProject(*options); }; });
}

void addCheck(CLI::App& app, Chosen& chosen)
{
    auto project = std::make_shared<std::filesystem::path>(".");
    auto json = std::make_shared<bool>(false);
    CLI::App* sub = app.add_subcommand("check", "Validate every pair of a project without training");
    addProject(sub, *project);
    sub->add_flag("--json", *json, "print the findings as JSON");
    sub->callback([=, &chosen] { chosen.command = [=] { return check(*project, *json); }; });
}

void addReport(CLI::App& app, Chosen& chosen)
{
    auto project = std::make_shared<std::filesystem::path>(".");
    auto json = std::make_shared<bool>(false);
    CLI::App* sub = app.add_subcommand("report", "Print distributions, winners, tests, operators and deviations");
    addProject(sub, *project);
    sub->add_flag("--json", *json, "print everything as JSON");
    sub->callback([=, &chosen] { chosen.command = [=] { return report(*project, *json); }; });
}

} // namespace semblance::cli
