// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BoxGeometry.h"
#include "ui/figure/BugwisePanels.h"
#include "ui/figure/FigureComposer.h"

namespace semblance {

/// Builds one BugwiseLayout from top to bottom: header, panels, footer. Used once.
class BugwiseLayouter : private FigureComposer {
public:
    BugwiseLayouter(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);
    BugwiseLayout layout();

private:
    // In points.
    static constexpr double panelGap = 8.0;
    static constexpr double countGap = 9.0; // clears the last tick of a lying axis
    static constexpr double largestBoxPitch = 18.0;
    static constexpr double lowestPlot = 36.0;

    /// How the numbers n are written: by box level or turned, by bug as "171/30/17", or not at all for want of room.
    enum class Counts { None, Level, Turned, ByBug };
    /// Bug labels and counts of all panels, at one size. Rooms are measured away from the plot.
    struct Labels {
        QStringList texts; ///< one for each bug
        double points = 0.0;
        bool turned = false;
        double room = 0.0;
        Counts counts = Counts::None;
        double countRoom = 0.0;
    };

    std::vector<LegendEntry> legend() const;
    void addStandingPanels();
    void addLyingPanels();

    Labels planStandingLabels(const std::vector<BugPanel>& panels);
    double standingPlotHeight(std::size_t panels, double aroundPlots);
    void addStandingPanel(const BugPanel& panel, const PlotFrame& frame, const Labels& labels);
    void addStandingLabel(const QString& text, const QPointF& topMiddle, const Labels& labels);
    Labels planLyingLabels(double columnWidth);
    double lyingPitch(std::size_t rows, double aroundPlots) const;
    void addLyingPanel(const BugPanel& panel, const PlotFrame& frame, const Labels& labels);

    void addAxes(const PlotFrame& frame, double tickEdge);
    void addBoxes(const PlotFrame& frame, std::size_t bug, double position);
    void addCounts(const PlotFrame& frame, std::size_t bug, double position, const Labels& labels);

    BoxPlaces places() const { return {m_pitch, m_figure.scenarios.size(), units(largestBoxPitch)}; }
    void planCounts(Labels& labels, bool standing);
    QString countText(std::size_t bug, Scenario scenario) const;
    QString countsText(std::size_t bug) const;
    QStringList tickTexts(const std::vector<double>& values) const;
    std::vector<double> tickValues(double room, double need) const;

    const BugwiseFigure& m_figure;
    BugwiseLayout m_layout;
    double m_pitch = 0.0; ///< room of one bug along the bugs
};

} // namespace semblance
