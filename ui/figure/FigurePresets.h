// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace semblance {

struct FigureStyle;

/// What a journal wants of a figure.
struct FigurePreset {
    enum class Columns { One, OneAndHalf, Two, Text }; ///< Text: the page has one column only
    std::string id;                                    ///< "ieee-1": for the command line
    std::string journal; ///< "IEEE": a proper name; empty for widths that most journals take
    Columns columns = Columns::One;
    double widthMm = 0.0;
    std::string fontFamily = "Helvetica";
    double fontPoints = 8.0;

    /// "IEEE, one column, 88.9 mm".
    QString title() const;
    /// Sets width, font and font size; leaves everything else.
    void apply(FigureStyle& style) const;
};

/// All presets, in the order of a list to choose from.
const std::vector<FigurePreset>& figurePresets();
/// The preset of an id, or nullptr.
const FigurePreset* figurePreset(const std::string& id);

} // namespace semblance
