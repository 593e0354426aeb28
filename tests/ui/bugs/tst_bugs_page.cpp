// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BoxPlotView.h"
#include "ui/bugs/BugsPage.h"
#include "ui/mutants/MutantTable.h"
#include "ui/mutants/ResultTable.h"
#include "ui/selection/FilterSelection.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_BugsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyStateSaysWhatToDo();
    void filteredAwayOffersToClear();
    void clickOnABoxSelectsAndFillsTheTable();
    void clickOnAnOutlierSelectsTheMutant();
    void clickReleasedElsewhereDoesNothing();
    void clickOnALabelSelectsTheBug();
    void arrowKeys_data();
    void arrowKeys();
    void upAndDownChangeThePanel();
    void enterOpensTheBug();
    void focusTellsScreenReaders();
    void tooltipHasTheNumbers();
    void metricSwitchAndUndo();
    void datasetFilter();
    void orderByMedian();
    void outliersToggle();
    void horizontalBoxes();
    void tableTwin();
    void addedMutantsAreShownTogether();
    void selectionElsewhereScrollsThere();
    void darkPaletteIsFollowed();
    void exportIsOfferedOnlyWithAFigure();
    void publishedStudyIsQuick();

private:
    QToolButton* button(const QString& text) const;
    const BoxItem& item(const char* bug, Scenario scenario) const;
    void click(const QPointF& point) const;
    void key(Qt::Key key) const { QTest::keyClick(m_page->plot(), key); }
    QString selectedBox() const;

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<BugsPage> m_page;
};

void tst_BugsPage::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_page = std::make_unique<BugsPage>(m_shared.get());
    m_page->resize(1200, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_BugsPage::cleanup()
{
    m_page.reset();
    m_shared.reset();
}

QToolButton* tst_BugsPage::button(const QString& text) const
{
    for (QToolButton* candidate : m_page->findChildren<QToolButton*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == text)
            return candidate;
    }
    return nullptr;
}

const BoxItem& tst_BugsPage::item(const char* bug, Scenario scenario) const
{
    for (const BoxItem& item : m_page->plot()->figureLayout().boxes) {
        if (m_page->figure().bugs[item.bug].id == bug && item.scenario == scenario)
            return item;
    }
    qFatal("no such box");
}

void tst_BugsPage::click(const QPointF& point) const
{
    QTest::mouseClick(m_page->plot()->viewport(), Qt::LeftButton, {}, m_page->plot()->toViewport(point));
}

QString tst_BugsPage::selectedBox() const
{
    const ResultSelection& selected = m_shared->selection();
    return selected.bug + QLatin1Char(' ') +
           (selected.scenario ? QString::number(static_cast<int>(*selected.scenario)) : QStringLiteral("-"));
}

void tst_BugsPage::emptyStateSaysWhatToDo()
{
    QSignalSpy run(m_page.get(), &BugsPage::runRequested);
    QVERIFY(!m_page->plot()->isVisible());
    QVERIFY(!m_page->details()->isVisible());
    QPushButton* visible = nullptr;
    for (QPushButton* candidate : m_page->findChildren<QPushButton*>()) {
        if (candidate->isVisible()) {
            QVERIFY(!visible);
            visible = candidate;
        }
    }
    QVERIFY(visible);
    visible->click();
    QCOMPARE(run.count(), 1);
    m_page->setMutants(sampleMutants(1));
    QVERIFY(m_page->plot()->isVisible());
}

void tst_BugsPage::filteredAwayOffersToClear()
{
    m_page->setMutants(sampleMutants(1));
    m_shared->setText(QStringLiteral("nowhere to be found"));
    QVERIFY(!m_page->plot()->isVisible());
    for (QPushButton* candidate : m_page->findChildren<QPushButton*>()) {
        if (candidate->isVisible())
            candidate->click();
    }
    QVERIFY(m_page->plot()->isVisible());
    QVERIFY(!m_shared->filter().narrows());
}

