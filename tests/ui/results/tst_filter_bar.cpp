// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/results/FilterBar.h"
#include "ui/results/FilterChip.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QAction>
#include <QButtonGroup>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_FilterBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void metricSwitch();
    void datasetMenuAndCross();
    void datasetWithoutResultsIsNamed();
    void scenariosStack();
    void allScenariosAreNoCondition();
    void controlOnlyWhereItExists();
    void operatorMenuAndCross();
    void textIsTyped();
    void slashLeadsToTheText();
    void clearRemovesAllConditions();
    void backAndForward();
    void narrowBarBreaksIntoLines();
    void everythingHasAName();

private:
    QToolButton* button(const char* name) const { return m_bar->findChild<QToolButton*>(QLatin1String(name)); }
    void click(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
    /// The cross of the chip that holds a control.
    QToolButton* cross(const QWidget* control) const
    {
        return qobject_cast<FilterChip*>(control->parentWidget())->cross();
    }
    QStringList openMenu(const char* name) const;
    void chooseInMenu(const char* name, const QString& text) const;

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<FilterBar> m_bar;
};

void tst_FilterBar::init()
{
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(sampleMutants(2)));
    m_bar = std::make_unique<FilterBar>(m_results.get(), m_shared.get());
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
}

void tst_FilterBar::cleanup()
{
    m_bar.reset();
    m_results.reset();
    m_shared.reset();
}

QStringList tst_FilterBar::openMenu(const char* name) const
{
    QMenu* menu = button(name)->menu();
    Q_EMIT menu->aboutToShow();
    QStringList texts;
    for (const QAction* action : menu->actions()) {
        if (!action->isSeparator())
            texts << action->text();
    }
    return texts;
}

void tst_FilterBar::chooseInMenu(const char* name, const QString& text) const
{
    openMenu(name);
    for (QAction* action : button(name)->menu()->actions()) {
        if (action->text() == text)
            action->trigger();
    }
}

void tst_FilterBar::metricSwitch()
{
    QVERIFY(button("metricCS")->isChecked());
    click("metricIoU");
    QVERIFY(m_shared->filter().metric == Metric::Overlap);
    click("metricR");
    QVERIFY(m_shared->filter().metric == Metric::Coverage);
    m_shared->history()->undo();
    QVERIFY(button("metricIoU")->isChecked());
    QVERIFY(!button("metricR")->isChecked());
}

void tst_FilterBar::datasetMenuAndCross()
{
    QCOMPARE(openMenu("datasetFilter"), QStringList({"All data sets", "DeepFD", "DeepLocalize"}));
    QCOMPARE(button("datasetFilter")->text(), QStringLiteral("All data sets"));
    chooseInMenu("datasetFilter", QStringLiteral("DeepFD"));
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deepfd"));
    QCOMPARE(button("datasetFilter")->text(), QStringLiteral("Data set: DeepFD"));
    QTest::mouseClick(cross(button("datasetFilter")), Qt::LeftButton);
    QCOMPARE(m_shared->filter().dataset, QString());
}

void tst_FilterBar::datasetWithoutResultsIsNamed()
{
    m_shared->setDataset(QStringLiteral("cleanml"));
    QCOMPARE(button("datasetFilter")->text(), QStringLiteral("Data set: CleanML"));
}

void tst_FilterBar::scenariosStack()
{
    click("scenario-post1");
    QCOMPARE(m_shared->filter().scenarios, std::set<Scenario>{Scenario::Post1});
    click("scenario-post2");
    QCOMPARE(m_shared->filter().scenarios, (std::set<Scenario>{Scenario::Post1, Scenario::Post2}));
    click("scenario-post1");
    QCOMPARE(m_shared->filter().scenarios, std::set<Scenario>{Scenario::Post2});
    m_shared->removeCondition(FilterCondition::Scenarios);
    QVERIFY(!button("scenario-post2")->isChecked());
}

void tst_FilterBar::allScenariosAreNoCondition()
{
    for (const char* name : {"scenario-pre", "scenario-post1", "scenario-post2"})
        click(name);
    QVERIFY(m_shared->filter().scenarios.empty());
    QVERIFY(!button("scenario-pre")->isChecked());
}

void tst_FilterBar::controlOnlyWhereItExists()
{
    QVERIFY(!button("scenario-control")->isVisible());
    std::vector<MutantResult> mutants = sampleMutants(1);
    mutants.push_back(sampleMutant("deepfd001", "deepfd", Scenario::Control, "control_0", 0.5, 0.1));
    m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(mutants));
    QVERIFY(button("scenario-control")->isVisible());
}

