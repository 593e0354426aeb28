// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/SyntheticRules.h"
#include "tests/core/data/TestFiles.h"

#include <QTest>

#include <numeric>

using namespace semblance;
using namespace semblance::testing;

namespace {

SourceData make(const std::string& rule, const std::map<std::string, double>& parameters = {}, std::uint64_t seed = 1)
{
    DataRecipe recipe;
    recipe.name = rule;
    recipe.parameters = parameters;
    recipe.seed = seed;
    return makeSynthetic(recipe);
}

const Tensor& tensor(const Values& values)
{
    return std::get<Tensor>(values);
}

} // namespace

class tst_synthetic_rules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleMakesRepeatableData_data();
    void everyRuleMakesRepeatableData();
    void onesAndZeros();
    void gameOfLife();
    void remainderBits();
    void sideEffectsByAge();
    void multilabelDocuments();
    void twoSquares();
    void exclusiveOr();
    void badRecipes_data();
    void badRecipes();
};

void tst_synthetic_rules::everyRuleMakesRepeatableData_data()
{
    QTest::addColumn<std::string>("rule");
    for (const SyntheticRule& rule : syntheticRules())
        QTest::newRow(rule.name.c_str()) << rule.name;
}

void tst_synthetic_rules::everyRuleMakesRepeatableData()
{
    QFETCH(std::string, rule);
    const SourceData data = make(rule);
    const SourceData again = make(rule);
    QCOMPARE(tensor(again.train.inputs), tensor(data.train.inputs));
    QCOMPARE(tensor(again.train.targets), tensor(data.train.targets));
    QCOMPARE(tensor(data.train.inputs).rows(), tensor(data.train.targets).rows());
    QCOMPARE(tensor(data.train.inputs).values.size(), tensor(data.train.inputs).size());
    QCOMPARE(tensor(data.train.targets).values.size(), tensor(data.train.targets).size());

    const bool isDrawn = rule != "xor" && rule != "ones_and_zeros";
    QCOMPARE(tensor(make(rule, {}, 2).train.inputs) != tensor(data.train.inputs), isDrawn);
    // More training rows leave the test rows as they are.
    const std::string rows = rule == "side_effects_by_age" ? "regular" : "samples";
    if (data.test)
        QCOMPARE(tensor(make(rule, {{rows, 123}}).test->inputs), tensor(data.test->inputs));
}

void tst_synthetic_rules::onesAndZeros()
{
    const SourceData data = make("ones_and_zeros");
    QCOMPARE(tensor(data.train.inputs).shape, (std::vector<std::size_t>{20000, 128}));
    QCOMPARE(tensor(data.test->inputs).shape, (std::vector<std::size_t>{200, 128}));
    for (std::size_t row = 0; row < 200; ++row) {
        const float expected = row < 100 ? 1.0f : 0.0f;
        QCOMPARE(tensor(data.test->targets).values[row], expected);
        for (std::size_t i = 0; i < 128; ++i)
            QCOMPARE(tensor(data.test->inputs).values[128 * row + i], expected);
    }
    QCOMPARE(tensor(data.train.targets).values[9999], 1.0f);
    QCOMPARE(tensor(data.train.targets).values[10000], 0.0f);
}

void tst_synthetic_rules::gameOfLife()
{
    const SourceData data = make("game_of_life", {{"height", 4}, {"width", 5}, {"samples", 300}, {"test", 0}});
    QVERIFY(!data.test);
    const Tensor& boards = tensor(data.train.inputs);
    const Tensor& next = tensor(data.train.targets);
    QCOMPARE(boards.shape, (std::vector<std::size_t>{300, 6, 7, 1}));
    QCOMPARE(next.shape, (std::vector<std::size_t>{300, 4, 5, 1}));
    int alive = 0;
    for (int n = 0; n < 300; ++n) {
        const auto cell = [&](int y, int x) { return boards.values[static_cast<std::size_t>((n * 6 + y) * 7 + x)]; };
        for (int y = 0; y < 6; ++y) {
            for (int x = 0; x < 7; ++x)
                QCOMPARE(cell(y, x), cell((y + 3) % 4 + 1, (x + 4) % 5 + 1)); // wrapped round
        }
        for (int y = 1; y <= 4; ++y) {
            for (int x = 1; x <= 5; ++x) {
                const float around = cell(y - 1, x - 1) + cell(y - 1, x) + cell(y - 1, x + 1) + cell(y, x - 1) +
                                     cell(y, x + 1) + cell(y + 1, x - 1) + cell(y + 1, x) + cell(y + 1, x + 1);
                const bool lives = around == 3 || (around == 2 && cell(y, x) == 1);
                QCOMPARE(next.values[static_cast<std::size_t>((n * 4 + y - 1) * 5 + x - 1)], lives ? 1.0f : 0.0f);
                alive += cell(y, x) == 1 ? 1 : 0;
            }
        }
    }
    QVERIFY(std::abs(alive - 3000) < 4 * 39); // 6000 cells at 0.5: sd 38.7
    const SourceData plain = make("game_of_life", {{"padding", 0}, {"samples", 2}, {"alive", 1}});
    QCOMPARE(tensor(plain.train.inputs), (Tensor{{2, 3, 3, 1}, std::vector<float>(18, 1.0f)}));
}

