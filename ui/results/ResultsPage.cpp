// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ResultsPage.h"

#include "ui/figure/Titles.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QShowEvent>

namespace semblance {

ResultsPage::ResultsPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
{
    connect(results, &StudyResults::changed, this, &ResultsPage::requestRefresh);
    connect(selection, &FilterSelection::filterChanged, this, &ResultsPage::requestRefresh);
    connect(selection, &FilterSelection::selectionChanged, this, [this] {
        m_selectionStale = true;
        if (isVisible() && !m_stale) {
            m_selectionStale = false;
            followSelection();
        }
    });
}

QString ResultsPage::fileName(const QString& kind) const
{
    const ResultFilter& filter = m_selection->filter();
    const QString name = kind + QLatin1Char('-') + metricSymbol(filter.metric).toLower();
    return filter.dataset.isEmpty() ? name : name + QLatin1Char('-') + filter.dataset;
}

void ResultsPage::requestRefresh()
{
    m_stale = true;
    if (!isVisible() || m_queued)
        return;
    m_queued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_queued = false;
            if (isVisible())
                refreshNow();
        },
        Qt::QueuedConnection);
}

void ResultsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshNow();
}

void ResultsPage::refreshNow()
{
    if (m_stale) {
        m_stale = false;
        m_selectionStale = true;
        refresh();
    }
    if (m_selectionStale) {
        m_selectionStale = false;
        followSelection();
    }
}

} // namespace semblance
