// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantTable.h"

#include "core/interchange/StudyTables.h"
#include "ui/mutants/MutantTableModel.h"
#include "ui/results/StudyResults.h"
#include "ui/tables/ResultTable.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace semblance {

namespace {

constexpr int widestNarrowParameter = 110; ///< pixels; beside a figure, the values after it must stay in sight

QString tableName(MutantTable::Scope scope)
{
    switch (scope) {
    case MutantTable::Scope::Filter:
        return QStringLiteral("mutants");
    case MutantTable::Scope::Box:
        return QStringLiteral("boxMutants");
    case MutantTable::Scope::Operator:
        return QStringLiteral("operatorMutants");
    }
    return {};
}

} // namespace

MutantTable::MutantTable(StudyResults* results, FilterSelection* selection, Scope scope, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
    , m_scope(scope)
    , m_mutants(new MutantTableModel(this))
    , m_table(new ResultTable(this))
    , m_count(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_table, 1);
    layout->addLayout(buildFooter());
    m_table->setModel(m_mutants);
    m_table->setObjectName(tableName(scope));
    m_table->setAccessibleName(tr("Mutants"));
    arrangeColumns();
    m_table->sortByColumn(MutantTableModel::CouplingStrength, Qt::DescendingOrder);
    buildActions();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MutantTable::selectCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MutantTable::selectCurrent);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT mutantOpened(m_mutants->mutant(index.row())); });
}

QHBoxLayout* MutantTable::buildFooter()
{
    m_count->setObjectName(QStringLiteral("mutantCount"));
    m_table->setExport([this]() -> ResultTable::TableMaker {
        return [shown = m_mutants->shownMutants()] { return studyTable(TableKind::Mutants, shown()); };
    });
    auto* footer = new QHBoxLayout;
    footer->addWidget(m_count, 1);
    if (m_scope == Scope::Filter) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("exportMutants"));
        button->setDefaultAction(m_table->exportAction());
        button->setFocusPolicy(Qt::TabFocus);
        footer->addWidget(button);
    }
    return footer;
}

/// In a narrow table beside a figure the values come before what rarely matters there.
void MutantTable::arrangeColumns()
{
    using Model = MutantTableModel;
    if (m_scope == Scope::Filter)
        return;
    QHeaderView* header = m_table->horizontalHeader();
    for (int column : m_scope == Scope::Box ? std::vector<int>{Model::Bug}
                                            : std::vector<int>{Model::Operator, Model::ScenarioColumn})
        m_table->setColumnHidden(column, true);
    for (int column : {Model::Layer, Model::Original, Model::Quality, Model::KillRate, Model::BaseRate, Model::Status,
                       Model::Reliability})
        header->moveSection(header->visualIndex(column), header->count() - 1);
    header->moveSection(header->visualIndex(Model::ScenarioColumn), header->visualIndex(Model::Layer) - 1);
}

void MutantTable::fitColumns()
{
    m_table->resizeColumnsToContents();
    if (m_scope != Scope::Filter)
        m_table->setColumnWidth(MutantTableModel::Parameter,
                                std::min(m_table->columnWidth(MutantTableModel::Parameter), widestNarrowParameter));
}

void MutantTable::buildActions()
{
    const auto add = [this](const QString& text, auto act) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, [this, act] {
            if (m_table->currentIndex().isValid())
                act(m_mutants->mutant(m_table->currentIndex().row()));
        });
        m_table->addAction(action);
    };
    add(tr("Only this &operator"),
        [this](const MutantResult& mutant) { m_selection->setOperator(QString::fromStdString(mutant.operatorId)); });
    add(tr("Only this &data set"),
        [this](const MutantResult& mutant) { m_selection->setDataset(QString::fromStdString(mutant.dataset)); });
}

void MutantTable::refresh()
{
    sortByMetric();
    show(m_narrowed);
}

/// Who has not asked for another order sees the most realistic mutants by the metric at hand.
void MutantTable::sortByMetric()
{
    const QHeaderView* header = m_table->horizontalHeader();
    const int column = header->sortIndicatorSection();
    const bool byMetric = column == MutantTableModel::CouplingStrength || column == MutantTableModel::Overlap ||
                          column == MutantTableModel::CoverageColumn;
    if (byMetric)
        m_table->sortByColumn(MutantTableModel::columnOf(m_selection->filter().metric), header->sortIndicatorOrder());
}

bool MutantTable::accepts(const MutantResult& mutant) const
{
    if (m_narrowed.scenario && mutant.scenario != *m_narrowed.scenario)
        return false;
    if (!m_narrowed.bug.isEmpty() && QLatin1String(mutant.bug.data(), qsizetype(mutant.bug.size())) != m_narrowed.bug)
        return false;
    return m_scope == Scope::Box ||
           m_narrowed.operatorId == QLatin1String(mutant.operatorId.data(), qsizetype(mutant.operatorId.size()));
}

/// Guarded: when a row vanishes, the view moves on to another one, which nobody selected.
void MutantTable::show(const ResultSelection& scope)
{
    const QScopedValueRollback guard(m_selecting, true);
    m_narrowed = scope;
    const bool chosen = m_scope == Scope::Box ? !scope.bug.isEmpty() : !scope.operatorId.isEmpty();
    if (m_scope == Scope::Filter)
        m_mutants->setMutants(m_results->shown());
    else
        m_mutants->setMutants(m_results->shown(),
                              [this, chosen](const MutantResult& mutant) { return chosen && accepts(mutant); });
    // Measuring a hundred rows costs more than showing them: the whole table does it once for all filters.
    if (m_scope != Scope::Filter || std::exchange(m_fitted, m_results->all()) != m_results->all())
        fitColumns();
    showCount();
    markSelected();
}

/// A mutant that is shown already does not narrow the table: the rows below the mouse must not move away.
void MutantTable::followSelection()
{
    if (m_selecting)
        return;
    const ResultSelection& selected = m_selection->selection();
    const bool shown = !selected.mutant.isEmpty() && selected.scenario &&
                       m_mutants->rowOf(selected.bug.toStdString(), *selected.scenario, selected.mutant.toStdString());
    if (m_scope == Scope::Filter || shown || selected == m_narrowed) {
        const QScopedValueRollback guard(m_selecting, true);
        markSelected();
    } else {
        show(selected);
    }
}

void MutantTable::markSelected()
{
    m_table->selectionModel()->clear();
    const ResultSelection& selected = m_selection->selection();
    if (selected.mutant.isEmpty() || !selected.scenario)
        return;
    const auto row = m_mutants->rowOf(selected.bug.toStdString(), *selected.scenario, selected.mutant.toStdString());
    if (!row)
        return;
    const QModelIndex index = m_mutants->index(*row, MutantTableModel::Parameter);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

/// A view that gets the focus makes some row its current one, but does not select it: neither has the user. The mouse
/// changes the current row before the selection, keys the other way round.
void MutantTable::selectCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (m_selecting || !current.isValid() || !m_table->selectionModel()->isRowSelected(current.row()))
        return;
    const QScopedValueRollback guard(m_selecting, true);
    m_selection->select(m_mutants->mutant(current.row()));
}

int MutantTable::shownCount() const { return m_mutants->rowCount(); }

void MutantTable::showCount()
{
    const QLocale locale;
    m_count->setText(tr("%1 of %2 mutants")
                         .arg(locale.toString(m_mutants->rowCount()),
                              locale.toString(static_cast<qulonglong>(m_results->all()->size()))));
}

} // namespace semblance
