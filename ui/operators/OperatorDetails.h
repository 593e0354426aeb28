// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/OperatorsFigure.h"
#include "ui/operators/BugBars.h"

#include <QWidget>

class QLabel;

namespace semblance {

class FilterSelection;
class MutantTable;
class StudyResults;

/// The selected operator: what it is, how sure its rank is, on which bugs it does well, and its mutants.
class OperatorDetails : public QWidget {
    Q_OBJECT

public:
    OperatorDetails(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    /// The ranking and the mutants that it was made from; `computing`: rank intervals are on their way.
    void setRanking(const OperatorsFigure& figure, const MutantList& mutants, bool computing);
    void followSelection();

    BugBars* bars() const { return m_bars; }
    MutantTable* mutants() const { return m_mutants; }

Q_SIGNALS:
    /// The operator's mutants are to be seen as a whole table.
    void mutantsRequested();

private:
    const OperatorsFigure::Row* selectedRow() const;
    void showOperator(const OperatorsFigure::Row& row);
    QString rankText(const OperatorsFigure::Row& row) const;
    void followLink(const QString& link);

    StudyResults* m_results;
    FilterSelection* m_selection;
    OperatorsFigure m_figure;
    MutantList m_ranked;
    bool m_computing = false;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_rank;
    BugBars* m_bars;
    QLabel* m_mutantsTitle;
    MutantTable* m_mutants;
};

/// The per-bug medians of an operator's mutants in a scenario, by bug.
std::vector<BugBars::Bar> operatorBars(const std::vector<MutantResult>& mutants, const OperatorRank& rank);

} // namespace semblance
