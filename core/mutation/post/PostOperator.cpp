// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/post/PostOperator.h"

#include "core/mutation/ParameterValue.h"
#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>

namespace semblance {

namespace {

constexpr const char* ratioName = "ratio";
constexpr const char* publishedName = "published";

/// The one text of a value, so that "0.50" and "0.5" are the same mutant. Throws Error.
std::string canonicalValue(const std::string& text, const OperatorInfo& info, const ParameterInfo& parameter)
{
    if (parameter.type != "name")
        return numberText(parseNumberValue(text, info, parameter));
    if (std::find(parameter.allowed.begin(), parameter.allowed.end(), text) == parameter.allowed.end())
        throwUnknownName(text, info, parameter);
    return text;
}

[[noreturn]] void refuse(const OperatorInfo& info, const QString& sentence)
{
    throw Error(sentence.arg(QString::fromStdString(info.id)).toStdString());
}

} // namespace

bool hasRatio(const OperatorInfo& info)
{
    return std::any_of(info.parameters.begin(), info.parameters.end(),
                       [](const ParameterInfo& parameter) { return parameter.name == ratioName; });
}

const ParameterInfo* valueParameter(const OperatorInfo& info)
{
    const auto found = std::find_if(info.parameters.begin(), info.parameters.end(),
                                    [](const ParameterInfo& parameter) { return parameter.name != ratioName; });
    return found == info.parameters.end() ? nullptr : &*found;
}

std::string postValue(const OperatorInfo& info, const OperatorSettings& settings)
{
    if (!settings.layers.empty())
        refuse(info, QCoreApplication::translate("core", "%1 draws its layers itself; remove \"layers\"."));
    if (settings.values.empty())
        return {};
    const ParameterInfo* parameter = valueParameter(info);
    if (!parameter)
        refuse(info, QCoreApplication::translate("core", "%1 has no values; its ratios are those of \"post_ratios\"."));
    if (settings.values.size() > 1)
        refuse(info, QCoreApplication::translate("core", "%1 takes one value, not several: their mutants would have "
                                                         "the same names."));
    const std::string value = canonicalValue(settings.values.front(), info, *parameter);
    return value == parameter->defaults.front() ? std::string() : value;
}

TrainedModel PostOperator::apply(const TrainedModel& model, const PostConfiguration& configuration,
                                 Random& random) const
{
    PostConfiguration checked = configuration;
    if (hasRatio(m_info) && !(checked.ratio > 0.0 && checked.ratio <= 1.0))
        throw Error(QCoreApplication::translate("core", "%1: the ratio %2 must be above 0 and at most 1.")
                        .arg(QString::fromStdString(m_info.id), QString::fromStdString(numberText(checked.ratio)))
                        .toStdString());
    if (!checked.value.empty())
        checked.value = postValue(m_info, {.values = {checked.value}, .layers = {}});
    if (const ParameterInfo* parameter = valueParameter(m_info); parameter && checked.value.empty())
        checked.value = parameter->defaults.front();
    TrainedModel mutant = model;
    mutate(mutant, checked, random);
    return mutant;
}

ParameterInfo ratioParameter() { return numberParameter(ratioName, 0.0, 1.0, {"0.01", "0.1", "0.2", "0.6", "1"}); }

ParameterInfo variantParameter()
{
    ParameterInfo parameter;
    parameter.name = "variant";
    parameter.type = "name";
    parameter.allowed = {"intended", publishedName};
    parameter.defaults = {"intended"};
    return parameter;
}

bool isPublished(const PostConfiguration& configuration) { return configuration.value == publishedName; }

ParameterInfo deviationParameter(const char* standard)
{
    return numberParameter("standard deviation", 0.001, 100.0, {standard});
}

double numberOf(const PostConfiguration& configuration)
{
    double number = 0.0;
    std::from_chars(configuration.value.data(), configuration.value.data() + configuration.value.size(), number);
    return number;
}

} // namespace semblance
