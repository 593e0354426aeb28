// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ProjectLock.h"

#include "core/program/Error.h"
#include "core/store/FolderAccess.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace semblance {

namespace {

QString lockFile(const std::filesystem::path& folder)
{
    return QString::fromStdString((folder / "semblance.lock").string());
}

std::string describeHolder(const QLockFile& lock)
{
    qint64 pid = 0;
    QString host;
    QString application;
    lock.getLockInfo(&pid, &host, &application);
    return QCoreApplication::translate("core", "%1, process %2 on %3")
        .arg(application)
        .arg(pid)
        .arg(host)
        .toStdString();
}

} // namespace

ProjectLock::ProjectLock(const std::filesystem::path& projectFolder)
    : m_lock(lockFile(projectFolder))
{
    m_lock.setStaleLockTime(0); // only a dead process loses its lock, never a slow one
    const SourcePosition where{projectFolder.string(), 0, 0, {}};
    if (isReadOnlyFolder(projectFolder))
        throw Error(where,
                    QCoreApplication::translate("core", "The project folder is read-only. Make it writable or copy "
                                                        "the project to run it.")
                        .toStdString());
    if (m_lock.tryLock(0))
        return;
    if (m_lock.error() == QLockFile::LockFailedError)
        throw Error(where,
                    QCoreApplication::translate("core", "The project is being run by another program (%1). Wait for "
                                                        "it or stop it first.")
                        .arg(QString::fromStdString(describeHolder(m_lock)))
                        .toStdString());
    throw Error(where, QCoreApplication::translate("core", "The project folder cannot be locked. Check its permissions "
                                                           "and the free disk space.")
                           .toStdString());
}

std::optional<std::string> ProjectLock::holder(const std::filesystem::path& projectFolder)
{
    if (!QFileInfo::exists(lockFile(projectFolder)) || isReadOnlyFolder(projectFolder))
        return std::nullopt;
    QLockFile lock(lockFile(projectFolder));
    lock.setStaleLockTime(0);
    if (lock.tryLock(0) || lock.error() != QLockFile::LockFailedError)
        return std::nullopt;
    return describeHolder(lock);
}

} // namespace semblance
