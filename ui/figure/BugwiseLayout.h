// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseFigure.h"
#include "ui/figure/FigureParts.h"
#include "ui/figure/FigureText.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <optional>
#include <vector>

namespace semblance {

/// The geometry of one box. All lengths in canvas units.
struct BoxItem {
    struct Outlier {
        QPointF center;
        double value = 0.0;
    };
    std::size_t bug = 0; ///< index into BugwiseFigure::bugs
    std::size_t box = 0; ///< index into BugwiseFigure::boxes
    Scenario scenario = Scenario::Pre;
    QRectF body;                   ///< at least `minimumBox` points thick, so that equal values stay visible
    std::optional<QLineF> median;  ///< nothing when the body is too thin to show a line in it
    std::vector<QLineF> whiskers;  ///< stems and caps; none where a whisker ends at the box
    std::vector<Outlier> outliers; ///< one for each distinct value
    QLineF scale;                  ///< the box's middle, from value 0 to value 1
    QRectF hitArea;                ///< the whole place of the box, from value 0 to value 1
};

/// The figure as pure geometry: everything the painter draws and the mouse hits.
struct BugwiseLayout {
    struct Band {
        std::size_t bug = 0;
        QRectF area; ///< plot and labels of one bug
    };
    FigureCanvas canvas;            ///< with the height that the content got
    double headerHeight = 0.0;      ///< title, legend and, with horizontal boxes, the value axis: stays when scrolled
    std::vector<QRectF> panels;     ///< plot areas
    std::vector<QRectF> noiseBands; ///< one a panel, if the figure has the noise
    std::vector<QLineF> grid;
    std::vector<QLineF> axes;
    std::vector<Band> bands;    ///< in the order of the bugs
    std::vector<BoxItem> boxes; ///< ordered by bug, then scenario
    std::vector<LegendKey> legend;
    std::vector<FigureText> texts;
    QStringList warnings; ///< what a printed figure should not have: cut, tiny or left-out text
    double markerRadius = 0.0;
};

/// Lays the figure out; a canvas of height 0 gets the height that the content needs. No text is clipped silently:
/// labels are turned, then shrunk, then cut with a warning. Without bugs there is a header and a footer.
BugwiseLayout layoutBugwise(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);

/// What lies under a point.
struct BugwiseHit {
    std::size_t bug = 0;
    std::optional<std::size_t> item;    ///< index into BugwiseLayout::boxes
    std::optional<std::size_t> outlier; ///< index into BoxItem::outliers
};

/// The nearest outlier within `reach`, else the box place, else the bug, else nothing.
std::optional<BugwiseHit> hitTest(const BugwiseLayout& layout, const QPointF& point, double reach);

} // namespace semblance
