// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BoxDetails.h"

#include "ui/bugs/BugFacts.h"
#include "ui/bugs/MedianIntervals.h"
#include "ui/common/StateColor.h"
#include "ui/figure/Titles.h"
#include "ui/mutants/MutantTable.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

namespace {

constexpr int detailsWidth = 370; ///< the values of the mutants without scrolling

enum NumberRow { Count, Minimum, Q1, Median, MedianInterval, Q3, Maximum, CoverageMedian, RowCount };

QString number(double value) { return QLocale().toString(value, 'f', 3); }

const QString nothing = QStringLiteral("–");

} // namespace

BoxDetails::BoxDetails(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
    , m_intervals(new MedianIntervals(this))
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_note(new QFrame(this))
    , m_noteTitle(new QLabel(m_note))
    , m_noteText(new QLabel(m_note))
    , m_numbers(new QTableWidget(this))
    , m_facts(new QLabel(this))
    , m_mutantsTitle(new QLabel(this))
    , m_mutants(new MutantTable(results, selection, MutantTable::Scope::Box, this))
{
    build();
    buildNumbers();
    tintNote();
    connect(m_intervals, &MedianIntervals::answered, this, &BoxDetails::fillIntervals);
    connect(m_mutantsTitle, &QLabel::linkActivated, this, &BoxDetails::mutantsRequested);
    followSelection();
}

void BoxDetails::build()
{
    QFont bold = font();
    bold.setBold(true);
    m_noteTitle->setFont(bold);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    for (QLabel* label : {m_title, m_hint, m_noteTitle, m_noteText, m_facts}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_note->setObjectName(QStringLiteral("deviationNote"));
    m_noteTitle->setObjectName(QStringLiteral("deviationTitle"));
    m_noteText->setObjectName(QStringLiteral("deviationReason"));
    m_facts->setObjectName(QStringLiteral("bugFacts"));
    m_mutantsTitle->setObjectName(QStringLiteral("boxMutantsTitle"));
    m_mutantsTitle->setTextFormat(Qt::RichText);
    m_mutantsTitle->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_mutantsTitle->setText(
        QStringLiteral("<b>%1</b> &nbsp; <a href='mutants'>%2</a>")
            .arg(tr("Most realistic mutants").toHtmlEscaped(), tr("Open in Mutants").toHtmlEscaped()));
    auto* note = new QVBoxLayout(m_note);
    note->addWidget(m_noteTitle);
    note->addWidget(m_noteText);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_hint, m_note, m_numbers, m_facts, m_mutantsTitle})
        layout->addWidget(widget);
    layout->addWidget(m_mutants, 1);
    layout->addStretch(0); // takes the room of the tables while nothing is selected
    setMinimumWidth(detailsWidth);
}

void BoxDetails::buildNumbers()
{
    m_numbers->setObjectName(QStringLiteral("boxNumbers"));
    m_numbers->setAccessibleName(tr("Five-number summaries"));
    m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_numbers->setSelectionMode(QAbstractItemView::NoSelection);
    m_numbers->setFocusPolicy(Qt::NoFocus);
    m_numbers->setShowGrid(false);
    m_numbers->setWordWrap(false);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_numbers->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_numbers->setRowCount(RowCount);
    m_numbers->viewport()->setAutoFillBackground(false); // numbers on the page, not a list to work with
    m_numbers->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_numbers->horizontalHeader()->setHighlightSections(false);
    m_numbers->verticalHeader()->hide();
    m_numbers->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
}

/// The first column; a header of rows would look like buttons.
void BoxDetails::nameRows()
{
    const QStringList names{QStringLiteral("n"), tr("Minimum"),    tr("Quartile 1"), tr("Median"),
                            tr("95 % interval"), tr("Quartile 3"), tr("Maximum"),    tr("Coverage R")};
    for (int row = 0; row < RowCount; ++row) {
        auto* item = new QTableWidgetItem(names[row]);
        m_numbers->setItem(row, 0, item);
    }
    m_numbers->item(MedianInterval, 0)
        ->setToolTip(tr("Where the median would lie with other mutants: bootstrap, 10,000 resamples of the mutants"));
    m_numbers->item(CoverageMedian, 0)
        ->setToolTip(tr("Median over the mutants: how much of what the fault kills they kill too"));
}

void BoxDetails::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        tintNote();
        followSelection();
    }
}

void BoxDetails::tintNote()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, stateTint(StateColor::Warning, palette()));
    m_note->setFrameShape(QFrame::StyledPanel);
    m_note->setAutoFillBackground(true);
    m_note->setPalette(colors);
    colors.setColor(QPalette::WindowText, stateColor(StateColor::Warning, palette()));
    m_noteTitle->setPalette(colors);
}

void BoxDetails::setFigure(const BugwiseFigure& figure)
{
    m_figure = figure;
    m_mutants->refresh();
}

void BoxDetails::setDeviationRules(const DeviationRules& rules)
{
    m_rules = rules;
    followSelection();
}

