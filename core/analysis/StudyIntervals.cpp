// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/StudyIntervals.h"

#include "core/analysis/ScenarioBoxes.h"
#include "core/analysis/SortedMedians.h"
#include "core/statistics/Wilcoxon.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace semblance {

namespace {

constexpr double largeEffect = 0.5; ///< from here on effectMagnitude() says so

Estimate estimateOf(const Bootstrap& result) { return {result.estimate, result.percentile, result.bca}; }

Bootstrap bootstrapOfMedian(const std::vector<double>& values, const BootstrapSettings& settings)
{
    std::vector<SortedMedians::Entry> entries;
    entries.reserve(values.size());
    for (std::size_t place = 0; place < values.size(); ++place)
        entries.push_back({values[place], place});
    const SortedMedians medians(std::move(entries));
    std::vector<unsigned> timesDrawn;
    return bootstrap(
        values.size(),
        [&](const std::vector<std::size_t>& indices) {
            countDraws(indices, values.size(), timesDrawn);
            return medians.drawnMedian(timesDrawn, 0.0);
        },
        settings);
}

/// Rank-biserial correlation of a resample. Pairs that come by the size of their difference are ranked several times
/// faster than in the order drawn.
class DrawnEffect {
public:
    explicit DrawnEffect(const PairedMedians& medians)
        : m_medians(medians)
        , m_bySize(medians.a.size())
    {
        std::iota(m_bySize.begin(), m_bySize.end(), std::size_t{0});
        const auto size = [&medians](std::size_t pair) { return std::abs(medians.a[pair] - medians.b[pair]); };
        std::sort(m_bySize.begin(), m_bySize.end(),
                  [&size](std::size_t left, std::size_t right) { return size(left) < size(right); });
    }

    double operator()(const std::vector<std::size_t>& indices)
    {
        countDraws(indices, m_bySize.size(), m_timesDrawn);
        m_drawn.a.clear();
        m_drawn.b.clear();
        for (const std::size_t pair : m_bySize) {
            m_drawn.a.insert(m_drawn.a.end(), m_timesDrawn[pair], m_medians.a[pair]);
            m_drawn.b.insert(m_drawn.b.end(), m_timesDrawn[pair], m_medians.b[pair]);
        }
        return rankBiserial(m_drawn.a, m_drawn.b);
    }

private:
    const PairedMedians& m_medians;
    std::vector<std::size_t> m_bySize;
    std::vector<unsigned> m_timesDrawn; ///< these two are kept, so that no resample needs new memory
    PairedMedians m_drawn;
};

EffectInterval effectOf(const PairedMedians& medians, const BootstrapSettings& settings)
{
    const Bootstrap result = bootstrap(medians.a.size(), DrawnEffect(medians), settings);
    const auto large = std::lower_bound(result.replicates.begin(), result.replicates.end(), largeEffect);
    EffectInterval effect;
    effect.rankBiserial = estimateOf(result);
    effect.probabilityLarge =
        static_cast<double>(result.replicates.end() - large) / static_cast<double>(result.replicates.size());
    return effect;
}

} // namespace

std::vector<ScenarioMedian> scenarioMedians(const std::vector<BugDistribution>& distributions,
                                            const BootstrapSettings& settings)
{
    // The flag puts the sum of all data sets behind each of them, whatever their names.
    std::map<std::tuple<Metric, bool, std::string, Scenario>, std::vector<double>> samples;
    for (const BugDistribution& bug : distributions) {
        samples[{bug.metric, false, bug.dataset, bug.scenario}].push_back(bug.box.median);
        samples[{bug.metric, true, "all", bug.scenario}].push_back(bug.box.median);
    }
    std::vector<ScenarioMedian> medians;
    medians.reserve(samples.size());
    for (const auto& [key, sample] : samples) {
        const auto& [metric, all, dataset, scenario] = key;
        const Estimate estimate = estimateOf(bootstrapOfMedian(sample, settings));
        medians.push_back({metric, dataset, scenario, sample.size(), estimate});
    }
    return medians;
}

std::vector<EffectInterval> effectIntervals(const std::vector<BugDistribution>& distributions,
                                            const BootstrapSettings& settings)
{
    std::vector<EffectInterval> effects;
    for (const Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        const std::vector<ScenarioBoxes> bugs = scenarioBoxes(distributions, metric);
        for (const auto& [a, b] : comparedPairs) {
            const PairedMedians medians = pairedMedians(bugs, a, b);
            if (medians.a.empty())
                continue;
            EffectInterval effect = effectOf(medians, settings);
            effect.metric = metric;
            effect.a = a;
            effect.b = b;
            effects.push_back(std::move(effect));
        }
    }
    return effects;
}

} // namespace semblance
