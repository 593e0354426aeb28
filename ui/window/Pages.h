// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace semblance {

class FilterSelection;
class RunActions;
class Settings;
class StudyController;
class StudyResults;

/// What a page may use. It connects itself; the window knows no page by its class.
struct PageContext {
    StudyController& study;
    StudyResults& results;
    FilterSelection& selection;
    RunActions& runActions;
    QAction& importResults;
    Settings& settings;
    std::function<void(const QString&)> showPage; ///< by name
};

/// One tab of the window. A new page is a new folder of ui/ and one entry in Pages.cpp.
struct PageEntry {
    QString name; ///< for settings, command line and tests: "bugs"
    QString title;
    std::function<QWidget*(const PageContext&)> make;
};

/// In the order of the tabs.
std::vector<PageEntry> pageEntries();

} // namespace semblance