void BoxDetails::followSelection()
{
    const ResultSelection& selected = m_selection->selection();
    const auto bug = std::find_if(m_figure.bugs.begin(), m_figure.bugs.end(), [&](const BugwiseFigure::Bug& entry) {
        return entry.id == selected.bug.toStdString();
    });
    const bool found = bug != m_figure.bugs.end();
    m_title->setText(found ? selected.bug : tr("No bug selected"));
    m_hint->setText(!found              ? tr("Click a box to see its numbers and mutants.")
                    : selected.scenario ? tr("%1, %2").arg(m_figure.valueTitle, scenarioTitle(*selected.scenario))
                                        : tr("%1, all scenarios").arg(m_figure.valueTitle));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_numbers, m_facts, m_mutantsTitle, m_mutants})
        widget->setVisible(found);
    m_note->setVisible(false);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setStretch(column->count() - 1, found ? 0 : 1);
    if (found)
        showBug(static_cast<std::size_t>(std::distance(m_figure.bugs.begin(), bug)));
}

/// Deviations and base rate concern the bug whatever is filtered; the numbers are those of the boxes that are shown.
void BoxDetails::showBug(std::size_t bug)
{
    const std::string& id = m_figure.bugs[bug].id;
    const std::vector<MutantResult> all = mutantsOfBug(*m_results->all(), id);
    showNote(all);
    fillNumbers(bug, mutantsOfBug(*m_results->shown(), id));
    std::vector<BugDistribution> boxes;
    std::copy_if(m_figure.boxes.begin(), m_figure.boxes.end(), std::back_inserter(boxes),
                 [&id](const BugDistribution& box) { return box.bug == id; });
    const std::vector<Winner> winner = winners(boxes, m_figure.metric);
    QStringList facts{winnerText(winner.empty() ? std::nullopt : std::optional(winner.front())), baseRateText(all)};
    facts.removeAll(QString());
    m_facts->setText(facts.join(QLatin1Char('\n')));
    m_facts->setVisible(!facts.isEmpty());
    m_mutants->followSelection();
}

void BoxDetails::showNote(const std::vector<MutantResult>& mutants)
{
    const auto note = deviationNote(mutants, m_rules);
    m_note->setVisible(note.has_value());
    if (note) {
        m_noteTitle->setText(note->title);
        m_noteText->setText(note->reason);
    }
}

void BoxDetails::fillNumbers(std::size_t bug, const std::vector<MutantResult>& mutants)
{
    m_numbers->setColumnCount(static_cast<int>(m_figure.scenarios.size()) + 1);
    nameRows();
    m_numbers->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    QStringList names{QString()};
    for (std::size_t i = 0; i < m_figure.scenarios.size(); ++i) {
        names << scenarioName(m_figure.scenarios[i]);
        fillColumn(static_cast<int>(i) + 1, m_figure.box(bug, m_figure.scenarios[i]), mutants);
    }
    m_numbers->setHorizontalHeaderLabels(names);
    m_numbers->setFixedHeight(m_numbers->horizontalHeader()->sizeHint().height() + m_numbers->rowHeight(0) * RowCount +
                              2);
    markScenario();
    m_intervals->ask(m_results->shown(), m_figure.bugs[bug].id, m_figure.metric);
    fillIntervals();
}

void BoxDetails::fillColumn(int column, const BugDistribution* box, const std::vector<MutantResult>& mutants)
{
    for (int row = 0; row < RowCount; ++row)
        setNumber(row, column, nothing);
    if (!box)
        return;
    const BoxSummary& summary = box->box;
    setNumber(Count, column, QLocale().toString(static_cast<qulonglong>(summary.n)));
    setNumber(Minimum, column, number(summary.minimum));
    setNumber(Q1, column, number(summary.q1));
    setNumber(Median, column, number(summary.median));
    setNumber(Q3, column, number(summary.q3));
    setNumber(Maximum, column, number(summary.maximum));
    std::vector<double> coverages;
    for (const MutantResult& mutant : mutants) {
        if (const auto value = mutant.value(Metric::Coverage); value && mutant.scenario == box->scenario)
            coverages.push_back(*value);
    }
    if (!coverages.empty())
        setNumber(CoverageMedian, column, number(boxSummary(std::move(coverages)).median));
}

void BoxDetails::fillIntervals()
{
    const MedianIntervals::ByScenario* known = m_intervals->answer();
    for (std::size_t i = 0; i < m_figure.scenarios.size(); ++i) {
        QString text = QStringLiteral("…");
        if (known) {
            const auto interval = known->find(m_figure.scenarios[i]);
            text = interval == known->end()
                       ? nothing
                       : tr("%1–%2", "interval").arg(number(interval->second.low), number(interval->second.high));
        }
        setNumber(MedianInterval, static_cast<int>(i) + 1, text);
    }
}

void BoxDetails::setNumber(int row, int column, const QString& text)
{
    QTableWidgetItem* item = m_numbers->item(row, column);
    if (!item) {
        item = new QTableWidgetItem;
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_numbers->setItem(row, column, item);
    }
    item->setText(text);
    item->setToolTip(text); // four scenarios leave too little room for an interval
}

void BoxDetails::markScenario()
{
    const auto selected = m_selection->selection().scenario;
    for (std::size_t i = 0; i < m_figure.scenarios.size(); ++i) {
        const bool mark = m_figure.scenarios[i] == selected;
        const QBrush brush = mark ? QBrush(stateTint(StateColor::Accent, palette())) : QBrush();
        for (int row = 0; row < RowCount; ++row)
            m_numbers->item(row, static_cast<int>(i) + 1)->setBackground(brush);
    }
}

} // namespace semblance
