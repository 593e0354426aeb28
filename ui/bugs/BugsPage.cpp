// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BugsPage.h"

#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BoxPlotView.h"
#include "ui/bugs/BugsToolBar.h"
#include "ui/bugs/DistributionModel.h"
#include "ui/export/ExportDialog.h"
#include "ui/figure/Titles.h"
#include "ui/mutants/MutantTable.h"
#include "ui/mutants/ResultTable.h"
#include "ui/selection/ModelRoles.h"

#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace semblance {

namespace {

constexpr int refreshInterval = 250; // ms

} // namespace

BugsPage::BugsPage(FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_tools(new BugsToolBar(selection, this))
    , m_pages(new QStackedWidget(this))
    , m_plot(new BoxPlotView(this))
    , m_details(new BoxDetails(selection, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_refresh(new QTimer(this))
{
    m_pages->addWidget(m_empty = buildEmptyState());
    m_pages->addWidget(m_plot);
    m_pages->addWidget(buildTable());
    m_splitter->setObjectName(QStringLiteral("bugsSplitter"));
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tools);
    layout->addWidget(m_splitter, 1);

    m_refresh->setSingleShot(true);
    m_refresh->setInterval(refreshInterval);
    connect(m_refresh, &QTimer::timeout, this, &BugsPage::refresh);
    connect(m_tools, &BugsToolBar::viewChanged, this, &BugsPage::refresh);
    connect(m_tools, &BugsToolBar::tableToggled, this, &BugsPage::showPage);
    connect(m_tools, &BugsToolBar::exportClicked, this, &BugsPage::exportRequested);
    connect(selection, &FilterSelection::filterChanged, this, &BugsPage::refresh);
    connect(selection, &FilterSelection::selectionChanged, this, &BugsPage::followSelection);
    connectPlot();
    refresh();
}

QWidget* BugsPage::buildEmptyState()
{
    auto* widget = new QWidget(this);
    m_hint = new QLabel(widget);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_run = new QPushButton(tr("&Run"), widget);
    m_clearFilter = new QPushButton(tr("&Clear filters"), widget);
    auto* layout = new QVBoxLayout(widget);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addWidget(m_run, 0, Qt::AlignHCenter);
    layout->addWidget(m_clearFilter, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(m_run, &QPushButton::clicked, this, &BugsPage::runRequested);
    connect(m_clearFilter, &QPushButton::clicked, m_selection, &FilterSelection::clearFilter);
    return widget;
}

QWidget* BugsPage::buildTable()
{
    m_distributions = new DistributionModel(this);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_distributions);
    sorted->setSortRole(SortRole);
    m_table = new ResultTable(this);
    m_table->setObjectName(QStringLiteral("distributions"));
    m_table->setAccessibleName(tr("Distributions by bug"));
    m_table->setModel(sorted);
    m_table->sortByColumn(DistributionModel::Bug, Qt::AscendingOrder);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        m_selection->select(index.data(BugRole).toString(), static_cast<Scenario>(index.data(ScenarioRole).toInt()));
    });
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT pairRequested(index.data(BugRole).toString()); });
    return m_table;
}

void BugsPage::connectPlot()
{
    connect(m_plot, &BoxPlotView::bugSelected, m_selection, [this](const QString& bug) { m_selection->select(bug); });
    connect(m_plot, &BoxPlotView::boxSelected, m_selection,
            [this](const QString& bug, Scenario scenario) { m_selection->select(bug, scenario); });
    connect(m_plot, &BoxPlotView::outlierSelected, this, &BugsPage::selectOutlier);
    connect(m_plot, &BoxPlotView::bugOpened, this, &BugsPage::pairRequested);
}

void BugsPage::setMutants(const std::vector<MutantResult>& mutants)
{
    m_mutants = mutants;
    m_arrived.clear();
    m_details->mutants()->setMutants(mutants);
    refresh();
}

void BugsPage::addMutant(const MutantResult& mutant)
{
    m_arrived.push_back(mutant);
    if (!m_refresh->isActive())
        m_refresh->start();
}

void BugsPage::refresh()
{
    m_details->mutants()->addMutants(m_arrived);
    m_mutants.insert(m_mutants.end(), m_arrived.begin(), m_arrived.end());
    m_arrived.clear();

    const ResultFilter& filter = m_selection->filter();
    std::vector<MutantResult> shown;
    std::set<std::string> datasets;
    for (const MutantResult& mutant : m_mutants) {
        datasets.insert(mutant.dataset);
        if (filter.accepts(mutant))
            shown.push_back(mutant);
    }
    BugwiseOptions options;
    options.metric = filter.metric;
    options.order = m_tools->order();
    options.orientation = m_tools->orientation();
    options.showOutliers = m_tools->showOutliers();
    m_figure = bugwiseFigure(shown, options);

    m_tools->setDatasets(datasets);
    m_plot->setFigure(m_figure);
    m_distributions->setDistributions(m_figure.boxes);
    m_details->setFigure(m_figure);
    followSelection();
    showPage();
}

void BugsPage::showPage()
{
    const bool narrows = m_selection->filter().narrows();
    m_hint->setText(m_mutants.empty()
                        ? tr("No results yet. Press Run to train and compare the mutants of this project.")
                    : narrows ? tr("No mutant passes the filters.")
                              : tr("All mutants of this project were excluded. The Mutants page says why."));
    m_run->setVisible(m_mutants.empty());
    m_clearFilter->setVisible(!m_mutants.empty() && narrows);
    if (m_figure.bugs.empty())
        m_pages->setCurrentWidget(m_empty);
    else
        m_pages->setCurrentWidget(m_tools->showTable() ? static_cast<QWidget*>(m_table) : m_plot);
    m_details->setVisible(!m_figure.bugs.empty());
    m_tools->setExportEnabled(!m_figure.bugs.empty());
}

void BugsPage::followSelection()
{
    const ResultSelection& selected = m_selection->selection();
    std::optional<double> value;
    if (!selected.mutant.isEmpty()) {
        const auto found = std::find_if(m_mutants.begin(), m_mutants.end(), [&](const MutantResult& mutant) {
            return mutant.scenario == selected.scenario && mutant.name == selected.mutant.toStdString() &&
                   mutant.bug == selected.bug.toStdString();
        });
        if (found != m_mutants.end())
            value = found->value(m_selection->filter().metric);
    }
    m_plot->setSelected(selected, value);
}

void BugsPage::selectOutlier(const QString& bug, Scenario scenario, double value)
{
    const ResultFilter& filter = m_selection->filter();
    const auto found = std::find_if(m_mutants.begin(), m_mutants.end(), [&](const MutantResult& mutant) {
        return mutant.scenario == scenario && mutant.value(filter.metric) == value &&
               mutant.bug == bug.toStdString() && filter.accepts(mutant);
    });
    if (found != m_mutants.end())
        m_selection->select(*found);
}

QString BugsPage::figureName() const
{
    const ResultFilter& filter = m_selection->filter();
    const QString name = QStringLiteral("bugwise-") + metricSymbol(filter.metric).toLower();
    return filter.dataset.isEmpty() ? name : name + QLatin1Char('-') + filter.dataset;
}

void BugsPage::exportFigure()
{
    if (m_figure.bugs.empty())
        return;
    // Shown, not executed: no second event loop. The dialog keeps the figure as it is now, whatever arrives meanwhile.
    auto* dialog = new ExportDialog([figure = m_figure](const FigureStyle& style) { return figurePage(figure, style); },
                                    figureName(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace semblance
