// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/store/StoreReader.h"
#include "ui/figure/FigureExport.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace semblance::cli {

namespace {

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

} // namespace

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

} // namespace semblance::cli
