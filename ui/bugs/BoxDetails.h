// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "ui/figure/BugwiseFigure.h"

#include <QWidget>

class QFrame;
class QLabel;
class QTableWidget;

namespace semblance {

class FilterSelection;
class MedianIntervals;
class MutantTable;
class StudyResults;

/// The selected bug: why it deviates, its numbers for every scenario, what makes them easy or hard to reach, and the
/// mutants behind them.
class BoxDetails : public QWidget {
    Q_OBJECT

public:
    BoxDetails(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    void setFigure(const BugwiseFigure& figure);
    void setDeviationRules(const DeviationRules& rules);
    void followSelection();
    MutantTable* mutants() const { return m_mutants; }

Q_SIGNALS:
    /// The mutants of the bug are to be seen as a whole table.
    void mutantsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildNumbers();
    void nameRows();
    void showBug(std::size_t bug);
    void showNote(const std::vector<MutantResult>& mutants);
    void fillNumbers(std::size_t bug, const std::vector<MutantResult>& mutants);
    void fillIntervals();
    void fillColumn(int column, const BugDistribution* box, const std::vector<MutantResult>& mutants);
    void setNumber(int row, int column, const QString& text);
    void markScenario();
    void tintNote();

    StudyResults* m_results;
    FilterSelection* m_selection;
    MedianIntervals* m_intervals;
    BugwiseFigure m_figure;
    DeviationRules m_rules;
    QLabel* m_title;
    QLabel* m_hint;
    QFrame* m_note;
    QLabel* m_noteTitle;
    QLabel* m_noteText;
    QTableWidget* m_numbers; ///< numbers in rows; their names, then scenarios in columns
    QLabel* m_facts;
    QLabel* m_mutantsTitle;
    MutantTable* m_mutants;
};

} // namespace semblance
