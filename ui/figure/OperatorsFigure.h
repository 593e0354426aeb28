// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/OperatorRanking.h"
#include "core/analysis/StudyIntervals.h"
#include "ui/figure/FigureExport.h"
#include "ui/figure/FigureParts.h"
#include "ui/figure/FigureText.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace semblance {

/// The operator ranking: one row an operator with its median and quartiles over the bugs, scenarios below each other.
/// All text is translated already.
struct OperatorsFigure {
    struct Row {
        OperatorRank rank;
        std::optional<RankInterval> interval; ///< where it is known
        QString count;                        ///< "82 bugs"
    };
    Metric metric = Metric::CouplingStrength;
    std::size_t minimumBugs = defaultMinimumBugs;
    std::vector<Row> rows; ///< in the order of operatorRanking(); unranked ones are drawn greyed
    QString title;
    QString valueTitle;
    QString footer; ///< how values were aggregated, and what the interval is
};

struct OperatorsOptions {
    Metric metric = Metric::CouplingStrength;
    std::string dataset;             ///< empty: all
    std::vector<Scenario> scenarios; ///< empty: those that have results
    std::size_t minimumBugs = defaultMinimumBugs;
    const RankIntervals* intervals = nullptr; ///< of the same mutants, metric and coverage; null: none are drawn
    bool showUnranked = true;                 ///< rows of their own; else the footer names them
};

OperatorsFigure operatorsFigure(const std::vector<MutantResult>& mutants, const OperatorsOptions& options);

/// Numbers of a row as lines of text, for tooltips and screen readers.
QString describeRow(const OperatorsFigure::Row& row);

/// The figure as pure geometry, in canvas units: what the painter draws and the mouse hits.
struct OperatorsLayout {
    struct Row {
        std::size_t row = 0; ///< index into OperatorsFigure::rows
        QRectF area;         ///< the whole line, label included
        QRectF quartiles;    ///< bar from q1 to q3
        QPointF median;
    };
    FigureCanvas canvas;           ///< with the height that the content got
    double headerHeight = 0.0;     ///< title and value axis: stays when the rest is scrolled
    std::vector<Row> rows;         ///< in the order of OperatorsFigure::rows
    std::vector<LegendKey> legend; ///< beside the headings of the scenarios
    std::vector<QLineF> grid;
    std::vector<QLineF> axes;
    std::vector<FigureText> texts;
    QStringList warnings;
    double markerRadius = 0.0;
};

/// Lays the figure out; a canvas of height 0 gets the height that the content needs, one that is too low grows with a
/// warning. Labels that are too wide shrink, then are cut with a warning. Without rows there is a header and a footer.
OperatorsLayout layoutOperators(const OperatorsFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);

/// What the view marks on top; a printed figure has none of it.
struct OperatorsMarks {
    std::optional<std::size_t> selected; ///< index into OperatorsLayout::rows
    std::optional<std::size_t> focus;
};

/// Draws a layout with the style that it was made with.
void paintOperators(QPainter& painter, const OperatorsFigure& figure, const OperatorsLayout& layout,
                    const FigureStyle& style, const OperatorsMarks& marks = {}, FigurePart part = FigurePart::All);

FigurePage figurePage(const OperatorsFigure& figure, const FigureStyle& style);

} // namespace semblance
