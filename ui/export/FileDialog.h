// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace semblance {

/// The dialogs that ask for files and for overwriting, in one place, so that tests can answer them (the idea is
/// KeePassXC's). An answer given in advance is used once instead of showing the dialog.
class FileDialog {
public:
    /// The chosen path, or an empty text when cancelled. `filter` as for QFileDialog. Overwriting is not asked for.
    static QString saveFileName(QWidget* parent, const QString& title, const QString& proposal, const QString& filter);
    static bool confirmOverwrite(QWidget* parent, const QString& path);

    static void setNextFileName(const QString& path);
    static void setNextOverwrite(bool overwrite);
};

} // namespace semblance
