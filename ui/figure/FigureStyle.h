// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QColor>
#include <QFont>
#include <QLocale>
#include <QSizeF>
#include <QString>

#include <array>

class QPalette;

namespace semblance {

/// How a scenario is told from the others: by colour, and in grey print by hatch and outlier marker.
struct ScenarioLook {
    enum class Hatch { None, Diagonal, Horizontal, Cross };
    enum class Marker { Circle, Square, Triangle, Diamond };
    QColor fill;
    QColor line; ///< whiskers, outlines and outliers: at least 3:1 against the background
    Hatch hatch = Hatch::None;
    Marker marker = Marker::Circle;
};

/// Every colour of a figure. No figure code names a colour of its own.
struct FigureColors {
    QColor background;
    QColor text;
    QColor muted; ///< footers and counts, still at least 4.5:1
    QColor grid;
    QColor axis;
    QColor noise;                      ///< band of training noise behind the boxes
    QColor ink;                        ///< median lines and box outlines, readable on every fill
    QColor selected;                   ///< band behind the selected bug
    QColor focus;                      ///< keyboard focus and the selected mutant
    std::array<ScenarioLook, 4> looks; ///< in the order of Scenario

    const ScenarioLook& look(Scenario scenario) const { return looks[static_cast<std::size_t>(scenario)]; }
};

enum class FigurePalette {
    OkabeIto, ///< Okabe and Ito 2008: told apart with every kind of colour blindness
    Greys     ///< for journals that print without colour
};

/// Fills of the palette on white paper.
FigureColors printColors(FigurePalette palette = FigurePalette::OkabeIto);
/// Okabe-Ito fills on the window's own background, light or dark.
FigureColors screenColors(const QPalette& palette);

/// Contrast ratio of WCAG 2.1, 1..21.
double contrastRatio(const QColor& a, const QColor& b);
/// The look of what counts less: a pale fill, the same outline.
ScenarioLook paleLook(const ScenarioLook& look, const QColor& background);
/// `color`, made darker or lighter just enough to reach `ratio` on `background`.
QColor readableColor(const QColor& color, const QColor& background, double ratio);

/// What a person chooses about a figure. Lengths in points (1/72 inch) unless the name says millimetres.
struct FigureStyle {
    double widthMm = 180.0;
    double heightMm = 0.0;                            ///< 0: as high as the content needs
    QString fontFamily = QStringLiteral("Helvetica"); ///< metric-compatible substitutes exist everywhere
    double fontPoints = 8.0;
    double linePoints = 0.5; ///< outlines, whiskers, axes
    double gridPoints = 0.3;
    double pitchPoints = 8.5; ///< least room for one bug; narrower figures are broken into several panels
    int dpi = 300;            ///< PNG only
    bool hatches = true;
    bool showTitle = true; ///< journals put it into the caption
    FigureColors colors = printColors();
    QLocale locale = QLocale::c(); ///< numbers: C in files, the user's on screen

    static constexpr double smallestReadablePoints = 6.0;
    static constexpr double thinnestPrintableLine = 0.3;
};

/// Style of the view on screen: larger pitch for the mouse, colours of the palette, the user's numbers.
FigureStyle screenStyle(const QPalette& palette, const QFont& font);

/// The surface that a figure is laid out for: its size and unit.
struct FigureCanvas {
    QSizeF size;                ///< height 0: automatic
    double unitsPerPoint = 1.0; ///< units of the layout in a point

    /// A page in 1/100 mm: fine enough that whole pixel sizes of fonts, all that SVG output knows, are exact to 0.3 %.
    static FigureCanvas page(const FigureStyle& style);
    /// Logical pixels, 96 in an inch.
    static FigureCanvas screen(const QSizeF& size);
};

/// The font of a figure at a size in points, without hinting, so that a layout holds on every device.
QFont figureFont(const FigureStyle& style, const FigureCanvas& canvas, double points, bool bold = false);

} // namespace semblance
