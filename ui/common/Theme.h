// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

namespace semblance {

enum class ThemeChoice { System, Light, Dark };

/// Setting values: "system", "light", "dark"; anything else is System.
ThemeChoice themeFromName(const QString& name);
QString themeName(ThemeChoice choice);

/// Palettes for Qt's Fusion style.
QPalette lightPalette();
QPalette darkPalette();

/// Sets style, palette and style sheet of the application. The first call remembers what the desktop asked for, so it
/// must come before anything else sets a palette.
void applyTheme(ThemeChoice choice);

} // namespace semblance
