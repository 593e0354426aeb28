// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"
#include "tests/ui/bugs/BugsPageTest.h"
#include "ui/export/ExportDialog.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSignalSpy>

using namespace semblance;
using namespace semblance::testing;

class tst_BugsPage : public BugsPageTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openPage(); }
    void cleanup() { closePage(); }
    void emptyStateSaysWhatToDo();
    void filteredAwayOffersToClear();
    void metricAndUndo();
    void datasetFilter();
    void noiseBandWhereItIsKnown();
    void mutantsLinkOpensThePage();
    void orderByMedian();
    void tableTwin();
    void arrivingMutantsAreShown();
    void exportIsOfferedOnlyWithAFigure();
    void publishedStudyIsQuick();
};

void tst_BugsPage::emptyStateSaysWhatToDo()
{
    QSignalSpy run(m_page.get(), &ResultsPage::runRequested);
    QSignalSpy import(m_page.get(), &ResultsPage::importRequested);
    QSignalSpy figure(m_page.get(), &ResultsPage::figureChanged);
    QVERIFY(!m_page->plot()->isVisible());
    QVERIFY(!m_page->details()->isVisible());
    QVERIFY(!m_page->hasFigure());
    m_page->findChild<QPushButton*>(QStringLiteral("emptyRun"))->click();
    m_page->findChild<QPushButton*>(QStringLiteral("emptyImport"))->click();
    QCOMPARE(run.count(), 1);
    QCOMPARE(import.count(), 1);
    setMutants(sampleMutants(1));
    QVERIFY(m_page->plot()->isVisible());
    QVERIFY(m_page->hasFigure());
    QCOMPARE(figure.count(), 1);
}

void tst_BugsPage::filteredAwayOffersToClear()
{
    setMutants(sampleMutants(1));
    m_shared->setText(QStringLiteral("nowhere to be found"));
    settle();
    QVERIFY(!m_page->plot()->isVisible());
    m_page->findChild<QPushButton*>(QStringLiteral("emptyClear"))->click();
    settle();
    QVERIFY(m_page->plot()->isVisible());
    QVERIFY(!m_shared->filter().narrows());
}

void tst_BugsPage::metricAndUndo()
{
    setMutants(sampleMutants(2));
    m_shared->setMetric(Metric::Overlap);
    settle();
    QVERIFY(m_page->figure().metric == Metric::Overlap);
    QCOMPARE(m_page->figureName(), QStringLiteral("bugwise-iou"));
    m_shared->history()->undo();
    settle();
    QVERIFY(m_page->figure().metric == Metric::CouplingStrength);
}

void tst_BugsPage::datasetFilter()
{
    setMutants(sampleMutants(2));
    m_shared->setDataset(QStringLiteral("deepfd"));
    settle();
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(2));
    QCOMPARE(m_page->figureName(), QStringLiteral("bugwise-cs-deepfd"));
    m_shared->history()->undo();
    settle();
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(4));
}

void tst_BugsPage::noiseBandWhereItIsKnown()
{
    setMutants(sampleMutants(2));
    QVERIFY(!button(QStringLiteral("Noise band"))->isVisible());
    std::vector<MutantResult> mutants = sampleMutants(2);
    for (const char* name : {"control_1", "control_2", "control_3"})
        mutants.push_back(sampleMutant("deepfd001", "deepfd", Scenario::Control, name, 0.5, 0.1));
    setMutants(mutants);
    QVERIFY(button(QStringLiteral("Noise band"))->isVisible());
    QVERIFY(m_page->figure().noise.has_value());
    QCOMPARE(m_page->figure().noise->box.median, 0.5);
    button(QStringLiteral("Noise band"))->click();
    settle();
    QVERIFY(!m_page->figure().noise);
}

void tst_BugsPage::mutantsLinkOpensThePage()
{
    setMutants(sampleMutants(2));
    m_shared->select(QStringLiteral("deepfd002"));
    QSignalSpy pages(m_page.get(), &ResultsPage::pageRequested);
    Q_EMIT label("boxMutantsTitle")->linkActivated(QStringLiteral("mutants"));
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.first().first().toString(), QStringLiteral("mutants"));
    QCOMPARE(m_results->shown()->size(), std::size_t(20));
}

void tst_BugsPage::orderByMedian()
{
    std::vector<MutantResult> mutants = sampleMutants(1);
    mutants.push_back(sampleMutant("deepfd999", "deepfd", Scenario::Pre, "TCL_1", 0.99, 0.1));
    mutants.push_back(sampleMutant("deepfd000", "deepfd", Scenario::Pre, "TCL_1", 0.01, 0.1));
    setMutants(mutants);
    QCOMPARE(m_page->figure().bugs.front().id, std::string("deepfd000"));
    m_page->findChild<QComboBox*>(QStringLiteral("bugOrder"))->setCurrentIndex(1);
    settle();
    QCOMPARE(m_page->figure().bugs.front().id, std::string("deepfd999"));
    QCOMPARE(m_page->figure().bugs.back().id, std::string("deepfd000"));
}

void tst_BugsPage::tableTwin()
{
    setMutants(sampleMutants(2));
    m_shared->select(QStringLiteral("deepfd002"), Scenario::Post1);
    button(QStringLiteral("Table"))->click();
    QVERIFY(m_page->table()->isVisible());
    QVERIFY(!m_page->plot()->isVisible());
    QCOMPARE(m_page->table()->model()->rowCount(), int(m_page->figure().boxes.size()));
    QCOMPARE(m_page->table()->currentIndex().row(), 3); // two rows of deepfd001, pre
    const QModelIndex second = m_page->table()->model()->index(1, 0);
    QTest::mouseClick(m_page->table()->viewport(), Qt::LeftButton, {}, m_page->table()->visualRect(second).center());
    QCOMPARE(selectedBox(), QStringLiteral("deepfd001 1"));
    m_shared->setMetric(Metric::Overlap);
    settle();
    QVERIFY(m_page->table()->isVisible());
    button(QStringLiteral("Table"))->click();
    QVERIFY(m_page->plot()->isVisible());
}

void tst_BugsPage::arrivingMutantsAreShown()
{
    setMutants(sampleMutants(1));
    const std::size_t before = m_page->figure().boxes.size();
    for (const MutantResult& mutant : sampleMutants(2)) {
        if (mutant.bug == "deepfd002")
            m_results->add(mutant);
    }
    QTRY_COMPARE(m_page->figure().boxes.size(), before + 3);
    m_shared->select(QStringLiteral("deepfd002"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 20);
}

void tst_BugsPage::exportIsOfferedOnlyWithAFigure()
{
    QToolButton* exportButton = button(QStringLiteral("Export figure…"));
    QVERIFY(!exportButton->isEnabled());
    m_page->exportFigure();
    QVERIFY(!m_page->findChild<ExportDialog*>());
    setMutants(sampleMutants(1));
    exportButton->click();
    auto* dialog = m_page->findChild<ExportDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
}

/// Not a benchmark: guards against quadratic work, ten times slower than seen.
void tst_BugsPage::publishedStudyIsQuick()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    std::vector<MutantResult> mutants = publishedMutants();
    QElapsedTimer timer;
    timer.start();
    setMutants(std::move(mutants));
    m_page->grab();
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(86));
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_MAIN(tst_BugsPage)
#include "tst_bugs_page.moc"
