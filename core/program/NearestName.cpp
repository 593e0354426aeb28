// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/NearestName.h"

#include <algorithm>
#include <numeric>

namespace semblance {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Levenshtein distance, one row of the table at a time.
std::size_t edits(const std::string& a, const std::string& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::string> nearestName(const std::string& name, const std::vector<std::string>& candidates)
{
    std::optional<std::string> nearest;
    std::size_t limit = std::max<std::size_t>(3, name.size() / 3);
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edits(name, candidate);
        if (distance < limit && distance < std::max(name.size(), candidate.size())) {
            nearest = candidate;
            limit = distance;
        }
    }
    return nearest;
}

} // namespace semblance
