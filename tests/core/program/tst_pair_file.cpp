// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/program/PairFile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

using namespace semblance;

namespace {

const QByteArray commented = "# why this pair is here\r\nid    = 'demo1' # odd spacing\r\ndirection='as_published'\r\n"
                             "task='binary'\r\n[data]\r\nsource='built_in'\r\nname='iris'\r\n[fixed]\r\n"
                             "layers=[{kind='Dense',units=1}]\r\nloss='mse'\r\noptimizer='sgd'\r\nbatch_size=32\r\n"
                             "[faulty]\r\nepochs=2\r\n";

std::filesystem::path native(const QString& path) { return path.toStdU16String(); }

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// Files may not grow beyond `bytes` while this lives: a full disk, also for root.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_oldHandler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_oldLimit);
        const rlimit limit = {bytes, m_oldLimit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_oldLimit);
        std::signal(SIGXFSZ, m_oldHandler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_oldLimit = {};
    void (*m_oldHandler)(int) = nullptr;
};

QByteArray saveError(const PairFile& file)
{
    try {
        file.save();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

} // namespace

class tst_pair_file : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void unchangedFileKeepsItsBytes();
    void changedFileIsCanonical();
    void newFile();
    void unicodePath();
    void missingFile();
    void brokenFile();
    void missingFolder();
    void readOnlyFolder();
    void fullDisk_data();
    void fullDisk();
    void invalidPairLeavesTheFile();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_pair_file::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void tst_pair_file::unchangedFileKeepsItsBytes()
{
    write(path("a.toml"), commented);
    PairFile file = PairFile::load(native(path("a.toml")));
    QCOMPARE(file.pair().id, std::string("demo1"));
    QVERIFY(file.path() == native(path("a.toml")));
    file.save();
    QCOMPARE(content(path("a.toml")), commented);
    file.setPair(file.pair());
    QCOMPARE(QByteArray::fromStdString(file.text()), commented);
}

void tst_pair_file::changedFileIsCanonical()
{
    write(path("a.toml"), commented);
    PairFile file = PairFile::load(native(path("a.toml")));
    BugFixPair pair = file.pair();
    pair.faulty.recipe.epochs = 3;
    file.setPair(pair);
    file.save();
    QCOMPARE(content(path("a.toml")),
             QByteArray("id = \"demo1\"\ndirection = \"as_published\"\ntask = \"binary\"\n\n[data]\n"
                        "source = \"built_in\"\nname = \"iris\"\n\n[fixed]\nlayers = [\n"
                        "    { kind = \"Dense\", units = 1 },\n]\nloss = \"mean_squared_error\"\n"
                        "optimizer = \"sgd\"\n\n"
                        "[faulty]\nepochs = 3\n"));
    QCOMPARE(PairFile::load(native(path("a.toml"))).pair().faulty.recipe.epochs, 3);
}

void tst_pair_file::newFile()
{
    const PairFile file(native(path("new.toml")), parsePair(commented.toStdString(), "a.toml"));
    file.save();
    QCOMPARE(content(path("new.toml")), QByteArray::fromStdString(file.text()));
    QVERIFY(PairFile::load(native(path("new.toml"))).pair().fixed == file.pair().fixed);
}

void tst_pair_file::unicodePath()
{
    const QString name = path(QStringLiteral("Größe 大 %1.toml"));
    write(name, commented);
    PairFile::load(native(name)).save();
    QCOMPARE(content(name), commented);
}

void tst_pair_file::missingFile()
{
    try {
        PairFile::load(native(path("none.toml")));
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.position().file), path("none.toml"));
        QVERIFY2(QByteArray(error.what()).contains("none.toml: cannot be read: "), error.what());
    }
    // A folder can be opened as little as a missing file can.
    QVERIFY_THROWS_EXCEPTION(Error, PairFile::load(native(m_folder->path())));
}

void tst_pair_file::brokenFile()
{
    write(path("a.toml"), QByteArray(commented).replace("units=1", "units=0"));
    try {
        PairFile::load(native(path("a.toml")));
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QString::fromUtf8(error.what()),
                 path("a.toml") + ":9:29: fixed.layers[0].units: is 0, must be at least 1 and at most 1000000");
    }
}

void tst_pair_file::missingFolder()
{
    const PairFile file(native(path("none/a.toml")), parsePair(commented.toStdString(), "a.toml"));
    const QByteArray error = saveError(file);
    QVERIFY2(error.contains("none/a.toml: cannot be saved: "), error);
}

void tst_pair_file::readOnlyFolder()
{
    write(path("a.toml"), commented);
    const PairFile file = PairFile::load(native(path("a.toml")));
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    const bool root = QFile(path("probe")).open(QIODevice::WriteOnly);
    const QByteArray error = root ? QByteArray() : saveError(file);
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (root)
        QSKIP("permissions do not bind this user");
    QVERIFY2(error.contains("a.toml: cannot be saved: "), error);
    QCOMPARE(content(path("a.toml")), commented);
}

void tst_pair_file::fullDisk_data()
{
    QTest::addColumn<int>("length");
    QTest::newRow("within the device's buffer") << 5000;
    QTest::newRow("beyond it") << 100000;
}

void tst_pair_file::fullDisk()
{
    QFETCH(int, length);
    write(path("a.toml"), commented);
    PairFile file = PairFile::load(native(path("a.toml")));
    BugFixPair pair = file.pair();
    pair.notes = std::string(static_cast<std::size_t>(length), 'x');
    file.setPair(pair);
    QByteArray error;
    {
        const FullDisk limit(1000);
        error = saveError(file);
    }
    QVERIFY2(error.contains("a.toml: cannot be saved: "), error);
    QCOMPARE(content(path("a.toml")), commented);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"a.toml"});
}

void tst_pair_file::invalidPairLeavesTheFile()
{
    write(path("a.toml"), commented);
    PairFile file = PairFile::load(native(path("a.toml")));
    BugFixPair pair = file.pair();
    pair.faulty.recipe.epochs = 0;
    file.setPair(pair); // an editor may pass through invalid states
    QCOMPARE(saveError(file), QByteArray("faulty.epochs: is 0, must be at least 1"));
    QCOMPARE(content(path("a.toml")), commented);
}

QTEST_APPLESS_MAIN(tst_pair_file)
#include "tst_pair_file.moc"
