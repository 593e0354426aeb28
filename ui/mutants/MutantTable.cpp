// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantTable.h"

#include "ui/mutants/MutantFilterModel.h"
#include "ui/mutants/MutantTableModel.h"
#include "ui/mutants/ResultTable.h"
#include "ui/selection/ModelRoles.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace semblance {

MutantTable::MutantTable(FilterSelection* selection, Scope scope, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_scope(scope)
    , m_mutants(new MutantTableModel(this))
    , m_shown(new MutantFilterModel(m_mutants, this))
    , m_table(new ResultTable(this))
    , m_count(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    if (scope == Scope::Filter)
        buildTextFilter();
    layout->addWidget(m_table, 1);
    layout->addWidget(m_count);
    m_table->setModel(m_shown);
    m_table->setObjectName(scope == Scope::Filter ? QStringLiteral("mutants") : QStringLiteral("boxMutants"));
    m_table->setAccessibleName(tr("Mutants"));
    if (scope == Scope::Box)
        narrow();
    m_table->sortByColumn(MutantTableModel::CouplingStrength, Qt::DescendingOrder);
    buildActions();

    connect(selection, &FilterSelection::filterChanged, this, &MutantTable::followFilter);
    connect(selection, &FilterSelection::selectionChanged, this, &MutantTable::followSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MutantTable::selectCurrent);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT mutantOpened(mutantAt(index)); });
    connect(m_shown, &QAbstractItemModel::rowsInserted, this, &MutantTable::showCount);
    connect(m_shown, &QAbstractItemModel::rowsRemoved, this, &MutantTable::showCount);
    connect(m_shown, &QAbstractItemModel::modelReset, this, &MutantTable::showCount);
    followFilter();
    followSelection();
    showCount();
}

void MutantTable::buildTextFilter()
{
    m_text = new QLineEdit(this);
    m_text->setPlaceholderText(tr("Filter by bug, operator, parameter or name"));
    m_text->setAccessibleName(tr("Text filter"));
    m_text->setClearButtonEnabled(true);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_text);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) { m_selection->setText(text); });
}

/// In the narrow table beside the figure the values come before what rarely matters there.
void MutantTable::narrow()
{
    QHeaderView* header = m_table->horizontalHeader();
    m_table->setColumnHidden(MutantTableModel::Bug, true);
    for (int column : {MutantTableModel::Layer, MutantTableModel::Original, MutantTableModel::Status,
                       MutantTableModel::ScenarioColumn})
        header->moveSection(header->visualIndex(column), header->count() - 1);
}

void MutantTable::buildActions()
{
    auto* operatorOnly = new QAction(tr("Only this &operator"), this);
    auto* datasetOnly = new QAction(tr("Only this &data set"), this);
    auto* clear = new QAction(tr("Clear &filters"), this);
    connect(operatorOnly, &QAction::triggered, this, [this] {
        if (m_table->currentIndex().isValid())
            m_selection->setOperator(QString::fromStdString(mutantAt(m_table->currentIndex()).operatorId));
    });
    connect(datasetOnly, &QAction::triggered, this, [this] {
        if (m_table->currentIndex().isValid())
            m_selection->setDataset(QString::fromStdString(mutantAt(m_table->currentIndex()).dataset));
    });
    connect(clear, &QAction::triggered, m_selection, &FilterSelection::clearFilter);
    m_table->addActions({operatorOnly, datasetOnly, clear});
}

void MutantTable::setMutants(const std::vector<MutantResult>& mutants)
{
    m_mutants->setMutants(mutants);
    m_table->resizeColumnsToContents();
    followSelection();
}

void MutantTable::addMutants(const std::vector<MutantResult>& mutants) { m_mutants->addMutants(mutants); }

const MutantResult& MutantTable::mutantAt(const QModelIndex& index) const
{
    return m_mutants->mutant(m_shown->mapToSource(index).row());
}

/// Guarded: when a row vanishes, the view moves on to another one, which nobody selected.
void MutantTable::followFilter()
{
    const QScopedValueRollback guard(m_selecting, true);
    const ResultFilter& filter = m_selection->filter();
    if (m_text && m_text->text() != filter.text)
        m_text->setText(filter.text);
    m_shown->setFilter(filter);
    showCount();
}

/// A row clicked here does not narrow the table: the rows below the mouse must not move away.
void MutantTable::followSelection()
{
    if (m_selecting)
        return;
    const ResultSelection& selected = m_selection->selection();
    const QScopedValueRollback guard(m_selecting, true);
    if (m_scope == Scope::Box) {
        m_shown->setBox(selected.bug, selected.scenario);
        m_table->resizeColumnsToContents();
    }
    showCount();
    m_table->clearSelection();
    if (selected.mutant.isEmpty() || !selected.scenario)
        return;
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        const QModelIndex index = m_shown->index(row, MutantTableModel::Operator);
        if (index.data(MutantRole) == selected.mutant && index.data(BugRole) == selected.bug &&
            index.data(ScenarioRole) == static_cast<int>(*selected.scenario)) {
            m_table->setCurrentIndex(index);
            m_table->scrollTo(index);
            return;
        }
    }
}

void MutantTable::selectCurrent(const QModelIndex& current)
{
    if (m_selecting || !current.isValid())
        return;
    const QScopedValueRollback guard(m_selecting, true);
    m_selection->select(mutantAt(current));
}

void MutantTable::showCount()
{
    const QLocale locale;
    m_count->setText(
        tr("%1 of %2 mutants").arg(locale.toString(m_shown->rowCount()), locale.toString(m_mutants->rowCount())));
}

} // namespace semblance
