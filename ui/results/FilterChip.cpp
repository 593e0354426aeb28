// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/FilterChip.h"

#include "ui/common/Icons.h"
#include "ui/common/StateColor.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace semblance {

namespace {

constexpr double cornerRadius = 6.0; // pixels, as the cards of the window
constexpr int crossSize = 12;

} // namespace

FilterChip::FilterChip(const QString& removeTip, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
    , m_cross(new QToolButton(this))
{
    m_layout->setContentsMargins(3, 2, 3, 2);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_cross);
    m_cross->setAutoRaise(true);
    m_cross->setIcon(icon(QStringLiteral("close")));
    m_cross->setIconSize({crossSize, crossSize});
    m_cross->setToolTip(removeTip);
    m_cross->setAccessibleName(removeTip);
    m_cross->setFocusPolicy(Qt::TabFocus);
    m_cross->hide();
    connect(m_cross, &QToolButton::clicked, this, &FilterChip::removed);
}

void FilterChip::addControl(QWidget* control) { m_layout->insertWidget(m_layout->count() - 1, control); }

void FilterChip::setActive(bool active)
{
    m_active = active;
    m_cross->setVisible(active);
    update();
}

void FilterChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_active ? stateColor(StateColor::Accent, palette()) : palette().color(QPalette::Mid));
    painter.setBrush(m_active ? stateTint(StateColor::Accent, palette()) : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}

} // namespace semblance
