// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/Database.h"

#include <QStringList>

#include <vector>

namespace semblance {

/// One step of the schema's history: the statements that lead from version i to i + 1.
using Migration = QStringList;

/// All steps so far; their number is the current version, kept in SQLite's user_version.
const std::vector<Migration>& migrations();

/// Brings a file to the current version, each step in a transaction. A file that holds an older version is copied
/// to FILE.v<old>.backup first. Throws Error for a file of a newer version (it is left alone).
void migrate(const Database& database, const std::vector<Migration>& steps = migrations());

/// The version of a file; 0 without tables. Throws Error when it is newer than what `steps` lead to.
int schemaVersion(const Database& database, const std::vector<Migration>& steps = migrations());

} // namespace semblance
