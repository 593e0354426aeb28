// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Settings.h"
#include "ui/common/Theme.h"
#include "ui/language/Language.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

using namespace semblance;

namespace {

constexpr int exitUsage = 2; ///< as semblance-cli: the input must be put right first

struct Options {
    QCommandLineOption sample{QStringLiteral("sample"),
                              QCoreApplication::translate("main", "Make a new project from a sample and open it."),
                              QStringLiteral("name")};
    QCommandLineOption page{QStringLiteral("page"), QCoreApplication::translate("main", "Page to begin with."),
                            QStringLiteral("overview|bugs|operators|deviations|mutants|selection|run")};
    QCommandLineOption theme{QStringLiteral("theme"),
                             QCoreApplication::translate("main", "Colours of this start, whatever the settings say."),
                             QStringLiteral("light|dark|system")};
    QCommandLineOption language{QStringLiteral("language"),
                                QCoreApplication::translate("main", "Language of this start, for example de."),
                                QStringLiteral("name")};
};

/// "system" is followed by naming no language.
QString languageName(const QString& setting) { return setting == QLatin1String("system") ? QString() : setting; }

void parse(QCommandLineParser& parser, const Options& options)
{
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "How closely does a mutant resemble the real fault it stands for?"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({options.sample, options.page, options.theme, options.language});
    parser.addPositionalArgument(QStringLiteral("project"),
                                 QCoreApplication::translate("main", "Folder of a project; with --sample, the folder "
                                                                     "to make."),
                                 QStringLiteral("[PROJECT]"));
    parser.process(*qApp);
}

int usageError(const QString& message)
{
    QTextStream(stderr) << "semblance: " << message << '\n';
    return exitUsage;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("semblance"));
    QApplication::setApplicationDisplayName(QStringLiteral("Semblance"));
    QApplication::setApplicationVersion(QStringLiteral(SEMBLANCE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("semblance"));

    Settings settings;
    installLanguage(languageName(settings.text(Setting::Language)));
    const Options options;
    QCommandLineParser parser;
    parse(parser, options);
    if (parser.positionalArguments().size() > 1)
        return usageError(QCoreApplication::translate("main", "Name one project only."));
    if (parser.isSet(options.language))
        installLanguage(languageName(parser.value(options.language)));
    const QString theme = parser.isSet(options.theme) ? parser.value(options.theme) : settings.text(Setting::Theme);
    applyTheme(themeFromName(theme));

    MainWindow window(settings);
    const QString page = parser.value(options.page);
    if (!page.isEmpty() && !window.beginWithPage(page))
        return usageError(QCoreApplication::translate("main", "There is no page \"%1\".").arg(page));
    const QString folder = parser.positionalArguments().value(0);
    window.show();
    if (parser.isSet(options.sample))
        window.openSample(parser.value(options.sample), folder);
    else if (!folder.isEmpty())
        window.openProject(folder);
    else
        window.restoreSession();
    return QApplication::exec();
}
