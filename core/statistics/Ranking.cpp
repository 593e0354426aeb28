// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Ranking.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <stdexcept>

namespace semblance {

std::vector<int> competitionRanks(const std::vector<double>& values, double epsilon)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&values](std::size_t a, std::size_t b) { return values[a] > values[b]; });
    std::vector<int> ranks(values.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        const bool shared = place > 0 && values[order[place - 1]] - values[order[place]] <= epsilon;
        ranks[order[place]] = shared ? ranks[order[place - 1]] : static_cast<int>(place) + 1;
    }
    return ranks;
}

double kendallTau(const std::vector<int>& a, const std::vector<int>& b)
{
    if (a.size() != b.size())
        throw std::invalid_argument("kendallTau: rankings of different length");
    const auto direction = [](int left, int right) { return (left > right) - (left < right); };
    int balance = 0; // concordant minus discordant pairs
    int untiedInA = 0;
    int untiedInB = 0;
    for (std::size_t i = 1; i < a.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int inA = direction(a[i], a[j]);
            const int inB = direction(b[i], b[j]);
            balance += inA * inB;
            untiedInA += inA != 0;
            untiedInB += inB != 0;
        }
    }
    if (untiedInA == 0 || untiedInB == 0)
        return 0.0;
    return balance / std::sqrt(static_cast<double>(untiedInA) * static_cast<double>(untiedInB));
}

} // namespace semblance