void tst_FilterBar::operatorMenuAndCross()
{
    QCOMPARE(openMenu("operatorFilter"), QStringList({"All operators", "GF", "TCL", "WS"}));
    chooseInMenu("operatorFilter", QStringLiteral("TCL"));
    QCOMPARE(m_shared->filter().operatorId, QStringLiteral("TCL"));
    QCOMPARE(button("operatorFilter")->text(), QStringLiteral("Operator: TCL"));
    chooseInMenu("operatorFilter", QStringLiteral("All operators"));
    QCOMPARE(m_shared->filter().operatorId, QString());
}

void tst_FilterBar::textIsTyped()
{
    auto* text = m_bar->findChild<QLineEdit*>(QStringLiteral("textFilter"));
    QTest::keyClicks(text, QStringLiteral("gf/_1"));
    QCOMPARE(m_shared->filter().text, QStringLiteral("gf/_1"));
    QVERIFY(cross(text)->isVisible());
    QTest::mouseClick(cross(text), Qt::LeftButton);
    QCOMPARE(m_shared->filter().text, QString());
    QCOMPARE(text->text(), QString());
    QVERIFY(!cross(text)->isVisible());
    m_shared->setText(QStringLiteral("WS"));
    QCOMPARE(text->text(), QStringLiteral("WS"));
}

void tst_FilterBar::slashLeadsToTheText()
{
    button("metricCS")->setFocus();
    QTest::keyClick(m_bar.get(), Qt::Key_Slash);
    auto* text = m_bar->findChild<QLineEdit*>(QStringLiteral("textFilter"));
    QVERIFY(text->hasFocus());
    QCOMPARE(text->text(), QString());
}

void tst_FilterBar::clearRemovesAllConditions()
{
    QVERIFY(!button("clearFilters")->isVisible());
    m_shared->setDataset(QStringLiteral("deepfd"));
    m_shared->setText(QStringLiteral("GF"));
    m_shared->setMetric(Metric::Overlap);
    QVERIFY(button("clearFilters")->isVisible());
    click("clearFilters");
    QVERIFY(!m_shared->filter().narrows());
    QVERIFY(m_shared->filter().metric == Metric::Overlap);
    QVERIFY(!button("clearFilters")->isVisible());
}

void tst_FilterBar::backAndForward()
{
    QVERIFY(!button("historyBack")->isEnabled());
    m_shared->setDataset(QStringLiteral("deepfd"));
    m_shared->select(QStringLiteral("deepfd002"));
    QVERIFY(button("historyBack")->toolTip().contains(QLatin1String("deepfd002")));
    click("historyBack");
    QCOMPARE(m_shared->selection().bug, QString());
    QVERIFY(button("historyForward")->toolTip().contains(QLatin1String("deepfd002")));
    click("historyBack");
    QCOMPARE(m_shared->filter().dataset, QString());
    QVERIFY(!button("historyBack")->isEnabled());
    click("historyForward");
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deepfd"));
}

void tst_FilterBar::narrowBarBreaksIntoLines()
{
    const auto overlaps = [this] {
        const QList<QWidget*> parts = m_bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (const QWidget* a : parts) {
            for (const QWidget* b : parts) {
                if (a != b && a->isVisible() && b->isVisible() && a->geometry().intersects(b->geometry()))
                    return true;
            }
        }
        return false;
    };
    m_shared->setDataset(QStringLiteral("deeplocalize"));
    m_shared->setText(QStringLiteral("a"));
    const int line = m_bar->heightForWidth(2000);
    QVERIFY(m_bar->heightForWidth(450) > line);
    QVERIFY(m_bar->minimumSizeHint().width() < 400);
    m_bar->resize(450, m_bar->heightForWidth(450));
    QVERIFY(!overlaps());
    QVERIFY(button("clearFilters")->geometry().right() < 450);
    QVERIFY(button("clearFilters")->geometry().top() >= line);
}

void tst_FilterBar::everythingHasAName()
{
    for (const QToolButton* found : m_bar->findChildren<QToolButton*>()) {
        QVERIFY2(!found->accessibleName().isEmpty(), qPrintable(found->objectName()));
        // In a switch, Tab leads to the chosen one and arrow keys to the others.
        const bool chosen = !found->group() || found->isChecked();
        QVERIFY2(!chosen || found->focusPolicy() & Qt::TabFocus, qPrintable(found->objectName()));
    }
}

QTEST_MAIN(tst_FilterBar)
#include "tst_filter_bar.moc"
