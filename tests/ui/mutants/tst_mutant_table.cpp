// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mutants/MutantSamples.h"
#include "ui/mutants/MutantTable.h"
#include "ui/mutants/MutantTableModel.h"
#include "ui/mutants/MutantsPage.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/ResultTable.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace semblance;
using namespace semblance::testing;
using Model = MutantTableModel;

class tst_MutantTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void boxScopeShowsTheBox();
    void operatorScopeShowsTheOperator();
    void metricDecidesTheOrder();
    void chosenOrderStays();
    void exportsWhatIsShown();
    void contextActionsFilter();
    void pageFollowsTheFilter();
    void pageOpensTheBug();
    void emptyPageSaysWhatToDo();
    void rowClickSelectsTheMutant();
    void selectionFromElsewhereSelectsTheRow();
    void focusSelectsNothing();
    void vanishedRowSelectsNothing();
    void copyHasHeaderAndExactNumbers();
};

namespace {

/// A selection with results and the page of the whole table.
struct Shown {
    explicit Shown(std::vector<MutantResult> mutants)
        : results(&shared)
        , page(&results, &shared)
    {
        results.setMutants(listOf(std::move(mutants)));
        page.resize(900, 500);
        page.show();
    }
    ResultTable* table() const { return page.mutants()->table(); }
    const QAbstractItemModel* model() const { return table()->model(); }

    FilterSelection shared;
    StudyResults results;
    MutantsPage page;
};

} // namespace

void tst_MutantTable::boxScopeShowsTheBox()
{
    FilterSelection shared;
    StudyResults results(&shared);
    results.setMutants(listOf(sampleMutants(2)));
    MutantTable table(&results, &shared, MutantTable::Scope::Box);
    connect(&shared, &FilterSelection::selectionChanged, &table, &MutantTable::followSelection);
    table.refresh();
    const QAbstractItemModel* model = table.table()->model();
    QCOMPARE(model->rowCount(), 0);
    shared.select(QStringLiteral("deepfd002"));
    QCOMPARE(model->rowCount(), 20);
    shared.select(QStringLiteral("deepfd002"), Scenario::Post2);
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(table.findChild<QLabel*>(QStringLiteral("mutantCount"))->text(), QStringLiteral("3 of 74 mutants"));
    // A click in the table must not take rows away from under the mouse, nor may what follows it.
    shared.select(QStringLiteral("deepfd002"));
    table.table()->setCurrentIndex(model->index(5, Model::Operator));
    QVERIFY(shared.selection().scenario.has_value());
    QCOMPARE(model->rowCount(), 20);
    table.refresh();
    table.followSelection();
    QCOMPARE(model->rowCount(), 20);
    // A mutant of another bug does.
    shared.select(*results.find("deepfd001", Scenario::Pre, "TCL_7"));
    QCOMPARE(model->rowCount(), 12);
}

void tst_MutantTable::operatorScopeShowsTheOperator()
{
    FilterSelection shared;
    StudyResults results(&shared);
    results.setMutants(listOf(sampleMutants(2)));
    MutantTable table(&results, &shared, MutantTable::Scope::Operator);
    connect(&shared, &FilterSelection::selectionChanged, &table, &MutantTable::followSelection);
    table.refresh();
    QCOMPARE(table.shownCount(), 0);
    shared.selectOperator(QStringLiteral("GF"), Scenario::Post1);
    QCOMPARE(table.shownCount(), 20);
    shared.select({QStringLiteral("deepfd001"), Scenario::Post1, QStringLiteral("GF"), {}});
    QCOMPARE(table.shownCount(), 5);
    shared.selectOperator(QStringLiteral("GF"), Scenario::Post2);
    QCOMPARE(table.shownCount(), 0);
}

