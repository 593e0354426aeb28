// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace semblance {

/// Draws the interval of an effect size beside its text: the scale from -1 to 1, a line at 0, the interval as a bar and
/// the effect as a point. The numbers are raw values in other columns of the row.
class EffectDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    struct Columns {
        int value = 0;
        int low = 0;
        int high = 0;
    };

    EffectDelegate(const Columns& columns, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_columns(columns)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Columns m_columns;
};

} // namespace semblance
