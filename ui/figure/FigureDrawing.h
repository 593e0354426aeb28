// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureParts.h"
#include "ui/figure/FigureText.h"

#include <QLineF>

#include <vector>

class QPainter;

namespace semblance {

void drawLines(QPainter& painter, const std::vector<QLineF>& lines, const QColor& color, double width);

/// Draws the texts that belong to the part: those of the header are centred above `headerHeight`.
void drawTexts(QPainter& painter, const std::vector<FigureText>& texts, const FigureStyle& style,
               const FigureCanvas& canvas, FigurePart part = FigurePart::All, double headerHeight = 0.0);

} // namespace semblance