void tst_MutantTable::metricDecidesTheOrder()
{
    Shown shown({sampleMutant("a", "a", Scenario::Pre, "X_1", 0.9, 0.1),
                 sampleMutant("a", "a", Scenario::Pre, "X_2", 0.1, 0.9)});
    QCOMPARE(column(*shown.model(), Model::Parameter), QStringList({"1", "2"}));
    shown.shared.setMetric(Metric::Overlap);
    QCoreApplication::processEvents();
    QCOMPARE(column(*shown.model(), Model::Parameter), QStringList({"2", "1"}));
    QCOMPARE(shown.table()->horizontalHeader()->sortIndicatorSection(), int(Model::Overlap));
}

void tst_MutantTable::chosenOrderStays()
{
    Shown shown({sampleMutant("a", "a", Scenario::Pre, "X_1", 0.9, 0.1),
                 sampleMutant("a", "a", Scenario::Pre, "X_2", 0.1, 0.9)});
    shown.table()->sortByColumn(Model::Parameter, Qt::DescendingOrder);
    shown.shared.setMetric(Metric::Coverage);
    QCoreApplication::processEvents();
    QCOMPARE(column(*shown.model(), Model::Parameter), QStringList({"2", "1"}));
    QCOMPARE(shown.table()->horizontalHeader()->sortIndicatorSection(), int(Model::Parameter));
}

void tst_MutantTable::exportsWhatIsShown()
{
    Shown shown(sampleMutants(1));
    const auto* button = shown.page.findChild<QToolButton*>(QStringLiteral("exportMutants"));
    QCOMPARE(button->defaultAction(), shown.table()->exportAction());
    QVERIFY(button->isEnabled());
}

void tst_MutantTable::contextActionsFilter()
{
    Shown shown(sampleMutants(2));
    shown.table()->setCurrentIndex(shown.model()->index(0, Model::Operator)); // GF_0 of deepfd001, CS 1
    for (QAction* action : shown.table()->actions()) {
        if (action->text().contains(QLatin1String("Only this")))
            action->trigger();
    }
    QCOMPARE(shown.shared.filter().operatorId, QStringLiteral("GF"));
    QCOMPARE(shown.shared.filter().dataset, QStringLiteral("deepfd"));
}

void tst_MutantTable::pageFollowsTheFilter()
{
    Shown shown(sampleMutants(2));
    QCOMPARE(shown.model()->rowCount(), 74);
    shown.shared.setText(QStringLiteral("GF_"));
    QTRY_COMPARE(shown.model()->rowCount(), 20);
    QCOMPARE(shown.page.findChild<QLabel*>(QStringLiteral("mutantCount"))->text(), QStringLiteral("20 of 74 mutants"));
    shown.shared.history()->undo();
    QTRY_COMPARE(shown.model()->rowCount(), 74);
}