void tst_BugsPage::clickOnABoxSelectsAndFillsTheTable()
{
    m_page->setMutants(sampleMutants(3));
    click(item("deepfd002", Scenario::Post2).body.center());
    QCOMPARE(selectedBox(), QStringLiteral("deepfd002 2"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 3);
    const auto* numbers = m_page->details()->findChild<QTableWidget*>();
    QCOMPARE(numbers->rowCount(), 3);
    QCOMPARE(numbers->item(0, 0)->text(), QStringLiteral("12"));
    QCOMPARE(numbers->item(2, 3)->text(), QStringLiteral("0.100")); // median of 0, 0.1, 0.2
    click(item("deepfd001", Scenario::Pre).body.center());
    QCOMPARE(numbers->item(2, 0)->text(), QStringLiteral("–")); // no box, no numbers
}

void tst_BugsPage::clickOnAnOutlierSelectsTheMutant()
{
    m_page->setMutants(sampleMutants(3));
    click(item("deeplocalize003", Scenario::Pre).outliers.front().center);
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize003 0"));
    QCOMPARE(m_shared->selection().mutant, QStringLiteral("TCL_0"));
    QCOMPARE(m_page->details()->mutants()->table()->selectionModel()->selectedRows().size(), 1);
}

void tst_BugsPage::clickReleasedElsewhereDoesNothing()
{
    m_page->setMutants(sampleMutants(3));
    QWidget* viewport = m_page->plot()->viewport();
    const auto at = [this](const char* bug) {
        return m_page->plot()->toViewport(item(bug, Scenario::Pre).body.center());
    };
    QTest::mousePress(viewport, Qt::LeftButton, {}, at("deepfd001"));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at("deepfd003"));
    QTest::mouseClick(viewport, Qt::RightButton, {}, at("deepfd001"));
    QCOMPARE(m_shared->selection().bug, QString());
}

