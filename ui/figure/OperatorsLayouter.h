// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureComposer.h"
#include "ui/figure/OperatorsFigure.h"

namespace semblance {

/// Builds one OperatorsLayout from top to bottom: header with the value axis, rows by scenario, footer. Used once.
class OperatorsLayouter : private FigureComposer {
public:
    OperatorsLayouter(const OperatorsFigure& figure, const FigureStyle& style, const FigureCanvas& canvas);
    OperatorsLayout layout();

private:
    /// From left to right: operator, number of bugs, plot, rank. Places in canvas units.
    struct Columns {
        double labelPoints = 0.0;
        double labelRoom = 0.0;
        double countLeft = 0.0;
        double plotLeft = 0.0;
        double plotRight = 0.0;
        double rankLeft = 0.0;
        bool ranks = false;
    };
    /// The value axis from 0 to a round number that holds all bars.
    struct Axis {
        double step = 0.5;
        int steps = 2;
        double end() const { return step * steps; }
    };

    void planColumns();
    void planAxis();
    double rowPitch(double aroundRows);
    double headingHeight() const;
    std::size_t groups() const;
    QString rankText(const OperatorsFigure::Row& row) const;

    void addAxis();
    void addHeading(Scenario scenario);
    void addGroup(std::size_t first, std::size_t last, double pitch);
    void addRow(std::size_t row, double pitch);
    double position(double value) const;

    const OperatorsFigure& m_figure;
    OperatorsLayout m_layout;
    Columns m_columns;
    Axis m_axis;
};

} // namespace semblance
