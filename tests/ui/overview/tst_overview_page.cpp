// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"
#include "tests/support/TestData.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/export/ExportDialog.h"
#include "ui/overview/AttentionList.h"
#include "ui/overview/OverviewPage.h"
#include "ui/overview/WinnersView.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableView.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_OverviewPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyStateSaysWhatToDo();
    void winsAreCounted();
    void clickOnABarFilters();
    void keysWalkOverTheBars();
    void tooltipSaysWhoWins();
    void intervalsComeLaterWithoutMoving();
    void intervalsBelongToTheMutantsAlone();
    void attentionSelectsAndAsks();
    void rulesOfDeviationsAreFollowed();
    void figureIsExported();
    void germanNumbers();
    void darkPaletteIsFollowed();
    void publishedStudy();

private:
    void setMutants(std::vector<MutantResult> mutants)
    {
        m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
        QCoreApplication::processEvents();
    }
    template <typename Widget>
    Widget* child(const char* name) const
    {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }
    static QString cell(const QTableView* table, int row, int column)
    {
        return table->model()->index(row, column).data().toString();
    }
    QString interval(int row) const { return cell(m_page->comparisons(), row, Comparison::Range); }
    bool isComputed() const { return interval(0).contains(QLatin1String("to")); }
    QPoint partOf(const char* dataset) const
    {
        const WinnersView* view = m_page->winners();
        for (const WinnersLayout::Part& part : view->figureLayout().parts) {
            if (view->figure().counts[part.count].dataset == dataset)
                return part.area.center().toPoint();
        }
        return {};
    }

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<OverviewPage> m_page;
};

void tst_OverviewPage::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_page = std::make_unique<OverviewPage>(m_results.get(), m_shared.get());
    m_page->resize(1200, 1000);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_OverviewPage::cleanup()
{
    m_page.reset();
    m_results.reset();
    m_shared.reset();
}

void tst_OverviewPage::emptyStateSaysWhatToDo()
{
    QSignalSpy run(m_page.get(), &ResultsPage::runRequested);
    QSignalSpy import(m_page.get(), &ResultsPage::importRequested);
    QSignalSpy figure(m_page.get(), &ResultsPage::figureChanged);
    QVERIFY(!m_page->hasFigure());
    QVERIFY(!m_page->winners()->isVisible());
    child<QPushButton>("emptyRun")->click();
    child<QPushButton>("emptyImport")->click();
    QCOMPARE(run.count() + import.count(), 2);
    setMutants(sampleMutants(3));
    QVERIFY(m_page->winners()->isVisible());
    QVERIFY(m_page->hasFigure());
    QCOMPARE(figure.count(), 1);
    m_shared->setText(QStringLiteral("nowhere to be found"));
    QTRY_VERIFY(!m_page->hasFigure());
    QVERIFY(child<QPushButton>("emptyClear")->isVisible());
}

void tst_OverviewPage::winsAreCounted()
{
    setMutants(sampleMutants(3)); // post1 has a CS of 1 everywhere
    const QTableView* wins = m_page->wins();
    QCOMPARE(wins->model()->rowCount(), 3);
    QCOMPARE(cell(wins, 0, 0), QStringLiteral("DeepFD"));
    QCOMPARE(cell(wins, 2, 0), QStringLiteral("All"));
    QCOMPARE(cell(wins, 2, 2), QStringLiteral("6"));
    QVERIFY(child<QLabel>("overviewHeadline")->text().contains(QLatin1String("0 of 6 bugs")));
    m_shared->setMetric(Metric::Overlap); // and an IoU of 0
    QTRY_VERIFY(child<QLabel>("overviewHeadline")->text().contains(QLatin1String("4 of 6 bugs")) ||
                child<QLabel>("overviewHeadline")->text().contains(QLatin1String("6 of 6 bugs")));
    QCOMPARE(m_page->winners()->figure().metric, Metric::Overlap);
}

