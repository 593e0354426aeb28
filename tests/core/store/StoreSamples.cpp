// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/store/StoreSamples.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <limits>

namespace semblance::testing {

namespace {

Predictions samplePredictions() { return {{1, {0, 2, 1, 2}}, {0.25f, 1.0f, 0.0f, 0.7f}, {1.5f, 0.0f, 12.25f, 0.125f}}; }

} // namespace

StoreFolder::StoreFolder(const QString& name)
    : m_path(m_parent.filePath(name))
{
    // Others may enter: a test reads as another user.
    QFile::setPermissions(m_parent.path(), QFile::permissions(m_parent.path()) | QFile::ReadGroup | QFile::ExeGroup |
                                               QFile::ReadOther | QFile::ExeOther);
    if (!QDir().mkpath(m_path))
        qFatal("cannot make %s", qPrintable(m_path));
}

QByteArray StoreFolder::bytes() const
{
    QFile results(file());
    return results.open(QIODevice::ReadOnly) ? results.readAll() : QByteArray();
}

void StoreFolder::setBytes(const QByteArray& bytes) const
{
    QFile results(file());
    if (!results.open(QIODevice::WriteOnly) || results.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file()));
}

void StoreFolder::setWritable(bool writable) const
{
    const auto readOnly =
        QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QFile::setPermissions(m_path, writable ? readOnly | QFile::WriteOwner : readOnly);
}

PairRecord samplePair(const std::string& bug)
{
    return {bug, "deepfd", "Größe und 数据 \"quoted\"", "f1xed", "fau1ty", {1, {0, 1, 2, 1}}};
}

InstanceRecord sampleInstance(const std::string& hash, int index)
{
    InstanceRecord record;
    record.key = {hash, index};
    record.outcome.seed = std::numeric_limits<std::uint64_t>::max() - 7; // SQLite's integers end at 2^63 - 1
    record.outcome.message = "a remark";
    record.outcome.accuracy = 0.1 + 0.2;
    record.outcome.seconds = 1.0 / 3.0;
    record.outcome.predictions = samplePredictions();
    const double none = std::numeric_limits<double>::quiet_NaN();
    record.history = {{0, 0.7, 0.5, none, none, 0.001}, {1, 0.6, 0.75, 0.65, 0.5, 0.0001}};
    return record;
}

PostInstanceRecord samplePostInstance(int original)
{
    PostInstanceRecord record;
    record.key = {"5eed", "GF", "0.01", original, 4, "0.9 in 100 attempts"};
    record.outcome.seed = 1ull << 63;
    record.outcome.message = "another remark";
    record.outcome.accuracy = 0.875;
    record.outcome.attempts = 17;
    record.outcome.seconds = 0.0625;
    record.outcome.predictions = samplePredictions();
    return record;
}

MutantResult sampleMutant(const std::string& name)
{
    MutantResult result{"deepfd010", "deepfd", Scenario::Post1, name, "TCL", "12.5", 2, 4, {}, {}};
    result.realism.couplingStrength = 1.0 / 7.0;
    result.realism.overlap = 2.0 / 7.0;
    result.realism.neverKilled = true;
    result.realism.csReliable = true;
    result.realism.iouReliable = true;
    result.realism.definitiveInputs = 42;
    result.realism.meanIntervalWidth = 0.3;
    result.realism.mutantKillMass = 4.2;
    result.realism.faultKillMass = 2.4;
    result.realism.inputs = 10000;
    result.quality = {0.1 + 0.2, 1.0 / 3.0, 1.0 / 11.0};
    return result;
}

ImportBatch sampleImport()
{
    const auto source = [](Scenario scenario, const std::string& kind) {
        return ImportSource{"deepfd010", scenario, kind, "/results/" + kind + "/数据.csv", "5ha", 17};
    };
    PairRecord pair = samplePair();
    pair.fixedHash.clear();
    pair.faultyHash.clear();
    pair.expected = {};
    return {{pair},
            {sampleMutant("a"), sampleMutant("b")},
            {source(Scenario::Pre, "coupling_strength"), source(Scenario::Pre, "quality")}};
}

SkippedMutant sampleSkipped()
{
    return {"deepfd010", Scenario::Post2, "WRB", "x", 1, "Layer 1 (Dropout) has no bias."};
}

TrainedModel sampleModel()
{
    TrainedModel model;
    model.model.layers = {Layer::ofKind(LayerKind::Dense), Layer::ofKind(LayerKind::Dropout)};
    const float smallest = std::numeric_limits<float>::denorm_min();
    model.weights = {{{"dense/kernel", {{2, 3}, {1.0f, -0.0f, smallest, 3.4e38f, 0.1f, -7.5f}}},
                      {"dense/bias", {{3}, {0.0f, 1.0f, 2.0f}}}},
                     {}};
    return model;
}

void executeRaw(const QString& file, const QString& sql)
{
    const QString connection = QStringLiteral("raw");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("cannot open %s", qPrintable(file));
        QSqlQuery query(database);
        if (!query.exec(sql))
            qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(connection);
}

} // namespace semblance::testing
