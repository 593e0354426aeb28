// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace semblance {

class FilterSelection;
class StudyController;

/// "pairs: 25 · mutants: 4,932 · selection: deepfd015 · filters: DeepFD (Ctrl+Z undoes the last filter)", and at the
/// right what the run does.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    StatusLine(const StudyController& study, const FilterSelection& selection, QWidget* parent = nullptr);
    QString text() const;

public Q_SLOTS:
    /// Soon, and only once however many changes there are: a run compares hundreds of mutants a second.
    void refresh();

private:
    void display();

    const StudyController& m_study;
    const FilterSelection& m_selection;
    QLabel* m_text;
    QLabel* m_run;
    QTimer m_soon;
};

/// The conditions of the filter in words, empty without any.
QString filterText(const FilterSelection& selection);

} // namespace semblance
