// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/mutation/Operator.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>

namespace semblance::cli {

namespace {

QJsonArray strings(const std::vector<std::string>& values)
{
    QJsonArray array;
    for (const std::string& value : values)
        array.append(QString::fromStdString(value));
    return array;
}

QJsonObject parameterJson(const ParameterInfo& parameter)
{
    QJsonObject object{{"name", QString::fromStdString(parameter.name)},
                       {"type", QString::fromStdString(parameter.type)},
                       {"defaults", strings(parameter.defaults)}};
    if (parameter.type == "name") {
        object["allowed"] = strings(parameter.allowed);
    } else {
        object["minimum"] = parameter.minimum;
        object["maximum"] = parameter.maximum;
    }
    return object;
}

QJsonObject operatorJson(const OperatorInfo& info)
{
    static constexpr std::array<const char*, 4> scopes = {"global", "layer", "weight", "neuron"};
    static constexpr std::array<const char*, 3> searches = {"binary", "exhaustive", "none"};
    QJsonArray parameters;
    for (const ParameterInfo& parameter : info.parameters)
        parameters.append(parameterJson(parameter));
    return {{"id", QString::fromStdString(info.id)},
            {"name", QString::fromStdString(info.name)},
            {"title", QString::fromStdString(info.title)},
            {"system", QString::fromStdString(info.system)},
            {"stage", info.stage == OperatorStage::PreTraining ? "pre-training" : "post-training"},
            {"scope", scopes[static_cast<std::size_t>(info.scope)]},
            {"search", searches[static_cast<std::size_t>(info.search)]},
            {"by_default", info.byDefault},
            {"parameters", parameters}};
}

QString operatorLine(const OperatorInfo& info)
{
    return QStringLiteral("%1  %2  %3")
        .arg(QString::fromStdString(info.id), -7)
        .arg(QString::fromStdString(info.system), -14)
        .arg(QString::fromStdString(info.title));
}

int listOperators(bool json)
{
    QJsonArray array;
    QStringList lines;
    const auto add = [&](const OperatorInfo& info) {
        array.append(operatorJson(info));
        lines << operatorLine(info);
    };
    for (const PreTrainingOperator* op : preTrainingOperators())
        add(op->info());
    for (const PostTrainingOperator* op : postTrainingOperators())
        add(op->info());
    if (json)
        printJson(array);
    else
        print(lines.join(QLatin1Char('\n')));
    return Success;
}

} // namespace

void addOperators(CLI::App& app, Chosen& chosen)
{
    auto json = std::make_shared<bool>(false);
    CLI::App* sub = app.add_subcommand("operators", "List every mutation operator");
    sub->add_flag("--json", *json, "print them with their parameters as JSON");
    sub->callback([json, &chosen] { chosen.command = [json] { return listOperators(*json); }; });
}

} // namespace semblance::cli
