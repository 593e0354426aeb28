// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Report.h"
#include "core/interchange/ResultsImport.h"
#include "core/program/Error.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/interchange/ResultsFolder.h"

#include <QJsonDocument>
#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

QByteArray reportOf(const std::filesystem::path& project)
{
    return QJsonDocument(reportJson(StoreReader(project).mutants())).toJson();
}

void storeOwnResults(const std::filesystem::path& project, const std::string& bug)
{
    StoreWriter writer(project);
    writer.write(PairRecord{bug, "deepfd", "own", "f1", "f2", {1, {0, 1}}});
    MutantResult mutant;
    mutant.bug = bug;
    mutant.name = "own";
    writer.write(mutant);
}

} // namespace

/// What an import does to a project's store.
class tst_ResultsImportStore : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void importedOnce();
    void importedTwice();
    void changedFiles();
    void poorerFilesTakeNothingAway();
    void movedFolder();
    void otherBugsStay();
    void excludedMutants();
    void ownPairIsKept();
    void measuredResultsAreKept();
    void lockedProject();

private:
    ImportSummary import(const std::set<std::string>& ownPairs = {}) const
    {
        return importResults(readPublishedResults(m_results->path()), m_project->path().toStdString(), ownPairs);
    }
    std::filesystem::path project() const { return m_project->path().toStdString(); }

    std::unique_ptr<ResultsFolder> m_results;
    std::unique_ptr<QTemporaryDir> m_project;
};

void tst_ResultsImportStore::init()
{
    m_results = std::make_unique<ResultsFolder>();
    m_project = std::make_unique<QTemporaryDir>();
    m_results->addBug("deepfd001");
    m_results->addQuality("deepfd001");
    m_results->addBug("cleanml002");
}

void tst_ResultsImportStore::importedOnce()
{
    const ImportSummary summary = import();
    QCOMPARE(summary.bugs, std::size_t{2});
    QCOMPARE(summary.mutants, std::size_t{24});
    QCOMPARE(summary.changedBugs, std::size_t{2});
    QCOMPARE(remarkLines(summary.remarks), QStringList());
    const StoreReader reader(project());
    QCOMPARE(reader.pairs().size(), std::size_t{2});
    for (const PairRecord& pair : reader.pairs())
        QVERIFY(pair.imported() && pair.title == pair.bug && !pair.dataset.empty());
    QCOMPARE(reader.mutants().size(), std::size_t{24});
    QCOMPARE(reader.sources().size(), std::size_t{25});
    QVERIFY(reader.mutants().back().quality); // deepfd001, pre
}

