// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/DeviationText.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace semblance;

class tst_DeviationText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void titlesDiffer();
    void reasons_data();
    void reasons();
    void thresholdsAreThoseOfTheRules();
    void numbersFollowTheLocale();
    void sentencesAddUp();
};

namespace {

/// post2 wins CS by 0.08, pre has the longer tails.
BugDeviation bug(TrendDeviation trend, LevelDeviation level = LevelDeviation::None)
{
    BugDeviation bug;
    bug.bug = "deepfd021";
    bug.csWinner = Scenario::Post2;
    bug.iouWinner = Scenario::Post1;
    bug.csGap = 0.0802;
    bug.iouGap = 0.031;
    bug.preCsWhisker = 0.991;
    bug.winnerCsWhisker = 0.995;
    bug.postCsWhisker = 0.996;
    bug.preCsMaximum = 1.0;
    bug.postCsMaximum = 0.667;
    bug.preIouMaximum = 0.9;
    bug.postIouMaximum = 0.4;
    bug.trend = trend;
    bug.level = level;
    return bug;
}

} // namespace

void tst_DeviationText::titlesDiffer()
{
    QSet<QString> titles;
    for (auto trend : {TrendDeviation::None, TrendDeviation::BothHighTails, TrendDeviation::NarrowCsLead,
                       TrendDeviation::DualMedianPreTail, TrendDeviation::IouOnly, TrendDeviation::Reversal})
        titles << deviationTitle(trend);
    for (auto level : {LevelDeviation::None, LevelDeviation::BothNearZero, LevelDeviation::BothNearOne,
                       LevelDeviation::CsHighIouLow})
        titles << deviationTitle(level);
    titles.remove(QString());
    QCOMPARE(titles.size(), 10);
}

void tst_DeviationText::reasons_data()
{
    QTest::addColumn<BugDeviation>("deviation");
    QTest::addColumn<QStringList>("parts");
    using Parts = QStringList;
    QTest::newRow("on the trend") << bug(TrendDeviation::None) << Parts{"as for most bugs"};
    QTest::newRow("tails") << bug(TrendDeviation::BothHighTails)
                           << Parts{"post2 wins CS", "pre (0.991)", "post2 (0.995)", "0.99:"};
    QTest::newRow("narrow, by maximum") << bug(TrendDeviation::NarrowCsLead)
                                        << Parts{"post2 leads", "0.080", "at most 0.1 ",
                                                 "maximum (1.000 against 0.667)"};
    BugDeviation whisker = bug(TrendDeviation::NarrowCsLead);
    whisker.postCsMaximum = whisker.preCsMaximum;
    QTest::newRow("narrow, by whisker") << whisker << Parts{"whisker (0.991 against 0.996)"};
    QTest::newRow("dual") << bug(TrendDeviation::DualMedianPreTail)
                          << Parts{"CS (post2)", "IoU (post1)", "CS 1.000 against 0.667", "IoU 0.900 against 0.400"};
    QTest::newRow("IoU only") << bug(TrendDeviation::IouOnly)
                              << Parts{"post1 wins IoU by 0.031", "0.900 against 0.400"};
    QTest::newRow("reversal") << bug(TrendDeviation::Reversal)
                              << Parts{"post2 wins CS (ahead of pre by 0.080)",
                                       "post1 wins IoU (ahead of pre by 0.031)"};
    BugDeviation half = bug(TrendDeviation::Reversal);
    half.csWinner = Scenario::Pre;
    QTest::newRow("reversal of IoU") << half << Parts{"pre wins CS, post1 wins IoU (ahead"};
    QTest::newRow("zero") << bug(TrendDeviation::None, LevelDeviation::BothNearZero) << Parts{"at most 0.05"};
    QTest::newRow("one") << bug(TrendDeviation::None, LevelDeviation::BothNearOne) << Parts{"at least 0.75"};
    QTest::newRow("high, low") << bug(TrendDeviation::None, LevelDeviation::CsHighIouLow)
                               << Parts{"at least 0.85", "at most 0.15"};
}

void tst_DeviationText::reasons()
{
    QFETCH(BugDeviation, deviation);
    QFETCH(QStringList, parts);
    const QString reason = deviationReason(deviation, {});
    for (const QString& part : parts)
        QVERIFY2(reason.contains(part), qPrintable(reason));
    QVERIFY2(!reason.contains(QLatin1Char('%')), qPrintable(reason)); // no number is missing
}

void tst_DeviationText::thresholdsAreThoseOfTheRules()
{
    DeviationRules rules;
    rules.narrowGap = 0.125;
    QVERIFY(deviationReason(bug(TrendDeviation::NarrowCsLead), rules).contains(QLatin1String("0.125")));
}

void tst_DeviationText::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::German));
    QVERIFY(deviationReason(bug(TrendDeviation::NarrowCsLead), {}).contains(QLatin1String("0,080")));
}

void tst_DeviationText::sentencesAddUp()
{
    BugDeviation many = bug(TrendDeviation::Reversal, LevelDeviation::BothNearZero);
    many.weakOracle = true;
    many.baselineMismatch = true;
    const QString reason = deviationReason(many, {});
    QVERIFY(reason.contains(QLatin1String("no tail of pre")));
    QVERIFY(reason.contains(QLatin1String("three quarters")));
    QVERIFY(reason.contains(QLatin1String("fewer than 5 test inputs")));
    QVERIFY(reason.contains(QLatin1String("different originals")));
    QVERIFY(!reason.contains(QLatin1String("as for most bugs")));
}

QTEST_GUILESS_MAIN(tst_DeviationText)
#include "tst_deviation_text.moc"
