// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/overview/Attention.h"
#include "ui/overview/AttentionList.h"
#include "ui/selection/ModelRoles.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace semblance;
using namespace semblance::testing;
using Kind = AttentionItem::Kind;

class tst_Attention : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void nothingIsFoundInNothing();
    void everyKindIsFound();
    void limitsAreExclusive();
    void scenariosThatNobodyHasAreNotMissing();
    void rulesAreUsed();
    void headingsLeadToPages();
    void bugsAreSelected();
    void expandedStaysExpanded();

private:
    static MutantResult mutant(const char* bug, Scenario scenario)
    {
        MutantResult mutant = sampleMutant(bug, "deepfd", scenario, "TCL_1", 0.5, 0.5);
        mutant.realism.faultKillMass = 50.0;
        mutant.realism.inputs = 100;
        return mutant;
    }
    static std::vector<MutantResult> complete(const char* bug)
    {
        return {mutant(bug, Scenario::Pre), mutant(bug, Scenario::Post1), mutant(bug, Scenario::Post2)};
    }
    static const AttentionItem* find(const std::vector<AttentionItem>& items, Kind kind)
    {
        const auto found =
            std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.kind == kind; });
        return found == items.end() ? nullptr : &*found;
    }
};

void tst_Attention::nothingIsFoundInNothing()
{
    QVERIFY(attentionItems({}, {}).empty());
    QVERIFY(attentionItems(complete("deepfd001"), {}).empty());
}

void tst_Attention::everyKindIsFound()
{
    std::vector<MutantResult> mutants = complete("deepfd001");
    mutants[1].realism.couplingStrength = 0.9; // a reversal
    mutants[2].realism.faultKillMass = 40.0;
    mutants[0].realism.neverKilled = true;
    for (MutantResult excluded : {mutant("deepfd001", Scenario::Pre), mutant("deepfd002", Scenario::Pre)}) {
        excluded.realism.status = Realism::Status::Excluded;
        mutants.push_back(excluded);
    }
    for (MutantResult& weak : complete("deepfd003")) {
        weak.realism.faultKillMass = 4.0;
        weak.realism.inputs = 7;
        mutants.push_back(weak);
    }
    for (MutantResult& often : complete("deepfd004")) {
        often.realism.faultKillMass = 87.0;
        mutants.push_back(often);
    }
    const std::vector<AttentionItem> items = attentionItems(mutants, {});
    QCOMPARE(items.size(), std::size_t(8));
    for (std::size_t i = 0; i < items.size(); ++i) {
        QCOMPARE(static_cast<std::size_t>(items[i].kind), i);
        QVERIFY(!attentionTitle(items[i]).isEmpty());
        QVERIFY(!attentionReason(items[i].kind).isEmpty());
        QVERIFY(!attentionPage(items[i].kind).isEmpty());
    }
    QCOMPARE(find(items, Kind::WeakOracle)->bugs.front().id, std::string("deepfd003"));
    QCOMPARE(find(items, Kind::FewInputs)->bugs.front().detail, QStringLiteral("inputs: 7"));
    QCOMPARE(find(items, Kind::HighBaseRate)->bugs.front().detail, QStringLiteral("87 %"));
    QCOMPARE(find(items, Kind::MissingScenario)->bugs.front().detail, QStringLiteral("no pre, post1, post2"));
    QCOMPARE(find(items, Kind::Excluded)->mutants, std::size_t(2));
    QCOMPARE(attentionTitle(*find(items, Kind::Excluded)), QStringLiteral("Excluded mutants: 2"));
}

void tst_Attention::limitsAreExclusive()
{
    std::vector<MutantResult> mutants = complete("deepfd001");
    for (MutantResult& mutant : mutants) {
        mutant.realism.inputs = fewInputs;
        mutant.realism.faultKillMass = highBaseRate * fewInputs;
    }
    QVERIFY(attentionItems(mutants, {}).empty());
    for (MutantResult& mutant : mutants)
        mutant.realism.inputs = fewInputs - 1;
    const std::vector<AttentionItem> items = attentionItems(mutants, {});
    QVERIFY(find(items, Kind::FewInputs) && find(items, Kind::HighBaseRate));
    // Where the number of inputs is not known there is nothing to say.
    for (MutantResult& mutant : mutants)
        mutant.realism.inputs = 0;
    QVERIFY(attentionItems(mutants, {}).empty());
}

void tst_Attention::scenariosThatNobodyHasAreNotMissing()
{
    const std::vector<MutantResult> mutants{mutant("deepfd001", Scenario::Pre), mutant("deepfd001", Scenario::Post1),
                                            mutant("deepfd002", Scenario::Pre)};
    const std::vector<AttentionItem> items = attentionItems(mutants, {});
    QCOMPARE(items.size(), std::size_t(1));
    QCOMPARE(items.front().bugs.size(), std::size_t(1));
    QCOMPARE(items.front().bugs.front().detail, QStringLiteral("no post1"));
}

void tst_Attention::rulesAreUsed()
{
    DeviationRules rules;
    rules.weakOracleKills = 60.0;
    const std::vector<AttentionItem> items = attentionItems(complete("deepfd001"), rules);
    QVERIFY(find(items, Kind::WeakOracle));
}

void tst_Attention::headingsLeadToPages()
{
    AttentionList list;
    list.setItems({{Kind::WeakOracle, {{"deepfd001", {}}}, 0}, {Kind::Excluded, {{"deepfd002", {}}}, 3}});
    list.resize(400, 300);
    list.show();
    QSignalSpy pages(&list, &AttentionList::pageRequested);
    const auto click = [&](QTreeWidgetItem* item) {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(item).center());
    };
    click(list.topLevelItem(0));
    click(list.topLevelItem(1));
    QCOMPARE(pages.count(), 2);
    QCOMPARE(pages[0].front().toString(), QStringLiteral("deviations"));
    QCOMPARE(pages[1].front().toString(), QStringLiteral("mutants"));
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(pages.count(), 3);
}

void tst_Attention::bugsAreSelected()
{
    AttentionList list;
    list.setItems({{Kind::WeakOracle, {{"deepfd001", {}}, {"deepfd002", {}}}, 0}});
    list.resize(400, 300);
    list.show();
    QSignalSpy bugs(&list, &AttentionList::bugSelected);
    QSignalSpy pages(&list, &AttentionList::pageRequested);
    list.topLevelItem(0)->setExpanded(true);
    QTreeWidgetItem* second = list.topLevelItem(0)->child(1);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(second).center());
    QCOMPARE(bugs.count(), 1);
    QCOMPARE(bugs.front().front().toString(), QStringLiteral("deepfd002"));
    QCOMPARE(pages.count(), 0);
    list.setSelectedBug(QStringLiteral("deepfd001"));
    QCOMPARE(list.selectedItems().size(), 1);
    QCOMPARE(list.selectedItems().front()->data(0, BugRole).toString(), QStringLiteral("deepfd001"));
    list.setSelectedBug({});
    QVERIFY(list.selectedItems().isEmpty());
}

void tst_Attention::expandedStaysExpanded()
{
    AttentionList list;
    const std::vector<AttentionItem> items{{Kind::WeakOracle, {{"deepfd001", {}}}, 0},
                                           {Kind::FewInputs, {{"deepfd001", {}}}, 0}};
    list.setItems(items);
    list.topLevelItem(1)->setExpanded(true);
    list.setItems(items);
    QVERIFY(!list.topLevelItem(0)->isExpanded());
    QVERIFY(list.topLevelItem(1)->isExpanded());
}

QTEST_MAIN(tst_Attention)
#include "tst_attention.moc"
