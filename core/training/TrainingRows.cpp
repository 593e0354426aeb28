// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/TrainingRows.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace semblance {

std::size_t trainingRowCount(const Validation& validation, std::size_t rows)
{
    if (validation.kind != ValidationKind::Split)
        return rows;
    const auto training = static_cast<std::size_t>(std::floor(static_cast<double>(rows) * (1.0 - validation.fraction)));
    if (training == 0 || training == rows)
        throw Error(QCoreApplication::translate("core", "a validation split of %1 leaves %2 of %3 rows for training; "
                                                        "choose a share that leaves rows on both sides")
                        .arg(validation.fraction)
                        .arg(training)
                        .arg(rows)
                        .toStdString());
    return training;
}

RowOrder::RowOrder(std::uint64_t seed, std::size_t rows, bool shuffle)
    : m_random(seed, "shuffle")
    , m_shuffle(shuffle)
    , m_order(rows)
{
    std::iota(m_order.begin(), m_order.end(), std::int64_t{0});
}

const std::vector<std::int64_t>& RowOrder::nextEpoch()
{
    if (m_shuffle) {
        std::iota(m_order.begin(), m_order.end(), std::int64_t{0});
        m_random.shuffle(m_order);
    }
    return m_order;
}

void drawDropoutMask(Random& random, double rate, float* mask, std::size_t count)
{
    // In 1/2^32; 2^32 itself, for rate 1, is above every draw.
    const auto threshold = static_cast<std::uint64_t>(std::ceil(rate * 0x1.0p32));
    const auto kept = static_cast<float>(1.0 / (1.0 - rate));
    for (std::size_t i = 0; i < count; ++i)
        mask[i] = random.next32() >= threshold ? kept : 0.0f;
}

} // namespace semblance
