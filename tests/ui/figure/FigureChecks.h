// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureExport.h"
#include "ui/figure/FigureText.h"

#include <QString>

#include <vector>

namespace semblance::testing {

/// What is wrong with the texts of a layout: outside the page, cut, or over each other. Empty when nothing is.
QString textProblem(const std::vector<FigureText>& texts, const FigureCanvas& canvas);

/// What is wrong with the files that the page gives: width of the SVG, media box of the PDF, lines under 0.3 pt.
/// Empty when nothing is.
QString fileProblem(const FigurePage& page, const FigureStyle& style);

QStringList textsOf(const std::vector<FigureText>& texts, FigureText::Role role);

} // namespace semblance::testing
