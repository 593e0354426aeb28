// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/mutants/MutantFilterModel.h"
#include "ui/mutants/MutantTable.h"
#include "ui/mutants/MutantTableModel.h"
#include "ui/mutants/ResultTable.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;
using Model = MutantTableModel;

class tst_MutantTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void modelsAreSound();
    void cells_data();
    void cells();
    void statuses_data();
    void statuses();
    void sortsByValue_data();
    void sortsByValue();
    void numbersFollowTheLocale();
    void textFilterAndUndo();
    void boxScopeShowsTheBox();
    void rowClickSelectsTheMutant();
    void selectionFromElsewhereSelectsTheRow();
    void vanishedRowSelectsNothing();
    void copyHasHeaderAndExactNumbers();
    void copyWithoutSelection();
    void addedMutantsAppear();
};

namespace {

MutantResult detailed()
{
    MutantResult mutant = sampleMutant("deepfd001", "deepfd", Scenario::Post1, "GF_0.1_1", 0.123456789, 0.5);
    mutant.parameter = "0.1";
    mutant.layer = 2;
    mutant.original = 4;
    return mutant;
}

MutantResult excluded()
{
    MutantResult mutant = sampleMutant("deepfd001", "deepfd", Scenario::Pre, "HLR_9", 0.9, 0.9);
    mutant.realism.status = Realism::Status::Excluded;
    mutant.realism.reason = "2 of 5 instances failed";
    return mutant;
}

QStringList column(const QAbstractItemModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace

void tst_MutantTable::modelsAreSound()
{
    Model model;
    MutantFilterModel shown(&model);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester shownTester(&shown, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setMutants(sampleMutants(2));
    model.addMutants({detailed(), excluded()});
    model.addMutants({});
    shown.sort(Model::CouplingStrength, Qt::DescendingOrder);
    shown.setFilter({Metric::CouplingStrength, QStringLiteral("deepfd"), {}, {}, {}});
    shown.setBox(QStringLiteral("deepfd001"), Scenario::Pre);
    QCOMPARE(shown.rowCount(), 13); // 12 and the excluded one
    model.setMutants({});
    QCOMPARE(shown.rowCount(), 0);
}

void tst_MutantTable::cells_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QVariant>("sort");
    QTest::newRow("bug") << int(Model::Bug) << "deepfd001" << QVariant(QStringLiteral("deepfd001"));
    QTest::newRow("scenario") << int(Model::ScenarioColumn) << "post1" << QVariant(1);
    QTest::newRow("operator") << int(Model::Operator) << "GF" << QVariant(QStringLiteral("GF"));
    QTest::newRow("parameter") << int(Model::Parameter) << "0.1" << QVariant(0.1);
    QTest::newRow("layer") << int(Model::Layer) << "2" << QVariant(2);
    QTest::newRow("original") << int(Model::Original) << "4" << QVariant(4);
    QTest::newRow("CS") << int(Model::CouplingStrength) << "0.1235" << QVariant(0.123456789);
    QTest::newRow("IoU") << int(Model::Overlap) << "0.5000" << QVariant(0.5);
    QTest::newRow("status") << int(Model::Status) << "CS reliable" << QVariant(QStringLiteral("CS reliable"));
}

void tst_MutantTable::cells()
{
    QFETCH(int, column);
    QFETCH(QString, display);
    QFETCH(QVariant, sort);
    Model model;
    model.setMutants({detailed()});
    QCOMPARE(model.index(0, column).data().toString(), display);
    QCOMPARE(model.index(0, column).data(SortRole), sort);
    QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void tst_MutantTable::statuses_data()
{
    QTest::addColumn<bool>("neverKilled");
    QTest::addColumn<bool>("csReliable");
    QTest::addColumn<bool>("iouReliable");
    QTest::addColumn<QString>("status");
    QTest::newRow("never killed wins") << true << true << true << "never killed";
    QTest::newRow("both") << false << true << true << "reliable";
    QTest::newRow("CS") << false << true << false << "CS reliable";
    QTest::newRow("IoU") << false << false << true << "IoU reliable";
    QTest::newRow("none") << false << false << false << "not reliable";
}

void tst_MutantTable::statuses()
{
    QFETCH(bool, neverKilled);
    QFETCH(bool, csReliable);
    QFETCH(bool, iouReliable);
    QFETCH(QString, status);
    Realism realism;
    realism.neverKilled = neverKilled;
    realism.csReliable = csReliable;
    realism.iouReliable = iouReliable;
    QCOMPARE(realismStatus(realism), status);
}

void tst_MutantTable::sortsByValue_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("ascending"); // the parameter column tells the rows apart
    QTest::newRow("parameter: numbers before names") << int(Model::Parameter) << QStringList{"9", "9", "10", "relu"};
    QTest::newRow("CS: excluded first") << int(Model::CouplingStrength) << QStringList{"9", "relu", "9", "10"};
    QTest::newRow("IoU") << int(Model::Overlap) << QStringList{"9", "10", "9", "relu"};
}

void tst_MutantTable::sortsByValue()
{
    QFETCH(int, column);
    QFETCH(QStringList, ascending);
    Model model;
    MutantFilterModel shown(&model);
    model.setMutants({sampleMutant("a", "a", Scenario::Pre, "X_10", 0.10, 0.1), excluded(),
                      sampleMutant("a", "a", Scenario::Pre, "X_relu", 0.01, 0.3),
                      sampleMutant("a", "a", Scenario::Pre, "X_9", 0.09, 0.2)});
    shown.sort(column);
    QCOMPARE(::column(shown, Model::Parameter), ascending);
}

void tst_MutantTable::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::German));
    Model model;
    model.setMutants({detailed(), excluded()});
    QCOMPARE(model.index(0, Model::CouplingStrength).data().toString(), QStringLiteral("0,1235"));
    QCOMPARE(model.index(1, Model::CouplingStrength).data().toString(), QStringLiteral("–"));
    QVERIFY(!model.index(1, Model::CouplingStrength).data(SortRole).isValid());
    QCOMPARE(model.index(1, Model::Status).data().toString(), QStringLiteral("excluded: 2 of 5 instances failed"));
    QLocale::setDefault(QLocale::c());
}

