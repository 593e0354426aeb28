// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseLayout.h"

namespace semblance {

/// Maps (position along the bugs, value 0..1) into a plot area. Boxes stand (Vertical) or lie (Horizontal).
class PlotFrame {
public:
    PlotFrame(const QRectF& area, Qt::Orientation orientation)
        : m_area(area)
        , m_orientation(orientation)
    {
    }

    const QRectF& area() const { return m_area; }
    /// First coordinate along the bugs.
    double start() const { return upright() ? m_area.left() : m_area.top(); }
    /// Values outside 0..1 lie on the border: rounding must not draw outside the plot, and SVG cannot clip.
    QPointF point(double position, double value) const;
    QRectF rect(double from, double to, double low, double high) const;
    QLineF across(double from, double to, double value) const { return {point(from, value), point(to, value)}; }
    QLineF along(double position, double low, double high) const
    {
        return {point(position, low), point(position, high)};
    }
    bool upright() const { return m_orientation == Qt::Vertical; }

private:
    QRectF m_area;
    Qt::Orientation m_orientation;
};

/// Thicknesses that the geometry depends on, in canvas units.
struct BoxMeasures {
    double pitch = 0.0;       ///< room of one box along the bugs
    double width = 0.0;       ///< drawn width of the box
    double minimumBody = 0.0; ///< least thickness of the drawn body along the values
    double medianWidth = 0.0;
};

/// Where the boxes of one bug stand: `count` places around the middle of a band of `bandPitch`.
struct BoxPlaces {
    BoxPlaces(double bandPitch, std::size_t count, double largestPitch);
    double offset(std::size_t place) const; ///< of the box's middle from the middle of the band

    double pitch = 0.0;
    std::size_t count = 0;
};

/// The geometry of one box at `position`; outliers with equal values give one point.
BoxItem boxItem(const PlotFrame& frame, const BoxSummary& box, double position, const BoxMeasures& measures,
                bool showOutliers);

} // namespace semblance
