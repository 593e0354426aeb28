// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Database.h"

#include "core/program/Error.h"
#include "core/store/FolderAccess.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

namespace semblance {

namespace {

/// A WAL database needs a shared-memory file beside it. In a read-only folder nobody writes, so it can be skipped,
/// unless a killed run left commits in its log: then that file is still there as well and can be used.
bool canSkipLog(const QString& fileName)
{
    return isReadOnlyFolder(QFileInfo(fileName).absolutePath().toStdString()) &&
           QFileInfo(fileName + QStringLiteral("-wal")).size() == 0;
}

} // namespace

Database::Database(const std::filesystem::path& file, Mode mode)
    : m_fileName(QString::fromStdString(file.string()))
    , m_connectionName(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connectionName))
{
    if (mode == Mode::ReadWrite) {
        m_database.setDatabaseName(m_fileName);
        m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    } else if (canSkipLog(m_fileName)) {
        const QString absolute = QFileInfo(m_fileName).absoluteFilePath();
        m_database.setDatabaseName(QString::fromUtf8(QUrl::fromLocalFile(absolute).toEncoded()) +
                                   QStringLiteral("?immutable=1"));
        m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
    } else {
        m_database.setDatabaseName(m_fileName);
        m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=10000"));
    }
    try {
        if (!m_database.open())
            fail(m_database.lastError().databaseText());
        if (mode == Mode::ReadWrite) {
            execute(QStringLiteral("PRAGMA journal_mode = WAL"));
            // WAL with NORMAL survives a killed process at any moment; only a power cut may lose the last commits.
            execute(QStringLiteral("PRAGMA synchronous = NORMAL"));
            execute(QStringLiteral("PRAGMA foreign_keys = ON"));
        } else {
            // Opening is lazy: find a damaged header or schema now.
            execute(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        }
    } catch (...) {
        m_database = {};
        QSqlDatabase::removeDatabase(m_connectionName);
        throw;
    }
}

Database::~Database()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connectionName);
}

QSqlQuery Database::execute(const QString& sql, const QVariantList& values) const
{
    QSqlQuery query = prepare(sql);
    run(query, values);
    return query;
}

QSqlQuery Database::prepare(const QString& sql) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query.lastError().databaseText());
    return query;
}

void Database::run(QSqlQuery& query, const QVariantList& values) const
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!query.exec())
        fail(query.lastError().databaseText());
}

bool Database::next(QSqlQuery& query) const
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        fail(query.lastError().databaseText());
    return false;
}

void Database::rollback() const noexcept
{
    QSqlQuery query(m_database);
    query.exec(QStringLiteral("ROLLBACK"));
}

void Database::checkIntegrity() const
{
    QSqlQuery query = execute(QStringLiteral("PRAGMA quick_check(1)"));
    if (next(query) && query.value(0).toString() != QLatin1String("ok"))
        fail(query.value(0).toString());
}

void Database::fail(const QString& text) const
{
    throw Error({m_fileName.toStdString(), 0, 0, {}},
                QCoreApplication::translate("core", "The results file cannot be used (%1). It was left as it is; "
                                                    "move it away to start anew, or put back a copy.")
                    .arg(text.simplified())
                    .toStdString());
}

} // namespace semblance
