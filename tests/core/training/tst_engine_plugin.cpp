// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/training/Engine.h"

#include <QFile>
#include <QLibraryInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace semblance;

namespace {

/// What the attempt to make an engine says, or nothing when it works.
QString complaint()
{
    try {
        createTorchEngine(EngineDevice::Cpu);
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace

/// How the plug-in is found. One process loads it once, so the tests run from missing to loaded.
class TestEnginePlugin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missingPluginSaysWhereItWasSought();
    void brokenPluginSaysWhatToInstall();
    void foreignLibraryIsRefused();
    void loadsFromTheNamedFolder();
};

void TestEnginePlugin::missingPluginSaysWhereItWasSought()
{
    const QTemporaryDir folder;
    qputenv("SEMBLANCE_PLUGINS", folder.path().toUtf8());
    const QString message = complaint();
    QVERIFY2(message.contains(folder.path()), qPrintable(message));
    QVERIFY2(message.contains(QLatin1String("SEMBLANCE_PLUGINS")), qPrintable(message));
    QVERIFY_THROWS_EXCEPTION(Error, cudaAvailable());
}

void TestEnginePlugin::brokenPluginSaysWhatToInstall()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("semblance-torch.so")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not a library");
    file.close();
    qputenv("SEMBLANCE_PLUGINS", folder.path().toUtf8());
    const QString message = complaint();
    QVERIFY2(message.contains(file.fileName()) && message.contains(QLatin1String("libtorch")), qPrintable(message));
}

void TestEnginePlugin::foreignLibraryIsRefused()
{
    // Any library without our functions; Qt's own is certainly there.
    const QString qtCore = QLibraryInfo::path(QLibraryInfo::LibrariesPath) + QStringLiteral("/libQt6Core.so.6");
    const QTemporaryDir folder;
    QVERIFY(QFile::link(qtCore, folder.filePath(QStringLiteral("semblance-torch.so"))));
    qputenv("SEMBLANCE_PLUGINS", folder.path().toUtf8());
    const QString message = complaint();
    QVERIFY2(message.contains(QLatin1String("not a training engine")), qPrintable(message));
}

void TestEnginePlugin::loadsFromTheNamedFolder()
{
    qputenv("SEMBLANCE_PLUGINS", SEMBLANCE_PLUGIN_FOLDER);
    qputenv("OPENBLAS_NUM_THREADS", "3"); // the user's own choice stays
    qunsetenv("OMP_NUM_THREADS");
    QCOMPARE(complaint(), QString());
    QCOMPARE(qEnvironmentVariable("OPENBLAS_NUM_THREADS"), QStringLiteral("3"));
    QCOMPARE(qEnvironmentVariable("OMP_NUM_THREADS"), QStringLiteral("1"));

    qputenv("SEMBLANCE_PLUGINS", "/nowhere"); // loaded once and kept
    QCOMPARE(complaint(), QString());
}

QTEST_GUILESS_MAIN(TestEnginePlugin)
#include "tst_engine_plugin.moc"
