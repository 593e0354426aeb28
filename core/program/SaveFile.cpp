// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/SaveFile.h"

#include <QSaveFile>

namespace semblance {

namespace {

/// One call may write less than it was given.
bool writeAll(QSaveFile& file, const QByteArray& content)
{
    for (qsizetype written = 0; written < content.size();) {
        const qint64 count = file.write(content.constData() + written, content.size() - written);
        if (count <= 0)
            return false;
        written += count;
    }
    return true;
}

} // namespace

std::optional<QString> saveFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    // Unbuffered: QSaveFile::commit() does not notice when only a part of its buffer could be written.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, content) && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace semblance
