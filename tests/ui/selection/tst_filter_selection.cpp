// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/FilterSelection.h"

#include <QSignalSpy>
#include <QTest>

using namespace semblance;

class tst_FilterSelection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void filtersStackAndAreUndone();
    void typingIsOneStep();
    void typingBackToTheStartLeavesNoStep();
    void sameValueIsNoStep();
    void clearKeepsTheMetric();
    void selectionSignalsOnlyChanges();
    void selectionsAreUndone();
    void walkingIsOneStep();
    void removesOneCondition();
};

namespace {

MutantResult mutant()
{
    MutantResult result;
    result.bug = "deepfd002";
    result.dataset = "deepfd";
    result.scenario = Scenario::Post1;
    result.name = "GF_0.1_1";
    result.operatorId = "GF";
    result.parameter = "0.1";
    return result;
}

} // namespace

void tst_FilterSelection::accepts_data()
{
    using Scenarios = std::set<Scenario>;
    const Metric cs = Metric::CouplingStrength;
    QTest::addColumn<ResultFilter>("filter");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("nothing asked") << ResultFilter{} << true;
    QTest::newRow("data set") << ResultFilter{cs, "deepfd", {}, {}, {}} << true;
    QTest::newRow("other data set") << ResultFilter{cs, "cleanml", {}, {}, {}} << false;
    QTest::newRow("scenario") << ResultFilter{cs, {}, Scenarios{Scenario::Pre, Scenario::Post1}, {}, {}} << true;
    QTest::newRow("other scenario") << ResultFilter{cs, {}, Scenarios{Scenario::Pre}, {}, {}} << false;
    QTest::newRow("operator") << ResultFilter{cs, {}, {}, "GF", {}} << true;
    QTest::newRow("operator is not a part") << ResultFilter{cs, {}, {}, "G", {}} << false;
    QTest::newRow("text in bug, other case") << ResultFilter{cs, {}, {}, {}, "DEEPFD0"} << true;
    QTest::newRow("text in name") << ResultFilter{cs, {}, {}, {}, "0.1_1"} << true;
    QTest::newRow("text nowhere") << ResultFilter{cs, {}, {}, {}, "TCL"} << false;
    QTest::newRow("all must hold") << ResultFilter{cs, "deepfd", Scenarios{Scenario::Pre}, "GF", "0.1"} << false;
}

void tst_FilterSelection::accepts()
{
    QFETCH(ResultFilter, filter);
    QFETCH(bool, accepted);
    QCOMPARE(filter.accepts(mutant()), accepted);
}

void tst_FilterSelection::filtersStackAndAreUndone()
{
    FilterSelection shared;
    QSignalSpy changes(&shared, &FilterSelection::filterChanged);
    shared.setDataset("deepfd");
    shared.setScenarios({Scenario::Post1});
    shared.setMetric(Metric::Overlap);
    QCOMPARE(changes.count(), 3);
    const ResultFilter all = shared.filter();
    QCOMPARE(all.dataset, QStringLiteral("deepfd"));
    QCOMPARE(all.scenarios, std::set<Scenario>{Scenario::Post1});

    shared.history()->undo();
    QVERIFY(shared.filter().metric == Metric::CouplingStrength);
    shared.history()->undo();
    QVERIFY(shared.filter().scenarios.empty());
    QCOMPARE(shared.filter().dataset, QStringLiteral("deepfd"));
    shared.history()->undo();
    QVERIFY(shared.filter() == ResultFilter{});
    QVERIFY(!shared.history()->canUndo());

    shared.history()->setIndex(3);
    QVERIFY(shared.filter() == all);
}

void tst_FilterSelection::typingIsOneStep()
{
    FilterSelection shared;
    shared.setDataset("deepfd");
    for (const char* text : {"G", "GF", "GF_"})
        shared.setText(text);
    QCOMPARE(shared.history()->count(), 2);
    shared.history()->undo();
    QCOMPARE(shared.filter().text, QString());
    QCOMPARE(shared.filter().dataset, QStringLiteral("deepfd"));
}

