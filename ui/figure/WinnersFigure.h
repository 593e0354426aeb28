// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Winners.h"
#include "ui/figure/FigureExport.h"
#include "ui/figure/FigureParts.h"
#include "ui/figure/FigureText.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace semblance {

/// How often each scenario has the highest median: one bar a data set, parted by scenario, the sum last. A win that
/// only the tie rule decides is drawn lighter.
struct WinnersFigure {
    Metric metric = Metric::CouplingStrength;
    std::vector<WinCount> counts; ///< by data set, "all" last
    QString title;
    QString footer; ///< tie rule and epsilon
};

struct WinnersOptions {
    Metric metric = Metric::CouplingStrength;
    std::string dataset; ///< empty: all
};

WinnersFigure winnersFigure(const std::vector<MutantResult>& mutants, const WinnersOptions& options);

struct WinnersLayout {
    struct Part {
        std::size_t count = 0; ///< index into WinnersFigure::counts
        Scenario scenario = Scenario::Pre;
        bool byTieRule = false;
        std::size_t wins = 0;
        QRectF area;
    };
    FigureCanvas canvas;
    std::vector<Part> parts; ///< by bar, scenario, strict before tied; those without wins are left out
    std::vector<LegendKey> legend;
    std::vector<QLineF> axes;
    std::vector<FigureText> texts;
    QStringList warnings;
};

/// Lays the figure out; a canvas of height 0 gets the height that the content needs, one that is too low grows with a
/// warning. Counts stand below the bars, pushed apart where parts are thin. Without counts: header and footer.
WinnersLayout layoutWinners(const WinnersFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);

void paintWinners(QPainter& painter, const WinnersFigure& figure, const WinnersLayout& layout, const FigureStyle& style,
                  std::optional<std::size_t> focusedPart = {});

FigurePage figurePage(const WinnersFigure& figure, const FigureStyle& style);

} // namespace semblance
