// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/EmptyResults.h"

#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace semblance {

EmptyResults::EmptyResults(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
    , m_hint(new QLabel(this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_import(new QPushButton(tr("&Import published results…"), this))
    , m_clearFilter(new QPushButton(tr("&Clear filters"), this))
{
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_run->setObjectName(QStringLiteral("emptyRun"));
    m_import->setObjectName(QStringLiteral("emptyImport"));
    m_clearFilter->setObjectName(QStringLiteral("emptyClear"));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {m_run, m_import, m_clearFilter})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addLayout(buttons);
    layout->addStretch(2);
    connect(m_run, &QPushButton::clicked, this, &EmptyResults::runRequested);
    connect(m_import, &QPushButton::clicked, this, &EmptyResults::importRequested);
    connect(m_clearFilter, &QPushButton::clicked, selection, &FilterSelection::clearFilter);
    refresh();
}

void EmptyResults::refresh()
{
    const bool none = m_results->all()->empty();
    const bool narrows = m_selection->filter().narrows();
    m_hint->setText(none ? tr("No results yet. Press Run to train and compare the mutants of this project, or import "
                              "results that others published.")
                    : narrows ? tr("No mutant passes the filters.")
                              : tr("No mutant of this project has a value here. The Mutants page says why."));
    m_run->setVisible(none);
    m_import->setVisible(none);
    m_clearFilter->setVisible(!none && narrows);
}

} // namespace semblance
