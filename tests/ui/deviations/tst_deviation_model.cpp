// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/deviations/DeviationSamples.h"
#include "ui/deviations/DeviationModel.h"
#include "ui/deviations/PowerSpinBox.h"
#include "ui/selection/ModelRoles.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;
using Model = DeviationModel;

class tst_DeviationModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::German)); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void modelIsSound();
    void bugsStandInAllTheirCategories();
    void cells();
    void decisiveNumbersAreBold();
    void sortsWithinCategories();
    void sortingKeepsPersistentIndexes();
    void powersOfTen();
};

void tst_DeviationModel::modelIsSound()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDeviations(bugDeviations(deviationSamples()));
    for (int column = 0; column < Model::ColumnCount; ++column) {
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        model.sort(column, Qt::DescendingOrder);
    }
    model.setDeviations({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_DeviationModel::bugsStandInAllTheirCategories()
{
    Model model;
    model.setDeviations(bugDeviations(deviationSamples()));
    QStringList categories;
    for (int row = 0; row < model.rowCount(); ++row)
        categories << model.categoryKey(model.index(row, 0));
    QCOMPARE(categories, (QStringList{QStringLiteral("narrow_cs_lead"), QStringLiteral("reversal"),
                                      QStringLiteral("weak_oracle"), QStringLiteral("none")}));
    QCOMPARE(model.rowsOf(QStringLiteral("deepfd003")).size(), 2);
    QCOMPARE(model.rowsOf(QStringLiteral("deepfd999")).size(), 0);
    QVERIFY(model.index(1, 0).data().toString().contains(QLatin1Char('2'))); // deepfd003 and deepfd004
    QVERIFY(!model.deviation(model.index(0, 0)));
    QCOMPARE(model.deviation(model.index(0, 3, model.index(0, 0)))->bug, std::string("deepfd002"));
}

void tst_DeviationModel::cells()
{
    Model model;
    model.setDeviations(bugDeviations(deviationSamples()));
    const QModelIndex category = model.index(0, 0);
    const auto text = [&](int column) { return model.index(0, column, category).data().toString(); };
    QCOMPARE(text(Model::Bug), QStringLiteral("deepfd002"));
    QCOMPARE(text(Model::CsWinner), QStringLiteral("post2"));
    QCOMPARE(text(Model::IouWinner), QStringLiteral("pre"));
    QCOMPARE(text(Model::CsGap), QStringLiteral("0,050"));
    QCOMPARE(text(Model::IouGap), QStringLiteral("–"));
    QCOMPARE(text(Model::CsMaxima), QStringLiteral("0,800 : 0,600"));
    QCOMPARE(text(Model::IouMaxima), QStringLiteral("0,500 : 0,200"));
    QCOMPARE(text(Model::WinnerWhisker), QStringLiteral("0,600"));
    QCOMPARE(model.index(0, 0, category).data(BugRole).toString(), QStringLiteral("deepfd002"));
}

void tst_DeviationModel::decisiveNumbersAreBold()
{
    Model model;
    model.setDeviations(bugDeviations(deviationSamples()));
    const auto bold = [&](int category, int column) {
        return model.index(0, column, model.index(category, 0)).data(Qt::FontRole).value<QFont>().bold();
    };
    QVERIFY(bold(0, Model::CsGap)); // a narrow lead is a matter of the gap
    QVERIFY(!bold(0, Model::IouMaxima));
    QVERIFY(!bold(2, Model::CsGap)); // a weak oracle is none of these numbers
}

void tst_DeviationModel::sortsWithinCategories()
{
    Model model;
    model.setDeviations(bugDeviations(deviationSamples()));
    const auto first = [&] { return model.index(0, 0, model.index(1, 0)).data().toString(); };
    QCOMPARE(first(), QStringLiteral("deepfd003"));
    model.sort(Model::Bug, Qt::DescendingOrder);
    QCOMPARE(first(), QStringLiteral("deepfd004"));
    model.sort(Model::CsGap, Qt::AscendingOrder); // 0.12 before 0.4
    QCOMPARE(first(), QStringLiteral("deepfd004"));
    model.sort(Model::CsGap, Qt::DescendingOrder);
    QCOMPARE(first(), QStringLiteral("deepfd003"));
}

void tst_DeviationModel::sortingKeepsPersistentIndexes()
{
    Model model;
    model.setDeviations(bugDeviations(deviationSamples()));
    const QPersistentModelIndex kept = model.rowsOf(QStringLiteral("deepfd003")).front();
    QCOMPARE(kept.row(), 0);
    model.sort(Model::Bug, Qt::DescendingOrder);
    QCOMPARE(kept.row(), 1);
    QCOMPARE(kept.data().toString(), QStringLiteral("deepfd003"));
}

void tst_DeviationModel::powersOfTen()
{
    PowerSpinBox box(1e-15, 1e-2);
    box.setValue(1e-9);
    QCOMPARE(box.value(), 1e-9);
    box.stepBy(1);
    QCOMPARE(box.value(), 1e-8);
    box.setValue(2.5e-9);
    QCOMPARE(box.text(), QStringLiteral("2,5E-09"));
    box.stepBy(-20);
    QCOMPARE(box.value(), 1e-15);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("3e-7"));
    QCOMPARE(box.value(), 3e-7);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("xyz"));
    QCOMPARE(box.value(), 3e-7);
}

QTEST_MAIN(tst_DeviationModel)
#include "tst_deviation_model.moc"
