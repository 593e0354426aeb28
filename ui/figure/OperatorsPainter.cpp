// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BoxPainter.h"
#include "ui/figure/FigureDrawing.h"
#include "ui/figure/OperatorsFigure.h"

#include <QPainter>

namespace semblance {

namespace {

constexpr double ringPoints = 0.8; // around the median, so that it stands out from the bar

void drawRow(QPainter& painter, const OperatorRank& rank, const OperatorsLayout::Row& row,
             const OperatorsLayout& layout, const FigureStyle& style)
{
    const double unit = layout.canvas.unitsPerPoint;
    ScenarioLook look = style.colors.look(rank.scenario);
    if (!rank.rank)
        look = {style.colors.grid, style.colors.muted, ScenarioLook::Hatch::None, look.marker};
    if (row.quartiles.width() > 0.0)
        BoxPainter(painter, style, layout.canvas).drawBar(row.quartiles, look);
    const double radius = layout.markerRadius;
    if (rank.rank) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.colors.background);
        painter.drawEllipse(row.median, radius + ringPoints * unit, radius + ringPoints * unit);
        painter.setBrush(style.colors.text);
    } else {
        painter.setPen(QPen(look.line, style.linePoints * unit));
        painter.setBrush(style.colors.background);
    }
    painter.drawEllipse(row.median, radius, radius);
}

void drawRows(QPainter& painter, const OperatorsFigure& figure, const OperatorsLayout& layout, const FigureStyle& style,
              const OperatorsMarks& marks)
{
    const double unit = layout.canvas.unitsPerPoint;
    if (marks.selected)
        painter.fillRect(layout.rows[*marks.selected].area, style.colors.selected);
    drawLines(painter, layout.grid, style.colors.grid, style.gridPoints * unit);
    for (const OperatorsLayout::Row& row : layout.rows)
        drawRow(painter, figure.rows[row.row].rank, row, layout, style);
    for (const LegendKey& key : layout.legend)
        BoxPainter(painter, style, layout.canvas).drawKey(key);
    if (marks.focus) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.colors.text, 0.75 * unit, Qt::DashLine));
        painter.drawRect(layout.rows[*marks.focus].area.adjusted(unit, 0.0, -unit, 0.0));
    }
}

} // namespace

void paintOperators(QPainter& painter, const OperatorsFigure& figure, const OperatorsLayout& layout,
                    const FigureStyle& style, const OperatorsMarks& marks, FigurePart part)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (part != FigurePart::Header)
        drawRows(painter, figure, layout, style, marks);
    if (part != FigurePart::Body)
        drawLines(painter, layout.axes, style.colors.axis, style.linePoints * layout.canvas.unitsPerPoint);
    drawTexts(painter, layout.texts, style, layout.canvas, part, layout.headerHeight);
    painter.restore();
}

} // namespace semblance
