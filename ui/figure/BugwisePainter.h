// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseLayout.h"

class QPainter;

namespace semblance {

/// What the view marks on top of the figure; a printed figure has none of it.
struct BugwiseMarks {
    std::optional<std::size_t> bug;   ///< index into BugwiseFigure::bugs: band behind the bug
    std::optional<Scenario> scenario; ///< frame around the selected box
    std::optional<double> value;      ///< ring around the selected mutant's value
    std::optional<BugwiseHit> focus;  ///< keyboard focus: dashed frame
};

/// Draws a layout with the style that it was made with. Clips nothing: all geometry is inside the page already.
void paintBugwise(QPainter& painter, const BugwiseLayout& layout, const FigureStyle& style,
                  const BugwiseMarks& marks = {}, FigurePart part = FigurePart::All);

} // namespace semblance
