// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"
#include "ui/selection/FilterSelection.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace semblance {

class MutantTableModel;
class ResultTable;
class StudyResults;

/// The mutants as a table of the shared filter and selection. The page that owns it says when to follow them, so that a
/// table out of sight costs nothing; a row clicked here sets the selection.
class MutantTable : public QWidget {
    Q_OBJECT

public:
    enum class Scope {
        Filter,  ///< all mutants that the filter lets through
        Box,     ///< of these only the selected bug or box
        Operator ///< of these only the selected operator and, when selected, bug
    };
    MutantTable(StudyResults* results, FilterSelection* selection, Scope scope, QWidget* parent = nullptr);

    /// Takes over what the filter lets through.
    void refresh();
    /// Narrows to the scope and marks the selected mutant.
    void followSelection();

    ResultTable* table() const { return m_table; }
    int shownCount() const;

Q_SIGNALS:
    /// Double click or Enter on a row, which is selected by then.
    void mutantOpened(const semblance::MutantResult& mutant);

private:
    QHBoxLayout* buildFooter();
    void arrangeColumns();
    void fitColumns();
    void buildActions();
    void sortByMetric();
    void show(const ResultSelection& scope);
    bool accepts(const MutantResult& mutant) const;
    void markSelected();
    void selectCurrent();
    void showCount();

    StudyResults* m_results;
    FilterSelection* m_selection;
    Scope m_scope;
    ResultSelection m_narrowed; ///< the selection that the rows belong to
    MutantTableModel* m_mutants;
    ResultTable* m_table;
    QLabel* m_count;
    MutantList m_fitted;      ///< what the widths of the columns were measured for
    bool m_selecting = false; ///< this table is the one that changes the selection
};

} // namespace semblance
