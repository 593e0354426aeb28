// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/DeviationsPage.h"

#include "core/interchange/StudyTables.h"
#include "ui/deviations/DeviationDetails.h"
#include "ui/deviations/DeviationModel.h"
#include "ui/deviations/ThresholdsPane.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/tables/TableView.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace semblance {

namespace {

std::vector<MutantResult> mutantsOf(const std::vector<MutantResult>& mutants, const std::string& bug)
{
    std::vector<MutantResult> found;
    std::copy_if(mutants.begin(), mutants.end(), std::back_inserter(found),
                 [&bug](const MutantResult& mutant) { return mutant.bug == bug; });
    return found;
}

/// With some air between the rows, as the tables have it.
class RoomyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 8);
    }
};

std::size_t comparedBugs(const std::vector<MutantResult>& mutants)
{
    std::set<std::string_view> bugs;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario != Scenario::Control)
            bugs.insert(mutant.bug);
    }
    return bugs.size();
}

} // namespace

DeviationsPage::DeviationsPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_collapsed{QStringLiteral("none")}
    , m_count(new QLabel(this))
    , m_parts(new QLabel(this))
    , m_tableButton(new QToolButton(this))
    , m_exportButton(new QToolButton(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_incomplete(buildIncomplete())
    , m_list(new QTreeView(this))
    , m_model(new DeviationModel(this))
    , m_table(new TableView(this))
    , m_details(new DeviationDetails(this))
    , m_thresholds(new ThresholdsPane(selection->history(), this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    buildList();
    m_table->setObjectName(QStringLiteral("deviationsTable"));
    m_table->setAccessibleName(tr("Deviations"));
    m_table->setExport([this] { return tableMaker(); });
    connect(m_table, &QTableView::clicked, selection,
            [selection](const QModelIndex& index) { selection->select(index.data(BugRole).toString()); });
    connect(m_table, &QTableView::activated, this, [this] { Q_EMIT pageRequested(QStringLiteral("bugs")); });
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_incomplete, m_list, m_table})
        m_pages->addWidget(page);
    m_splitter->setObjectName(QStringLiteral("deviationsSplitter"));
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(buildSide());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(buildTop());
    layout->addWidget(m_splitter, 1);

    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    connect(m_tableButton, &QToolButton::toggled, this, &DeviationsPage::showPage);
    connect(m_details, &DeviationDetails::bugOpened, this, [this] { Q_EMIT pageRequested(QStringLiteral("bugs")); });
    connect(m_thresholds, &ThresholdsPane::rulesChanged, this, [this] {
        requestRefresh();
        Q_EMIT rulesChanged(rules());
    });
}

QWidget* DeviationsPage::buildTop()
{
    auto* top = new QWidget(this);
    QFont bold = m_count->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_count->setFont(bold);
    m_count->setObjectName(QStringLiteral("deviationsCount"));
    m_parts->setObjectName(QStringLiteral("deviationsParts"));
    m_parts->setForegroundRole(QPalette::PlaceholderText);
    m_parts->setWordWrap(true);
    m_tableButton->setObjectName(QStringLiteral("deviationsTableButton"));
    m_tableButton->setText(tr("&Table"));
    m_tableButton->setToolTip(tr("Show all bugs and numbers as a table"));
    m_tableButton->setCheckable(true);
    m_tableButton->setFocusPolicy(Qt::TabFocus);
    m_exportButton->setDefaultAction(m_table->exportAction());
    m_exportButton->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(top);
    layout->setContentsMargins({});
    layout->addWidget(m_count);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_tableButton);
    layout->addWidget(m_exportButton);
    return top;
}

void DeviationsPage::buildList()
{
    m_list->setObjectName(QStringLiteral("deviationsList"));
    m_list->setAccessibleName(tr("Deviating bugs by category"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RoomyDelegate(m_list));
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(DeviationModel::Bug, Qt::AscendingOrder);
    m_list->setExpandsOnDoubleClick(true);
    QHeaderView* header = m_list->header();
    header->setObjectName(QStringLiteral("deviationsHeader"));
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(m_list->fontMetrics().averageCharWidth() * 6);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &DeviationsPage::currentChanged);
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (m_model->deviation(index))
            Q_EMIT pageRequested(QStringLiteral("bugs"));
    });
    connect(m_list, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_following)
            m_collapsed.insert(m_model->categoryKey(index));
    });
    connect(m_list, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_following)
            m_collapsed.erase(m_model->categoryKey(index));
    });
}

QWidget* DeviationsPage::buildSide()
{
    auto* thresholds = new QFrame(this);
    thresholds->setProperty("card", true);
    auto* title = new QLabel(tr("Thresholds"), thresholds);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* card = new QVBoxLayout(thresholds);
    card->addWidget(title);
    card->addWidget(m_thresholds);

    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_details);
    layout->addWidget(thresholds);
    layout->addStretch(1);
    auto* side = new QScrollArea(this);
    side->setObjectName(QStringLiteral("deviationsSide"));
    side->setFrameShape(QFrame::NoFrame);
    side->setWidgetResizable(true);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setWidget(column);
    side->setMinimumWidth(column->minimumSizeHint().width() + side->verticalScrollBar()->sizeHint().width());
    return side;
}

