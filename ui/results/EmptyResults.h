// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace semblance {

class FilterSelection;
class StudyResults;

/// What a page shows when it has nothing to show: why, and what to do next.
class EmptyResults : public QWidget {
    Q_OBJECT

public:
    EmptyResults(StudyResults* results, FilterSelection* selection, QWidget* parent);

    /// Finds the reason anew.
    void refresh();

Q_SIGNALS:
    void runRequested();
    void importRequested();

private:
    StudyResults* m_results;
    FilterSelection* m_selection;
    QLabel* m_hint;
    QPushButton* m_run;
    QPushButton* m_import;
    QPushButton* m_clearFilter;
};

} // namespace semblance
