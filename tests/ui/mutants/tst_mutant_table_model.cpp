// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mutants/MutantSamples.h"
#include "ui/mutants/MutantColumns.h"
#include "ui/mutants/MutantTableModel.h"
#include "ui/selection/ModelRoles.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QPersistentModelIndex>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;
using Model = MutantTableModel;

class tst_MutantTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void modelIsSound();
    void listIsShared();
    void cells_data();
    void cells();
    void unknownValuesAreNoNumbers();
    void killRates();
    void statuses_data();
    void statuses();
    void sortsByValue_data();
    void sortsByValue();
    void sortingKeepsWhatIsCurrent();
    void numbersFollowTheLocale();
    void exportsWhatIsShown();
};

void tst_MutantTableModel::modelIsSound()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setMutants(listOf(sampleMutants(2)));
    QCOMPARE(model.rowCount(), 74);
    model.sort(Model::CouplingStrength, Qt::DescendingOrder);
    model.setMutants(listOf(sampleMutants(2)), [](const MutantResult& mutant) { return mutant.bug == "deepfd001"; });
    QCOMPARE(model.rowCount(), 17);
    for (int column = 0; column < Model::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    model.setMutants(listOf({}));
    QCOMPARE(model.rowCount(), 0);
}

void tst_MutantTableModel::listIsShared()
{
    Model model;
    const MutantList mutants = listOf(sampleMutants(1));
    model.setMutants(mutants);
    QCOMPARE(&model.mutant(3), &(*mutants)[3]);
}

void tst_MutantTableModel::cells_data()
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
    QTest::newRow("CS") << int(Model::CouplingStrength) << "0.5000" << QVariant(0.5);
    QTest::newRow("IoU") << int(Model::Overlap) << "0.2500" << QVariant(0.25);
    // 1/R = 1/IoU + 1 - 1/CS = 3
    QTest::newRow("coverage") << int(Model::CoverageColumn) << "0.3333" << QVariant(1.0 / 3.0);
    QTest::newRow("quality") << int(Model::Quality) << "0.7500" << QVariant(0.75);
    QTest::newRow("kill rate") << int(Model::KillRate) << "0.1250" << QVariant(0.125);
    QTest::newRow("base rate") << int(Model::BaseRate) << "0.7500" << QVariant(0.75);
    QTest::newRow("status") << int(Model::Status) << "ok" << QVariant(2);
    QTest::newRow("reliability") << int(Model::Reliability) << "CS" << QVariant(2);
}