/// Results, but no bug with mutants of all three scenarios.
QWidget* DeviationsPage::buildIncomplete()
{
    auto* widget = new QWidget(this);
    auto* hint = new QLabel(tr("No bug has mutants of all three scenarios, so there is nothing to compare. Remove the "
                               "filter by scenario or operator, or run the scenarios that are missing."),
                            widget);
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    auto* clear = new QPushButton(tr("&Clear filters"), widget);
    clear->setObjectName(QStringLiteral("deviationsClearFilters"));
    auto* layout = new QVBoxLayout(widget);
    layout->addStretch(1);
    layout->addWidget(hint);
    layout->addWidget(clear, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(clear, &QPushButton::clicked, selection(), &FilterSelection::clearFilter);
    return widget;
}

const DeviationRules& DeviationsPage::rules() const { return m_thresholds->rules(); }

void DeviationsPage::setRules(const DeviationRules& rules) { m_thresholds->setRules(rules); }

void DeviationsPage::refresh()
{
    const std::vector<MutantResult>& shown = *results()->shown();
    m_bugs = bugDeviations(shown, rules());
    const QScopedValueRollback following(m_following, true);
    const int scrolled = m_list->verticalScrollBar()->value();
    m_model->setDeviations(m_bugs);
    expandCategories();
    if (!m_bugs.empty())
        fitColumns();
    m_list->verticalScrollBar()->setValue(scrolled);
    showCounts(comparedBugs(shown));
    m_tableStale = true;
    m_empty->refresh();
    showPage();
}

void DeviationsPage::expandCategories()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex category = m_model->index(row, 0);
        m_list->setFirstColumnSpanned(row, {}, true);
        m_list->setExpanded(category, m_collapsed.count(m_model->categoryKey(category)) == 0);
    }
}

/// Once, since measuring takes long and numbers always have three digits. Titles of categories span all columns, so
/// that bug ids alone decide on the first.
void DeviationsPage::fitColumns()
{
    if (std::exchange(m_columnsFit, true))
        return;
    int widest = 0;
    for (const BugDeviation& bug : m_bugs)
        widest = std::max(widest, m_list->fontMetrics().horizontalAdvance(QString::fromStdString(bug.bug)));
    for (int column = 1; column < DeviationModel::ColumnCount; ++column)
        m_list->resizeColumnToContents(column);
    m_list->header()->resizeSection(DeviationModel::Bug,
                                    widest + 2 * m_list->indentation() + 3 * m_list->fontMetrics().averageCharWidth());
}

void DeviationsPage::showCounts(std::size_t bugsInAll)
{
    const QLocale locale;
    const auto count = [&](const auto& holds) {
        return locale.toString(static_cast<qulonglong>(std::count_if(m_bugs.begin(), m_bugs.end(), holds)));
    };
    m_count->setText(tr("%1 of %2 bugs deviate")
                         .arg(count([](const BugDeviation& bug) { return bug.deviates(); }),
                              locale.toString(static_cast<qulonglong>(m_bugs.size()))));
    QStringList parts{
        tr("from the trend: %1").arg(count([](const auto& bug) { return bug.trend != TrendDeviation::None; })),
        tr("by their level: %1").arg(count([](const auto& bug) { return bug.level != LevelDeviation::None; }))};
    if (const std::size_t leftOut = bugsInAll - m_bugs.size(); leftOut > 0)
        parts << tr("left out, as mutants of a scenario are missing: %1")
                     .arg(locale.toString(static_cast<qulonglong>(leftOut)));
    m_parts->setText(parts.join(tr("; ")));
}

void DeviationsPage::showPage()
{
    const bool none = results()->shown()->empty();
    const bool table = m_tableButton->isChecked();
    QWidget* page = table ? static_cast<QWidget*>(m_table) : m_list;
    if (m_bugs.empty())
        page = none ? m_empty : m_incomplete;
    else if (table && std::exchange(m_tableStale, false))
        m_table->setTable(tableMaker()());
    m_pages->setCurrentWidget(page);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_count, m_parts, m_tableButton, m_exportButton})
        widget->setVisible(!m_bugs.empty());
    m_splitter->widget(1)->setVisible(!none);
}

ResultTable::TableMaker DeviationsPage::tableMaker() const
{
    TableOptions options;
    options.rules = rules();
    return [mutants = results()->shown(), options] { return studyTable(TableKind::Deviations, *mutants, options); };
}

void DeviationsPage::followSelection()
{
    const QString& bug = selection()->selection().bug;
    const auto found = std::find_if(m_bugs.begin(), m_bugs.end(),
                                    [&](const BugDeviation& entry) { return entry.bug == bug.toStdString(); });
    if (found != m_bugs.end())
        m_details->showBug(*found, rules(), mutantsOf(*results()->shown(), found->bug));
    else if (bug.isEmpty())
        m_details->showNone(tr("No bug selected"), tr("Click a bug to see why it is listed."));
    else
        m_details->showNone(bug, tr("This bug cannot be judged: the filters hide it, or mutants of a scenario are "
                                    "missing."));

    const QScopedValueRollback following(m_following, true);
    const QModelIndexList rows = m_model->rowsOf(bug);
    const QModelIndex current = m_list->currentIndex();
    if (rows.isEmpty())
        m_list->selectionModel()->clear();
    else if (!current.isValid() || current.data(BugRole).toString() != bug)
        m_list->setCurrentIndex(rows.front());
}

void DeviationsPage::currentChanged(const QModelIndex& current)
{
    if (const BugDeviation* bug = m_model->deviation(current); bug && !m_following)
        selection()->select(QString::fromStdString(bug->bug));
}

} // namespace semblance
