// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "ui/common/Icons.h"
#include "ui/common/MessageBar.h"
#include "ui/common/Settings.h"
#include "ui/common/Theme.h"
#include "ui/project/ProjectTree.h"
#include "ui/project/WelcomePage.h"
#include "ui/window/MainMenu.h"
#include "ui/window/ProjectFolders.h"
#include "ui/window/SessionState.h"
#include "ui/window/StatusLine.h"
#include "ui/window/StudyPages.h"
#include "ui/window/StudyReports.h"

#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace semblance {

namespace {

constexpr QSize standardSize(1280, 820);
constexpr int treeWidth = 310; ///< room for "deeplocalize024", its status and its mutants

std::vector<SampleOffer> sampleOffers()
{
    std::vector<SampleOffer> offers;
    for (const SampleProject& sample : Project::samples())
        offers.push_back({QString::fromStdString(sample.name), QString::fromStdString(sample.title),
                          QString::fromStdString(sample.description)});
    return offers;
}

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_results(&m_selection)
    , m_menu(new MainMenu(menuBar(), m_selection, m_runActions, settings, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(icon(QStringLiteral("semblance")));
    setAcceptDrops(true);
    makeCentre();
    makeTree();
    setStatusBar(new StatusLine(m_study, m_selection, this));
    connectMenu();
    connectStudy();
    connect(&m_study, &StudyController::imported, this, [this] { showPage(QStringLiteral("overview")); });
    new StudyReports(m_study, *m_messages, this);
    connect(&m_settings, &Settings::changed, this, &MainWindow::changeSetting);
    resize(standardSize);
    m_standardState = saveState();
    restoreGeometry(m_settings.value(Setting::WindowGeometry).toByteArray());
    restoreState(m_settings.value(Setting::WindowState).toByteArray());
    m_treeWanted = !m_dock->isHidden();
    showWelcome();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeCentre()
{
    auto* centre = new QWidget(this);
    m_messages = new MessageBar(centre);
    m_stack = new QStackedWidget(centre);
    m_welcome = new WelcomePage(sampleOffers(), m_settings, m_stack);
    m_pages = new StudyPages({m_study, m_results, m_selection, m_runActions, m_menu->importResults(), m_settings,
                              [this](const QString& page) { showPage(page); }},
                             m_menu->exportFigure(), m_stack);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_pages);
    auto* bar = new QVBoxLayout;
    bar->setContentsMargins(8, 0, 8, 0);
    bar->addWidget(m_messages);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::askForProject);
    connect(m_welcome, &WelcomePage::importRequested, this, &MainWindow::askForResults);
    connect(m_welcome, &WelcomePage::projectRequested, this, &MainWindow::openProject);
    connect(m_welcome, &WelcomePage::sampleRequested, this, [this](const QString& name) { openSample(name); });
}

void MainWindow::makeTree()
{
    m_tree = new ProjectTree(this);
    m_dock = new QDockWidget(tr("Project tree"), this);
    m_dock->setObjectName(QStringLiteral("projectDock"));
    m_dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_dock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_dock->setWidget(m_tree);
    addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {treeWidth}, Qt::Horizontal);
    m_menu->addTreeToggle(m_dock->toggleViewAction());
    connect(m_dock->toggleViewAction(), &QAction::triggered, this, [this](bool shown) { m_treeWanted = shown; });
    connect(m_tree, &ProjectTree::bugActivated, this, &MainWindow::activateBug);
    connect(m_tree, &ProjectTree::datasetActivated, this, &MainWindow::activateDataset);
    connect(&m_selection, &FilterSelection::selectionChanged, this,
            [this] { m_tree->showBug(m_selection.selection().bug); });
}

void MainWindow::connectMenu()
{
    m_menu->addSamples(sampleOffers());
    m_menu->addPages(m_pages->entries());
    connect(m_menu, &MainMenu::pageRequested, m_pages, qOverload<int>(&StudyPages::showPage));
    connect(m_menu, &MainMenu::openRequested, this, &MainWindow::askForProject);
    connect(m_menu, &MainMenu::importRequested, this, &MainWindow::askForResults);
    connect(m_menu, &MainMenu::projectRequested, this, &MainWindow::openProject);
    connect(m_menu, &MainMenu::sampleRequested, this, [this](const QString& name) { openSample(name); });
    connect(m_menu, &MainMenu::closeRequested, this, &MainWindow::closeProject);
    connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
    connect(m_menu, &MainMenu::checkRequested, &m_study, &StudyController::check);
    connect(m_menu, &MainMenu::layoutResetRequested, this, &MainWindow::resetLayout);
    connect(m_menu, &MainMenu::findRequested, this, [this] {
        m_dock->setVisible(m_study.project() != nullptr);
        m_tree->findChild<QLineEdit*>(QStringLiteral("pairFilter"))->setFocus(Qt::ShortcutFocusReason);
    });
    const auto on = [this](RunAction action, auto slot) {
        connect(m_runActions.action(action), &QAction::triggered, &m_study, slot);
    };
    on(RunAction::Run, &StudyController::run);
    on(RunAction::Pause, &StudyController::pause);
    on(RunAction::Resume, &StudyController::resume);
    on(RunAction::Cancel, &StudyController::cancel);
}

