// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/CurveData.h"

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

bool lower(const QPointF& a, const QPointF& b) { return a.y() < b.y(); }

} // namespace

std::vector<QList<QPointF>> finiteSegments(const std::vector<EpochResult>& history, EpochValue value)
{
    std::vector<QList<QPointF>> segments;
    bool open = false;
    for (const EpochResult& epoch : history) {
        const bool finite = std::isfinite(epoch.*value);
        if (finite && !open)
            segments.emplace_back();
        if (finite)
            segments.back().append(QPointF(epoch.epoch + 1, epoch.*value));
        open = finite;
    }
    return segments;
}

QString missingEpochs(const std::vector<EpochResult>& history, EpochValue value)
{
    const bool validation = value == &EpochResult::validationLoss || value == &EpochResult::validationAccuracy;
    if (validation && finiteSegments(history, value).empty())
        return {};
    QStringList ranges;
    for (std::size_t first = 0; first < history.size(); ++first) {
        if (std::isfinite(history[first].*value))
            continue;
        std::size_t last = first;
        while (last + 1 < history.size() && !std::isfinite(history[last + 1].*value))
            ++last;
        const int from = history[first].epoch + 1;
        const int to = history[last].epoch + 1;
        ranges += from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
        first = last;
    }
    return ranges.join(QStringLiteral(", "));
}

QList<QPointF> decimated(const QList<QPointF>& points, int maximum)
{
    if (points.size() <= maximum)
        return points;
    const qsizetype buckets = std::max(1, maximum / 2);
    QList<QPointF> kept;
    kept.reserve(buckets * 2);
    for (qsizetype bucket = 0; bucket < buckets; ++bucket) {
        const auto from = points.cbegin() + points.size() * bucket / buckets;
        const auto to = points.cbegin() + points.size() * (bucket + 1) / buckets;
        auto [low, high] = std::minmax_element(from, to, lower);
        if (high < low)
            std::swap(low, high);
        kept.append(*low);
        if (low != high)
            kept.append(*high);
    }
    return kept;
}

std::optional<std::pair<double, double>> valueRange(const std::vector<QList<QPointF>>& segments)
{
    std::optional<std::pair<double, double>> range;
    for (const QList<QPointF>& points : segments) {
        if (points.isEmpty())
            continue;
        const auto [low, high] = std::minmax_element(points.cbegin(), points.cend(), lower);
        if (!range)
            range = {low->y(), high->y()};
        range->first = std::min(range->first, low->y());
        range->second = std::max(range->second, high->y());
    }
    return range;
}

} // namespace semblance