void tst_OverviewPage::clickOnABarFilters()
{
    setMutants(sampleMutants(3));
    QTest::mouseClick(m_page->winners(), Qt::LeftButton, {}, partOf("deeplocalize"));
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deeplocalize"));
    QTRY_COMPARE(m_page->winners()->figure().counts.size(), std::size_t(1));
    QTest::mouseClick(m_page->winners(), Qt::LeftButton, {}, partOf("deeplocalize")); // the only one: back to all
    QVERIFY(m_shared->filter().dataset.isEmpty());
    m_shared->history()->undo();
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deeplocalize"));
}

void tst_OverviewPage::keysWalkOverTheBars()
{
    setMutants(sampleMutants(3));
    WinnersView* view = m_page->winners();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(view->accessibleDescription().contains(QLatin1String("DeepFD")));
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(view->accessibleDescription().contains(QLatin1String("All")));
    QTest::keyClick(view, Qt::Key_Left);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deeplocalize"));
}

void tst_OverviewPage::tooltipSaysWhoWins()
{
    setMutants(sampleMutants(3));
    const QString text = m_page->winners()->tooltipAt(partOf("deepfd"));
    QVERIFY2(text.contains(QLatin1String("DeepFD")) && text.contains(QLatin1String("3 of 3")), qPrintable(text));
    QVERIFY(m_page->winners()->tooltipAt({0.0, 0.0}).isEmpty());
}

void tst_OverviewPage::intervalsComeLaterWithoutMoving()
{
    setMutants(sampleMutants(3));
    const QTableView* table = m_page->comparisons();
    QVERIFY(table->model()->rowCount() >= 6);
    QCOMPARE(interval(0), QStringLiteral("computing…"));
    QVERIFY2(cell(m_page->medians(), 0, 1).contains(QStringLiteral("computing…")),
             qPrintable(cell(m_page->medians(), 0, 1)));
    const auto widths = [](const QTableView* table) {
        std::vector<int> widths{table->height()};
        for (int column = 0; column < table->model()->columnCount(); ++column)
            widths.push_back(table->columnWidth(column));
        return widths;
    };
    QCoreApplication::processEvents();
    const std::vector<int> before = widths(table);
    const std::vector<int> mediansBefore = widths(m_page->medians());
    QTRY_VERIFY(isComputed());
    QVERIFY(!cell(m_page->medians(), 0, 1).contains(QStringLiteral("computing…")));
    QCoreApplication::processEvents();
    QCOMPARE(widths(table), before);
    QCOMPARE(widths(m_page->medians()), mediansBefore);
}

void tst_OverviewPage::intervalsBelongToTheMutantsAlone()
{
    setMutants(sampleMutants(3));
    QTRY_VERIFY(isComputed());
    m_shared->setMetric(Metric::Overlap);
    QTRY_COMPARE(m_page->winners()->figure().metric, Metric::Overlap);
    QVERIFY(isComputed());
    m_shared->setDataset(QStringLiteral("deepfd"));
    QTRY_COMPARE(interval(0), QStringLiteral("computing…"));
    QTRY_VERIFY(isComputed());
}

void tst_OverviewPage::attentionSelectsAndAsks()
{
    setMutants(sampleMutants(3)); // odd bugs have no post2
    QSignalSpy pages(m_page.get(), &ResultsPage::pageRequested);
    AttentionList* list = m_page->attention();
    QVERIFY(list->topLevelItemCount() > 0);
    QTreeWidgetItem* heading = list->topLevelItem(list->topLevelItemCount() - 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(heading).center());
    QCOMPARE(pages.count(), 1);
    heading->setExpanded(true);
    QTreeWidgetItem* bug = heading->child(0);
    list->scrollToItem(bug);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(bug).center());
    QCOMPARE(m_shared->selection().bug, bug->data(0, BugRole).toString());
    QCOMPARE(pages.count(), 1);
}

void tst_OverviewPage::rulesOfDeviationsAreFollowed()
{
    setMutants(sampleMutants(2));
    const auto weak = [this] {
        for (int i = 0; i < m_page->attention()->topLevelItemCount(); ++i) {
            if (m_page->attention()->topLevelItem(i)->text(0).startsWith(QLatin1String("Weak oracles")))
                return true;
        }
        return false;
    };
    QVERIFY(weak());
    DeviationRules rules;
    rules.weakOracleKills = 0.0;
    m_page->setRules(rules);
    QTRY_VERIFY(!weak());
}

