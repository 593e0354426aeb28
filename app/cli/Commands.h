// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace semblance::cli {

/// Exit codes of every command.
enum ExitCode {
    Success = 0,
    Incomplete = 1, ///< the work was stopped or some of it failed; what is done is kept
    BadInput = 2    ///< wrong usage, or a project, pair or file that must be put right first
};

struct NewOptions {
    std::filesystem::path folder;
    std::string sample;
};

struct RunCommandOptions {
    std::filesystem::path project = ".";
    RunOptions run;
    bool json = false;
};

struct FigureOptions {
    std::filesystem::path project = ".";
    std::string kind = "bugwise"; ///< the only kind so far
    std::string metric = "cs";
    std::string dataset; ///< empty: all
    std::string order = "id";
    std::filesystem::path output;
    double widthMm = 180.0;
    double heightMm = 0.0; ///< 0: chosen by the figure
    double fontPt = 8.0;
    int dpi = 300;
    bool horizontal = false;
    bool outliers = true;
};

// Every command returns an exit code and throws Error for bad input; main turns that into one line on stderr.
int newProject(const NewOptions& options);
int check(const std::filesystem::path& project, bool json);
int run(const RunCommandOptions& options);
int report(const std::filesystem::path& project, bool json);
int figure(const FigureOptions& options);
int listOperators(bool json);

/// Prints to standard output as UTF-8 with a final newline.
void print(const QString& text);
void printJson(const QJsonObject& object);
void printJson(const QJsonArray& array);
/// One line on standard error.
void complain(const QString& text);

} // namespace semblance::cli
