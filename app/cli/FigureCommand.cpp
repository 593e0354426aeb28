// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/program/Error.h"
#include "core/store/StoreReader.h"
#include "core/study/Project.h"
#include "ui/figure/FigurePresets.h"
#include "ui/figure/OperatorsFigure.h"
#include "ui/figure/ShownMutants.h"
#include "ui/figure/WinnersFigure.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <sstream>

namespace semblance::cli {

namespace {

enum class Kind { Bugwise, Operators, Winners };

const std::map<std::string, Kind> kinds = {
    {"bugwise", Kind::Bugwise}, {"operators", Kind::Operators}, {"winners", Kind::Winners}};
const std::map<std::string, BugOrder> orders = {
    {"id", BugOrder::Id}, {"median", BugOrder::Median}, {"spread", BugOrder::Spread}};
const std::map<std::string, FigurePalette> palettes = {{"colour", FigurePalette::OkabeIto},
                                                       {"grey", FigurePalette::Greys}};

struct FigureOptions {
    std::filesystem::path project = ".";
    Kind kind = Kind::Bugwise;
    Metric metric = Metric::CouplingStrength;
    std::string dataset; ///< empty: all
    std::filesystem::path output;

    BugOrder order = BugOrder::Id;
    bool horizontal = false;
    bool outliers = true;
    bool noise = false;
    std::size_t minimumBugs = defaultMinimumBugs;
    bool intervals = false;
    bool unranked = false;

    std::string preset; ///< empty: the defaults of FigureStyle
    // What is given goes before the preset.
    std::optional<double> widthMm;
    std::optional<std::string> font;
    std::optional<double> fontPt;
    FigurePalette palette = FigurePalette::OkabeIto;
    FigureStyle style; ///< all other choices
};

FigureStyle styleOf(const FigureOptions& options)
{
    FigureStyle style = options.style;
    if (const FigurePreset* preset = figurePreset(options.preset))
        preset->apply(style);
    style.widthMm = options.widthMm.value_or(style.widthMm);
    style.fontPoints = options.fontPt.value_or(style.fontPoints);
    if (options.font)
        style.fontFamily = QString::fromStdString(*options.font);
    style.colors = printColors(options.palette);
    return style;
}

[[noreturn]] void refuseEmpty(const FigureOptions& options)
{
    throw Error({options.project.string(), 0, 0, {}},
                QCoreApplication::translate("cli", "There are no results to draw. Run the project or import results "
                                                   "first, or choose another data set.")
                    .toStdString());
}

FigurePage bugwisePage(const std::vector<MutantResult>& mutants, const FigureOptions& options)
{
    BugwiseOptions contents;
    contents.metric = options.metric;
    contents.dataset = options.dataset;
    contents.order = options.order;
    contents.orientation = options.horizontal ? Qt::Horizontal : Qt::Vertical;
    contents.showOutliers = options.outliers;
    if (options.noise) {
        contents.noise = noiseFloor(ShownMutants(mutants, options.dataset).list(), options.metric);
        if (!contents.noise)
            complain(QCoreApplication::translate("cli",
                                                 "No mutants show the training noise; the figure has no noise band."));
    }
    const BugwiseFigure figure = bugwiseFigure(mutants, contents);
    if (figure.boxes.empty())
        refuseEmpty(options);
    return figurePage(figure, styleOf(options));
}

FigurePage operatorsPage(const std::vector<MutantResult>& mutants, const FigureOptions& options)
{
    OperatorsOptions contents;
    contents.metric = options.metric;
    contents.dataset = options.dataset;
    contents.minimumBugs = options.minimumBugs;
    contents.showUnranked = options.unranked;
    RankIntervals intervals;
    if (options.intervals) {
        const ShownMutants shown(mutants, options.dataset);
        intervals = rankIntervals(shown.list(), options.metric, options.minimumBugs);
        contents.intervals = &intervals;
    }
    const OperatorsFigure figure = operatorsFigure(mutants, contents);
    if (figure.rows.empty() && !mutants.empty())
        throw Error({options.project.string(), 0, 0, {}},
                    QCoreApplication::translate("cli", "No operator has mutants of %1 bugs or more. Choose a smaller "
                                                       "--min-bugs, or --unranked to draw all of them.")
                        .arg(options.minimumBugs)
                        .toStdString());
    if (figure.rows.empty())
        refuseEmpty(options);
    return figurePage(figure, styleOf(options));
}

FigurePage winnersPage(const std::vector<MutantResult>& mutants, const FigureOptions& options)
{
    const WinnersFigure figure = winnersFigure(mutants, {options.metric, options.dataset});
    if (figure.counts.empty())
        refuseEmpty(options);
    return figurePage(figure, styleOf(options));
}

FigurePage page(const std::vector<MutantResult>& mutants, const FigureOptions& options)
{
    switch (options.kind) {
    case Kind::Operators:
        return operatorsPage(mutants, options);
    case Kind::Winners:
        return winnersPage(mutants, options);
    case Kind::Bugwise:
        break;
    }
    return bugwisePage(mutants, options);
}

int figure(const FigureOptions& options)
{
    const Project project = Project::load(options.project);
    const FigurePage drawn = page(StoreReader(project.folder()).mutants(), options);
    const QString path = QString::fromStdString(options.output.string());
    exportPage(drawn, styleOf(options), path);
    for (const QString& warning : drawn.warnings)
        complain(warning);
    print(QFileInfo(path).absoluteFilePath());
    return Success;
}

std::vector<std::string> presetIds()
{
    std::vector<std::string> ids;
    for (const FigurePreset& preset : figurePresets())
        ids.push_back(preset.id);
    return ids;
}

std::string presetList()
{
    std::ostringstream list;
    list << "Presets:";
    for (const FigurePreset& preset : figurePresets())
        list << "\n  " << preset.id << std::string(14 - preset.id.size(), ' ') << preset.title().toStdString() << ", "
             << preset.fontFamily << ' ' << preset.fontPoints << " pt";
    return list.str();
}

/// An option for one of the named values; its help lists the names alone.
template <typename Enum>
CLI::Option* addNamed(CLI::App* sub, const char* option, Enum& target, const std::map<std::string, Enum>& values,
                      const char* help)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : values)
        names.push_back(name);
    return sub
        ->add_option_function<std::string>(
            option, [&target, values](const std::string& name) { target = values.at(name); }, help)
        ->check(CLI::IsMember(names));
}