void tst_MutantTableModel::cells()
{
    QFETCH(int, column);
    QFETCH(QString, display);
    QFETCH(QVariant, sort);
    Model model;
    model.setMutants(listOf({detailed()}));
    QCOMPARE(model.index(0, column).data().toString(), display);
    const QVariant raw = model.index(0, column).data(SortRole);
    if (sort.typeId() == QMetaType::Double)
        QCOMPARE(raw.toDouble(), sort.toDouble());
    else
        QCOMPARE(raw, sort);
    QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void tst_MutantTableModel::unknownValuesAreNoNumbers()
{
    Model model;
    model.setMutants(listOf({excluded(), sampleMutant("a", "a", Scenario::Pre, "X_1", 0.0, 0.0)}));
    for (int column : {Model::CouplingStrength, Model::Overlap, Model::CoverageColumn, Model::Quality, Model::KillRate,
                       Model::BaseRate}) {
        QCOMPARE(model.index(0, column).data().toString(), QStringLiteral("–"));
        QVERIFY(!model.index(0, column).data(SortRole).isValid());
    }
    QCOMPARE(model.index(1, Model::CouplingStrength).data().toString(), QStringLiteral("0.0000"));
    QCOMPARE(model.index(1, Model::CoverageColumn).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(1, Model::Layer).data().toString(), QString());
}

void tst_MutantTableModel::killRates()
{
    MutantResult mutant = detailed();
    QCOMPARE(mutant.killRate(), std::optional<double>(0.125));
    mutant.quality.reset();
    QCOMPARE(mutant.killRate(), std::optional<double>(0.5));
    mutant.realism.mutantKillMass = 0.0; // CS 0 may mean that nothing is killed in common
    QVERIFY(!mutant.killRate());
    mutant.realism.neverKilled = true;
    QCOMPARE(mutant.killRate(), std::optional<double>(0.0));
    mutant.realism.inputs = 0;
    QVERIFY(!mutant.killRate());
}

void tst_MutantTableModel::statuses_data()
{
    QTest::addColumn<bool>("neverKilled");
    QTest::addColumn<bool>("csReliable");
    QTest::addColumn<bool>("iouReliable");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("reliability");
    QTest::newRow("never killed") << true << true << false << "never killed"
                                  << "CS";
    QTest::newRow("both") << false << true << true << "ok"
                          << "CS, IoU";
    QTest::newRow("IoU") << false << false << true << "ok"
                         << "IoU";
    QTest::newRow("none") << false << false << false << "ok"
                          << "no";
}

void tst_MutantTableModel::statuses()
{
    QFETCH(bool, neverKilled);
    QFETCH(bool, csReliable);
    QFETCH(bool, iouReliable);
    QFETCH(QString, status);
    QFETCH(QString, reliability);
    Realism realism;
    realism.neverKilled = neverKilled;
    realism.csReliable = csReliable;
    realism.iouReliable = iouReliable;
    QCOMPARE(realismStatus(realism), status);
    QCOMPARE(realismReliability(realism), reliability);
}

void tst_MutantTableModel::sortsByValue_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("ascending"); // the parameter column tells the rows apart
    QTest::newRow("parameter: numbers before names") << int(Model::Parameter) << QStringList{"9", "9", "10", "relu"};
    QTest::newRow("CS: excluded first") << int(Model::CouplingStrength) << QStringList{"9", "relu", "9", "10"};
    QTest::newRow("IoU") << int(Model::Overlap) << QStringList{"9", "10", "9", "relu"};
}

void tst_MutantTableModel::sortsByValue()
{
    QFETCH(int, column);
    QFETCH(QStringList, ascending);
    Model model;
    model.setMutants(listOf({sampleMutant("a", "a", Scenario::Pre, "X_10", 0.10, 0.1), excluded(),
                             sampleMutant("a", "a", Scenario::Pre, "X_relu", 0.01, 0.3),
                             sampleMutant("a", "a", Scenario::Pre, "X_9", 0.09, 0.2)}));
    model.sort(column);
    QCOMPARE(testing::column(model, Model::Parameter), ascending);
}

void tst_MutantTableModel::sortingKeepsWhatIsCurrent()
{
    Model model;
    model.setMutants(listOf(sampleMutants(2)));
    const QPersistentModelIndex kept = model.index(7, Model::Parameter);
    const QString name = kept.data(MutantRole).toString();
    model.sort(Model::CouplingStrength, Qt::DescendingOrder);
    QVERIFY(kept.row() != 7);
    QCOMPARE(kept.data(MutantRole).toString(), name);
    QCOMPARE(model.rowOf("deepfd001", Scenario::Pre, name.toStdString()), std::optional<int>(kept.row()));
    QVERIFY(!model.rowOf("deepfd001", Scenario::Post2, name.toStdString()));
}

void tst_MutantTableModel::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::German));
    Model model;
    model.setMutants(listOf({detailed(), excluded()}));
    QCOMPARE(model.index(0, Model::CouplingStrength).data().toString(), QStringLiteral("0,5000"));
    QCOMPARE(model.index(0, Model::Parameter).data().toString(), QStringLiteral("0,1"));
    QCOMPARE(model.index(1, Model::Status).data().toString(), QStringLiteral("excluded: 2 of 5 instances failed"));
    QLocale::setDefault(QLocale::c());
}

void tst_MutantTableModel::exportsWhatIsShown()
{
    Model model;
    model.setMutants(listOf(sampleMutants(2)), [](const MutantResult& mutant) { return mutant.bug == "deepfd002"; });
    model.sort(Model::CouplingStrength, Qt::DescendingOrder);
    const auto make = model.shownMutants();
    model.setMutants(listOf({}));
    const std::vector<MutantResult> written = make();
    QCOMPARE(written.size(), std::size_t(20));
    QCOMPARE(written.front().operatorId, std::string("GF"));
}

QTEST_MAIN(tst_MutantTableModel)
#include "tst_mutant_table_model.moc"
