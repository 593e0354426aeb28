// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/export/ExportDialog.h"
#include "ui/mutants/MutantTable.h"
#include "ui/operators/BugBars.h"
#include "ui/operators/OperatorDetails.h"
#include "ui/operators/OperatorsPage.h"
#include "ui/operators/OperatorsView.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/ResultTable.h"
#include "ui/tables/TableView.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_OperatorsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyStateSaysWhatToDo();
    void rankingIsShown();
    void clickSelectsAndFillsTheDetails();
    void clickReleasedElsewhereDoesNothing();
    void arrowKeysWalk();
    void undoGoesBack();
    void mutantSelectedElsewhereMarksItsOperator();
    void minimumCoverage();
    void operatorFilterKeepsTheRank();
    void tooltipHasTheNumbers();
    void tableTwinSelects();
    void barsFallAndAreColoured();
    void barClickKeepsTheOperator();
    void barKeysWalk();
    void allBugsLinkGoesBack();
    void mutantsLinkFilters();
    void rankIntervalsArrive();
    void rankIntervalsOfOldInputsAreDropped();
    void metricChangesTheRanking();
    void exportOpensTheDialog();

private:
    void setMutants(std::vector<MutantResult> mutants)
    {
        m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
        settle();
    }
    /// Refreshes are queued.
    void settle() const { QCoreApplication::processEvents(); }
    template <typename Widget>
    Widget* find(const char* name) const
    {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }
    QPoint rowCentre(const char* operatorId, Scenario scenario) const;
    void click(const char* operatorId, Scenario scenario) const
    {
        QTest::mouseClick(m_page->view()->viewport(), Qt::LeftButton, {}, rowCentre(operatorId, scenario));
    }
    BugBars* bars() const { return m_page->details()->bars(); }
    QString rankText() const { return find<QLabel>("operatorRank")->text(); }
    int mutantRows() const { return m_page->details()->mutants()->table()->model()->rowCount(); }

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<OperatorsPage> m_page;
};

void tst_OperatorsPage::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_page = std::make_unique<OperatorsPage>(m_results.get(), m_shared.get());
    m_page->resize(1200, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_OperatorsPage::cleanup()
{
    m_page.reset();
    m_results.reset();
    m_shared.reset();
}

QPoint tst_OperatorsPage::rowCentre(const char* operatorId, Scenario scenario) const
{
    for (const OperatorsLayout::Row& row : m_page->view()->figureLayout().rows) {
        const OperatorRank& rank = m_page->figure().rows[row.row].rank;
        if (rank.operatorId == operatorId && rank.scenario == scenario)
            return m_page->view()->toViewport(row.area.center());
    }
    qFatal("no such operator");
}

void tst_OperatorsPage::emptyStateSaysWhatToDo()
{
    QSignalSpy run(m_page.get(), &ResultsPage::runRequested);
    QSignalSpy import(m_page.get(), &ResultsPage::importRequested);
    QSignalSpy figure(m_page.get(), &ResultsPage::figureChanged);
    QVERIFY(!m_page->hasFigure());
    QVERIFY(!m_page->view()->isVisible());
    QVERIFY(!m_page->details()->isVisible());
    QVERIFY(!find<QToolButton>("exportOperators")->isEnabled());
    find<QPushButton>("emptyRun")->click();
    find<QPushButton>("emptyImport")->click();
    QCOMPARE(run.count(), 1);
    QCOMPARE(import.count(), 1);
    setMutants(sampleMutants(1));
    QVERIFY(m_page->hasFigure());
    QVERIFY(m_page->view()->isVisible());
    QCOMPARE(figure.count(), 1);
    m_shared->setText(QStringLiteral("nowhere to be found"));
    settle();
    QVERIFY(!m_page->view()->isVisible());
    find<QPushButton>("emptyClear")->click();
    settle();
    QVERIFY(m_page->view()->isVisible());
}

void tst_OperatorsPage::rankingIsShown()
{
    setMutants(sampleMutants(8)); // 16 bugs: enough for TCL and GF, too few for WS
    QCOMPARE(m_page->figure().rows.size(), std::size_t(3));
    QCOMPARE(m_page->figure().rows[0].rank.operatorId, std::string("TCL"));
    QCOMPARE(m_page->figure().rows[0].rank.rank, std::optional<int>(1));
    QVERIFY(!m_page->figure().rows[2].rank.rank);
    QCOMPARE(m_page->figureName(), QStringLiteral("operators-cs"));
}

void tst_OperatorsPage::clickSelectsAndFillsTheDetails()
{
    setMutants(sampleMutants(8));
    QVERIFY(!bars()->isVisible());
    click("GF", Scenario::Post1);
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("GF"));
    QVERIFY(m_shared->selection().scenario == Scenario::Post1);
    QVERIFY(bars()->isVisible());
    QCOMPARE(bars()->bars().size(), std::size_t(16));
    QCOMPARE(mutantRows(), 16 * 5);
    QCOMPARE(rankText(), QStringLiteral("Rank 1 of 1"));
    click("WS", Scenario::Post2);
    QCOMPARE(rankText(), QStringLiteral("Not ranked: fewer than 15 bugs."));
    QCOMPARE(mutantRows(), 8 * 3);
}

