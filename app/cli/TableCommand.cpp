// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/interchange/StudyTables.h"
#include "core/program/Error.h"
#include "core/store/StoreReader.h"
#include "core/study/Project.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace semblance::cli {

namespace {

struct TableCommandOptions {
    std::filesystem::path project = ".";
    std::string kind;
    std::string metric; ///< empty: CS and IoU
    TableOptions table;
    std::vector<std::string> thresholds; ///< "near_one=0.8"
    std::vector<std::string> chooseOn;
    std::string format;           ///< empty: as the file's name ends
    std::filesystem::path output; ///< empty: standard output
};

[[noreturn]] void fail(const QString& message) { throw Error(message.toStdString()); }

std::vector<std::string> kindNames()
{
    std::vector<std::string> names;
    for (const auto& [kind, name] : tableKinds())
        names.push_back(name);
    return names;
}

TableFormat formatOf(const TableCommandOptions& options)
{
    if (!options.format.empty())
        return *tableFormatFromName(options.format);
    if (options.output.empty())
        return TableFormat::Csv;
    const QString suffix = QFileInfo(QString::fromStdString(options.output.string())).suffix();
    const auto format = tableFormatFromName(suffix.toStdString());
    if (!format)
        throw Error({options.output.string(), 0, 0, {}},
                    QCoreApplication::translate("cli", "The name ends with none of .csv, .tex and .md; say which "
                                                       "--format to write.")
                        .toStdString());
    return *format;
}

/// One "name=value" of --threshold.
void setThreshold(TableOptions& options, const QString& text)
{
    const QString name = text.section(QLatin1Char('='), 0, 0);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(text.section(QLatin1Char('='), 1), &isNumber);
    if (!isNumber || !(value >= 0.0) || qIsInf(value))
        fail(QCoreApplication::translate("cli", "--threshold %1: write name=value with a number of at least 0.")
                 .arg(text));
    QStringList names;
    for (const auto& [known, member] : deviationRuleNames()) {
        names << QString::fromStdString(known);
        if (names.last() == name) {
            options.rules.*member = value;
            return;
        }
    }
    names << QStringLiteral("hit_rate");
    if (name != names.last())
        fail(QCoreApplication::translate("cli", "--threshold %1: there is no such threshold; known are %2.")
                 .arg(text, names.join(QStringLiteral(", "))));
    options.selection.hitRate = value;
}

void requireDataset(const std::vector<MutantResult>& mutants, const std::string& dataset)
{
    std::set<QString> names;
    for (const MutantResult& mutant : mutants)
        names.insert(QString::fromStdString(mutant.dataset));
    if (names.count(QString::fromStdString(dataset)) > 0)
        return;
    fail(QCoreApplication::translate("cli", "There is no data set \"%1\"; the project has %2.")
             .arg(QString::fromStdString(dataset), QStringList(names.begin(), names.end()).join(QStringLiteral(", "))));
}

TableOptions contents(const TableCommandOptions& options)
{
    TableOptions contents = options.table;
    if (!options.metric.empty())
        contents.metric = fromName<Metric>(options.metric);
    for (const std::string& threshold : options.thresholds)
        setThreshold(contents, QString::fromStdString(threshold));
    contents.selection.datasets = {options.chooseOn.begin(), options.chooseOn.end()};
    return contents;
}

int table(const TableCommandOptions& options)
{
    const TableOptions asked = contents(options);
    const TableFormat format = formatOf(options);
    const Project project = Project::load(options.project);
    const std::vector<MutantResult> mutants = StoreReader(project.folder()).mutants();
    if (mutants.empty())
        throw Error({project.folder().string(), 0, 0, {}},
                    QCoreApplication::translate("cli", "There are no results to make a table of. Run the project or "
                                                       "import results first.")
                        .toStdString());
    if (!asked.dataset.empty())
        requireDataset(mutants, asked.dataset);
    for (const std::string& dataset : options.chooseOn)
        requireDataset(mutants, dataset);
    const StudyTable made = studyTable(*tableKindFromName(options.kind), mutants, asked);
    if (options.output.empty()) {
        print(formatTable(made, format));
        return Success;
    }
    writeTable(made, format, options.output);
    print(QFileInfo(QString::fromStdString(options.output.string())).absoluteFilePath());
    return Success;
}

} // namespace

void addTable(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<TableCommandOptions>();
    CLI::App* sub = app.add_subcommand("table", "Write a table of the results as CSV, LaTeX or Markdown");
    addProject(sub, options->project);
    sub->add_option("--kind,-k", options->kind, "what the table is about")
        ->required()
        ->check(CLI::IsMember(kindNames()));
    sub->add_option("--metric", options->metric, "cs, iou or coverage (default: cs and iou)")
        ->check(CLI::IsMember({"cs", "iou", "coverage"}));
    sub->add_option("--dataset", options->table.dataset, "only this data set, for example deeplocalize");
    sub->add_option("--min-bugs", options->table.minimumBugs, "operators of fewer bugs have no rank (default: 15)")
        ->check(CLI::Range(1, 1000000));
    sub->add_flag("!--no-intervals", options->table.intervals, "leave bootstrap intervals out, which take a second");
    sub->add_option("--threshold", options->thresholds, "name=value of a deviation rule, or hit_rate=value");
    sub->add_option("--choose-on", options->chooseOn,
                    "families and selection: data sets to choose on, separated by commas (default: all; for "
                    "selection, all but one in turn)")
        ->delimiter(',');
    sub->add_option("--format", options->format, "csv, latex or md (default: as the file ends, else csv)")
        ->check(CLI::IsMember({"csv", "latex", "md"}));
    sub->add_option("-o,--output", options->output, "file to write (default: standard output)");
    sub->callback([options, &chosen] { chosen.command = [options] { return table(*options); }; });
}

} // namespace semblance::cli
