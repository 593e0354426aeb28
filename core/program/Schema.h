// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Names.h"

#include <QString>

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace semblance {

/// What the value of a key may be, beyond its type. The default of a key is that of the value type.
struct Rule {
    bool required = false;
    double minimum = -std::numeric_limits<double>::infinity(); ///< of a number, or of each number of an array
    double maximum = std::numeric_limits<double>::infinity();
    bool aboveMinimum = false; ///< the minimum itself is not allowed
    bool belowMaximum = false; ///< the maximum itself is not allowed
    bool notZero = false;
    bool notEmpty = false;           ///< texts and arrays
    std::size_t count = 0;           ///< arrays: number of entries (one number stands for all); 0: any
    bool numbersAsText = false;      ///< arrays of texts: numbers may stand without quotes
    std::vector<std::string> allowed = {}; ///< texts
};

/// Why the members of a value do not go together, and at which key.
struct SchemaProblem {
    std::string key;
    QString message;
    std::optional<std::size_t> index = std::nullopt; ///< entry of the array at the key
};

/// The kind of values that have no kinds.
struct Plain {};

/// How a value is written in TOML. Each specialisation names every key once, in the order of the format:
///     template <typename Visitor> static void describe(Kind kind, Visitor&& visit)
/// calls visit(key, member, rule) for the keys that the kind uses; `member` is anything std::invoke takes to a member.
/// Reader and writer are such visitors, so a new key is one line.
template <typename T>
struct Schema;

template <typename T>
concept Described = requires { typename Schema<T>::Kind; };

/// What most schemas share. The kind stands at the key `tag`; without a tag a table is always of `tableKind`.
template <typename T, typename E = Plain>
struct SchemaBase {
    using Kind = E;
    static constexpr const char* tag = nullptr;
    static constexpr Kind tableKind = {};

    static Kind kindOf(const T& value)
    {
        if constexpr (std::is_enum_v<Kind>)
            return value.kind;
        else
            return {};
    }
    static T make(Kind kind)
    {
        T value;
        if constexpr (std::is_enum_v<Kind>)
            value.kind = kind;
        return value;
    }
    /// Texts that stand for a whole value, such as "adam" for its table; named() also knows their aliases.
    static std::vector<std::string> names() { return {}; }
    static std::optional<T> named(std::string_view) { return std::nullopt; }
    /// The one of several equal spellings that is written.
    static T canonical(const T& value) { return value; }
    static std::optional<SchemaProblem> problem(const T&) { return std::nullopt; }
};

/// A member of a member, for describe().
template <typename A, typename B, typename C>
constexpr auto path(A B::*outer, C A::*inner)
{
    return [outer, inner](auto& object) -> auto& { return object.*outer.*inner; };
}

/// The written names of an enumeration.
template <typename Enum>
std::vector<std::string> nameList()
{
    std::vector<std::string> names;
    for (const auto& entry : Names<Enum>::table())
        names.push_back(entry.second);
    return names;
}

} // namespace semblance
