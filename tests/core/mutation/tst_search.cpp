// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Search.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <stdexcept>

using namespace semblance;

Q_DECLARE_METATYPE(semblance::SearchRange)

namespace {

const SearchRange percentages{0.0, 100.0, 5.0, 2};
const SearchRange deletion{0.0, 99.0, 5.0, 2};
const SearchRange epochs{12.0, 1.0, 1.0, 0};
const SearchRange learningRates{0.001, 0.0001, 1e-5, 5};

using Verdict = std::function<bool(double value)>;

BinarySearch searched(const SearchRange& range, const Verdict& killed)
{
    BinarySearch search(range);
    while (const std::optional<double> value = search.next())
        search.add(killed(*value));
    return search;
}

QList<double> valuesOf(const BinarySearch& search)
{
    QList<double> values;
    for (const BinarySearch::Step& step : search.steps())
        values.append(step.value);
    return values;
}

} // namespace

/// Binary and exhaustive search (operators.md 1.6, 1.7).
class TestSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounding_data();
    void rounding();
    void publishedPaths_data();
    void publishedPaths();
    void notKillable();
    void lastMidpointSurvives();
    void floatingTrap();
    void noValueTwice_data();
    void noValueTwice();
    void stepsAreCapped();
    void resumes();
    void badRange();
    void listInOrder();
    void emptyList();
};

void TestSearch::rounding_data()
{
    QTest::addColumn<int>("decimals");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("rounded");
    QTest::newRow("tie to even, down") << 2 << 3.125 << 3.12;
    QTest::newRow("tie to even, up") << 2 << 9.375 << 9.38;
    QTest::newRow("tie to even, up again") << 2 << 12.375 << 12.38;
    QTest::newRow("no tie in binary") << 2 << 2.675 << 2.67;
    QTest::newRow("6.5") << 0 << 6.5 << 6.0;
    QTest::newRow("3.5") << 0 << 3.5 << 4.0;
    QTest::newRow("2.5") << 0 << 2.5 << 2.0;
    QTest::newRow("10.5") << 0 << 10.5 << 10.0;
    QTest::newRow("small") << 5 << 0.000325 << 0.00032; // in binary just below the tie
    QTest::newRow("large") << 2 << 1e300 << 1e300;
}

void TestSearch::rounding()
{
    QFETCH(int, decimals);
    QFETCH(double, value);
    QFETCH(double, rounded);
    QVERIFY(roundedTo(decimals, value) == rounded);
}

/// The sequences that the published result files hold.
void TestSearch::publishedPaths_data()
{
    QTest::addColumn<SearchRange>("range");
    QTest::addColumn<double>("threshold"); // killed from here to the severe bound
    QTest::addColumn<QList<double>>("path");
    QTest::addColumn<double>("killable");
    QTest::addColumn<double>("notKillable");

    QTest::newRow("always killed") << percentages << 0.0 << QList<double>{100, 50, 25, 12.5, 6.25, 3.12} << 3.12 << 0.0;
    QTest::newRow("only the bound") << percentages << 100.0 << QList<double>{100, 50, 75, 87.5, 93.75, 96.88} << 100.0
                                    << 96.88;
    QTest::newRow("from 30") << percentages << 30.0 << QList<double>{100, 50, 25, 37.5, 31.25, 28.12} << 31.25 << 28.12;
    QTest::newRow("TRD") << deletion << 0.0 << QList<double>{99, 49.5, 24.75, 12.38, 6.19, 3.1} << 3.1 << 0.0;
    QTest::newRow("HNE, always killed") << epochs << 12.0 << QList<double>{1, 6, 9, 10, 11} << 11.0 << 12.0;
    QTest::newRow("HNE, only the bound") << epochs << 1.0 << QList<double>{1, 6, 4, 2} << 1.0 << 2.0;
}

void TestSearch::publishedPaths()
{
    QFETCH(SearchRange, range);
    QFETCH(double, threshold);
    QFETCH(QList<double>, path);
    QFETCH(double, killable);
    QFETCH(double, notKillable);
    const bool ascending = range.severe > range.mild;
    const BinarySearch search =
        searched(range, [&](double value) { return ascending ? value >= threshold : value <= threshold; });
    QCOMPARE(valuesOf(search), path);
    QCOMPARE(*search.killable(), killable);
    QCOMPARE(search.notKillable(), notKillable);
}

void TestSearch::notKillable()
{
    const BinarySearch search = searched(percentages, [](double) { return false; });
    QCOMPARE(valuesOf(search), QList<double>{100});
    QVERIFY(!search.killable());
    QCOMPARE(search.notKillable(), 100.0);
}

void TestSearch::lastMidpointSurvives()
{
    // 6.25 is killed, 3.12 survives: the answer is the bound, not the last value.
    const BinarySearch search = searched(percentages, [](double value) { return value > 5.0; });
    QCOMPARE(search.steps().back(), (BinarySearch::Step{3.12, false}));
    QCOMPARE(*search.killable(), 6.25);
    QCOMPARE(search.notKillable(), 3.12);
}

