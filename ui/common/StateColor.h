// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace semblance {

/// Colours with a meaning. Each has a light and a dark value of at least 4.5:1 on the page (WCAG AA, text).
/// Colour never stands alone: a word or an icon shape says the same.
enum class StateColor {
    Muted,   ///< waiting, skipped, secondary text
    Active,  ///< running
    Ok,      ///< finished
    Warning, ///< paused, excluded, deviates
    Error,   ///< failed
    Accent   ///< links, selection
};

/// Whether texts are lighter than their background.
bool isDark(const QPalette& palette);

QColor stateColor(StateColor color, const QPalette& palette);

/// Background for a box in a state colour: the colour at a few percent over the page.
QColor stateTint(StateColor color, const QPalette& palette);

/// Colours for curves, distinct also to colour-blind people (Okabe and Ito, adjusted for 3:1 on the page).
QColor curveColor(int index, const QPalette& palette);
inline constexpr int curveColors = 6;

} // namespace semblance