void addContents(CLI::App* sub, FigureOptions& options)
{
    addNamed(sub, "--kind", options.kind, kinds,
             "bugwise: boxplots of the mutants of every bug; operators: the operators ranked; winners: bugs won "
             "by each scenario");
    addNamed(sub, "--metric", options.metric, valuesByName<Metric>(), "what is drawn (default: cs)");
    sub->add_option("--dataset", options.dataset, "only this data set, for example deeplocalize");
    sub->add_option("-o,--output", options.output, "file to write: .pdf, .svg or .png")->required();

    const char* bugwise = "Only for --kind bugwise";
    addNamed(sub, "--order", options.order, orders, "of the bugs (default: id)")->group(bugwise);
    sub->add_flag("--horizontal", options.horizontal, "boxes lie on their side")->group(bugwise);
    sub->add_flag("!--no-outliers", options.outliers, "leave outliers out")->group(bugwise);
    sub->add_flag("--noise", options.noise, "draw a band of what training noise alone looks like")->group(bugwise);

    const char* operators = "Only for --kind operators";
    sub->add_option("--min-bugs", options.minimumBugs, "rank operators that apply to at least so many bugs")
        ->check(CLI::Range(1, 1000000))
        ->group(operators);
    sub->add_flag("--intervals", options.intervals, "write the bootstrap interval of every rank")->group(operators);
    sub->add_flag("--unranked", options.unranked, "draw operators of too few bugs, too, in grey")->group(operators);
}

void addStyle(CLI::App* sub, FigureOptions& options)
{
    const char* style = "Style";
    sub->add_option("--preset", options.preset, "width and font of a journal, see below")
        ->check(CLI::IsMember(presetIds()))
        ->group(style);
    sub->add_option("--width-mm", options.widthMm, "page width (default: 180)")
        ->check(CLI::Range(20.0, 1000.0))
        ->group(style);
    sub->add_option("--height-mm", options.style.heightMm, "page height (default: chosen)")
        ->check(CLI::Range(20.0, 1000.0))
        ->group(style);
    sub->add_option("--font", options.font, "font family (default: Helvetica)")->group(style);
    sub->add_option("--font-pt", options.fontPt, "font size (default: 8)")->check(CLI::Range(4.0, 36.0))->group(style);
    sub->add_option("--line-pt", options.style.linePoints, "line width")->check(CLI::Range(0.1, 5.0))->group(style);
    addNamed(sub, "--palette", options.palette, palettes, "colour is for every kind of colour vision (default: colour)")
        ->group(style);
    sub->add_flag("!--no-hatches", options.style.hatches, "tell scenarios apart by colour alone")->group(style);
    sub->add_flag("!--no-title", options.style.showTitle, "leave the title to the caption")->group(style);
    sub->add_option("--dpi", options.style.dpi, "resolution of PNG")->check(CLI::Range(72, 2400))->group(style);
}

} // namespace

void addFigure(CLI::App& app, Chosen& chosen)
{
    auto options = std::make_shared<FigureOptions>();
    CLI::App* sub = app.add_subcommand("figure", "Draw a figure for a paper as PDF, SVG or PNG");
    addProject(sub, options->project);
    addContents(sub, *options);
    addStyle(sub, *options);
    sub->footer(presetList());
    sub->callback([options, &chosen] {
        chosen.needsFonts = true;
        chosen.command = [options] { return figure(*options); };
    });
}

} // namespace semblance::cli
