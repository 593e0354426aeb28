// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/Settings.h"
#include "ui/results/StudyResults.h"
#include "ui/run/RunActions.h"
#include "ui/selection/FilterSelection.h"
#include "ui/window/StudyController.h"

#include <QMainWindow>

class QStackedWidget;

namespace semblance {

class MainMenu;
class MessageBar;
class ProjectTree;
class Settings;
class StatusLine;
class StudyPages;
class WelcomePage;

/// Composes tree, pages, menu and status line, and keeps the session. What a page does is its own business (Pages.h).
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the project of the last session, if its folder is still there.
    void restoreSession();
    /// After a run on an open project has been stopped.
    void openProject(const QString& folder);
    /// Makes the sample's project in a folder that does not exist yet; empty: a new one among the user's documents.
    void openSample(const QString& name, const QString& folder = {});
    /// Imports published results into the open project, or into a new one among the user's documents.
    void importResults(const QString& folder);
    /// A page by its name, "bugs"; false when there is none.
    bool showPage(const QString& name);
    /// As showPage(), and the next project opens there too.
    bool beginWithPage(const QString& name);

    StudyController& study() { return m_study; }
    FilterSelection& selection() { return m_selection; }
    StudyResults& results() { return m_results; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeCentre();
    void makeTree();
    void connectMenu();
    void connectStudy();
    void showStudy(const LoadedStudy& study);
    void showWelcome();
    void activateDataset(const QString& dataset);
    void activateBug(const QString& bug);
    void askForProject();
    void askForResults();
    void openFolderDialog(const QString& name, const QString& title, void (MainWindow::*chosen)(const QString&));
    void closeProject();
    void resetLayout();
    void saveSession();
    void changeSetting(Setting key);
    void refreshTitle();

    Settings& m_settings;
    FilterSelection m_selection;
    StudyResults m_results;
    RunActions m_runActions;
    StudyController m_study;
    MainMenu* m_menu;
    MessageBar* m_messages = nullptr;
    QStackedWidget* m_stack = nullptr;
    WelcomePage* m_welcome = nullptr;
    StudyPages* m_pages = nullptr;
    QDockWidget* m_dock = nullptr;
    ProjectTree* m_tree = nullptr;
    QByteArray m_standardState;
    bool m_treeWanted = true; ///< the dock is hidden without a project, whatever the user chose
    QString m_firstPage; ///< asked for on the command line
    bool m_closing = false;
};

} // namespace semblance
