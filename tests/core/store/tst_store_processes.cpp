// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ProjectLock.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/store/StoreSamples.h"

#include <QProcess>
#include <QtTest>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr int milliseconds = 20000;
constexpr uid_t nobody = 65534;

/// What this program does when it is started as a child: writes one instance and holds the project until it is
/// killed, or counts the instances.
int childMain(const QString& task, const std::filesystem::path& folder)
{
    try {
        if (task == QLatin1String("count")) {
            std::printf("%zu\n", StoreReader(folder).finishedInstances().size());
            return 0;
        }
        StoreWriter writer(folder);
        writer.write(sampleInstance("from a child"));
        writer.flush();
        std::puts("holding");
        std::fflush(stdout);
        return QCoreApplication::exec();
    } catch (const Error& error) {
        std::puts(error.what());
        return 2;
    }
}

/// This program as a child process.
class Child {
public:
    Child(const QString& task, const StoreFolder& folder, uid_t user = 0)
    {
        if (user != 0)
            m_process.setChildProcessModifier([user] { static_cast<void>(::setuid(user)); });
        m_process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), task, folder.qpath()});
    }
    ~Child()
    {
        m_process.kill();
        m_process.waitForFinished(milliseconds);
    }

    QString line()
    {
        while (!m_process.canReadLine() && m_process.waitForReadyRead(milliseconds)) {
        }
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    qint64 pid() const { return m_process.processId(); }
    void killHard()
    {
        ::kill(static_cast<pid_t>(pid()), SIGKILL);
        m_process.waitForFinished(milliseconds);
    }

private:
    QProcess m_process;
};

} // namespace

/// One process runs a project; all others are told which. What a killed one left is there.
class tst_StoreProcesses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void secondWriterInThisProcess();
    void writerGivesTheProjectFree();
    void missingFolder();
    void failedWriteIsReported();
    void writerDestroyedWithoutFlush();
    // From here on with child processes; the thread sanitizer sees less once one has been started.
    void secondWriterInAnotherProcess();
    void writerHereHoldsOffTheOther();
    void killedProcessGivesTheProjectFree();
    void readOnlyFolder();
    void readOnlyFolderAfterAKill();
};

void tst_StoreProcesses::secondWriterInThisProcess()
{
    const StoreFolder folder;
    const StoreWriter writer(folder.path());
    const QString message = errorOf([&] { StoreWriter second(folder.path()); });
    QVERIFY2(message.contains(QStringLiteral("process %1").arg(QCoreApplication::applicationPid())), qPrintable(message));
    QVERIFY2(message.startsWith(folder.qpath()), qPrintable(message));
}

void tst_StoreProcesses::secondWriterInAnotherProcess()
{
    const StoreFolder folder;
    Child child(QStringLiteral("hold"), folder);
    QCOMPARE(child.line(), QStringLiteral("holding"));
    const QString message = errorOf([&] { StoreWriter second(folder.path()); });
    QVERIFY2(message.contains(QStringLiteral("tst_store_processes, process %1").arg(child.pid())), qPrintable(message));
    const auto holder = ProjectLock::holder(folder.path());
    QVERIFY(holder);
    QVERIFY(QString::fromStdString(*holder).contains(QString::number(child.pid())));
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 1u); // reading is free
}

void tst_StoreProcesses::writerHereHoldsOffTheOther()
{
    const StoreFolder folder;
    const StoreWriter writer(folder.path());
    Child child(QStringLiteral("hold"), folder);
    const QString line = child.line();
    QVERIFY2(line.contains(QStringLiteral("process %1").arg(QCoreApplication::applicationPid())), qPrintable(line));
}

void tst_StoreProcesses::killedProcessGivesTheProjectFree()
{
    const StoreFolder folder;
    Child child(QStringLiteral("hold"), folder);
    QCOMPARE(child.line(), QStringLiteral("holding"));
    child.killHard();
    QVERIFY(QFile::exists(folder.file() + QStringLiteral("-wal"))); // nobody tidied up
    QVERIFY(!ProjectLock::holder(folder.path()));
    StoreWriter writer(folder.path());
    writer.write(sampleInstance("from here"));
    writer.flush();
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 2u);
}

