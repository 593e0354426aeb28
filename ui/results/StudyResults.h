// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "core/analysis/MutantResult.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace semblance {

class FilterSelection;

/// The mutants of the open project, held once for all pages, and those that the shared filter lets through. Lists are
/// never changed once handed out, so background work may keep one.
class StudyResults : public QObject {
    Q_OBJECT
public:
    explicit StudyResults(const FilterSelection* selection, QObject* parent = nullptr);

    /// Ordered as the store gives them; never null.
    const MutantList& all() const { return m_all; }
    /// What the filter lets through; computed once for every change. Never null.
    const MutantList& shown() const;
    /// Of all mutants, by name.
    const std::set<std::string>& datasets() const { return m_datasets; }
    /// By bug, scenario and name; null when there is none.
    const MutantResult* find(const std::string& bug, Scenario scenario, const std::string& name) const;

    void setMutants(MutantList mutants);
    /// For results that arrive while a study runs: they appear at most four times a second.
    void add(const MutantResult& mutant);

    /// The thresholds by which all pages call a bug a deviation.
    const DeviationRules& deviationRules() const { return m_deviationRules; }
    void setDeviationRules(const DeviationRules& rules);

Q_SIGNALS:
    /// all() has changed, and so has shown().
    void changed();
    void deviationRulesChanged(const semblance::DeviationRules& rules);

private:
    void takeArrived();
    void setAll(MutantList mutants);

    const FilterSelection* m_selection;
    MutantList m_all;
    mutable MutantList m_shown; ///< null: has to be computed
    std::set<std::string> m_datasets;
    DeviationRules m_deviationRules;
    std::vector<MutantResult> m_arrived;
    QTimer m_refresh;
};

} // namespace semblance
