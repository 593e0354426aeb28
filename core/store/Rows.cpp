// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Rows.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/store/Blobs.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace semblance::rows {

namespace {

QString text(const std::string& value) { return QString::fromStdString(value); }

QByteArray bytes(const std::vector<std::uint8_t>& value)
{
    return {reinterpret_cast<const char*>(value.data()), static_cast<qsizetype>(value.size())};
}

std::vector<std::uint8_t> vectorOf(const QByteArray& value) { return {value.begin(), value.end()}; }

/// NULL instead of a value that is not finite: SQLite would silently make the same of a NaN, but keep an infinity.
QVariant number(double value) { return std::isfinite(value) ? QVariant(value) : QVariant(); }

QVariant optional(const std::optional<int>& value) { return value ? QVariant(*value) : QVariant(); }

std::optional<int> optionalInt(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional<int>(value.toInt());
}

constexpr std::array<const char*, 4> statusNames = {"finished", "non_finite", "rejected", "failed"};

QString statusName(InstanceStatus status) { return QLatin1String(statusNames[static_cast<std::size_t>(status)]); }

InstanceStatus statusFrom(const QString& name)
{
    for (std::size_t i = 0; i < statusNames.size(); ++i)
        if (name == QLatin1String(statusNames[i]))
            return static_cast<InstanceStatus>(i);
    throw Error(
        QCoreApplication::translate("core", "The results hold an unknown status \"%1\".").arg(name).toStdString());
}

Scenario scenarioFrom(const QString& name)
{
    if (const auto scenario = fromName<Scenario>(name.toStdString()))
        return *scenario;
    throw Error(
        QCoreApplication::translate("core", "The results hold an unknown scenario \"%1\".").arg(name).toStdString());
}

QVariant predictionBlob(const InstanceOutcome& outcome)
{
    return outcome.status == InstanceStatus::Finished ? QVariant(bytes(encodePredictions(outcome.predictions)))
                                                      : QVariant();
}

/// Columns seed, status, message, accuracy, attempts, seconds, predictions, in this order.
InstanceOutcome outcomeFrom(const QSqlQuery& query)
{
    InstanceOutcome outcome;
    outcome.seed = query.value(0).toString().toULongLong();
    outcome.status = statusFrom(query.value(1).toString());
    outcome.message = query.value(2).toString().toStdString();
    outcome.accuracy = query.value(3).toDouble();
    outcome.attempts = query.value(4).toInt();
    outcome.seconds = query.value(5).toDouble();
    if (!query.value(6).isNull())
        outcome.predictions = decodePredictions(vectorOf(query.value(6).toByteArray()));
    return outcome;
}

} // namespace

void insert(const Database& database, const PairRecord& record)
{
    database.execute(QStringLiteral("INSERT INTO pair VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (bug) DO UPDATE SET"
                                    " dataset = excluded.dataset, title = excluded.title,"
                                    " fixed_hash = excluded.fixed_hash, faulty_hash = excluded.faulty_hash,"
                                    " expected = excluded.expected"),
                     {text(record.bug), text(record.dataset), text(record.title), text(record.fixedHash),
                      text(record.faultyHash), bytes(encodeClasses(record.expected))});
}

void insert(const Database& database, const InstanceRecord& record)
{
    const InstanceOutcome& outcome = record.outcome;
    database.execute(QStringLiteral("INSERT OR REPLACE INTO instance VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                     {text(record.key.programHash), record.key.index, QString::number(outcome.seed),
                      statusName(outcome.status), text(outcome.message), number(outcome.accuracy), outcome.seconds,
                      predictionBlob(outcome), encodeHistory(record.history)});
    if (record.model)
        database.execute(QStringLiteral("INSERT OR REPLACE INTO weights VALUES (?, ?, ?)"),
                         {text(record.key.programHash), record.key.index, encodeWeights(record.model->weights)});
}

void insert(const Database& database, const PostInstanceRecord& record)
{
    const PostInstanceKey& key = record.key;
    const InstanceOutcome& outcome = record.outcome;
    database.execute(
        QStringLiteral("INSERT OR REPLACE INTO post_instance VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {text(key.programHash), text(key.operatorId), text(key.ratio), key.original, key.copy, text(key.rule),
         QString::number(outcome.seed), statusName(outcome.status), text(outcome.message), number(outcome.accuracy),
         outcome.attempts, outcome.seconds, predictionBlob(outcome)});
}

