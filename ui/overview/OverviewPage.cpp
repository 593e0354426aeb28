// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/OverviewPage.h"

#include "core/interchange/StudyTables.h"
#include "ui/export/ExportDialog.h"
#include "ui/figure/Titles.h"
#include "ui/overview/AttentionList.h"
#include "ui/overview/EffectDelegate.h"
#include "ui/overview/WinnersView.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/StudyResults.h"
#include "ui/tables/TableView.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace semblance {

namespace {

constexpr int pauseMilliseconds = 150;
constexpr int attentionCharacters = 40; ///< "deeplocalize015  Post wins medians"

QString count(std::size_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// A table as high as its rows, since the page scrolls. The columns that get their numbers late take the room that the
/// others leave, so that nothing moves then.
void fit(QTableView* table, const std::set<int>& lateColumns)
{
    QHeaderView* header = table->horizontalHeader();
    header->setStretchLastSection(lateColumns.empty());
    for (int column = 0; column < header->count(); ++column) {
        const bool late = lateColumns.count(column) > 0;
        header->setSectionResizeMode(column, late ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    table->setFixedHeight(header->sizeHint().height() + 2 * table->frameWidth() +
                          table->verticalHeader()->defaultSectionSize() * table->model()->rowCount() +
                          table->horizontalScrollBar()->sizeHint().height());
}

} // namespace

OverviewPage::OverviewPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_job(std::make_shared<std::atomic<int>>(0))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_content(new QScrollArea(this))
    , m_headline(new QLabel(this))
    , m_size(new QLabel(this))
    , m_export(new QToolButton(this))
    , m_winners(new WinnersView(this))
    , m_wins(makeTable(QStringLiteral("winsTable"), tr("Wins by data set")))
    , m_comparisons(makeTable(QStringLiteral("comparisonsTable"), tr("Do the scenarios differ?")))
    , m_medians(makeTable(QStringLiteral("mediansTable"), tr("Medians over the bugs")))
    , m_noise(new QLabel(this))
    , m_attention(new AttentionList(this))
    , m_attentionHint(new QLabel(this))
{
    m_content->setObjectName(QStringLiteral("overviewContent"));
    m_content->setFrameShape(QFrame::NoFrame);
    m_content->setWidgetResizable(true);
    m_content->setWidget(buildContent());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &OverviewPage::computeIntervals);
    m_medians->setExport([this]() -> ResultTable::TableMaker {
        return [table = medianValues(m_summary, m_intervals ? &*m_intervals : nullptr)] { return table; };
    });
    m_comparisons->setExport([this]() -> ResultTable::TableMaker {
        return [table = m_intervals ? m_intervals->tests : m_summary.tests] { return table; };
    });
    m_wins->setExport([this]() -> ResultTable::TableMaker {
        return [mutants = this->results()->shown(), metric = m_winners->figure().metric] {
            TableOptions options;
            options.metric = metric;
            return studyTable(TableKind::Winners, *mutants, options);
        };
    });
    m_comparisons->setItemDelegateForColumn(
        Comparison::Range, new EffectDelegate({Comparison::Effect, Comparison::Low, Comparison::High}, m_comparisons));
    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    // The bar of the only data set that is shown leads back to all.
    connect(m_winners, &WinnersView::datasetChosen, selection, [selection](const QString& dataset) {
        selection->setDataset(dataset == selection->filter().dataset ? QString() : dataset);
    });
    connect(m_attention, &AttentionList::bugSelected, selection,
            [selection](const QString& bug) { selection->select(bug); });
    connect(m_attention, &AttentionList::pageRequested, this, &ResultsPage::pageRequested);
    connect(m_export, &QToolButton::clicked, this, &OverviewPage::exportFigure);
}

OverviewPage::~OverviewPage() { ++*m_job; }

TableView* OverviewPage::makeTable(const QString& name, const QString& title)
{
    auto* table = new TableView(this);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setFrameShape(QFrame::NoFrame);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return table;
}

QWidget* OverviewPage::makeCard(QLayout* content)
{
    auto* card = new QFrame(this);
    card->setProperty("card", true);
    card->setLayout(content);
    return card;
}

QLabel* OverviewPage::makeHeading(const QString& text)
{
    auto* heading = new QLabel(text, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setWordWrap(true);
    return heading;
}

/// With a button for its export, since a context menu alone is not found.
void OverviewPage::addTable(QVBoxLayout* card, const QString& title, TableView* table)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(table->exportAction());
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    auto* top = new QHBoxLayout;
    top->addWidget(makeHeading(title), 1);
    top->addWidget(button);
    card->addLayout(top);
    card->addWidget(table);
}

QWidget* OverviewPage::buildHead()
{
    auto* head = new QWidget(this);
    QFont bold = m_headline->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_headline->setFont(bold);
    m_headline->setObjectName(QStringLiteral("overviewHeadline"));
    m_headline->setWordWrap(true);
    m_size->setObjectName(QStringLiteral("overviewSize"));
    m_size->setForegroundRole(QPalette::PlaceholderText);
    m_size->setWordWrap(true);
    m_export->setObjectName(QStringLiteral("exportWinners"));
    m_export->setText(tr("&Export figure…"));
    m_export->setToolTip(tr("Write the figure as PDF, SVG or PNG"));
    m_export->setFocusPolicy(Qt::TabFocus);
    auto* texts = new QVBoxLayout;
    texts->addWidget(m_headline);
    texts->addWidget(m_size);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins({});
    layout->addLayout(texts, 1);
    layout->addWidget(m_export, 0, Qt::AlignTop);
    return head;
}

QWidget* OverviewPage::buildContent()
{
    auto* wins = new QVBoxLayout;
    wins->addWidget(m_winners);
    addTable(wins, tr("Wins with and without ties"), m_wins);
    wins->addStretch(1);

    auto* attention = new QVBoxLayout;
    m_attentionHint->setWordWrap(true);
    m_attentionHint->setForegroundRole(QPalette::PlaceholderText);
    m_attention->setMinimumWidth(m_attention->fontMetrics().averageCharWidth() * attentionCharacters);
    attention->addWidget(makeHeading(tr("What needs attention")));
    attention->addWidget(m_attentionHint);
    attention->addWidget(m_attention, 1);

    auto* comparisons = new QVBoxLayout;
    addTable(comparisons, tr("Do the scenarios differ? Wilcoxon signed-rank tests over the bugs"), m_comparisons);

    auto* medians = new QVBoxLayout;
    addTable(medians, tr("Medians over the bugs, with 95 % bootstrap intervals"), m_medians);
    m_noise->setObjectName(QStringLiteral("noiseText"));
    m_noise->setWordWrap(true);
    m_noise->setTextInteractionFlags(Qt::TextSelectableByMouse);
    medians->addWidget(m_noise);

    auto* content = new QWidget(this);
    auto* first = new QHBoxLayout;
    first->addWidget(makeCard(wins), 5);
    first->addWidget(makeCard(attention), 2);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->addWidget(buildHead());
    layout->addLayout(first);
    layout->addWidget(makeCard(comparisons));
    layout->addWidget(makeCard(medians));
    layout->addStretch(1);
    return content;
}

void OverviewPage::setRules(const DeviationRules& rules)
{
    m_rules = rules;
    m_rulesChanged = true;
    requestRefresh();
}

bool OverviewPage::hasFigure() const { return !m_winners->figure().counts.empty(); }

void OverviewPage::refresh()
{
    const std::vector<MutantResult>& shown = *results()->shown();
    const bool had = hasFigure();
    WinnersOptions options;
    options.metric = selection()->filter().metric;
    m_winners->setFigure(winnersFigure(shown, options));
    m_wins->setTable(winsTable(shown, options.metric));
    fit(m_wins, {});
    m_export->setEnabled(hasFigure());
    const bool newMutants = takeNewMutants();
    if (newMutants)
        fillTables();
    if (newMutants || m_rulesChanged)
        fillAttention();
    fillHead();
    m_empty->refresh();
    m_pages->setCurrentWidget(m_summary.mutants == 0 ? static_cast<QWidget*>(m_empty) : m_content);
    if (had != hasFigure())
        Q_EMIT figureChanged();
}

/// Most of the page concerns other mutants only, not the metric that is shown, and stays with these. Says whether there
/// are others, and asks for their intervals.
bool OverviewPage::takeNewMutants()
{
    ResultFilter filter = selection()->filter();
    filter.metric = {};
    if (results()->all() == m_summaryOf && filter == m_summaryFilter)
        return false;
    m_summaryOf = results()->all();
    m_summaryFilter = filter;
    m_summary = studySummary(*results()->shown());
    m_intervals.reset();
    ++*m_job;
    m_pause.start();
    return true;
}

void OverviewPage::fillAttention()
{
    m_rulesChanged = false;
    m_attention->setItems(attentionItems(*results()->shown(), m_rules));
    m_attentionHint->setText(m_attention->topLevelItemCount() > 0
                                 ? tr("Click a heading for the page that shows more, or a bug to select it.")
                                 : tr("Nothing found."));
}

void OverviewPage::computeIntervals()
{
    const int number = ++*m_job;
    const auto job = [mutants = results()->shown(), number, newest = m_job] {
        return number == *newest ? summaryIntervals(*mutants) : SummaryIntervals();
    };
    const auto done = [this, number](const SummaryIntervals& intervals) {
        if (number != *m_job)
            return;
        m_intervals = intervals;
        fillTables();
    };
    m_background.run(job, done, [this](const QString& message) { m_noise->setText(message); });
}

void OverviewPage::fillHead()
{
    const WinnersFigure& figure = m_winners->figure();
    if (hasFigure()) {
        const WinCount& all = figure.counts.back();
        m_headline->setText(
            tr("Pre-training mutants have the highest median %1 for %2 of %3 bugs, %4 of them without a tie")
                .arg(metricSymbol(figure.metric), count(all.wins[0]), count(all.bugs), count(all.strictWins[0])));
    } else {
        m_headline->setText(tr("No bug has mutants of two scenarios, so there is nothing to compare"));
    }
    m_size->setText(tr("Bugs: %1; data sets: %2; mutants: %3")
                        .arg(count(m_summary.bugs), count(m_summary.datasets), count(m_summary.mutants)));
    const QString noise = noiseText(m_summary, figure.metric);
    m_noise->setText(noise);
    m_noise->setVisible(!noise.isEmpty());
}

void OverviewPage::fillTables()
{
    const SummaryIntervals* intervals = m_intervals ? &*m_intervals : nullptr;
    m_comparisons->setTable(comparisonTable(m_summary, intervals));
    m_medians->setTable(medianTable(m_summary, intervals));
    fit(m_comparisons, {Comparison::Range});
    for (int column : {Comparison::Low, Comparison::High})
        m_comparisons->setColumnHidden(column, true);
    fit(m_medians, {1, 2, 3});
}

void OverviewPage::followSelection() { m_attention->setSelectedBug(selection()->selection().bug); }

QString OverviewPage::figureName() const { return fileName(QStringLiteral("winners")); }

void OverviewPage::exportFigure()
{
    if (hasFigure())
        ExportDialog::openFor(m_winners->figure(), figureName(), this);
}

} // namespace semblance
