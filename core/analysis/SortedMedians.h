// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace semblance {

/// The medians of some bugs, lowest first, so that the median of a resample of bugs is found by counting instead of
/// sorting: bootstraps do that some hundred thousand times.
class SortedMedians {
public:
    /// A bug's median and the place at which the bug stands in `timesDrawn`.
    struct Entry {
        double median = 0.0;
        std::size_t place = 0;
    };

    explicit SortedMedians(std::vector<Entry> bugs);

    /// Type-7 median over the bugs, each as often as it was drawn; `otherwise` when none was.
    double drawnMedian(const std::vector<unsigned>& timesDrawn, double otherwise) const;

private:
    std::vector<Entry> m_bugs;
};

/// Sets how often each of 0..bugs-1 occurs in `indices`; the memory of `timesDrawn` is used again.
void countDraws(const std::vector<std::size_t>& indices, std::size_t bugs, std::vector<unsigned>& timesDrawn);

} // namespace semblance
