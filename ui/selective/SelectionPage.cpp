// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selective/SelectionPage.h"

#include "core/interchange/StudyTables.h"
#include "ui/results/EmptyResults.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/selection/ModelRoles.h"
#include "ui/selective/FamilyDelegates.h"
#include "ui/selective/QualityScatter.h"
#include "ui/selective/SelectionControls.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace semblance {

namespace {

/// Columns of the families on screen, from left to right; the others are in the exported file.
constexpr std::array shownColumns{"family",        "selected",     "hit_rate",        "high_high_mutants",
                                  "total_mutants", "support_bugs", "support_datasets"};

constexpr int mostValidationRows = 10; ///< seen at once: two data sets

QString count(std::size_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// The table with the shown columns first; the model knows no order of columns.
StudyTable onScreen(const StudyTable& table)
{
    StudyTable result{table.title, table.note, {}, {}};
    std::vector<std::size_t> places;
    for (const char* key : shownColumns) {
        if (const auto place = table.column(key))
            places.push_back(*place);
    }
    // For the ids of a row, not to be seen: paper only.
    if (const auto place = table.column("operator"))
        places.push_back(*place);
    for (std::size_t place : places)
        result.columns.push_back(table.columns[place]);
    if (places.size() > shownColumns.size())
        result.columns.back().use = TableColumn::Use::Paper;
    for (const auto& row : table.rows) {
        std::vector<TableCell>& cells = result.rows.emplace_back();
        for (std::size_t place : places)
            cells.push_back(row[place]);
    }
    return result;
}

} // namespace

SelectionPage::SelectionPage(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : ResultsPage(results, selection, parent)
    , m_points(std::make_shared<const QualityPoints>())
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyResults(results, selection, this))
    , m_noQuality(buildNoQuality())
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_controls(new SelectionControls(this))
    , m_count(makeHeading({}))
    , m_families(new TableView(this))
    , m_hitRates(new HitRateDelegate(m_families))
    , m_pointsHint(new QLabel(this))
    , m_scatter(new QualityScatter(this))
    , m_validationHint(new QLabel(this))
    , m_validation(new TableView(this))
{
    m_splitter->setObjectName(QStringLiteral("selectionSplitter"));
    m_splitter->addWidget(buildLeft());
    m_splitter->addWidget(buildRight());
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_noQuality, m_splitter})
        m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);

    connect(m_empty, &EmptyResults::runRequested, this, &ResultsPage::runRequested);
    connect(m_empty, &EmptyResults::importRequested, this, &ResultsPage::importRequested);
    connect(m_controls, &SelectionControls::settingsChanged, this, [this] {
        compute();
        Q_EMIT settingsChanged(settings());
    });
    connect(m_families->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SelectionPage::chooseFamily);
    connect(m_scatter, &QualityScatter::mutantClicked, this,
            [this](std::size_t mutant) { this->selection()->select((*m_points->mutants)[mutant]); });
}

QWidget* SelectionPage::buildNoQuality()
{
    auto* widget = new QWidget(this);
    auto* hint = new QLabel(tr("No mutant has an intrinsic quality (IQ) yet. IQ comes with imported quality files "
                               "(quality_<bug>_pre_training.csv)."),
                            widget);
    hint->setTextFormat(Qt::PlainText);
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    auto* import = new QPushButton(tr("&Import published results…"), widget);
    import->setObjectName(QStringLiteral("noQualityImport"));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(import);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(widget);
    layout->addStretch(1);
    layout->addWidget(hint);
    layout->addLayout(buttons);
    layout->addStretch(2);
    connect(import, &QPushButton::clicked, this, &ResultsPage::importRequested);
    return widget;
}

QWidget* SelectionPage::makeCard(QVBoxLayout* content)
{
    auto* card = new QFrame(this);
    card->setProperty("card", true);
    card->setLayout(content);
    return card;
}

