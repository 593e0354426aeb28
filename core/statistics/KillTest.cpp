// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/KillTest.h"

#include "core/statistics/EffectSize.h"
#include "core/statistics/Wilcoxon.h"

#include <boost/math/distributions/students_t.hpp>

#include <charconv>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace semblance {

namespace {

struct Scores {
    std::vector<double> original;
    std::vector<double> mutant;
};

std::vector<double> finiteOf(const std::vector<double>& scores)
{
    std::vector<double> finite;
    for (const double score : scores) {
        if (std::isfinite(score))
            finite.push_back(score);
    }
    return finite;
}

Scores validScores(const std::vector<double>& original, const std::vector<double>& mutant, KillStatistic statistic)
{
    if (statistic != KillStatistic::SignedRank)
        return {finiteOf(original), finiteOf(mutant)};
    if (original.size() != mutant.size())
        throw std::invalid_argument("killTest: paired runs of different number");
    Scores scores;
    for (std::size_t i = 0; i < original.size(); ++i) {
        if (std::isfinite(original[i]) && std::isfinite(mutant[i])) {
            scores.original.push_back(original[i]);
            scores.mutant.push_back(mutant[i]);
        }
    }
    return scores;
}

double studentP(double t, double degreesOfFreedom)
{
    const boost::math::students_t distribution(degreesOfFreedom);
    return 2.0 * boost::math::cdf(boost::math::complement(distribution, std::abs(t)));
}

void pooledTest(KillTest& test, const Moments& original, const Moments& mutant, bool student)
{
    const double deviation = pooledDeviation(original, mutant);
    const double size = std::sqrt(1.0 / static_cast<double>(original.n) + 1.0 / static_cast<double>(mutant.n));
    test.statistic = (mutant.mean - original.mean) / (deviation * size);
    test.pValue = student ? studentP(test.statistic, static_cast<double>(original.n + mutant.n - 2))
                          : std::erfc(std::abs(test.statistic) / std::sqrt(2.0));
}

void welchTest(KillTest& test, const Moments& original, const Moments& mutant)
{
    const double a = original.variance() / static_cast<double>(original.n);
    const double b = mutant.variance() / static_cast<double>(mutant.n);
    test.statistic = (mutant.mean - original.mean) / std::sqrt(a + b);
    // As shares of a + b: the squares of tiny variances would vanish.
    const double share = a / (a + b);
    const double inverse = share * share / static_cast<double>(original.n - 1)
                           + (1.0 - share) * (1.0 - share) / static_cast<double>(mutant.n - 1);
    test.pValue = studentP(test.statistic, 1.0 / inverse);
}

/// Both samples are constant, so the formulas divide by zero and the answer is plain.
void compareConstants(KillTest& test, double original, double mutant)
{
    if (original == mutant) {
        test.outcome = KillTest::Outcome::ZeroVariance;
        return;
    }
    constexpr double infinity = std::numeric_limits<double>::infinity();
    test.outcome = KillTest::Outcome::Separated;
    test.statistic = mutant > original ? infinity : -infinity;
    test.pValue = 0.0;
}

void signedRankTest(KillTest& test, const Scores& scores)
{
    const SignedRankTest ranks = wilcoxonSignedRank(scores.original, scores.mutant);
    test.statistic = ranks.z;
    test.pValue = ranks.pExact.value_or(ranks.pNormal);
}

/// Half-to-even on the exact binary value, as a printed table shows it.
double roundedToThreeDecimals(double p)
{
    char text[16];
    const auto written = std::to_chars(text, text + sizeof text, p, std::chars_format::fixed, 3);
    double rounded = p;
    std::from_chars(text, written.ptr, rounded);
    return rounded;
}

} // namespace

KillTest killTest(const std::vector<double>& original, const std::vector<double>& mutant, const KillRule& rule)
{
    const Scores scores = validScores(original, mutant, rule.statistic);
    KillTest test;
    test.originalRuns = scores.original.size();
    test.mutantRuns = scores.mutant.size();
    if (test.originalRuns < KillTest::minimumRuns || test.mutantRuns < KillTest::minimumRuns) {
        test.outcome = KillTest::Outcome::TooFewRuns;
        return test;
    }

    const Moments originalMoments = momentsOf(scores.original);
    const Moments mutantMoments = momentsOf(scores.mutant);
    test.cohensD = cohensD(originalMoments, mutantMoments);
    const bool constant = pooledDeviation(originalMoments, mutantMoments) == 0.0;
    if (constant)
        compareConstants(test, originalMoments.mean, mutantMoments.mean);
    else if (rule.statistic == KillStatistic::Welch)
        welchTest(test, originalMoments, mutantMoments);
    else if (rule.statistic != KillStatistic::SignedRank)
        pooledTest(test, originalMoments, mutantMoments, rule.statistic == KillStatistic::PooledT);
    if (rule.statistic == KillStatistic::SignedRank)
        signedRankTest(test, scores);

    const double harm = rule.direction == ScoreDirection::LargerIsBetter ? test.cohensD : -test.cohensD;
    const bool harmful = harm >= rule.effectSize;
    test.killed = harmful && test.pValue < rule.significance;
    test.killedAsPublished = harmful && roundedToThreeDecimals(test.pValue) < rule.significance;
    return test;
}

} // namespace semblance