void tst_synthetic_rules::remainderBits()
{
    const SourceData data = make("remainder_bits", {{"samples", 500}});
    QVERIFY(!data.test);
    const Tensor& inputs = tensor(data.train.inputs);
    const Tensor& targets = tensor(data.train.targets);
    QCOMPARE(targets.shape, (std::vector<std::size_t>{500, 20}));
    const auto number = [](const Tensor& bits, std::size_t row) {
        unsigned value = 0;
        for (std::size_t i = 0; i < 20; ++i)
            value += bits.values[20 * row + i] == 1.0f ? 1u << i : 0u;
        return value;
    };
    unsigned largest = 0;
    for (std::size_t row = 0; row < 500; ++row) {
        QCOMPARE(number(targets, row), number(inputs, row) % 7);
        largest = std::max(largest, number(inputs, row));
    }
    QVERIFY(largest > 1000000); // the highest of 2^20 numbers occur
}

void tst_synthetic_rules::sideEffectsByAge()
{
    const SourceData data = make("side_effects_by_age");
    const Tensor& ages = tensor(data.train.inputs);
    const Tensor& labels = tensor(data.train.targets);
    QCOMPARE(ages.shape, (std::vector<std::size_t>{2100, 1}));
    QCOMPARE(tensor(data.test->inputs).rows(), std::size_t{420});
    for (std::size_t row = 0; row < 2100; ++row) {
        const float age = ages.values[row];
        const bool older = row % 2 == 1;
        QVERIFY(older ? age >= 65 && age <= 100 : age >= 13 && age <= 64);
        QCOMPARE(age, std::floor(age));
        const bool noisy = row < 100;
        QCOMPARE(labels.values[row], older != noisy ? 1.0f : 0.0f);
    }
    for (const float limit : {13.0f, 64.0f, 65.0f, 100.0f})
        QVERIFY(std::find(ages.values.begin(), ages.values.end(), limit) != ages.values.end());
    QVERIFY(!make("side_effects_by_age", {{"test_regular", 0}, {"test_noisy", 0}}).test);
}

