// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/EffectDelegate.h"

#include "ui/figure/FigureStyle.h"
#include "ui/selection/ModelRoles.h"

#include <QPainter>

#include <algorithm>

namespace semblance {

namespace {

constexpr int textCharacters = 18;  ///< "-0.126 to 0.396" and some air
constexpr int widestPlot = 420;     ///< pixels
constexpr int narrowestPlot = 60;   ///< pixels; with less there is only the text
constexpr double barHeight = 5.0;   ///< pixels
constexpr double pointRadius = 3.5; ///< pixels

} // namespace

void EffectDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto number = [&index](int column) { return index.siblingAtColumn(column).data(SortRole); };
    QRectF plot = QRectF(option.rect).adjusted(option.fontMetrics.averageCharWidth() * textCharacters, 0, -8, 0);
    plot.setWidth(std::min<double>(plot.width(), widestPlot));
    if (plot.width() < narrowestPlot || !number(m_columns.value).isValid())
        return;

    const FigureColors colors = screenColors(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = selected ? option.palette.color(QPalette::HighlightedText) : colors.text;
    const auto x = [&plot](double effect) { return plot.center().x() + effect * plot.width() / 2; };
    const double y = plot.center().y();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(selected ? ink : colors.grid);
    painter->drawLine(QPointF(x(-1.0), y), QPointF(x(1.0), y));
    painter->setPen(selected ? ink : colors.axis);
    painter->drawLine(QPointF(x(0.0), plot.top()), QPointF(x(0.0), plot.bottom()));
    painter->setPen(Qt::NoPen);
    if (const QVariant low = number(m_columns.low), high = number(m_columns.high); low.isValid() && high.isValid()) {
        painter->setBrush(selected ? ink : colors.focus);
        painter->setOpacity(0.65);
        painter->drawRect(
            QRectF(QPointF(x(low.toDouble()), y - barHeight / 2), QPointF(x(high.toDouble()), y + barHeight / 2)));
        painter->setOpacity(1.0);
    }
    painter->setBrush(ink);
    painter->drawEllipse(QPointF(x(number(m_columns.value).toDouble()), y), pointRadius, pointRadius);
    painter->restore();
}

} // namespace semblance