QLabel* SelectionPage::makeHeading(const QString& text)
{
    auto* heading = new QLabel(text, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setWordWrap(true);
    return heading;
}

/// With a button for the table's export, since a context menu alone is not found.
void SelectionPage::addHeading(QVBoxLayout* card, QLabel* heading, TableView* table)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(table->exportAction());
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    auto* top = new QHBoxLayout;
    top->addWidget(heading, 1);
    top->addWidget(button);
    card->addLayout(top);
}

QWidget* SelectionPage::buildLeft()
{
    m_count->setObjectName(QStringLiteral("selectionCount"));
    m_families->setObjectName(QStringLiteral("familiesTable"));
    m_families->setAccessibleName(tr("Families of mutants"));
    m_families->setFrameShape(QFrame::NoFrame);
    m_families->horizontalHeader()->setMaximumSectionSize(-1); // names of families are long
    m_families->setSelectionMode(QAbstractItemView::SingleSelection);
    m_families->setItemDelegateForColumn(1, new YesDelegate(m_families));
    m_families->setItemDelegateForColumn(2, m_hitRates);
    m_families->setExport([this]() -> ResultTable::TableMaker {
        TableOptions options;
        options.selection = analysisSettings();
        return [mutants = results()->all(), options] { return studyTable(TableKind::Families, *mutants, options); };
    });
    auto* settings = new QVBoxLayout;
    settings->addWidget(makeHeading(tr("Which families are worth training?")));
    settings->addWidget(m_controls);
    auto* families = new QVBoxLayout;
    addHeading(families, m_count, m_families);
    families->addWidget(m_families, 1);
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins({});
    layout->addWidget(makeCard(settings));
    layout->addWidget(makeCard(families), 1);
    return left;
}

QWidget* SelectionPage::buildRight()
{
    m_pointsHint->setObjectName(QStringLiteral("selectionPointsHint"));
    m_pointsHint->setWordWrap(true);
    m_pointsHint->setForegroundRole(QPalette::PlaceholderText);
    auto* points = new QVBoxLayout;
    points->addWidget(makeHeading(tr("Pre-training mutants by intrinsic and extrinsic quality")));
    points->addWidget(m_pointsHint);
    points->addWidget(m_scatter, 1);

    m_validationHint->setObjectName(QStringLiteral("selectionValidationHint"));
    m_validationHint->setWordWrap(true);
    m_validationHint->setForegroundRole(QPalette::PlaceholderText);
    m_validation->setObjectName(QStringLiteral("validationTable"));
    m_validation->setAccessibleName(tr("Validation on the data sets left out"));
    m_validation->setFrameShape(QFrame::NoFrame);
    m_validation->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_validation->setExport(
        [this]() -> ResultTable::TableMaker { return [table = m_validationTable] { return table; }; });
    auto* validation = new QVBoxLayout;
    addHeading(validation, makeHeading(tr("Validation on the data sets left out")), m_validation);
    validation->addWidget(m_validationHint);
    validation->addWidget(m_validation);

    auto* right = new QWidget(this);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins({});
    layout->addWidget(makeCard(points), 1);
    layout->addWidget(makeCard(validation));
    return right;
}

const SelectionSettings& SelectionPage::settings() const { return m_controls->settings(); }

void SelectionPage::setSettings(const SelectionSettings& settings)
{
    m_controls->setSettings(settings);
    requestRefresh();
}

/// All data sets are none by name: the validation then leaves out one after the other.
SelectionSettings SelectionPage::analysisSettings() const
{
    SelectionSettings settings = m_controls->settings();
    const std::vector<std::string> datasets = qualityDatasets(*results()->all());
    if (std::all_of(datasets.begin(), datasets.end(),
                    [&](const std::string& dataset) { return settings.datasets.count(dataset) > 0; }))
        settings.datasets.clear();
    return settings;
}

