// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"
#include "tests/support/TestData.h"
#include "tests/ui/deviations/DeviationSamples.h"
#include "ui/deviations/BoxComparison.h"
#include "ui/deviations/DeviationModel.h"
#include "ui/deviations/DeviationsPage.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"

#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <map>
#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_DeviationsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyStateSaysWhatToDo();
    void missingScenariosAreExplained();
    void countsBugs();
    void clickSelectsEverywhere();
    void arrowKeysWalk();
    void openingAsksForBugs();
    void selectionElsewhereIsFollowed();
    void thresholdMovesBugsAtOnce();
    void thresholdIsUndone();
    void typingIsOneStep();
    void defaultsComeBack();
    void setRulesIsNoStep();
    void historyMayOutliveThePage();
    void collapsedStaysCollapsed();
    void tableTwin();
    void boxesHaveTooltips();
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
    QString text(const char* label) const { return child<QLabel>(label)->text(); }
    const DeviationModel* model() const { return static_cast<const DeviationModel*>(m_page->list()->model()); }
    QString categoryOf(const char* bug) const
    {
        return model()->categoryKey(model()->rowsOf(QLatin1String(bug)).front().parent());
    }
    void click(const QModelIndex& index) const
    {
        m_page->list()->scrollTo(index);
        QTest::mouseClick(m_page->list()->viewport(), Qt::LeftButton, {}, m_page->list()->visualRect(index).center());
    }

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<DeviationsPage> m_page;
};

void tst_DeviationsPage::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_page = std::make_unique<DeviationsPage>(m_results.get(), m_shared.get());
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_DeviationsPage::cleanup()
{
    m_page.reset();
    m_results.reset();
    m_shared.reset();
}

void tst_DeviationsPage::emptyStateSaysWhatToDo()
{
    QSignalSpy run(m_page.get(), &ResultsPage::runRequested);
    QSignalSpy import(m_page.get(), &ResultsPage::importRequested);
    QVERIFY(!m_page->list()->isVisible());
    QVERIFY(!child<QWidget>("deviationsSide")->isVisible());
    child<QPushButton>("emptyRun")->click();
    child<QPushButton>("emptyImport")->click();
    QCOMPARE(run.count(), 1);
    QCOMPARE(import.count(), 1);
    setMutants(deviationSamples());
    QVERIFY(m_page->list()->isVisible());
}

void tst_DeviationsPage::missingScenariosAreExplained()
{
    setMutants(deviationSamples());
    m_shared->setScenarios({Scenario::Pre});
    auto* clear = child<QPushButton>("deviationsClearFilters");
    QTRY_VERIFY(clear->isVisible());
    QVERIFY(!m_page->list()->isVisible());
    clear->click();
    QTRY_VERIFY(m_page->list()->isVisible());
}

void tst_DeviationsPage::countsBugs()
{
    std::vector<MutantResult> mutants = deviationSamples();
    mutants.push_back(sampleMutant("deepfd005", "deepfd", Scenario::Pre, "TCL_1", 0.5, 0.5));
    setMutants(mutants);
    QCOMPARE(text("deviationsCount"), QStringLiteral("3 of 4 bugs deviate"));
    QVERIFY2(text("deviationsParts").endsWith(QLatin1String("missing: 1")), qPrintable(text("deviationsParts")));
}

void tst_DeviationsPage::clickSelectsEverywhere()
{
    setMutants(deviationSamples());
    click(model()->rowsOf(QStringLiteral("deepfd002")).front());
    QCOMPARE(m_shared->selection().bug, QStringLiteral("deepfd002"));
    QVERIFY(text("deviationTitle").startsWith(QLatin1String("deepfd002")));
    QVERIFY2(text("deviationReason").contains(QLatin1String("0.050")), qPrintable(text("deviationReason")));
    m_shared->history()->undo();
    QVERIFY(m_shared->selection().bug.isEmpty());
    QVERIFY(!m_page->list()->currentIndex().isValid());
}

void tst_DeviationsPage::arrowKeysWalk()
{
    setMutants(deviationSamples());
    click(model()->rowsOf(QStringLiteral("deepfd003")).front());
    QTest::keyClick(m_page->list(), Qt::Key_Down);
    QCOMPARE(m_shared->selection().bug, QStringLiteral("deepfd004"));
    // The same bug in another category is the same selection.
    click(model()->rowsOf(QStringLiteral("deepfd003")).back());
    QCOMPARE(m_shared->selection().bug, QStringLiteral("deepfd003"));
    QCOMPARE(model()->categoryKey(m_page->list()->currentIndex().parent()), QStringLiteral("weak_oracle"));
}

void tst_DeviationsPage::openingAsksForBugs()
{
    setMutants(deviationSamples());
    QSignalSpy pages(m_page.get(), &ResultsPage::pageRequested);
    click(model()->rowsOf(QStringLiteral("deepfd002")).front());
    QCOMPARE(pages.count(), 0);
    QTest::keyClick(m_page->list(), Qt::Key_Return);
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.front().front().toString(), QStringLiteral("bugs"));
    Q_EMIT child<QLabel>("deviationLink")->linkActivated(QStringLiteral("bugs"));
    QCOMPARE(pages.count(), 2);
}

