// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ProjectFolders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace semblance {

QString newProjectParent()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return documents.isEmpty() ? QDir::homePath() : documents;
}

QString newProjectFolder(const QString& name, const QString& parent)
{
    const QDir folder(parent);
    QString candidate = name;
    for (int number = 2; folder.exists(candidate); ++number)
        candidate = QStringLiteral("%1-%2").arg(name).arg(number);
    return folder.filePath(candidate);
}

QString projectFolderOf(const QList<QUrl>& urls)
{
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return {};
    const QFileInfo file(urls.first().toLocalFile());
    if (file.isDir())
        return file.absoluteFilePath();
    return file.fileName() == QLatin1String("semblance.toml") ? file.absolutePath() : QString();
}

} // namespace semblance
