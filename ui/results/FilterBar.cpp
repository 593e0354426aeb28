// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/FilterBar.h"

#include "ui/common/Icons.h"
#include "ui/figure/Titles.h"
#include "ui/results/FilterChip.h"
#include "ui/results/FlowLayout.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <functional>
#include <set>

namespace semblance {

namespace {

constexpr int gap = 6; // pixels
constexpr int narrowestText = 110;
constexpr int widestText = 260;

/// The menu of a button, filled anew whenever it opens.
QMenu* addMenu(QToolButton* button)
{
    auto* menu = new QMenu(button);
    menu->setObjectName(button->objectName() + QStringLiteral("Menu"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return menu;
}

void addChoice(QMenu* menu, const QString& text, bool checked, const std::function<void()>& chosen)
{
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    QObject::connect(action, &QAction::triggered, menu, chosen);
}

} // namespace

FilterBar::FilterBar(StudyResults* results, FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("filterBar"));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(gap);
    addHistory();
    addMetrics();
    addDataset();
    addScenarios();
    addOperator();
    addText();
    addClear();
    connect(selection, &FilterSelection::filterChanged, this, &FilterBar::followFilter);
    connect(results, &StudyResults::changed, this, &FilterBar::followScenarios);
    followFilter();
}

QToolButton* FilterBar::addButton(const QString& name, const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    return button;
}

void FilterBar::addGroup(const QList<QToolButton*>& buttons)
{
    auto* group = new QWidget(this);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, gap, 0);
    row->setSpacing(2);
    for (QToolButton* button : buttons)
        row->addWidget(button);
    layout()->addWidget(group);
}

void FilterBar::addHistory()
{
    QUndoStack* history = m_selection->history();
    QToolButton* back = addButton(QStringLiteral("historyBack"), {}, tr("Back"), this);
    back->setIcon(icon(QStringLiteral("undo")));
    back->setEnabled(history->canUndo());
    QToolButton* forward = addButton(QStringLiteral("historyForward"), {}, tr("Forward"), this);
    forward->setIcon(icon(QStringLiteral("redo")));
    forward->setEnabled(history->canRedo());
    connect(back, &QToolButton::clicked, history, &QUndoStack::undo);
    connect(forward, &QToolButton::clicked, history, &QUndoStack::redo);
    connect(history, &QUndoStack::canUndoChanged, back, &QWidget::setEnabled);
    connect(history, &QUndoStack::canRedoChanged, forward, &QWidget::setEnabled);
    connect(history, &QUndoStack::undoTextChanged, back, [back](const QString& step) {
        back->setToolTip(step.isEmpty() ? tr("Back") : tr("Back, before: %1").arg(step));
    });
    connect(history, &QUndoStack::redoTextChanged, forward, [forward](const QString& step) {
        forward->setToolTip(step.isEmpty() ? tr("Forward") : tr("Forward to: %1").arg(step));
    });
    addGroup({back, forward});
}

void FilterBar::addMetrics()
{
    auto* group = new QButtonGroup(this);
    QList<QToolButton*> buttons;
    for (Metric metric : {Metric::CouplingStrength, Metric::Overlap, Metric::Coverage}) {
        const QString symbol = metricSymbol(metric);
        QToolButton* button = addButton(QStringLiteral("metric") + symbol, symbol, metricTitle(metric), this);
        button->setCheckable(true);
        group->addButton(button);
        buttons << button;
        m_metrics[metric] = button;
        connect(button, &QToolButton::clicked, this, [this, metric] { m_selection->setMetric(metric); });
    }
    addGroup(buttons);
}

void FilterBar::addDataset()
{
    m_datasetChip = new FilterChip(tr("Remove the data set filter"), this);
    m_dataset = addButton(QStringLiteral("datasetFilter"), {}, tr("Data set"), m_datasetChip);
    m_datasetChip->addControl(m_dataset);
    layout()->addWidget(m_datasetChip);
    connect(addMenu(m_dataset), &QMenu::aboutToShow, this, &FilterBar::fillDatasets);
    connect(m_datasetChip, &FilterChip::removed, this,
            [this] { m_selection->removeCondition(FilterCondition::Dataset); });
}

void FilterBar::fillDatasets()
{
    QMenu* menu = m_dataset->menu();
    menu->clear();
    const QString current = m_selection->filter().dataset;
    addChoice(menu, tr("All data sets"), current.isEmpty(), [this] { m_selection->setDataset({}); });
    menu->addSeparator();
    for (const std::string& dataset : m_results->datasets()) {
        const QString id = QString::fromStdString(dataset);
        addChoice(menu, datasetTitle(dataset), id == current, [this, id] { m_selection->setDataset(id); });
    }
}

void FilterBar::addScenarios()
{
    m_scenarioChip = new FilterChip(tr("Remove the scenario filter"), this);
    for (Scenario scenario : {Scenario::Pre, Scenario::Post1, Scenario::Post2, Scenario::Control}) {
        const QString name = scenarioName(scenario);
        QToolButton* button = addButton(QStringLiteral("scenario-") + name, name,
                                        tr("Show %1").arg(scenarioTitle(scenario)), m_scenarioChip);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_scenarioChip->addControl(button);
        m_scenarios[scenario] = button;
        connect(button, &QToolButton::clicked, this, &FilterBar::chooseScenarios);
    }
    layout()->addWidget(m_scenarioChip);
    connect(m_scenarioChip, &FilterChip::removed, this,
            [this] { m_selection->removeCondition(FilterCondition::Scenarios); });
}

/// All of them is no condition.
void FilterBar::chooseScenarios()
{
    std::set<Scenario> chosen;
    bool all = true;
    for (const auto& [scenario, button] : m_scenarios) {
        if (button->isChecked())
            chosen.insert(scenario);
        else if (!button->isHidden())
            all = false;
    }
    m_selection->setScenarios(all ? std::set<Scenario>() : chosen);
    followFilter();
}

void FilterBar::addOperator()
{
    m_operatorChip = new FilterChip(tr("Remove the operator filter"), this);
    m_operator = addButton(QStringLiteral("operatorFilter"), {}, tr("Operator"), m_operatorChip);
    m_operatorChip->addControl(m_operator);
    layout()->addWidget(m_operatorChip);
    connect(addMenu(m_operator), &QMenu::aboutToShow, this, &FilterBar::fillOperators);
    connect(m_operatorChip, &FilterChip::removed, this,
            [this] { m_selection->removeCondition(FilterCondition::Operator); });
}

void FilterBar::fillOperators()
{
    std::set<std::string> operators;
    for (const MutantResult& mutant : *m_results->all())
        operators.insert(mutant.operatorId);
    QMenu* menu = m_operator->menu();
    menu->clear();
    const QString current = m_selection->filter().operatorId;
    addChoice(menu, tr("All operators"), current.isEmpty(), [this] { m_selection->setOperator({}); });
    menu->addSeparator();
    for (const std::string& entry : operators) {
        const QString id = QString::fromStdString(entry);
        addChoice(menu, id, id == current, [this, id] { m_selection->setOperator(id); });
    }
}

void FilterBar::addText()
{
    m_textChip = new FilterChip(tr("Remove the text filter"), this);
    m_text = new QLineEdit(m_textChip);
    m_text->setObjectName(QStringLiteral("textFilter"));
    m_text->setFrame(false);
    m_text->setMinimumWidth(narrowestText);
    m_text->setMaximumWidth(widestText);
    m_text->setPlaceholderText(tr("Find text ( / )"));
    m_text->setToolTip(tr("Text in bug, operator, parameter or name of a mutant"));
    m_text->setAccessibleName(tr("Text filter"));
    m_text->setStyleSheet(QStringLiteral("background: transparent")); // the chip's tint shows through
    m_textChip->addControl(m_text);
    layout()->addWidget(m_textChip);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) { m_selection->setText(text); });
    connect(m_textChip, &FilterChip::removed, this, [this] { m_selection->removeCondition(FilterCondition::Text); });
    auto* shortcut = new QShortcut(QKeySequence(Qt::Key_Slash), this);
    connect(shortcut, &QShortcut::activated, m_text, [this] {
        m_text->setFocus(Qt::ShortcutFocusReason);
        m_text->selectAll();
    });
}

