// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/StudyResults.h"

#include "ui/selection/FilterSelection.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace semblance {

namespace {

constexpr int refreshMilliseconds = 250;

} // namespace

StudyResults::StudyResults(const FilterSelection* selection, QObject* parent)
    : QObject(parent)
    , m_selection(selection)
    , m_all(std::make_shared<const std::vector<MutantResult>>())
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMilliseconds);
    connect(&m_refresh, &QTimer::timeout, this, &StudyResults::takeArrived);
    // The first to hear of it: pages connect later and find the new list.
    connect(selection, &FilterSelection::filterChanged, this, [this] { m_shown.reset(); });
}

const MutantList& StudyResults::shown() const
{
    if (!m_shown) {
        const ResultFilter& filter = m_selection->filter();
        if (!filter.narrows()) {
            m_shown = m_all;
        } else {
            std::vector<MutantResult> shown;
            std::copy_if(m_all->begin(), m_all->end(), std::back_inserter(shown),
                         [&filter](const MutantResult& mutant) { return filter.accepts(mutant); });
            m_shown = std::make_shared<const std::vector<MutantResult>>(std::move(shown));
        }
    }
    return m_shown;
}

const MutantResult* StudyResults::find(const std::string& bug, Scenario scenario, const std::string& name) const
{
    const auto found = std::find_if(m_all->begin(), m_all->end(), [&](const MutantResult& mutant) {
        return mutant.scenario == scenario && mutant.name == name && mutant.bug == bug;
    });
    return found == m_all->end() ? nullptr : &*found;
}

void StudyResults::setMutants(MutantList mutants)
{
    m_refresh.stop();
    m_arrived.clear();
    setAll(mutants ? std::move(mutants) : std::make_shared<const std::vector<MutantResult>>());
}

void StudyResults::add(const MutantResult& mutant)
{
    m_arrived.push_back(mutant);
    if (!m_refresh.isActive())
        m_refresh.start();
}

void StudyResults::takeArrived()
{
    std::vector<MutantResult> mutants = *m_all;
    std::move(m_arrived.begin(), m_arrived.end(), std::back_inserter(mutants));
    m_arrived.clear();
    setAll(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
}

void StudyResults::setAll(MutantList mutants)
{
    m_all = std::move(mutants);
    m_shown.reset();
    m_datasets.clear();
    for (const MutantResult& mutant : *m_all)
        m_datasets.insert(mutant.dataset);
    Q_EMIT changed();
}

void StudyResults::setDeviationRules(const DeviationRules& rules)
{
    if (rules == m_deviationRules)
        return;
    m_deviationRules = rules;
    Q_EMIT deviationRulesChanged(rules);
}

} // namespace semblance
