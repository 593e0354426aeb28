// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Ranking.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <cmath>
#include <stdexcept>

using namespace semblance;

using Ranks = std::vector<int>;

class tst_Ranking : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreShared();
    void chainsOfNearTies();
    void tauOfKnownRankings_data();
    void tauOfKnownRankings();
    void refusesDifferentLengths();
};

void tst_Ranking::placesAreShared()
{
    QCOMPARE(competitionRanks({0.5, 0.9, 0.5, 0.1}), (Ranks{2, 1, 2, 4}));
    QCOMPARE(competitionRanks({0.2, 0.2, 0.2}), (Ranks{1, 1, 1}));
    QVERIFY(competitionRanks({}).empty());
}

void tst_Ranking::chainsOfNearTies()
{
    QCOMPARE(competitionRanks({0.50, 0.45, 0.40, 0.30}, 0.06), (Ranks{1, 1, 1, 4}));
    QCOMPARE(competitionRanks({0.50, 0.45, 0.40, 0.30}), (Ranks{1, 2, 3, 4}));
}

/// The values with ties are those of SciPy's kendalltau.
void tst_Ranking::tauOfKnownRankings_data()
{
    QTest::addColumn<Ranks>("a");
    QTest::addColumn<Ranks>("b");
    QTest::addColumn<double>("tau");
    QTest::newRow("same") << Ranks{1, 2, 3, 4} << Ranks{1, 2, 3, 4} << 1.0;
    QTest::newRow("reversed") << Ranks{1, 2, 3, 4} << Ranks{4, 3, 2, 1} << -1.0;
    QTest::newRow("one swap") << Ranks{1, 2, 3, 4} << Ranks{1, 3, 2, 4} << 4.0 / 6.0;
    QTest::newRow("tie in one") << Ranks{1, 2, 3} << Ranks{1, 1, 3} << 2.0 / std::sqrt(6.0);
    QTest::newRow("ties in both") << Ranks{12, 2, 1, 12, 2} << Ranks{1, 4, 7, 1, 0} << -0.47140452079103173;
    QTest::newRow("same ties") << Ranks{1, 1, 3} << Ranks{1, 1, 3} << 1.0;
    QTest::newRow("all tied") << Ranks{1, 1, 1} << Ranks{1, 2, 3} << 0.0;
    QTest::newRow("one thing") << Ranks{1} << Ranks{1} << 0.0;
}

void tst_Ranking::tauOfKnownRankings()
{
    QFETCH(Ranks, a);
    QFETCH(Ranks, b);
    QFETCH(double, tau);
    COMPARE_WITHIN(kendallTau(a, b), tau, 1e-15);
    QCOMPARE(kendallTau(a, b), kendallTau(b, a));
}

void tst_Ranking::refusesDifferentLengths()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, kendallTau({1, 2}, {1}));
}

QTEST_APPLESS_MAIN(tst_Ranking)
#include "tst_ranking.moc"