void tst_MutantTable::textFilterAndUndo()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    table.setMutants(sampleMutants(2));
    auto* text = table.findChild<QLineEdit*>();
    QTest::keyClicks(text, QStringLiteral("GF_"));
    QCOMPARE(table.table()->model()->rowCount(), 20);
    QCOMPARE(shared.filter().text, QStringLiteral("GF_"));
    shared.history()->undo();
    QCOMPARE(table.table()->model()->rowCount(), 74);
    QCOMPARE(text->text(), QString());
}

void tst_MutantTable::boxScopeShowsTheBox()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Box);
    table.setMutants(sampleMutants(2));
    const QAbstractItemModel* model = table.table()->model();
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(!table.findChild<QLineEdit*>());
    shared.select(QStringLiteral("deepfd002"));
    QCOMPARE(model->rowCount(), 20);
    shared.select(QStringLiteral("deepfd002"), Scenario::Post2);
    QCOMPARE(model->rowCount(), 3);
    // A click in the table must not take rows away from under the mouse.
    shared.select(QStringLiteral("deepfd002"));
    table.table()->setCurrentIndex(model->index(5, Model::Operator));
    QVERIFY(shared.selection().scenario.has_value());
    QCOMPARE(model->rowCount(), 20);
}

void tst_MutantTable::rowClickSelectsTheMutant()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    table.setMutants(sampleMutants(1));
    table.resize(800, 400);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QSignalSpy changes(&shared, &FilterSelection::selectionChanged);
    const QModelIndex third = table.table()->model()->index(2, Model::Operator);
    QTest::mouseClick(table.table()->viewport(), Qt::LeftButton, {}, table.table()->visualRect(third).center());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(shared.selection().mutant, third.data(MutantRole).toString());
    QTest::keyClick(table.table(), Qt::Key_Down);
    QCOMPARE(shared.selection().mutant, third.siblingAtRow(3).data(MutantRole).toString());
}

void tst_MutantTable::selectionFromElsewhereSelectsTheRow()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    table.setMutants(sampleMutants(2));
    QSignalSpy changes(&shared, &FilterSelection::selectionChanged);
    shared.select({QStringLiteral("deeplocalize002"), Scenario::Pre, QStringLiteral("TCL"), QStringLiteral("TCL_7")});
    QCOMPARE(changes.count(), 1);
    const QModelIndex current = table.table()->currentIndex();
    QCOMPARE(current.data(BugRole).toString(), QStringLiteral("deeplocalize002"));
    QCOMPARE(current.data(MutantRole).toString(), QStringLiteral("TCL_7"));
    QVERIFY(table.table()->selectionModel()->isRowSelected(current.row()));
}

void tst_MutantTable::vanishedRowSelectsNothing()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    table.setMutants(sampleMutants(2));
    shared.select({QStringLiteral("deepfd002"), Scenario::Pre, QStringLiteral("TCL"), QStringLiteral("TCL_7")});
    shared.setDataset(QStringLiteral("deeplocalize"));
    QCOMPARE(shared.selection().mutant, QStringLiteral("TCL_7"));
    QCOMPARE(shared.selection().bug, QStringLiteral("deepfd002"));
}

void tst_MutantTable::copyHasHeaderAndExactNumbers()
{
    QLocale::setDefault(QLocale(QLocale::German));
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    MutantResult odd = detailed();
    odd.parameter = "a\tb\nc";
    table.setMutants({odd, excluded()});
    table.show();
    table.table()->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    QTest::keySequence(table.table(), QKeySequence::SelectAll);
    QTest::keySequence(table.table(), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("Bug\tScenario\tOperator\tParameter\tLayer\tOriginal\tCS\tIoU\tStatus\n"
                            "deepfd001\tpost1\tGF\ta b c\t2\t4\t0.123456789\t0.5\tCS reliable\n"
                            "deepfd001\tpre\tHLR\t9\t\t\t\t\texcluded: 2 of 5 instances failed\n"));
    QLocale::setDefault(QLocale::c());
}

void tst_MutantTable::copyWithoutSelection()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    QGuiApplication::clipboard()->setText(QStringLiteral("kept"));
    table.table()->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kept"));
}

void tst_MutantTable::addedMutantsAppear()
{
    FilterSelection shared;
    MutantTable table(&shared, MutantTable::Scope::Filter);
    table.setMutants({excluded()});
    table.addMutants({detailed()});
    // Highest coupling strength on top, excluded ones last.
    QCOMPARE(column(*table.table()->model(), Model::Operator), QStringList({"GF", "HLR"}));
}

QTEST_MAIN(tst_MutantTable)
#include "tst_mutant_table.moc"
