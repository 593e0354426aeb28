// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/study/StudySamples.h"

#include <QDir>
#include <QtTest>

#include <unistd.h>

using namespace semblance;
using namespace semblance::testing;

namespace {

std::filesystem::path inside(const QTemporaryDir& folder, const char* name)
{
    return std::filesystem::path(folder.path().toStdString()) / name;
}

} // namespace

class tst_Project : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void createsAnEmptyProject();
    void nameComesFromTheFolder_data();
    void nameComesFromTheFolder();
    void createsEverySample();
    void sampleIsWhatTheStudyHas();
    void unknownSampleMakesNothing();
    void doesNotOverwrite();
    void folderThatCannotBeMade();
    void folderThatCannotBeWritten();
    void loadsPairsById();
    void otherFilesAreNoPairs();
    void folderWithoutAProject();
    void missingFolder();
    void brokenSettings();
    void brokenPair();
    void duplicateIds();
};

void tst_Project::createsAnEmptyProject()
{
    const QTemporaryDir folder;
    const Project project = Project::create(inside(folder, "a/b"));
    QVERIFY(project.pairs().empty());
    QVERIFY(project.folder().is_absolute());
    QVERIFY(QDir(folder.filePath(QStringLiteral("a/b/pairs"))).exists());
    QVERIFY(QDir(folder.filePath(QStringLiteral("a/b/data"))).exists());
    QCOMPARE(Project::load(inside(folder, "a/b")).settings().name, std::string("b"));
    QVERIFY(!std::filesystem::exists(project.resultsFile()));
}

void tst_Project::nameComesFromTheFolder_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("plain") << QByteArray("study") << QByteArray("study");
    QTest::newRow("slash at the end") << QByteArray("study/") << QByteArray("study");
    QTest::newRow("this folder") << QByteArray("study/.") << QByteArray("study");
    QTest::newRow("Unicode and quotes") << QByteArray("Größe \"变异\"") << QByteArray("Größe \"变异\"");
}

void tst_Project::nameComesFromTheFolder()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, name);
    const QTemporaryDir folder;
    QCOMPARE(QByteArray::fromStdString(Project::create(inside(folder, path.constData())).settings().name), name);
}

void tst_Project::createsEverySample()
{
    for (const SampleProject& sample : Project::samples()) {
        const QTemporaryDir folder;
        const Project project = Project::create(inside(folder, "p"), sample.name);
        QVERIFY(!project.pairs().empty());
        QCOMPARE(project.settings().name, sample.title);
        QVERIFY(!sample.description.empty());
        for (const Finding& finding : checkProject(project.folder()))
            QVERIFY2(finding.severity == Finding::Severity::Warning, finding.message.c_str());
    }
}

void tst_Project::sampleIsWhatTheStudyHas()
{
    const QTemporaryDir folder;
    const Project project = Project::create(inside(folder, "p"), "first-steps");
    QStringList ids;
    for (const PairFile& file : project.pairs())
        ids << QString::fromStdString(file.pair().id);
    QCOMPARE(ids, QStringList({"deeplocalize024", "deeplocalize030", "defect4ml038"}));
    QVERIFY(project.pair("defect4ml038"));
    QVERIFY(!project.pair("defect4ml039"));
}

void tst_Project::unknownSampleMakesNothing()
{
    const QTemporaryDir folder;
    const QString message = errorOf([&] { Project::create(inside(folder, "p"), "no-such"); });
    QVERIFY2(message.contains(QLatin1String("no-such")) && message.contains(QLatin1String("first-steps")),
             qPrintable(message));
    QVERIFY(!QDir(folder.filePath(QStringLiteral("p"))).exists());
}

void tst_Project::doesNotOverwrite()
{
    const TestProject project;
    const QString message = errorOf([&] { Project::create(project.path(), "first-steps"); });
    QVERIFY2(message.startsWith(project.qpath()), qPrintable(message));
    QCOMPARE(project.load().settings().name, std::string("Tiny"));
    QCOMPARE(project.load().pairs().size(), 1u);
}

void tst_Project::folderThatCannotBeMade()
{
    const TestProject project;
    project.write(QStringLiteral("file"), "x");
    const QString message = errorOf([&] { Project::create(project.path() / "file" / "p"); });
    QVERIFY2(message.startsWith(project.qpath()) && message.contains(QLatin1String("cannot be made")),
             qPrintable(message));
}

void tst_Project::folderThatCannotBeWritten()
{
    const QString message = errorOf([] { Project::create("/proc/self/fdinfo"); });
    QVERIFY2(message.startsWith(QLatin1String("/proc/self/fdinfo")), qPrintable(message));
}

void tst_Project::loadsPairsById()
{
    const TestProject project(tinyPair("zebra001"));
    project.write(QStringLiteral("pairs/z.toml"), tinyPair("ant002"));
    const Project loaded = project.load();
    QCOMPARE(loaded.pairs().size(), 2u);
    QCOMPARE(loaded.pairs()[0].pair().id, std::string("ant002")); // by id, not by file name
    QCOMPARE(loaded.settings().instances, 2);
    QCOMPARE(loaded.settingsFile(), loaded.folder() / "semblance.toml");
}

void tst_Project::otherFilesAreNoPairs()
{
    const TestProject project;
    project.write(QStringLiteral("pairs/notes.txt"), "no TOML at all [");
    project.write(QStringLiteral("pairs/tiny.toml~"), "a backup [");
    QCOMPARE(project.load().pairs().size(), 1u);
}

void tst_Project::folderWithoutAProject()
{
    const QTemporaryDir folder;
    const QString message = errorOf([&] { Project::load(folder.path().toStdString()); });
    QVERIFY2(message.startsWith(folder.path()) && message.contains(QLatin1String("semblance-cli new")),
             qPrintable(message));
}

void tst_Project::missingFolder()
{
    const QTemporaryDir folder;
    QVERIFY(!errorOf([&] { Project::load(inside(folder, "nowhere")); }).isEmpty());
    QVERIFY(Project::pairFiles(inside(folder, "nowhere")).empty());
}

void tst_Project::brokenSettings()
{
    const TestProject project(tinyPair(), "name = \"x\"\ninstances = 1\n");
    const QString message = errorOf([&] { project.load(); });
    QVERIFY2(message.startsWith(project.qpath() + QStringLiteral("/semblance.toml:2:")), qPrintable(message));
    QVERIFY2(message.contains(QLatin1String("instances")), qPrintable(message));
}

void tst_Project::brokenPair()
{
    const TestProject project(tinyPair().replace("epochs = 4", "epochs = \"four\""));
    const QString message = errorOf([&] { project.load(); });
    QVERIFY2(message.startsWith(project.qpath() + QStringLiteral("/pairs/tiny.toml:26:")), qPrintable(message));
    QVERIFY2(message.contains(QLatin1String("fixed.epochs")), qPrintable(message));
}

void tst_Project::duplicateIds()
{
    const TestProject project;
    project.write(QStringLiteral("pairs/copy.toml"), tinyPair());
    const QString message = errorOf([&] { project.load(); });
    QVERIFY2(message.contains(QLatin1String("tiny001")) && message.contains(QLatin1String("copy.toml")) &&
                 message.contains(QLatin1String("tiny.toml")),
             qPrintable(message));
}

QTEST_GUILESS_MAIN(tst_Project)
#include "tst_project.moc"
