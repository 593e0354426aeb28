// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableModel.h"
#include "ui/tables/TableView.h"

#include "core/program/Scenario.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace semblance;

namespace {

using Kind = TableColumn::Kind;
using Use = TableColumn::Use;

StudyTable operators()
{
    StudyTable table;
    table.title = QStringLiteral("Operators");
    table.columns = {{"scenario", QStringLiteral("Scenario"), Kind::Text, Use::Everywhere, 3},
                     {"interval", QStringLiteral("Interval"), Kind::Text, Use::Paper, 3},
                     {"operator", QStringLiteral("Operator"), Kind::Text, Use::Everywhere, 3},
                     {"n_bugs", QStringLiteral("Bugs"), Kind::Integer, Use::Everywhere, 3},
                     {"median", QStringLiteral("Median"), Kind::Number, Use::Data, 3}};
    const auto row = [](const char* scenario, const char* id, int bugs, TableCell median) {
        return std::vector<TableCell>{QString::fromLatin1(scenario), QStringLiteral("[0, 1]"), QString::fromLatin1(id),
                                      qint64(bugs), median};
    };
    table.rows = {row("pre", "TCL", 9, 0.123456789012345), row("post1", "GF", 10, 0.5), row("pre", "HNE", 2000, {}),
                  row("pre", "AAL", 9, std::numeric_limits<double>::quiet_NaN())};
    return table;
}

QStringList column(const QAbstractItemModel& model, int column, int role = Qt::DisplayRole)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data(role).toString();
    return texts;
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QFileDialog* dialogOf(const TableView& view)
{
    return view.findChild<QFileDialog*>(QStringLiteral("exportTableDialog"));
}

} // namespace

class tst_Tables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void modelKeepsTheRules();
    void roundedForPeople();
    void idsOfARow();
    void sortsByValue();
    void orderStaysWithNewContents();
    void currentRowStaysWithNewContents();
    void copiesWithHeader();
    void exportsAsTheEndingSays_data();
    void exportsAsTheEndingSays();
    void exportFailureIsShown();
    void emptyTableIsNotExported();
};

void tst_Tables::modelKeepsTheRules()
{
    TableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(operators());
    model.sort(3, Qt::DescendingOrder);
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 0);
}

void tst_Tables::roundedForPeople()
{
    TableModel model;
    model.setTable(operators());
    QCOMPARE(model.columnCount(), 4); // the interval is for paper
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Operator"));
    QCOMPARE(column(model, 3), QStringList({"0.123", "0.500", "–", "–"}));
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(column(model, 3), QStringList({"0,123", "0,500", "–", "–"}));
    QCOMPARE(column(model, 2), QStringList({"9", "10", "2.000", "9"}));
    QCOMPARE(model.index(0, 3).data(Qt::ToolTipRole).toString(), QStringLiteral("0,123456789012345"));
    QCOMPARE(model.index(0, 3).data(SortRole).toDouble(), 0.123456789012345);
    QVERIFY(!model.index(3, 3).data(SortRole).isValid());
    QCOMPARE(model.index(0, 3).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    QVERIFY(!model.index(0, 0).data(Qt::TextAlignmentRole).isValid());
}

void tst_Tables::idsOfARow()
{
    TableModel model;
    model.setTable(operators());
    model.sort(3, Qt::DescendingOrder);
    const QModelIndex first = model.index(0, 3);
    QCOMPARE(first.data(OperatorRole).toString(), QStringLiteral("GF"));
    QCOMPARE(first.data(ScenarioRole).toInt(), int(Scenario::Post1));
    QVERIFY(!first.data(BugRole).isValid()); // no such column
    StudyTable odd = operators();
    odd.rows[0][0] = QStringLiteral("nonsense");
    model.setTable(odd);
    QVERIFY(!model.index(1, 0).data(ScenarioRole).isValid());
}

void tst_Tables::sortsByValue()
{
    TableModel model;
    model.setTable(operators());
    const QPersistentModelIndex hne(model.index(2, 1));
    model.sort(2);
    QCOMPARE(column(model, 1), QStringList({"TCL", "AAL", "GF", "HNE"})); // 9, 9, 10, 2000
    model.sort(2, Qt::DescendingOrder);
    QCOMPARE(column(model, 1), QStringList({"HNE", "GF", "TCL", "AAL"}));
    QCOMPARE(hne.row(), 0);
    model.sort(3);
    QCOMPARE(column(model, 1), QStringList({"HNE", "AAL", "TCL", "GF"})); // without a value first
    model.sort(-1);
    QCOMPARE(column(model, 1), QStringList({"TCL", "GF", "HNE", "AAL"}));
}

void tst_Tables::orderStaysWithNewContents()
{
    TableView view;
    view.setTable(operators());
    QCOMPARE(column(*view.model(), 1), QStringList({"TCL", "GF", "HNE", "AAL"}));
    view.sortByColumn(1, Qt::AscendingOrder);
    StudyTable next = operators();
    next.rows.erase(next.rows.begin() + 1);
    view.setTable(next);
    QCOMPARE(column(*view.model(), 1), QStringList({"AAL", "HNE", "TCL"}));
    QCOMPARE(view.horizontalHeader()->sortIndicatorSection(), 1);
}

void tst_Tables::currentRowStaysWithNewContents()
{
    TableView view;
    view.setTable(operators());
    view.setCurrentIndex(view.model()->index(2, 0));
    StudyTable next = operators();
    next.rows.erase(next.rows.begin());
    view.setTable(next);
    QCOMPARE(view.currentIndex().data(OperatorRole).toString(), QStringLiteral("HNE"));
    next.rows.clear();
    view.setTable(next);
    QVERIFY(!view.currentIndex().isValid());
}

void tst_Tables::copiesWithHeader()
{
    QLocale::setDefault(QLocale(QLocale::German));
    TableView view;
    view.setTable(operators());
    view.sortByColumn(2, Qt::AscendingOrder);
    view.selectRow(0);
    view.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("Scenario\tOperator\tBugs\tMedian\npre\tTCL\t9\t0.123456789012345\n"));
}