void tst_OperatorsPage::clickReleasedElsewhereDoesNothing()
{
    setMutants(sampleMutants(8));
    QWidget* viewport = m_page->view()->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, rowCentre("GF", Scenario::Post1));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, rowCentre("TCL", Scenario::Pre));
    QTest::mouseClick(viewport, Qt::RightButton, {}, rowCentre("TCL", Scenario::Pre));
    QCOMPARE(m_shared->selection().operatorId, QString());
}

void tst_OperatorsPage::arrowKeysWalk()
{
    setMutants(sampleMutants(8));
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(m_page->view(), key);
        return m_shared->selection().operatorId;
    };
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("TCL"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("GF"));
    QVERIFY(m_page->view()->accessibleDescription().contains(QLatin1String("GF")));
    QCOMPARE(press(Qt::Key_End), QStringLiteral("WS"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("WS"));
    QCOMPARE(press(Qt::Key_Up), QStringLiteral("GF"));
    QCOMPARE(press(Qt::Key_Home), QStringLiteral("TCL"));
    QCOMPARE(press(Qt::Key_Up), QStringLiteral("TCL"));
}

void tst_OperatorsPage::undoGoesBack()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    QTest::qWait(450); // longer than the pause that parts two steps
    click("GF", Scenario::Post1);
    m_shared->history()->undo();
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("TCL"));
    QCOMPARE(mutantRows(), 16 * 12);
    m_shared->history()->undo();
    QVERIFY(!bars()->isVisible());
}

void tst_OperatorsPage::mutantSelectedElsewhereMarksItsOperator()
{
    setMutants(sampleMutants(8));
    const MutantResult* mutant = m_results->find("deepfd003", Scenario::Post1, "GF_2");
    m_shared->select(*mutant);
    QVERIFY(find<QLabel>("operatorTitle")->text().startsWith(QLatin1String("GF")));
    QCOMPARE(mutantRows(), 5);
    const QModelIndex current = m_page->details()->mutants()->table()->currentIndex();
    QCOMPARE(current.data(MutantRole).toString(), QStringLiteral("GF_2"));
}

void tst_OperatorsPage::minimumCoverage()
{
    setMutants(sampleMutants(8));
    find<QSpinBox>("minimumBugs")->setValue(8);
    settle();
    QCOMPARE(m_page->figure().rows[2].rank.rank, std::optional<int>(1));
}

