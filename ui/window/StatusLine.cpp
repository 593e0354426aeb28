// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StatusLine.h"

#include "ui/figure/Titles.h"
#include "ui/run/RunActions.h"
#include "ui/selection/FilterSelection.h"
#include "ui/window/StudyController.h"

#include <QKeySequence>
#include <QLabel>
#include <QLocale>

namespace semblance {

namespace {

constexpr int refreshMilliseconds = 50;

} // namespace

QString filterText(const FilterSelection& selection)
{
    const ResultFilter& filter = selection.filter();
    QStringList parts;
    if (!filter.dataset.isEmpty())
        parts += datasetTitle(filter.dataset.toStdString());
    for (const Scenario scenario : filter.scenarios)
        parts += scenarioTitle(scenario);
    if (!filter.operatorId.isEmpty())
        parts += filter.operatorId;
    if (!filter.text.isEmpty())
        parts += StatusLine::tr("\"%1\"").arg(filter.text);
    return parts.join(QStringLiteral(", "));
}

StatusLine::StatusLine(const StudyController& study, const FilterSelection& selection, QWidget* parent)
    : QStatusBar(parent), m_study(study), m_selection(selection), m_text(new QLabel(this)), m_run(new QLabel(this))
{
    setObjectName(QStringLiteral("statusLine"));
    setSizeGripEnabled(false);
    m_text->setTextFormat(Qt::PlainText);
    // A long line is cut instead of widening the window.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setContentsMargins(10, 2, 0, 2);
    m_run->setContentsMargins(0, 2, 10, 2);
    addWidget(m_text, 1);
    addPermanentWidget(m_run);
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &StatusLine::display);
    connect(&selection, &FilterSelection::filterChanged, this, &StatusLine::refresh);
    connect(&selection, &FilterSelection::selectionChanged, this, &StatusLine::refresh);
    connect(&study, &StudyController::opened, this, &StatusLine::refresh);
    connect(&study, &StudyController::refreshed, this, &StatusLine::refresh);
    connect(&study, &StudyController::closed, this, &StatusLine::refresh);
    connect(&study, &StudyController::mutantCompared, this, &StatusLine::refresh);
    connect(&study, &StudyController::runStateChanged, this, &StatusLine::refresh);
    connect(&study, &StudyController::progressChanged, this, &StatusLine::refresh);
    display();
}

QString StatusLine::text() const { return m_text->text(); }

void StatusLine::refresh()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void StatusLine::display()
{
    if (!m_study.project()) {
        m_text->setText(tr("No project is open"));
        m_run->clear();
        return;
    }
    QStringList parts{tr("pairs: %1").arg(QLocale().toString(m_study.pairCount())),
                      tr("mutants: %1").arg(QLocale().toString(m_study.mutantCount()))};
    const ResultSelection& selected = m_selection.selection();
    if (!selected.bug.isEmpty())
        parts += tr("selection: %1").arg(selected.mutant.isEmpty() ? selected.bug
                                                                   : selected.bug + QLatin1Char(' ') + selected.mutant);
    const QString filters = filterText(m_selection);
    if (!filters.isEmpty())
        parts += tr("filters: %1 (%2 undoes the last filter)")
                     .arg(filters, QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
    m_text->setText(parts.join(QStringLiteral(" · ")));

    const RunProgress progress = m_study.runProgress();
    QString run = m_study.isRunning() ? runStateText(m_study.runState()) : QString();
    if (!run.isEmpty() && progress.total > 0)
        run = tr("%1: %2 %").arg(run).arg(100 * progress.finished / progress.total);
    m_run->setText(run);
}

} // namespace semblance
