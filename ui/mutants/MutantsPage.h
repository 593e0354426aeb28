// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/ResultsPage.h"

class QStackedWidget;

namespace semblance {

class EmptyResults;
class MutantTable;

/// All mutants that pass the filters, as a table that can be sorted, copied and written to a file.
class MutantsPage : public ResultsPage {
    Q_OBJECT

public:
    MutantsPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    MutantTable* mutants() const { return m_mutants; }

protected:
    void refresh() override;
    void followSelection() override;

private:
    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    MutantTable* m_mutants;
};

} // namespace semblance
