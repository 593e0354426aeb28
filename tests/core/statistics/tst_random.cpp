// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"

#include <QtTest>

#include <Random123/philox.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace semblance;

namespace {

constexpr std::size_t draws = 200000;

/// Chi-square of counts against equal shares; its mean is bins - 1 and its variance twice that.
double chiSquare(const std::vector<std::size_t>& counts)
{
    const auto total = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::size_t{0}));
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0.0;
    for (const std::size_t count : counts)
        sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    return sum;
}

bool isUniform(const std::vector<std::size_t>& counts)
{
    const auto degrees = static_cast<double>(counts.size() - 1);
    return std::abs(chiSquare(counts) - degrees) < 5.0 * std::sqrt(2.0 * degrees);
}

template <typename Draw>
std::pair<double, double> meanAndVariance(Draw draw)
{
    double sum = 0.0;
    double squares = 0.0;
    for (std::size_t i = 0; i < draws; ++i) {
        const double value = draw();
        sum += value;
        squares += value * value;
    }
    const double mean = sum / draws;
    return {mean, squares / draws - mean * mean};
}

} // namespace

class tst_Random : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void philoxKnownAnswers_data();
    void philoxKnownAnswers();
    void streamIsPhiloxOfSeedPurposeAndBlock();
    void pinnedStream();
    void purposesAndSeedsAreIndependent();
    void uniformIsUniform();
    void consecutiveNumbersAreIndependent();
    void normalMoments();
    void truncatedNormalStaysInside();
    void poissonMoments();
    void belowIsUnbiased();
    void sampleIsDistinct();
    void shuffleReachesEveryOrder();
};

/// From kat_vectors of Random123 1.14.
void tst_Random::philoxKnownAnswers_data()
{
    using Words = std::vector<std::uint32_t>;
    QTest::addColumn<Words>("counter");
    QTest::addColumn<Words>("key");
    QTest::addColumn<Words>("expected");
    QTest::newRow("zeros") << Words{0, 0, 0, 0} << Words{0, 0}
                           << Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
    QTest::newRow("ones") << Words(4, 0xffffffff) << Words(2, 0xffffffff)
                          << Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
    QTest::newRow("pi") << Words{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344} << Words{0xa4093822, 0x299f31d0}
                        << Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
}

void tst_Random::philoxKnownAnswers()
{
    QFETCH(std::vector<std::uint32_t>, counter);
    QFETCH(std::vector<std::uint32_t>, key);
    QFETCH(std::vector<std::uint32_t>, expected);
    const r123::Philox4x32::ctr_type block = r123::Philox4x32()(
        {{counter[0], counter[1], counter[2], counter[3]}}, {{key[0], key[1]}});
    QVERIFY(std::equal(expected.begin(), expected.end(), block.begin()));
}

void tst_Random::streamIsPhiloxOfSeedPurposeAndBlock()
{
    // FNV-1a of the empty name is its offset basis.
    constexpr std::uint64_t seed = 0x0123456789abcdefull;
    Random random(seed, "");
    for (std::uint32_t number = 0; number < 3; ++number) {
        const r123::Philox4x32::ctr_type block = r123::Philox4x32()(
            {{number, 0, 0x84222325u, 0xcbf29ce4u}}, {{0x89abcdefu, 0x01234567u}});
        for (std::size_t word = 0; word < 4; ++word)
            QCOMPARE(random.next32(), block[word]);
    }
}

void tst_Random::pinnedStream()
{
    // Stored studies depend on these: a change would give every instance other weights.
    Random random(1, "weights");
    const std::array<std::uint64_t, 3> expected = {0x6585ea2eb3f5a215ull, 0xa015eb92db3925c2ull,
                                                    0x4179762cbaa6b54full};
    for (const std::uint64_t value : expected)
        QCOMPARE(random.next64(), value);
}

void tst_Random::purposesAndSeedsAreIndependent()
{
    Random weights(7, "weights");
    Random shuffle(7, "shuffle");
    Random otherSeed(8, "weights");
    double withPurpose = 0.0;
    double withSeed = 0.0;
    for (std::size_t i = 0; i < draws; ++i) {
        const double value = weights.uniform() - 0.5;
        withPurpose += value * (shuffle.uniform() - 0.5);
        withSeed += value * (otherSeed.uniform() - 0.5);
    }
    // Correlation has standard deviation 1 / sqrt(draws).
    const double limit = 5.0 / std::sqrt(static_cast<double>(draws));
    QVERIFY(std::abs(12.0 * withPurpose / draws) < limit);
    QVERIFY(std::abs(12.0 * withSeed / draws) < limit);
}

