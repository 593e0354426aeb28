// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Settings.h"
#include "ui/run/CurvesPane.h"
#include "ui/run/RunActions.h"
#include "ui/run/RunPage.h"
#include "ui/run/WorkersPane.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace semblance;

namespace {

std::vector<WorkItem> threeItems()
{
    std::vector<WorkItem> items(3);
    const QStringList titles{QStringLiteral("Original"), QStringLiteral("Faulty"), QStringLiteral("TCL 12.5")};
    for (int id = 0; id < 3; ++id) {
        items[static_cast<std::size_t>(id)].id = id;
        items[static_cast<std::size_t>(id)].bug = QStringLiteral("deepfd010");
        items[static_cast<std::size_t>(id)].title = titles[id];
        items[static_cast<std::size_t>(id)].instances = 5;
    }
    items[2].scenario = QStringLiteral("pre");
    return items;
}

std::vector<EpochResult> twoEpochs() { return {{0, 0.9, 0.5, 1.0, 0.4, 0.01}, {1, 0.5, 0.8, 0.7, 0.7, 0.01}}; }

} // namespace

class RunPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_actions = std::make_unique<RunActions>();
        m_actions->setProjectOpen(true);
        m_page = std::make_unique<RunPage>(*m_actions, *m_settings);
        m_page->resize(1100, 700);
        m_page->show();
    }

    void cleanup()
    {
        m_page.reset();
        m_actions.reset();
        m_settings.reset();
    }

    void actionsFollowTheState_data()
    {
        QTest::addColumn<RunState>("state");
        QTest::addColumn<QString>("allowed");
        QTest::newRow("idle") << RunState::Idle << "run";
        QTest::newRow("preparing") << RunState::Preparing << "cancel";
        QTest::newRow("running") << RunState::Running << "pause cancel";
        QTest::newRow("paused") << RunState::Paused << "resume cancel";
        QTest::newRow("stopping") << RunState::Stopping << "";
        QTest::newRow("finished") << RunState::Finished << "run";
        QTest::newRow("cancelled") << RunState::Cancelled << "run";
        QTest::newRow("failed") << RunState::Failed << "run";
    }

    void actionsFollowTheState()
    {
        QFETCH(RunState, state);
        QFETCH(QString, allowed);
        m_actions->setState(state);
        QStringList enabled;
        for (const QString& name : {QStringLiteral("run"), QStringLiteral("pause"), QStringLiteral("resume"),
                                    QStringLiteral("cancel")}) {
            const auto* button = m_page->findChild<QToolButton*>(name + QStringLiteral("Button"));
            QVERIFY(button);
            if (button->isEnabled())
                enabled += name;
            QVERIFY2(!button->isEnabled() || !button->isHidden(), "an allowed action can be seen");
        }
        QCOMPARE(enabled.join(QLatin1Char(' ')), allowed);
    }

    void withoutAProjectNothingIsAllowed()
    {
        m_actions->setProjectOpen(false);
        for (const RunAction each : {RunAction::Run, RunAction::Pause, RunAction::Resume, RunAction::Cancel})
            QVERIFY(!m_actions->action(each)->isEnabled());
    }

    void emptyPageSaysWhatToDo()
    {
        const auto* hint = m_page->findChild<QLabel*>(QStringLiteral("runHint"));
        QVERIFY(hint->isVisible());
        QVERIFY(hint->text().contains(QStringLiteral("Nothing has been trained yet")));
        const QSignalSpy triggered(m_actions->action(RunAction::Run), &QAction::triggered);
        QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("hintRunButton")), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
    }

    void offersToResume()
    {
        m_actions->setUnfinished(true);
        m_page->setStored(120, 400);
        const auto* hint = m_page->findChild<QLabel*>(QStringLiteral("runHint"));
        QVERIFY(hint->text().contains(QStringLiteral("120 of 400")));
        QVERIFY(m_page->findChild<QToolButton*>(QStringLiteral("runButton"))->text().contains(QStringLiteral("esume")));
        m_page->setStored(400, 400);
        QVERIFY(hint->text().contains(QStringLiteral("Everything")));
    }

    void followsARun()
    {
        const auto* table = m_page->findChild<QTableView*>(QStringLiteral("queueTable"));
        const auto* times = m_page->findChild<QLabel*>(QStringLiteral("runTimes"));
        m_page->setState(RunState::Preparing);
        m_page->setItems(threeItems());
        m_page->setState(RunState::Running);
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 3);
        m_page->setProgress({2, 15, 0, 1, 3.0, std::nullopt});
        QVERIFY(times->text().contains(QStringLiteral("estimating")));
        m_page->setProgress({5, 15, 0, 1, 75.0, 150.0});
        QCOMPARE(times->text(), QStringLiteral("1 min 15 s elapsed · about 2 min 30 s remaining"));
        QCOMPARE(m_page->findChild<QProgressBar*>(QStringLiteral("runProgress"))->value(), 5);

        WorkItem item = threeItems()[0];
        item.state = WorkState::Finished;
        item.finished = 5;
        m_page->updateItem(item);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("finished"));

        m_page->setActivity({1, QStringLiteral("deepfd010 · TCL 12.5 · instance 3 of 5"), 2, 7, 20});
        const auto* workers = m_page->findChild<WorkersPane*>(QStringLiteral("workersPane"));
        QCOMPARE(workers->text(1), QStringLiteral("deepfd010 · TCL 12.5 · instance 3 of 5"));
        m_page->showFinished(RunState::Failed, QStringLiteral("The disk is full."));
        QCOMPARE(workers->text(1), QStringLiteral("idle"));
        QVERIFY(m_page->findChild<QPlainTextEdit*>(QStringLiteral("runLog"))
                    ->toPlainText()
                    .contains(QStringLiteral("The disk is full.")));
        QCOMPARE(m_page->findChild<QLabel*>(QStringLiteral("runState"))->text(), QStringLiteral("Failed"));
    }

    void selectedFinishedLineAsksForItsCurves()
    {
        auto items = threeItems();
        items[1].state = WorkState::Finished;
        m_page->setItems(items);
        m_page->setCurve({2, 0, QStringLiteral("TCL 12.5"), twoEpochs()});
        const QSignalSpy asked(m_page.get(), &RunPage::historyRequested);
        auto* table = m_page->findChild<QTableView*>(QStringLiteral("queueTable"));
        table->selectRow(2); // waits: nothing is stored
        QCOMPARE(asked.count(), 0);
        table->selectRow(1);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toInt(), 1);

        m_page->showHistory(1, {twoEpochs(), {}, twoEpochs()});
        const auto* title = m_page->findChild<QLabel*>(QStringLiteral("curvesTitle"));
        QCOMPARE(title->text(), QStringLiteral("deepfd010 · Faulty"));
        auto* live = m_page->findChild<QToolButton*>(QStringLiteral("liveButton"));
        QVERIFY(live->isVisible());
        QTest::mouseClick(live, Qt::LeftButton);
        QCOMPARE(title->text(), QStringLiteral("Running trainings"));
        m_page->showHistory(99, {twoEpochs()}); // a late answer for another queue
        QCOMPARE(title->text(), QStringLiteral("Running trainings"));
    }

    void filterLineFiltersTheQueue()
    {
        m_page->setItems(threeItems());
        QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("queueFilter")), QStringLiteral("tcl"));
        QCOMPARE(m_page->findChild<QTableView*>(QStringLiteral("queueTable"))->model()->rowCount(), 1);
    }

    void anotherProjectStartsEmpty()
    {
        m_page->setItems(threeItems());
        m_page->appendLog(QStringLiteral("line"));
        m_page->reset();
        QVERIFY(m_page->findChild<QLabel*>(QStringLiteral("runHint"))->isVisible());
        QVERIFY(m_page->findChild<QPlainTextEdit*>(QStringLiteral("runLog"))->toPlainText().isEmpty());
    }

    void logIsBounded()
    {
        m_page->setItems(threeItems());
        for (int line = 0; line < 6000; ++line)
            m_page->appendLog(QString::number(line));
        QCOMPARE(m_page->findChild<QPlainTextEdit*>(QStringLiteral("runLog"))->blockCount(), 5000);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<RunActions> m_actions;
    std::unique_ptr<RunPage> m_page;
};

QTEST_MAIN(RunPageTest)
#include "tst_run_page.moc"
