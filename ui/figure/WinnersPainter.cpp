// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BoxPainter.h"
#include "ui/figure/FigureDrawing.h"
#include "ui/figure/WinnersFigure.h"

#include <QPainter>

namespace semblance {

void paintWinners(QPainter& painter, const WinnersFigure&, const WinnersLayout& layout, const FigureStyle& style,
                  std::optional<std::size_t> focusedPart)
{
    const double unit = layout.canvas.unitsPerPoint;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawLines(painter, layout.axes, style.colors.axis, style.linePoints * unit);
    BoxPainter bars(painter, style, layout.canvas);
    for (const WinnersLayout::Part& part : layout.parts) {
        const ScenarioLook& look = style.colors.look(part.scenario);
        if (part.byTieRule)
            bars.drawTieBar(part.area, look);
        else
            bars.drawBar(part.area, look);
    }
    for (const LegendKey& key : layout.legend)
        bars.drawKey(key);
    drawTexts(painter, layout.texts, style, layout.canvas);
    if (focusedPart) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.colors.text, 0.75 * unit, Qt::DashLine));
        painter.drawRect(layout.parts[*focusedPart].area.adjusted(-unit, -unit, unit, unit));
    }
    painter.restore();
}

} // namespace semblance
