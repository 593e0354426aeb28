// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwisePainter.h"

#include "ui/figure/BoxPainter.h"
#include "ui/figure/FigureDrawing.h"

#include <QPainter>

#include <algorithm>

namespace semblance {

namespace {

class BugwisePainter {
public:
    BugwisePainter(QPainter& painter, const BugwiseLayout& layout, const FigureStyle& style)
        : m_painter(painter)
        , m_layout(layout)
        , m_style(style)
    {
    }

    void drawPlots(const BugwiseMarks& marks);
    void drawLegend();
    void drawMarks(const BugwiseMarks& marks);

private:
    double units(double points) const { return points * m_layout.canvas.unitsPerPoint; }
    void drawBands(const BugwiseMarks& marks);

    QPainter& m_painter;
    const BugwiseLayout& m_layout;
    const FigureStyle& m_style;
};

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
    for (const QRectF& band : m_layout.noiseBands)
        m_painter.fillRect(band, m_style.colors.noise);
    drawLines(m_painter, m_layout.grid, m_style.colors.grid, units(m_style.gridPoints));
    drawLines(m_painter, m_layout.axes, m_style.colors.axis, units(m_style.linePoints));
    BoxPainter boxes(m_painter, m_style, m_layout.canvas);
    for (const BoxItem& item : m_layout.boxes)
        boxes.drawBox(item);
    for (const BoxItem& item : m_layout.boxes)
        boxes.drawOutliers(item, m_layout.markerRadius);
}

void BugwisePainter::drawLegend()
{
    BoxPainter boxes(m_painter, m_style, m_layout.canvas);
    for (const LegendKey& key : m_layout.legend)
        boxes.drawKey(key);
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
    BugwisePainter figure(painter, layout, style);
    if (part != FigurePart::Header) {
        figure.drawPlots(marks);
        figure.drawMarks(marks);
    }
    if (part != FigurePart::Body)
        figure.drawLegend();
    drawTexts(painter, layout.texts, style, layout.canvas, part, layout.headerHeight);
    painter.restore();
}

} // namespace semblance
