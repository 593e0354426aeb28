// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/OperatorDetails.h"

#include "ui/common/StateColor.h"
#include "ui/mutants/MutantTable.h"
#include "ui/operators/OperatorText.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace semblance {

namespace {

constexpr int detailsWidth = 420; ///< the columns of the mutants up to their values

const QString allBugsLink = QStringLiteral("bugs");
const QString mutantsLink = QStringLiteral("mutants");

QString linkTo(const QString& target, const QString& text)
{
    return QStringLiteral("<a href='%1'>%2</a>").arg(target, text.toHtmlEscaped());
}

QString plural(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

} // namespace

std::vector<BugBars::Bar> operatorBars(const std::vector<MutantResult>& mutants, const OperatorRank& rank)
{
    struct Bug {
        std::string dataset;
        std::vector<double> values;
    };
    std::map<std::string, Bug> bugs;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario != rank.scenario || mutant.operatorId != rank.operatorId)
            continue;
        if (const auto value = mutant.value(rank.metric)) {
            Bug& bug = bugs[mutant.bug];
            bug.dataset = mutant.dataset;
            bug.values.push_back(*value);
        }
    }
    std::vector<BugBars::Bar> bars;
    for (auto& [id, bug] : bugs)
        bars.push_back({id, bug.dataset, bug.values.size(), boxSummary(bug.values).median});
    return bars;
}

OperatorDetails::OperatorDetails(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
    , m_ranked(results->all())
    , m_title(new QLabel(this))
    , m_about(new QLabel(this))
    , m_rank(new QLabel(this))
    , m_bars(new BugBars(this))
    , m_mutantsTitle(new QLabel(this))
    , m_mutants(new MutantTable(results, selection, MutantTable::Scope::Operator, this))
{
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("operatorTitle"));
    m_rank->setObjectName(QStringLiteral("operatorRank"));
    for (QLabel* label : {m_title, m_about, m_rank}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_mutantsTitle->setObjectName(QStringLiteral("operatorMutantsTitle"));
    m_mutantsTitle->setTextFormat(Qt::RichText);
    m_mutantsTitle->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_about, m_rank})
        layout->addWidget(widget);
    layout->addWidget(m_bars, 2);
    layout->addWidget(m_mutantsTitle);
    layout->addWidget(m_mutants, 3);
    layout->addStretch(0); // takes the room while nothing is selected
    setMinimumWidth(detailsWidth);
    connect(m_bars, &BugBars::bugSelected, this, [this](const QString& bug) {
        const ResultSelection& now = m_selection->selection();
        m_selection->select({bug, now.scenario, now.operatorId, {}});
    });
    connect(m_mutantsTitle, &QLabel::linkActivated, this, &OperatorDetails::followLink);
}

void OperatorDetails::setRanking(const OperatorsFigure& figure, const MutantList& mutants, bool computing)
{
    m_figure = figure;
    m_ranked = mutants;
    m_computing = computing;
    m_mutants->refresh();
}

const OperatorsFigure::Row* OperatorDetails::selectedRow() const
{
    const ResultSelection& selected = m_selection->selection();
    const auto row = std::find_if(m_figure.rows.begin(), m_figure.rows.end(), [&](const OperatorsFigure::Row& entry) {
        return entry.rank.scenario == selected.scenario && entry.rank.operatorId == selected.operatorId.toStdString();
    });
    return row == m_figure.rows.end() ? nullptr : &*row;
}

void OperatorDetails::followSelection()
{
    const OperatorsFigure::Row* row = selectedRow();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_rank, m_bars, m_mutantsTitle, m_mutants})
        widget->setVisible(row != nullptr);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setStretch(column->count() - 1, row ? 0 : 1);
    if (row) {
        showOperator(*row);
    } else {
        m_title->setText(tr("No operator selected"));
        m_about->setText(tr("Click an operator to see on which bugs it does well, and its mutants."));
    }
}

void OperatorDetails::showOperator(const OperatorsFigure::Row& row)
{
    const OperatorRank& rank = row.rank;
    const QString bug = m_selection->selection().bug;
    m_title->setText(operatorTitle(rank.operatorId));
    m_about->setText(tr("%1 · %2 bugs · %3 mutants")
                         .arg(operatorAbout(rank.operatorId, rank.scenario), plural(rank.bugs), plural(rank.mutants)));
    m_rank->setText(rankText(row));
    m_bars->setBars(operatorBars(*m_ranked, rank), rank.metric);
    m_bars->setSelected(bug);
    m_mutants->followSelection();
    const QString open = linkTo(mutantsLink, tr("Open in Mutants"));
    m_mutantsTitle->setText(
        bug.isEmpty()
            ? QStringLiteral("<b>%1</b> &nbsp; %2").arg(tr("Mutants").toHtmlEscaped(), open)
            : QStringLiteral("<b>%1</b> &nbsp; %2 &nbsp; %3")
                  .arg(tr("Mutants of %1").arg(bug).toHtmlEscaped(), linkTo(allBugsLink, tr("All bugs")), open));
}

/// Where half of all places would do as well, the order says little, and the line says so.
QString OperatorDetails::rankText(const OperatorsFigure::Row& row) const
{
    if (!row.rank.rank)
        return tr("Not ranked: fewer than %1 bugs.").arg(plural(m_figure.minimumBugs));
    const auto ranked = std::count_if(m_figure.rows.begin(), m_figure.rows.end(), [&](const auto& other) {
        return other.rank.scenario == row.rank.scenario && other.rank.rank.has_value();
    });
    const QLocale locale;
    const QString place = tr("Rank %1 of %2").arg(locale.toString(*row.rank.rank), locale.toString(qlonglong(ranked)));
    if (m_computing)
        return tr("%1 (interval: computing…)").arg(place);
    if (!row.interval)
        return place;
    const QString text =
        tr("%1 (95 % interval %2 to %3)")
            .arg(place, locale.toString(qRound(row.interval->low)), locale.toString(qRound(row.interval->high)));
    const bool wide = row.interval->high - row.interval->low >= static_cast<double>(ranked) / 2.0;
    return wide ? tr("%1. Other bugs could give quite another order.").arg(text) : text;
}

void OperatorDetails::followLink(const QString& link)
{
    const ResultSelection selected = m_selection->selection();
    if (link == allBugsLink)
        m_selection->selectOperator(selected.operatorId, *selected.scenario);
    else
        Q_EMIT mutantsRequested();
}

} // namespace semblance
