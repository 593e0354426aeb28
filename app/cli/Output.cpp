// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

namespace semblance::cli {

namespace {

void write(std::FILE* stream, QByteArray bytes)
{
    if (!bytes.endsWith('\n'))
        bytes.append('\n');
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

CLI::Option* addProject(CLI::App* sub, std::filesystem::path& project)
{
    return sub->add_option("--project,-p", project, "project folder (default: the current folder)");
}

void print(const QString& text) { write(stdout, text.toUtf8()); }
void printJson(const QJsonObject& object) { write(stdout, QJsonDocument(object).toJson()); }
void printJson(const QJsonArray& array) { write(stdout, QJsonDocument(array).toJson()); }

void complain(const QString& text)
{
    QString line = text.trimmed();
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    write(stderr, line.toUtf8());
}

} // namespace semblance::cli