void tst_DeviationsPage::selectionElsewhereIsFollowed()
{
    setMutants(deviationSamples());
    m_shared->select(QStringLiteral("deepfd004"));
    QCOMPARE(m_page->list()->currentIndex().data(BugRole).toString(), QStringLiteral("deepfd004"));
    m_shared->select(QStringLiteral("deepfd001")); // on the trend, whose category is closed
    QVERIFY(!text("deviationReason").isEmpty());
    QVERIFY(child<QWidget>("boxComparison")->isVisible());
    m_shared->select(QStringLiteral("nowhere001"));
    QCOMPARE(text("deviationTitle"), QStringLiteral("nowhere001"));
    QVERIFY(!child<QWidget>("boxComparison")->isVisible());
}

void tst_DeviationsPage::thresholdMovesBugsAtOnce()
{
    setMutants(deviationSamples());
    QSignalSpy changes(m_page.get(), &DeviationsPage::rulesChanged);
    m_shared->select(QStringLiteral("deepfd004"));
    QCOMPARE(categoryOf("deepfd004"), QStringLiteral("reversal"));
    auto* gap = child<QDoubleSpinBox>("narrow_gap");
    gap->setFocus();
    QTest::keyClick(gap, Qt::Key_Up);
    QTest::keyClick(gap, Qt::Key_Up); // 0.12
    QCoreApplication::processEvents();
    QCOMPARE(m_page->rules().narrowGap, 0.12);
    QCOMPARE(categoryOf("deepfd004"), QStringLiteral("narrow_cs_lead"));
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.back().front().value<DeviationRules>().narrowGap, 0.12);
    // The selected bug stays so, and its reason follows.
    QCOMPARE(m_page->list()->currentIndex().data(BugRole).toString(), QStringLiteral("deepfd004"));
    QVERIFY2(text("deviationReason").contains(QLatin1String("0.12")), qPrintable(text("deviationReason")));
}

void tst_DeviationsPage::thresholdIsUndone()
{
    setMutants(deviationSamples());
    child<QDoubleSpinBox>("narrow_gap")->setValue(0.02);
    child<QDoubleSpinBox>("near_one")->setValue(0.6);
    QCOMPARE(m_shared->history()->count(), 2);
    m_shared->history()->undo();
    QCOMPARE(m_page->rules().nearOne, 0.75);
    QCOMPARE(m_page->rules().narrowGap, 0.02);
    m_shared->history()->undo();
    QCOMPARE(child<QDoubleSpinBox>("narrow_gap")->value(), 0.1);
    m_shared->history()->redo();
    QCOMPARE(m_page->rules().narrowGap, 0.02);
    QCoreApplication::processEvents();
    QCOMPARE(categoryOf("deepfd002"), QStringLiteral("reversal"));
}

void tst_DeviationsPage::typingIsOneStep()
{
    setMutants(deviationSamples());
    auto* gap = child<QDoubleSpinBox>("narrow_gap");
    gap->setFocus();
    gap->selectAll();
    QTest::keyClicks(gap, QStringLiteral("0.25"));
    QCOMPARE(m_page->rules().narrowGap, 0.25);
    QCOMPARE(m_shared->history()->count(), 1);
    // Back to what it was: nothing to undo.
    gap->selectAll();
    QTest::keyClicks(gap, QStringLiteral("0.1"));
    QCOMPARE(m_shared->history()->count(), 0);
}

void tst_DeviationsPage::defaultsComeBack()
{
    setMutants(deviationSamples());
    auto* defaults = child<QPushButton>("thresholdDefaults");
    QVERIFY(!defaults->isEnabled());
    child<QDoubleSpinBox>("narrow_gap")->setValue(0.5);
    child<QDoubleSpinBox>("tie_epsilon")->setValue(1e-6);
    QVERIFY(defaults->isEnabled());
    defaults->click();
    QCOMPARE(m_page->rules().narrowGap, 0.1);
    QCOMPARE(m_page->rules().epsilon, 1e-9);
    QVERIFY(!defaults->isEnabled());
    m_shared->history()->undo();
    QCOMPARE(m_page->rules().epsilon, 1e-6);
}

void tst_DeviationsPage::setRulesIsNoStep()
{
    setMutants(deviationSamples());
    QSignalSpy changes(m_page.get(), &DeviationsPage::rulesChanged);
    DeviationRules rules;
    rules.narrowGap = 0.2;
    m_page->setRules(rules);
    m_page->setRules(rules);
    QCoreApplication::processEvents();
    QCOMPARE(changes.count(), 1);
    QCOMPARE(m_shared->history()->count(), 0);
    QCOMPARE(child<QDoubleSpinBox>("narrow_gap")->value(), 0.2);
    QCOMPARE(categoryOf("deepfd004"), QStringLiteral("narrow_cs_lead"));
}

