// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainMenu.h"

#include "ui/common/Icons.h"
#include "ui/common/Settings.h"
#include "ui/figure/Titles.h"
#include "ui/language/Language.h"
#include "ui/run/RunActions.h"
#include "ui/selection/FilterSelection.h"
#include "ui/window/HelpDialogs.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>

namespace semblance {

namespace {

const auto followSystem = QLatin1String("system");

/// "Deutsch" for "de".
QString languageTitle(const QString& language)
{
    if (language == QLatin1String("en"))
        return QStringLiteral("English");
    const QString title = QLocale(language).nativeLanguageName();
    return title.left(1).toUpper() + title.mid(1);
}

} // namespace

MainMenu::MainMenu(QMenuBar* bar, FilterSelection& selection, RunActions& runActions, Settings& settings,
                   QObject* parent)
    : QObject(parent), m_bar(bar), m_settings(settings)
{
    makeFileMenu();
    makeEditMenu(selection);
    makeStudyMenu(runActions);
    makeViewMenu(selection);
    QMenu* figure = m_bar->addMenu(tr("Fi&gure"));
    m_exportFigure = add(figure, QStringLiteral("exportFigureAction"), tr("&Export figure…"), tr("Ctrl+E"),
                         QStringLiteral("export"));
    m_exportFigure->setEnabled(false);
    makeHelpMenu();
    setProjectOpen(false);
}

QAction* MainMenu::add(QMenu* menu, const QString& name, const QString& text, const QKeySequence& keys,
                       const QString& iconName)
{
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(keys);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    return action;
}

void MainMenu::makeFileMenu()
{
    QMenu* file = m_bar->addMenu(tr("&File"));
    m_samples = file->addMenu(icon(QStringLiteral("sample")), tr("&New from sample"));
    connect(add(file, QStringLiteral("openAction"), tr("&Open…"), QKeySequence::Open, QStringLiteral("folder")),
            &QAction::triggered, this, &MainMenu::openRequested);
    m_import = add(file, QStringLiteral("importAction"), tr("&Import results…"), tr("Ctrl+I"), QStringLiteral("import"));
    connect(m_import, &QAction::triggered, this, &MainMenu::importRequested);
    m_recent = file->addMenu(tr("&Recent projects"));
    connect(&m_settings, &Settings::changed, this, [this](Setting key) {
        if (key == Setting::RecentProjects)
            fillRecent();
    });
    fillRecent();
    m_close = add(file, QStringLiteral("closeAction"), tr("&Close project"), QKeySequence::Close);
    connect(m_close, &QAction::triggered, this, &MainMenu::closeRequested);
    file->addSeparator();
    QAction* quit = add(file, QStringLiteral("quitAction"), tr("&Quit"), QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &MainMenu::quitRequested);
}

void MainMenu::fillRecent()
{
    m_recent->clear();
    for (const QString& folder : m_settings.value(Setting::RecentProjects).toStringList()) {
        // A folder may hold "&", which a menu would take for a mnemonic.
        QString text = QDir::toNativeSeparators(folder);
        QAction* action = m_recent->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, folder] { Q_EMIT projectRequested(folder); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
}

void MainMenu::makeEditMenu(FilterSelection& selection)
{
    QMenu* edit = m_bar->addMenu(tr("&Edit"));
    QAction* undo = selection.history()->createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setIcon(icon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = selection.history()->createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setIcon(icon(QStringLiteral("redo")));
    redo->setShortcut(QKeySequence::Redo);
    edit->addActions({undo, redo});
    edit->addSeparator();
    QAction* clear = add(edit, QStringLiteral("clearFiltersAction"), tr("&Clear filters"), tr("Ctrl+Shift+F"));
    const auto follow = [clear, &selection] { clear->setEnabled(selection.filter().narrows()); };
    connect(&selection, &FilterSelection::filterChanged, clear, follow);
    follow();
    connect(clear, &QAction::triggered, &selection, &FilterSelection::clearFilter);
    connect(add(edit, QStringLiteral("findAction"), tr("&Find a pair"), QKeySequence::Find, QStringLiteral("search")),
            &QAction::triggered, this, &MainMenu::findRequested);
}

void MainMenu::makeStudyMenu(RunActions& actions)
{
    QMenu* study = m_bar->addMenu(tr("&Study"));
    for (const RunAction each : {RunAction::Run, RunAction::Pause, RunAction::Resume, RunAction::Cancel})
        study->addAction(actions.action(each));
    study->addSeparator();
    m_check = add(study, QStringLiteral("checkAction"), tr("C&heck project"), tr("F9"), QStringLiteral("check"));
    connect(m_check, &QAction::triggered, this, &MainMenu::checkRequested);
}

void MainMenu::makeViewMenu(FilterSelection& selection)
{
    m_view = m_bar->addMenu(tr("&View"));
    m_beforePages = m_view->addSeparator();
    makeMetricMenu(m_view, selection);
    makeChoiceMenu(m_view->addMenu(tr("&Theme")), Setting::Theme,
                   {{followSystem, tr("&System")}, {QStringLiteral("light"), tr("&Light")},
                    {QStringLiteral("dark"), tr("&Dark")}});
    std::vector<std::pair<QString, QString>> spoken{{followSystem, tr("&System")}};
    for (const QString& language : languages())
        spoken.emplace_back(language, languageTitle(language));
    makeChoiceMenu(m_view->addMenu(tr("&Language")), Setting::Language, spoken);
    m_view->addSeparator();
    connect(add(m_view, QStringLiteral("resetLayoutAction"), tr("&Reset layout"), {}), &QAction::triggered, this,
            &MainMenu::layoutResetRequested);
}

void MainMenu::makeMetricMenu(QMenu* view, FilterSelection& selection)
{
    QMenu* menu = view->addMenu(tr("&Metric"));
    auto* group = new QActionGroup(menu);
    const QString keys[] = {tr("Ctrl+Shift+C"), tr("Ctrl+Shift+I"), tr("Ctrl+Shift+R")};
    for (const Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        QAction* action = add(menu, QStringLiteral("metric%1Action").arg(metricSymbol(metric)), metricTitle(metric),
                              keys[static_cast<std::size_t>(metric)]);
        action->setCheckable(true);
        group->addAction(action);
        const auto follow = [action, metric, &selection] { action->setChecked(selection.filter().metric == metric); };
        connect(&selection, &FilterSelection::filterChanged, action, follow);
        follow();
        connect(action, &QAction::triggered, &selection, [metric, &selection] { selection.setMetric(metric); });
    }
}

void MainMenu::makeChoiceMenu(QMenu* menu, Setting key, const std::vector<std::pair<QString, QString>>& choices)
{
    auto* group = new QActionGroup(menu);
    for (const auto& [value, text] : choices) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QStringLiteral("choice_") + value);
        action->setCheckable(true);
        action->setChecked(m_settings.text(key) == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, key, chosen = value] { m_settings.setValue(key, chosen); });
    }
}

