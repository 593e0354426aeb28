// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Project.h"
#include "tests/support/TestData.h"
#include "ui/bugs/BugsPage.h"
#include "ui/common/MessageBar.h"
#include "ui/common/Settings.h"
#include "ui/common/Theme.h"
#include "ui/deviations/DeviationsPage.h"
#include "ui/export/ExportDialog.h"
#include "ui/language/Language.h"
#include "ui/operators/OperatorsPage.h"
#include "ui/operators/OperatorsView.h"
#include "ui/overview/OverviewPage.h"
#include "ui/window/MainWindow.h"
#include "ui/window/StudyPages.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr int patience = 30'000; ///< milliseconds; only a broken program waits that long

} // namespace

/// Clicks through the published study in the real window, once as it is, once in German with a decimal comma, once in
/// the dark theme.
class ResultsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void walksThroughTheStudy_data();
    void walksThroughTheStudy();
    void importsTwiceWithoutAChange();
    void refusesAFolderOfSomethingElse();

private:
    QString published() const { return publishedFolder() + QStringLiteral("/dl-mutant-realism/results"); }
    template <typename Page>
    Page* page(const QString& name)
    {
        m_window->showPage(name);
        return m_window->findChild<Page*>(name + QStringLiteral("Page"));
    }
    void drop(const QString& folder);
    void importByDrop();
    void undo() { m_window->findChild<QAction*>(QStringLiteral("undoAction"))->trigger(); }
    const ResultSelection& selected() { return m_window->selection().selection(); }
    void clickFirstOperator();
    void changeThreshold();
    void exportFigure();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void ResultsWindowTest::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QStandardPaths::setTestModeEnabled(true);
}

void ResultsWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
}

void ResultsWindowTest::cleanup()
{
    m_window.reset();
    m_settings.reset();
    m_folder.reset();
    QLocale::setDefault(QLocale::c());
}

void ResultsWindowTest::drop(const QString& folder)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder)});
    const QPoint place(400, 300);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &event);
}

void ResultsWindowTest::importByDrop()
{
    m_window = std::make_unique<MainWindow>(*m_settings);
    m_window->resize(1280, 820);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    // Without an open project the results would become one among the user's documents.
    const QString project = m_folder->filePath(QStringLiteral("study"));
    Project::create(project.toStdString());
    m_window->openProject(project);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->study().project(), patience);
    drop(published());
    QTRY_COMPARE_WITH_TIMEOUT(m_window->results().all()->size(), std::size_t(18869), patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<OverviewPage*>()->isVisible(), patience);
}

void ResultsWindowTest::clickFirstOperator()
{
    auto* operators = page<OperatorsPage>(QStringLiteral("operators"));
    QTRY_COMPARE_WITH_TIMEOUT(operators->figure().rows.size(), std::size_t(36), patience); // two below the coverage
    OperatorsView* view = operators->view();
    QTRY_VERIFY_WITH_TIMEOUT(!view->figureLayout().rows.empty(), patience);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->toViewport(view->figureLayout().rows.front().area.center()));
    QCOMPARE(selected().operatorId, QStringLiteral("VRM"));
}

void ResultsWindowTest::changeThreshold()
{
    auto* deviations = page<DeviationsPage>(QStringLiteral("deviations"));
    const auto bothNearOne = [deviations] {
        int count = 0;
        for (const BugDeviation& bug : deviations->deviations())
            count += bug.level == LevelDeviation::BothNearOne ? 1 : 0;
        return count;
    };
    QTRY_COMPARE_WITH_TIMEOUT(bothNearOne(), 2, patience);
    auto* nearOne = deviations->findChild<QDoubleSpinBox*>(QStringLiteral("near_one"));
    QVERIFY(nearOne);
    nearOne->setValue(0.9);
    QTRY_COMPARE_WITH_TIMEOUT(bothNearOne(), 0, patience);
    QVERIFY(m_window->results().deviationRules() == deviations->rules()); // all pages follow
    deviations->setRules({});
}

