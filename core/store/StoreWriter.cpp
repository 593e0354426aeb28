// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/StoreWriter.h"

#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/store/ProjectLock.h"
#include "core/store/Rows.h"
#include "core/store/Schema.h"

#include <QTimer>

#include <functional>
#include <future>

namespace semblance {

namespace {

/// Long enough to share one commit between the instances of two busy workers, short enough to lose nothing worth.
constexpr int commitAfterMilliseconds = 50;

} // namespace

/// Lives in the writing thread; the connection is made and closed there.
class StoreWriter::Worker : public QObject {
public:
    Worker(StoreWriter* owner, const std::filesystem::path& folder)
        : m_owner(owner)
        , m_lock(folder)
        , m_file(folder / "results.sqlite")
    {
    }

    void open()
    {
        // Looked at through a read-only connection first: a file that is refused stays as it is, byte for byte.
        if (std::filesystem::exists(m_file)) {
            const Database file(m_file, Database::Mode::ReadOnly);
            schemaVersion(file);
            file.checkIntegrity();
        }
        m_database = std::make_unique<Database>(m_file, Database::Mode::ReadWrite);
        migrate(*m_database);
    }

    void apply(const std::function<void(const Database&)>& change)
    {
        if (!m_failure.empty())
            return;
        try {
            if (!m_inTransaction) {
                m_database->begin();
                m_inTransaction = true;
                QTimer::singleShot(commitAfterMilliseconds, this, [this] { commit(); });
            }
            change(*m_database);
        } catch (const std::exception& error) {
            fail(error);
        }
    }

    void commit()
    {
        if (!m_inTransaction || !m_failure.empty())
            return;
        try {
            m_database->commit();
            m_inTransaction = false;
            Q_EMIT m_owner->committed();
        } catch (const std::exception& error) {
            fail(error);
        }
    }

    /// What the first failed write said; empty when all went well.
    const std::string& failure() const { return m_failure; }

    void close()
    {
        commit();
        m_database.reset();
    }

private:
    void fail(const std::exception& error)
    {
        m_failure = error.what();
        m_database->rollback();
        Q_EMIT m_owner->failed(QString::fromUtf8(error.what()));
    }

    StoreWriter* m_owner;
    ProjectLock m_lock;
    std::filesystem::path m_file;
    std::unique_ptr<Database> m_database;
    bool m_inTransaction = false;
    std::string m_failure;
};

namespace {

/// Runs a task in the worker's thread and waits for it; what it throws is thrown here.
template <typename Task>
void runAndWait(QObject* worker, Task task)
{
    auto packaged = std::make_shared<std::packaged_task<void()>>(std::move(task));
    std::future<void> done = packaged->get_future();
    QMetaObject::invokeMethod(
        worker, [packaged] { (*packaged)(); }, Qt::QueuedConnection);
    done.get();
}

} // namespace

StoreWriter::StoreWriter(const std::filesystem::path& projectFolder)
    : m_worker(std::make_unique<Worker>(this, projectFolder))
{
    m_thread.setObjectName(QStringLiteral("store writer"));
    m_worker->moveToThread(&m_thread);
    m_thread.start();
    try {
        runAndWait(m_worker.get(), [this] { m_worker->open(); });
    } catch (...) {
        runAndWait(m_worker.get(), [this] { m_worker->close(); });
        m_thread.quit();
        m_thread.wait();
        throw;
    }
}

StoreWriter::~StoreWriter()
{
    runAndWait(m_worker.get(), [this] { m_worker->close(); });
    m_thread.quit();
    m_thread.wait();
}

namespace {

template <typename Worker, typename Change>
void postChange(Worker* worker, Change change)
{
    QMetaObject::invokeMethod(
        worker, [worker, change = std::move(change)] { worker->apply(change); }, Qt::QueuedConnection);
}

template <typename Worker, typename Record>
void post(Worker* worker, Record record)
{
    postChange(worker, [record = std::move(record)](const Database& database) { rows::insert(database, record); });
}

} // namespace

void StoreWriter::write(PairRecord record) { post(m_worker.get(), std::move(record)); }
void StoreWriter::write(InstanceRecord record) { post(m_worker.get(), std::move(record)); }
void StoreWriter::write(PostInstanceRecord record) { post(m_worker.get(), std::move(record)); }
void StoreWriter::write(MutantResult result) { post(m_worker.get(), std::move(result)); }
void StoreWriter::write(SkippedMutant skipped) { post(m_worker.get(), std::move(skipped)); }

void StoreWriter::replace(ImportBatch batch)
{
    postChange(m_worker.get(),
               [batch = std::move(batch)](const Database& database) { rows::replace(database, batch); });
}

void StoreWriter::removeBug(std::string bug)
{
    run(QStringLiteral("DELETE FROM pair WHERE bug = ?"), {QString::fromStdString(bug)});
}

void StoreWriter::removeMutant(const MutantResult& mutant)
{
    run(QStringLiteral("DELETE FROM mutant WHERE bug = ? AND scenario = ? AND name = ?"),
        {QString::fromStdString(mutant.bug), QString::fromStdString(nameOf(mutant.scenario)),
         QString::fromStdString(mutant.name)});
}

void StoreWriter::clearSkipped(std::string bug)
{
    run(QStringLiteral("DELETE FROM skipped WHERE bug = ?"), {QString::fromStdString(bug)});
}

void StoreWriter::run(const QString& sql, const QVariantList& values)
{
    postChange(m_worker.get(), [sql, values](const Database& database) { database.execute(sql, values); });
}

void StoreWriter::flush()
{
    runAndWait(m_worker.get(), [this] {
        m_worker->commit();
        if (!m_worker->failure().empty())
            throw Error(m_worker->failure());
    });
}

} // namespace semblance