void tst_Tables::exportsAsTheEndingSays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("csv") << "t.csv" << QByteArray("scenario,operator,n_bugs,median\r\npost1,GF,10,0.5\r\n");
    QTest::newRow("no ending") << "t" << QByteArray("scenario,operator,n_bugs,median\r\npost1,GF,10,0.5\r\n");
    QTest::newRow("latex") << "t.tex" << QByteArray("% \\usepackage{booktabs}");
    QTest::newRow("markdown") << "t.md" << QByteArray("**Operators**");
}

void tst_Tables::exportsAsTheEndingSays()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, beginning);
    QTemporaryDir folder;
    TableView view;
    view.show();
    view.setTable(operators());
    view.sortByColumn(3, Qt::DescendingOrder); // files have the rows as they are shown
    QSignalSpy exported(&view, &ResultTable::exported);
    view.exportAction()->trigger();
    QFileDialog* dialog = dialogOf(view);
    QVERIFY(dialog && dialog->isVisible());
    dialog->setDirectory(folder.path());
    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(folder.filePath(name));
    QMetaObject::invokeMethod(dialog, "accept");
    QVERIFY(exported.wait());
    const QByteArray written = content(exported[0][0].toString());
    QVERIFY2(written.startsWith(beginning), written.constData());
}

void tst_Tables::exportFailureIsShown()
{
    TableView view;
    view.show();
    view.setTable(operators());
    for (const char* path : {"/nowhere/t.csv", "/tmp/t.xyz"}) {
        view.exportTable();
        QFileDialog* dialog = dialogOf(view);
        Q_EMIT dialog->fileSelected(QString::fromLatin1(path));
        delete dialog;
        QTRY_VERIFY(view.findChild<QMessageBox*>(QStringLiteral("exportTableFailure")));
        auto* box = view.findChild<QMessageBox*>(QStringLiteral("exportTableFailure"));
        QVERIFY2(box->text().contains(QLatin1String(path)) || box->text().contains(QLatin1String(".tex")),
                 qPrintable(box->text()));
        delete box;
    }
}

void tst_Tables::emptyTableIsNotExported()
{
    TableView view;
    view.show();
    view.setTable({});
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, view.mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(&view, &event);
    QVERIFY(view.findChild<QMenu*>());
    QVERIFY(!view.exportAction()->isEnabled());
    QVERIFY(view.exportAction()->isVisible());
    ResultTable bare;
    QVERIFY(!bare.exportAction()->isVisible());
    bare.exportTable(); // nothing to write: no dialog
    QVERIFY(!bare.findChild<QFileDialog*>());
}

QTEST_MAIN(tst_Tables)
#include "tst_tables.moc"
