// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BugsToolBar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

namespace semblance {

BugsToolBar::BugsToolBar(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    addOrder();
    m_horizontal = addButton(QStringLiteral("horizontalBoxes"), tr("&Horizontal"),
                             tr("Lay the boxes down, with the bug names beside them"), true);
    m_outliers = addButton(QStringLiteral("showOutliers"), tr("&Outliers"),
                           tr("Show values beyond the whiskers as points"), true);
    m_outliers->setChecked(true);
    m_noise = addButton(QStringLiteral("noiseBand"), tr("&Noise band"),
                        tr("Shade the values that models without any mutation reach by training noise alone"), true);
    m_noise->setChecked(true);
    m_noise->hide();
    layout->addStretch(1);
    m_table =
        addButton(QStringLiteral("bugsTable"), tr("&Table"), tr("Show the numbers of the figure as a table"), true);
    m_export = addButton(QStringLiteral("exportBugs"), tr("&Export figure…"), tr("Write the figure as PDF, SVG or PNG"),
                         false);

    for (QToolButton* button : {m_horizontal, m_outliers, m_noise})
        connect(button, &QToolButton::toggled, this, &BugsToolBar::viewChanged);
    connect(m_order, &QComboBox::currentIndexChanged, this, &BugsToolBar::viewChanged);
    connect(m_table, &QToolButton::toggled, this, &BugsToolBar::tableToggled);
    connect(m_export, &QToolButton::clicked, this, &BugsToolBar::exportClicked);
}

QToolButton* BugsToolBar::addButton(const QString& name, const QString& text, const QString& tip, bool checkable)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(checkable);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void BugsToolBar::addOrder()
{
    m_order = new QComboBox(this);
    m_order->setObjectName(QStringLiteral("bugOrder"));
    m_order->setAccessibleName(tr("Order"));
    m_order->addItem(tr("By id"), static_cast<int>(BugOrder::Id));
    m_order->addItem(tr("By median"), static_cast<int>(BugOrder::Median));
    m_order->addItem(tr("By spread"), static_cast<int>(BugOrder::Spread));
    layout()->addWidget(m_order);
}

BugOrder BugsToolBar::order() const { return static_cast<BugOrder>(m_order->currentData().toInt()); }

Qt::Orientation BugsToolBar::orientation() const { return m_horizontal->isChecked() ? Qt::Horizontal : Qt::Vertical; }

bool BugsToolBar::showOutliers() const { return m_outliers->isChecked(); }

bool BugsToolBar::showNoise() const { return m_noise->isChecked(); }

bool BugsToolBar::showTable() const { return m_table->isChecked(); }

void BugsToolBar::setNoiseKnown(bool known) { m_noise->setVisible(known); }

void BugsToolBar::setExportEnabled(bool enabled) { m_export->setEnabled(enabled); }

} // namespace semblance