void ResultsWindowTest::exportFigure()
{
    m_window->showPage(QStringLiteral("operators"));
    auto* action = m_window->findChild<QAction*>(QStringLiteral("exportFigureAction"));
    QTRY_VERIFY(action->isEnabled());
    action->trigger();
    auto* dialog = m_window->findChild<ExportDialog*>();
    QVERIFY(dialog);
    const QString path = m_folder->filePath(QStringLiteral("figure.svg"));
    dialog->findChild<QLineEdit*>(QStringLiteral("path"))->setText(path);
    dialog->accept();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("VRM"));
}

void ResultsWindowTest::walksThroughTheStudy_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("as it is") << QString() << ThemeChoice::Light;
    QTest::newRow("German, decimal comma") << QStringLiteral("de") << ThemeChoice::Light;
    QTest::newRow("dark") << QString() << ThemeChoice::Dark;
}

void ResultsWindowTest::walksThroughTheStudy()
{
    QFETCH(QString, language);
    QFETCH(ThemeChoice, theme);
    if (!language.isEmpty()) {
        QLocale::setDefault(QLocale(language));
        installLanguage(language);
    }
    applyTheme(theme);
    importByDrop();
    if (!QTest::currentTestFailed())
        clickFirstOperator();
    if (QTest::currentTestFailed())
        return;
    // The bug bars and the mutants of the operator go on narrowing; undo comes back the same way.
    const QString bug = QStringLiteral("deepfd006");
    m_window->selection().select({bug, Scenario::Pre, QStringLiteral("VRM"), {}});
    auto* mutants = m_window->findChild<OperatorsPage*>()->findChild<QTableView*>(QStringLiteral("operatorMutants"));
    QVERIFY(mutants);
    QTRY_COMPARE_WITH_TIMEOUT(mutants->model()->rowCount(), 1, patience);
    mutants->setCurrentIndex(mutants->model()->index(0, 0));
    QTRY_VERIFY(!selected().mutant.isEmpty());
    undo();
    QVERIFY(selected().mutant.isEmpty());
    QCOMPARE(selected().bug, bug);
    undo();
    QVERIFY(selected().bug.isEmpty());
    QCOMPARE(selected().operatorId, QStringLiteral("VRM"));

    m_window->selection().setDataset(QStringLiteral("deepfd"));
    auto* bugs = page<BugsPage>(QStringLiteral("bugs"));
    QTRY_COMPARE_WITH_TIMEOUT(bugs->figure().bugs.size(), std::size_t(25), patience);
    undo();
    QTRY_COMPARE_WITH_TIMEOUT(bugs->figure().bugs.size(), std::size_t(86), patience);

    changeThreshold();
    exportFigure();
    if (!language.isEmpty())
        installLanguage(QStringLiteral("en"));
    applyTheme(ThemeChoice::Light);
}

void ResultsWindowTest::importsTwiceWithoutAChange()
{
    importByDrop();
    drop(published());
    auto* text = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
    QTRY_VERIFY_WITH_TIMEOUT(text->text().contains(QStringLiteral("nothing has changed")), patience);
    QCOMPARE(m_window->results().all()->size(), std::size_t(18869));
}

void ResultsWindowTest::refusesAFolderOfSomethingElse()
{
    m_window = std::make_unique<MainWindow>(*m_settings);
    m_window->show();
    const QString project = m_folder->filePath(QStringLiteral("study"));
    Project::create(project.toStdString());
    m_window->openProject(project);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->study().project(), patience);
    m_window->importResults(m_folder->path());
    auto* text = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
    QTRY_VERIFY_WITH_TIMEOUT(text->isVisible() && text->text().contains(m_folder->path()), patience);
    QVERIFY(m_window->results().all()->empty());
}

QTEST_MAIN(ResultsWindowTest)
#include "tst_results_window.moc"
