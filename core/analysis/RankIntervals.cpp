// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/StudyIntervals.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/analysis/SortedMedians.h"
#include "core/statistics/Ranking.h"

#include <algorithm>
#include <map>
#include <utility>

namespace semblance {

namespace {

/// Below every median, so that an operator without a drawn bug comes last.
constexpr double notDrawn = -1.0;

SortedMedians sortedMedians(const OperatorMedians& medians, const std::map<std::string, std::size_t>& places)
{
    std::vector<SortedMedians::Entry> bugs;
    bugs.reserve(medians.bugs.size());
    for (const BugMedian& bug : medians.bugs)
        bugs.push_back({bug.median, places.at(bug.bug)});
    return SortedMedians(std::move(bugs));
}

/// The ranked operators of one scenario and where they stood in the resamples so far.
class ScenarioRanks {
public:
    explicit ScenarioRanks(Scenario scenario)
        : m_scenario(scenario)
    {
    }

    void add(const OperatorRank& rank, SortedMedians medians)
    {
        m_operators.push_back(rank.operatorId);
        m_ranks.push_back(*rank.rank);
        m_medians.push_back(std::move(medians));
        m_drawnRanks.emplace_back();
        m_timesFirst.push_back(0);
    }

    bool empty() const { return m_ranks.empty(); }

    void visitResample(const std::vector<unsigned>& timesDrawn)
    {
        std::vector<double> medians;
        medians.reserve(m_medians.size());
        for (const SortedMedians& sorted : m_medians)
            medians.push_back(sorted.drawnMedian(timesDrawn, notDrawn));
        const std::vector<int> ranks = competitionRanks(medians, tieEpsilon);
        m_tau += kendallTau(m_ranks, ranks);
        for (std::size_t i = 0; i < ranks.size(); ++i)
            m_drawnRanks[i].push_back(ranks[i]);
        if (std::count(ranks.begin(), ranks.end(), 1) == 1)
            ++m_timesFirst[static_cast<std::size_t>(std::find(ranks.begin(), ranks.end(), 1) - ranks.begin())];
    }

    void report(RankIntervals& intervals, const BootstrapSettings& settings)
    {
        const auto resamples = static_cast<double>(settings.resamples);
        double width = 0.0;
        for (std::size_t i = 0; i < m_ranks.size(); ++i) {
            std::vector<double>& drawn = m_drawnRanks[i];
            std::sort(drawn.begin(), drawn.end());
            const Interval interval = percentileInterval(drawn, settings.confidence);
            intervals.operators.push_back({m_scenario, m_operators[i], m_ranks[i], interval.low, interval.high,
                                           static_cast<double>(m_timesFirst[i]) / resamples});
            width += interval.width();
        }
        const std::size_t operators = m_ranks.size();
        intervals.scenarios.push_back(
            {m_scenario, operators, width / static_cast<double>(operators), m_tau / resamples});
    }

private:
    Scenario m_scenario;
    std::vector<std::string> m_operators;
    std::vector<int> m_ranks;
    std::vector<SortedMedians> m_medians;
    std::vector<std::vector<double>> m_drawnRanks; ///< of each operator, one a resample
    std::vector<std::size_t> m_timesFirst;         ///< alone
    double m_tau = 0.0;                            ///< sum over the resamples
};

/// Consecutive numbers of all bugs that an operator was ranked by.
std::map<std::string, std::size_t> placesOf(const std::vector<OperatorMedians>& operators)
{
    std::map<std::string, std::size_t> places;
    for (const OperatorMedians& medians : operators) {
        for (const BugMedian& bug : medians.bugs)
            places.emplace(bug.bug, 0);
    }
    std::size_t next = 0;
    for (auto& [bug, place] : places)
        place = next++;
    return places;
}

std::vector<ScenarioRanks> rankedScenarios(const std::vector<OperatorMedians>& medians,
                                           const std::vector<OperatorRank>& ranking,
                                           const std::map<std::string, std::size_t>& places)
{
    std::map<std::pair<Scenario, std::string>, const OperatorMedians*> mediansOf;
    for (const OperatorMedians& current : medians)
        mediansOf[{current.scenario, current.operatorId}] = &current;
    std::vector<ScenarioRanks> scenarios;
    for (const Scenario scenario : comparedScenarios) {
        ScenarioRanks ranks(scenario);
        for (const OperatorRank& rank : ranking) {
            if (rank.scenario == scenario && rank.rank)
                ranks.add(rank, sortedMedians(*mediansOf.at({scenario, rank.operatorId}), places));
        }
        if (!ranks.empty())
            scenarios.push_back(std::move(ranks));
    }
    return scenarios;
}

} // namespace

RankIntervals rankIntervals(const std::vector<MutantResult>& mutants, Metric metric, std::size_t minimumBugs,
                            const BootstrapSettings& settings)
{
    const std::vector<OperatorMedians> medians = operatorMedians(mutants, metric);
    const std::map<std::string, std::size_t> places = placesOf(medians);
    std::vector<ScenarioRanks> scenarios = rankedScenarios(medians, rankingOf(medians, metric, minimumBugs), places);
    RankIntervals intervals;
    if (scenarios.empty())
        return intervals;

    // All operators see the same resamples: their ranks belong together.
    std::vector<unsigned> timesDrawn;
    forEachResample(places.size(), settings, [&](const std::vector<std::size_t>& indices) {
        countDraws(indices, places.size(), timesDrawn);
        for (ScenarioRanks& scenario : scenarios)
            scenario.visitResample(timesDrawn);
    });
    for (ScenarioRanks& scenario : scenarios)
        scenario.report(intervals, settings);
    return intervals;
}

} // namespace semblance