void MainMenu::makeHelpMenu()
{
    QMenu* help = m_bar->addMenu(tr("&Help"));
    connect(add(help, QStringLiteral("manualAction"), tr("&Manual"), QKeySequence::HelpContents), &QAction::triggered,
            this, [this] { showManual(m_bar->window()); });
    QAction* about = add(help, QStringLiteral("aboutAction"), tr("&About Semblance"), {});
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { showAbout(m_bar->window()); });
}

void MainMenu::addSamples(const std::vector<SampleOffer>& samples)
{
    for (const SampleOffer& sample : samples) {
        QAction* action = add(m_samples, QStringLiteral("sample_") + sample.name, sample.title,
                              m_samples->isEmpty() ? QKeySequence(QKeySequence::New) : QKeySequence());
        action->setStatusTip(sample.description);
        connect(action, &QAction::triggered, this, [this, name = sample.name] { Q_EMIT sampleRequested(name); });
    }
    m_samples->setEnabled(!m_samples->isEmpty());
}

void MainMenu::addPages(const std::vector<PageEntry>& pages)
{
    constexpr int digits = 9;
    for (int index = 0; index < static_cast<int>(pages.size()); ++index) {
        const PageEntry& page = pages[static_cast<std::size_t>(index)];
        auto* action = new QAction(page.title, this);
        action->setObjectName(QStringLiteral("page_") + page.name);
        if (index < digits)
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(index + 1)));
        connect(action, &QAction::triggered, this, [this, index] { Q_EMIT pageRequested(index); });
        m_view->insertAction(m_beforePages, action);
    }
}

void MainMenu::addTreeToggle(QAction* toggle)
{
    toggle->setShortcut(tr("Ctrl+B"));
    m_view->insertAction(m_beforePages, toggle);
}

void MainMenu::setProjectOpen(bool open)
{
    m_close->setEnabled(open);
    m_check->setEnabled(open);
}

} // namespace semblance