void tst_StoreProcesses::writerGivesTheProjectFree()
{
    const StoreFolder folder;
    {
        const StoreWriter writer(folder.path());
        QVERIFY(ProjectLock::holder(folder.path()));
    }
    QVERIFY(!ProjectLock::holder(folder.path()));
    QVERIFY(!QFile::exists(folder.qpath() + QStringLiteral("/semblance.lock")));
    QVERIFY(!QFile::exists(folder.file() + QStringLiteral("-wal")));
}

void tst_StoreProcesses::readOnlyFolder()
{
    const StoreFolder folder(QStringLiteral("Größe 50% #1? 数据"));
    {
        StoreWriter writer(folder.path());
        writer.write(sampleInstance());
    }
    folder.setWritable(false);
    const QByteArray before = folder.bytes();
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 1u);
    QVERIFY(!ProjectLock::holder(folder.path()));
    const QString message = errorOf([&] { StoreWriter writer(folder.path()); });
    QVERIFY2(message.startsWith(folder.qpath()) && message.contains(QLatin1String("read-only")), qPrintable(message));
    if (::geteuid() == 0) { // root may do everything, so somebody else has to try
        Child child(QStringLiteral("count"), folder, nobody);
        QCOMPARE(child.line(), QStringLiteral("1"));
    }
    QCOMPARE(folder.bytes(), before);
    const QStringList entries = QDir(folder.qpath()).entryList(QDir::Files);
    QCOMPARE(entries, QStringList{QStringLiteral("results.sqlite")});
}

void tst_StoreProcesses::readOnlyFolderAfterAKill()
{
    const StoreFolder folder;
    Child child(QStringLiteral("hold"), folder);
    QCOMPARE(child.line(), QStringLiteral("holding"));
    child.killHard();
    folder.setWritable(false);
    // The instance is in the log only.
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 1u);
    if (::geteuid() == 0) {
        Child reader(QStringLiteral("count"), folder, nobody);
        QCOMPARE(reader.line(), QStringLiteral("1"));
    }
}

void tst_StoreProcesses::missingFolder()
{
    const StoreFolder folder;
    const QString message = errorOf([&] { StoreWriter writer(folder.path() / "nowhere"); });
    QVERIFY2(message.startsWith(folder.qpath()), qPrintable(message));
    QVERIFY(StoreReader(folder.path() / "nowhere").pairs().empty());
}

void tst_StoreProcesses::failedWriteIsReported()
{
    const StoreFolder folder;
    StoreWriter writer(folder.path());
    writer.write(sampleInstance("committed"));
    writer.flush();
    QStringList failures;
    connect(&writer, &StoreWriter::failed, this, [&](const QString& text) { failures << text; });
    executeRaw(folder.file(), QStringLiteral("DROP TABLE post_instance"));
    writer.write(samplePostInstance());
    writer.write(sampleInstance("dropped"));
    const QString message = errorOf([&] { writer.flush(); });
    QVERIFY2(message.contains(folder.file()), qPrintable(message));
    QTRY_COMPARE(failures, QStringList{message});
    QVERIFY(!errorOf([&] { writer.flush(); }).isEmpty()); // it stays failed
    const std::vector<InstanceKey> expected = {sampleInstance("committed").key};
    QVERIFY(StoreReader(folder.path()).finishedInstances() == expected);
}

void tst_StoreProcesses::writerDestroyedWithoutFlush()
{
    const StoreFolder folder;
    {
        StoreWriter writer(folder.path());
        for (int i = 0; i < 500; ++i)
            writer.write(sampleInstance("many", i));
    }
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 500u);
}

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("--child"))
        return childMain(arguments.at(2), arguments.at(3).toStdString());
    tst_StoreProcesses test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_store_processes.moc"
