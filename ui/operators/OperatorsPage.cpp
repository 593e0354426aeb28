// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/OperatorsPage.h"

#include "core/interchange/StudyTables.h"
#include "ui/export/ExportDialog.h"
#include "ui/figure/Titles.h"
#include "ui/operators/OperatorDetails.h"
#include "ui/operators/OperatorsView.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/ModelRows.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableView.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace semblance {

namespace {

constexpr int mostBugs = 999;
constexpr int pauseMilliseconds = 200; ///< between two changes of one stroll through the filters

} // namespace

OperatorsPage::OperatorsPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_view(new OperatorsView(this))
    , m_table(new TableView(this))
    , m_details(new OperatorDetails(results, selection, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_job(std::make_shared<std::atomic<int>>(0))
{
    m_table->setObjectName(QStringLiteral("operatorsTable"));
    m_table->setAccessibleName(tr("Operators"));
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_view, m_table})
        m_pages->addWidget(page);
    m_splitter->setObjectName(QStringLiteral("operatorsSplitter"));
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1, 1}); // shares, not pixels
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(buildTools());
    layout->addWidget(m_splitter, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &OperatorsPage::computeIntervals);
    connect(m_view, &OperatorsView::operatorSelected, selection, &FilterSelection::selectOperator);
    connect(m_table, &QTableView::clicked, selection, [selection](const QModelIndex& index) {
        selection->selectOperator(index.data(OperatorRole).toString(),
                                  static_cast<Scenario>(index.data(ScenarioRole).toInt()));
    });
    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    connect(m_details, &OperatorDetails::mutantsRequested, this, &OperatorsPage::openMutants);
}

OperatorsPage::~OperatorsPage() { ++*m_job; }

QWidget* OperatorsPage::buildTools()
{
    auto* tools = new QWidget(this);
    auto* layout = new QHBoxLayout(tools);
    layout->setContentsMargins({});
    auto* label = new QLabel(tr("&Minimum coverage:"), tools);
    m_minimumBugs = new QSpinBox(tools);
    m_minimumBugs->setObjectName(QStringLiteral("minimumBugs"));
    m_minimumBugs->setRange(1, mostBugs);
    m_minimumBugs->setSuffix(tr(" bugs"));
    m_minimumBugs->setValue(static_cast<int>(defaultMinimumBugs));
    m_minimumBugs->setToolTip(tr("Operators that apply to fewer bugs are shown, but not ranked"));
    label->setBuddy(m_minimumBugs);
    layout->addWidget(label);
    layout->addWidget(m_minimumBugs);
    m_intervalToggle = addButton(tools, QStringLiteral("rankInterval"), tr("&Rank interval"),
                                 tr("Where each operator would stand with other bugs: 95 % bootstrap interval"));
    m_computing = new QLabel(tools);
    m_computing->setObjectName(QStringLiteral("computingIntervals"));
    m_computing->hide();
    layout->addWidget(m_computing);
    layout->addStretch(1);
    m_tableToggle = addButton(tools, QStringLiteral("operatorsTableToggle"), tr("&Table"),
                              tr("Show the numbers of the figure as a table"));
    m_export = addButton(tools, QStringLiteral("exportOperators"), tr("&Export figure…"),
                         tr("Write the figure as PDF, SVG or PNG"));
    m_export->setCheckable(false);
    connect(m_minimumBugs, &QSpinBox::valueChanged, this, &OperatorsPage::requestRefresh);
    connect(m_intervalToggle, &QToolButton::toggled, this, &OperatorsPage::requestRefresh);
    connect(m_tableToggle, &QToolButton::toggled, this, &OperatorsPage::requestRefresh);
    connect(m_export, &QToolButton::clicked, this, &OperatorsPage::exportFigure);
    return tools;
}

QToolButton* OperatorsPage::addButton(QWidget* tools, const QString& name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(tools);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    tools->layout()->addWidget(button);
    return button;
}

/// An operator is ranked among all others, also when the filter shows only that one. The same list for the same
/// question, so that intervals survive what does not concern them.
const MutantList& OperatorsPage::rankedMutants()
{
    ResultFilter filter = selection()->filter();
    const bool single = !std::exchange(filter.operatorId, QString()).isEmpty();
    filter.metric = {};
    if (m_rankedOf == results()->all() && m_rankedFilter == filter)
        return m_ranked;
    m_rankedOf = results()->all();
    m_rankedFilter = filter;
    if (!single)
        return m_ranked = results()->shown();
    std::vector<MutantResult> ranked;
    std::copy_if(m_rankedOf->begin(), m_rankedOf->end(), std::back_inserter(ranked),
                 [&filter](const MutantResult& mutant) { return filter.accepts(mutant); });
    return m_ranked = std::make_shared<const std::vector<MutantResult>>(std::move(ranked));
}

