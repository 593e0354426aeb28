// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwisePainter.h"

#include "ui/figure/BoxPainter.h"

#include <QPainter>

#include <algorithm>

namespace semblance {

namespace {

class BugwisePainter {
public:
    BugwisePainter(QPainter& painter, const BugwiseLayout& layout, const FigureStyle& style, FigurePart part)
        : m_painter(painter)
        , m_layout(layout)
        , m_style(style)
        , m_part(part)
    {
    }

    void drawPlots(const BugwiseMarks& marks);
    void drawLegend();
    void drawTexts();
    void drawMarks(const BugwiseMarks& marks);

private:
    double units(double points) const { return points * m_layout.canvas.unitsPerPoint; }
    bool wanted(const FigureText& text) const
    {
        const bool header = text.center.y() < m_layout.headerHeight;
        return m_part == FigurePart::All || header == (m_part == FigurePart::Header);
    }
    void drawBands(const BugwiseMarks& marks);
    void drawLines(const std::vector<QLineF>& lines, const QColor& color, double points);

    QPainter& m_painter;
    const BugwiseLayout& m_layout;
    const FigureStyle& m_style;
    FigurePart m_part;
};

void BugwisePainter::drawLines(const std::vector<QLineF>& lines, const QColor& color, double points)
{
    m_painter.setPen(QPen(color, units(points), Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& line : lines)
        m_painter.drawLine(line);
}

void BugwisePainter::drawBands(const BugwiseMarks& marks)
{
    if (!marks.bug)
        return;
    for (const BugwiseLayout::Band& band : m_layout.bands) {
        if (band.bug == *marks.bug)
            m_painter.fillRect(band.area, m_style.colors.selected);
    }
}

void BugwisePainter::drawPlots(const BugwiseMarks& marks)
{
    drawBands(marks);
    drawLines(m_layout.grid, m_style.colors.grid, m_style.gridPoints);
    drawLines(m_layout.axes, m_style.colors.axis, m_style.linePoints);
    BoxPainter boxes(m_painter, m_style, m_layout.canvas);
    for (const BoxItem& item : m_layout.boxes)
        boxes.drawBox(item);
    for (const BoxItem& item : m_layout.boxes)
        boxes.drawOutliers(item, m_layout.markerRadius);
}

void BugwisePainter::drawLegend()
{
    BoxPainter boxes(m_painter, m_style, m_layout.canvas);
    for (const BugwiseLayout::LegendKey& key : m_layout.legend)
        boxes.drawKey(key.area, key.scenario);
}

void BugwisePainter::drawTexts()
{
    for (const FigureText& text : m_layout.texts) {
        if (!wanted(text))
            continue;
        m_painter.save();
        m_painter.setFont(figureFont(m_style, m_layout.canvas, text.points, text.bold()));
        m_painter.setPen(text.muted() ? m_style.colors.muted : m_style.colors.text);
        m_painter.translate(text.center);
        m_painter.rotate(text.angle);
        m_painter.drawText(QRectF(QPointF(-text.size.width() / 2, -text.size.height() / 2), text.size),
                           Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, text.text);
        m_painter.restore();
    }
}

void BugwisePainter::drawMarks(const BugwiseMarks& marks)
{
    m_painter.setBrush(Qt::NoBrush);
    for (const BoxItem& item : m_layout.boxes) {
        if (marks.bug != item.bug || marks.scenario != item.scenario)
            continue;
        m_painter.setPen(QPen(m_style.colors.focus, units(1.0)));
        m_painter.drawRect(item.hitArea);
        if (marks.value) {
            const QPointF center = item.scale.pointAt(std::clamp(*marks.value, 0.0, 1.0));
            m_painter.setPen(QPen(m_style.colors.focus, units(1.5)));
            m_painter.drawEllipse(center, units(4.0), units(4.0));
        }
    }
    if (!marks.focus)
        return;
    m_painter.setPen(QPen(m_style.colors.text, units(0.75), Qt::DashLine));
    if (marks.focus->item) {
        m_painter.drawRect(
            m_layout.boxes[*marks.focus->item].hitArea.adjusted(-units(1), -units(1), units(1), units(1)));
    } else {
        for (const BugwiseLayout::Band& band : m_layout.bands) {
            if (band.bug == marks.focus->bug)
                m_painter.drawRect(band.area);
        }
    }
}

} // namespace

void paintBugwise(QPainter& painter, const BugwiseLayout& layout, const FigureStyle& style, const BugwiseMarks& marks,
                  FigurePart part)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    BugwisePainter figure(painter, layout, style, part);
    if (part != FigurePart::Header) {
        figure.drawPlots(marks);
        figure.drawMarks(marks);
    }
    if (part != FigurePart::Body)
        figure.drawLegend();
    figure.drawTexts();
    painter.restore();
}

} // namespace semblance