void MainWindow::connectStudy()
{
    connect(&m_study, &StudyController::loading, this, [this](const QString& folder) {
        statusBar()->showMessage(tr("Opening %1…").arg(QDir::toNativeSeparators(folder)));
    });
    const auto take = [this](const LoadedStudy& study) { m_results.setMutants(study.mutants); };
    connect(&m_study, &StudyController::opened, this, take);
    connect(&m_study, &StudyController::refreshed, this, take);
    connect(&m_study, &StudyController::closed, this, [this] { m_results.setMutants(nullptr); });
    connect(&m_study, &StudyController::mutantsReplaced, &m_results, &StudyResults::setMutants);
    connect(&m_study, &StudyController::mutantCompared, &m_results, &StudyResults::add);
    connect(&m_study, &StudyController::opened, this, &MainWindow::showStudy);
    connect(&m_study, &StudyController::closed, this, &MainWindow::showWelcome);
    connect(&m_study, &StudyController::openFailed, this, [this](const QString&, const QString& message) {
        statusBar()->clearMessage();
        m_messages->showMessage(MessageBar::Kind::Error, message);
    });
    connect(&m_study, &StudyController::problemFound, this, [this](const QString& message) {
        m_messages->showMessage(MessageBar::Kind::Warning, message, tr("Check project"), [this] { m_study.check(); });
    });
    connect(&m_study, &StudyController::pairChanged, this, [this](const QString& bug, PairStatus status, int mutants) {
        m_tree->model().setStatus(bug, status);
        m_tree->model().setMutants(bug, mutants);
    });
    connect(&m_study, &StudyController::refreshed, this, [this](const LoadedStudy& study) {
        m_tree->setPairs(study.pairs);
        m_tree->showBug(m_selection.selection().bug);
        m_runActions.setUnfinished(study.progress.isUnfinished());
    });
    connect(&m_study, &StudyController::runStateChanged, &m_runActions, &RunActions::setState);
    connect(&m_study, &StudyController::runFinished, this, [this](RunState state, const QString& message) {
        if (state == RunState::Failed)
            m_messages->showMessage(MessageBar::Kind::Error, message, tr("Check project"), [this] { m_study.check(); });
        else if (state == RunState::Finished)
            m_messages->showMessage(MessageBar::Kind::Success, tr("The run is finished."), tr("Show bugs"),
                                    [this] { showPage(QStringLiteral("bugs")); });
    });
}

void MainWindow::showStudy(const LoadedStudy& study)
{
    statusBar()->clearMessage();
    m_messages->clear();
    const QString folder = QString::fromStdU16String(study.project->folder().u16string());
    const bool sameAsLast = m_settings.text(Setting::LastProject) == folder;
    m_settings.setValue(Setting::LastProject, folder);
    m_settings.addRecentProject(folder);
    m_tree->setPairs(study.pairs);
    m_runActions.setState(RunState::Idle);
    m_runActions.setProjectOpen(true);
    m_runActions.setUnfinished(study.progress.isUnfinished());
    m_menu->setProjectOpen(true);
    m_dock->toggleViewAction()->setEnabled(true);
    m_dock->setVisible(m_treeWanted);
    m_stack->setCurrentWidget(m_pages);
    // A new project has no results to look at: it begins where they are made.
    const QString usual = study.mutants->empty() ? QStringLiteral("run") : m_settings.text(Setting::LastPage);
    const QString asked = std::exchange(m_firstPage, {});
    showPage(asked.isEmpty() ? usual : asked);
    restoreFilters(sameAsLast ? m_settings.value(Setting::Filters).toByteArray() : QByteArray(), m_selection);
    refreshTitle();
    if (study.progress.isUnfinished())
        m_messages->showMessage(MessageBar::Kind::Information,
                                tr("A run of this project is not finished: %1 of %2 instances are done.")
                                    .arg(QLocale().toString(study.progress.done),
                                         QLocale().toString(study.progress.total)),
                                tr("Resume run"), [this] { m_study.run(); });
}

