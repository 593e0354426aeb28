// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/results/ResultsPage.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QSignalSpy>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

MutantList listOf(std::vector<MutantResult> mutants)
{
    return std::make_shared<const std::vector<MutantResult>>(std::move(mutants));
}

class CountingPage : public ResultsPage {
public:
    using ResultsPage::requestRefresh;
    using ResultsPage::ResultsPage;
    int refreshes = 0;
    int follows = 0;

protected:
    void refresh() override { ++refreshes; }
    void followSelection() override { ++follows; }
};

} // namespace

class tst_StudyResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neverNull();
    void withoutConditionTheListIsShared();
    void filterNarrowsOnce();
    void arrivalsAreTakenTogether();
    void newListDropsWhatArrived();
    void finds();
    void hiddenPageDoesNothing();
    void manyChangesAreOneRefresh();
    void selectionIsFollowed();
};

void tst_StudyResults::neverNull()
{
    FilterSelection shared;
    StudyResults results(&shared);
    QVERIFY(results.all()->empty());
    QVERIFY(results.shown()->empty());
    results.setMutants(nullptr);
    QVERIFY(results.all()->empty());
    QVERIFY(results.datasets().empty());
}

void tst_StudyResults::withoutConditionTheListIsShared()
{
    FilterSelection shared;
    StudyResults results(&shared);
    const MutantList mutants = listOf(sampleMutants(2));
    results.setMutants(mutants);
    QCOMPARE(results.all(), mutants);
    QCOMPARE(results.shown(), mutants);
    shared.setMetric(Metric::Overlap);
    QCOMPARE(results.shown(), mutants);
    QCOMPARE(results.datasets(), (std::set<std::string>{"deepfd", "deeplocalize"}));
}

void tst_StudyResults::filterNarrowsOnce()
{
    FilterSelection shared;
    StudyResults results(&shared);
    results.setMutants(listOf(sampleMutants(2)));
    shared.setDataset(QStringLiteral("deepfd"));
    const MutantList first = results.shown();
    QCOMPARE(first->size(), results.all()->size() / 2);
    QCOMPARE(results.shown(), first);
    shared.setText(QStringLiteral("GF_"));
    QCOMPARE(results.shown()->size(), std::size_t(10));
    QCOMPARE(first->size(), results.all()->size() / 2); // a list that was handed out never changes
}

void tst_StudyResults::arrivalsAreTakenTogether()
{
    FilterSelection shared;
    StudyResults results(&shared);
    QSignalSpy changes(&results, &StudyResults::changed);
    for (const MutantResult& mutant : sampleMutants(1))
        results.add(mutant);
    QVERIFY(results.all()->empty());
    QTRY_COMPARE(changes.count(), 1);
    QCOMPARE(results.all()->size(), sampleMutants(1).size());
}

void tst_StudyResults::newListDropsWhatArrived()
{
    FilterSelection shared;
    StudyResults results(&shared);
    QSignalSpy changes(&results, &StudyResults::changed);
    results.add(sampleMutants(1).front());
    results.setMutants(listOf({}));
    QTest::qWait(400);
    QCOMPARE(changes.count(), 1);
    QVERIFY(results.all()->empty());
}

void tst_StudyResults::finds()
{
    FilterSelection shared;
    StudyResults results(&shared);
    results.setMutants(listOf(sampleMutants(2)));
    shared.setDataset(QStringLiteral("deeplocalize"));
    const MutantResult* found = results.find("deepfd002", Scenario::Pre, "TCL_7"); // also what the filter hides
    QVERIFY(found);
    QCOMPARE(found->bug, std::string("deepfd002"));
    QVERIFY(!results.find("deepfd002", Scenario::Post1, "TCL_7"));
    QVERIFY(!results.find("deepfd009", Scenario::Pre, "TCL_7"));
}

void tst_StudyResults::hiddenPageDoesNothing()
{
    FilterSelection shared;
    StudyResults results(&shared);
    CountingPage page(&results, &shared);
    shared.setDataset(QStringLiteral("deepfd"));
    shared.select(QStringLiteral("deepfd001"));
    QCoreApplication::processEvents();
    QCOMPARE(page.refreshes, 0);
    QCOMPARE(page.follows, 0);
    page.show();
    QCOMPARE(page.refreshes, 1);
    QCOMPARE(page.follows, 1);
    page.hide();
    page.show();
    QCOMPARE(page.refreshes, 1); // nothing has changed
}

void tst_StudyResults::manyChangesAreOneRefresh()
{
    FilterSelection shared;
    StudyResults results(&shared);
    CountingPage page(&results, &shared);
    page.show();
    shared.setDataset(QStringLiteral("deepfd"));
    shared.setMetric(Metric::Overlap);
    results.setMutants(listOf(sampleMutants(1)));
    page.requestRefresh();
    QCOMPARE(page.refreshes, 1);
    QTRY_COMPARE(page.refreshes, 2);
    QCOMPARE(page.follows, 2);
}

void tst_StudyResults::selectionIsFollowed()
{
    FilterSelection shared;
    StudyResults results(&shared);
    CountingPage page(&results, &shared);
    page.show();
    shared.select(QStringLiteral("deepfd001"));
    QCOMPARE(page.follows, 2);
    QCOMPARE(page.refreshes, 1);
    // While a refresh is due, the old content is not marked.
    shared.setDataset(QStringLiteral("deepfd"));
    shared.select(QStringLiteral("deepfd002"));
    QCOMPARE(page.follows, 2);
    QTRY_COMPARE(page.follows, 3);
}

QTEST_MAIN(tst_StudyResults)
#include "tst_study_results.moc"
