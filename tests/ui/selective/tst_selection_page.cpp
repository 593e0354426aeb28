// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"
#include "tests/support/TestData.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selective/QualityScatter.h"
#include "ui/selective/SelectionPage.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

class tst_SelectionPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyStatesSayWhatToDo();
    void usualDatasetsAreThoseOfTheStudy();
    void familiesAreListed();
    void hitRateIsOneValue();
    void minimumSupport();
    void datasetsAreChosen();
    void settingsAreRestored();
    void clickOnAFamily();
    void pointsAreClicked();
    void filterNarrowsThePointsAlone();
    void burstsAreAnsweredOnce();
    void darkPaletteIsFollowed();
    void publishedStudy();

private:
    void setMutants(std::vector<MutantResult> mutants)
    {
        m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
        QCoreApplication::processEvents();
        QTRY_VERIFY(!m_page->isComputing());
    }
    template <typename Widget>
    Widget* child(const char* name) const
    {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }
    QString count() const { return child<QLabel>("selectionCount")->text(); }
    static QString cell(const QTableView* table, int row, int column)
    {
        return table->model()->index(row, column).data().toString();
    }
    void wait() const { QTRY_VERIFY(!m_page->isComputing()); }

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<SelectionPage> m_page;
};

namespace {

MutantResult qualityMutant(const std::string& bug, const std::string& dataset, const std::string& operatorId,
                           const std::string& parameter, double iq, double eq)
{
    MutantResult mutant = sampleMutant(bug, dataset, Scenario::Pre, operatorId + '_' + parameter, 0.5, eq);
    mutant.quality = IntrinsicQuality{iq, 0.5, 0.5};
    return mutant;
}

/// In every data set: family A (losses "mse") with two mutants of high IQ and EQ, family B ("mae") with one high of
/// two, family C ("kld") with two low ones, which only the first bug has.
std::vector<MutantResult> qualityMutants(const std::vector<std::string>& datasets)
{
    std::vector<MutantResult> mutants;
    for (const std::string& dataset : datasets) {
        mutants.push_back(qualityMutant(dataset + "001", dataset, "LCH", "mse", 0.90, 0.80));
        mutants.push_back(qualityMutant(dataset + "002", dataset, "LCH", "mse", 0.91, 0.81));
        mutants.push_back(qualityMutant(dataset + "001", dataset, "ACH", "relu", 0.92, 0.82));
        mutants.push_back(qualityMutant(dataset + "002", dataset, "ACH", "relu", 0.20, 0.10));
        mutants.push_back(qualityMutant(dataset + "001", dataset, "OCH", "sgd", 0.21, 0.11));
        mutants.push_back(qualityMutant(dataset + "001", dataset, "OCH", "sgd", 0.22, 0.12));
    }
    return mutants;
}

} // namespace

void tst_SelectionPage::init()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_page = std::make_unique<SelectionPage>(m_results.get(), m_shared.get());
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_SelectionPage::cleanup()
{
    m_page.reset();
    m_results.reset();
    m_shared.reset();
}

void tst_SelectionPage::emptyStatesSayWhatToDo()
{
    QSignalSpy import(m_page.get(), &ResultsPage::importRequested);
    QVERIFY(child<QPushButton>("emptyImport")->isVisible());
    child<QPushButton>("emptyImport")->click();
    setMutants(sampleMutants(2)); // without IQ
    QVERIFY(!child<QPushButton>("emptyImport")->isVisible());
    QVERIFY(!m_page->families()->isVisible());
    child<QPushButton>("noQualityImport")->click();
    QCOMPARE(import.count(), 2);
    setMutants(qualityMutants({"deepfd"}));
    QVERIFY(m_page->families()->isVisible());
}

void tst_SelectionPage::usualDatasetsAreThoseOfTheStudy()
{
    using Names = std::set<std::string>;
    QCOMPARE(usualDatasets({"cleanml", "deepfd", "deeplocalize", "defect4ml"}),
             (Names{"cleanml", "deepfd", "deeplocalize"}));
    QCOMPARE(usualDatasets({"deepfd", "defect4ml"}), (Names{"deepfd", "defect4ml"}));
    QCOMPARE(usualDatasets({"cleanml", "deepfd", "deeplocalize"}), (Names{"cleanml", "deepfd", "deeplocalize"}));
    setMutants(qualityMutants({"cleanml", "deepfd", "deeplocalize", "defect4ml"}));
    QVERIFY(child<QCheckBox>("selectionDataset_cleanml")->isChecked());
    QVERIFY(!child<QCheckBox>("selectionDataset_defect4ml")->isChecked());
}

