// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QHeaderView;
class QSplitter;

namespace semblance {

class Settings;

/// Restores what the user made of the widget last time, remembers it from now on, and returns to the arrangement of
/// this moment when the layout is reset. The widget needs an object name; settings must outlive it.
void keepState(QSplitter* splitter, Settings& settings);
void keepState(QHeaderView* header, Settings& settings);

} // namespace semblance
