// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BoxDetails.h"

#include "ui/figure/Titles.h"
#include "ui/mutants/MutantTable.h"
#include "ui/selection/FilterSelection.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

namespace {

constexpr int detailsWidth = 370; ///< the six numbers of a box without cutting

} // namespace

BoxDetails::BoxDetails(FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_numbers(new QTableWidget(this))
    , m_mutants(new MutantTable(selection, MutantTable::Scope::Box, this))
{
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addWidget(m_numbers);
    layout->addWidget(m_mutants, 1);
    layout->addStretch(0); // takes the room of the tables while nothing is selected
    setMinimumWidth(detailsWidth);
    buildNumbers();
    connect(selection, &FilterSelection::selectionChanged, this, &BoxDetails::refresh);
    refresh();
}

void BoxDetails::buildNumbers()
{
    m_numbers->setAccessibleName(tr("Five-number summaries"));
    m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_numbers->setSelectionMode(QAbstractItemView::NoSelection);
    m_numbers->setFocusPolicy(Qt::NoFocus);
    m_numbers->setShowGrid(false);
    m_numbers->setWordWrap(false);
    m_numbers->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QStringList titles{QStringLiteral("n"), tr("Min"), tr("Q1"), tr("Median"), tr("Q3"), tr("Max")};
    m_numbers->setColumnCount(static_cast<int>(titles.size()));
    m_numbers->setHorizontalHeaderLabels(titles);
    m_numbers->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void BoxDetails::setFigure(const BugwiseFigure& figure)
{
    m_figure = figure;
    refresh();
}

void BoxDetails::refresh()
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
    for (QWidget* widget : std::initializer_list<QWidget*>{m_numbers, m_mutants})
        widget->setVisible(found);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setStretch(column->count() - 1, found ? 0 : 1);
    if (found)
        fillNumbers(static_cast<std::size_t>(std::distance(m_figure.bugs.begin(), bug)));
}

void BoxDetails::fillNumbers(std::size_t bug)
{
    const QLocale locale;
    m_numbers->clearContents();
    m_numbers->setRowCount(static_cast<int>(m_figure.scenarios.size()));
    QStringList names;
    for (std::size_t row = 0; row < m_figure.scenarios.size(); ++row) {
        names << scenarioName(m_figure.scenarios[row]);
        const BugDistribution* distribution = m_figure.box(bug, m_figure.scenarios[row]);
        QStringList cells(m_numbers->columnCount(), QStringLiteral("–"));
        if (distribution) {
            const BoxSummary& box = distribution->box;
            cells = {locale.toString(static_cast<qulonglong>(box.n))};
            for (double value : {box.minimum, box.q1, box.median, box.q3, box.maximum})
                cells << locale.toString(value, 'f', 3);
        }
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_numbers->setItem(static_cast<int>(row), column, item);
        }
    }
    m_numbers->setVerticalHeaderLabels(names);
    m_numbers->resizeRowsToContents();
    m_numbers->setFixedHeight(m_numbers->horizontalHeader()->sizeHint().height() +
                              m_numbers->rowHeight(0) * m_numbers->rowCount() + 2);
}

} // namespace semblance
