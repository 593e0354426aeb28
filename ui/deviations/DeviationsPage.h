// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "ui/results/ResultsPage.h"
#include "ui/tables/TableView.h"

#include <set>
#include <vector>

class QLabel;
class QModelIndex;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace semblance {

class DeviationDetails;
class DeviationModel;
class EmptyResults;
class ThresholdsPane;

/// The bugs that deviate from the trend, by category, with the numbers that put them there; the thresholds can be
/// changed and the list follows.
class DeviationsPage : public ResultsPage {
    Q_OBJECT

public:
    DeviationsPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    const DeviationRules& rules() const;
    /// Without a step of the history: for settings.
    void setRules(const DeviationRules& rules);

    const std::vector<BugDeviation>& deviations() const { return m_bugs; }
    QTreeView* list() const { return m_list; }
    TableView* table() const { return m_table; }
    QSplitter* splitter() const { return m_splitter; }

Q_SIGNALS:
    /// By the user, undo included, and by setRules().
    void rulesChanged(const semblance::DeviationRules& rules);

protected:
    void refresh() override;
    void followSelection() override;

private:
    QWidget* buildTop();
    void buildList();
    QWidget* buildSide();
    QWidget* buildIncomplete();
    void showCounts(std::size_t bugsInAll);
    void showPage();
    ResultTable::TableMaker tableMaker() const;
    void expandCategories();
    void fitColumns();
    void currentChanged(const QModelIndex& current);

    std::vector<BugDeviation> m_bugs;
    std::set<QString> m_collapsed; ///< categories, by what the user did
    bool m_following = false;      ///< the list is being set, not used
    bool m_tableStale = true;
    bool m_columnsFit = false;

    QLabel* m_count;
    QLabel* m_parts;
    QToolButton* m_tableButton;
    QToolButton* m_exportButton;
    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    QWidget* m_incomplete;
    QTreeView* m_list;
    DeviationModel* m_model;
    TableView* m_table;
    DeviationDetails* m_details;
    ThresholdsPane* m_thresholds;
    QSplitter* m_splitter;
};

} // namespace semblance
