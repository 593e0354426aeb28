// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Database.h"
#include "core/store/Schema.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/store/StoreSamples.h"

#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr qsizetype pageSize = 4096; // SQLite's default

/// A file with so many rows that its tables have inner pages.
void fill(const StoreFolder& folder)
{
    StoreWriter writer(folder.path());
    writer.write(samplePair());
    for (int i = 0; i < 300; ++i) {
        writer.write(sampleInstance("filled", i));
        writer.write(sampleMutant("mutant " + std::to_string(i)));
    }
}

std::vector<Migration> withStep(const QStringList& statements)
{
    std::vector<Migration> steps = migrations();
    steps.push_back(statements);
    return steps;
}

int versionOf(const StoreFolder& folder, const std::vector<Migration>& steps = migrations())
{
    return schemaVersion(Database(folder.path() / "results.sqlite", Database::Mode::ReadOnly), steps);
}

void migrateFile(const StoreFolder& folder, const std::vector<Migration>& steps)
{
    const Database database(folder.path() / "results.sqlite", Database::Mode::ReadWrite);
    migrate(database, steps);
}

/// As the first version wrote it: one pair with one mutant.
void makeVersionOne(const StoreFolder& folder)
{
    migrateFile(folder, {migrations().front()});
    executeRaw(folder.file(), QStringLiteral("INSERT INTO pair VALUES ('deepfd010', 'deepfd', '', 'f', 'g', x'')"));
    executeRaw(
        folder.file(),
        QStringLiteral("INSERT INTO mutant VALUES ('deepfd010', 'pre', 'old', 'TCL', '100', NULL, NULL, 'ok', '',"
                       " 0.75, 0.5, 0, 1, 1, 6, 0.25, 4.0, 2.0)"));
}

void readEverything(const StoreFolder& folder)
{
    const StoreReader reader(folder.path());
    reader.pairs();
    reader.mutants();
    reader.skippedMutants();
    for (const InstanceKey& key : reader.finishedInstances()) {
        reader.instance(key);
        reader.history(key);
    }
}

} // namespace

/// Files of other versions, damaged files and files in odd places.
class tst_StoreFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newFileHasTheCurrentVersion();
    void emptyFileIsANewOne();
    void migratesWithABackup();
    void backupIsReplaced();
    void failingStepLeavesTheOldVersion();
    void stepsBeforeAFailingOneStay();
    void versionOneIsMigrated_data();
    void versionOneIsMigrated();
    void versionOneInReadOnlyFolder();
    void fileWithoutTablesIsEmptyToReaders();
    void newerFileIsRefused_data();
    void newerFileIsRefused();
    void damagedFile_data();
    void damagedFile();
    void damagedTablePage();
    void oddFolderNames_data();
    void oddFolderNames();
    void relativePath();
};

void tst_StoreFiles::newFileHasTheCurrentVersion()
{
    const StoreFolder folder;
    {
        StoreWriter writer(folder.path());
    }
    QCOMPARE(versionOf(folder), static_cast<int>(migrations().size()));
    QVERIFY(!QFile::exists(folder.file() + QStringLiteral(".v0.backup"))); // there was nothing to lose
}

void tst_StoreFiles::emptyFileIsANewOne()
{
    const StoreFolder folder;
    folder.setBytes({}); // a run that was killed before its first page
    QVERIFY(StoreReader(folder.path()).pairs().empty());
    {
        StoreWriter writer(folder.path());
    }
    QCOMPARE(versionOf(folder), static_cast<int>(migrations().size()));
}

void tst_StoreFiles::migratesWithABackup()
{
    const StoreFolder folder;
    fill(folder);
    const int old = versionOf(folder);
    const std::vector<Migration> steps = withStep(
        {QStringLiteral("CREATE TABLE extra (a TEXT)"), QStringLiteral("INSERT INTO extra SELECT name FROM mutant")});
    migrateFile(folder, steps);
    QCOMPARE(versionOf(folder, steps), old + 1);
    const StoreFolder backup;
    QVERIFY(QFile::copy(QStringLiteral("%1.v%2.backup").arg(folder.file()).arg(old), backup.file()));
    QCOMPARE(versionOf(backup), old);
    QCOMPARE(StoreReader(backup.path()).mutants().size(), 300u);
    migrateFile(folder, steps); // nothing more to do
    QCOMPARE(versionOf(folder, steps), old + 1);
}

