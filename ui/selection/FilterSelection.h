// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <set>

namespace semblance {

/// What is shown. Conditions stack: a mutant has to meet all of them; an empty one lets everything through.
struct ResultFilter {
    Metric metric = Metric::CouplingStrength;
    QString dataset;
    std::set<Scenario> scenarios;
    QString operatorId;
    QString text; ///< found in bug, name, operator or parameter, without regard to case

    bool accepts(const MutantResult& mutant) const;
    /// Whether it hides anything.
    bool narrows() const
    {
        return !dataset.isEmpty() || !scenarios.empty() || !operatorId.isEmpty() || !text.isEmpty();
    }
    bool operator==(const ResultFilter&) const = default;
};

enum class FilterCondition { Dataset, Scenarios, Operator, Text };

/// What the user points at. It hides nothing; what is empty is not chosen.
struct ResultSelection {
    QString bug;
    std::optional<Scenario> scenario;
    QString operatorId; ///< of the scenario: operators are ranked within one
    QString mutant;     ///< name, unique within bug and scenario

    bool operator==(const ResultSelection&) const = default;
};

/// The one object that drives every page: a box clicked here selects a row there. Every change of filter or selection
/// can be undone, as a browser goes back; typing into the text filter and walking with the arrow keys are one step.
class FilterSelection : public QObject {
    Q_OBJECT

public:
    explicit FilterSelection(QObject* parent = nullptr);

    const ResultFilter& filter() const { return m_state.filter; }
    const ResultSelection& selection() const { return m_state.selection; }
    /// Undo and redo, for the actions of a menu.
    QUndoStack* history() { return &m_history; }

    void setMetric(Metric metric);
    void setDataset(const QString& dataset);
    void setScenarios(const std::set<Scenario>& scenarios);
    void setOperator(const QString& operatorId);
    void setText(const QString& text);
    /// Removes all conditions; the metric stays.
    void clearFilter();

    /// Removes one condition, as the cross of its chip does.
    void removeCondition(FilterCondition condition);

    void select(const ResultSelection& selection);
    void select(const QString& bug, std::optional<Scenario> scenario = std::nullopt)
    {
        select(ResultSelection{bug, scenario, {}, {}});
    }
    void selectOperator(const QString& operatorId, Scenario scenario)
    {
        select(ResultSelection{{}, scenario, operatorId, {}});
    }
    /// With its bug, scenario and operator.
    void select(const MutantResult& mutant);
    void clearSelection() { select(ResultSelection{}); }

    /// Filter and selection as the beginning of an empty history.
    void restart(const ResultFilter& filter, const ResultSelection& selection);

Q_SIGNALS:
    void filterChanged();
    void selectionChanged();

private:
    class Change;
    struct State {
        ResultFilter filter;
        ResultSelection selection;
        bool operator==(const State&) const = default;
    };

    void change(const State& next, const QString& description, int mergeId = -1);
    void changeFilter(const ResultFilter& next, const QString& description, int mergeId = -1)
    {
        change({next, m_state.selection}, description, mergeId);
    }
    void apply(const State& state);

    State m_state;
    QUndoStack m_history;
};

} // namespace semblance