void MainWindow::showWelcome()
{
    statusBar()->clearMessage();
    m_messages->clear();
    m_tree->setPairs({});
    restoreFilters({}, m_selection);
    m_runActions.setState(RunState::Idle);
    m_runActions.setProjectOpen(false);
    m_menu->setProjectOpen(false);
    m_dock->hide();
    m_dock->toggleViewAction()->setEnabled(false);
    m_welcome->refreshRecent();
    m_stack->setCurrentWidget(m_welcome);
    refreshTitle();
}

void MainWindow::refreshTitle()
{
    const Project* project = m_study.project();
    setWindowTitle(project ? tr("%1 — Semblance").arg(QString::fromStdString(project->settings().name))
                           : QStringLiteral("Semblance"));
}

void MainWindow::activateDataset(const QString& dataset) { m_selection.setDataset(dataset); }

void MainWindow::activateBug(const QString& bug)
{
    // A bug that the filter hides could not be seen on any page.
    const PairRow* pair = m_tree->model().pair(bug);
    const QString filtered = m_selection.filter().dataset;
    if (pair && !filtered.isEmpty() && filtered != pair->dataset)
        m_selection.setDataset({});
    m_selection.select(bug);
}

bool MainWindow::showPage(const QString& name) { return m_pages->showPage(name); }

bool MainWindow::beginWithPage(const QString& name)
{
    m_firstPage = name;
    return showPage(name);
}

void MainWindow::restoreSession()
{
    const QString folder = m_settings.text(Setting::LastProject);
    if (!folder.isEmpty() && QDir(folder).exists())
        openProject(folder);
}

void MainWindow::openProject(const QString& folder)
{
    saveSession();
    m_study.whenStopped([this, folder] { m_study.open(folder); });
}

void MainWindow::openSample(const QString& name, const QString& folder)
{
    saveSession();
    const QString target = folder.isEmpty() ? newProjectFolder(name) : folder;
    m_study.whenStopped([this, name, target] { m_study.createFromSample(name, target); });
}

void MainWindow::importResults(const QString& folder)
{
    if (m_study.isRunning()) {
        m_messages->showMessage(MessageBar::Kind::Warning, tr("Results can be imported when the run has ended."));
        return;
    }
    saveSession();
    if (m_study.project())
        m_study.importResults(folder);
    else
        m_study.createFromResults(folder, newProjectFolder(tr("imported-results")));
}

void MainWindow::askForProject()
{
    openFolderDialog(QStringLiteral("openDialog"), tr("Open a project"), &MainWindow::openProject);
}

void MainWindow::askForResults()
{
    openFolderDialog(QStringLiteral("importDialog"), tr("Import published results"), &MainWindow::importResults);
}

void MainWindow::openFolderDialog(const QString& name, const QString& title, void (MainWindow::*chosen)(const QString&))
{
    // Shown, not executed: no second event loop.
    auto* dialog = new QFileDialog(this, title, newProjectParent());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(name);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void MainWindow::closeProject()
{
    saveSession();
    m_settings.setValue(Setting::LastProject, QString());
    m_study.whenStopped([this] { m_study.close(); });
}

void MainWindow::resetLayout()
{
    m_settings.resetLayout();
    restoreState(m_standardState);
    m_treeWanted = true;
    m_dock->setVisible(m_study.project() != nullptr);
    resizeDocks({m_dock}, {treeWidth}, Qt::Horizontal);
    if (!isMaximized() && !isFullScreen())
        resize(standardSize);
}

void MainWindow::saveSession()
{
    if (!m_study.project())
        return;
    m_settings.setValue(Setting::Filters, saveFilters(m_selection));
    m_settings.setValue(Setting::LastPage, m_pages->currentPage());
}

void MainWindow::changeSetting(Setting key)
{
    if (key == Setting::Theme)
        applyTheme(themeFromName(m_settings.text(Setting::Theme)));
    if (key == Setting::Language)
        m_messages->showMessage(MessageBar::Kind::Information,
                                tr("Semblance speaks the new language when it is started the next time."));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveSession();
    m_dock->setVisible(m_treeWanted); // the user's choice is saved, not what the welcome page hides
    m_settings.setValue(Setting::WindowGeometry, saveGeometry());
    m_settings.setValue(Setting::WindowState, saveState());
    if (m_closing || !m_study.isRunning())
        return event->accept();
    // Everything written stays; the next start offers to resume. A second request does not wait for the epoch's end
    // here but in the runner's destructor.
    event->ignore();
    m_closing = true;
    m_messages->showMessage(MessageBar::Kind::Information,
                            tr("The run stops at the end of the epoch; then the window closes. Nothing is lost."));
    m_study.whenStopped([this] { close(); });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!projectFolderOf(event->mimeData()->urls()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const QString folder = projectFolderOf(event->mimeData()->urls());
    if (holdsPublishedResults(std::filesystem::path(folder.toStdU16String())))
        importResults(folder);
    else
        openProject(folder);
}

} // namespace semblance
