// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ModelRows.h"

#include <QAbstractItemModel>

#include <algorithm>

namespace semblance {

QModelIndex findRow(const QAbstractItemModel& model, const std::vector<std::pair<int, QVariant>>& values)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        const auto has = [&index](const auto& value) { return index.data(value.first) == value.second; };
        if (std::all_of(values.begin(), values.end(), has))
            return index;
    }
    return {};
}

} // namespace semblance
