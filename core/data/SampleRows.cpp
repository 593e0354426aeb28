// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/SampleRows.h"

#include "core/data/Table.h"

#include <numeric>
#include <set>
#include <utility>

namespace semblance {

std::size_t shareOf(std::size_t count, double percentage)
{
    // A whole number must not be missed by the last bits of the product: 500 * 8.2 is 4099.9999999999995.
    return static_cast<std::size_t>(static_cast<double>(count) * percentage / 100.0 + 1e-9);
}

Rows allRows(const Samples& samples)
{
    Rows rows(samples.inputs.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

void keepRows(Samples& samples, const Rows& rows)
{
    samples.inputs = std::get<Tensor>(selectRows(std::move(samples.inputs), rows));
    samples.targets = std::get<Tensor>(selectRows(std::move(samples.targets), rows));
}

void removeRows(Samples& samples, const Rows& rows)
{
    if (rows.empty())
        return;
    const std::set<std::size_t> gone(rows.begin(), rows.end());
    Rows left = allRows(samples);
    std::erase_if(left, [&gone](std::size_t row) { return gone.contains(row); });
    keepRows(samples, left);
}

} // namespace semblance
