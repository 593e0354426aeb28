// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "ui/language/Language.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <memory>
#include <string>

using namespace semblance;
using namespace semblance::cli;

namespace {

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv, bool needsFonts)
{
    if (!needsFonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");                                   // figures need fonts, never a display
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // Qt misses desktop folders on servers
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// What was wrong with the command line. CLI11 itself only says that a subcommand is required when it knows none.
QString usageProblem(const CLI::App& app, int argc, char** argv, const CLI::ParseError& error)
{
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (!first.startsWith(QLatin1Char('-')) && app.get_subcommands().empty()) {
        QStringList names;
        for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
            names << QString::fromStdString(command->get_name());
        return QStringLiteral("%1: %2.").arg(first.isEmpty() ? QStringLiteral("Name a command")
                                                             : QStringLiteral("There is no command \"%1\"").arg(first),
                                             names.join(QStringLiteral(", ")));
    }
    return QString::fromUtf8(error.what());
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app("How closely does a mutant resemble the real fault it stands for?", "semblance-cli");
    app.set_version_flag("--version", SEMBLANCE_VERSION);
    app.require_subcommand(1);
    Chosen chosen;
    addNew(app, chosen);
    addCheck(app, chosen);
    addRun(app, chosen);
    addImportResults(app, chosen);
    addReport(app, chosen);
    addTable(app, chosen);
    addFigure(app, chosen);
    addOperators(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        return app.exit(success); // --help, --version
    } catch (const CLI::ParseError& error) {
        complain(usageProblem(app, argc, argv, error));
        return BadInput;
    }
    const auto application = makeApplication(argc, argv, chosen.needsFonts);
    QCoreApplication::setApplicationName(QStringLiteral("semblance-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SEMBLANCE_VERSION));
    installLanguage({});
    try {
        return chosen.command();
    } catch (const std::exception& error) {
        complain(QString::fromUtf8(error.what()));
        return BadInput;
    }
}