void tst_DeviationsPage::historyMayOutliveThePage()
{
    child<QDoubleSpinBox>("narrow_gap")->setValue(0.5);
    m_page.reset();
    m_shared->history()->undo();
    QVERIFY(!m_shared->history()->canUndo());
}

void tst_DeviationsPage::collapsedStaysCollapsed()
{
    setMutants(deviationSamples());
    const auto expanded = [this](const char* key) {
        for (int row = 0; row < model()->rowCount(); ++row) {
            if (model()->categoryKey(model()->index(row, 0)) == QLatin1String(key))
                return m_page->list()->isExpanded(model()->index(row, 0));
        }
        return false;
    };
    QVERIFY(expanded("reversal"));
    QVERIFY(!expanded("none"));
    m_page->list()->collapse(model()->rowsOf(QStringLiteral("deepfd003")).front().parent());
    child<QDoubleSpinBox>("near_one")->setValue(0.7);
    QCoreApplication::processEvents();
    QVERIFY(!expanded("reversal"));
    QVERIFY(expanded("weak_oracle"));
}

void tst_DeviationsPage::tableTwin()
{
    setMutants(deviationSamples());
    child<QToolButton>("deviationsTableButton")->click();
    QVERIFY(m_page->table()->isVisible());
    QVERIFY(!m_page->list()->isVisible());
    const QAbstractItemModel* rows = m_page->table()->model();
    QCOMPARE(rows->rowCount(), 4);
    const QModelIndex second = rows->index(1, 0);
    QTest::mouseClick(m_page->table()->viewport(), Qt::LeftButton, {}, m_page->table()->visualRect(second).center());
    QCOMPARE(m_shared->selection().bug, QStringLiteral("deepfd002"));
}

void tst_DeviationsPage::boxesHaveTooltips()
{
    setMutants(deviationSamples());
    m_shared->select(QStringLiteral("deepfd002"));
    const auto* boxes = child<BoxComparison>("boxComparison");
    QCoreApplication::processEvents();
    bool found = false;
    for (int x = 0; x < boxes->width(); x += 4)
        found = found || boxes->tooltipAt(QPointF(x, boxes->height() / 2.0)).contains(QLatin1String("deepfd002"));
    QVERIFY(found);
    QVERIFY(boxes->tooltipAt({1.0, 1.0}).isEmpty());
    QVERIFY(boxes->accessibleDescription().contains(QLatin1String("deepfd002")));
}

void tst_DeviationsPage::darkPaletteIsFollowed()
{
    setMutants(deviationSamples());
    m_shared->select(QStringLiteral("deepfd002"));
    auto* boxes = child<QWidget>("boxComparison");
    const QImage light = boxes->grab().toImage();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x23, 0x26, 0x29));
    dark.setColor(QPalette::Text, QColor(0xEF, 0xF0, 0xF1));
    m_page->setPalette(dark);
    QCoreApplication::processEvents();
    QVERIFY(boxes->grab().toImage() != light);
}

/// The categories of all 86 bugs, and that changing a threshold is quick: ten times slower than seen.
void tst_DeviationsPage::publishedStudy()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    const QString folder = publishedFolder() + QStringLiteral("/dl-mutant-realism/results");
    setMutants(readPublishedResults(folder.toStdString()).mutants);
    QCOMPARE(m_page->deviations().size(), std::size_t(86));

    QFile golden(goldenFolder() + QStringLiteral("/deviations.csv"));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const auto fields = [&golden] { return QString::fromUtf8(golden.readLine()).trimmed().split(QLatin1Char(',')); };
    const QStringList head = fields();
    const auto column = [&head](const char* name) { return head.indexOf(QLatin1String(name)); };
    for (const BugDeviation& bug : m_page->deviations()) {
        const QStringList row = fields();
        QCOMPARE(QString::fromStdString(bug.bug), row[0]);
        QCOMPARE(deviationName(bug.trend), row[column("type1")].toStdString());
        QCOMPARE(deviationName(bug.level), row[column("type2")].toStdString());
        QCOMPARE(bug.weakOracle, row[column("weak_oracle")] == QLatin1String("1"));
        QCOMPARE(bug.baselineMismatch, row[column("baseline_mismatch")] == QLatin1String("1"));
    }
    QCOMPARE(text("deviationsCount"), QStringLiteral("48 of 86 bugs deviate"));
    QVERIFY(text("deviationsParts").contains(QLatin1String("39")));

    QElapsedTimer timer;
    timer.start();
    child<QDoubleSpinBox>("narrow_gap")->setValue(0.08);
    QCoreApplication::processEvents();
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    qInfo("threshold to list: %lld ms", timer.elapsed());
    QCOMPARE(categoryOf("defect4ml095"), QStringLiteral("reversal"));
}

QTEST_MAIN(tst_DeviationsPage)
#include "tst_deviations_page.moc"
