// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/bugs/BugsPageTest.h"

#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>

using namespace semblance;
using namespace semblance::testing;

class tst_BoxPlot : public BugsPageTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openPage(); }
    void cleanup() { closePage(); }
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
    void outliersToggle();
    void horizontalBoxes();
    void selectionElsewhereScrollsThere();
    void darkPaletteIsFollowed();
};

void tst_BoxPlot::clickOnABoxSelectsAndFillsTheTable()
{
    setMutants(sampleMutants(3));
    click(item("deepfd002", Scenario::Post2).body.center());
    QCOMPARE(selectedBox(), QStringLiteral("deepfd002 2"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 3);
    QCOMPARE(numbers()->columnCount(), 4); // names and three scenarios
    QCOMPARE(numbers()->item(0, 1)->text(), QStringLiteral("12"));
    QCOMPARE(numbers()->item(3, 0)->text(), QStringLiteral("Median"));
    QCOMPARE(numbers()->item(3, 3)->text(), QStringLiteral("0.100")); // median of 0, 0.1, 0.2
    click(item("deepfd001", Scenario::Pre).body.center());
    QCOMPARE(numbers()->item(0, 3)->text(), QStringLiteral("–")); // no box, no numbers
}

void tst_BoxPlot::clickOnAnOutlierSelectsTheMutant()
{
    setMutants(sampleMutants(3));
    click(item("deeplocalize003", Scenario::Pre).outliers.front().center);
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize003 0"));
    QCOMPARE(m_shared->selection().mutant, QStringLiteral("TCL_0"));
    QCOMPARE(m_page->details()->mutants()->table()->selectionModel()->selectedRows().size(), 1);
}

void tst_BoxPlot::clickReleasedElsewhereDoesNothing()
{
    setMutants(sampleMutants(3));
    QWidget* viewport = m_page->plot()->viewport();
    const auto at = [this](const char* bug) {
        return m_page->plot()->toViewport(item(bug, Scenario::Pre).body.center());
    };
    QTest::mousePress(viewport, Qt::LeftButton, {}, at("deepfd001"));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at("deepfd003"));
    QTest::mouseClick(viewport, Qt::RightButton, {}, at("deepfd001"));
    QCOMPARE(m_shared->selection().bug, QString());
}

void tst_BoxPlot::clickOnALabelSelectsTheBug()
{
    setMutants(sampleMutants(3));
    const QRectF band = m_page->plot()->figureLayout().bands[1].area;
    click({band.center().x(), band.bottom() - 3});
    QCOMPARE(selectedBox(), QStringLiteral("deepfd002 -"));
    QCOMPARE(m_page->details()->mutants()->table()->model()->rowCount(), 20);
}

void tst_BoxPlot::arrowKeys_data()
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

void tst_BoxPlot::arrowKeys()
{
    QFETCH(QList<Qt::Key>, keys);
    QFETCH(QString, box);
    setMutants(sampleMutants(3));
    for (Qt::Key pressed : keys)
        key(pressed);
    QCOMPARE(selectedBox(), box);
}

void tst_BoxPlot::upAndDownChangeThePanel()
{
    setMutants(sampleMutants(20));
    QCOMPARE(m_page->plot()->figureLayout().panels.size(), std::size_t(2));
    m_shared->select(QStringLiteral("deepfd004"), Scenario::Post1);
    key(Qt::Key_Down);
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize004 1"));
    key(Qt::Key_Up);
    QCOMPARE(selectedBox(), QStringLiteral("deepfd004 1"));
}

void tst_BoxPlot::enterOpensTheBug()
{
    setMutants(sampleMutants(3));
    QSignalSpy opened(m_page.get(), &BugsPage::pairRequested);
    key(Qt::Key_Return);
    QCOMPARE(opened.count(), 0);
    key(Qt::Key_End);
    key(Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().toString(), QStringLiteral("deeplocalize003"));
}

void tst_BoxPlot::focusTellsScreenReaders()
{
    setMutants(sampleMutants(3));
    QVERIFY(!m_page->plot()->accessibleName().isEmpty());
    key(Qt::Key_Home);
    const QString spoken = m_page->plot()->accessibleDescription();
    for (const char* part : {"deepfd001", "Pre-training", "n 12", "0.5650"})
        QVERIFY2(spoken.contains(QLatin1String(part)), qPrintable(spoken));
    for (QWidget* control : m_page->findChildren<QComboBox*>())
        QVERIFY(!control->accessibleName().isEmpty());
}

void tst_BoxPlot::tooltipHasTheNumbers()
{
    setMutants(sampleMutants(3));
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

void tst_BoxPlot::outliersToggle()
{
    setMutants(sampleMutants(1));
    QCOMPARE(item("deepfd001", Scenario::Pre).outliers.size(), std::size_t(1));
    button(QStringLiteral("Outliers"))->click();
    settle();
    QVERIFY(item("deepfd001", Scenario::Pre).outliers.empty());
}

void tst_BoxPlot::horizontalBoxes()
{
    setMutants(sampleMutants(3));
    button(QStringLiteral("Horizontal"))->click();
    settle();
    const BoxItem& first = item("deepfd001", Scenario::Pre);
    QVERIFY(first.body.width() > first.body.height());
    key(Qt::Key_Home);
    key(Qt::Key_Down);
    QCOMPARE(selectedBox(), QStringLiteral("deepfd001 1"));
    click(item("deeplocalize002", Scenario::Pre).body.center());
    QCOMPARE(selectedBox(), QStringLiteral("deeplocalize002 0"));
}

void tst_BoxPlot::selectionElsewhereScrollsThere()
{
    setMutants(sampleMutants(43));
    QScrollBar* bar = m_page->plot()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    m_shared->select(QStringLiteral("deeplocalize043"), Scenario::Pre);
    QVERIFY(bar->value() > 0);
    const QPoint shown = m_page->plot()->toViewport(item("deeplocalize043", Scenario::Pre).body.center());
    QVERIFY(m_page->plot()->viewport()->rect().contains(shown));
    m_shared->select(QStringLiteral("deepfd001"), Scenario::Pre);
    QCOMPARE(bar->value(), 0);
}

void tst_BoxPlot::darkPaletteIsFollowed()
{
    setMutants(sampleMutants(2));
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

QTEST_MAIN(tst_BoxPlot)
#include "tst_box_plot.moc"
