// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QWidget>

#include <map>

class QLineEdit;
class QMenu;
class QToolButton;

namespace semblance {

class FilterChip;
class FilterSelection;
class StudyResults;

/// The shared filter as one row, two where the window is narrow: back and forward through its history, metric, and a
/// chip for every condition, with a cross while it holds. No scenario pressed means all of them. The key "/" leads to
/// the text field.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    FilterBar(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& tip, QWidget* parent);
    /// What stays together when the row breaks into two.
    void addGroup(const QList<QToolButton*>& buttons);
    void addHistory();
    void addMetrics();
    void addDataset();
    void addScenarios();
    void addOperator();
    void addText();
    void addClear();
    void fillDatasets();
    void fillOperators();
    void chooseScenarios();
    void followFilter();
    void followScenarios();

    StudyResults* m_results;
    FilterSelection* m_selection;
    std::map<Metric, QToolButton*> m_metrics;
    FilterChip* m_datasetChip;
    QToolButton* m_dataset;
    FilterChip* m_scenarioChip;
    std::map<Scenario, QToolButton*> m_scenarios;
    FilterChip* m_operatorChip;
    QToolButton* m_operator;
    FilterChip* m_textChip;
    QLineEdit* m_text;
    QToolButton* m_clear;
};

} // namespace semblance
