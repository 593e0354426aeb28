// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/FolderAccess.h"

#include <QFileInfo>

namespace semblance {

bool isReadOnlyFolder(const std::filesystem::path& folder)
{
    const QFileInfo info(QString::fromStdString(folder.string()));
    const auto anyWrite = QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    return !info.isWritable() || !(info.permissions() & anyWrite);
}

} // namespace semblance
