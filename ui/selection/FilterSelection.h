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

/// What the user points at; from left to right ever narrower.
struct ResultSelection {
    QString bug;
    std::optional<Scenario> scenario;
    QString mutant; ///< name, unique within bug and scenario

    bool operator==(const ResultSelection&) const = default;
};

/// The one object that drives every page: a box clicked here selects a row there. Every change of the filter can be
/// undone; typing into the text filter is one step.
class FilterSelection : public QObject {
    Q_OBJECT

public:
    explicit FilterSelection(QObject* parent = nullptr);

    const ResultFilter& filter() const { return m_filter; }
    const ResultSelection& selection() const { return m_selection; }
    /// Undo and redo, for the actions of a menu.
    QUndoStack* history() { return &m_history; }

    void setMetric(Metric metric);
    void setDataset(const QString& dataset);
    void setScenarios(const std::set<Scenario>& scenarios);
    void setOperator(const QString& operatorId);
    void setText(const QString& text);
    /// Removes all conditions; the metric stays.
    void clearFilter();

    void select(const QString& bug, std::optional<Scenario> scenario = std::nullopt, const QString& mutant = {});
    void select(const MutantResult& mutant);
    void clearSelection() { select(QString()); }

Q_SIGNALS:
    void filterChanged();
    void selectionChanged();

private:
    class Change;

    void change(const ResultFilter& next, const QString& description, int mergeId = -1);
    void apply(const ResultFilter& filter);

    ResultFilter m_filter;
    ResultSelection m_selection;
    QUndoStack m_history;
};

} // namespace semblance
