// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/program/Names.h"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace semblance {

/// The shortest text that reads back as the same number, with an exponent only below 0.0001, as the published result
/// names have it: "12.5", "0.0001", "1e-05".
std::string numberText(double value);

/// The number or integer of a text in the C locale, within the range of the operator's first (or the given) parameter.
/// Throws Error naming operator, parameter, text and range.
double parseNumberValue(const std::string& text, const OperatorInfo& info);
double parseNumberValue(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter);
int parseIntegerValue(const std::string& text, const OperatorInfo& info);
/// Throws the Error for a name that the operator's first (or the given) parameter does not know.
[[noreturn]] void throwUnknownName(const std::string& text, const OperatorInfo& info);
[[noreturn]] void throwUnknownName(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter);

/// An original value, halved again and again down to 1: from mild to severe where less is worse.
std::vector<std::string> halvedValues(int original);

ParameterInfo numberParameter(std::string name, double minimum, double maximum, std::vector<std::string> defaults = {});
ParameterInfo integerParameter(std::string name, int minimum, int maximum, std::vector<std::string> defaults = {});

/// A parameter whose values are the names of an enumeration (core/program/Names.h).
template <typename Enum>
ParameterInfo nameParameter(std::string name, const std::vector<Enum>& defaults)
{
    ParameterInfo parameter;
    parameter.name = std::move(name);
    parameter.type = "name";
    for (const auto& [value, text] : Names<Enum>::table())
        parameter.allowed.push_back(text);
    for (const Enum value : defaults)
        parameter.defaults.push_back(nameOf(value));
    return parameter;
}

/// Text to value for an operator's first parameter: a number, an integer, or an enumeration by name or alias.
template <typename Value>
Value parseValue(const std::string& text, const OperatorInfo& info)
{
    if constexpr (std::is_enum_v<Value>) {
        const std::optional<Value> value = fromName<Value>(text);
        if (!value)
            throwUnknownName(text, info);
        return *value;
    } else if constexpr (std::is_integral_v<Value>) {
        return parseIntegerValue(text, info);
    } else {
        return parseNumberValue(text, info);
    }
}

/// Value to text, so that equal values have equal texts ("50.0" and "50", "mse" and "mean_squared_error").
template <typename Value>
std::string valueText(Value value)
{
    if constexpr (std::is_enum_v<Value>)
        return nameOf(value);
    else if constexpr (std::is_integral_v<Value>)
        return std::to_string(value);
    else
        return numberText(value);
}

} // namespace semblance
