// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace semblance {

/// Where new projects go by default: the folder of the user's documents.
QString newProjectParent();

/// A folder for a new project that does not exist yet: "first-steps", then "first-steps-2".
QString newProjectFolder(const QString& name, const QString& parent = newProjectParent());

/// The project folder among dropped files: a local folder, or that of a semblance.toml. Empty for anything else.
QString projectFolderOf(const QList<QUrl>& urls);

} // namespace semblance
