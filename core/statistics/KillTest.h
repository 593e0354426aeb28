// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace semblance {

/// How the scores of original and mutant runs are compared (operators.md 1.5).
enum class KillStatistic {
    PooledZ,   ///< DeepCrime's default, a Gaussian linear model: pooled t statistic judged by the standard normal
    PooledT,   ///< the same statistic judged by Student's t with n_o + n_m - 2 degrees of freedom
    Welch,     ///< unequal variances, Welch-Satterthwaite degrees of freedom
    SignedRank ///< DeepCrime's alternative: Wilcoxon on runs paired by number; exact p where no ranks tie
};

enum class ScoreDirection { LargerIsBetter, SmallerIsBetter };

struct KillRule {
    KillStatistic statistic = KillStatistic::PooledZ;
    ScoreDirection direction = ScoreDirection::LargerIsBetter;
    double significance = 0.05; ///< killed needs p below it
    double effectSize = 0.5;    ///< and |Cohen's d| of at least this, in the harmful direction
};

/// Whether a mutant is statistically worse than its original. An improvement is never a kill.
struct KillTest {
    enum class Outcome {
        Tested,
        ZeroVariance, ///< all scores equal: p = 1, d = 0, not killed
        Separated,    ///< both constant, but different: d is infinite, killed when the mutant is worse
        TooFewRuns    ///< fewer than minimumRuns finite scores on a side: an invalid mutant, p = 1, not killed
    };
    static constexpr std::size_t minimumRuns = 3;

    Outcome outcome = Outcome::Tested;
    double statistic = 0.0; ///< z or t, positive when the mutant scores higher; SignedRank: z, never positive
    double pValue = 1.0;    ///< two-sided
    double cohensD = 0.0;   ///< (mean original - mean mutant) / pooled deviation: positive when the mutant scores lower
    std::size_t originalRuns = 0; ///< with a finite score
    std::size_t mutantRuns = 0;
    bool killed = false;
    /// The verdict with p rounded to three decimals, as DeepCrime reads it back from a printed table.
    bool killedAsPublished = false;
};

/// Scores that are not finite are dropped (SignedRank: with their pair). SignedRank throws std::invalid_argument when
/// the numbers of runs differ; the others compare samples of any size.
KillTest killTest(const std::vector<double>& original, const std::vector<double>& mutant, const KillRule& rule = {});

} // namespace semblance