void tst_OperatorsPage::operatorFilterKeepsTheRank()
{
    std::vector<MutantResult> mutants = sampleMutants(8);
    for (const MutantResult& mutant : sampleMutants(8)) {
        if (mutant.operatorId == "TCL")
            mutants.push_back(sampleMutant(mutant.bug, mutant.dataset, Scenario::Pre, "XYZ_1", 0.99, 0.9));
    }
    setMutants(mutants);
    m_shared->setOperator(QStringLiteral("TCL"));
    settle();
    QCOMPARE(m_page->figure().rows.size(), std::size_t(1));
    QCOMPARE(m_page->figure().rows[0].rank.rank, std::optional<int>(2));
    click("TCL", Scenario::Pre);
    QCOMPARE(rankText(), QStringLiteral("Rank 2 of 2"));
}

void tst_OperatorsPage::tooltipHasTheNumbers()
{
    setMutants(sampleMutants(8));
    const QString text = m_page->view()->tooltipAt(rowCentre("TCL", Scenario::Pre));
    for (const char* part : {"TCL", "0.5650", "rank 1"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    QCOMPARE(m_page->view()->tooltipAt({2, 2}), QString());
}

void tst_OperatorsPage::tableTwinSelects()
{
    setMutants(sampleMutants(8));
    find<QToolButton>("operatorsTableToggle")->click();
    settle();
    auto* table = find<TableView>("operatorsTable");
    QVERIFY(table->isVisible());
    QVERIFY(!m_page->view()->isVisible());
    QCOMPARE(table->model()->rowCount(), 3);
    QModelIndex gf;
    for (int row = 0; row < 3; ++row) {
        if (table->model()->index(row, 0).data(OperatorRole) == QStringLiteral("GF"))
            gf = table->model()->index(row, 0);
    }
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(gf).center());
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("GF"));
    QVERIFY(m_shared->selection().scenario == Scenario::Post1);
}

void tst_OperatorsPage::barsFallAndAreColoured()
{
    setMutants({sampleMutant("deepfd001", "deepfd", Scenario::Pre, "TCL_1", 0.2, 0.1),
                sampleMutant("deepfd001", "deepfd", Scenario::Pre, "TCL_2", 0.4, 0.1),
                sampleMutant("deeplocalize001", "deeplocalize", Scenario::Pre, "TCL_1", 0.9, 0.1)});
    m_shared->selectOperator(QStringLiteral("TCL"), Scenario::Pre);
    QCOMPARE(bars()->bars().size(), std::size_t(2));
    QCOMPARE(bars()->bars()[0].bug, std::string("deeplocalize001"));
    QCOMPARE(bars()->bars()[1].median, 0.3);
    QCOMPARE(bars()->bars()[1].mutants, std::size_t(2));
    const QString text = bars()->tooltipAt(bars()->barArea(1).center().toPoint());
    for (const char* part : {"deepfd001", "DeepFD", "0.3000", "2 of 2"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    const QImage image = bars()->grab().toImage();
    const auto colorAtFoot = [&](std::size_t bar) {
        const QRectF area = bars()->barArea(bar);
        return image.pixel(QPointF(area.center().x(), area.bottom() - 4).toPoint());
    };
    QVERIFY(colorAtFoot(0) != colorAtFoot(1));
}

void tst_OperatorsPage::barClickKeepsTheOperator()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    const std::string bug = bars()->bars()[3].bug;
    QTest::mouseClick(bars(), Qt::LeftButton, {}, bars()->barArea(3).center().toPoint());
    QCOMPARE(m_shared->selection().bug.toStdString(), bug);
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("TCL"));
    QVERIFY(m_shared->selection().scenario == Scenario::Pre);
    QCOMPARE(mutantRows(), 12);
}

