// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace semblance {

namespace {

/// Owned by the application, found again by name when the language changes.
QTranslator* translator(const QString& name)
{
    auto* application = QCoreApplication::instance();
    if (auto* old = application->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    auto* fresh = new QTranslator(application);
    fresh->setObjectName(name);
    return fresh;
}

} // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}; }

void installLanguage(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    QTranslator* texts = translator(QStringLiteral("semblance translator"));
    QTranslator* dialogs = translator(QStringLiteral("qt translator"));
    if (locale.language() == QLocale::English)
        return; // the sources are English
    if (dialogs->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(dialogs);
    if (texts->load(locale, QStringLiteral("semblance"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(texts);
}

} // namespace semblance
