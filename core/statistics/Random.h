// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace semblance {

/// A repeatable stream of random numbers: Philox 4x32-10 (Salmon et al., SC 2011; Debian librandom123-dev).
///
/// A stream is named by a seed and a purpose ("weights", "shuffle", "dropout", ...). Streams of different purposes are
/// independent, so drawing more numbers for one purpose never shifts another. There is no global state: the same
/// (seed, purpose) gives the same numbers in any thread and in any order of work.
class Random {
public:
    Random(std::uint64_t seed, std::string_view purpose);

    std::uint32_t next32();
    std::uint64_t next64();

    /// Uniform in [0, 1) with 53 random bits.
    double uniform();
    /// Uniform in [low, high).
    double uniform(double low, double high);
    /// Normal with the given mean and standard deviation (Box-Muller).
    double normal(double mean = 0.0, double standardDeviation = 1.0);
    /// Normal, redrawn until it lies within two standard deviations (as Keras truncates).
    double truncatedNormal(double mean = 0.0, double standardDeviation = 1.0);
    /// Poisson with the given mean (0 < mean <= 500; beyond that exp(-mean) loses its digits).
    unsigned poisson(double mean);
    /// Uniform integer in 0..count-1 without modulo bias; count must not be 0.
    std::uint64_t below(std::uint64_t count);

    /// k distinct numbers of 0..count-1 in the order drawn; k is capped at count.
    std::vector<std::size_t> sample(std::size_t count, std::size_t k);

    template <typename T>
    void shuffle(std::vector<T>& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[below(i)]);
    }

private:
    void refill();

    std::uint32_t m_key[2];
    std::uint32_t m_counter[4];
    std::uint32_t m_block[4] = {0, 0, 0, 0};
    unsigned m_used = 4;
    double m_spareNormal = 0.0;
    bool m_hasSpareNormal = false;
};

} // namespace semblance