namespace {

QString mutantStatement()
{
    return QStringLiteral("INSERT OR REPLACE INTO mutant"
                          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
}

QVariantList mutantValues(const MutantResult& result)
{
    const Realism& realism = result.realism;
    const bool counts = result.counts();
    const auto ofQuality = [&result](double IntrinsicQuality::*member) {
        return result.quality ? number((*result.quality).*member) : QVariant();
    };
    return {text(result.bug),
            text(nameOf(result.scenario)),
            text(result.name),
            text(result.operatorId),
            text(result.parameter),
            optional(result.layer),
            optional(result.original),
            counts ? QStringLiteral("ok") : QStringLiteral("excluded"),
            text(realism.reason),
            counts ? number(realism.couplingStrength) : QVariant(),
            counts ? number(realism.overlap) : QVariant(),
            realism.neverKilled,
            realism.csReliable,
            realism.iouReliable,
            realism.definitiveInputs,
            number(realism.meanIntervalWidth),
            number(realism.mutantKillMass),
            number(realism.faultKillMass),
            static_cast<qint64>(realism.inputs),
            ofQuality(&IntrinsicQuality::quality),
            ofQuality(&IntrinsicQuality::killRate),
            ofQuality(&IntrinsicQuality::weightedCommonness)};
}

} // namespace

void insert(const Database& database, const MutantResult& result)
{
    database.execute(mutantStatement(), mutantValues(result));
}

void insert(const Database& database, const SkippedMutant& skipped)
{
    database.execute(QStringLiteral("INSERT INTO skipped VALUES (?, ?, ?, ?, ?, ?)"),
                     {text(skipped.bug), text(nameOf(skipped.scenario)), text(skipped.operatorId),
                      text(skipped.parameter), optional(skipped.layer), text(skipped.reason)});
}

bool haveSameRow(const MutantResult& a, const MutantResult& b) { return mutantValues(a) == mutantValues(b); }

void replace(const Database& database, const ImportBatch& batch)
{
    for (const PairRecord& pair : batch.pairs) {
        database.execute(QStringLiteral("DELETE FROM pair WHERE bug = ?"), {text(pair.bug)});
        insert(database, pair);
    }
    QSqlQuery mutants = database.prepare(mutantStatement());
    for (const MutantResult& mutant : batch.mutants)
        database.run(mutants, mutantValues(mutant));
    QSqlQuery sources = database.prepare(QStringLiteral("INSERT INTO import_source VALUES (?, ?, ?, ?, ?, ?)"));
    for (const ImportSource& source : batch.sources)
        database.run(sources, {text(source.bug), text(nameOf(source.scenario)), text(source.kind), text(source.file),
                               text(source.sha256), static_cast<qint64>(source.rows)});
}

std::vector<PairRecord> selectPairs(const Database& database)
{
    std::vector<PairRecord> records;
    QSqlQuery query = database.execute(
        QStringLiteral("SELECT bug, dataset, title, fixed_hash, faulty_hash, expected FROM pair ORDER BY bug"));
    while (database.next(query))
        records.push_back({query.value(0).toString().toStdString(), query.value(1).toString().toStdString(),
                           query.value(2).toString().toStdString(), query.value(3).toString().toStdString(),
                           query.value(4).toString().toStdString(),
                           decodeClasses(vectorOf(query.value(5).toByteArray()))});
    return records;
}

std::vector<MutantResult> selectMutants(const Database& database)
{
    std::vector<MutantResult> results;
    QSqlQuery query = database.execute(QStringLiteral(
        "SELECT m.bug, p.dataset, m.scenario, m.name, m.operator, m.parameter, m.layer, m.original, m.status,"
        " m.reason, m.cs, m.iou, m.never_killed, m.cs_reliable, m.iou_reliable, m.definitive_inputs,"
        " m.mean_interval_width, m.mutant_kill_mass, m.fault_kill_mass, m.inputs,"
        " m.quality, m.kill_rate, m.weighted_commonness"
        " FROM mutant m JOIN pair p USING (bug) ORDER BY m.bug, m.scenario, m.name"));
    while (database.next(query)) {
        MutantResult& result = results.emplace_back();
        result.bug = query.value(0).toString().toStdString();
        result.dataset = query.value(1).toString().toStdString();
        result.scenario = scenarioFrom(query.value(2).toString());
        result.name = query.value(3).toString().toStdString();
        result.operatorId = query.value(4).toString().toStdString();
        result.parameter = query.value(5).toString().toStdString();
        result.layer = optionalInt(query.value(6));
        result.original = optionalInt(query.value(7));
        Realism& realism = result.realism;
        realism.status =
            query.value(8).toString() == QLatin1String("ok") ? Realism::Status::Ok : Realism::Status::Excluded;
        realism.reason = query.value(9).toString().toStdString();
        realism.couplingStrength = query.value(10).toDouble();
        realism.overlap = query.value(11).toDouble();
        realism.neverKilled = query.value(12).toBool();
        realism.csReliable = query.value(13).toBool();
        realism.iouReliable = query.value(14).toBool();
        realism.definitiveInputs = query.value(15).toInt();
        realism.meanIntervalWidth = query.value(16).toDouble();
        realism.mutantKillMass = query.value(17).toDouble();
        realism.faultKillMass = query.value(18).toDouble();
        realism.inputs = query.value(19).toULongLong();
        if (!query.value(20).isNull())
            result.quality = {query.value(20).toDouble(), query.value(21).toDouble(), query.value(22).toDouble()};
    }
    return results;
}

std::vector<SkippedMutant> selectSkipped(const Database& database)
{
    std::vector<SkippedMutant> all;
    QSqlQuery query = database.execute(
        QStringLiteral("SELECT bug, scenario, operator, parameter, layer, reason FROM skipped ORDER BY rowid"));
    while (database.next(query))
        all.push_back({query.value(0).toString().toStdString(), scenarioFrom(query.value(1).toString()),
                       query.value(2).toString().toStdString(), query.value(3).toString().toStdString(),
                       optionalInt(query.value(4)), query.value(5).toString().toStdString()});
    return all;
}

std::vector<ImportSource> selectSources(const Database& database)
{
    std::vector<ImportSource> all;
    QSqlQuery query = database.execute(QStringLiteral("SELECT bug, scenario, kind, file, sha256, rows"
                                                      " FROM import_source ORDER BY bug, scenario, kind, file"));
    while (database.next(query))
        all.push_back({query.value(0).toString().toStdString(), scenarioFrom(query.value(1).toString()),
                       query.value(2).toString().toStdString(), query.value(3).toString().toStdString(),
                       query.value(4).toString().toStdString(), query.value(5).toULongLong()});
    return all;
}

std::vector<InstanceKey> selectInstanceKeys(const Database& database)
{
    std::vector<InstanceKey> keys;
    QSqlQuery query =
        database.execute(QStringLiteral("SELECT program_hash, instance FROM instance ORDER BY program_hash, instance"));
    while (database.next(query))
        keys.push_back({query.value(0).toString().toStdString(), query.value(1).toInt()});
    return keys;
}

std::vector<PostInstanceKey> selectPostInstanceKeys(const Database& database)
{
    std::vector<PostInstanceKey> keys;
    QSqlQuery query = database.execute(
        QStringLiteral("SELECT program_hash, operator, ratio, original, copy, rule FROM post_instance"));
    while (database.next(query))
        keys.push_back({query.value(0).toString().toStdString(), query.value(1).toString().toStdString(),
                        query.value(2).toString().toStdString(), query.value(3).toInt(), query.value(4).toInt(),
                        query.value(5).toString().toStdString()});
    return keys;
}

std::optional<InstanceOutcome> selectInstance(const Database& database, const InstanceKey& key)
{
    QSqlQuery query = database.execute(QStringLiteral("SELECT seed, status, message, accuracy, 1, seconds, predictions"
                                                      " FROM instance WHERE program_hash = ? AND instance = ?"),
                                       {text(key.programHash), key.index});
    return database.next(query) ? std::optional<InstanceOutcome>(outcomeFrom(query)) : std::nullopt;
}

std::optional<InstanceOutcome> selectPostInstance(const Database& database, const PostInstanceKey& key)
{
    QSqlQuery query = database.execute(
        QStringLiteral(
            "SELECT seed, status, message, accuracy, attempts, seconds, predictions FROM post_instance"
            " WHERE program_hash = ? AND operator = ? AND ratio = ? AND original = ? AND copy = ? AND rule = ?"),
        {text(key.programHash), text(key.operatorId), text(key.ratio), key.original, key.copy, text(key.rule)});
    return database.next(query) ? std::optional<InstanceOutcome>(outcomeFrom(query)) : std::nullopt;
}

} // namespace semblance::rows
