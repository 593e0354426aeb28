// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BugsToolBar.h"

#include "ui/figure/Titles.h"
#include "ui/selection/FilterSelection.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace semblance {

BugsToolBar::BugsToolBar(FilterSelection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    addMetricSwitch();
    addCombos();
    m_horizontal = addButton(tr("&Horizontal"), tr("Lay the boxes down, with the bug names beside them"), true);
    m_outliers = addButton(tr("&Outliers"), tr("Show values beyond the whiskers as points"), true);
    m_outliers->setChecked(true);
    layout->addStretch(1);
    m_table = addButton(tr("&Table"), tr("Show the numbers of the figure as a table"), true);
    m_export = addButton(tr("&Export figure…"), tr("Write the figure as PDF, SVG or PNG"), false);

    connect(m_horizontal, &QToolButton::toggled, this, &BugsToolBar::viewChanged);
    connect(m_outliers, &QToolButton::toggled, this, &BugsToolBar::viewChanged);
    connect(m_order, &QComboBox::currentIndexChanged, this, &BugsToolBar::viewChanged);
    connect(m_table, &QToolButton::toggled, this, &BugsToolBar::tableToggled);
    connect(m_export, &QToolButton::clicked, this, &BugsToolBar::exportClicked);
    connect(selection, &FilterSelection::filterChanged, this, &BugsToolBar::followFilter);
    followFilter();
}

QToolButton* BugsToolBar::addButton(const QString& text, const QString& tip, bool checkable)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(checkable);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void BugsToolBar::addMetricSwitch()
{
    m_couplingStrength = addButton(metricSymbol(Metric::CouplingStrength), metricTitle(Metric::CouplingStrength), true);
    m_overlap = addButton(metricSymbol(Metric::Overlap), metricTitle(Metric::Overlap), true);
    m_couplingStrength->setAccessibleName(metricTitle(Metric::CouplingStrength));
    m_overlap->setAccessibleName(metricTitle(Metric::Overlap));
    auto* group = new QButtonGroup(this);
    group->addButton(m_couplingStrength);
    group->addButton(m_overlap);
    connect(m_couplingStrength, &QToolButton::clicked, this,
            [this] { m_selection->setMetric(Metric::CouplingStrength); });
    connect(m_overlap, &QToolButton::clicked, this, [this] { m_selection->setMetric(Metric::Overlap); });
}

void BugsToolBar::addCombos()
{
    m_dataset = new QComboBox(this);
    m_dataset->setAccessibleName(tr("Data set"));
    m_dataset->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_dataset->addItem(tr("All data sets"), QString());
    m_order = new QComboBox(this);
    m_order->setAccessibleName(tr("Order"));
    m_order->addItem(tr("By id"), static_cast<int>(BugOrder::Id));
    m_order->addItem(tr("By median"), static_cast<int>(BugOrder::Median));
    m_order->addItem(tr("By spread"), static_cast<int>(BugOrder::Spread));
    layout()->addWidget(m_dataset);
    layout()->addWidget(m_order);
    connect(m_dataset, &QComboBox::activated, this,
            [this] { m_selection->setDataset(m_dataset->currentData().toString()); });
}

void BugsToolBar::setDatasets(const std::set<std::string>& datasets)
{
    const QSignalBlocker quiet(m_dataset);
    while (m_dataset->count() > 1)
        m_dataset->removeItem(m_dataset->count() - 1);
    for (const std::string& dataset : datasets)
        m_dataset->addItem(datasetTitle(dataset), QString::fromStdString(dataset));
    followFilter();
}

/// The filter may name a data set without results, for example after a session was restored: it is shown all the same.
void BugsToolBar::followFilter()
{
    const ResultFilter& filter = m_selection->filter();
    m_couplingStrength->setChecked(filter.metric == Metric::CouplingStrength);
    m_overlap->setChecked(filter.metric == Metric::Overlap);
    if (m_dataset->findData(filter.dataset) < 0)
        m_dataset->addItem(datasetTitle(filter.dataset.toStdString()), filter.dataset);
    m_dataset->setCurrentIndex(m_dataset->findData(filter.dataset));
}

BugOrder BugsToolBar::order() const { return static_cast<BugOrder>(m_order->currentData().toInt()); }

Qt::Orientation BugsToolBar::orientation() const { return m_horizontal->isChecked() ? Qt::Horizontal : Qt::Vertical; }

bool BugsToolBar::showOutliers() const { return m_outliers->isChecked(); }

bool BugsToolBar::showTable() const { return m_table->isChecked(); }

void BugsToolBar::setExportEnabled(bool enabled) { m_export->setEnabled(enabled); }

} // namespace semblance
