// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BoxGeometry.h"
#include "ui/figure/BugwisePanels.h"

namespace semblance {

/// Builds one BugwiseLayout from top to bottom: header, panels, footer. Used once.
class BugwiseLayouter {
public:
    BugwiseLayouter(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);
    BugwiseLayout layout();

private:
    // In points.
    static constexpr double margin = 2.0;
    static constexpr double gap = 3.0;
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

    double units(double points) const { return points * m_layout.canvas.unitsPerPoint; }
    double width() const { return m_layout.canvas.size.width(); }
    double height() const { return m_layout.canvas.size.height(); }
    bool automaticHeight() const { return height() <= 0.0; }
    /// A share of the font size, but no smaller than the smallest readable one unless the font itself is.
    double textPoints(double share) const;

    void checkStyle();
    void addHeader();
    void addLegend(double firstLineLeft);
    void addStandingPanels();
    void addLyingPanels();
    void addFooter(const QStringList& lines);

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
    QStringList footerLines() const;
    double footerHeight(const QStringList& lines) const;

    /// Adds a text that the fitter measured, around a centre, or behind or before a point.
    void addText(FigureText text, const QPointF& center, double angle = 0.0);
    void addTextBehind(FigureText text, const QPointF& leftMiddle);
    void addTextBefore(FigureText text, const QPointF& rightMiddle);

    const BugwiseFigure& m_figure;
    const FigureStyle& m_style;
    BugwiseLayout m_layout;
    TextFitter m_fitter;
    double m_y = 0.0;     ///< where the next thing goes
    double m_pitch = 0.0; ///< room of one bug along the bugs
};

} // namespace semblance
