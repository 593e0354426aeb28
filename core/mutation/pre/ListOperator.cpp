// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"

#include "core/program/Error.h"
#include "core/program/ProgramText.h"

#include <QCoreApplication>

#include <map>
#include <utility>

namespace semblance {

namespace {

/// "relu", "relu, layer 1" or "layer 1".
QString describe(const Configuration& configuration)
{
    QStringList parts;
    if (!configuration.parameter.empty())
        parts.append(QString::fromStdString(configuration.parameter));
    if (configuration.layer)
        parts.append(QCoreApplication::translate("core", "layer %1").arg(*configuration.layer));
    return parts.join(QStringLiteral(", "));
}

} // namespace

ListOperator::ListOperator(OperatorInfo info)
    : m_info(std::move(info))
{
}

std::optional<std::string> ListOperator::notApplicable(const Program& program) const
{
    if (m_info.scope != OperatorScope::Layer)
        return std::nullopt;
    const int count = static_cast<int>(program.model.layers.size());
    for (int index = 0; index < count; ++index) {
        if (!refusalIn(program.model, index))
            return std::nullopt;
    }
    return QCoreApplication::translate("core", "%1 applies to no layer of this model.")
        .arg(QString::fromStdString(m_info.id))
        .toStdString();
}

ConfigurationList ListOperator::configurations(const Program& program, const OperatorSettings& settings) const
{
    ConfigurationList list;
    const std::vector<std::string> tried = values(program, settings);
    const std::vector<std::optional<int>> places = layers(program, settings);
    if (m_info.scope != OperatorScope::Layer) {
        if (const std::optional<std::string> reason = notApplicable(program)) {
            list.skipped.push_back({Configuration{}, *reason});
            return list;
        }
    }

    const std::string original = programText(program);
    std::map<std::string, Configuration> known;
    for (const std::optional<int>& layer : places) {
        if (layer) {
            if (const auto reason = refusalIn(program.model, *layer)) {
                list.skipped.push_back({Configuration{{}, layer}, *reason});
                continue;
            }
        }
        for (const std::string& value : tried) {
            const Configuration configuration{value, layer};
            if (const auto reason = unfitIn(program.model, configuration)) {
                list.skipped.push_back({configuration, *reason});
                continue;
            }
            const std::string text = programText(mutant(program, configuration));
            if (text == original) {
                list.skipped.push_back({configuration, unchanged(program, configuration)});
            } else if (const auto [first, isNew] = known.emplace(text, configuration); !isNew) {
                list.skipped.push_back({configuration, QCoreApplication::translate("core", "Same mutant as %1.")
                                                           .arg(describe(first->second))
                                                           .toStdString()});
            } else {
                list.configurations.push_back(configuration);
            }
        }
    }
    return list;
}

Program ListOperator::apply(const Program& program, const Configuration& configuration) const
{
    checkLayer(program, configuration.layer);
    const Configuration checked{canonicalText(configuration.parameter), configuration.layer};
    if (const std::optional<std::string> reason = notApplicable(program))
        throw Error(*reason);
    if (checked.layer) {
        if (const std::optional<std::string> reason = refusalIn(program.model, *checked.layer))
            throw Error(*reason);
        if (const std::optional<std::string> reason = unfitIn(program.model, checked))
            throw Error(*reason);
    }
    Program mutated = mutant(program, checked);
    if (mutated == program)
        throw Error(unchanged(program, checked));
    return mutated;
}

std::vector<std::string> ListOperator::defaultValues(const Program&) const
{
    return m_info.parameters.empty() ? std::vector<std::string>{std::string()} : m_info.parameters.front().defaults;
}

std::string ListOperator::canonicalText(const std::string& value) const
{
    if (!value.empty())
        throw Error(QCoreApplication::translate("core", "%1 has no parameter; remove the value '%2'.")
                        .arg(QString::fromStdString(m_info.id), QString::fromStdString(value))
                        .toStdString());
    return value;
}

std::optional<std::string> ListOperator::refusal(const Layer&, int) const { return std::nullopt; }

std::optional<std::string> ListOperator::refusalIn(const ModelSpec& model, int index) const
{
    return refusal(model.layers[static_cast<std::size_t>(index)], index);
}

std::optional<std::string> ListOperator::unfit(const Layer&, int, const std::string&) const { return std::nullopt; }

std::optional<std::string> ListOperator::unfitIn(const ModelSpec& model, const Configuration& configuration) const
{
    if (!configuration.layer)
        return std::nullopt;
    const int index = *configuration.layer;
    return unfit(model.layers[static_cast<std::size_t>(index)], index, configuration.parameter);
}

QString ListOperator::layerLabel(const Layer& layer, int index)
{
    return QStringLiteral("%1 (%2)").arg(index).arg(QString::fromStdString(nameOf(layer.kind)));
}

std::vector<std::string> ListOperator::values(const Program& program, const OperatorSettings& settings) const
{
    std::vector<std::string> texts = settings.values.empty() ? defaultValues(program) : settings.values;
    for (std::string& text : texts)
        text = canonicalText(text);
    return texts;
}

std::vector<std::optional<int>> ListOperator::layers(const Program& program, const OperatorSettings& settings) const
{
    std::vector<std::optional<int>> places(settings.layers.begin(), settings.layers.end());
    if (places.empty() && m_info.scope != OperatorScope::Layer)
        places.push_back(std::nullopt);
    if (places.empty()) {
        for (std::size_t i = 0; i < program.model.layers.size(); ++i)
            places.push_back(static_cast<int>(i));
    }
    for (const std::optional<int>& layer : places)
        checkLayer(program, layer);
    return places;
}

void ListOperator::checkLayer(const Program& program, const std::optional<int>& layer) const
{
    const QString id = QString::fromStdString(m_info.id);
    const int count = static_cast<int>(program.model.layers.size());
    if (m_info.scope != OperatorScope::Layer) {
        if (layer)
            throw Error(QCoreApplication::translate("core", "%1 changes the whole program; remove the layer %2.")
                            .arg(id)
                            .arg(*layer)
                            .toStdString());
    } else if (!layer) {
        throw Error(QCoreApplication::translate("core", "%1 needs the index of a layer.").arg(id).toStdString());
    } else if (*layer < 0 || *layer >= count) {
        throw Error(
            QCoreApplication::translate("core", "%1: layer %2 does not exist; the model has %3 layers, counted from 0.")
                .arg(id)
                .arg(*layer)
                .arg(count)
                .toStdString());
    }
}

Program ListOperator::mutant(const Program& program, const Configuration& configuration) const
{
    Program copy = program;
    change(copy, configuration);
    return copy;
}

std::string ListOperator::unchanged(const Program& program, const Configuration& configuration) const
{
    const QString id = QString::fromStdString(m_info.id);
    const QString what = configuration.parameter.empty()
                             ? id
                             : QCoreApplication::translate("core", "%1 with %2")
                                   .arg(id, QString::fromStdString(configuration.parameter));
    if (!configuration.layer)
        return QCoreApplication::translate("core", "%1 leaves the program as it is.").arg(what).toStdString();
    const Layer& layer = program.model.layers[static_cast<std::size_t>(*configuration.layer)];
    return QCoreApplication::translate("core", "%1 leaves layer %2 as it is.")
        .arg(what, layerLabel(layer, *configuration.layer))
        .toStdString();
}

ProgramSwitch::ProgramSwitch(OperatorInfo info, Refusal refusal, Change change)
    : ListOperator(std::move(info))
    , m_refusal(refusal)
    , m_change(change)
{
}

RuledLayerOperator::RuledLayerOperator(OperatorInfo info, LayerRule rule)
    : ListOperator(std::move(info))
    , m_rule(rule)
{
}

Layer& RuledLayerOperator::layerOf(Program& program, const Configuration& configuration)
{
    return program.model.layers[static_cast<std::size_t>(*configuration.layer)];
}

std::optional<std::string> RuledLayerOperator::refusal(const Layer& layer, int index) const
{
    if (m_rule.applies(layer))
        return std::nullopt;
    return QCoreApplication::translate("core", m_rule.refusal).arg(layerLabel(layer, index)).toStdString();
}

LayerSwitch::LayerSwitch(OperatorInfo info, LayerRule rule, Change change)
    : RuledLayerOperator(std::move(info), rule)
    , m_change(change)
{
}

void LayerSwitch::change(Program& program, const Configuration& configuration) const
{
    m_change(layerOf(program, configuration));
}

} // namespace semblance
