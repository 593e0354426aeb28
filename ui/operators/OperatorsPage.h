// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/Background.h"
#include "ui/figure/OperatorsFigure.h"
#include "ui/results/ResultsPage.h"
#include "ui/selection/FilterSelection.h"

#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

class QLabel;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace semblance {

class EmptyResults;
class OperatorDetails;
class OperatorsView;
class TableView;

/// How closely each operator's mutants resemble real faults: the ranking with its table twin, and the selected operator
/// on the right.
class OperatorsPage : public ResultsPage {
    Q_OBJECT

public:
    OperatorsPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);
    ~OperatorsPage() override;

    bool hasFigure() const override { return !m_figure.rows.empty(); }
    void exportFigure() override;

    /// The figure as it is shown; exporting lays it out again for paper.
    const OperatorsFigure& figure() const { return m_figure; }
    /// Proposed name of an exported file, without ending: "operators-cs-deepfd".
    QString figureName() const;

    OperatorsView* view() const { return m_view; }
    OperatorDetails* details() const { return m_details; }
    QSplitter* splitter() const { return m_splitter; }

protected:
    void refresh() override;
    void followSelection() override;

private:
    /// What rank intervals were computed from.
    struct Inputs {
        MutantList mutants;
        Metric metric = Metric::CouplingStrength;
        std::size_t minimumBugs = defaultMinimumBugs;
        bool operator==(const Inputs&) const = default;
    };

    QWidget* buildTools();
    QToolButton* addButton(QWidget* tools, const QString& name, const QString& text, const QString& tip);
    const MutantList& rankedMutants();
    void rebuildFigure();
    void fillTable();
    void markRow();
    void updateIntervals();
    void computeIntervals();
    void takeIntervals(const RankIntervals& intervals);
    void showPage();
    void openMutants();

    QSpinBox* m_minimumBugs;
    QToolButton* m_intervalToggle;
    QLabel* m_computing;
    QToolButton* m_tableToggle;
    QToolButton* m_export;
    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    OperatorsView* m_view;
    TableView* m_table;
    OperatorDetails* m_details;
    QSplitter* m_splitter;
    OperatorsFigure m_figure;
    MutantList m_rankedOf; ///< all mutants at the time of m_ranked
    ResultFilter m_rankedFilter;
    MutantList m_ranked;
    Inputs m_inputs;
    std::optional<RankIntervals> m_intervals; ///< of m_inputs
    QTimer m_pause;
    std::shared_ptr<std::atomic<int>> m_job; ///< number of the newest job; older ones give up
    Background m_background;
};

} // namespace semblance
