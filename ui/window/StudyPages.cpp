// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyPages.h"

#include "ui/results/FilterBar.h"
#include "ui/results/ResultsPage.h"

#include <QAction>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

StudyPages::StudyPages(const PageContext& context, QAction& exportFigure, QWidget* parent)
    : QWidget(parent)
    , m_exportFigure(exportFigure)
    , m_entries(pageEntries())
    , m_filters(new FilterBar(&context.results, &context.selection, this))
    , m_tabs(new QTabWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_filters);
    layout->addWidget(m_tabs, 1);
    for (const PageEntry& entry : m_entries) {
        QWidget* page = entry.make(context);
        m_tabs->addTab(page, entry.title);
        if (const auto* results = qobject_cast<ResultsPage*>(page))
            connect(results, &ResultsPage::figureChanged, this, &StudyPages::follow);
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, &StudyPages::follow);
    connect(&m_exportFigure, &QAction::triggered, this, [this] { shownResults()->exportFigure(); });
    follow();
}

ResultsPage* StudyPages::shownResults() const { return qobject_cast<ResultsPage*>(m_tabs->currentWidget()); }

void StudyPages::follow()
{
    const ResultsPage* page = shownResults();
    // The queue of a run is not filtered. The bar keeps its place, so that nothing jumps.
    m_filters->setEnabled(page != nullptr);
    m_exportFigure.setEnabled(page && page->hasFigure());
}

bool StudyPages::showPage(const QString& name)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&name](const PageEntry& entry) { return entry.name == name; });
    if (found == m_entries.end())
        return false;
    showPage(static_cast<int>(found - m_entries.begin()));
    return true;
}

void StudyPages::showPage(int index) { m_tabs->setCurrentIndex(index); }

QString StudyPages::currentPage() const { return m_entries[static_cast<std::size_t>(m_tabs->currentIndex())].name; }

} // namespace semblance
