// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwiseLayout.h"

#include "ui/figure/BugwiseLayouter.h"

#include <cmath>

namespace semblance {

BugwiseLayout layoutBugwise(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
{
    return BugwiseLayouter(figure, style, canvas).layout();
}

std::optional<BugwiseHit> hitTest(const BugwiseLayout& layout, const QPointF& point, double reach)
{
    std::optional<BugwiseHit> nearest;
    double best = reach;
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const BoxItem& item = layout.boxes[i];
        for (std::size_t k = 0; k < item.outliers.size(); ++k) {
            const double distance = QLineF(item.outliers[k].center, point).length();
            if (distance <= best) {
                best = distance;
                nearest = BugwiseHit{item.bug, i, k};
            }
        }
    }
    if (nearest)
        return nearest;
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        if (layout.boxes[i].hitArea.contains(point))
            return BugwiseHit{layout.boxes[i].bug, i, std::nullopt};
    }
    for (const BugwiseLayout::Band& band : layout.bands) {
        if (band.area.contains(point))
            return BugwiseHit{band.bug, std::nullopt, std::nullopt};
    }
    return std::nullopt;
}

} // namespace semblance