void tst_SelectionPage::familiesAreListed()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    const QTableView* table = m_page->families();
    QCOMPARE(table->model()->rowCount(), 3);
    QCOMPARE(cell(table, 0, 0), QStringLiteral("change_loss_function::mse"));
    QCOMPARE(cell(table, 0, 2), QStringLiteral("1.000"));
    QCOMPARE(cell(table, 1, 2), QStringLiteral("0.500"));
    QCOMPARE(cell(table, 2, 2), QStringLiteral("0.000"));
    QCOMPARE(count(), QStringLiteral("2 of 3 families selected"));
}

void tst_SelectionPage::hitRateIsOneValue()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    QSignalSpy changes(m_page.get(), &SelectionPage::settingsChanged);
    auto* slider = child<QSlider>("selectionHitRateSlider");
    auto* box = child<QDoubleSpinBox>("selectionHitRate");
    QVERIFY(child<QToolButton>("selectionMark25")->isChecked());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(box->value(), 0.26);
    QVERIFY(!child<QToolButton>("selectionMark25")->isChecked());
    child<QToolButton>("selectionMark30")->click();
    QCOMPARE(slider->value(), 30);
    box->setValue(0.505); // between two steps of the slider
    QCOMPARE(m_page->settings().hitRate, 0.505);
    QCOMPARE(changes.count(), 3);
    wait();
    QCOMPARE(count(), QStringLiteral("1 of 3 families selected"));
    box->setValue(0.5); // inclusive
    wait();
    QCOMPARE(count(), QStringLiteral("2 of 3 families selected"));
}

void tst_SelectionPage::minimumSupport()
{
    std::vector<MutantResult> mutants = qualityMutants({"deepfd", "deeplocalize"});
    mutants.push_back(qualityMutant("deepfd001", "deepfd", "HLR", "0.1", 0.95, 0.95));
    setMutants(mutants);
    QCOMPARE(count(), QStringLiteral("3 of 4 families selected"));
    child<QSpinBox>("selectionMinimumBugs")->setValue(2);
    wait();
    QCOMPARE(count(), QStringLiteral("2 of 4 families selected"));
}

void tst_SelectionPage::datasetsAreChosen()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    // On all: for the validation each is left out once.
    QCOMPARE(m_page->validation()->model()->rowCount(), 10);
    QVERIFY(child<QLabel>("selectionValidationHint")->isVisible());
    child<QCheckBox>("selectionDataset_deepfd")->click();
    wait();
    QCOMPARE(m_page->settings().datasets, std::set<std::string>{"deeplocalize"});
    QCOMPARE(m_page->validation()->model()->rowCount(), 5);
    QCOMPARE(cell(m_page->validation(), 0, 0), QStringLiteral("DeepFD"));
    QCOMPARE(cell(m_page->validation(), 0, 2), QStringLiteral("6"));
    QCOMPARE(cell(m_page->validation(), 0, 3), QStringLiteral("4"));
    QCOMPARE(cell(m_page->validation(), 1, 3), QStringLiteral("0.333")); // reduction
    QVERIFY(!child<QLabel>("selectionValidationHint")->isVisible());
    // The last one cannot be taken away.
    auto* last = child<QCheckBox>("selectionDataset_deeplocalize");
    QVERIFY(!last->isEnabled());
    last->click();
    QVERIFY(last->isChecked());
}

void tst_SelectionPage::settingsAreRestored()
{
    QSignalSpy changes(m_page.get(), &SelectionPage::settingsChanged);
    SelectionSettings settings;
    settings.datasets = {"deeplocalize"};
    settings.hitRate = 0.6;
    settings.minimumBugs = 1;
    m_page->setSettings(settings); // before there are results
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    QVERIFY(!child<QCheckBox>("selectionDataset_deepfd")->isChecked());
    QVERIFY(child<QCheckBox>("selectionDataset_deeplocalize")->isChecked());
    QCOMPARE(count(), QStringLiteral("1 of 3 families selected"));
    QCOMPARE(child<QSpinBox>("selectionMinimumBugs")->value(), 1);
    QCOMPARE(changes.count(), 0);
    // Data sets that are not there count for nothing.
    settings.datasets = {"elsewhere"};
    m_page->setSettings(settings);
    QVERIFY(child<QCheckBox>("selectionDataset_deepfd")->isChecked());
}

void tst_SelectionPage::clickOnAFamily()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    const QImage before = m_page->scatter()->grab().toImage();
    QTableView* table = m_page->families();
    const QModelIndex second = table->model()->index(1, 0);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(second).center());
    QCOMPARE(m_shared->selection().operatorId, QStringLiteral("ACH"));
    QVERIFY(m_shared->selection().scenario == Scenario::Pre);
    QVERIFY(m_page->scatter()->grab().toImage() != before);
    // It stays when the numbers change, and changing them is no selection.
    child<QToolButton>("selectionMark30")->click();
    wait();
    QCOMPARE(table->currentIndex().siblingAtColumn(0).data().toString(),
             QStringLiteral("change_activation_function::relu"));
    QCOMPARE(m_shared->history()->count(), 1);
}

