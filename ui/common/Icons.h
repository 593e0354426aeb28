// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/StateColor.h"

#include <QIcon>
#include <QString>

#include <optional>

namespace semblance {

/// An icon of resources/icons by file name without ".svg". It is drawn sharp at any size and in the colour of the
/// application's texts, or in a state colour, also after the theme has changed.
QIcon icon(const QString& name, std::optional<StateColor> color = {});

} // namespace semblance
