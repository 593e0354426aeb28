// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Wilcoxon.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace semblance {

namespace {

/// Two-sided p of a standard normal.
double normalP(double z) { return std::erfc(std::abs(z) / std::sqrt(2.0)); }

std::vector<double> nonzeroDifferences(const std::vector<double>& a, const std::vector<double>& b)
{
    if (a.size() != b.size())
        throw std::invalid_argument("wilcoxonSignedRank: samples of different length");
    std::vector<double> differences;
    differences.reserve(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double difference = a[i] - b[i];
        if (!std::isfinite(difference))
            throw std::invalid_argument("wilcoxonSignedRank: a value is not finite");
        if (std::abs(difference) >= SignedRankTest::tieEpsilon)
            differences.push_back(difference);
    }
    std::sort(differences.begin(), differences.end(),
              [](double left, double right) { return std::abs(left) < std::abs(right); });
    return differences;
}

struct RankSums {
    double plus = 0.0;
    double minus = 0.0;
    std::size_t tieGroups = 0;
    double tieTerm = 0.0; ///< sum of t^3 - t over groups of t tied sizes
    double total() const { return plus + minus; }
};

/// `differences` ordered by size.
RankSums rankSums(const std::vector<double>& differences)
{
    RankSums sums;
    for (std::size_t begin = 0, end = 0; begin < differences.size(); begin = end) {
        // Measured from the first of the group, so that a chain of near ties cannot grow wider than the epsilon.
        const double limit = std::abs(differences[begin]) + SignedRankTest::tieEpsilon;
        for (end = begin + 1; end < differences.size() && std::abs(differences[end]) < limit;)
            ++end;
        const double rank = 0.5 * static_cast<double>(begin + 1 + end);
        for (std::size_t i = begin; i < end; ++i)
            (differences[i] > 0.0 ? sums.plus : sums.minus) += rank;
        const auto tied = static_cast<double>(end - begin);
        sums.tieGroups += end - begin > 1;
        sums.tieTerm += tied * tied * tied - tied;
    }
    return sums;
}

} // namespace

double exactSignedRankP(std::size_t n, double w)
{
    // ways[s]: number of sign patterns of the ranks 1..n with rank sum s; at most 2^n in all, so n is limited.
    if (n > SignedRankTest::exactLimit || !(w >= 0.0))
        throw std::invalid_argument("exactSignedRankP: too many pairs or a negative rank sum");
    const auto largest = std::min(static_cast<std::size_t>(w), n * (n + 1) / 2);
    std::vector<double> ways(largest + 1, 0.0);
    ways[0] = 1.0;
    for (std::size_t rank = 1; rank <= n; ++rank) {
        for (std::size_t sum = largest; sum + 1 > rank; --sum)
            ways[sum] += ways[sum - rank];
    }
    const double atMost = std::accumulate(ways.begin(), ways.end(), 0.0);
    return std::min(1.0, 2.0 * std::ldexp(atMost, -static_cast<int>(n)));
}

SignedRankTest wilcoxonSignedRank(const std::vector<double>& a, const std::vector<double>& b)
{
    const std::vector<double> differences = nonzeroDifferences(a, b);
    SignedRankTest test;
    test.pairs = a.size();
    test.nonzero = differences.size();
    if (differences.empty())
        return test;

    const RankSums sums = rankSums(differences);
    const auto n = static_cast<double>(test.nonzero);
    test.tieGroups = sums.tieGroups;
    test.wPlus = sums.plus;
    test.wMinus = sums.minus;
    test.w = std::min(sums.plus, sums.minus);
    test.mean = n * (n + 1.0) / 4.0;
    test.deviation = std::sqrt(n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - sums.tieTerm / 48.0);
    test.z = (test.w - test.mean) / test.deviation;
    test.pNormal = normalP(test.z);
    // The correction moves w half a rank towards its mean, never past it.
    test.pContinuity = normalP(std::min(test.w - test.mean + 0.5, 0.0) / test.deviation);
    if (test.tieGroups == 0 && test.nonzero <= SignedRankTest::exactLimit)
        test.pExact = exactSignedRankP(test.nonzero, test.w);
    test.rankBiserial = (sums.plus - sums.minus) / sums.total();
    test.magnitude = effectMagnitude(test.rankBiserial);
    return test;
}

double rankBiserial(const std::vector<double>& a, const std::vector<double>& b)
{
    const RankSums sums = rankSums(nonzeroDifferences(a, b));
    return sums.total() == 0.0 ? 0.0 : (sums.plus - sums.minus) / sums.total();
}

} // namespace semblance
