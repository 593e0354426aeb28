// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/FlowLayout.h"

#include <QWidget>

#include <algorithm>

namespace semblance {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + spacing(),
                    std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

int FlowLayout::arrange(const QRect& area, bool move) const
{
    const bool mirrored = parentWidget() && parentWidget()->isRightToLeft();
    const int lineHeight = sizeHint().height(); // chips and buttons of one height look like one row
    int x = 0;
    int y = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = std::min(item->sizeHint().width(), area.width());
        if (x > 0 && x + width > area.width()) {
            x = 0;
            y += lineHeight + spacing();
        }
        if (move) {
            const int left = mirrored ? area.right() + 1 - x - width : area.left() + x;
            item->setGeometry({left, area.top() + y, width, lineHeight});
        }
        x += width + spacing();
    }
    return y + lineHeight;
}

} // namespace semblance