void tst_ResultsImportStore::importedTwice()
{
    import();
    const QByteArray report = reportOf(project());
    QFile file(m_project->filePath("results.sqlite"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const ImportSummary again = import();
    QCOMPARE(again.changedBugs, std::size_t{0});
    QCOMPARE(again.bugs, std::size_t{2});
    QCOMPARE(again.mutants, std::size_t{24});
    QVERIFY(reportOf(project()) == report);
    file.seek(0);
    QVERIFY(file.readAll() == bytes);
}

void tst_ResultsImportStore::changedFiles()
{
    import();
    const QString file = ResultsFolder::fileName("detectability_overlap", "deepfd001", "post2");
    m_results->replace(file, "MM_deepfd001_GF_0.01_1", "MM_deepfd001_GF_0.2_1");
    m_results->replace(ResultsFolder::fileName("coupling_strength", "deepfd001", "post2"), "MM_deepfd001_GF_0.01_1",
                       "MM_deepfd001_GF_0.2_1");
    QCOMPARE(import().changedBugs, std::size_t{1});
    std::set<std::string> names;
    for (const MutantResult& mutant : StoreReader(project()).mutants())
        if (mutant.bug == "deepfd001" && mutant.scenario == Scenario::Post2)
            names.insert(mutant.name);
    QVERIFY(names == (std::set<std::string>{"GF_0.2_1", "GF_1.0_1", "LA_0.01_1", "WS_0.2_1"}));
}

void tst_ResultsImportStore::poorerFilesTakeNothingAway()
{
    import();
    const QByteArray report = reportOf(project());
    m_results->remove(QStringLiteral("quality/quality_deepfd001_pre_training.csv"));
    for (const QString metric : {"coupling_strength", "detectability_overlap"}) {
        for (const bool clean : {true, false})
            m_results->remove(ResultsFolder::fileName(metric, "deepfd001", "post1", clean));
        m_results->remove(ResultsFolder::fileName(metric, "deepfd001", "post2")); // the rounded files stay
    }
    const ImportSummary poorer = import();
    QCOMPARE(poorer.changedBugs, std::size_t{0});
    QVERIFY(remarkLines(poorer.remarks).join('\n').contains("what was known is kept"));
    QVERIFY(reportOf(project()) == report);
    for (const MutantResult& mutant : StoreReader(project()).mutants())
        QCOMPARE(mutant.quality.has_value(), mutant.bug == "deepfd001" && mutant.scenario == Scenario::Pre);
}

void tst_ResultsImportStore::movedFolder()
{
    import();
    const auto moved = std::make_unique<ResultsFolder>();
    moved->addBug("deepfd001");
    moved->addQuality("deepfd001");
    m_results.reset();
    const ImportedResults results = readPublishedResults(moved->path());
    QCOMPARE(importResults(results, project(), {}).changedBugs, std::size_t{0});
    for (const ImportSource& source : StoreReader(project()).sources())
        if (source.bug == "deepfd001")
            QVERIFY(source.file.starts_with(moved->path().string()));
}

void tst_ResultsImportStore::otherBugsStay()
{
    import();
    storeOwnResults(project(), "deepfd099");
    m_results = std::make_unique<ResultsFolder>();
    m_results->addBug("deepfd003");
    QCOMPARE(import().changedBugs, std::size_t{1});
    std::set<std::string> bugs;
    for (const MutantResult& mutant : StoreReader(project()).mutants())
        bugs.insert(mutant.bug);
    QVERIFY(bugs == (std::set<std::string>{"cleanml002", "deepfd001", "deepfd003", "deepfd099"}));
}

void tst_ResultsImportStore::excludedMutants()
{
    for (const bool clean : {true, false})
        m_results->remove(ResultsFolder::fileName("coupling_strength", "deepfd001", "pre", clean));
    import();
    std::size_t excluded = 0;
    for (const MutantResult& mutant : StoreReader(project()).mutants())
        excluded += !mutant.counts() && mutant.realism.reason.find("CS") != std::string::npos;
    QCOMPARE(excluded, std::size_t{4});
    QCOMPARE(import().changedBugs, std::size_t{0});
}

void tst_ResultsImportStore::ownPairIsKept()
{
    const ImportSummary summary = import({"deepfd001", "deepfd999"});
    QCOMPARE(summary.bugs, std::size_t{1});
    QCOMPARE(summary.mutants, std::size_t{12});
    const QStringList lines = remarkLines(summary.remarks);
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.front().startsWith("error deepfd001: "), qPrintable(lines.front()));
    QCOMPARE(StoreReader(project()).pairs().size(), std::size_t{1});
}

void tst_ResultsImportStore::measuredResultsAreKept()
{
    storeOwnResults(project(), "deepfd001"); // its pair has left the project
    QVERIFY(remarkLines(import().remarks).value(0).startsWith("error deepfd001: "));
    const std::vector<MutantResult> mutants = StoreReader(project()).mutants();
    QCOMPARE(mutants.size(), std::size_t{13});
    QCOMPARE(mutants.back().name, std::string("own"));
}

void tst_ResultsImportStore::lockedProject()
{
    const StoreWriter running(project());
    try {
        import();
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QString(error.what()).contains(m_project->path()), error.what());
    }
    QVERIFY(StoreReader(project()).mutants().empty());
}

QTEST_GUILESS_MAIN(tst_ResultsImportStore)
#include "tst_results_import_store.moc"
