// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace semblance {

/// The languages with a complete translation, as locale names: "en", "de", "zh_CN".
QStringList languages();

/// Makes the application speak a language of languages(), or with an empty name that of the environment (LANGUAGE,
/// LC_MESSAGES, LANG); unknown ones fall back to English. Replaces what an earlier call installed. Numbers on screen
/// follow the locale; files do not.
void installLanguage(const QString& language);

} // namespace semblance
