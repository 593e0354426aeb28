// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BugsPage.h"

#include "core/interchange/StudyTables.h"
#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BoxPlotView.h"
#include "ui/bugs/BugsToolBar.h"
#include "ui/export/ExportDialog.h"
#include "ui/figure/Titles.h"
#include "ui/mutants/MutantTable.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/ModelRows.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableView.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

BugsPage::BugsPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_tools(new BugsToolBar(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_plot(new BoxPlotView(this))
    , m_table(new TableView(this))
    , m_details(new BoxDetails(results, selection, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_plot);
    m_pages->addWidget(m_table);
    m_splitter->setObjectName(QStringLiteral("bugsSplitter"));
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tools);
    layout->addWidget(m_splitter, 1);

    connect(m_tools, &BugsToolBar::viewChanged, this, &BugsPage::requestRefresh);
    connect(m_tools, &BugsToolBar::tableToggled, this, &BugsPage::showPage);
    connect(m_tools, &BugsToolBar::exportClicked, this, &BugsPage::exportFigure);
    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    connect(m_details, &BoxDetails::mutantsRequested, this, [this] {
        this->selection()->setText(this->selection()->selection().bug);
        Q_EMIT pageRequested(QStringLiteral("mutants"));
    });
    connectPlot();
    connectTable();
}

void BugsPage::connectPlot()
{
    FilterSelection* shared = selection();
    connect(m_plot, &BoxPlotView::bugSelected, shared, [shared](const QString& bug) { shared->select(bug); });
    connect(m_plot, &BoxPlotView::boxSelected, shared,
            [shared](const QString& bug, Scenario scenario) { shared->select(bug, scenario); });
    connect(m_plot, &BoxPlotView::outlierSelected, this, &BugsPage::selectOutlier);
    connect(m_plot, &BoxPlotView::bugOpened, this, &BugsPage::pairRequested);
}

void BugsPage::connectTable()
{
    m_table->setObjectName(QStringLiteral("distributions"));
    m_table->setAccessibleName(tr("Distributions by bug"));
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        selection()->select(index.data(BugRole).toString(), static_cast<Scenario>(index.data(ScenarioRole).toInt()));
    });
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT pairRequested(index.data(BugRole).toString()); });
}

void BugsPage::setDeviationRules(const DeviationRules& rules) { m_details->setDeviationRules(rules); }

/// Of the whole study, whatever the filter shows of it: the fewer mutants, the less is known about noise.
const std::optional<NoiseFloor>& BugsPage::noise()
{
    const Metric metric = selection()->filter().metric;
    if (m_noiseMutants != results()->all() || m_noiseMetric != metric) {
        m_noiseMutants = results()->all();
        m_noiseMetric = metric;
        m_noise = noiseFloor(*m_noiseMutants, metric);
    }
    return m_noise;
}

void BugsPage::refresh()
{
    BugwiseOptions options;
    options.metric = selection()->filter().metric;
    options.order = m_tools->order();
    options.orientation = m_tools->orientation();
    options.showOutliers = m_tools->showOutliers();
    m_tools->setNoiseKnown(noise().has_value());
    if (m_tools->showNoise())
        options.noise = noise();
    const bool had = hasFigure();
    m_figure = bugwiseFigure(*results()->shown(), options);
    m_plot->setFigure(m_figure);
    m_details->setFigure(m_figure);
    showPage();
    if (had != hasFigure())
        Q_EMIT figureChanged();
}

void BugsPage::showPage()
{
    m_details->setVisible(hasFigure());
    m_tools->setExportEnabled(hasFigure());
    if (!hasFigure()) {
        m_empty->refresh();
        m_pages->setCurrentWidget(m_empty);
    } else if (m_tools->showTable()) {
        TableOptions options;
        options.metric = m_figure.metric;
        m_table->setTable(studyTable(TableKind::Bugs, *results()->shown(), options));
        markRow();
        m_pages->setCurrentWidget(m_table);
    } else {
        m_pages->setCurrentWidget(m_plot);
    }
}

void BugsPage::followSelection()
{
    const ResultSelection& selected = selection()->selection();
    std::optional<double> value;
    if (!selected.mutant.isEmpty() && selected.scenario) {
        const MutantResult* mutant =
            results()->find(selected.bug.toStdString(), *selected.scenario, selected.mutant.toStdString());
        if (mutant)
            value = mutant->value(m_figure.metric);
    }
    m_plot->setSelected(selected, value);
    if (m_table->isVisibleTo(this))
        markRow();
    m_details->followSelection();
}

void BugsPage::markRow()
{
    const ResultSelection& selected = selection()->selection();
    std::vector<std::pair<int, QVariant>> wanted{{BugRole, selected.bug}};
    if (selected.scenario)
        wanted.emplace_back(ScenarioRole, static_cast<int>(*selected.scenario));
    m_table->setCurrentIndex(findRow(*m_table->model(), wanted));
}

void BugsPage::selectOutlier(const QString& bug, Scenario scenario, double value)
{
    const std::vector<MutantResult>& shown = *results()->shown();
    const auto found = std::find_if(shown.begin(), shown.end(), [&](const MutantResult& mutant) {
        return mutant.scenario == scenario && mutant.value(m_figure.metric) == value && mutant.bug == bug.toStdString();
    });
    if (found != shown.end())
        selection()->select(*found);
}

QString BugsPage::figureName() const { return fileName(QStringLiteral("bugwise")); }

void BugsPage::exportFigure()
{
    if (hasFigure())
        ExportDialog::openFor(m_figure, figureName(), this);
}

} // namespace semblance
