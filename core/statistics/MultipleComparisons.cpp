// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/MultipleComparisons.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace semblance {

std::vector<double> holmAdjusted(const std::vector<double>& p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&p](std::size_t a, std::size_t b) { return p[a] < p[b]; });

    std::vector<double> adjusted(p.size());
    double largest = 0.0;
    for (std::size_t k = 0; k < order.size(); ++k) {
        largest = std::max(largest, std::min(1.0, static_cast<double>(p.size() - k) * p[order[k]]));
        adjusted[order[k]] = largest;
    }
    return adjusted;
}

std::vector<double> bonferroniAdjusted(const std::vector<double>& p)
{
    std::vector<double> adjusted(p.size());
    std::transform(p.begin(), p.end(), adjusted.begin(),
                   [&p](double value) { return std::min(1.0, static_cast<double>(p.size()) * value); });
    return adjusted;
}

} // namespace semblance
