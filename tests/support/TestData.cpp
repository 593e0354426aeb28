// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace semblance::testing {

namespace {

QString folder(const char* variable, const QString& fallback)
{
    const QString named = qEnvironmentVariable(variable);
    const QString path = named.isEmpty() ? sourceFolder() + QStringLiteral("/../shared/") + fallback : named;
    return QDir(path).exists() ? QDir::cleanPath(path) : QString();
}

} // namespace

QString goldenFolder() { return folder("SEMBLANCE_GOLDEN", QStringLiteral("golden")); }
QString publishedFolder() { return folder("SEMBLANCE_PUBLISHED", QStringLiteral("published")); }
QString dataFolder() { return folder("SEMBLANCE_DATA", QStringLiteral("data")); }
QString sourceFolder() { return QStringLiteral(SEMBLANCE_SOURCE_DIR); }

QJsonObject goldenJson(const QString& fileName)
{
    QFile file(goldenFolder() + QLatin1Char('/') + fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

std::vector<double> doubles(const QJsonArray& array)
{
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(array.size()));
    for (const QJsonValue& value : array)
        values.push_back(value.toDouble());
    return values;
}

} // namespace semblance::testing