void tst_StoreFiles::backupIsReplaced()
{
    const StoreFolder folder;
    fill(folder);
    const QString backup = QStringLiteral("%1.v%2.backup").arg(folder.file()).arg(migrations().size());
    QFile stale(backup);
    QVERIFY(stale.open(QIODevice::WriteOnly));
    stale.write("left by a migration that was killed");
    stale.close();
    migrateFile(folder, withStep({QStringLiteral("CREATE TABLE extra (a)")}));
    QVERIFY(QFileInfo(backup).size() > pageSize);
}

void tst_StoreFiles::failingStepLeavesTheOldVersion()
{
    const StoreFolder folder;
    fill(folder);
    const int old = versionOf(folder);
    const std::vector<Migration> steps =
        withStep({QStringLiteral("DROP TABLE mutant"), QStringLiteral("CREATE TABLE broken (")});
    const QString message = errorOf([&] { migrateFile(folder, steps); });
    QVERIFY2(message.startsWith(folder.file()), qPrintable(message));
    QCOMPARE(versionOf(folder), old);
    QCOMPARE(StoreReader(folder.path()).mutants().size(), 300u);
}

void tst_StoreFiles::stepsBeforeAFailingOneStay()
{
    const StoreFolder folder;
    fill(folder);
    std::vector<Migration> steps = withStep({QStringLiteral("CREATE TABLE extra (a)")});
    steps.push_back({QStringLiteral("nonsense")});
    QVERIFY(!errorOf([&] { migrateFile(folder, steps); }).isEmpty());
    QCOMPARE(versionOf(folder, steps), static_cast<int>(migrations().size()) + 1);
}

void tst_StoreFiles::versionOneIsMigrated_data()
{
    QTest::addColumn<bool>("writerFirst");
    QTest::newRow("by a run") << true;
    QTest::newRow("by a look at it") << false;
}

void tst_StoreFiles::versionOneIsMigrated()
{
    QFETCH(bool, writerFirst);
    const StoreFolder folder;
    makeVersionOne(folder);
    if (writerFirst)
        StoreWriter{folder.path()};
    const std::vector<MutantResult> mutants = StoreReader(folder.path()).mutants();
    QCOMPARE(versionOf(folder), static_cast<int>(migrations().size()));
    QVERIFY(QFile::exists(folder.file() + QStringLiteral(".v1.backup")));
    QCOMPARE(mutants.size(), 1u);
    QCOMPARE(mutants[0].realism.overlap, 0.5);
    QCOMPARE(mutants[0].realism.inputs, std::size_t{0});
    QVERIFY(!mutants[0].quality);
    QVERIFY(StoreReader(folder.path()).sources().empty());
    {
        StoreWriter writer(folder.path());
        writer.write(sampleMutant("new"));
    }
    QCOMPARE(StoreReader(folder.path()).mutants().size(), 2u);
}

void tst_StoreFiles::versionOneInReadOnlyFolder()
{
    const StoreFolder folder;
    makeVersionOne(folder);
    folder.setWritable(false);
    const QString message = errorOf([&] { StoreReader reader(folder.path()); });
    QVERIFY2(message.contains(folder.qpath()), qPrintable(message));
}

void tst_StoreFiles::fileWithoutTablesIsEmptyToReaders()
{
    const StoreFolder folder;
    executeRaw(folder.file(), QStringLiteral("CREATE TABLE something (a)")); // version 0
    QVERIFY(StoreReader(folder.path()).mutants().empty());
}

void tst_StoreFiles::newerFileIsRefused_data()
{
    QTest::addColumn<QString>("journal");
    QTest::newRow("write-ahead log") << "WAL";
    QTest::newRow("rollback journal") << "DELETE";
}

void tst_StoreFiles::newerFileIsRefused()
{
    QFETCH(QString, journal);
    const StoreFolder folder;
    fill(folder);
    executeRaw(folder.file(), QStringLiteral("PRAGMA user_version = 4711"));
    executeRaw(folder.file(), QStringLiteral("PRAGMA journal_mode = ") + journal);
    const QByteArray before = folder.bytes();
    for (const QString& message :
         {errorOf([&] { StoreReader reader(folder.path()); }), errorOf([&] { StoreWriter writer(folder.path()); })}) {
        QVERIFY2(message.contains(QLatin1String("newer")) && message.contains(QLatin1String("4711")),
                 qPrintable(message));
        QVERIFY(message.startsWith(folder.file()));
    }
    QVERIFY(folder.bytes() == before);
    QVERIFY(QDir(folder.qpath()).entryList({QStringLiteral("*.backup")}).isEmpty());
}

