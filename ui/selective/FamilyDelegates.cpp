// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selective/FamilyDelegates.h"

#include "ui/common/StateColor.h"
#include "ui/selection/ModelRoles.h"

#include <QPainter>

namespace semblance {

namespace {

constexpr int barMargin = 3; ///< pixels

} // namespace

/// The bar lies over the cell's background, so it is translucent and the number is drawn before it.
void HitRateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant hitRate = index.data(SortRole);
    if (!hitRate.isValid())
        return;
    const QRectF place = QRectF(option.rect).adjusted(barMargin, barMargin, -barMargin, -barMargin);
    const auto x = [&place](double value) { return place.left() + value * place.width(); };
    const bool selected = option.state & QStyle::State_Selected;
    const StateColor meaning = hitRate.toDouble() >= m_threshold ? StateColor::Accent : StateColor::Muted;
    const QColor color =
        selected ? option.palette.color(QPalette::HighlightedText) : stateColor(meaning, option.palette);
    painter->save();
    painter->setOpacity(0.3);
    painter->fillRect(QRectF(place.topLeft(), QPointF(x(hitRate.toDouble()), place.bottom())), color);
    painter->setOpacity(0.7);
    painter->setPen(QPen(color, 1, Qt::DashLine));
    painter->drawLine(QPointF(x(m_threshold), place.top()), QPointF(x(m_threshold), place.bottom()));
    painter->restore();
}

void YesDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = index.data(SortRole).toBool() ? tr("yes") : QString();
    option->displayAlignment = Qt::AlignCenter;
}

} // namespace semblance
