// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/StateColor.h"

#include <array>
#include <cmath>

namespace semblance {

namespace {

struct Shades {
    QRgb light;
    QRgb dark;
};

constexpr std::array<Shades, 6> stateShades{{
    {0xff626a76, 0xff9aa4b2}, // Muted
    {0xff0b62ad, 0xff6cb6f5}, // Active
    {0xff1a7340, 0xff5fc98b}, // Ok
    {0xff9a4b00, 0xffeea75c}, // Warning
    {0xffb3261e, 0xfff28b82}, // Error
    {0xff0f5a9c, 0xff7dbcf2}, // Accent
}};

constexpr std::array<Shades, curveColors> curveShades{{
    {0xff0072b2, 0xff56b4e9}, // blue
    {0xffb35900, 0xffe69f00}, // orange
    {0xff007a5a, 0xff2fc79a}, // green
    {0xffa3477e, 0xffdf9bc2}, // purple
    {0xff6b6100, 0xfff0e442}, // yellow
    {0xff505a68, 0xffb6c0cc}, // grey
}};

QColor shade(const Shades& shades, const QPalette& palette)
{
    return QColor::fromRgb(isDark(palette) ? shades.dark : shades.light);
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::WindowText)) > luminance(palette.color(QPalette::Window));
}

QColor stateColor(StateColor color, const QPalette& palette)
{
    return shade(stateShades[static_cast<std::size_t>(color)], palette);
}

QColor stateTint(StateColor color, const QPalette& palette)
{
    const QColor over = stateColor(color, palette);
    const QColor page = palette.color(QPalette::Base);
    constexpr float share = 0.10F;
    const auto mix = [](float a, float b) { return a * share + b * (1.0F - share); };
    return QColor::fromRgbF(mix(over.redF(), page.redF()), mix(over.greenF(), page.greenF()),
                            mix(over.blueF(), page.blueF()));
}

QColor curveColor(int index, const QPalette& palette)
{
    return shade(curveShades[static_cast<std::size_t>(index % curveColors)], palette);
}

} // namespace semblance
