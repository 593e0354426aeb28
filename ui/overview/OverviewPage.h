// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "ui/common/Background.h"
#include "ui/overview/StudySummary.h"
#include "ui/results/ResultsPage.h"
#include "ui/selection/FilterSelection.h"

#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace semblance {

class AttentionList;
class EmptyResults;
class TableView;
class WinnersView;

/// The study at a glance: who wins, how sure that is, how close it comes to training noise, and what needs attention.
class OverviewPage : public ResultsPage {
    Q_OBJECT

public:
    OverviewPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);
    ~OverviewPage() override;

    bool hasFigure() const override;
    void exportFigure() override;
    /// Proposed name of an exported file, without ending: "winners-cs-deepfd".
    QString figureName() const;

    /// Those of the page Deviations, so that both count the same bugs.
    void setRules(const DeviationRules& rules);

    WinnersView* winners() const { return m_winners; }
    AttentionList* attention() const { return m_attention; }
    TableView* wins() const { return m_wins; }
    TableView* comparisons() const { return m_comparisons; }
    TableView* medians() const { return m_medians; }

protected:
    void refresh() override;
    void followSelection() override;

private:
    QWidget* makeCard(QLayout* content);
    QLabel* makeHeading(const QString& text);
    TableView* makeTable(const QString& name, const QString& title);
    QWidget* buildContent();
    QWidget* buildHead();
    void addTable(QVBoxLayout* card, const QString& title, TableView* table);
    bool takeNewMutants();
    void fillAttention();
    void computeIntervals();
    void fillTables();
    void fillHead();

    StudySummary m_summary;
    std::optional<SummaryIntervals> m_intervals;
    MutantList m_summaryOf;       ///< results that m_summary and m_intervals belong to
    ResultFilter m_summaryFilter; ///< its metric does not count
    DeviationRules m_rules;
    bool m_rulesChanged = false; ///< since the last refresh
    Background m_background;
    QTimer m_pause;                          ///< a burst of filter changes asks once
    std::shared_ptr<std::atomic<int>> m_job; ///< number of the newest job; older ones give up

    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    QScrollArea* m_content;
    QLabel* m_headline;
    QLabel* m_size;
    QToolButton* m_export;
    WinnersView* m_winners;
    TableView* m_wins;
    TableView* m_comparisons;
    TableView* m_medians;
    QLabel* m_noise;
    AttentionList* m_attention;
    QLabel* m_attentionHint;
};

} // namespace semblance
