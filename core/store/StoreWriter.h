// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/Records.h"

#include <QObject>
#include <QThread>
#include <QVariantList>

#include <filesystem>
#include <memory>
#include <string>

namespace semblance {

/// The one writer of results.sqlite: a thread with the only writing connection. Calls return at once; records are
/// committed together every few milliseconds, each whole or not at all, so a kill at any moment leaves a valid store.
class StoreWriter : public QObject {
    Q_OBJECT
public:
    /// Creates or opens the store, migrates it (with a backup beside it), checks it, and locks the project.
    /// Throws Error: another process runs the project (which one), damaged file, newer version, read-only folder.
    explicit StoreWriter(const std::filesystem::path& projectFolder);
    /// Writes what is queued, then closes.
    ~StoreWriter() override;

    void write(PairRecord record);
    void write(InstanceRecord record);
    void write(PostInstanceRecord record);
    void write(MutantResult result);
    void write(SkippedMutant skipped);
    /// In the place of whatever the batch's bugs had; the whole batch or nothing.
    void replace(ImportBatch batch);
    /// Forgets a pair with its mutants and skipped configurations; instances are kept, other pairs may use them.
    void removeBug(std::string bug);
    void removeMutant(const MutantResult& mutant);
    void clearSkipped(std::string bug);

    /// Blocks until everything queued so far is on disk; throws Error when a write failed. For the end of a run.
    void flush();

Q_SIGNALS:
    /// A write failed (disk full, file damaged); nothing that was committed before is lost. Later writes are dropped.
    void failed(const QString& message);
    /// After a commit: new rows can be read.
    void committed();

private:
    class Worker;
    void run(const QString& sql, const QVariantList& values);

    QThread m_thread;
    std::unique_ptr<Worker> m_worker;
};

} // namespace semblance
