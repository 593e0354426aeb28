// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigurePresets.h"

#include "ui/figure/FigureStyle.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(FigurePresets)
};

QString columnsText(FigurePreset::Columns columns)
{
    switch (columns) {
    case FigurePreset::Columns::One:
        return Text::tr("one column");
    case FigurePreset::Columns::OneAndHalf:
        return Text::tr("one and a half columns");
    case FigurePreset::Columns::Two:
        return Text::tr("two columns");
    case FigurePreset::Columns::Text:
        return Text::tr("text width");
    }
    return {};
}

} // namespace

QString FigurePreset::title() const
{
    const QString size = Text::tr("%1, %2 mm").arg(columnsText(columns)).arg(widthMm);
    return journal.empty() ? Text::tr("Any journal, %1").arg(size)
                           : Text::tr("%1, %2").arg(QString::fromStdString(journal), size);
}

void FigurePreset::apply(FigureStyle& style) const
{
    style.widthMm = widthMm;
    style.fontFamily = QString::fromStdString(fontFamily);
    style.fontPoints = fontPoints;
}

const std::vector<FigurePreset>& figurePresets()
{
    using Columns = FigurePreset::Columns;
    // The widths of Elsevier (90, 140 and 190 mm), of Springer's two columns and of A&A are in their instructions for
    // authors. General knowledge, to be checked against the journal: IEEE, LNCS, and ACM, whose widths are the column
    // and text widths of the class acmart (241.1, 506.3 and 395.8 TeX points). Families and sizes of fonts are
    // general knowledge, too: sans serif of 7 to 9 pt passes everywhere.
    static const std::vector<FigurePreset> presets = {
        {"single", {}, Columns::One, 85.0},
        {"one-and-half", {}, Columns::OneAndHalf, 130.0},
        {"double", {}, Columns::Two, 180.0},
        {"ieee-1", "IEEE", Columns::One, 88.9},
        {"ieee-2", "IEEE", Columns::Two, 181.0},
        {"acm-1", "ACM sigconf", Columns::One, 84.7},
        {"acm-2", "ACM sigconf", Columns::Two, 177.8},
        {"acm-small", "ACM acmsmall", Columns::Text, 139.1},
        {"springer-1", "Springer", Columns::One, 84.0},
        {"springer-2", "Springer", Columns::Two, 174.0},
        {"lncs", "Springer LNCS", Columns::Text, 122.0},
        {"elsevier-1", "Elsevier", Columns::One, 90.0, "Helvetica", 7.0},
        {"elsevier-1.5", "Elsevier", Columns::OneAndHalf, 140.0, "Helvetica", 7.0},
        {"elsevier-2", "Elsevier", Columns::Two, 190.0, "Helvetica", 7.0},
        {"aa-1", "A&A", Columns::One, 88.0},
        {"aa-1.5", "A&A", Columns::OneAndHalf, 120.0},
        {"aa-2", "A&A", Columns::Two, 180.0},
    };
    return presets;
}

const FigurePreset* figurePreset(const std::string& id)
{
    const std::vector<FigurePreset>& presets = figurePresets();
    const auto found =
        std::find_if(presets.begin(), presets.end(), [&id](const FigurePreset& preset) { return preset.id == id; });
    return found == presets.end() ? nullptr : &*found;
}

} // namespace semblance