void tst_FilterSelection::typingBackToTheStartLeavesNoStep()
{
    FilterSelection shared;
    shared.setText("G");
    shared.setText("");
    QCOMPARE(shared.history()->count(), 0);
    QVERIFY(!shared.filter().narrows());
}

void tst_FilterSelection::sameValueIsNoStep()
{
    FilterSelection shared;
    QSignalSpy changes(&shared, &FilterSelection::filterChanged);
    shared.setOperator("");
    shared.setMetric(Metric::CouplingStrength);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(shared.history()->count(), 0);
}

void tst_FilterSelection::clearKeepsTheMetric()
{
    FilterSelection shared;
    shared.setMetric(Metric::Overlap);
    shared.setDataset("deepfd");
    QVERIFY(shared.filter().narrows());
    shared.clearFilter();
    QVERIFY(!shared.filter().narrows());
    QVERIFY(shared.filter().metric == Metric::Overlap);
    shared.history()->undo();
    QCOMPARE(shared.filter().dataset, QStringLiteral("deepfd"));
}

void tst_FilterSelection::selectionSignalsOnlyChanges()
{
    FilterSelection shared;
    QSignalSpy changes(&shared, &FilterSelection::selectionChanged);
    shared.select(mutant());
    shared.select(mutant());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(shared.selection().mutant, QStringLiteral("GF_0.1_1"));
    shared.select("deepfd002");
    QVERIFY(!shared.selection().scenario);
    shared.clearSelection();
    QCOMPARE(shared.selection().bug, QString());
    QCOMPARE(changes.count(), 3);
}

void tst_FilterSelection::selectionsAreUndone()
{
    FilterSelection shared;
    shared.setDataset("deepfd");
    shared.selectOperator("GF", Scenario::Post1);
    shared.select(ResultSelection{"deepfd002", Scenario::Post1, "GF", {}});
    shared.select(mutant());
    QCOMPARE(shared.history()->undoText(), QStringLiteral("Select GF_0.1_1"));
    shared.history()->undo();
    QCOMPARE(shared.selection().bug, QStringLiteral("deepfd002"));
    QVERIFY(shared.selection().mutant.isEmpty());
    shared.history()->undo();
    QVERIFY(shared.selection().bug.isEmpty());
    QCOMPARE(shared.selection().operatorId, QStringLiteral("GF"));
    shared.history()->undo();
    QVERIFY(shared.selection() == ResultSelection{});
    QCOMPARE(shared.filter().dataset, QStringLiteral("deepfd"));
}

void tst_FilterSelection::walkingIsOneStep()
{
    FilterSelection shared;
    for (const char* bug : {"deepfd002", "deepfd006", "deepfd008"})
        shared.select(bug);
    QCOMPARE(shared.history()->count(), 1);
    QTest::qWait(450);
    shared.select("deepfd010");
    QCOMPARE(shared.history()->count(), 2);
    shared.history()->undo();
    QCOMPARE(shared.selection().bug, QStringLiteral("deepfd008"));
    shared.history()->undo();
    QCOMPARE(shared.selection().bug, QString());
}

void tst_FilterSelection::removesOneCondition()
{
    FilterSelection shared;
    shared.setDataset("deepfd");
    shared.setText("0.1");
    shared.removeCondition(FilterCondition::Dataset);
    QVERIFY(shared.filter().dataset.isEmpty());
    QCOMPARE(shared.filter().text, QStringLiteral("0.1"));
    shared.removeCondition(FilterCondition::Text);
    QVERIFY(!shared.filter().narrows());
    shared.history()->undo();
    QCOMPARE(shared.filter().text, QStringLiteral("0.1"));
}

QTEST_GUILESS_MAIN(tst_FilterSelection)
#include "tst_filter_selection.moc"