void tst_Random::uniformIsUniform()
{
    Random random(3, "uniform");
    std::vector<std::size_t> counts(64, 0);
    for (std::size_t i = 0; i < draws; ++i) {
        const double value = random.uniform();
        QVERIFY(value >= 0.0 && value < 1.0);
        ++counts[static_cast<std::size_t>(value * 64.0)];
    }
    QVERIFY(isUniform(counts));
    for (int i = 0; i < 1000; ++i) {
        const double value = random.uniform(-2.0, 3.0);
        QVERIFY(value >= -2.0 && value < 3.0);
    }
}

void tst_Random::consecutiveNumbersAreIndependent()
{
    Random random(4, "pairs");
    std::vector<std::size_t> counts(16 * 16, 0);
    for (std::size_t i = 0; i < draws; ++i) {
        const auto first = static_cast<std::size_t>(random.uniform() * 16.0);
        const auto second = static_cast<std::size_t>(random.uniform() * 16.0);
        ++counts[first * 16 + second];
    }
    QVERIFY(isUniform(counts));
}

void tst_Random::normalMoments()
{
    Random random(5, "normal");
    const auto [mean, variance] = meanAndVariance([&] { return random.normal(2.0, 3.0); });
    QVERIFY(std::abs(mean - 2.0) < 5.0 * 3.0 / std::sqrt(static_cast<double>(draws)));
    QVERIFY(std::abs(variance - 9.0) < 5.0 * 9.0 * std::sqrt(2.0 / draws));

    std::size_t within = 0;
    for (std::size_t i = 0; i < draws; ++i)
        within += std::abs(random.normal()) < 1.0;
    QVERIFY(std::abs(static_cast<double>(within) / draws - std::erf(1.0 / std::sqrt(2.0))) < 0.005);
}

void tst_Random::truncatedNormalStaysInside()
{
    Random random(6, "truncated");
    double furthest = 0.0;
    const auto [mean, variance] = meanAndVariance([&] {
        const double value = random.truncatedNormal(1.0, 0.5);
        furthest = std::max(furthest, std::abs(value - 1.0));
        return value;
    });
    QVERIFY(furthest <= 1.0 && furthest > 0.99);
    QVERIFY(std::abs(mean - 1.0) < 0.005);
    // A standard normal cut at two deviations has variance 0.7737.
    QVERIFY(std::abs(variance - 0.25 * 0.7737) < 0.002);
}

void tst_Random::poissonMoments()
{
    Random random(9, "poisson");
    for (const double expected : {0.5, 20.0}) {
        const auto [mean, variance] = meanAndVariance([&] { return random.poisson(expected); });
        QVERIFY(std::abs(mean - expected) < 5.0 * std::sqrt(expected / draws));
        QVERIFY(std::abs(variance - expected) < 0.03 * expected);
    }
}

void tst_Random::belowIsUnbiased()
{
    Random random(10, "below");
    std::vector<std::size_t> counts(7, 0);
    for (std::size_t i = 0; i < draws; ++i)
        ++counts[random.below(7)];
    QVERIFY(isUniform(counts));

    for (int i = 0; i < 100; ++i)
        QCOMPARE(random.below(1), std::uint64_t{0});

    // Three quarters of 2^64: the remainder without rejection would fall into the lowest third twice as often.
    constexpr std::uint64_t count = 3ull << 62;
    std::vector<std::size_t> thirds(3, 0);
    for (std::size_t i = 0; i < draws; ++i) {
        const std::uint64_t value = random.below(count);
        QVERIFY(value < count);
        ++thirds[value >> 62];
    }
    QVERIFY(isUniform(thirds));
}

void tst_Random::sampleIsDistinct()
{
    Random random(11, "sample");
    std::vector<std::size_t> drawn(10, 0);
    for (int i = 0; i < 20000; ++i) {
        const std::vector<std::size_t> sample = random.sample(10, 4);
        QCOMPARE(sample.size(), std::size_t{4});
        QCOMPARE(std::set<std::size_t>(sample.begin(), sample.end()).size(), std::size_t{4});
        for (const std::size_t index : sample)
            ++drawn.at(index);
    }
    QVERIFY(isUniform(drawn));
    QCOMPARE(random.sample(3, 9).size(), std::size_t{3});
    QVERIFY(random.sample(0, 4).empty());
    QVERIFY(random.sample(4, 0).empty());
}

void tst_Random::shuffleReachesEveryOrder()
{
    Random random(12, "shuffle");
    std::map<std::vector<int>, std::size_t> orders;
    for (int i = 0; i < 24000; ++i) {
        std::vector<int> values = {0, 1, 2, 3};
        random.shuffle(values);
        ++orders[values];
    }
    std::vector<std::size_t> counts;
    for (const auto& [order, count] : orders)
        counts.push_back(count);
    QCOMPARE(counts.size(), std::size_t{24});
    QVERIFY(isUniform(counts));
}

QTEST_APPLESS_MAIN(tst_Random)
#include "tst_random.moc"
