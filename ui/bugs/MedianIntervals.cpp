// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/MedianIntervals.h"

#include "core/statistics/Bootstrap.h"
#include "core/statistics/BoxSummary.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace semblance {

namespace {

constexpr int pauseMilliseconds = 120; ///< between two boxes of one walk

/// Of a resample. With values in order, ordering the drawn indices orders the drawn values.
double medianOf(const std::vector<double>& sorted, std::vector<std::size_t> drawn)
{
    const std::size_t upper = drawn.size() / 2;
    const auto middle = drawn.begin() + static_cast<std::ptrdiff_t>(upper);
    std::nth_element(drawn.begin(), middle, drawn.end());
    if (drawn.size() % 2 == 1)
        return sorted[*middle];
    return (sorted[*std::max_element(drawn.begin(), middle)] + sorted[*middle]) / 2.0;
}

} // namespace

MedianIntervals::ByScenario medianIntervals(const std::vector<MutantResult>& mutants, const std::string& bug,
                                            Metric metric)
{
    std::map<Scenario, std::vector<double>> values;
    for (const MutantResult& mutant : mutants) {
        if (mutant.bug != bug)
            continue;
        if (const auto value = mutant.value(metric))
            values[mutant.scenario].push_back(*value);
    }
    MedianIntervals::ByScenario intervals;
    for (auto& [scenario, sample] : values) {
        if (sample.size() < 2)
            continue; // resamples of one mutant are all alike
        std::sort(sample.begin(), sample.end());
        const auto statistic = [&sorted = sample](const std::vector<std::size_t>& drawn) {
            return medianOf(sorted, drawn);
        };
        intervals[scenario] = bootstrap(sample.size(), statistic).percentile;
    }
    return intervals;
}

MedianIntervals::MedianIntervals(QObject* parent)
    : QObject(parent)
    , m_newest(std::make_shared<std::atomic<int>>(0))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &MedianIntervals::compute);
}

MedianIntervals::~MedianIntervals() { ++*m_newest; }

void MedianIntervals::ask(const MutantList& mutants, const std::string& bug, Metric metric)
{
    Question question{mutants, bug, metric};
    if (question == m_question)
        return;
    m_question = std::move(question);
    m_known = false;
    ++*m_newest;
    m_pause.start();
}

void MedianIntervals::compute()
{
    const int number = ++*m_newest;
    const auto job = [question = m_question, number, newest = m_newest] {
        return number == *newest ? medianIntervals(*question.mutants, question.bug, question.metric) : ByScenario();
    };
    const auto done = [this, number](const ByScenario& intervals) {
        if (number != *m_newest)
            return;
        m_intervals = intervals;
        m_known = true;
        Q_EMIT answered();
    };
    // Values are finite and samples not empty, so a failure is a programming error; the column then stays empty.
    m_background.run(job, done, [](const QString&) {});
}

} // namespace semblance
