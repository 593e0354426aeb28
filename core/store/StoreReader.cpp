// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/StoreReader.h"

#include "core/program/Error.h"
#include "core/store/Blobs.h"
#include "core/store/Database.h"
#include "core/store/Rows.h"
#include "core/store/Schema.h"
#include "core/store/StoreWriter.h"

namespace semblance {

StoreReader::StoreReader(const std::filesystem::path& projectFolder)
{
    const std::filesystem::path file = projectFolder / "results.sqlite";
    std::error_code unreadable;
    if (!std::filesystem::exists(file, unreadable))
        return;
    auto database = std::make_unique<Database>(file, Database::Mode::ReadOnly);
    const int version = schemaVersion(*database);
    if (version == 0)
        return; // without tables: made by a run that was stopped at once
    if (version < static_cast<int>(migrations().size())) {
        database.reset();
        StoreWriter{projectFolder}; // only writers migrate
        database = std::make_unique<Database>(file, Database::Mode::ReadOnly);
    }
    m_database = std::move(database);
}

StoreReader::~StoreReader() = default;
StoreReader::StoreReader(StoreReader&&) noexcept = default;
StoreReader& StoreReader::operator=(StoreReader&&) noexcept = default;

/// What `select` finds, or nothing without a file. Decoders do not know where their bytes come from; this does.
template <typename Select>
auto StoreReader::read(Select select) const
{
    using Found = decltype(select(*m_database));
    if (!m_database)
        return Found{};
    try {
        return select(*m_database);
    } catch (const Error& error) {
        throw Error({m_database->fileName().toStdString(), 0, 0, {}}, error.message());
    }
}

std::vector<PairRecord> StoreReader::pairs() const { return read(rows::selectPairs); }
std::vector<MutantResult> StoreReader::mutants() const { return read(rows::selectMutants); }
std::vector<SkippedMutant> StoreReader::skippedMutants() const { return read(rows::selectSkipped); }
std::vector<ImportSource> StoreReader::sources() const { return read(rows::selectSources); }
std::vector<InstanceKey> StoreReader::finishedInstances() const { return read(rows::selectInstanceKeys); }
std::vector<PostInstanceKey> StoreReader::finishedPostInstances() const { return read(rows::selectPostInstanceKeys); }

std::optional<InstanceOutcome> StoreReader::instance(const InstanceKey& key) const
{
    return read([&key](const Database& database) { return rows::selectInstance(database, key); });
}

std::optional<InstanceOutcome> StoreReader::postInstance(const PostInstanceKey& key) const
{
    return read([&key](const Database& database) { return rows::selectPostInstance(database, key); });
}

std::vector<EpochResult> StoreReader::history(const InstanceKey& key) const
{
    return read([&key](const Database& database) {
        QSqlQuery query =
            database.execute(QStringLiteral("SELECT history FROM instance WHERE program_hash = ? AND instance = ?"),
                             {QString::fromStdString(key.programHash), key.index});
        return database.next(query) ? decodeHistory(query.value(0).toByteArray()) : std::vector<EpochResult>{};
    });
}

std::optional<TrainedModel> StoreReader::model(const InstanceKey& key, const ModelSpec& model) const
{
    return read([&](const Database& database) -> std::optional<TrainedModel> {
        QSqlQuery query =
            database.execute(QStringLiteral("SELECT model FROM weights WHERE program_hash = ? AND instance = ?"),
                             {QString::fromStdString(key.programHash), key.index});
        if (!database.next(query))
            return std::nullopt;
        return TrainedModel{model, decodeWeights(query.value(0).toByteArray())};
    });
}

bool StoreReader::hasModel(const InstanceKey& key) const
{
    return read([&key](const Database& database) {
        QSqlQuery query =
            database.execute(QStringLiteral("SELECT 1 FROM weights WHERE program_hash = ? AND instance = ?"),
                             {QString::fromStdString(key.programHash), key.index});
        return database.next(query);
    });
}

double StoreReader::totalSeconds() const
{
    return read([](const Database& database) {
        QSqlQuery query = database.execute(QStringLiteral("SELECT (SELECT coalesce(sum(seconds), 0) FROM instance)"
                                                          " + (SELECT coalesce(sum(seconds), 0) FROM post_instance)"));
        return database.next(query) ? query.value(0).toDouble() : 0.0;
    });
}

} // namespace semblance