void tst_StoreFiles::damagedFile_data()
{
    QTest::addColumn<int>("from"); // bytes that are overwritten
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("keep"); // bytes that are left of the file; -1: all
    QTest::newRow("magic") << 0 << 16 << -1;
    QTest::newRow("header") << 16 << 84 << -1;
    QTest::newRow("schema page") << 100 << 3900 << -1;
    QTest::newRow("middle pages") << 10 * 4096 << 4 * 4096 << -1;
    QTest::newRow("cut within a page") << 0 << 0 << 10 * 4096 + 123;
    QTest::newRow("cut between pages") << 0 << 0 << 10 * 4096;
    QTest::newRow("cut within the header") << 0 << 0 << 50;
    QTest::newRow("no database at all") << 0 << (1 << 30) << 5000;
}

void tst_StoreFiles::damagedFile()
{
    QFETCH(int, from);
    QFETCH(int, length);
    QFETCH(int, keep);
    const StoreFolder folder;
    fill(folder);
    QByteArray bytes = keep < 0 ? folder.bytes() : folder.bytes().left(keep);
    QVERIFY(bytes.size() > 0 && from < bytes.size());
    for (qsizetype i = from; i < std::min<qsizetype>(bytes.size(), qsizetype(from) + length); ++i)
        bytes[i] = static_cast<char>('a' + i % 23);
    folder.setBytes(bytes);

    const QString message = errorOf([&] { StoreWriter writer(folder.path()); });
    QVERIFY2(message.startsWith(folder.file()) && !message.contains(QLatin1Char('\n')), qPrintable(message));
    QVERIFY2(message.contains(QLatin1String("move it away")), qPrintable(message));
    QVERIFY2(folder.bytes() == bytes, "a damaged file is left as it is");
    const QString reading = errorOf([&] { readEverything(folder); });
    QVERIFY2(reading.startsWith(folder.file()), qPrintable(reading));
    QVERIFY(folder.bytes() == bytes);
    QVERIFY(!QFile::exists(folder.qpath() + QStringLiteral("/semblance.lock")));
}

void tst_StoreFiles::damagedTablePage()
{
    // A reader does not check the whole file; it must notice when a table ends too early.
    const StoreFolder folder;
    fill(folder);
    const QByteArray sound = folder.bytes();
    int noticed = 0;
    for (qsizetype page = 1; page < sound.size() / pageSize; ++page) {
        QByteArray bytes = sound;
        bytes.replace(page * pageSize, pageSize, QByteArray(pageSize, 'x'));
        folder.setBytes(bytes);
        std::size_t mutants = 300;
        const QString message = errorOf([&] { mutants = StoreReader(folder.path()).mutants().size(); });
        noticed += !message.isEmpty();
        QVERIFY2(mutants == 300, "some mutants went without a word");
    }
    QVERIFY(noticed > 0);
}

void tst_StoreFiles::oddFolderNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << "my study 2";
    QTest::newRow("accents") << QString::fromUtf8("Größenänderung é");
    QTest::newRow("Chinese") << QString::fromUtf8("变异测试");
    QTest::newRow("question mark") << "what?mode=memory";
    QTest::newRow("number sign") << "#1";
    QTest::newRow("percent") << "50%20off %zz";
    QTest::newRow("looks like a URI") << "file:results";
    QTest::newRow("quotes") << "a'b\"c";
    QTest::newRow("new line") << "a\nb";
}

void tst_StoreFiles::oddFolderNames()
{
    QFETCH(QString, name);
    const StoreFolder folder(name);
    fill(folder);
    QVERIFY(QFile::exists(folder.file()));
    QCOMPARE(StoreReader(folder.path()).mutants().size(), 300u);
    folder.setWritable(false); // opened by a URI then
    QCOMPARE(StoreReader(folder.path()).mutants().size(), 300u);
    folder.setWritable(true);
    migrateFile(folder, withStep({QStringLiteral("CREATE TABLE extra (a)")}));
    QVERIFY(QFile::exists(QStringLiteral("%1.v%2.backup").arg(folder.file()).arg(migrations().size())));
}

void tst_StoreFiles::relativePath()
{
    const StoreFolder folder;
    fill(folder);
    folder.setWritable(false);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.qpath()));
    const auto mutants = StoreReader(".").mutants().size();
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(mutants, 300u);
}

QTEST_GUILESS_MAIN(tst_StoreFiles)
#include "tst_store_files.moc"
