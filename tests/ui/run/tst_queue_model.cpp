// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/QueueModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace semblance;

namespace {

constexpr int many = 10000;

std::vector<WorkItem> queue(int size)
{
    std::vector<WorkItem> items;
    for (int id = 0; id < size; ++id) {
        WorkItem item;
        item.id = id;
        item.bug = QStringLiteral("deepfd%1").arg(id % 40, 3, 10, QLatin1Char('0'));
        item.title = QStringLiteral("TCL %1").arg(id);
        item.scenario = QStringLiteral("pre");
        item.instances = 5;
        items.push_back(item);
    }
    return items;
}

} // namespace

class QueueModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void keepsTheRulesOfModels()
    {
        QueueModel model;
        QueueFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester modelTester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        // The model tester looks at every row after every change: 10,000 would take it a quarter of a minute.
        constexpr int few = 400;
        model.setItems(queue(few));
        filter.setText(QStringLiteral("deepfd003"));
        QCOMPARE(filter.rowCount(), few / 40);
        filter.setState(WorkState::Running);
        QCOMPARE(filter.rowCount(), 0);
        WorkItem item = model.items()[3];
        item.state = WorkState::Running;
        model.updateItem(item);
        QCOMPARE(filter.rowCount(), 1);
        model.setItems({});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsAnItem()
    {
        QueueModel model;
        std::vector<WorkItem> items = queue(1);
        items[0].state = WorkState::Excluded;
        items[0].finished = 4;
        items[0].seconds = 65.0;
        items[0].message = QStringLiteral("The loss is not a number in epoch 2.");
        model.setItems(items);
        QStringList cells;
        for (int column = 0; column < QueueModel::ColumnCount; ++column)
            cells += model.index(0, column).data().toString();
        QCOMPARE(cells.join(QStringLiteral(" | ")),
                 QStringLiteral("excluded | deepfd000 | pre | TCL 0 | 4 of 5 | 1 min 05 s | "
                                "The loss is not a number in epoch 2."));
    }

    void everyStateHasItsOwnIconAndWord()
    {
        QSet<QString> words;
        QSet<QString> icons;
        for (int state = 0; state <= static_cast<int>(WorkState::Failed); ++state) {
            QueueModel model;
            std::vector<WorkItem> items = queue(1);
            items[0].state = static_cast<WorkState>(state);
            model.setItems(items);
            const QModelIndex index = model.index(0, QueueModel::State);
            words += index.data().toString();
            icons += workStateIcon(items[0].state);
            QVERIFY(!index.data(Qt::DecorationRole).value<QIcon>().isNull());
        }
        QCOMPARE(words.size(), 6);
        QCOMPARE(icons.size(), 6);
    }

    void sortsNumbersAsNumbers()
    {
        QueueModel model;
        QueueFilter filter;
        filter.setSourceModel(&model);
        std::vector<WorkItem> items = queue(3);
        items[0].seconds = 100.0;
        items[1].seconds = 9.0;
        items[2].seconds = 20.0;
        model.setItems(items);
        filter.sort(QueueModel::Seconds);
        QList<int> order;
        for (int row = 0; row < filter.rowCount(); ++row)
            order += filter.index(row, 0).data(QueueModel::IdRole).toInt();
        QCOMPARE(order, (QList<int>{1, 2, 0}));
    }

    void ignoresItemsOfAFormerRun()
    {
        QueueModel model;
        model.setItems(queue(2));
        const QSignalSpy changed(&model, &QueueModel::dataChanged);
        WorkItem late;
        late.id = 7;
        model.updateItem(late);
        late.id = -1;
        model.updateItem(late);
        QCOMPARE(changed.count(), 0);
    }

    /// What keeps a queue of ten thousand lines fluent: a change touches its own line, and nothing is filtered anew.
    void aChangeTouchesOneLine()
    {
        QueueModel model;
        QueueFilter filter;
        filter.setSourceModel(&model);
        model.setItems(queue(many));
        const QSignalSpy changed(&filter, &QAbstractItemModel::dataChanged);
        const QSignalSpy reset(&filter, &QAbstractItemModel::modelReset);
        const QSignalSpy arranged(&filter, &QAbstractItemModel::layoutChanged);
        for (int id = 0; id < 200; ++id) {
            WorkItem item = model.items()[static_cast<std::size_t>(id)];
            item.state = WorkState::Running;
            model.updateItem(item);
        }
        QCOMPARE(changed.count(), 200);
        for (const QList<QVariant>& change : changed)
            QCOMPARE(change[0].toModelIndex().row(), change[1].toModelIndex().row());
        QCOMPARE(reset.count() + arranged.count(), 0);
    }
};

QTEST_MAIN(QueueModelTest)
#include "tst_queue_model.moc"
