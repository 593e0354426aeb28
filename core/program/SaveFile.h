// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace semblance {

/// Replaces a file only when everything was written, also when the disk is full. Returns why it could not, as the
/// system says it; nothing when it is done.
std::optional<QString> saveFile(const QString& path, const QByteArray& content);

} // namespace semblance
