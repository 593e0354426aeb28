// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/mutation/OperatorNames.h"
#include "core/mutation/ParameterValue.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace semblance {

namespace {

/// How the parameter stands in a name. DeepCrime writes every setting whose key contains one of a few words
/// (operators.md 1.9): so the "False" of another setting precedes a learning rate, and batch size and dropout rate
/// stand there twice.
enum class Value { None, Number, NumberOrNone, Integer, AfterFalse, Twice, Name };

/// What follows "_MP" in the name of a pre-training mutant; a layer is always the last token.
struct Form {
    Value value = Value::None;
    bool layer = false;
};

/// By operator id; nothing for post-training operators.
std::optional<Form> formOf(const std::string& id)
{
    static const std::map<std::string, Form> forms = {
        {"TCL", {Value::Number, false}},  {"TRD", {Value::Number, false}},     {"TUD", {Value::Number, false}},
        {"TAN", {Value::Number, false}},  {"TCO", {Value::Number, false}},     {"HBS", {Value::Twice, false}},
        {"HNE", {Value::Integer, false}}, {"HLR", {Value::AfterFalse, false}}, {"HDB", {Value::None, false}},
        {"ACH", {Value::Name, true}},     {"ARM", {Value::None, true}},        {"AAL", {Value::Name, true}},
        {"RAW", {Value::Name, true}},     {"RCW", {Value::Name, true}},        {"RRW", {Value::None, true}},
        {"RCD", {Value::Twice, true}},    {"RCP", {Value::Integer, false}},    {"WCI", {Value::Name, true}},
        {"WAB", {Value::None, true}},     {"WRB", {Value::None, true}},        {"LCH", {Value::Name, false}},
        {"OCH", {Value::Name, false}},    {"OCG", {Value::NumberOrNone, false}},       {"VRM", {Value::None, false}},
    };
    const auto found = forms.find(id);
    return found == forms.end() ? std::nullopt : std::optional(found->second);
}

// The loss has two names in Keras; programs are written with the shorter one.
constexpr std::string_view publishedHuber = "huber_loss";

std::string publishedParameter(const OperatorInfo& info, const std::string& parameter)
{
    const Value value = formOf(info.id).value_or(Form{}).value;
    if (value == Value::AfterFalse)
        return "False_" + parameter;
    if (info.id == "RCD" && parameter == "1")
        return "1.0_1.0"; // as Python writes the number
    if (value == Value::Twice)
        return parameter + "_" + parameter;
    if (info.id == "LCH" && parameter == nameOf(Loss::Huber))
        return std::string(publishedHuber);
    return parameter;
}

bool takePrefix(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

/// The text up to the next "_", which goes as well.
std::string_view takeToken(std::string_view& text)
{
    const std::string_view token = text.substr(0, text.find('_'));
    text.remove_prefix(std::min(text.size(), token.size() + 1));
    return token;
}

/// Digits only, at least one.
std::optional<int> integer(std::string_view text)
{
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || text.front() == '-')
        return std::nullopt;
    return value;
}

/// The number's one text, so that "50" and "50.0" are equal.
std::optional<std::string> number(std::string_view text)
{
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || !std::isfinite(value) || std::signbit(value))
        return std::nullopt;
    return numberText(value);
}

std::optional<std::string> integerText(std::string_view text)
{
    const std::optional<int> value = integer(text);
    return value ? std::optional(std::to_string(*value)) : std::nullopt;
}

/// "0.5" for "0.5_0.5", "0.125_0.25" for two numbers that differ.
std::optional<std::string> twoNumbers(std::string_view text)
{
    const std::optional<std::string> first = number(takeToken(text));
    const std::optional<std::string> second = number(text);
    if (!first || !second)
        return std::nullopt;
    return *first == *second ? *first : *first + "_" + *second;
}

bool isNameCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_';
}

std::optional<std::string> nameText(std::string_view text)
{
    if (text.empty() || text.front() == '_' || text.back() == '_' ||
        !std::all_of(text.begin(), text.end(), isNameCharacter))
        return std::nullopt;
    return text == publishedHuber ? nameOf(Loss::Huber) : std::string(text);
}

std::optional<std::string> parameterText(Value value, std::string_view text)
{
    switch (value) {
    case Value::None:
        return text.empty() ? std::optional(std::string()) : std::nullopt;
    case Value::NumberOrNone:
        return text.empty() ? std::optional(std::string()) : number(text);
    case Value::Number:
        return number(text);
    case Value::Integer:
        return integerText(text);
    case Value::AfterFalse:
        return takePrefix(text, "False_") ? number(text) : std::nullopt;
    case Value::Twice:
        return twoNumbers(text);
    case Value::Name:
        return nameText(text);
    }
    return std::nullopt;
}

/// `mutated`: where "_mutated" stands in the name.
std::optional<ParsedMutantName> parsePre(std::string_view name, std::size_t mutated)
{
    const std::optional<std::string> id = operatorIdOf(name.substr(0, mutated));
    const std::optional<Form> form = id ? formOf(*id) : std::nullopt;
    name.remove_prefix(mutated);
    if (!form || !takePrefix(name, "_mutated") || !integer(takeToken(name)) || !takePrefix(name, "MP"))
        return std::nullopt;
    if (!name.empty() && (!takePrefix(name, "_") || name.empty()))
        return std::nullopt;

    ParsedMutantName parsed;
    parsed.operatorId = *id;
    if (form->layer) {
        const std::size_t last = name.rfind('_');
        parsed.layer = integer(name.substr(last == std::string_view::npos ? 0 : last + 1));
        if (!parsed.layer)
            return std::nullopt;
        name = name.substr(0, last == std::string_view::npos ? 0 : last);
    }
    const std::optional<std::string> parameter = parameterText(form->value, name);
    if (!parameter)
        return std::nullopt;
    parsed.parameter = *parameter;
    return parsed;
}

std::optional<ParsedMutantName> parsePost(std::string_view name)
{
    ParsedMutantName parsed;
    if (takePrefix(name, "original")) {
        parsed.original = integer(takeToken(name));
        if (!parsed.original)
            return std::nullopt;
    }
    const std::optional<std::string> id = operatorIdOf(takeToken(name));
    if (!id || formOf(*id))
        return std::nullopt;
    const std::optional<std::string> ratio = number(takeToken(name));
    if (!ratio || !integer(name))
        return std::nullopt;
    parsed.operatorId = *id;
    parsed.parameter = *ratio;
    return parsed;
}

} // namespace

std::string preMutantName(const OperatorInfo& info, const Configuration& configuration)
{
    std::string name = info.name + "_mutated0_MP";
    if (!configuration.parameter.empty())
        name.append("_").append(publishedParameter(info, configuration.parameter));
    if (configuration.layer)
        name.append("_").append(std::to_string(*configuration.layer));
    return name;
}

std::string postMutantName(const OperatorInfo& info, double ratio, std::optional<int> original)
{
    std::string name;
    if (original)
        name.append("original").append(std::to_string(*original)).append("_");
    // The published names write the ratio as Python does: 1.0, not 1. Their last number counts copies; all have one.
    name.append(info.name).append("_").append(ratio == 1.0 ? "1.0" : numberText(ratio)).append("_1");
    return name;
}

std::optional<ParsedMutantName> parseMutantName(std::string_view name, std::string_view bug)
{
    if (takePrefix(name, "MM_") && !(takePrefix(name, bug) && takePrefix(name, "_")))
        return std::nullopt;
    const std::size_t mutated = name.find("_mutated");
    return mutated == std::string_view::npos ? parsePost(name) : parsePre(name, mutated);
}

} // namespace semblance
