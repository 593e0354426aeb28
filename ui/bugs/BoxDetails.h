// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwiseFigure.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace semblance {

class FilterSelection;
class MutantTable;

/// The selected bug: five numbers for every scenario and the mutants behind them.
class BoxDetails : public QWidget {
    Q_OBJECT

public:
    BoxDetails(FilterSelection* selection, QWidget* parent = nullptr);

    void setFigure(const BugwiseFigure& figure);
    MutantTable* mutants() const { return m_mutants; }

private:
    void buildNumbers();
    void refresh();
    void fillNumbers(std::size_t bug);

    FilterSelection* m_selection;
    BugwiseFigure m_figure;
    QLabel* m_title;
    QLabel* m_hint;
    QTableWidget* m_numbers; ///< scenarios in rows
    MutantTable* m_mutants;
};

} // namespace semblance
