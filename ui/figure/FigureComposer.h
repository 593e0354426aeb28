// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureParts.h"
#include "ui/figure/FigureText.h"

#include <vector>

namespace semblance {

/// What the layouters of all figures share: sizes in points, a header with title and legend, texts at their places and
/// a footer. A layouter derives from it, works from top to bottom and is used once.
class FigureComposer {
protected:
    // In points.
    static constexpr double margin = 2.0;
    static constexpr double gap = 3.0;
    static constexpr double keySize = 7.0;

    struct LegendEntry {
        LegendKey key; ///< the area is found here
        QString text;
    };

    /// Warns about text and lines that are too small for print.
    FigureComposer(const FigureStyle& style, const FigureCanvas& canvas);
    ~FigureComposer() = default;
    FigureComposer(const FigureComposer&) = delete;
    FigureComposer& operator=(const FigureComposer&) = delete;

    double units(double points) const { return points * m_canvas.unitsPerPoint; }
    double width() const { return m_canvas.size.width(); }
    double height() const { return m_canvas.size.height(); }
    /// Between the margins.
    double innerWidth() const { return width() - units(2 * margin); }
    bool automaticHeight() const { return height() <= 0.0; }
    /// A share of the font size, but no smaller than the smallest readable one unless the font itself is.
    double textPoints(double share) const;

    /// Title, if the style wants it, and legend; moves m_y below them.
    void addHeader(const QString& title, const std::vector<LegendEntry>& legend);
    QStringList footerLines(const QString& footer) const;
    double footerHeight(const QStringList& lines) const;
    /// At the bottom of the page; a page of automatic height ends below it.
    void addFooter(const QStringList& lines);
    void warnThatHeightGrew();

    /// Adds a text that the fitter measured, around a centre, or behind or before a point.
    void addText(FigureText text, const QPointF& center, double angle = 0.0);
    void addTextBehind(FigureText text, const QPointF& leftMiddle);
    void addTextBefore(FigureText text, const QPointF& rightMiddle);

    const FigureStyle& m_style;
    FigureCanvas m_canvas;
    TextFitter m_fitter;
    std::vector<FigureText> m_texts;
    std::vector<LegendKey> m_legend;
    double m_y = 0.0; ///< where the next thing goes

private:
    void checkStyle();
    void addLegend(const std::vector<LegendEntry>& legend, double firstLineLeft, bool titled);
};

} // namespace semblance
