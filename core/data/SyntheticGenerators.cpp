// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/SyntheticGenerators.h"

#include "core/program/Error.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

std::size_t whole(const SyntheticRule::Settings& settings, const char* name)
{
    return static_cast<std::size_t>(settings.at(name));
}

/// Zeros of a shape whose extents are each in range, but whose product need not be.
Tensor zeros(std::vector<std::size_t> shape)
{
    double size = 1.0;
    for (const std::size_t extent : shape)
        size *= static_cast<double>(extent);
    if (size > 1e9)
        throw Error(QCoreApplication::translate("core", "The rule would make %1 values; the limit is 1e9.")
                        .arg(size)
                        .toStdString());
    return Tensor::zeros(std::move(shape));
}

/// A training part of "samples" rows and, where "test" is not 0, a test part.
template <typename Make>
SourceData trainAndTest(const SyntheticRule::Settings& settings, std::uint64_t seed, Make make)
{
    const auto part = [&](const char* count, const char* purpose) {
        Random random(seed, purpose);
        return make(whole(settings, count), random);
    };
    SourceData data{part("samples", "synthetic training rows"), std::nullopt};
    if (whole(settings, "test") > 0)
        data.test = part("test", "synthetic test rows");
    return data;
}

/// Index of the first cumulated probability that reaches u.
std::size_t drawIndex(const std::vector<double>& cumulated, double u)
{
    const auto found = std::upper_bound(cumulated.begin(), cumulated.end(), u * cumulated.back());
    return std::min<std::size_t>(found - cumulated.begin(), cumulated.size() - 1);
}

std::vector<double> cumulate(std::vector<double> weights)
{
    for (std::size_t i = 1; i < weights.size(); ++i)
        weights[i] += weights[i - 1];
    return weights;
}

/// Documents over a vocabulary: how often each class occurs, and which words it favours.
class Documents {
public:
    Documents(const SyntheticRule::Settings& settings, Random& random)
        : m_random(random)
        , m_labels(settings.at("labels"))
        , m_length(settings.at("length"))
    {
        std::vector<double> prior(whole(settings, "classes"));
        for (double& weight : prior)
            weight = m_random.uniform();
        m_classPrior = cumulate(std::move(prior));
        m_wordPrior.resize(m_classPrior.size());
        for (std::vector<double>& words : m_wordPrior) {
            words.resize(whole(settings, "features"));
            double sum = 0.0;
            for (double& weight : words)
                sum += weight = m_random.uniform();
            for (double& weight : words)
                weight /= sum;
        }
    }

    /// Adds the words to `counts` (one entry a word) and marks the classes in `labels` (one entry a class).
    void draw(float* counts, float* labels)
    {
        const std::vector<double> words = drawClasses(labels);
        unsigned length = 0;
        while (length == 0)
            length = m_random.poisson(m_length);
        for (unsigned i = 0; i < length; ++i)
            counts[drawIndex(words, m_random.uniform())] += 1.0f;
    }

private:
    /// Draws the classes and returns the cumulated weights of the words; without a class all words weigh the same.
    std::vector<double> drawClasses(float* labels)
    {
        unsigned count = m_random.poisson(m_labels);
        while (count > m_classPrior.size())
            count = m_random.poisson(m_labels);
        std::vector<double> weights(m_wordPrior.front().size(), count == 0 ? 1.0 : 0.0);
        for (unsigned drawn = 0; drawn < count;) {
            const std::size_t c = drawIndex(m_classPrior, m_random.uniform());
            if (labels[c] != 0.0f)
                continue;
            labels[c] = 1.0f;
            ++drawn;
            for (std::size_t word = 0; word < weights.size(); ++word)
                weights[word] += m_wordPrior[c][word];
        }
        return cumulate(std::move(weights));
    }

    Random& m_random;
    double m_labels;
    double m_length;
    std::vector<double> m_classPrior;             ///< cumulated
    std::vector<std::vector<double>> m_wordPrior; ///< a class, a word
};

/// `pairs` rows of a younger and an older person each, from row `first` on.
void addAges(Tensor& ages, Tensor& labels, std::size_t first, std::size_t pairs, bool noisy, Random& random)
{
    for (std::size_t row = first; row < first + 2 * pairs; row += 2) {
        ages.values[row] = static_cast<float>(13 + random.below(64 - 13 + 1));
        ages.values[row + 1] = static_cast<float>(65 + random.below(100 - 65 + 1));
        labels.values[row] = noisy ? 1.0f : 0.0f;
        labels.values[row + 1] = noisy ? 0.0f : 1.0f;
    }
}

DataPart ages(std::size_t noisy, std::size_t regular, Random random)
{
    Tensor years = zeros({2 * (noisy + regular), 1});
    Tensor labels = zeros({2 * (noisy + regular)});
    addAges(years, labels, 0, noisy, true, random);
    addAges(years, labels, 2 * noisy, regular, false, random);
    return {years, labels};
}

/// A board on a torus.
struct Board {
    std::vector<int> cells;
    std::size_t height;
    std::size_t width;

    int at(std::size_t y, std::size_t x) const { return cells[y % height * width + x % width]; }
    int next(std::size_t y, std::size_t x) const
    {
        int neighbours = -at(y, x);
        for (std::size_t dy = 0; dy < 3; ++dy) {
            for (std::size_t dx = 0; dx < 3; ++dx)
                neighbours += at(y + height + dy - 1, x + width + dx - 1);
        }
        return neighbours == 3 || (neighbours == 2 && at(y, x) == 1) ? 1 : 0;
    }
};

} // namespace