/// 0.001 - 0.00099 is 1.0000000000000026e-05 in binary; the reference goes on and tries the original's own rate.
void TestSearch::floatingTrap()
{
    QVERIFY(std::abs(0.001 - 0.00099) > 1e-5);
    const BinarySearch search = searched(learningRates, [](double) { return true; });
    const QList<double> values = valuesOf(search);
    QCOMPARE(values.front(), 0.0001);
    QCOMPARE(values.at(1), 0.00055);
    QCOMPARE(values.back(), 0.00099);
    QVERIFY(!values.contains(0.001));
    QCOMPARE(*search.killable(), 0.00099);
}

void TestSearch::noValueTwice_data()
{
    QTest::addColumn<SearchRange>("range");
    QTest::newRow("percentage") << percentages;
    QTest::newRow("deletion") << deletion;
    QTest::newRow("epochs") << epochs;
    QTest::newRow("two epochs") << SearchRange{2.0, 1.0, 1.0, 0};
    QTest::newRow("patience") << SearchRange{10.0, 1.0, 1.0, 0};
    QTest::newRow("learning rate") << learningRates;
    QTest::newRow("learning rate, 3 decimals") << SearchRange{1.0, 0.001, 0.01, 3};
    // Rounding leads back to a bound long before the precision is reached.
    QTest::newRow("precision below rounding") << SearchRange{0.0, 1.0, 1e-9, 2};
    QTest::newRow("coarse rounding") << SearchRange{0.0, 3.0, 0.1, 0};
}

/// Whatever the answers, no value is tried twice, the mild bound never, and all lie within the bounds.
void TestSearch::noValueTwice()
{
    QFETCH(SearchRange, range);
    const double low = std::min(range.mild, range.severe);
    const double high = std::max(range.mild, range.severe);
    for (unsigned answers = 0; answers < 256; ++answers) {
        BinarySearch search(range);
        QList<double> tried;
        for (unsigned step = 0; search.next(); ++step) {
            const double value = *search.next();
            QVERIFY(!tried.contains(value) && value != range.mild);
            QVERIFY(value >= low && value <= high);
            tried.append(value);
            search.add(step == 0 || (answers >> (step % 8) & 1u) != 0);
        }
        QVERIFY(static_cast<std::size_t>(tried.size()) <= BinarySearch::maximumSteps);
        QVERIFY(search.killable() && tried.contains(*search.killable()));
    }
}

void TestSearch::stepsAreCapped()
{
    const BinarySearch search = searched({0.0, 1.0, 1e-300, 300}, [](double) { return true; });
    QCOMPARE(search.steps().size(), BinarySearch::maximumSteps);
    QCOMPARE(*search.killable(), std::ldexp(1.0, -29));
}

/// Verdicts read back from the store lead to the same place at any point of the search.
void TestSearch::resumes()
{
    const Verdict killed = [](double value) { return value > 20.0; };
    const BinarySearch whole = searched(percentages, killed);
    for (std::size_t known = 0; known <= whole.steps().size(); ++known) {
        BinarySearch search(percentages);
        for (std::size_t i = 0; i < known; ++i) {
            QCOMPARE(*search.next(), whole.steps()[i].value);
            search.add(whole.steps()[i].killed);
        }
        while (search.next())
            search.add(killed(*search.next()));
        QVERIFY(search.steps() == whole.steps());
        QCOMPARE(search.killable(), whole.killable());
    }
    BinarySearch ended = whole;
    QVERIFY_THROWS_EXCEPTION(std::logic_error, ended.add(true));
    QVERIFY(ended.steps() == whole.steps());
}

void TestSearch::badRange()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const SearchRange& range : {SearchRange{1.0, 1.0, 1.0, 0}, SearchRange{0.0, nan, 1.0, 0},
                                     SearchRange{0.0, 1.0, 0.0, 0}, SearchRange{0.0, 1.0, 1.0, -1}})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, BinarySearch{range});
}

void TestSearch::listInOrder()
{
    ListSearch search({{"relu", 0}, {"tanh", 0}, {"relu", 2}});
    QStringList tried;
    while (const std::optional<Configuration> next = search.next()) {
        tried << QString::fromStdString(next->parameter) + QString::number(*next->layer);
        search.add(next->parameter == "relu");
    }
    QCOMPARE(tried, QStringList({"relu0", "tanh0", "relu2"}));
    QVERIFY(search.verdicts() == std::vector<bool>({true, false, true}));
    QCOMPARE(search.killable().size(), std::size_t{2});
    QCOMPARE(*search.killable()[1].layer, 2);
    QVERIFY_THROWS_EXCEPTION(std::logic_error, search.add(true));
}

void TestSearch::emptyList()
{
    const ListSearch search({});
    QVERIFY(!search.next());
    QVERIFY(search.killable().empty());
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