void tst_BugsPage::clickOnALabelSelectsTheBug()
{
    m_page->setMutants(sampleMutants(3));
    const QRectF band = m_page->plot()->figureLayout().bands[1].area;
    click({band.center().x(), band.bottom() - 3});
    QCOMPARE(selectedBox(), QStringLiteral("deepfd002 -"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 20);
}

void tst_BugsPage::arrowKeys_data()
{
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<QString>("box");
    using Keys = QList<Qt::Key>;
    QTest::newRow("first key lands on the first box") << Keys{Qt::Key_Right} << "deepfd001 0";
    QTest::newRow("right") << Keys{Qt::Key_Home, Qt::Key_Right} << "deepfd001 1";
    QTest::newRow("right over the gap") << Keys{Qt::Key_Home, Qt::Key_Right, Qt::Key_Right} << "deepfd002 0";
    QTest::newRow("left") << Keys{Qt::Key_End, Qt::Key_Left} << "deeplocalize003 0";
    QTest::newRow("left at the start") << Keys{Qt::Key_Home, Qt::Key_Left} << "deepfd001 0";
    QTest::newRow("right at the end") << Keys{Qt::Key_End, Qt::Key_Right} << "deeplocalize003 1";
    QTest::newRow("down without a panel below") << Keys{Qt::Key_Home, Qt::Key_Down} << "deepfd001 0";
}

void tst_BugsPage::arrowKeys()
{
    QFETCH(QList<Qt::Key>, keys);
    QFETCH(QString, box);
    m_page->setMutants(sampleMutants(3));
    for (Qt::Key pressed : keys)
        key(pressed);
    QCOMPARE(selectedBox(), box);
}

void tst_BugsPage::upAndDownChangeThePanel()
{
    m_page->setMutants(sampleMutants(20));
    QCOMPARE(m_page->plot()->figureLayout().panels.size(), std::size_t(2));
    m_shared->select(QStringLiteral("deepfd004"), Scenario::Post1);
    key(Qt::Key_Down);
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize004 1"));
    key(Qt::Key_Up);
    QCOMPARE(selectedBox(), QStringLiteral("deepfd004 1"));
}

void tst_BugsPage::enterOpensTheBug()
{
    m_page->setMutants(sampleMutants(3));
    QSignalSpy opened(m_page.get(), &BugsPage::pairRequested);
    key(Qt::Key_Return);
    QCOMPARE(opened.count(), 0);
    key(Qt::Key_End);
    key(Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().toString(), QStringLiteral("deeplocalize003"));
}

void tst_BugsPage::focusTellsScreenReaders()
{
    m_page->setMutants(sampleMutants(3));
    QVERIFY(!m_page->plot()->accessibleName().isEmpty());
    key(Qt::Key_Home);
    const QString spoken = m_page->plot()->accessibleDescription();
    for (const char* part : {"deepfd001", "Pre-training", "n 12", "0.5650"})
        QVERIFY2(spoken.contains(QLatin1String(part)), qPrintable(spoken));
    for (QWidget* control : m_page->findChildren<QComboBox*>())
        QVERIFY(!control->accessibleName().isEmpty());
}

void tst_BugsPage::tooltipHasTheNumbers()
{
    m_page->setMutants(sampleMutants(3));
    const BoxPlotView* plot = m_page->plot();
    const BoxItem& pre = item("deepfd001", Scenario::Pre);
    const QString box = plot->tooltipAt(plot->toViewport(pre.body.center()));
    for (const char* part : {"n 12", "minimum 0.0200, maximum 0.7300", "quartiles 0.4825, 0.5650, 0.6475",
                             "whiskers 0.4300 to 0.7300", "outliers: 1"})
        QVERIFY2(box.contains(QLatin1String(part)), qPrintable(box));
    const QString outlier = plot->tooltipAt(plot->toViewport(pre.outliers.front().center));
    QVERIFY(outlier.endsWith(QLatin1String("outlier 0.0200")));
    QCOMPARE(plot->tooltipAt({2, 2}), QString());
}

void tst_BugsPage::metricSwitchAndUndo()
{
    m_page->setMutants(sampleMutants(2));
    QTest::mouseClick(button(QStringLiteral("IoU")), Qt::LeftButton);
    QVERIFY(m_page->figure().metric == Metric::Overlap);
    QCOMPARE(m_page->figureName(), QStringLiteral("bugwise-iou"));
    m_shared->history()->undo();
    QVERIFY(m_page->figure().metric == Metric::CouplingStrength);
    QVERIFY(button(QStringLiteral("CS"))->isChecked());
    QVERIFY(!button(QStringLiteral("IoU"))->isChecked());
}

void tst_BugsPage::datasetFilter()
{
    m_page->setMutants(sampleMutants(2));
    auto* datasets = m_page->findChildren<QComboBox*>().first();
    QCOMPARE(datasets->count(), 3);
    QTest::keyClick(datasets, Qt::Key_Down);
    QCOMPARE(m_shared->filter().dataset, QStringLiteral("deepfd"));
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(2));
    QCOMPARE(m_page->figureName(), QStringLiteral("bugwise-cs-deepfd"));
    m_shared->history()->undo();
    QCOMPARE(datasets->currentIndex(), 0);
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(4));
}

void tst_BugsPage::orderByMedian()
{
    std::vector<MutantResult> mutants = sampleMutants(1);
    mutants.push_back(sampleMutant("deepfd999", "deepfd", Scenario::Pre, "TCL_1", 0.99, 0.1));
    mutants.push_back(sampleMutant("deepfd000", "deepfd", Scenario::Pre, "TCL_1", 0.01, 0.1));
    m_page->setMutants(mutants);
    QCOMPARE(m_page->figure().bugs.front().id, std::string("deepfd000"));
    auto* order = m_page->findChildren<QComboBox*>().last();
    order->setCurrentIndex(1);
    QCOMPARE(m_page->figure().bugs.front().id, std::string("deepfd999"));
    QCOMPARE(m_page->figure().bugs.back().id, std::string("deepfd000"));
}

void tst_BugsPage::outliersToggle()
{
    m_page->setMutants(sampleMutants(1));
    QCOMPARE(item("deepfd001", Scenario::Pre).outliers.size(), std::size_t(1));
    button(QStringLiteral("Outliers"))->click();
    QVERIFY(item("deepfd001", Scenario::Pre).outliers.empty());
}