void tst_OverviewPage::figureIsExported()
{
    m_page->exportFigure();
    QVERIFY(!m_page->findChild<ExportDialog*>());
    setMutants(sampleMutants(3));
    child<QToolButton>("exportWinners")->click();
    QVERIFY(m_page->findChild<ExportDialog*>());
    m_shared->setDataset(QStringLiteral("deepfd"));
    QCOMPARE(m_page->figureName(), QStringLiteral("winners-cs-deepfd"));
}

void tst_OverviewPage::germanNumbers()
{
    QLocale::setDefault(QLocale(QLocale::German));
    setMutants(sampleMutants(3));
    QVERIFY2(cell(m_page->medians(), 0, 1).startsWith(QLatin1String("0,565")),
             qPrintable(cell(m_page->medians(), 0, 1)));
    QTRY_VERIFY(isComputed());
    QVERIFY2(interval(0).contains(QLatin1Char(',')), qPrintable(interval(0)));
}

void tst_OverviewPage::darkPaletteIsFollowed()
{
    setMutants(sampleMutants(2));
    const QImage light = m_page->winners()->grab().toImage();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x23, 0x26, 0x29));
    dark.setColor(QPalette::Text, QColor(0xEF, 0xF0, 0xF1));
    m_page->setPalette(dark);
    QCoreApplication::processEvents();
    QVERIFY(m_page->winners()->grab().toImage() != light);
}

/// Wins, effects, noise and remarks of the published study.
void tst_OverviewPage::publishedStudy()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const QString folder = publishedFolder() + QStringLiteral("/dl-mutant-realism/results");
    const QString quality = publishedFolder() + QStringLiteral("/dl-mutant-quality/results");
    const std::vector<MutantResult> mutants = readPublishedResults(folder.toStdString(), quality.toStdString()).mutants;
    QElapsedTimer timer;
    timer.start();
    setMutants(mutants);
    qInfo("results to page: %lld ms", timer.elapsed());
    timer.start();
    m_shared->setMetric(Metric::Overlap);
    QCoreApplication::processEvents();
    qInfo("metric to page: %lld ms", timer.elapsed());
    m_shared->setMetric(Metric::CouplingStrength);
    QCoreApplication::processEvents();
    const WinCount& all = m_page->winners()->figure().counts.back();
    QCOMPARE(all.wins, (std::array<std::size_t, 3>{56, 9, 21}));
    QCOMPARE(all.strictWins, (std::array<std::size_t, 3>{45, 8, 21}));
    const QStringList effects{QStringLiteral("0.758"), QStringLiteral("0.467"), QStringLiteral("0.140"),
                              QStringLiteral("0.845"), QStringLiteral("0.623"), QStringLiteral("0.241"),
                              QStringLiteral("0.871"), QStringLiteral("0.191")};
    for (int row = 0; row < effects.size(); ++row)
        QCOMPARE(cell(m_page->comparisons(), row, Comparison::Effect), effects[row]);
    QVERIFY(child<QLabel>("noiseText")->text().contains(QLatin1String("0.526")));
    QStringList headings;
    for (int i = 0; i < m_page->attention()->topLevelItemCount(); ++i)
        headings << m_page->attention()->topLevelItem(i)->text(0);
    for (const char* heading :
         {"Bugs that deviate: 48", "Weak oracles: 14", "Baselines that differ: 3", "Bugs with few test inputs: 9"})
        QVERIFY2(headings.contains(QLatin1String(heading)), qPrintable(headings.join(QLatin1Char('\n'))));
    QTRY_VERIFY_WITH_TIMEOUT(isComputed(), 30000);
    QVERIFY2(interval(0).startsWith(QLatin1String("0.57")), qPrintable(interval(0)));
}

QTEST_MAIN(tst_OverviewPage)
#include "tst_overview_page.moc"
