// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Schema.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace semblance {

/// A key as TOML wants it: bare where it can be, else quoted.
std::string tomlKey(const std::string& key);

// The canonical text of a value: numbers as the shortest text that reads back the same, in the C locale.
std::string tomlText(bool value);
std::string tomlText(std::int64_t value);
std::string tomlText(std::uint64_t value);
std::string tomlText(double value);
std::string tomlText(const std::string& value);
std::string tomlText(const char* value) = delete; // would be taken for a bool
inline std::string tomlText(int value) { return tomlText(static_cast<std::int64_t>(value)); }
template <typename Enum>
    requires std::is_enum_v<Enum>
std::string tomlText(Enum value)
{
    return tomlText(nameOf(value));
}
template <Described T>
std::string tomlText(const T& value);

/// Whether the text is what tomlText() makes of some number, so that it may stand without quotes.
bool isNumberText(const std::string& text);

struct TomlLine {
    std::string key;
    std::string value;
};

/// The text of a member, whose rule may allow a shorter spelling.
template <typename T>
std::string tomlText(const T& value, const Rule&)
{
    return tomlText(value);
}
template <typename T>
std::string tomlText(const std::vector<T>& values, const Rule& rule);
template <typename T>
std::string tomlText(const std::optional<T>& value, const Rule&)
{
    return value ? tomlText(*value) : tomlText(std::string("none"));
}
template <typename T>
std::string tomlText(const std::map<std::string, T>& values, const Rule& rule);

/// Whether a required key is written although it has the value of the reference.
enum class RequiredKeys { Always, WhenDifferent };

/// The keys of T that differ from `reference`, in the order of the format.
template <Described T>
std::vector<TomlLine> differingLines(const T& value, const T& reference, RequiredKeys required)
{
    std::vector<TomlLine> lines;
    const auto visit = [&](const char* key, auto member, const Rule& rule = {}) {
        std::string text = tomlText(std::invoke(member, value), rule);
        const bool always = rule.required && required == RequiredKeys::Always;
        if (always || text != tomlText(std::invoke(member, reference), rule))
            lines.push_back({key, std::move(text)});
    };
    Schema<T>::describe(Schema<T>::kindOf(value), visit);
    return lines;
}

/// The kind, if T has a key for it, and all keys that are not at their default.
template <Described T>
std::vector<TomlLine> tomlLines(const T& given)
{
    const T value = Schema<T>::canonical(given);
    const auto kind = Schema<T>::kindOf(value);
    std::vector<TomlLine> lines = differingLines(value, Schema<T>::make(kind), RequiredKeys::Always);
    if constexpr (Schema<T>::tag != nullptr)
        lines.insert(lines.begin(), {Schema<T>::tag, tomlText(kind)});
    return lines;
}

/// "{ a = 1, b = 2 }"
std::string inlineTable(const std::vector<TomlLine>& lines);
/// "a = 1\nb = 2\n"
std::string blockText(const std::vector<TomlLine>& lines);

template <Described T>
std::string tomlText(const T& value)
{
    const std::string table = inlineTable(tomlLines(value));
    for (const std::string& name : Schema<T>::names()) {
        const T named = *Schema<T>::named(name);
        if constexpr (std::is_enum_v<typename Schema<T>::Kind>)
            if (Schema<T>::kindOf(named) != Schema<T>::kindOf(value))
                continue;
        if (inlineTable(tomlLines(named)) == table)
            return tomlText(name);
    }
    return table;
}

/// Entries on one line; described entries on a line each.
template <typename T>
std::string tomlText(const std::vector<T>& values, const Rule& rule)
{
    if (rule.count == 1 && values.size() == 1)
        return tomlText(values.front());
    const std::string separator = Described<T> ? ",\n    " : ", ";
    std::string text;
    for (const T& value : values) {
        text += text.empty() ? "" : separator;
        if constexpr (std::is_same_v<T, std::string>)
            text += rule.numbersAsText && isNumberText(value) ? value : tomlText(value);
        else
            text += tomlText(value);
    }
    return Described<T> && !values.empty() ? "[\n    " + text + ",\n]" : "[" + text + "]";
}

template <typename T>
std::string tomlText(const std::map<std::string, T>& values, const Rule&)
{
    std::vector<TomlLine> lines;
    for (const auto& [key, value] : values)
        lines.push_back({tomlKey(key), tomlText(value)});
    return inlineTable(lines);
}

} // namespace semblance
