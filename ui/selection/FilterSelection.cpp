// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/FilterSelection.h"

#include <QUndoCommand>

namespace semblance {

namespace {

constexpr int textChange = 1;

bool contains(const std::string& text, const QString& part)
{
    return QString::fromStdString(text).contains(part, Qt::CaseInsensitive);
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
    Change(FilterSelection* owner, ResultFilter before, ResultFilter after, const QString& description, int mergeId)
        : QUndoCommand(description)
        , m_owner(owner)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeId(mergeId)
    {
    }

    void undo() override { m_owner->apply(m_before); }
    void redo() override { m_owner->apply(m_after); }
    int id() const override { return m_mergeId; }

    bool mergeWith(const QUndoCommand* other) override
    {
        m_after = static_cast<const Change*>(other)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    FilterSelection* m_owner;
    ResultFilter m_before;
    ResultFilter m_after;
    int m_mergeId;
};

FilterSelection::FilterSelection(QObject* parent)
    : QObject(parent)
{
}

void FilterSelection::change(const ResultFilter& next, const QString& description, int mergeId)
{
    if (next != m_filter)
        m_history.push(new Change(this, m_filter, next, description, mergeId));
}

void FilterSelection::apply(const ResultFilter& filter)
{
    m_filter = filter;
    Q_EMIT filterChanged();
}

void FilterSelection::setMetric(Metric metric)
{
    ResultFilter next = m_filter;
    next.metric = metric;
    change(next, tr("Change metric"));
}

void FilterSelection::setDataset(const QString& dataset)
{
    ResultFilter next = m_filter;
    next.dataset = dataset;
    change(next, tr("Filter by data set"));
}

void FilterSelection::setScenarios(const std::set<Scenario>& scenarios)
{
    ResultFilter next = m_filter;
    next.scenarios = scenarios;
    change(next, tr("Filter by scenario"));
}

void FilterSelection::setOperator(const QString& operatorId)
{
    ResultFilter next = m_filter;
    next.operatorId = operatorId;
    change(next, tr("Filter by operator"));
}

void FilterSelection::setText(const QString& text)
{
    ResultFilter next = m_filter;
    next.text = text;
    change(next, tr("Filter by text"), textChange);
}

void FilterSelection::clearFilter()
{
    ResultFilter next;
    next.metric = m_filter.metric;
    change(next, tr("Clear filters"));
}

void FilterSelection::select(const QString& bug, std::optional<Scenario> scenario, const QString& mutant)
{
    const ResultSelection next{bug, scenario, mutant};
    if (next == m_selection)
        return;
    m_selection = next;
    Q_EMIT selectionChanged();
}

void FilterSelection::select(const MutantResult& mutant)
{
    select(QString::fromStdString(mutant.bug), mutant.scenario, QString::fromStdString(mutant.name));
}

} // namespace semblance
