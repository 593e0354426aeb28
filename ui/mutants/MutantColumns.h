// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mutants/MutantTableModel.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <string_view>
#include <tuple>

namespace semblance {

/// What a cell is sorted by. Texts are those of the mutant, which must outlive the key.
struct MutantKey {
    enum class Kind { None, Number, Text };
    Kind kind = Kind::None;
    double number = 0.0;
    std::string_view text;

    bool operator<(const MutantKey& other) const
    {
        return std::tie(kind, number, text) < std::tie(other.kind, other.number, other.text);
    }
};

MutantKey mutantKey(const MutantResult& mutant, MutantTableModel::Column column);
/// The raw value: double, int or text; nothing where there is none.
QVariant mutantValue(const MutantResult& mutant, MutantTableModel::Column column);
/// As the screen shows it, in the user's locale.
QString mutantText(const MutantResult& mutant, MutantTableModel::Column column);
QString mutantHeading(MutantTableModel::Column column);
QString mutantHeadingTip(MutantTableModel::Column column);
bool isNumericColumn(MutantTableModel::Column column);

} // namespace semblance
