// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Search.h"

#include "core/mutation/ParameterValue.h"

#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace semblance {

double roundedTo(int decimals, double value)
{
    // A printed number is rounded half to even from all binary digits; 330 characters hold the largest double.
    std::array<char, 360> text;
    const std::to_chars_result written =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals);
    double rounded = value;
    std::from_chars(text.data(), written.ptr, rounded);
    return rounded;
}

BinarySearch::BinarySearch(const SearchRange& range)
    : m_range(range)
    , m_mild(range.mild)
    , m_severe(range.severe)
    , m_next(range.severe)
{
    if (!(std::isfinite(range.mild) && std::isfinite(range.severe) && range.mild != range.severe))
        throw std::invalid_argument("BinarySearch: the bounds must be two different numbers");
    if (!(range.precision > 0.0 && range.decimals >= 0))
        throw std::invalid_argument("BinarySearch: precision must be positive, decimals not negative");
}

void BinarySearch::add(bool killed)
{
    if (!m_next)
        throw std::logic_error("BinarySearch: the search has ended");
    const bool first = m_steps.empty();
    m_steps.push_back({*m_next, killed});
    if (first && !killed) {
        m_mild = m_severe;
        m_next.reset();
        return;
    }
    (killed ? m_severe : m_mild) = *m_next;
    // The reference compares the bounds only after a midpoint: a range within the precision gets one.
    constexpr double tolerance = 1e-6;
    const bool close = std::abs(m_severe - m_mild) <= m_range.precision * (1.0 + tolerance);
    m_next.reset();
    if ((first || !close) && m_steps.size() < maximumSteps)
        advance();
}

void BinarySearch::advance()
{
    const double middle = roundedTo(m_range.decimals, (m_mild + m_severe) / 2.0);
    if (middle != m_mild && middle != m_severe)
        m_next = middle;
}

std::optional<double> BinarySearch::killable() const
{
    if (m_steps.empty() || !m_steps.front().killed)
        return std::nullopt;
    return m_severe;
}

std::optional<Configuration> ListSearch::next() const
{
    if (m_verdicts.size() == m_configurations.size())
        return std::nullopt;
    return m_configurations[m_verdicts.size()];
}

void ListSearch::add(bool killed)
{
    if (m_verdicts.size() == m_configurations.size())
        throw std::logic_error("ListSearch: the search has ended");
    m_verdicts.push_back(killed);
}

std::vector<Configuration> ListSearch::killable() const
{
    std::vector<Configuration> killed;
    for (std::size_t i = 0; i < m_verdicts.size(); ++i) {
        if (m_verdicts[i])
            killed.push_back(m_configurations[i]);
    }
    return killed;
}

Configuration configurationOf(double value) { return {numberText(value), std::nullopt}; }

} // namespace semblance