void tst_MutantTable::pageOpensTheBug()
{
    Shown shown(sampleMutants(1));
    QSignalSpy pages(&shown.page, &ResultsPage::pageRequested);
    const QModelIndex third = shown.model()->index(2, Model::Operator);
    const QPoint place = shown.table()->visualRect(third).center();
    QTest::mouseClick(shown.table()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(shown.table()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.first().first().toString(), QStringLiteral("bugs"));
    QCOMPARE(shown.shared.selection().mutant, third.data(MutantRole).toString());
}

void tst_MutantTable::emptyPageSaysWhatToDo()
{
    Shown shown({});
    QSignalSpy run(&shown.page, &ResultsPage::runRequested);
    QVERIFY(!shown.table()->isVisible());
    shown.page.findChild<QPushButton*>(QStringLiteral("emptyRun"))->click();
    QCOMPARE(run.count(), 1);
    QVERIFY(!shown.page.hasFigure());
}

void tst_MutantTable::rowClickSelectsTheMutant()
{
    Shown shown(sampleMutants(1));
    QVERIFY(QTest::qWaitForWindowExposed(&shown.page));
    QSignalSpy changes(&shown.shared, &FilterSelection::selectionChanged);
    const QModelIndex third = shown.model()->index(2, Model::Operator);
    QTest::mouseClick(shown.table()->viewport(), Qt::LeftButton, {}, shown.table()->visualRect(third).center());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(shown.shared.selection().mutant, third.data(MutantRole).toString());
    QTest::keyClick(shown.table(), Qt::Key_Down);
    QCOMPARE(shown.shared.selection().mutant, third.siblingAtRow(3).data(MutantRole).toString());
}

void tst_MutantTable::selectionFromElsewhereSelectsTheRow()
{
    Shown shown(sampleMutants(2));
    QSignalSpy changes(&shown.shared, &FilterSelection::selectionChanged);
    shown.shared.select(
        {QStringLiteral("deeplocalize002"), Scenario::Pre, QStringLiteral("TCL"), QStringLiteral("TCL_7")});
    QCOMPARE(changes.count(), 1);
    const QModelIndex current = shown.table()->currentIndex();
    QCOMPARE(current.data(BugRole).toString(), QStringLiteral("deeplocalize002"));
    QCOMPARE(current.data(MutantRole).toString(), QStringLiteral("TCL_7"));
    QVERIFY(shown.table()->selectionModel()->isRowSelected(current.row()));
    shown.shared.clearSelection();
    QVERIFY(!shown.table()->currentIndex().isValid());
}

void tst_MutantTable::focusSelectsNothing()
{
    Shown shown(sampleMutants(1));
    shown.page.findChild<QToolButton*>(QStringLiteral("exportMutants"))->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    shown.table()->setFocus(Qt::TabFocusReason);
    QVERIFY(shown.table()->currentIndex().isValid());
    QCOMPARE(shown.shared.selection().mutant, QString());
    QTest::keyClick(shown.table(), Qt::Key_Down);
    QVERIFY(!shown.shared.selection().mutant.isEmpty());
}

void tst_MutantTable::vanishedRowSelectsNothing()
{
    Shown shown(sampleMutants(2));
    shown.shared.select({QStringLiteral("deepfd002"), Scenario::Pre, QStringLiteral("TCL"), QStringLiteral("TCL_7")});
    shown.shared.setDataset(QStringLiteral("deeplocalize"));
    QTRY_COMPARE(shown.model()->rowCount(), 37);
    QCOMPARE(shown.shared.selection().mutant, QStringLiteral("TCL_7"));
    QCOMPARE(shown.shared.selection().bug, QStringLiteral("deepfd002"));
}

void tst_MutantTable::copyHasHeaderAndExactNumbers()
{
    QLocale::setDefault(QLocale(QLocale::German));
    MutantResult odd = detailed();
    odd.realism.couplingStrength = 0.123456789;
    odd.realism.overlap = 0.1;
    odd.parameter = "a\tb\nc";
    odd.realism.faultKillMass = 0.0;
    odd.realism.inputs = 0;
    Shown shown({odd, excluded()});
    shown.table()->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    QTest::keySequence(shown.table(), QKeySequence::SelectAll);
    QTest::keySequence(shown.table(), QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 4); // the last line is empty
    QCOMPARE(lines[0], QStringLiteral("Bug\tScenario\tOperator\tParameter\tLayer\tOriginal\tCS\tIoU\tR\tIQ\t"
                                      "Kill rate\tBase rate\tStatus\tReliable"));
    QVERIFY2(lines[1].startsWith(QLatin1String("deepfd001\tpost1\tGF\ta b c\t2\t4\t0.123456789\t0.1\t0.")),
             qPrintable(lines[1]));
    QVERIFY2(lines[1].endsWith(QLatin1String("\t0.75\t0.125\t\tok\tCS")), qPrintable(lines[1]));
    QCOMPARE(lines[2], QStringLiteral("deepfd001\tpre\tHLR\t9\t\t\t\t\t\t\t\t\texcluded: 2 of 5 instances "
                                      "failed\tCS"));
    QLocale::setDefault(QLocale::c());
}

QTEST_MAIN(tst_MutantTable)
#include "tst_mutant_table.moc"
