// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <filesystem>

namespace semblance {

/// One SQLite connection, for the thread that made it. Qt's driver is used as it is; this class adds the settings that
/// Semblance relies on and turns every failure into an Error that names the file.
class Database {
public:
    enum class Mode {
        ReadOnly, ///< works on read-only media as well
        ReadWrite ///< WAL, foreign keys, created when missing
    };

    Database(const std::filesystem::path& file, Mode mode);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs a statement with bound values; the query stands before its first row.
    QSqlQuery execute(const QString& sql, const QVariantList& values = {}) const;
    /// The same in two steps, for a statement that is run many times.
    QSqlQuery prepare(const QString& sql) const;
    void run(QSqlQuery& query, const QVariantList& values) const;
    /// Moves on to the next row. QSqlQuery::next() alone ends at a damaged page as if there were no more rows.
    bool next(QSqlQuery& query) const;
    void begin() const { execute(QStringLiteral("BEGIN IMMEDIATE")); }
    void commit() const { execute(QStringLiteral("COMMIT")); }
    void rollback() const noexcept;

    /// Throws Error unless SQLite finds every page sound.
    void checkIntegrity() const;

    const QString& fileName() const { return m_fileName; }

private:
    [[noreturn]] void fail(const QString& text) const;

    QString m_fileName;
    QString m_connectionName;
    QSqlDatabase m_database;
};

} // namespace semblance
