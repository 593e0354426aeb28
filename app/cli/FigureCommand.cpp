// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/program/Error.h"
#include "core/store/StoreReader.h"
#include "core/study/Project.h"
#include "ui/figure/FigureExport.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace semblance::cli {

namespace {

struct FigureOptions {
    std::filesystem::path project = ".";
    std::string kind = "bugwise"; ///< the only kind so far
    std::string metric = "cs";
    std::string dataset; ///< empty: all
    std::string order = "id";
    std::filesystem::path output;
    double widthMm = 180.0;
    double heightMm = 0.0; ///< 0: chosen by the figure
    double fontPt = 8.0;
    int dpi = 300;
    bool horizontal = false;
    bool outliers = true;
};

BugOrder orderFrom(const std::string& name)
{
    return name == "median" ? BugOrder::Median : name == "spread" ? BugOrder::Spread : BugOrder::Id;
}

BugwiseOptions contents(const FigureOptions& options)
{
    BugwiseOptions contents;
    contents.metric = *fromName<Metric>(options.metric);
    contents.dataset = options.dataset;
    contents.order = orderFrom(options.order);
    contents.orientation = options.horizontal ? Qt::Horizontal : Qt::Vertical;
    contents.showOutliers = options.outliers;
    return contents;
}

FigureStyle style(const FigureOptions& options)
{
    FigureStyle style;
    style.widthMm = options.widthMm;
    style.heightMm = options.heightMm;
    style.fontPoints = options.fontPt;
    style.dpi = options.dpi;
    return style;
}

int figure(const FigureOptions& options)
{
    const Project project = Project::load(options.project);
    const BugwiseFigure figure = bugwiseFigure(StoreReader(project.folder()).mutants(), contents(options));
    if (figure.boxes.empty())
        throw Error({project.folder().string(), 0, 0, {}},
                    QCoreApplication::translate("cli", "There are no results to draw. Run the project first, or choose "
                                                       "another data set.")
                        .toStdString());
    const QString path = QString::fromStdString(options.output.string());
    for (const QString& warning : exportFigure(figure, style(options), path))
        complain(warning);
    print(QFileInfo(path).absoluteFilePath());
    return Success;
}

} // namespace

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

} // namespace semblance::cli
