// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/PairModel.h"
#include "ui/project/ProjectTree.h"
#include "ui/project/WelcomePage.h"
#include "ui/common/Settings.h"

#include <QAbstractItemModelTester>
#include <QCommandLinkButton>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace semblance;

namespace {

std::vector<PairRow> fourPairs()
{
    const auto row = [](const char* bug, const char* dataset, PairStatus status, int mutants) {
        return PairRow{QLatin1String(bug), QLatin1String(dataset), QStringLiteral("Title"), status, mutants};
    };
    return {row("deepfd015", "deepfd", PairStatus::Finished, 171), row("cleanml007", "cleanml", PairStatus::Waiting, 0),
            row("deepfd002", "deepfd", PairStatus::Running, 4), row("study1", "study", PairStatus::Excluded, 1200)};
}

/// The model as an indented text, one line a row.
QString toText(const QAbstractItemModel& model, const QModelIndex& parent = {}, const QString& indent = {})
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells += model.index(row, column, parent).data().toString();
        text += indent + cells.join(QStringLiteral(" | ")).trimmed() + QLatin1Char('\n');
        text += toText(model, model.index(row, 0, parent), indent + QStringLiteral("  "));
    }
    return text;
}

} // namespace

class PairModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void groupsByDataset()
    {
        PairModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPairs(fourPairs());
        QCOMPARE(toText(model), QStringLiteral("CleanML | pairs: 1 | 0\n"
                                               "  cleanml007 | waiting |\n"
                                               "DeepFD | pairs: 2 | 175\n"
                                               "  deepfd002 | running | 4\n"
                                               "  deepfd015 | finished | 171\n"
                                               "study | pairs: 1 | 1,200\n"
                                               "  study1 | excluded | 1,200\n"));
        model.setPairs({});
        QCOMPARE(model.rowCount(), 0);
    }

    void changesAreTold()
    {
        PairModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPairs(fourPairs());
        const QSignalSpy changed(&model, &PairModel::dataChanged);
        model.setStatus(QStringLiteral("deepfd002"), PairStatus::Finished);
        model.setMutants(QStringLiteral("deepfd002"), 5);
        QCOMPARE(changed.count(), 3); // status, mutants, and the sum of the data set
        model.setStatus(QStringLiteral("deepfd002"), PairStatus::Finished); // nothing new
        model.setStatus(QStringLiteral("unknown"), PairStatus::Running);
        QCOMPARE(changed.count(), 3);
        QCOMPARE(model.pair(QStringLiteral("deepfd002"))->mutants, 5);
        QCOMPARE(model.pair(QStringLiteral("unknown")), nullptr);
    }

    void treeTellsWhatIsClickedAndFollows()
    {
        ProjectTree tree;
        tree.resize(300, 300);
        tree.setPairs(fourPairs());
        tree.show();
        auto* view = tree.findChild<QTreeView*>(QStringLiteral("pairTree"));
        const QSignalSpy bugs(&tree, &ProjectTree::bugActivated);
        const QSignalSpy datasets(&tree, &ProjectTree::datasetActivated);
        const QModelIndex dataset = view->model()->index(1, 0);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(dataset).center());
        QCOMPARE(datasets.value(0).value(0).toString(), QStringLiteral("deepfd"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(0, 0, dataset)).center());
        QCOMPARE(bugs.value(0).value(0).toString(), QStringLiteral("deepfd002"));

        tree.showBug(QStringLiteral("study1"));
        QCOMPARE(view->currentIndex().data(PairModel::BugRole).toString(), QStringLiteral("study1"));
        QCOMPARE(bugs.count(), 1); // following is not clicking
        tree.showBug({});
        QVERIFY(!view->currentIndex().isValid());
    }

    void filterLineFindsPairs()
    {
        ProjectTree tree;
        tree.setPairs(fourPairs());
        auto* view = tree.findChild<QTreeView*>(QStringLiteral("pairTree"));
        auto* line = tree.findChild<QLineEdit*>(QStringLiteral("pairFilter"));
        QTest::keyClicks(line, QStringLiteral("FD015"));
        QCOMPARE(view->model()->rowCount(), 1);
        QCOMPARE(view->model()->rowCount(view->model()->index(0, 0)), 1);
        line->clear();
        QCOMPARE(view->model()->rowCount(), 3);
        QTest::keyClicks(line, QStringLiteral("excluded")); // statuses can be searched, too
        QCOMPARE(view->model()->rowCount(), 1);
    }

    void welcomeOffersWhatIsThere()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.addRecentProject(folder.filePath(QStringLiteral("gone")));
        settings.addRecentProject(folder.path());
        const QString name = QStringLiteral("first-steps");
        WelcomePage page({{name, QStringLiteral("First steps"), QStringLiteral("Three bugs.")}}, settings);
        const QSignalSpy samples(&page, &WelcomePage::sampleRequested);
        const QSignalSpy projects(&page, &WelcomePage::projectRequested);
        QTest::mouseClick(page.findChild<QCommandLinkButton*>(QStringLiteral("sampleButton_") + name), Qt::LeftButton);
        QCOMPARE(samples.value(0).value(0).toString(), name);
        const auto recent = page.findChildren<QCommandLinkButton*>(QStringLiteral("recentButton"));
        QCOMPARE(recent.size(), 1);
        QTest::mouseClick(recent.first(), Qt::LeftButton);
        QCOMPARE(projects.value(0).value(0).toString(), folder.path());
    }
};

QTEST_MAIN(PairModelTest)
#include "tst_pair_model.moc"
