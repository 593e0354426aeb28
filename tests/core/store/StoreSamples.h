// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Error.h"
#include "core/store/Records.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <filesystem>

namespace semblance::testing {

/// A folder that can hold results; it goes when the test ends, also when a test made it read-only.
class StoreFolder {
public:
    /// `name` is made inside a fresh folder.
    explicit StoreFolder(const QString& name = QStringLiteral("study"));
    ~StoreFolder() { setWritable(true); }

    std::filesystem::path path() const { return m_path.toStdString(); }
    QString qpath() const { return m_path; }
    QString file() const { return m_path + QStringLiteral("/results.sqlite"); }
    QByteArray bytes() const; ///< of results.sqlite
    void setBytes(const QByteArray& bytes) const;
    void setWritable(bool writable) const;

private:
    QTemporaryDir m_parent;
    QString m_path;
};

// Records in which every field differs from its default.
PairRecord samplePair(const std::string& bug = "deepfd010");
InstanceRecord sampleInstance(const std::string& hash = "5eed", int index = 3);
PostInstanceRecord samplePostInstance(int original = 2);
MutantResult sampleMutant(const std::string& name = "change_label_mutated0_MP_12.5");
SkippedMutant sampleSkipped();
ImportBatch sampleImport();
TrainedModel sampleModel();

/// Runs a statement on a connection of its own, for what no part of the program would do.
void executeRaw(const QString& file, const QString& sql);

/// The message of the Error that `call` throws; empty if it throws none.
template <typename Call>
QString errorOf(Call call)
{
    try {
        call();
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace semblance::testing
