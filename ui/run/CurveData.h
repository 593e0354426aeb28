// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/Engine.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace semblance {

/// One of the series of a training: &EpochResult::loss and so on.
using EpochValue = double EpochResult::*;

/// The finite stretches of a series as points (epoch from 1, value). A value that is not a number ends a stretch, so a
/// chart never draws a line across it (Qt Charts shifts or drops NaN points).
std::vector<QList<QPointF>> finiteSegments(const std::vector<EpochResult>& history, EpochValue value);

/// Epochs (from 1) whose value is not finite, as "4–7, 9"; empty when there are none, or when all are missing
/// because nothing was validated.
QString missingEpochs(const std::vector<EpochResult>& history, EpochValue value);

/// At most `maximum` points (at least 2): the lowest and the highest of each bucket, so that no spike is lost. This is
/// not smoothing: every point drawn was measured.
QList<QPointF> decimated(const QList<QPointF>& points, int maximum);

/// Smallest and largest finite y; nothing without points.
std::optional<std::pair<double, double>> valueRange(const std::vector<QList<QPointF>>& segments);

} // namespace semblance
