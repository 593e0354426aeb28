// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/TomlText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace semblance {

namespace {

template <typename... Arguments>
std::string shortest(Arguments... arguments)
{
    std::array<char, 400> buffer; // a double in fixed notation has at most 309 digits before the point
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), arguments...);
    return {buffer.data(), end};
}

bool isBare(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

std::string escaped(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        break;
    }
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x20 && code != 0x7f)
        return {c};
    const std::string digits = shortest(static_cast<unsigned>(code), 16);
    return "\\u" + std::string(4 - digits.size(), '0') + digits;
}

} // namespace

std::string tomlKey(const std::string& key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), isBare) ? key : tomlText(key);
}

std::string tomlText(bool value) { return value ? "true" : "false"; }

std::string tomlText(std::int64_t value) { return shortest(value); }

std::string tomlText(std::uint64_t value) { return shortest(value); }

std::string tomlText(double value)
{
    if (value == 0.0)
        return "0"; // also -0.0, which means the same everywhere
    // People write 0.0001 and 100000; to_chars alone would prefer 1e-04 and 1e+05.
    const double size = std::abs(value);
    // Beyond that an exponent keeps the number from being read as an integer that is too large.
    return size >= 1e-5 && size < 1e15 ? shortest(value, std::chars_format::fixed)
                                       : shortest(value, std::chars_format::scientific);
}

std::string tomlText(const std::string& value)
{
    std::string text = "\"";
    for (const char c : value)
        text += escaped(c);
    return text + "\"";
}

bool isNumberText(const std::string& text)
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value) && text == tomlText(value);
}

std::string inlineTable(const std::vector<TomlLine>& lines)
{
    std::string text;
    for (const TomlLine& line : lines)
        text += (text.empty() ? "" : ", ") + line.key + " = " + line.value;
    return text.empty() ? "{}" : "{ " + text + " }";
}

std::string blockText(const std::vector<TomlLine>& lines)
{
    std::string text;
    for (const TomlLine& line : lines)
        text += line.key + " = " + line.value + "\n";
    return text;
}

} // namespace semblance
