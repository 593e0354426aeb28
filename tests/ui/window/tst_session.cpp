// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/FilterSelection.h"
#include "ui/window/PairStates.h"
#include "ui/window/ProjectFolders.h"
#include "ui/window/SessionState.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace semblance;

namespace {

WorkItem line(int id, const char* bug, const char* scenario, WorkState state)
{
    WorkItem item;
    item.id = id;
    item.bug = QLatin1String(bug);
    item.scenario = QLatin1String(scenario);
    item.state = state;
    return item;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thresholdsComeBack()
    {
        DeviationRules rules;
        rules.narrowGap = 0.07;
        rules.nearOne = 0.9;
        QVERIFY(restoreRules(saveRules(rules)) == rules);
        QVERIFY(restoreRules("nonsense") == DeviationRules{});
    }

    void familyChoiceComesBack()
    {
        SelectionSettings choice;
        choice.datasets = {"cleanml", "deepfd"};
        choice.hitRate = 0.3;
        choice.minimumBugs = 3;
        const SelectionSettings back = restoreFamilyChoice(saveFamilyChoice(choice));
        QCOMPARE(back.datasets, choice.datasets);
        QCOMPARE(back.hitRate, choice.hitRate);
        QCOMPARE(back.minimumBugs, choice.minimumBugs);
        QCOMPARE(restoreFamilyChoice("{\"minimum_bugs\": -1}").minimumBugs, std::size_t(0));
    }

    void filtersComeBack()
    {
        FilterSelection before;
        before.setMetric(Metric::Overlap);
        before.setDataset(QStringLiteral("deepfd"));
        before.setScenarios({Scenario::Pre, Scenario::Post2});
        before.setOperator(QStringLiteral("TCL"));
        before.setText(QStringLiteral("\"ü\" & 你"));
        before.select({QStringLiteral("deepfd015"), Scenario::Post1, QStringLiteral("GF"), QStringLiteral("GF_0.01_2")});

        FilterSelection after;
        after.setDataset(QStringLiteral("cleanml")); // of the project before
        restoreFilters(saveFilters(before), after);
        QCOMPARE(after.filter(), before.filter());
        QCOMPARE(after.selection(), before.selection());
        QVERIFY(!after.history()->canUndo());
    }

    void damagedFiltersAreNone_data()
    {
        QTest::addColumn<QByteArray>("saved");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\x00\xff{", 3);
        QTest::newRow("array") << QByteArray("[1,2]");
        QTest::newRow("wrong types") << QByteArray(R"({"metric":7,"dataset":[],"scenarios":"pre","bug":{}})");
        QTest::newRow("unknown names") << QByteArray(R"({"metric":"auc","scenarios":["post9"],"scenario":"x"})");
    }

    void damagedFiltersAreNone()
    {
        QFETCH(QByteArray, saved);
        FilterSelection selection;
        selection.setText(QStringLiteral("old"));
        restoreFilters(saved, selection);
        QCOMPARE(selection.filter(), ResultFilter());
        QCOMPARE(selection.selection(), ResultSelection());
    }

    void pairsFollowTheirLines()
    {
        PairStates states({line(0, "a", "", WorkState::Waiting), line(1, "a", "", WorkState::Waiting),
                           line(2, "a", "pre", WorkState::Waiting), line(3, "b", "", WorkState::Waiting)});
        const QString a = QStringLiteral("a");
        QCOMPARE(states.status(a), PairStatus::Waiting);
        states.update(line(0, "a", "", WorkState::Running));
        QCOMPARE(states.status(a), PairStatus::Running);
        states.update(line(0, "a", "", WorkState::Finished));
        states.update(line(1, "a", "", WorkState::Finished));
        QCOMPARE(states.status(a), PairStatus::Waiting);
        states.update(line(2, "a", "pre", WorkState::Finished));
        QCOMPARE(states.status(a), PairStatus::Finished);
        states.update(line(2, "a", "pre", WorkState::Excluded));
        QCOMPARE(states.status(a), PairStatus::Excluded);
        states.update(line(9, "a", "pre", WorkState::Running)); // of another run
        QCOMPARE(states.status(a), PairStatus::Excluded);
        QCOMPARE(states.status(QStringLiteral("b")), PairStatus::Waiting);
        QCOMPARE(states.status(QStringLiteral("unknown")), PairStatus::Waiting);
    }

    void failedOriginalExcludesThePair()
    {
        const PairStates states({line(0, "a", "", WorkState::Failed), line(1, "a", "", WorkState::Finished),
                                 line(2, "a", "pre", WorkState::Finished)});
        QCOMPARE(states.status(QStringLiteral("a")), PairStatus::Excluded);
    }

    void newProjectsGetAFreeFolder()
    {
        const QTemporaryDir parent;
        const QString first = newProjectFolder(QStringLiteral("first-steps"), parent.path());
        QCOMPARE(first, parent.filePath(QStringLiteral("first-steps")));
        QVERIFY(QDir().mkpath(first));
        QCOMPARE(newProjectFolder(QStringLiteral("first-steps"), parent.path()),
                 parent.filePath(QStringLiteral("first-steps-2")));
    }

    void droppedProjectsAreFound()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("semblance.toml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const QUrl asFolder = QUrl::fromLocalFile(folder.path());
        QCOMPARE(projectFolderOf({asFolder}), folder.path());
        QCOMPARE(projectFolderOf({QUrl::fromLocalFile(file.fileName())}), folder.path());
        QCOMPARE(projectFolderOf({QUrl::fromLocalFile(folder.filePath(QStringLiteral("other.txt")))}), QString());
        QCOMPARE(projectFolderOf({QUrl(QStringLiteral("https://example.org/x"))}), QString());
        QCOMPARE(projectFolderOf({asFolder, asFolder}), QString());
        QCOMPARE(projectFolderOf({}), QString());
    }
};

QTEST_MAIN(SessionTest)
#include "tst_session.moc"
