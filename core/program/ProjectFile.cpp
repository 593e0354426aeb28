// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProjectFile.h"

#include "core/program/TomlReader.h"
#include "core/program/TomlText.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

/// The table [operators] of the file.
struct Operators {
    std::map<std::string, OperatorSettings> pre;
    std::map<std::string, OperatorSettings> post;
};

} // namespace

template <>
struct Schema<OperatorSettings> : SchemaBase<OperatorSettings> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("enabled", &OperatorSettings::enabled);
        visit("values", &OperatorSettings::values, {.numbersAsText = true});
        visit("layers", &OperatorSettings::layers, {.minimum = 0});
    }
};

template <>
struct Schema<Operators> : SchemaBase<Operators> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("pre", &Operators::pre);
        visit("post", &Operators::post);
    }
};

template <>
struct Schema<ProjectSettings> : SchemaBase<ProjectSettings> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        using Project = ProjectSettings;
        visit("name", &Project::name, {.required = true, .notEmpty = true});
        visit("seed", &Project::seed);
        visit("instances", &Project::instances, {.minimum = 2, .maximum = 1000});
        visit("scenarios", &Project::scenarios, {.notEmpty = true});
        visit("post_ratios", &Project::postRatios,
              {.minimum = 0, .maximum = 1, .aboveMinimum = true, .notEmpty = true});
        visit("quality_threshold", &Project::qualityThreshold, {.minimum = 0, .maximum = 1});
        visit("maximum_attempts", &Project::maximumAttempts, {.minimum = 1});
        visit("device", &Project::device);
        visit("default_operators", &Project::defaultOperators);
    }

    static std::optional<SchemaProblem> problem(const ProjectSettings& settings)
    {
        const std::vector<Scenario>& scenarios = settings.scenarios;
        for (std::size_t i = 0; i < scenarios.size(); ++i)
            if (std::count(scenarios.begin(), scenarios.begin() + static_cast<std::ptrdiff_t>(i), scenarios[i]) > 0)
                return SchemaProblem{"scenarios", QCoreApplication::translate("core", "is listed twice"), i};
        return std::nullopt;
    }
};

namespace {

std::string operatorsText(const std::string& group, const std::map<std::string, OperatorSettings>& operators)
{
    std::string text;
    for (const auto& [id, settings] : operators)
        text += "\n[operators." + group + "." + tomlKey(id) + "]\n" + blockText(tomlLines(settings));
    return text;
}

} // namespace

ProjectSettings parseProjectSettings(const std::string& text, const std::string& file)
{
    const TomlReader reader(text, file);
    ProjectSettings settings;
    reader.readKeys(reader.root(), {}, settings, TomlReader::Required::Check, {"operators"});
    if (const toml::node* node = reader.root().get("operators")) {
        Operators operators;
        reader.read(TomlValue{*node, "operators"}, operators);
        settings.preOperators = std::move(operators.pre);
        settings.postOperators = std::move(operators.post);
    }
    return settings;
}

std::string writeProjectSettings(const ProjectSettings& settings)
{
    const std::string text = blockText(tomlLines(settings)) + operatorsText("pre", settings.preOperators) +
                             operatorsText("post", settings.postOperators);
    checkReadable([&text] { parseProjectSettings(text, {}); });
    return text;
}

} // namespace semblance
