// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/FilterSelection.h"

#include <QUndoCommand>

#include <chrono>
#include <utility>

namespace semblance {

namespace {

constexpr int textChange = 1;
constexpr int firstSelectionChange = 2;
constexpr int mostSteps = 200;
constexpr std::chrono::milliseconds walkingPause(400); ///< between two keys of one walk

bool contains(const std::string& text, const QString& part)
{
    return QString::fromStdString(text).contains(part, Qt::CaseInsensitive);
}

/// How narrow a selection is; walking along one level is one step of the history.
int levelOf(const ResultSelection& selection)
{
    if (!selection.mutant.isEmpty())
        return 3;
    if (!selection.operatorId.isEmpty())
        return selection.bug.isEmpty() ? 2 : 4;
    return selection.scenario ? 1 : 0;
}

QString describe(const ResultSelection& selection)
{
    if (!selection.mutant.isEmpty())
        return FilterSelection::tr("Select %1").arg(selection.mutant);
    if (!selection.bug.isEmpty())
        return FilterSelection::tr("Select %1").arg(selection.bug);
    if (!selection.operatorId.isEmpty())
        return FilterSelection::tr("Select %1").arg(selection.operatorId);
    return FilterSelection::tr("Select nothing");
}

} // namespace

bool ResultFilter::accepts(const MutantResult& mutant) const
{
    if (!dataset.isEmpty() && mutant.dataset != dataset.toStdString())
        return false;
    if (!scenarios.empty() && scenarios.count(mutant.scenario) == 0)
        return false;
    if (!operatorId.isEmpty() && mutant.operatorId != operatorId.toStdString())
        return false;
    return text.isEmpty() || contains(mutant.bug, text) || contains(mutant.name, text) ||
           contains(mutant.operatorId, text) || contains(mutant.parameter, text);
}

/// One step of the history: whole states are small and make every step exactly reversible.
class FilterSelection::Change : public QUndoCommand {
public:
    Change(FilterSelection* owner, State before, State after, const QString& description, int mergeId)
        : QUndoCommand(description)
        , m_owner(owner)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeId(mergeId)
        , m_time(Clock::now())
    {
    }

    void undo() override { m_owner->apply(m_before); }
    void redo() override { m_owner->apply(m_after); }
    int id() const override { return m_mergeId; }

    bool mergeWith(const QUndoCommand* command) override
    {
        const auto* other = static_cast<const Change*>(command);
        if (m_mergeId != textChange && other->m_time - m_time > walkingPause)
            return false;
        m_time = other->m_time;
        m_after = other->m_after;
        setText(other->text());
        setObsolete(m_after == m_before);
        return true;
    }

private:
    using Clock = std::chrono::steady_clock;

    FilterSelection* m_owner;
    State m_before;
    State m_after;
    int m_mergeId;
    Clock::time_point m_time;
};

FilterSelection::FilterSelection(QObject* parent)
    : QObject(parent)
{
    m_history.setUndoLimit(mostSteps);
}

void FilterSelection::change(const State& next, const QString& description, int mergeId)
{
    if (next != m_state)
        m_history.push(new Change(this, m_state, next, description, mergeId));
}

void FilterSelection::apply(const State& state)
{
    const State before = std::exchange(m_state, state);
    if (before.filter != m_state.filter)
        Q_EMIT filterChanged();
    if (before.selection != m_state.selection)
        Q_EMIT selectionChanged();
}

void FilterSelection::restart(const ResultFilter& filter, const ResultSelection& selection)
{
    m_history.clear();
    apply({filter, selection});
}

void FilterSelection::setMetric(Metric metric)
{
    ResultFilter next = filter();
    next.metric = metric;
    changeFilter(next, tr("Change metric"));
}

void FilterSelection::setDataset(const QString& dataset)
{
    ResultFilter next = filter();
    next.dataset = dataset;
    changeFilter(next, tr("Filter by data set"));
}

void FilterSelection::setScenarios(const std::set<Scenario>& scenarios)
{
    ResultFilter next = filter();
    next.scenarios = scenarios;
    changeFilter(next, tr("Filter by scenario"));
}

void FilterSelection::setOperator(const QString& operatorId)
{
    ResultFilter next = filter();
    next.operatorId = operatorId;
    changeFilter(next, tr("Filter by operator"));
}

void FilterSelection::setText(const QString& text)
{
    ResultFilter next = filter();
    next.text = text;
    changeFilter(next, tr("Filter by text"), textChange);
}

void FilterSelection::clearFilter()
{
    ResultFilter next;
    next.metric = filter().metric;
    changeFilter(next, tr("Clear filters"));
}

void FilterSelection::removeCondition(FilterCondition condition)
{
    switch (condition) {
    case FilterCondition::Dataset:
        return setDataset({});
    case FilterCondition::Scenarios:
        return setScenarios({});
    case FilterCondition::Operator:
        return setOperator({});
    case FilterCondition::Text: {
        ResultFilter next = filter();
        next.text.clear();
        return changeFilter(next, tr("Filter by text")); // a step of its own: undo brings the text back
    }
    }
}

void FilterSelection::select(const ResultSelection& selection)
{
    change({filter(), selection}, describe(selection), firstSelectionChange + levelOf(selection));
}

void FilterSelection::select(const MutantResult& mutant)
{
    select(ResultSelection{QString::fromStdString(mutant.bug), mutant.scenario,
                           QString::fromStdString(mutant.operatorId), QString::fromStdString(mutant.name)});
}

} // namespace semblance
