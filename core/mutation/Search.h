// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/mutation/SearchRange.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace semblance {

/// The binary search for the mildest value that kills (operators.md 1.6), one step at a time. A value type: ask next(),
/// find out whether that configuration is killed, add() the verdict. A stopped search is resumed by adding the stored
/// verdicts again; next() then gives the first value that has none.
///
/// Killability is taken to be monotone. Unlike the reference the search stops when rounding leads back to a bound (it
/// would try the original or a value twice), compares the bounds with a tolerance of a millionth of the precision (so
/// that 0.001 - 0.00099 counts as 1e-05), and ends after maximumSteps.
class BinarySearch {
public:
    static constexpr std::size_t maximumSteps = 30;

    struct Step {
        double value = 0.0;
        bool killed = false;
        friend bool operator==(const Step&, const Step&) = default;
    };

    /// Throws std::invalid_argument unless the bounds differ and the precision is positive.
    explicit BinarySearch(const SearchRange& range);

    /// The value to try; nothing when the search has ended.
    std::optional<double> next() const { return m_next; }
    /// The verdict on next(). Throws std::logic_error when the search has ended.
    void add(bool killed);

    const SearchRange& range() const { return m_range; }
    const std::vector<Step>& steps() const { return m_steps; }
    /// The mildest value known to be killed so far; nothing before the severe bound is, and then for good.
    std::optional<double> killable() const;
    /// The severest value known to survive; the mild bound, which is never tried, when none was. So far, if running.
    double notKillable() const { return m_mild; }

private:
    void advance();

    SearchRange m_range;
    double m_mild;
    double m_severe;
    std::optional<double> m_next;
    std::vector<Step> m_steps;
};

/// A value rounded to a number of decimals, half to even on the exact binary number, as Python rounds:
/// 3.125 to 3.12, 9.375 to 9.38, 6.5 to 6.
double roundedTo(int decimals, double value);

/// All configurations of a list one after the other: exhaustive search, values given by the user, or the single
/// configuration of an operator without search (operators.md 1.7). Resumed like a binary search.
class ListSearch {
public:
    explicit ListSearch(std::vector<Configuration> configurations)
        : m_configurations(std::move(configurations))
    {
    }

    std::optional<Configuration> next() const;
    /// Throws std::logic_error when the search has ended.
    void add(bool killed);

    const std::vector<Configuration>& configurations() const { return m_configurations; }
    /// Verdicts so far, in the order of the configurations.
    const std::vector<bool>& verdicts() const { return m_verdicts; }
    std::vector<Configuration> killable() const;

private:
    std::vector<Configuration> m_configurations;
    std::vector<bool> m_verdicts;
};

/// A value of a binary search as the configuration of its operator, which changes the whole program.
Configuration configurationOf(double value);

} // namespace semblance