void OperatorsPage::refresh()
{
    Inputs inputs{rankedMutants(), selection()->filter().metric, static_cast<std::size_t>(m_minimumBugs->value())};
    if (inputs != m_inputs) {
        m_inputs = std::move(inputs);
        m_intervals.reset();
        ++*m_job;
    }
    updateIntervals();
    rebuildFigure();
}

/// Starts, keeps or drops the computation that the toggle asks for.
void OperatorsPage::updateIntervals()
{
    const bool wanted = m_intervalToggle->isChecked() && !m_intervals;
    if (wanted && !m_pause.isActive())
        m_pause.start();
    if (!wanted)
        m_pause.stop();
    m_computing->setText(tr("computing…"));
    m_computing->setVisible(wanted);
}

void OperatorsPage::computeIntervals()
{
    const int number = ++*m_job;
    const auto job = [inputs = m_inputs, number, newest = m_job] {
        return number == *newest ? rankIntervals(*inputs.mutants, inputs.metric, inputs.minimumBugs) : RankIntervals();
    };
    const auto done = [this, number](const RankIntervals& intervals) {
        if (number == *m_job)
            takeIntervals(intervals);
    };
    m_background.run(job, done, [this](const QString& message) { m_computing->setText(message); });
}

void OperatorsPage::takeIntervals(const RankIntervals& intervals)
{
    m_intervals = intervals;
    updateIntervals();
    rebuildFigure();
    followSelection();
}

void OperatorsPage::rebuildFigure()
{
    OperatorsOptions options;
    options.metric = m_inputs.metric;
    options.minimumBugs = m_inputs.minimumBugs;
    options.intervals = m_intervalToggle->isChecked() && m_intervals ? &*m_intervals : nullptr;
    const bool had = hasFigure();
    m_figure = operatorsFigure(*m_inputs.mutants, options);
    m_details->setRanking(m_figure, m_inputs.mutants, m_computing->isVisibleTo(this));
    if (const std::string only = selection()->filter().operatorId.toStdString(); !only.empty())
        std::erase_if(m_figure.rows, [&only](const OperatorsFigure::Row& row) { return row.rank.operatorId != only; });
    m_view->setFigure(m_figure);
    showPage();
    if (had != hasFigure())
        Q_EMIT figureChanged();
}

void OperatorsPage::showPage()
{
    m_export->setEnabled(hasFigure());
    m_details->setVisible(hasFigure());
    if (!hasFigure()) {
        m_empty->refresh();
        m_pages->setCurrentWidget(m_empty);
    } else if (m_tableToggle->isChecked()) {
        fillTable();
        m_pages->setCurrentWidget(m_table);
    } else {
        m_pages->setCurrentWidget(m_view);
    }
}

void OperatorsPage::fillTable()
{
    TableOptions options;
    options.metric = m_inputs.metric;
    options.minimumBugs = m_inputs.minimumBugs;
    options.intervals = false; // a second of work; the figure has them
    m_table->setTable(studyTable(TableKind::Operators, *m_inputs.mutants, options));
    markRow();
}

void OperatorsPage::followSelection()
{
    m_view->setSelected(selection()->selection());
    if (m_table->isVisibleTo(this))
        markRow();
    m_details->followSelection();
}

void OperatorsPage::markRow()
{
    const ResultSelection& selected = selection()->selection();
    const int scenario = selected.scenario ? static_cast<int>(*selected.scenario) : -1;
    m_table->setCurrentIndex(
        findRow(*m_table->model(), {{OperatorRole, selected.operatorId}, {ScenarioRole, scenario}}));
}

void OperatorsPage::openMutants()
{
    selection()->setOperator(selection()->selection().operatorId);
    Q_EMIT pageRequested(QStringLiteral("mutants"));
}

QString OperatorsPage::figureName() const { return fileName(QStringLiteral("operators")); }

void OperatorsPage::exportFigure()
{
    if (hasFigure())
        ExportDialog::openFor(m_figure, figureName(), this);
}

} // namespace semblance
