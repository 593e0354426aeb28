// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QRectF>

namespace semblance {

/// What of a figure is drawn, for views whose header stays in place.
enum class FigurePart {
    All,
    Header, ///< what stays in view when the body scrolls below it
    Body
};

/// A swatch of the legend; its name is one of the layout's texts.
struct LegendKey {
    enum class Kind {
        Scenario,
        TieRule, ///< wins that only the tie rule decides
        Noise    ///< the band of training noise
    };
    Kind kind = Kind::Scenario;
    Scenario scenario = Scenario::Pre; ///< of Kind::Scenario
    QRectF area;
};

} // namespace semblance
