// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/Settings.h"
#include "ui/project/WelcomePage.h"
#include "ui/window/Pages.h"

#include <QObject>

#include <utility>
#include <vector>

class QAction;
class QKeySequence;
class QMenu;
class QMenuBar;

namespace semblance {

/// The menu bar and every shortcut of the window. Choices go to the objects that own them (settings, selection, run);
/// what concerns the window itself is a signal.
class MainMenu : public QObject {
    Q_OBJECT
public:
    MainMenu(QMenuBar* bar, FilterSelection& selection, RunActions& runActions, Settings& settings,
             QObject* parent = nullptr);

    void addSamples(const std::vector<SampleOffer>& samples);
    void addPages(const std::vector<PageEntry>& pages);
    /// The switch of the project tree.
    void addTreeToggle(QAction* toggle);
    /// The window connects and enables it for the page that is shown.
    QAction& exportFigure() { return *m_exportFigure; }
    QAction& importResults() { return *m_import; }
    void setProjectOpen(bool open);

Q_SIGNALS:
    void openRequested();
    void importRequested();
    void projectRequested(const QString& folder);
    void sampleRequested(const QString& name);
    void closeRequested();
    void quitRequested();
    void findRequested();
    void checkRequested();
    void pageRequested(int index);
    void layoutResetRequested();

private:
    void makeFileMenu();
    void makeEditMenu(FilterSelection& selection);
    void makeStudyMenu(RunActions& actions);
    void makeViewMenu(FilterSelection& selection);
    void makeMetricMenu(QMenu* view, FilterSelection& selection);
    void makeChoiceMenu(QMenu* menu, Setting key, const std::vector<std::pair<QString, QString>>& choices);
    void makeHelpMenu();
    void fillRecent();
    QAction* add(QMenu* menu, const QString& name, const QString& text, const QKeySequence& keys,
                 const QString& iconName = {});

    QMenuBar* m_bar;
    Settings& m_settings;
    QMenu* m_samples = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_view = nullptr;
    QAction* m_beforePages = nullptr;
    QAction* m_exportFigure = nullptr;
    QAction* m_import = nullptr;
    QAction* m_close = nullptr;
    QAction* m_check = nullptr;
};

} // namespace semblance
