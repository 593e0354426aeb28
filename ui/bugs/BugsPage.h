// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "ui/figure/FigureExport.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTimer;

namespace semblance {

class BoxDetails;
class BoxPlotView;
class BugsToolBar;
class DistributionModel;
class FilterSelection;
class ResultTable;

/// Boxplots a bug with their table twin; the details of the selected box on the right.
class BugsPage : public QWidget {
    Q_OBJECT

public:
    explicit BugsPage(FilterSelection* selection, QWidget* parent = nullptr);

    void setMutants(const std::vector<MutantResult>& mutants);
    /// For results that arrive while a study runs: the page redraws at most four times a second.
    void addMutant(const MutantResult& mutant);

    /// The figure as it is shown; exporting lays it out again for paper.
    const BugwiseFigure& figure() const { return m_figure; }
    /// Proposed name of an exported file, without ending: "bugwise-cs-deepfd".
    QString figureName() const;

    BoxPlotView* plot() const { return m_plot; }
    ResultTable* table() const { return m_table; }
    BoxDetails* details() const { return m_details; }
    QSplitter* splitter() const { return m_splitter; }

public Q_SLOTS:
    /// Asks for format, size and file, and writes the current figure.
    void exportFigure();

Q_SIGNALS:
    void runRequested();
    void exportRequested();
    /// Enter or double click on a box.
    void pairRequested(const QString& bug);

private:
    QWidget* buildEmptyState();
    QWidget* buildTable();
    void connectPlot();
    void refresh();
    void showPage();
    void followSelection();
    void selectOutlier(const QString& bug, Scenario scenario, double value);

    FilterSelection* m_selection;
    std::vector<MutantResult> m_mutants;
    std::vector<MutantResult> m_arrived; ///< not yet shown
    BugwiseFigure m_figure;
    BugsToolBar* m_tools;
    QStackedWidget* m_pages;
    QWidget* m_empty;
    QLabel* m_hint;
    QPushButton* m_run;
    QPushButton* m_clearFilter;
    BoxPlotView* m_plot;
    ResultTable* m_table;
    DistributionModel* m_distributions;
    BoxDetails* m_details;
    QSplitter* m_splitter;
    QTimer* m_refresh;
};

} // namespace semblance
