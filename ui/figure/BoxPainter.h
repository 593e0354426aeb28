// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseLayout.h"

class QPainter;

namespace semblance {

/// Draws boxes, outlier markers and legend keys in the look of a scenario. Lengths in canvas units.
class BoxPainter {
public:
    BoxPainter(QPainter& painter, const FigureStyle& style, const FigureCanvas& canvas);

    void drawBox(const BoxItem& item);
    void drawOutliers(const BoxItem& item, double radius);
    void drawBar(const QRectF& bar, const ScenarioLook& look);
    /// Pale and hatched in the look's own colour, whatever the style says: the difference must not hang on colour.
    void drawTieBar(const QRectF& bar, const ScenarioLook& look);
    void drawKey(const LegendKey& key);

private:
    void drawBody(const QRectF& body, const ScenarioLook& look, const QColor& hatchColor);
    void drawMarker(const QPointF& center, double radius, ScenarioLook::Marker marker);

    QPainter& m_painter;
    const FigureStyle& m_style;
    double m_unitsPerPoint;
};

/// The lines of a hatch, cut at the border of `area`: SVG output has no clipping.
std::vector<QLineF> hatchLines(const QRectF& area, ScenarioLook::Hatch hatch, double spacing);

} // namespace semblance