void tst_BugsPage::horizontalBoxes()
{
    m_page->setMutants(sampleMutants(3));
    button(QStringLiteral("Horizontal"))->click();
    const BoxItem& first = item("deepfd001", Scenario::Pre);
    QVERIFY(first.body.width() > first.body.height());
    key(Qt::Key_Home);
    key(Qt::Key_Down);
    QCOMPARE(selectedBox(), QStringLiteral("deepfd001 1"));
    click(item("deeplocalize002", Scenario::Pre).body.center());
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize002 0"));
}

void tst_BugsPage::tableTwin()
{
    m_page->setMutants(sampleMutants(2));
    button(QStringLiteral("Table"))->click();
    QVERIFY(m_page->table()->isVisible());
    QVERIFY(!m_page->plot()->isVisible());
    QCOMPARE(m_page->table()->model()->rowCount(), int(m_page->figure().boxes.size()));
    const QModelIndex second = m_page->table()->model()->index(1, 0);
    QTest::mouseClick(m_page->table()->viewport(), Qt::LeftButton, {}, m_page->table()->visualRect(second).center());
    QCOMPARE(selectedBox(), QStringLiteral("deepfd001 1"));
    button(QStringLiteral("Table"))->click();
    QVERIFY(m_page->plot()->isVisible());
}

void tst_BugsPage::addedMutantsAreShownTogether()
{
    m_page->setMutants(sampleMutants(1));
    const std::size_t before = m_page->figure().boxes.size();
    for (const MutantResult& mutant : sampleMutants(2)) {
        if (mutant.bug == "deepfd002")
            m_page->addMutant(mutant);
    }
    QCOMPARE(m_page->figure().boxes.size(), before); // not one by one
    QTRY_COMPARE(m_page->figure().boxes.size(), before + 3);
    m_shared->select(QStringLiteral("deepfd002"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 20);
}

void tst_BugsPage::selectionElsewhereScrollsThere()
{
    m_page->setMutants(sampleMutants(43));
    QScrollBar* bar = m_page->plot()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    m_shared->select(QStringLiteral("deeplocalize043"), Scenario::Pre);
    QVERIFY(bar->value() > 0);
    const QPoint shown = m_page->plot()->toViewport(item("deeplocalize043", Scenario::Pre).body.center());
    QVERIFY(m_page->plot()->viewport()->rect().contains(shown));
    m_shared->select(QStringLiteral("deepfd001"), Scenario::Pre);
    QCOMPARE(bar->value(), 0);
}

void tst_BugsPage::darkPaletteIsFollowed()
{
    m_page->setMutants(sampleMutants(2));
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x23, 0x26, 0x29));
    dark.setColor(QPalette::Text, QColor(0xEF, 0xF0, 0xF1));
    m_page->setPalette(dark);
    const QImage image = m_page->plot()->viewport()->grab().toImage();
    QCOMPARE(image.pixel(2, image.height() - 2), dark.color(QPalette::Base).rgb());
    int bright = 0;
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 200; ++x)
            bright += contrastRatio(image.pixelColor(x, y), dark.color(QPalette::Base)) >= 4.5 ? 1 : 0;
    }
    QVERIFY(bright > 100); // the title is written in a light colour
}

void tst_BugsPage::exportIsOfferedOnlyWithAFigure()
{
    QSignalSpy exports(m_page.get(), &BugsPage::exportRequested);
    QToolButton* exportButton = button(QStringLiteral("Export figure…"));
    QVERIFY(!exportButton->isEnabled());
    m_page->setMutants(sampleMutants(1));
    exportButton->click();
    QCOMPARE(exports.count(), 1);
}

/// Not a benchmark: guards against quadratic work, ten times slower than seen.
void tst_BugsPage::publishedStudyIsQuick()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<MutantResult> mutants = publishedMutants();
    QElapsedTimer timer;
    timer.start();
    m_page->setMutants(mutants);
    m_page->grab();
    QCOMPARE(m_page->figure().bugs.size(), std::size_t(86));
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_MAIN(tst_BugsPage)
#include "tst_bugs_page.moc"
