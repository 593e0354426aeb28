// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BoxGeometry.h"

#include <algorithm>

namespace semblance {

QPointF PlotFrame::point(double position, double value) const
{
    const double inside = std::clamp(value, 0.0, 1.0);
    return upright() ? QPointF(position, m_area.bottom() - inside * m_area.height())
                     : QPointF(m_area.left() + inside * m_area.width(), position);
}

QRectF PlotFrame::rect(double from, double to, double low, double high) const
{
    return QRectF(point(from, low), point(to, high)).normalized();
}

BoxPlaces::BoxPlaces(double bandPitch, std::size_t count, double largestPitch)
    : count(std::max<std::size_t>(1, count))
{
    constexpr double filled = 0.86; // the rest separates the bugs
    pitch = std::min(bandPitch * filled / static_cast<double>(this->count), largestPitch);
}

double BoxPlaces::offset(std::size_t place) const
{
    return (static_cast<double>(place) - (static_cast<double>(count) - 1.0) / 2.0) * pitch;
}

namespace {

/// Grows a thin body around its middle, kept inside the plot area.
QRectF thickened(const PlotFrame& frame, QRectF body, double minimum)
{
    const QRectF& area = frame.area();
    if (frame.upright() && body.height() < minimum) {
        body = QRectF(body.left(), body.center().y() - minimum / 2, body.width(), minimum);
        body.moveTop(std::clamp(body.top(), area.top(), std::max(area.top(), area.bottom() - minimum)));
    } else if (!frame.upright() && body.width() < minimum) {
        body = QRectF(body.center().x() - minimum / 2, body.top(), minimum, body.height());
        body.moveLeft(std::clamp(body.left(), area.left(), std::max(area.left(), area.right() - minimum)));
    }
    return body;
}

void addWhisker(BoxItem& item, const PlotFrame& frame, double position, double from, double to, double capWidth)
{
    if (from == to)
        return;
    item.whiskers.push_back(frame.along(position, from, to));
    item.whiskers.push_back(frame.across(position - capWidth / 2, position + capWidth / 2, to));
}

/// The line lies whole inside the body also when the median equals a quartile.
std::optional<QLineF> medianLine(const PlotFrame& frame, const QRectF& body, double median, double lineWidth)
{
    const double half = lineWidth / 2;
    const double thickness = frame.upright() ? body.height() : body.width();
    if (thickness < 3 * lineWidth)
        return std::nullopt;
    const QPointF at = frame.point(0.0, median);
    if (frame.upright()) {
        const double y = std::clamp(at.y(), body.top() + half, body.bottom() - half);
        return QLineF(body.left(), y, body.right(), y);
    }
    const double x = std::clamp(at.x(), body.left() + half, body.right() - half);
    return QLineF(x, body.top(), x, body.bottom());
}

} // namespace

BoxItem boxItem(const PlotFrame& frame, const BoxSummary& box, double position, const BoxMeasures& measures,
                bool showOutliers)
{
    BoxItem item;
    const double half = measures.width / 2;
    item.body = thickened(frame, frame.rect(position - half, position + half, box.q1, box.q3), measures.minimumBody);
    item.median = medianLine(frame, item.body, box.median, measures.medianWidth);
    addWhisker(item, frame, position, box.q1, box.whiskerLow, half);
    addWhisker(item, frame, position, box.q3, box.whiskerHigh, half);
    item.scale = frame.along(position, 0.0, 1.0);
    item.hitArea = frame.rect(position - measures.pitch / 2, position + measures.pitch / 2, 0.0, 1.0);
    if (showOutliers) {
        for (double value : box.outliers) {
            if (item.outliers.empty() || item.outliers.back().value != value)
                item.outliers.push_back({frame.point(position, value), value});
        }
    }
    return item;
}

} // namespace semblance
