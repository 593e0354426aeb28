// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/StoreReader.h"
#include "core/study/Preparation.h"
#include "tests/core/study/StudySamples.h"

#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

MutantResult resultOf(const std::string& bug)
{
    MutantResult mutant;
    mutant.bug = bug;
    mutant.name = "GF_0.01_1";
    return mutant;
}

void storeBug(const TestProject& project, const std::string& bug, const std::string& fixedHash)
{
    StoreWriter writer(project.path());
    writer.replace({{{bug, "deepfd", bug, fixedHash, fixedHash, {}}},
                    {resultOf(bug)},
                    {{bug, Scenario::Pre, "quality", "/q.csv", "5ha", 1}}});
}

/// The bugs that have mutants after a run was prepared.
std::set<std::string> bugsAfterPreparing(const TestProject& project)
{
    {
        const Project loaded = project.load();
        RunContext context(loaded);
        prepareRun(context, loaded, {});
        context.writer->flush();
    }
    std::set<std::string> bugs;
    for (const MutantResult& mutant : StoreReader(project.path()).mutants())
        bugs.insert(mutant.bug);
    return bugs;
}

} // namespace

/// What a run forgets before it trains anything.
class tst_Preparation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void importedBugsStay();
    void pairsThatLeftAreForgotten();
    void ownPairTakesThePlaceOfAnImport();
};

void tst_Preparation::importedBugsStay()
{
    const TestProject project;
    storeBug(project, "deepfd001", {});
    QVERIFY(bugsAfterPreparing(project) == std::set<std::string>{"deepfd001"});
    QCOMPARE(StoreReader(project.path()).sources().size(), std::size_t{1});
}

void tst_Preparation::pairsThatLeftAreForgotten()
{
    const TestProject project;
    storeBug(project, "deepfd001", "f1xed");
    QVERIFY(bugsAfterPreparing(project).empty());
}

void tst_Preparation::ownPairTakesThePlaceOfAnImport()
{
    const TestProject project;
    storeBug(project, "tiny001", {});
    QVERIFY(bugsAfterPreparing(project).empty());
    const StoreReader reader(project.path());
    QVERIFY(reader.sources().empty());
    QVERIFY(!reader.pairs().front().imported());
}

QTEST_GUILESS_MAIN(tst_Preparation)
#include "tst_preparation.moc"