void FilterBar::addClear()
{
    m_clear = addButton(QStringLiteral("clearFilters"), tr("Clear filters"), tr("Remove all conditions"), this);
    layout()->addWidget(m_clear);
    connect(m_clear, &QToolButton::clicked, m_selection, &FilterSelection::clearFilter);
}

void FilterBar::followFilter()
{
    const ResultFilter& filter = m_selection->filter();
    for (const auto& [metric, button] : m_metrics)
        button->setChecked(metric == filter.metric);
    m_dataset->setText(filter.dataset.isEmpty() ? tr("All data sets")
                                                : tr("Data set: %1").arg(datasetTitle(filter.dataset.toStdString())));
    m_datasetChip->setActive(!filter.dataset.isEmpty());
    m_operator->setText(filter.operatorId.isEmpty() ? tr("All operators") : tr("Operator: %1").arg(filter.operatorId));
    m_operatorChip->setActive(!filter.operatorId.isEmpty());
    if (m_text->text() != filter.text) {
        const QSignalBlocker quiet(m_text);
        m_text->setText(filter.text);
    }
    m_textChip->setActive(!filter.text.isEmpty());
    m_clear->setVisible(filter.narrows());
    followScenarios();
}

/// Control mutants are rare: their button is there when they are, or when the filter asks for them.
void FilterBar::followScenarios()
{
    const std::set<Scenario>& chosen = m_selection->filter().scenarios;
    for (const auto& [scenario, button] : m_scenarios)
        button->setChecked(chosen.count(scenario) > 0);
    const std::vector<MutantResult>& all = *m_results->all();
    const bool control = std::any_of(all.begin(), all.end(),
                                     [](const MutantResult& mutant) { return mutant.scenario == Scenario::Control; });
    m_scenarios[Scenario::Control]->setVisible(control || chosen.count(Scenario::Control) > 0);
    m_scenarioChip->setActive(!chosen.empty());
}

} // namespace semblance
