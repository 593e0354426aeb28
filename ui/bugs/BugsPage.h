// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "core/analysis/NoiseFloor.h"
#include "ui/figure/FigureExport.h"
#include "ui/results/ResultsPage.h"

#include <optional>

class QSplitter;
class QStackedWidget;

namespace semblance {

class BoxDetails;
class BoxPlotView;
class BugsToolBar;
class EmptyResults;
class TableView;

/// Boxplots a bug with their table twin; the details of the selected box on the right.
class BugsPage : public ResultsPage {
    Q_OBJECT

public:
    BugsPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    bool hasFigure() const override { return !m_figure.bugs.empty(); }
    void exportFigure() override;
    /// The thresholds by which the details call a bug a deviation.
    void setDeviationRules(const DeviationRules& rules);

    /// The figure as it is shown; exporting lays it out again for paper.
    const BugwiseFigure& figure() const { return m_figure; }
    /// Proposed name of an exported file, without ending: "bugwise-cs-deepfd".
    QString figureName() const;

    BoxPlotView* plot() const { return m_plot; }
    TableView* table() const { return m_table; }
    BoxDetails* details() const { return m_details; }
    QSplitter* splitter() const { return m_splitter; }

Q_SIGNALS:
    /// Enter or double click on a box.
    void pairRequested(const QString& bug);

protected:
    void refresh() override;
    void followSelection() override;

private:
    void connectPlot();
    void connectTable();
    const std::optional<NoiseFloor>& noise();
    void showPage();
    void markRow();
    void selectOutlier(const QString& bug, Scenario scenario, double value);

    BugwiseFigure m_figure;
    MutantList m_noiseMutants; ///< those that m_noise was found in
    std::optional<Metric> m_noiseMetric;
    std::optional<NoiseFloor> m_noise;
    BugsToolBar* m_tools;
    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    BoxPlotView* m_plot;
    TableView* m_table;
    BoxDetails* m_details;
    QSplitter* m_splitter;
};

} // namespace semblance
