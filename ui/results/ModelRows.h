// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QVariant>

#include <utility>
#include <vector>

class QAbstractItemModel;

namespace semblance {

/// The first row whose first cell has all these values in these roles (ModelRoles.h); invalid when there is none.
QModelIndex findRow(const QAbstractItemModel& model, const std::vector<std::pair<int, QVariant>>& values);

} // namespace semblance