void tst_OperatorsPage::barKeysWalk()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(bars(), key);
        return m_shared->selection().bug.toStdString();
    };
    const std::vector<BugBars::Bar> order = bars()->bars();
    QCOMPARE(press(Qt::Key_Right), order[0].bug);
    QCOMPARE(press(Qt::Key_Right), order[1].bug);
    QCOMPARE(press(Qt::Key_End), order[15].bug);
    QCOMPARE(press(Qt::Key_Left), order[14].bug);
    QCOMPARE(press(Qt::Key_Home), order[0].bug);
    QVERIFY(bars()->accessibleDescription().contains(QString::fromStdString(order[0].bug)));
}

void tst_OperatorsPage::allBugsLinkGoesBack()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    QTest::mouseClick(bars(), Qt::LeftButton, {}, bars()->barArea(3).center().toPoint());
    Q_EMIT find<QLabel>("operatorMutantsTitle")->linkActivated(QStringLiteral("bugs"));
    QCOMPARE(m_shared->selection().bug, QString());
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("TCL"));
    QCOMPARE(mutantRows(), 16 * 12);
}

void tst_OperatorsPage::mutantsLinkFilters()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    QSignalSpy pages(m_page.get(), &ResultsPage::pageRequested);
    Q_EMIT find<QLabel>("operatorMutantsTitle")->linkActivated(QStringLiteral("mutants"));
    QCOMPARE(m_shared->filter().operatorId, QStringLiteral("TCL"));
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.first().first().toString(), QStringLiteral("mutants"));
}

void tst_OperatorsPage::rankIntervalsArrive()
{
    setMutants(sampleMutants(8));
    click("TCL", Scenario::Pre);
    find<QToolButton>("rankInterval")->click();
    settle();
    QVERIFY(find<QLabel>("computingIntervals")->isVisible());
    QVERIFY(rankText().contains(QLatin1String("computing")));
    QTRY_VERIFY_WITH_TIMEOUT(m_page->figure().rows[0].interval.has_value(), 20000);
    QVERIFY(!find<QLabel>("computingIntervals")->isVisible());
    QCOMPARE(rankText(), QStringLiteral("Rank 1 of 1 (95 % interval 1 to 1)"));
    find<QToolButton>("rankInterval")->click();
    settle();
    QVERIFY(!m_page->figure().rows[0].interval);
    QCOMPARE(rankText(), QStringLiteral("Rank 1 of 1"));
    find<QToolButton>("rankInterval")->click(); // known already
    settle();
    QVERIFY(m_page->figure().rows[0].interval);
}

void tst_OperatorsPage::rankIntervalsOfOldInputsAreDropped()
{
    setMutants(sampleMutants(8));
    find<QToolButton>("rankInterval")->click();
    settle();
    QTest::qWait(250); // the job has begun
    m_shared->setDataset(QStringLiteral("deepfd"));
    find<QSpinBox>("minimumBugs")->setValue(3);
    settle();
    QVERIFY(find<QLabel>("computingIntervals")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_page->figure().rows[0].interval.has_value(), 20000);
    QCOMPARE(m_page->figure().rows[0].rank.bugs, std::size_t(8));
    QVERIFY(m_page->figure().rows[2].interval.has_value()); // WS is ranked only by the new minimum
}

void tst_OperatorsPage::metricChangesTheRanking()
{
    setMutants(sampleMutants(8));
    click("GF", Scenario::Post1);
    QCOMPARE(bars()->bars()[0].median, 1.0);
    m_shared->setMetric(Metric::Overlap);
    settle();
    QVERIFY(m_page->figure().metric == Metric::Overlap);
    QCOMPARE(bars()->bars()[0].median, 0.0);
    QCOMPARE(m_page->figureName(), QStringLiteral("operators-iou"));
}

void tst_OperatorsPage::exportOpensTheDialog()
{
    setMutants(sampleMutants(8));
    find<QToolButton>("exportOperators")->click();
    auto* dialog = m_page->findChild<ExportDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->isVisible());
    dialog->reject();
}

QTEST_MAIN(tst_OperatorsPage)
#include "tst_operators_page.moc"
