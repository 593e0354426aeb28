// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Schema.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QFile>

namespace semblance {

const std::vector<Migration>& migrations()
{
    // Instances are keyed by what was computed, not by who asked: pairs and mutants share them.
    // A NaN is a status: every REAL column is NULL where there is no number.
    static const std::vector<Migration> steps = {
        {
            QStringLiteral("CREATE TABLE pair ("
                           " bug TEXT PRIMARY KEY, dataset TEXT NOT NULL, title TEXT NOT NULL,"
                           " fixed_hash TEXT NOT NULL, faulty_hash TEXT NOT NULL, expected BLOB NOT NULL)"),
            QStringLiteral("CREATE TABLE instance ("
                           " program_hash TEXT NOT NULL, instance INTEGER NOT NULL, seed TEXT NOT NULL,"
                           " status TEXT NOT NULL, message TEXT NOT NULL, accuracy REAL, seconds REAL NOT NULL,"
                           " predictions BLOB, history BLOB NOT NULL,"
                           " PRIMARY KEY (program_hash, instance))"),
            QStringLiteral("CREATE TABLE weights ("
                           " program_hash TEXT NOT NULL, instance INTEGER NOT NULL, model BLOB NOT NULL,"
                           " PRIMARY KEY (program_hash, instance),"
                           " FOREIGN KEY (program_hash, instance) REFERENCES instance ON DELETE CASCADE)"),
            QStringLiteral("CREATE TABLE post_instance ("
                           " program_hash TEXT NOT NULL, operator TEXT NOT NULL, ratio TEXT NOT NULL,"
                           " original INTEGER NOT NULL, copy INTEGER NOT NULL, rule TEXT NOT NULL,"
                           " seed TEXT NOT NULL, status TEXT NOT NULL, message TEXT NOT NULL, accuracy REAL,"
                           " attempts INTEGER NOT NULL, seconds REAL NOT NULL, predictions BLOB,"
                           " PRIMARY KEY (program_hash, operator, ratio, original, copy, rule))"),
            QStringLiteral(
                "CREATE TABLE mutant ("
                " bug TEXT NOT NULL REFERENCES pair ON DELETE CASCADE, scenario TEXT NOT NULL,"
                " name TEXT NOT NULL, operator TEXT NOT NULL, parameter TEXT NOT NULL, layer INTEGER,"
                " original INTEGER, status TEXT NOT NULL, reason TEXT NOT NULL, cs REAL, iou REAL,"
                " never_killed INTEGER NOT NULL, cs_reliable INTEGER NOT NULL, iou_reliable INTEGER NOT NULL,"
                " definitive_inputs INTEGER NOT NULL, mean_interval_width REAL,"
                " mutant_kill_mass REAL, fault_kill_mass REAL,"
                " PRIMARY KEY (bug, scenario, name))"),
            QStringLiteral("CREATE TABLE skipped ("
                           " bug TEXT NOT NULL REFERENCES pair ON DELETE CASCADE, scenario TEXT NOT NULL,"
                           " operator TEXT NOT NULL, parameter TEXT NOT NULL, layer INTEGER, reason TEXT NOT NULL)"),
        },
        {
            QStringLiteral("ALTER TABLE mutant ADD COLUMN inputs INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE mutant ADD COLUMN quality REAL"),
            QStringLiteral("ALTER TABLE mutant ADD COLUMN kill_rate REAL"),
            QStringLiteral("ALTER TABLE mutant ADD COLUMN weighted_commonness REAL"),
            QStringLiteral("CREATE TABLE import_source ("
                           " bug TEXT NOT NULL REFERENCES pair ON DELETE CASCADE, scenario TEXT NOT NULL,"
                           " kind TEXT NOT NULL, file TEXT NOT NULL, sha256 TEXT NOT NULL, rows INTEGER NOT NULL,"
                           " PRIMARY KEY (bug, scenario, kind, file))"),
        },
    };
    return steps;
}

int schemaVersion(const Database& database, const std::vector<Migration>& steps)
{
    QSqlQuery query = database.execute(QStringLiteral("PRAGMA user_version"));
    const int version = database.next(query) ? query.value(0).toInt() : 0;
    if (version > static_cast<int>(steps.size()))
        throw Error({database.fileName().toStdString(), 0, 0, {}},
                    QCoreApplication::translate("core",
                                                "The results were written by a newer Semblance (format %1, this "
                                                "one knows %2). Please update Semblance.")
                        .arg(version)
                        .arg(steps.size())
                        .toStdString());
    return version;
}

namespace {

void backUp(const Database& database, int version)
{
    const QString target = QStringLiteral("%1.v%2.backup").arg(database.fileName()).arg(version);
    QFile::remove(target);
    database.execute(QStringLiteral("VACUUM INTO ?"), {target});
}

void applyStep(const Database& database, const Migration& step, int version)
{
    database.begin();
    try {
        for (const QString& statement : step)
            database.execute(statement);
        database.execute(QStringLiteral("PRAGMA user_version = %1").arg(version));
        database.commit();
    } catch (...) {
        database.rollback();
        throw;
    }
}

} // namespace

void migrate(const Database& database, const std::vector<Migration>& steps)
{
    const int version = schemaVersion(database, steps);
    const int current = static_cast<int>(steps.size());
    if (version > 0 && version < current)
        backUp(database, version);
    for (int i = version; i < current; ++i)
        applyStep(database, steps[static_cast<std::size_t>(i)], i + 1);
}

} // namespace semblance