SourceData gameOfLife(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    const std::size_t height = whole(settings, "height");
    const std::size_t width = whole(settings, "width");
    const std::size_t padding = whole(settings, "padding");
    const double alive = settings.at("alive");
    return trainAndTest(settings, seed, [&](std::size_t rows, Random& random) {
        Tensor inputs = zeros({rows, height + 2 * padding, width + 2 * padding, 1});
        Tensor targets = zeros({rows, height, width, 1});
        auto input = inputs.values.begin();
        auto target = targets.values.begin();
        Board board{std::vector<int>(height * width), height, width};
        for (std::size_t row = 0; row < rows; ++row) {
            for (int& cell : board.cells)
                cell = random.uniform() < alive ? 1 : 0;
            for (std::size_t y = 0; y < height + 2 * padding; ++y) {
                for (std::size_t x = 0; x < width + 2 * padding; ++x)
                    *input++ = static_cast<float>(board.at(y + height - padding, x + width - padding));
            }
            for (std::size_t y = 0; y < height; ++y) {
                for (std::size_t x = 0; x < width; ++x)
                    *target++ = static_cast<float>(board.next(y, x));
            }
        }
        return DataPart{inputs, targets};
    });
}

SourceData multilabelDocuments(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    // The number of classes is drawn again until it fits: refuse means that would keep it from ever fitting.
    if (settings.at("labels") > settings.at("classes") + 5.0)
        throw Error(
            QCoreApplication::translate("core", "Parameter 'labels' is %1; with %2 classes it must be at most %3.")
                .arg(settings.at("labels"))
                .arg(settings.at("classes"))
                .arg(settings.at("classes") + 5.0)
                .toStdString());
    Random random(seed, "synthetic training rows");
    Tensor inputs = zeros({whole(settings, "samples"), whole(settings, "features")});
    Tensor targets = zeros({whole(settings, "samples"), whole(settings, "classes")});
    Documents documents(settings, random);
    for (std::size_t row = 0; row < inputs.rows(); ++row)
        documents.draw(&inputs.values[row * inputs.shape[1]], &targets.values[row * targets.shape[1]]);
    return {{inputs, targets}, std::nullopt};
}

SourceData onesAndZeros(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    return trainAndTest(settings, seed, [&](std::size_t rows, Random&) {
        const std::size_t features = whole(settings, "features");
        const std::size_t ones = (rows + 1) / 2;
        Tensor inputs = zeros({rows, features});
        Tensor targets = zeros({rows});
        std::fill_n(inputs.values.begin(), ones * features, 1.0f);
        std::fill_n(targets.values.begin(), ones, 1.0f);
        return DataPart{inputs, targets};
    });
}

SourceData remainderBits(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    return trainAndTest(settings, seed, [&](std::size_t rows, Random& random) {
        const std::size_t bits = whole(settings, "bits");
        Tensor inputs = zeros({rows, bits});
        Tensor targets = zeros({rows, bits});
        for (std::size_t row = 0; row < rows; ++row) {
            const std::uint64_t number = random.below(std::uint64_t{1} << bits);
            const std::uint64_t remainder = number % whole(settings, "modulus");
            for (std::size_t bit = 0; bit < bits; ++bit) {
                inputs.values[row * bits + bit] = static_cast<float>(number >> bit & 1);
                targets.values[row * bits + bit] = static_cast<float>(remainder >> bit & 1);
            }
        }
        return DataPart{inputs, targets};
    });
}

SourceData sideEffectsByAge(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    SourceData data{ages(whole(settings, "noisy"), whole(settings, "regular"), Random(seed, "synthetic training rows")),
                    std::nullopt};
    if (settings.at("test_noisy") + settings.at("test_regular") > 0)
        data.test =
            ages(whole(settings, "test_noisy"), whole(settings, "test_regular"), Random(seed, "synthetic test rows"));
    return data;
}

SourceData twoSquares(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    return trainAndTest(settings, seed, [](std::size_t rows, Random& random) {
        Tensor inputs = zeros({rows, 2});
        Tensor targets = zeros({rows});
        for (std::size_t row = 0; row < rows; ++row) {
            const bool second = row >= (rows + 1) / 2;
            targets.values[row] = second ? 1.0f : 0.0f;
            for (std::size_t axis = 0; axis < 2; ++axis)
                inputs.values[2 * row + axis] =
                    static_cast<float>(second ? random.uniform(0.5, 0.7) : random.uniform(0.2, 0.4));
        }
        return DataPart{inputs, targets};
    });
}

SourceData uniformNoise(const SyntheticRule::Settings& settings, std::uint64_t seed)
{
    return trainAndTest(settings, seed, [&](std::size_t rows, Random& random) {
        DataPart part{zeros({rows, whole(settings, "length"), 1}), zeros({rows, whole(settings, "length"), 1})};
        for (Values* data : {&part.inputs, &part.targets}) {
            for (float& value : std::get<Tensor>(*data).values)
                value = static_cast<float>(random.uniform());
        }
        return part;
    });
}

SourceData exclusiveOr(const SyntheticRule::Settings&, std::uint64_t)
{
    return {{Tensor{{4, 2}, {0, 0, 0, 1, 1, 0, 1, 1}}, Tensor{{4}, {0, 1, 1, 0}}}, std::nullopt};
}

} // namespace semblance
