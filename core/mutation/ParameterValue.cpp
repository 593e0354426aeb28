// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/ParameterValue.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>

namespace semblance {

namespace {

/// The whole text as a number, or nothing.
template <typename Number>
std::optional<Number> readWhole(const std::string& text)
{
    Number number{};
    const char* const end = text.data() + text.size();
    const std::from_chars_result result = std::from_chars(text.data(), end, number);
    if (result.ec != std::errc() || result.ptr != end)
        return std::nullopt;
    return number;
}

QString subject(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter)
{
    return QCoreApplication::translate("core", "%1: %2 '%3'")
        .arg(QString::fromStdString(info.id), QString::fromStdString(parameter.name), QString::fromStdString(text));
}

} // namespace

std::string numberText(double value)
{
    std::array<char, 32> buffer;
    const std::to_chars_result result =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general);
    return std::string(buffer.data(), result.ptr);
}

double parseNumberValue(const std::string& text, const OperatorInfo& info)
{
    return parseNumberValue(text, info, info.parameters.front());
}

double parseNumberValue(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter)
{
    const std::optional<double> number = readWhole<double>(text);
    // Written so that "nan" fails too.
    if (number && *number >= parameter.minimum && *number <= parameter.maximum)
        return *number;
    throw Error(QCoreApplication::translate("core", "%1 must be a number from %2 to %3.")
                    .arg(subject(text, info, parameter), QString::fromStdString(numberText(parameter.minimum)),
                         QString::fromStdString(numberText(parameter.maximum)))
                    .toStdString());
}

int parseIntegerValue(const std::string& text, const OperatorInfo& info)
{
    const ParameterInfo& parameter = info.parameters.front();
    const std::optional<int> number = readWhole<int>(text);
    if (number && *number >= parameter.minimum && *number <= parameter.maximum)
        return *number;
    throw Error(QCoreApplication::translate("core", "%1 must be a whole number from %2 to %3.")
                    .arg(subject(text, info, parameter), QString::number(static_cast<int>(parameter.minimum)),
                         QString::number(static_cast<int>(parameter.maximum)))
                    .toStdString());
}

void throwUnknownName(const std::string& text, const OperatorInfo& info)
{
    throwUnknownName(text, info, info.parameters.front());
}

void throwUnknownName(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter)
{
    QStringList allowed;
    for (const std::string& name : parameter.allowed)
        allowed.append(QString::fromStdString(name));
    throw Error(QCoreApplication::translate("core", "%1 is unknown; use one of: %2.")
                    .arg(subject(text, info, parameter), allowed.join(QStringLiteral(", ")))
                    .toStdString());
}

std::vector<std::string> halvedValues(int original)
{
    std::vector<std::string> values;
    int value = original;
    do {
        value = std::max(1, value / 2);
        values.push_back(valueText(value));
    } while (value > 1);
    return values;
}

ParameterInfo numberParameter(std::string name, double minimum, double maximum, std::vector<std::string> defaults)
{
    return {std::move(name), "number", minimum, maximum, {}, std::move(defaults)};
}

ParameterInfo integerParameter(std::string name, int minimum, int maximum, std::vector<std::string> defaults)
{
    return {std::move(name),    "integer", static_cast<double>(minimum), static_cast<double>(maximum), {},
            std::move(defaults)};
}

} // namespace semblance
