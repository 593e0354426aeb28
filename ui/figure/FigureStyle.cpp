// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigureStyle.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

constexpr double graphicsContrast = 3.0; // WCAG 2.1, 1.4.11
constexpr double textContrast = 4.5;     // WCAG 2.1, 1.4.3
constexpr double unitsPerMm = 100.0;
constexpr double pointsPerMm = 72.0 / 25.4;
constexpr double screenUnitsPerPoint = 96.0 / 72.0;

double linearChannel(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

double luminance(const QColor& color)
{
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto channel = [share](double from, double to) { return static_cast<float>(from + (to - from) * share); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

/// Pre, post1, post2, control. The greys lie far apart, and a median line is readable on the darkest.
std::array<QColor, 4> fillsOf(FigurePalette palette)
{
    if (palette == FigurePalette::Greys)
        return {QColor(0x68, 0x68, 0x68), QColor(0xC4, 0xC4, 0xC4), QColor(0x96, 0x96, 0x96), QColor(0xE8, 0xE8, 0xE8)};
    return {QColor(0x00, 0x72, 0xB2), QColor(0xE6, 0x9F, 0x00), QColor(0x00, 0x9E, 0x73), QColor(0x99, 0x99, 0x99)};
}

std::array<ScenarioLook, 4> looksOf(FigurePalette palette, const QColor& background)
{
    using Hatch = ScenarioLook::Hatch;
    using Marker = ScenarioLook::Marker;
    constexpr std::array hatches{Hatch::None, Hatch::Diagonal, Hatch::Horizontal, Hatch::Cross};
    constexpr std::array markers{Marker::Circle, Marker::Square, Marker::Triangle, Marker::Diamond};
    const std::array<QColor, 4> fills = fillsOf(palette);
    std::array<ScenarioLook, 4> looks;
    for (std::size_t i = 0; i < looks.size(); ++i)
        looks[i] = {fills[i], readableColor(fills[i], background, graphicsContrast), hatches[i], markers[i]};
    return looks;
}

FigureColors colorsOn(const QColor& background, const QColor& text, const QColor& highlight,
                      FigurePalette palette = FigurePalette::OkabeIto)
{
    FigureColors colors;
    colors.background = background;
    colors.text = readableColor(text, background, textContrast);
    colors.muted = readableColor(mixed(text, background, 0.4), background, textContrast);
    colors.grid = mixed(background, text, 0.12);
    colors.axis = mixed(background, text, 0.55);
    colors.noise = mixed(background, text, 0.1);
    colors.ink = QColor(0x11, 0x11, 0x11);
    colors.selected = mixed(background, highlight, 0.18);
    colors.focus = readableColor(highlight, background, graphicsContrast);
    colors.looks = looksOf(palette, background);
    return colors;
}

} // namespace

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor readableColor(const QColor& color, const QColor& background, double ratio)
{
    const QColor goal =
        contrastRatio(Qt::black, background) > contrastRatio(Qt::white, background) ? Qt::black : Qt::white;
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        const QColor candidate = mixed(color, goal, static_cast<double>(step) / steps);
        if (contrastRatio(candidate, background) >= ratio)
            return candidate;
    }
    return goal;
}

ScenarioLook paleLook(const ScenarioLook& look, const QColor& background)
{
    ScenarioLook pale = look;
    pale.fill = mixed(background, look.fill, 0.25);
    return pale;
}

FigureColors printColors(FigurePalette palette)
{
    return colorsOn(Qt::white, QColor(0x11, 0x11, 0x11), QColor(0x00, 0x5A, 0x9E), palette);
}

FigureColors screenColors(const QPalette& palette)
{
    return colorsOn(palette.color(QPalette::Base), palette.color(QPalette::Text), palette.color(QPalette::Highlight));
}

FigureStyle screenStyle(const QPalette& palette, const QFont& font)
{
    FigureStyle style;
    style.fontFamily = font.family();
    style.fontPoints = font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize() / screenUnitsPerPoint;
    style.linePoints = 0.75;
    style.gridPoints = 0.75;
    style.pitchPoints = 24.0;
    style.hatches = false;
    style.colors = screenColors(palette);
    style.locale = QLocale();
    return style;
}

FigureCanvas FigureCanvas::page(const FigureStyle& style)
{
    const auto whole = [](double mm) { return std::round(mm * unitsPerMm); };
    return {{whole(style.widthMm), whole(style.heightMm)}, unitsPerMm / pointsPerMm};
}

FigureCanvas FigureCanvas::screen(const QSizeF& size) { return {size, screenUnitsPerPoint}; }

QFont figureFont(const FigureStyle& style, const FigureCanvas& canvas, double points, bool bold)
{
    QFont font(style.fontFamily);
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(std::max(1, qRound(points * canvas.unitsPerPoint)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace semblance
