// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/DataLocator.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <system_error>
#include <utility>

namespace semblance {

namespace fs = std::filesystem;

DataLocator::DataLocator(fs::path projectFolder)
{
    if (!projectFolder.empty())
        m_folders = {projectFolder / "data", projectFolder};
    const QByteArray shared = qgetenv("SEMBLANCE_DATA");
    if (!shared.isEmpty())
        m_folders.emplace_back(shared.toStdString());
}

fs::path DataLocator::find(const std::string& reference) const
{
    if (reference.empty())
        throw Error(QCoreApplication::translate("core", "A data file has no name; name it in [data].").toStdString());

    std::vector<fs::path> candidates;
    const fs::path path(reference);
    if (path.is_absolute()) {
        candidates.push_back(path);
    } else {
        for (const fs::path& folder : m_folders)
            candidates.push_back(folder / path);
    }

    QStringList searched;
    for (const fs::path& candidate : candidates) {
        std::error_code unreadable; // a folder that may not be entered holds no file for us
        if (fs::is_regular_file(candidate, unreadable))
            return candidate;
        searched << QString::fromStdString(candidate.string());
    }
    if (searched.isEmpty())
        throw Error(QCoreApplication::translate("core", "%1: no such data file; there is no project and SEMBLANCE_DATA "
                                                        "is not set, so give an absolute path.")
                        .arg(QString::fromStdString(reference))
                        .toStdString());
    throw Error(QCoreApplication::translate("core", "%1: no such data file; looked for %2.")
                    .arg(QString::fromStdString(reference), searched.join(QStringLiteral(", ")))
                    .toStdString());
}

} // namespace semblance
