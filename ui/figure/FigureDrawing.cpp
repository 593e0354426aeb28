// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigureDrawing.h"

#include <QPainter>

namespace semblance {

void drawLines(QPainter& painter, const std::vector<QLineF>& lines, const QColor& color, double width)
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& line : lines)
        painter.drawLine(line);
}

void drawTexts(QPainter& painter, const std::vector<FigureText>& texts, const FigureStyle& style,
               const FigureCanvas& canvas, FigurePart part, double headerHeight)
{
    for (const FigureText& text : texts) {
        const bool header = text.center.y() < headerHeight;
        if (part != FigurePart::All && header != (part == FigurePart::Header))
            continue;
        painter.save();
        painter.setFont(figureFont(style, canvas, text.points, text.bold()));
        painter.setPen(text.muted() ? style.colors.muted : style.colors.text);
        painter.translate(text.center);
        painter.rotate(text.angle);
        painter.drawText(QRectF(QPointF(-text.size.width() / 2, -text.size.height() / 2), text.size),
                         Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, text.text);
        painter.restore();
    }
}

} // namespace semblance
