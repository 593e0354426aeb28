// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/BuiltInData.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QFile>

// Q_INIT_RESOURCE must stand outside every namespace. The call also makes the linker keep the resource of a static
// library.
static void initSemblanceData()
{
    Q_INIT_RESOURCE(semblance_data);
}

namespace semblance {

const std::vector<BuiltInDataSet>& builtInDataSets()
{
    static const std::vector<BuiltInDataSet> sets = [] {
        CsvFormat named;
        named.header = true;
        return std::vector<BuiltInDataSet>{
            {"iris", QT_TRANSLATE_NOOP("core", "Fisher's iris flowers: 150 rows, 4 lengths in cm, 3 species."),
             "iris.csv", named}};
    }();
    return sets;
}

const BuiltInDataSet& builtInDataSet(const std::string& name)
{
    QStringList known;
    for (const BuiltInDataSet& set : builtInDataSets()) {
        if (set.name == name)
            return set;
        known << QString::fromStdString(set.name);
    }
    throw Error(QCoreApplication::translate("core", "There is no built-in data set '%1'; known are: %2.")
                    .arg(QString::fromStdString(name), known.join(QStringLiteral(", ")))
                    .toStdString());
}

FileBytes builtInFile(const BuiltInDataSet& set)
{
    initSemblanceData();
    QFile file(QStringLiteral(":/semblance/data/") + QString::fromStdString(set.file));
    if (!file.open(QIODevice::ReadOnly))
        throw Error({set.file, 0, 0, {}}, file.errorString().toStdString());
    return {set.file, file.readAll()};
}

} // namespace semblance
