// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SessionState.h"

#include "core/interchange/StudyTables.h"
#include "core/program/Names.h"
#include "ui/selection/FilterSelection.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace semblance {

namespace {

QString text(Scenario scenario) { return QString::fromStdString(nameOf(scenario)); }

template <typename Enum>
std::optional<Enum> read(const QJsonValue& value)
{
    return fromName<Enum>(value.toString().toStdString());
}

} // namespace

QByteArray saveFilters(const FilterSelection& selection)
{
    const ResultFilter& filter = selection.filter();
    QJsonArray scenarios;
    for (const Scenario scenario : filter.scenarios)
        scenarios.append(text(scenario));
    QJsonObject object{{QStringLiteral("metric"), QString::fromStdString(nameOf(filter.metric))},
                       {QStringLiteral("dataset"), filter.dataset},
                       {QStringLiteral("scenarios"), scenarios},
                       {QStringLiteral("operator"), filter.operatorId},
                       {QStringLiteral("text"), filter.text},
                       {QStringLiteral("bug"), selection.selection().bug},
                       {QStringLiteral("selectedOperator"), selection.selection().operatorId},
                       {QStringLiteral("mutant"), selection.selection().mutant}};
    if (selection.selection().scenario)
        object.insert(QStringLiteral("scenario"), text(*selection.selection().scenario));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

void restoreFilters(const QByteArray& saved, FilterSelection& selection)
{
    const QJsonObject object = QJsonDocument::fromJson(saved).object();
    const auto string = [&object](const char* key) { return object.value(QLatin1String(key)).toString(); };
    ResultFilter filter;
    if (const auto metric = read<Metric>(object.value(QStringLiteral("metric"))))
        filter.metric = *metric;
    filter.dataset = string("dataset");
    for (const QJsonValue& value : object.value(QStringLiteral("scenarios")).toArray()) {
        if (const auto scenario = read<Scenario>(value))
            filter.scenarios.insert(*scenario);
    }
    filter.operatorId = string("operator");
    filter.text = string("text");
    selection.restart(filter, {string("bug"), read<Scenario>(object.value(QStringLiteral("scenario"))),
                               string("selectedOperator"), string("mutant")});
}

QByteArray saveRules(const DeviationRules& rules)
{
    QJsonObject object;
    for (const auto& [name, value] : deviationRuleNames())
        object.insert(QString::fromStdString(name), rules.*value);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

DeviationRules restoreRules(const QByteArray& saved)
{
    const QJsonObject object = QJsonDocument::fromJson(saved).object();
    DeviationRules rules;
    for (const auto& [name, value] : deviationRuleNames())
        rules.*value = object.value(QString::fromStdString(name)).toDouble(rules.*value);
    return rules;
}

QByteArray saveFamilyChoice(const SelectionSettings& choice)
{
    QJsonArray datasets;
    for (const std::string& dataset : choice.datasets)
        datasets.append(QString::fromStdString(dataset));
    const QJsonObject object{{QStringLiteral("datasets"), datasets},
                             {QStringLiteral("hit_rate"), choice.hitRate},
                             {QStringLiteral("minimum_bugs"), static_cast<qint64>(choice.minimumBugs)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

SelectionSettings restoreFamilyChoice(const QByteArray& saved)
{
    const QJsonObject object = QJsonDocument::fromJson(saved).object();
    SelectionSettings choice;
    for (const QJsonValue& value : object.value(QStringLiteral("datasets")).toArray())
        choice.datasets.insert(value.toString().toStdString());
    choice.hitRate = object.value(QStringLiteral("hit_rate")).toDouble(choice.hitRate);
    choice.minimumBugs = static_cast<std::size_t>(std::max(0, object.value(QStringLiteral("minimum_bugs")).toInt()));
    return choice;
}

} // namespace semblance
