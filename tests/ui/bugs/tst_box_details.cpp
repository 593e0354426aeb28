// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BugFacts.h"
#include "ui/bugs/MedianIntervals.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QTest>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_BoxDetails : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void intervalOfTheMedian();
    void intervalsOfOneMutantAreNone();
    void winnerAndTies();
    void baseRate();
    void deviationIsExplained();

private:
    void setMutants(std::vector<MutantResult> mutants)
    {
        m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
        m_details->setFigure(bugwiseFigure(*m_results->all(), {}));
        m_details->followSelection();
    }
    QTableWidget* numbers() const { return m_details->findChild<QTableWidget*>(); }
    QLabel* label(const char* name) const { return m_details->findChild<QLabel*>(QLatin1String(name)); }

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<BoxDetails> m_details;
};

void tst_BoxDetails::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_details = std::make_unique<BoxDetails>(m_results.get(), m_shared.get());
    connect(m_shared.get(), &FilterSelection::selectionChanged, m_details.get(), &BoxDetails::followSelection);
    m_details->show();
}

void tst_BoxDetails::cleanup()
{
    m_details.reset();
    m_results.reset();
    m_shared.reset();
}

void tst_BoxDetails::intervalOfTheMedian()
{
    setMutants(sampleMutants(2));
    m_shared->select(QStringLiteral("deepfd002"), Scenario::Pre);
    QCOMPARE(numbers()->item(4, 1)->text(), QStringLiteral("…"));
    QTRY_VERIFY(numbers()->item(4, 1)->text() != QStringLiteral("…"));
    const Interval pre = medianIntervals(*m_results->all(), "deepfd002", Metric::CouplingStrength).at(Scenario::Pre);
    QVERIFY(pre.low < 0.565 && 0.565 < pre.high); // the median itself
    QCOMPARE(numbers()->item(4, 1)->text(), QStringLiteral("%1–%2").arg(pre.low, 0, 'f', 3).arg(pre.high, 0, 'f', 3));
    QCOMPARE(numbers()->item(4, 2)->text(), QStringLiteral("1.000–1.000")); // equal values
}

void tst_BoxDetails::intervalsOfOneMutantAreNone()
{
    const auto intervals = medianIntervals({sampleMutant("a", "a", Scenario::Pre, "X_1", 0.4, 0.1),
                                            sampleMutant("a", "a", Scenario::Post1, "X_1", 0.2, 0.1),
                                            sampleMutant("a", "a", Scenario::Post1, "X_2", 0.6, 0.1)},
                                           "a", Metric::CouplingStrength);
    QCOMPARE(intervals.size(), std::size_t(1));
    QCOMPARE(intervals.at(Scenario::Post1).low, 0.2);
    QCOMPARE(intervals.at(Scenario::Post1).high, 0.6);
}

/// deepfd002: pre .565, post1 1, post2 .1 on CS; on IoU pre .2825, post1 0, post2 .3.
void tst_BoxDetails::winnerAndTies()
{
    std::vector<MutantResult> mutants = sampleMutants(2);
    mutants.push_back(sampleMutant("deepfd009", "deepfd", Scenario::Pre, "TCL_1", 0.5, 0.1));
    mutants.push_back(sampleMutant("deepfd009", "deepfd", Scenario::Post1, "GF_1", 0.5, 0.1));
    setMutants(mutants);
    m_shared->select(QStringLiteral("deepfd002"));
    QCOMPARE(label("bugFacts")->text(), QStringLiteral("post1 has the highest median CS."));
    m_shared->select(QStringLiteral("deepfd009"));
    QCOMPARE(label("bugFacts")->text(), QStringLiteral("pre has the highest median CS, tied with post1."));
}

void tst_BoxDetails::baseRate()
{
    QLocale::setDefault(QLocale(QLocale::English));
    std::vector<MutantResult> mutants{sampleMutant("a", "a", Scenario::Pre, "X_1", 0.5, 0.1)};
    QCOMPARE(baseRateText(mutants), QString());
    mutants.front().realism.inputs = 10000;
    mutants.front().realism.faultKillMass = 8700;
    QCOMPARE(baseRateText(mutants),
             QStringLiteral("The fault fails 87 % of the 10,000 test inputs: a high CS comes for free."));
    mutants.front().realism.faultKillMass = 12;
    QCOMPARE(baseRateText(mutants), QStringLiteral("The fault fails 0.12 % of the 10,000 test inputs."));
}

void tst_BoxDetails::deviationIsExplained()
{
    setMutants(sampleMutants(2));
    auto* note = m_details->findChild<QFrame*>(QStringLiteral("deviationNote"));
    m_shared->select(QStringLiteral("deepfd001")); // two scenarios only: nothing to judge
    QVERIFY(!note->isVisible());
    m_shared->select(QStringLiteral("deepfd002"));
    QVERIFY(note->isVisible());
    QVERIFY2(label("deviationTitle")->text().contains(QLatin1String("Reversal")),
             qPrintable(label("deviationTitle")->text()));
    QVERIFY2(label("deviationReason")->text().contains(QLatin1String("post1 wins CS")),
             qPrintable(label("deviationReason")->text()));
    DeviationRules rules;
    rules.tailHigh = 0.5; // both whiskers reach it, but pre wins neither IoU nor has its larger maximum
    rules.weakOracleKills = 7.0;
    m_details->setDeviationRules(rules);
    QVERIFY2(label("deviationReason")->text().contains(QLatin1String("fewer than 7 test inputs")),
             qPrintable(label("deviationReason")->text()));
}

QTEST_MAIN(tst_BoxDetails)
#include "tst_box_details.moc"
