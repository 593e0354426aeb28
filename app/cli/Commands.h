// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Names.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <filesystem>
#include <functional>
#include <map>
#include <string>

class QJsonArray;
class QJsonObject;

namespace semblance::cli {

/// Exit codes of every command.
enum ExitCode {
    Success = 0,
    Incomplete = 1, ///< the work was stopped or some of it failed; what is done is kept
    BadInput = 2    ///< wrong usage, or a project, pair or file that must be put right first
};

/// The command that was chosen, run after the right kind of application object is there. It returns an exit code and
/// throws Error for bad input; main turns that into one line on stderr.
struct Chosen {
    std::function<int()> command;
    bool needsFonts = false;
};

// One file a command; each adds itself with its options. A new command is a new file and a line here and in main.
void addNew(CLI::App& app, Chosen& chosen);
void addCheck(CLI::App& app, Chosen& chosen);
void addRun(CLI::App& app, Chosen& chosen);
void addImportResults(CLI::App& app, Chosen& chosen);
void addReport(CLI::App& app, Chosen& chosen);
void addTable(CLI::App& app, Chosen& chosen);
void addFigure(CLI::App& app, Chosen& chosen);
void addOperators(CLI::App& app, Chosen& chosen);

/// The option --project that most commands share.
CLI::Option* addProject(CLI::App* sub, std::filesystem::path& project);

/// The values of an enumeration by their written names, for CLI::CheckedTransformer.
template <typename Enum>
std::map<std::string, Enum> valuesByName()
{
    std::map<std::string, Enum> values;
    for (const auto& [value, name] : Names<Enum>::table())
        values[name] = value;
    return values;
}

/// Prints to standard output as UTF-8 with a final newline.
void print(const QString& text);
void printJson(const QJsonObject& object);
void printJson(const QJsonArray& array);
/// One line on standard error.
void complain(const QString& text);

} // namespace semblance::cli
