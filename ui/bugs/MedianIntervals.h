// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "core/statistics/WilsonInterval.h"
#include "ui/common/Background.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <map>
#include <memory>
#include <string>

namespace semblance {

/// 95 % bootstrap intervals of a bug's medians, computed beside the window's thread. Only the newest question is
/// answered; walking from box to box asks many.
class MedianIntervals : public QObject {
    Q_OBJECT

public:
    using ByScenario = std::map<Scenario, Interval>;

    explicit MedianIntervals(QObject* parent = nullptr);
    ~MedianIntervals() override;

    /// Asks for the intervals of a bug; the same question again keeps the answer.
    void ask(const MutantList& mutants, const std::string& bug, Metric metric);
    /// Null while they are not known.
    const ByScenario* answer() const { return m_known ? &m_intervals : nullptr; }

Q_SIGNALS:
    void answered();

private:
    struct Question {
        MutantList mutants;
        std::string bug;
        Metric metric = Metric::CouplingStrength;
        bool operator==(const Question&) const = default;
    };
    void compute();

    Question m_question;
    ByScenario m_intervals;
    bool m_known = false;
    QTimer m_pause;
    std::shared_ptr<std::atomic<int>> m_newest; ///< number of the newest job; older ones give up
    Background m_background;
};

/// Percentile intervals of the medians over the counting mutants of a bug, 10,000 resamples of mutants. None for a
/// single mutant.
MedianIntervals::ByScenario medianIntervals(const std::vector<MutantResult>& mutants, const std::string& bug,
                                            Metric metric);

} // namespace semblance
