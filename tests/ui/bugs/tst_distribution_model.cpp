// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/bugs/DistributionModel.h"
#include "ui/selection/ModelRoles.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;
using Model = DistributionModel;

class tst_DistributionModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void modelIsSound();
    void cells_data();
    void cells();
    void sortsByValue();

private:
    std::vector<BugDistribution> m_boxes;
};

void tst_DistributionModel::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::German));
    m_boxes = bugDistributions(sampleMutants(2), Metric::CouplingStrength);
    QCOMPARE(m_boxes.size(), std::size_t(10));
}

void tst_DistributionModel::modelIsSound()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDistributions(m_boxes);
    QCOMPARE(model.rowCount(), 10);
    for (int column = 0; column < Model::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    QVERIFY(model.index(0, Model::Median).data(Qt::ToolTipRole).toString().contains(QLatin1String("deepfd001")));
    model.setDistributions({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_DistributionModel::cells_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QVariant>("sort");
    // The first row: deepfd001, pre; values 0.02 and 0.43 to 0.73 in steps of 0.03.
    QTest::newRow("bug") << int(Model::Bug) << "deepfd001" << QVariant(QStringLiteral("deepfd001"));
    QTest::newRow("data set") << int(Model::Dataset) << "DeepFD" << QVariant(QStringLiteral("DeepFD"));
    QTest::newRow("scenario") << int(Model::ScenarioColumn) << "pre" << QVariant(0);
    QTest::newRow("n") << int(Model::Count) << "12" << QVariant(12);
    QTest::newRow("minimum") << int(Model::Minimum) << "0,0200" << QVariant(0.02);
    QTest::newRow("whisker low") << int(Model::WhiskerLow) << "0,4300" << QVariant(0.43);
    QTest::newRow("q1") << int(Model::Q1) << "0,4825" << QVariant(0.4825);
    QTest::newRow("median") << int(Model::Median) << "0,5650" << QVariant(0.565);
    QTest::newRow("q3") << int(Model::Q3) << "0,6475" << QVariant(0.6475);
    QTest::newRow("whisker high") << int(Model::WhiskerHigh) << "0,7300" << QVariant(0.73);
    QTest::newRow("maximum") << int(Model::Maximum) << "0,7300" << QVariant(0.73);
    QTest::newRow("outliers") << int(Model::Outliers) << "1" << QVariant(1);
}

void tst_DistributionModel::cells()
{
    QFETCH(int, column);
    QFETCH(QString, display);
    QFETCH(QVariant, sort);
    Model model;
    model.setDistributions(m_boxes);
    const QModelIndex index = model.index(0, column);
    QCOMPARE(index.data().toString(), display);
    if (sort.typeId() == QMetaType::Double)
        QCOMPARE(index.data(SortRole).toDouble(), sort.toDouble());
    else
        QCOMPARE(index.data(SortRole), sort);
}

void tst_DistributionModel::sortsByValue()
{
    Model model;
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(SortRole);
    model.setDistributions(m_boxes);
    sorted.sort(Model::Count, Qt::DescendingOrder);
    // As text, 5 and 3 would stand before 12.
    QCOMPARE(sorted.index(0, Model::Count).data().toString(), QStringLiteral("12"));
    QCOMPARE(sorted.index(9, Model::Count).data().toString(), QStringLiteral("3"));
}

QTEST_MAIN(tst_DistributionModel)
#include "tst_distribution_model.moc"
