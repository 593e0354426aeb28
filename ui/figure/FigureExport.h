// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseFigure.h"
#include "ui/figure/FigureStyle.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QMimeData;
class QPainter;

namespace semblance {

/// A figure laid out for paper, in units of 1/100 mm, ready to be drawn on any device scaled to that unit.
struct FigurePage {
    QSizeF size;
    QString title;
    QStringList warnings; ///< text under 6 pt, lines under 0.3 pt, cut or left-out labels
    std::function<void(QPainter&)> paint;

    static constexpr double unitsPerInch = 2540.0;
};

/// The figure on a page of the style's width and height.
FigurePage figurePage(const BugwiseFigure& figure, const FigureStyle& style);

/// Draws the page on the painter's device, from its top left corner, with `dotsPerInch` device units in an inch.
void paintPage(QPainter& painter, const FigurePage& page, double dotsPerInch, const QColor& background);

/// Writes the page as .pdf, .svg or .png (by the name's end) with text as text in the vector formats. The file is
/// replaced only when everything was written. Throws Error for another name, a folder that cannot be written, or a
/// size outside 20..1200 mm or 65,000,000 PNG dots. Needs a QGuiApplication; the offscreen platform will do.
void exportPage(const FigurePage& page, const FigureStyle& style, const QString& path);

/// The page for the clipboard: as a picture of the style's dpi, and as SVG and PDF for programs that take those.
/// Throws Error like exportPage.
std::unique_ptr<QMimeData> pageMimeData(const FigurePage& page, const FigureStyle& style);

} // namespace semblance
