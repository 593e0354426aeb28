// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace semblance {

/// Version, licence, and what the program stands on.
void showAbout(QWidget* parent);

/// The manual that is built in, in a window of its own.
void showManual(QWidget* parent);

} // namespace semblance
