// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace semblance::testing {

/// Folders with golden values, published results and data: SEMBLANCE_GOLDEN, SEMBLANCE_PUBLISHED, SEMBLANCE_DATA,
/// by default beside the project in ../shared. Empty when the folder does not exist.
QString goldenFolder();
QString publishedFolder();
QString dataFolder();

/// The project's own source folder, for samples and shipped data.
QString sourceFolder();

/// A golden JSON file; an empty object when it is missing (use SEMBLANCE_SKIP_WITHOUT first).
QJsonObject goldenJson(const QString& fileName);

std::vector<double> doubles(const QJsonArray& array);

} // namespace semblance::testing

/// Skips a Qt test with a clear message where the shared data are not at hand.
#define SEMBLANCE_SKIP_WITHOUT(folder)                                                                                 \
    do {                                                                                                               \
        if ((folder).isEmpty())                                                                                        \
            QSKIP("needs the folder named by SEMBLANCE_GOLDEN, SEMBLANCE_PUBLISHED or SEMBLANCE_DATA");                \
    } while (false)