void tst_SelectionPage::pointsAreClicked()
{
    setMutants(qualityMutants({"deepfd"}));
    QualityScatter* scatter = m_page->scatter();
    const QPointF place = scatter->place({0.2, 0.1, 0, 0});
    QVERIFY(scatter->tooltipAt(place).contains(QLatin1String("change_activation_function::relu")));
    QTest::mouseClick(scatter, Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(m_shared->selection().bug, QStringLiteral("deepfd002"));
    QCOMPARE(m_shared->selection().mutant, QStringLiteral("ACH_relu"));
    QVERIFY(!scatter->pointAt(scatter->place({0.5, 0.5, 0, 0})));
}

void tst_SelectionPage::filterNarrowsThePointsAlone()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    const auto points = [this] { return child<QLabel>("selectionPointsHint")->text(); };
    QVERIFY(points().contains(QLatin1String("12")));
    m_shared->setDataset(QStringLiteral("deepfd"));
    QTRY_VERIFY(points().contains(QLatin1String(" 6.")));
    QCOMPARE(m_page->families()->model()->rowCount(), 3);
    QVERIFY(m_page->scatter()->accessibleDescription().contains(QLatin1String("DeepFD")));
    QVERIFY(!m_page->scatter()->accessibleDescription().contains(QLatin1String("DeepLocalize")));
    m_shared->setText(QStringLiteral("nowhere to be found"));
    QTRY_VERIFY(points().contains(QLatin1String("No mutant")));
    QVERIFY(m_page->families()->isVisible());
}

void tst_SelectionPage::burstsAreAnsweredOnce()
{
    setMutants(qualityMutants({"deepfd", "deeplocalize"}));
    auto* slider = child<QSlider>("selectionHitRateSlider");
    for (int step = 0; step <= 100; ++step)
        slider->setValue(step);
    wait();
    QCOMPARE(count(), QStringLiteral("1 of 3 families selected"));
    slider->setValue(0);
    wait();
    QCOMPARE(count(), QStringLiteral("3 of 3 families selected"));
}

void tst_SelectionPage::darkPaletteIsFollowed()
{
    setMutants(qualityMutants({"deepfd"}));
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x23, 0x26, 0x29));
    dark.setColor(QPalette::Text, QColor(0xEF, 0xF0, 0xF1));
    m_page->setPalette(dark);
    QCoreApplication::processEvents();
    const QImage image = m_page->scatter()->grab().toImage();
    QCOMPARE(image.pixel(1, image.height() - 2), dark.color(QPalette::Base).rgb());
}

/// The families and the validation of the published study; drawing is quick.
void tst_SelectionPage::publishedStudy()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const QString results = publishedFolder() + QStringLiteral("/dl-mutant-realism/results");
    const QString quality = publishedFolder() + QStringLiteral("/dl-mutant-quality/results");
    setMutants(readPublishedResults(results.toStdString(), quality.toStdString()).mutants);
    struct Row {
        const char* mark;
        const char* families;
        const char* after;
        const char* reduction;
    };
    for (const Row& row :
         {Row{"selectionMark20", "67 of 123", "3095", "0.373"}, Row{"selectionMark25", "51 of 123", "2194", "0.556"},
          Row{"selectionMark30", "27 of 123", "721", "0.854"}}) {
        child<QToolButton>(row.mark)->click();
        wait();
        QVERIFY2(count().startsWith(QLatin1String(row.families)), qPrintable(count()));
        QCOMPARE(cell(m_page->validation(), 0, 2), QStringLiteral("4939"));
        QCOMPARE(cell(m_page->validation(), 0, 3), QLatin1String(row.after));
        QCOMPARE(cell(m_page->validation(), 1, 3), QLatin1String(row.reduction));
    }
    QVERIFY(child<QLabel>("selectionPointsHint")->text().contains(QLatin1String("14551")));
    QElapsedTimer timer;
    timer.start();
    m_page->scatter()->setFamily("change_label::pct_5_15");
    m_page->scatter()->grab();
    const qint64 drawn = timer.restart();
    m_page->scatter()->grab();
    qInfo("scatter: %lld ms drawn, %lld ms from the picture", drawn, timer.elapsed());
    QVERIFY2(drawn < 500, qPrintable(QString::number(drawn)));
}

QTEST_MAIN(tst_SelectionPage)
#include "tst_selection_page.moc"
