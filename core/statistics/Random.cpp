// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"

#include <Random123/philox.h>

#include <cmath>
#include <numeric>

namespace semblance {

namespace {

/// FNV-1a: names are short, and the value must be the same on every machine (std::hash promises no such thing).
std::uint64_t hashName(std::string_view name)
{
    std::uint64_t hash = 14695981039346656037ull;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    return hash;
}

constexpr double twoPi = 6.283185307179586476925286766559;

} // namespace

Random::Random(std::uint64_t seed, std::string_view purpose)
{
    const std::uint64_t stream = hashName(purpose);
    m_key[0] = static_cast<std::uint32_t>(seed);
    m_key[1] = static_cast<std::uint32_t>(seed >> 32);
    m_counter[0] = 0;
    m_counter[1] = 0;
    m_counter[2] = static_cast<std::uint32_t>(stream);
    m_counter[3] = static_cast<std::uint32_t>(stream >> 32);
}

void Random::refill()
{
    const r123::Philox4x32::ctr_type counter = {{m_counter[0], m_counter[1], m_counter[2], m_counter[3]}};
    const r123::Philox4x32::key_type key = {{m_key[0], m_key[1]}};
    const r123::Philox4x32::ctr_type block = r123::Philox4x32()(counter, key);
    for (unsigned i = 0; i < 4; ++i)
        m_block[i] = block[i];
    if (++m_counter[0] == 0)
        ++m_counter[1];
    m_used = 0;
}

std::uint32_t Random::next32()
{
    if (m_used == 4)
        refill();
    return m_block[m_used++];
}

std::uint64_t Random::next64()
{
    const std::uint64_t high = next32();
    return (high << 32) | next32();
}

double Random::uniform() { return static_cast<double>(next64() >> 11) * 0x1.0p-53; }

double Random::uniform(double low, double high) { return low + (high - low) * uniform(); }

double Random::normal(double mean, double standardDeviation)
{
    if (m_hasSpareNormal) {
        m_hasSpareNormal = false;
        return mean + standardDeviation * m_spareNormal;
    }
    // 1 - u lies in (0, 1], so the logarithm is finite.
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    const double angle = twoPi * uniform();
    m_spareNormal = radius * std::sin(angle);
    m_hasSpareNormal = true;
    return mean + standardDeviation * radius * std::cos(angle);
}

double Random::truncatedNormal(double mean, double standardDeviation)
{
    double value = normal();
    while (std::abs(value) > 2.0)
        value = normal();
    return mean + standardDeviation * value;
}

unsigned Random::poisson(double mean)
{
    // Knuth's product method: the means in use (below 100) make it short enough, and it has no table to get wrong.
    const double limit = std::exp(-mean);
    unsigned count = 0;
    for (double product = uniform(); product > limit; product *= uniform())
        ++count;
    return count;
}

std::uint64_t Random::below(std::uint64_t count)
{
    // Reject the short last interval, so that every value is equally likely. It is shorter than `count`: its exact
    // limit costs two divisions and is next to never needed.
    std::uint64_t value = next64();
    while (value > ~0ull - count && value > ~0ull - (~0ull % count + 1) % count)
        value = next64();
    return value % count;
}

std::vector<std::size_t> Random::sample(std::size_t count, std::size_t k)
{
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (k > count)
        k = count;
    for (std::size_t i = 0; i < k; ++i)
        std::swap(all[i], all[i + below(count - i)]);
    all.resize(k);
    return all;
}

} // namespace semblance
