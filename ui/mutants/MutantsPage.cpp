// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantsPage.h"

#include "ui/mutants/MutantTable.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace semblance {

MutantsPage::MutantsPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_mutants(new MutantTable(results, selection, MutantTable::Scope::Filter, this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_mutants);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);
    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    connect(m_mutants, &MutantTable::mutantOpened, this, [this](const MutantResult& mutant) {
        this->selection()->select(mutant);
        Q_EMIT pageRequested(QStringLiteral("bugs"));
    });
}

void MutantsPage::refresh()
{
    m_mutants->refresh();
    m_empty->refresh();
    m_pages->setCurrentWidget(results()->shown()->empty() ? static_cast<QWidget*>(m_empty) : m_mutants);
}

void MutantsPage::followSelection() { m_mutants->followSelection(); }

} // namespace semblance