void SelectionPage::refresh()
{
    const std::vector<std::string> datasets = qualityDatasets(*results()->all());
    m_empty->refresh();
    m_controls->setDatasets(datasets);
    if (datasets.empty()) {
        m_pages->setCurrentWidget(results()->all()->empty() ? static_cast<QWidget*>(m_empty) : m_noQuality);
        return;
    }
    m_pages->setCurrentWidget(m_splitter);
    compute();
}

/// One computation at a time; what changes meanwhile is answered by one more, however often it changes.
void SelectionPage::compute()
{
    m_again = m_computing;
    if (m_computing)
        return;
    m_computing = true;
    const auto job = [all = results()->all(), shown = results()->shown(), settings = analysisSettings(),
                      points = m_points] {
        return Answer{selectionOutcome(*all, settings),
                      points->mutants == shown ? points : std::make_shared<const QualityPoints>(qualityPoints(shown))};
    };
    const auto finish = [this] {
        m_computing = false;
        if (m_again)
            compute();
    };
    m_background.run(
        job,
        [this, finish](const Answer& answer) {
            showAnswer(answer);
            finish();
        },
        [this, finish](const QString& message) {
            m_validationHint->setText(message);
            m_validationHint->show();
            finish();
        });
}

void SelectionPage::showAnswer(const Answer& answer)
{
    m_points = answer.points;
    m_scatter->setPoints(m_points);
    std::vector<QualityMedians> medians = answer.outcome.medians;
    const std::vector<std::string> datasets =
        m_points->mutants ? qualityDatasets(*m_points->mutants) : std::vector<std::string>();
    std::erase_if(medians, [&](const QualityMedians& entry) {
        return !std::binary_search(datasets.begin(), datasets.end(), entry.dataset);
    });
    m_scatter->setMedians(medians);
    m_pointsHint->setText(m_points->points.empty()
                              ? tr("No mutant with an IQ passes the filters.")
                              : tr("Dashed: medians of a data set; shaded: its High-High quadrant. Points: %1.")
                                    .arg(count(m_points->points.size())));
    showFamilies(answer.outcome.families);
    showValidation(answer.outcome.validation);
}

void SelectionPage::showFamilies(const StudyTable& families)
{
    m_hitRates->setThreshold(settings().hitRate);
    m_count->setText(
        tr("%1 of %2 families selected").arg(count(selectedFamilies(families)), count(families.rows.size())));
    const QScopedValueRollback following(m_following, true);
    const QString current = m_families->currentIndex().siblingAtColumn(0).data().toString();
    m_families->setTable(onScreen(families));
    const QAbstractItemModel* model = m_families->model();
    const QModelIndexList rows = current.isEmpty()
                                     ? QModelIndexList()
                                     : model->match(model->index(0, 0), Qt::DisplayRole, current, 1, Qt::MatchExactly);
    if (!rows.isEmpty())
        m_families->setCurrentIndex(rows.front());
}

void SelectionPage::showValidation(const StudyTable& validation)
{
    m_validationTable = validation;
    m_validation->setTable(validationTable(validation));
    const int rows = std::min(mostValidationRows, m_validation->model()->rowCount());
    m_validation->setFixedHeight(m_validation->horizontalHeader()->sizeHint().height() +
                                 rows * m_validation->verticalHeader()->defaultSectionSize() +
                                 m_validation->horizontalScrollBar()->sizeHint().height());
    const bool single = validation.rows.empty();
    m_validationHint->setText(single ? tr("There is a single data set, so nothing can be left out to validate on.")
                              : analysisSettings().datasets.empty()
                                  ? tr("Families are chosen on all data sets. For the validation, each is left out "
                                       "once and families are chosen on the others.")
                                  : QString());
    m_validationHint->setVisible(!m_validationHint->text().isEmpty());
    m_validation->setVisible(!single);
}

void SelectionPage::chooseFamily(const QModelIndex& index)
{
    m_scatter->setFamily(index.siblingAtColumn(0).data().toString().toStdString());
    if (const QString id = index.data(OperatorRole).toString(); !id.isEmpty() && !m_following)
        selection()->selectOperator(id, Scenario::Pre);
}

} // namespace semblance
