// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureComposer.h"
#include "ui/figure/WinnersFigure.h"

namespace semblance {

/// Builds one WinnersLayout from top to bottom: header, a bar with its counts for each data set, axis, footer. Used
/// once.
class WinnersLayouter : private FigureComposer {
public:
    WinnersLayouter(const WinnersFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);
    WinnersLayout layout();

private:
    /// How the counts below the bars are written: "56 (65 %), 11 tied", "56 (65 %)" or "56".
    enum class Detail { Ties, Percent, Count };

    std::vector<LegendEntry> legend() const;
    bool anyTies() const;
    QString barTitle(const WinCount& count) const;
    QString winsText(const WinCount& count, std::size_t scenario, Detail detail) const;
    QString percent(double share) const;

    void planColumns();
    void planLabels();
    bool labelsFit(Detail detail, double points) const;
    double naturalPitch() const;
    double pitch(double aroundBars);
    double axisHeight() const;
    double position(double share) const { return m_plotLeft + share * (m_plotRight - m_plotLeft); }

    void addBar(std::size_t index, double pitch);
    void addParts(std::size_t index, const QRectF& bar);
    void addLabels(const WinCount& count, double middle);
    void addAxis();

    const WinnersFigure& m_figure;
    WinnersLayout m_layout;
    double m_titlePoints = 0.0;
    double m_plotLeft = 0.0;
    double m_plotRight = 0.0;
    Detail m_detail = Detail::Ties;
    double m_labelPoints = 0.0;
};

} // namespace semblance
