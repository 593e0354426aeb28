// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/MutantResult.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace semblance {

class FilterSelection;
class MutantFilterModel;
class MutantTableModel;
class ResultTable;

/// The mutants as a table that follows the shared filter and selection, and sets them.
class MutantTable : public QWidget {
    Q_OBJECT

public:
    enum class Scope {
        Filter, ///< all mutants that the filter lets through, with a field for the text filter
        Box     ///< of these only the selected bug or box
    };
    MutantTable(FilterSelection* selection, Scope scope, QWidget* parent = nullptr);

    void setMutants(const std::vector<MutantResult>& mutants);
    void addMutants(const std::vector<MutantResult>& mutants);
    ResultTable* table() const { return m_table; }

Q_SIGNALS:
    /// Double click or Enter on a row.
    void mutantOpened(const semblance::MutantResult& mutant);

private:
    void buildTextFilter();
    void narrow();
    void buildActions();
    void followFilter();
    void followSelection();
    void selectCurrent(const QModelIndex& current);
    void showCount();
    const MutantResult& mutantAt(const QModelIndex& index) const;

    FilterSelection* m_selection;
    Scope m_scope;
    MutantTableModel* m_mutants;
    MutantFilterModel* m_shown;
    ResultTable* m_table;
    QLineEdit* m_text = nullptr;
    QLabel* m_count;
    bool m_selecting = false; ///< this table is the one that changes the selection
};

} // namespace semblance