void tst_synthetic_rules::multilabelDocuments()
{
    const double rows = 20000;
    const SourceData data =
        make("make_multilabel_classification", {{"samples", rows}, {"classes", 3}, {"labels", 2}, {"length", 50}});
    const Tensor& counts = tensor(data.train.inputs);
    const Tensor& labels = tensor(data.train.targets);
    QCOMPARE(counts.shape, (std::vector<std::size_t>{20000, 20}));
    QCOMPARE(labels.shape, (std::vector<std::size_t>{20000, 3}));
    double words = 0.0;
    std::array<double, 4> byCount{};
    for (std::size_t row = 0; row < 20000; ++row) {
        const auto first = counts.values.begin() + static_cast<std::ptrdiff_t>(20 * row);
        const double length = std::accumulate(first, first + 20, 0.0);
        QVERIFY(length >= 1.0);
        words += length;
        const auto label = labels.values.begin() + static_cast<std::ptrdiff_t>(3 * row);
        ++byCount.at(static_cast<std::size_t>(std::accumulate(label, label + 3, 0.0)));
    }
    QVERIFY(std::abs(words / rows - 50.0) < 0.25); // sd of the mean 0.05
    // Poisson(2), rejected above 3: 1, 2, 2, 4/3 in parts of 19/3; sd of a share below 0.0035.
    const std::array<double, 4> shares{3.0 / 19, 6.0 / 19, 6.0 / 19, 4.0 / 19};
    for (std::size_t k = 0; k < 4; ++k)
        QVERIFY2(std::abs(byCount.at(k) / rows - shares.at(k)) < 0.015, QByteArray::number(byCount.at(k)));

    // Without a class, words are uniform; with one, they are not.
    std::array<std::array<double, 20>, 2> usage{};
    for (std::size_t row = 0; row < 20000; ++row) {
        const float* label = &labels.values[3 * row];
        const bool none = label[0] + label[1] + label[2] == 0;
        const bool onlyFirst = label[0] == 1 && label[1] + label[2] == 0;
        for (std::size_t word = 0; word < 20 && (none || onlyFirst); ++word)
            usage.at(none ? 0 : 1).at(word) += counts.values[20 * row + word];
    }
    const auto spread = [](const std::array<double, 20>& used) {
        return *std::max_element(used.begin(), used.end()) / *std::min_element(used.begin(), used.end());
    };
    QVERIFY(spread(usage[0]) < 1.1);
    QVERIFY(spread(usage[1]) > 1.5);

    const SourceData one = make("make_multilabel_classification", {{"samples", 1000}, {"features", 4}, {"classes", 1}});
    QCOMPARE(tensor(one.train.targets).shape, (std::vector<std::size_t>{1000, 1}));
}

void tst_synthetic_rules::twoSquares()
{
    const SourceData data = make("two_squares");
    const Tensor& points = tensor(data.train.inputs);
    QCOMPARE(points.shape, (std::vector<std::size_t>{400, 2}));
    for (std::size_t row = 0; row < 400; ++row) {
        const float low = row < 200 ? 0.2f : 0.5f;
        QCOMPARE(tensor(data.train.targets).values[row], row < 200 ? 0.0f : 1.0f);
        for (std::size_t axis = 0; axis < 2; ++axis)
            QVERIFY(points.values[2 * row + axis] >= low && points.values[2 * row + axis] <= low + 0.2f + 1e-6f);
    }
}

void tst_synthetic_rules::exclusiveOr()
{
    const SourceData data = make("xor");
    for (std::size_t row = 0; row < 4; ++row) {
        const float* bits = &tensor(data.train.inputs).values[2 * row];
        QCOMPARE(tensor(data.train.targets).values[row], bits[0] != bits[1] ? 1.0f : 0.0f);
        QCOMPARE(bits[0] * 2 + bits[1], static_cast<float>(row));
    }
}

void tst_synthetic_rules::badRecipes_data()
{
    using Parameters = std::map<std::string, double>;
    QTest::addColumn<std::string>("rule");
    QTest::addColumn<Parameters>("parameters");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& rule, const Parameters& parameters,
                        const QString& message) { QTest::newRow(name) << rule << parameters << message; };
    const std::string labels = "make_multilabel_classification";
    row("rule", "make_moons", {}, "no synthetic rule 'make_moons'; known are: game_of_life, make_multilabel");
    row("parameter", "xor", {{"samples", 5}}, "The rule 'xor' has no parameter 'samples'");
    row("known parameters", "two_squares", {{"rows", 5}}, "it has: samples, test");
    row("too small", "game_of_life", {{"height", 2}}, "Parameter 'height' is 2; it must be a whole number in 3..1000");
    row("no fraction", "game_of_life", {{"samples", 2.5}}, "must be a whole number in 1..");
    row("beyond one", "game_of_life", {{"alive", 1.5}}, "'alive' is 1.5; it must be in 0..1");
    row("not a number", "game_of_life", {{"alive", std::nan("")}}, "must be in 0..1");
    row("huge", "ones_and_zeros", {{"samples", 1e7}, {"features", 1e5}}, "the limit is 1e9");
    row("labels that never fit", labels, {{"classes", 1}, {"labels", 50}}, "with 1 classes it must be at most 6");
}

void tst_synthetic_rules::badRecipes()
{
    using Parameters = std::map<std::string, double>;
    QFETCH(std::string, rule);
    QFETCH(Parameters, parameters);
    QFETCH(QString, message);
    const QString error = errorOf([&] { make(rule, parameters); });
    QVERIFY2(error.contains(message), qPrintable(error));
}

QTEST_GUILESS_MAIN(tst_synthetic_rules)
#include "tst_synthetic_rules.moc"
