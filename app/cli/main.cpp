// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "ui/language/Language.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <functional>
#include <map>
#include <memory>
#include <string>

using namespace semblance;
using namespace semblance::cli;

namespace {

/// The command that was chosen, run after the right kind of application object is there.
struct Chosen {
    std::function<int()> command;
    bool needsFonts = false;
};

void addNew(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<NewOptions>();
    CLI::App* sub = app.add_subcommand("new", "Create a project, empty or from a shipped sample");
    sub->add_option("DIR", options->folder, "folder to create")->required();
    sub->add_option("--sample", options->sample, "sample project, for example first-steps");
    sub->callback([options, &chosen] { chosen.command = [options] { return newProject(*options); }; });
}

CLI::Option* addProject(CLI::App* sub, std::filesystem::path& project)
{
    return sub->add_option("--project,-p", project, "project folder (default: the current folder)");
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

template <typename Enum>
std::map<std::string, Enum> valuesByName()
{
    std::map<std::string, Enum> values;
    for (const auto& [value, name] : Names<Enum>::table())
        values[name] = value;
    return values;
}

void addRun(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<RunCommandOptions>();
    CLI::App* sub = app.add_subcommand("run", "Train and compare what is missing; resumable, Ctrl-C is safe");
    addProject(sub, options->project);
    sub->add_option("--pairs", options->run.plan.pairs, "only these pairs, separated by commas")->delimiter(',');
    sub->add_option("--scenarios", options->run.plan.scenarios, "only these: pre, post1, post2, control")
        ->delimiter(',')
        ->transform(CLI::CheckedTransformer(valuesByName<Scenario>()));
    sub->add_option("--operators", options->run.plan.operators, "only these operators, for example TCL,GF")
        ->delimiter(',');
    sub->add_option("--jobs,-j", options->run.jobs, "workers, one core each (default: one a core)")
        ->check(CLI::Range(1, 1024));
    sub->add_option("--device", options->run.device, "auto, cpu or cuda")
        ->transform(CLI::CheckedTransformer(valuesByName<Device>()));
    sub->add_flag("--json", options->json, "print a summary as JSON");
    sub->callback([options, &chosen] { chosen.command = [options] { return run(*options); }; });
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

void addFigure(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<FigureOptions>();
    CLI::App* sub = app.add_subcommand("figure", "Draw a figure for a paper as PDF, SVG or PNG");
    addProject(sub, options->project);
    sub->add_option("--kind", options->kind, "bugwise: boxplots of the mutants of every bug")
        ->check(CLI::IsMember({"bugwise"}));
    sub->add_option("--metric", options->metric, "cs or iou")->check(CLI::IsMember({"cs", "iou"}));
    sub->add_option("--dataset", options->dataset, "only this data set, for example deeplocalize");
    sub->add_option("--order", options->order, "id, median or spread")
        ->check(CLI::IsMember({"id", "median", "spread"}));
    sub->add_option("-o,--output", options->output, "file to write: .pdf, .svg or .png")->required();
    sub->add_option("--width-mm", options->widthMm, "page width")->check(CLI::Range(20.0, 1000.0));
    sub->add_option("--height-mm", options->heightMm, "page height (default: chosen)")->check(CLI::Range(20.0, 1000.0));
    sub->add_option("--font-pt", options->fontPt, "font size")->check(CLI::Range(4.0, 36.0));
    sub->add_option("--dpi", options->dpi, "resolution of PNG")->check(CLI::Range(72, 2400));
    sub->add_flag("--horizontal", options->horizontal, "boxes lie on their side");
    sub->add_flag("!--no-outliers", options->outliers, "leave outliers out");
    sub->callback([options, &chosen] {
        chosen.needsFonts = true;
        chosen.command = [options] { return figure(*options); };
    });
}

void addOperators(CLI::App& app, Chosen& chosen)
{
    auto json = std::make_shared<bool>(false);
    CLI::App* sub = app.add_subcommand("operators", "List every mutation operator");
    sub->add_flag("--json", *json, "print them with their parameters as JSON");
    sub->callback([json, &chosen] { chosen.command = [json] { return listOperators(*json); }; });
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv, bool needsFonts)
{
    if (!needsFonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");                                   // figures need fonts, never a display
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // Qt misses desktop folders on servers
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app("How closely does a mutant resemble the real fault it stands for?", "semblance-cli");
    app.set_version_flag("--version", SEMBLANCE_VERSION);
    app.require_subcommand(1);
    Chosen chosen;
    addNew(app, chosen);
    addCheck(app, chosen);
    addRun(app, chosen);
    addReport(app, chosen);
    addFigure(app, chosen);
    addOperators(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        return app.exit(success); // --help, --version
    } catch (const CLI::ParseError& error) {
        complain(QString::fromUtf8(error.what()));
        return BadInput;
    }
    const auto application = makeApplication(argc, argv, chosen.needsFonts);
    QCoreApplication::setApplicationName(QStringLiteral("semblance-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SEMBLANCE_VERSION));
    installLanguage({});
    try {
        return chosen.command();
    } catch (const std::exception& error) {
        complain(QString::fromUtf8(error.what()));
        return BadInput;
    }
}
