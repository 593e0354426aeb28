// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BoxPainter.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace semblance {

namespace {

constexpr double hatchSpacing = 2.0; // points
constexpr double hatchWidth = 0.4;   // points

/// Lines x + sign * y = constant inside `area`.
void addDiagonals(std::vector<QLineF>& lines, const QRectF& area, double spacing, int sign)
{
    const double reach = area.width() + area.height();
    for (double along = spacing; along < reach; along += spacing * 1.414) {
        const double x1 = std::min(along, area.width());
        const double x2 = std::max(0.0, along - area.height());
        const QPointF from(x1, along - x1);
        const QPointF to(x2, along - x2);
        const auto place = [&](const QPointF& point) {
            return QPointF(area.left() + point.x(), sign > 0 ? area.top() + point.y() : area.bottom() - point.y());
        };
        lines.emplace_back(place(from), place(to));
    }
}

} // namespace

std::vector<QLineF> hatchLines(const QRectF& area, ScenarioLook::Hatch hatch, double spacing)
{
    std::vector<QLineF> lines;
    switch (hatch) {
    case ScenarioLook::Hatch::None:
        break;
    case ScenarioLook::Hatch::Cross:
        addDiagonals(lines, area, spacing, -1);
        [[fallthrough]];
    case ScenarioLook::Hatch::Diagonal:
        addDiagonals(lines, area, spacing, 1);
        break;
    case ScenarioLook::Hatch::Horizontal:
        for (double y = area.top() + spacing; y < area.bottom(); y += spacing)
            lines.emplace_back(area.left(), y, area.right(), y);
        break;
    }
    return lines;
}

BoxPainter::BoxPainter(QPainter& painter, const FigureStyle& style, const FigureCanvas& canvas)
    : m_painter(painter)
    , m_style(style)
    , m_unitsPerPoint(canvas.unitsPerPoint)
{
}

void BoxPainter::drawBody(const QRectF& body, const ScenarioLook& look, const QColor& hatchColor)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(look.fill);
    m_painter.drawRect(body);
    if (hatchColor.isValid()) {
        m_painter.setPen(QPen(hatchColor, hatchWidth * m_unitsPerPoint, Qt::SolidLine, Qt::FlatCap));
        for (const QLineF& line : hatchLines(body, look.hatch, hatchSpacing * m_unitsPerPoint))
            m_painter.drawLine(line);
    }
    m_painter.setPen(QPen(look.line, m_style.linePoints * m_unitsPerPoint, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(body);
}

void BoxPainter::drawBar(const QRectF& bar, const ScenarioLook& look)
{
    drawBody(bar, look, m_style.hatches ? m_style.colors.background : QColor());
}

void BoxPainter::drawTieBar(const QRectF& bar, const ScenarioLook& look)
{
    ScenarioLook tied = paleLook(look, m_style.colors.background);
    tied.hatch = ScenarioLook::Hatch::Cross;
    drawBody(bar, tied, look.line);
}

void BoxPainter::drawBox(const BoxItem& item)
{
    const ScenarioLook& look = m_style.colors.look(item.scenario);
    m_painter.setPen(QPen(look.line, m_style.linePoints * m_unitsPerPoint, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& whisker : item.whiskers)
        m_painter.drawLine(whisker);
    drawBar(item.body, look);
    if (item.median) {
        m_painter.setPen(
            QPen(m_style.colors.ink, 2 * m_style.linePoints * m_unitsPerPoint, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(*item.median);
    }
}

void BoxPainter::drawOutliers(const BoxItem& item, double radius)
{
    const ScenarioLook& look = m_style.colors.look(item.scenario);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(look.line);
    for (const BoxItem::Outlier& outlier : item.outliers)
        drawMarker(outlier.center, radius, look.marker);
}

void BoxPainter::drawMarker(const QPointF& center, double radius, ScenarioLook::Marker marker)
{
    // Factors give all markers about the same area.
    const double side = radius * 0.89;
    const double corner = radius * 1.25;
    switch (marker) {
    case ScenarioLook::Marker::Circle:
        m_painter.drawEllipse(center, radius, radius);
        break;
    case ScenarioLook::Marker::Square:
        m_painter.drawRect(QRectF(center.x() - side, center.y() - side, 2 * side, 2 * side));
        break;
    case ScenarioLook::Marker::Triangle:
        m_painter.drawPolygon(QPolygonF({center + QPointF(0.0, -1.3 * radius), center + QPointF(1.3 * radius, radius),
                                         center + QPointF(-1.3 * radius, radius)}));
        break;
    case ScenarioLook::Marker::Diamond:
        m_painter.drawPolygon(QPolygonF({center + QPointF(0.0, -corner), center + QPointF(corner, 0.0),
                                         center + QPointF(0.0, corner), center + QPointF(-corner, 0.0)}));
        break;
    }
}

void BoxPainter::drawKey(const LegendKey& key)
{
    switch (key.kind) {
    case LegendKey::Kind::Scenario:
        drawBar(key.area, m_style.colors.look(key.scenario));
        break;
    case LegendKey::Kind::TieRule: {
        const QColor line = m_style.colors.muted;
        drawTieBar(key.area, {line, line, ScenarioLook::Hatch::None, ScenarioLook::Marker::Circle});
        break;
    }
    case LegendKey::Kind::Noise:
        m_painter.fillRect(key.area, m_style.colors.noise);
        break;
    }
}

} // namespace semblance
