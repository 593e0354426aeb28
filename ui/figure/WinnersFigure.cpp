// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/WinnersFigure.h"

#include "ui/figure/ShownMutants.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>
#include <QStringList>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WinnersFigure)
};

} // namespace

WinnersFigure winnersFigure(const std::vector<MutantResult>& mutants, const WinnersOptions& options)
{
    const ShownMutants shown(mutants, options.dataset);
    WinnersFigure figure;
    figure.metric = options.metric;
    figure.counts = winCounts(winners(bugDistributions(shown.list(), options.metric), options.metric));
    if (figure.counts.size() == 2)
        figure.counts.pop_back(); // the sum of one data set says nothing new
    figure.title = Text::tr("%1: bugs won").arg(metricTitle(options.metric));
    QStringList footer{Text::tr("A scenario wins a bug when its median over the mutants is the highest"),
                       Text::tr("medians within 1e-9 tie, and the earliest scenario wins")};
    figure.footer = footer.join(Text::tr("; "));
    return figure;
}

FigurePage figurePage(const WinnersFigure& figure, const FigureStyle& style)
{
    const WinnersLayout layout = layoutWinners(figure, style, FigureCanvas::page(style));
    return {layout.canvas.size, figure.title, layout.warnings,
            [figure, layout, style](QPainter& painter) { paintWinners(painter, figure, layout, style); }};
}

} // namespace semblance
