// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/FaultKills.h"
#include "core/interchange/ResultsImport.h"
#include "core/program/Names.h"
#include "core/store/StoreReader.h"
#include "tests/core/interchange/ResultsFolder.h"
#include "tests/core/statistics/GoldenTable.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QElapsedTimer>
#include <QtTest>

#include <cmath>
#include <map>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr double instances = 5.0;

std::filesystem::path resultsFolder() { return publishedFolder().toStdString() + "/dl-mutant-realism/results"; }
std::filesystem::path qualityFolder() { return publishedFolder().toStdString() + "/dl-mutant-quality/results/quality"; }

} // namespace

/// The published study as it is imported, with its oddities, against golden/fault_mass.csv and the specification.
class tst_PublishedImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void counts();
    void remarks();
    void flags();
    void neverKilled();
    void faultMasses();
    void killMassesAreWhole();
    void withoutQuality();
    void anyThirtyBugs();
    void storedAndReadAgain();

private:
    ImportedResults m_results;
};

void tst_PublishedImport::initTestCase()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QElapsedTimer timer;
    timer.start();
    m_results = readPublishedResults(resultsFolder(), qualityFolder());
    qInfo("read in %lld ms", static_cast<long long>(timer.elapsed()));
}

void tst_PublishedImport::counts()
{
    std::map<Scenario, int> mutants;
    std::set<std::string> bugs;
    std::size_t qualities = 0;
    for (const MutantResult& mutant : m_results.mutants) {
        ++mutants[mutant.scenario];
        bugs.insert(mutant.bug);
        qualities += mutant.quality.has_value();
        QVERIFY(mutant.counts() && !mutant.operatorId.empty());
    }
    QVERIFY(mutants ==
            (std::map<Scenario, int>{{Scenario::Pre, 14551}, {Scenario::Post1, 2848}, {Scenario::Post2, 1470}}));
    QCOMPARE(bugs.size(), std::size_t{86});
    QCOMPARE(qualities, std::size_t{14551});
    QCOMPARE(m_results.sources.size(), std::size_t{1032 + 86});
}

void tst_PublishedImport::remarks()
{
    const QStringList lines = remarkLines(m_results.remarks);
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[0].startsWith("warning cleanml013: ") && lines[0].contains("pre 11, post1 17, post2 11"));
    QVERIFY(lines[1].startsWith("warning cleanml018: ") && lines[1].contains("pre 341, post1 336, post2 336"));
    QVERIFY(lines[2].startsWith("warning cleanml019: ") && lines[2].contains("pre 4769, post1 4690, post2 4690"));
    QVERIFY(lines[3].startsWith("note coupling_strength/.ipynb_checkpoints"));
    QVERIFY(lines[4].contains("12 file") && lines[4].contains("cleanml012") && lines[4].contains("FM_cleanml001_fa"));
}

/// The counts of operators.md 3.6.
void tst_PublishedImport::flags()
{
    std::map<Scenario, std::pair<int, int>> reliable;
    for (const MutantResult& mutant : m_results.mutants) {
        reliable[mutant.scenario].first += mutant.realism.csReliable;
        reliable[mutant.scenario].second += mutant.realism.iouReliable;
    }
    QVERIFY(reliable[Scenario::Pre] == std::pair(9382, 9620));
    QVERIFY(reliable[Scenario::Post1] == std::pair(1970, 2084));
    QVERIFY(reliable[Scenario::Post2] == std::pair(850, 945));
}

void tst_PublishedImport::neverKilled()
{
    std::map<Scenario, int> never;
    for (const MutantResult& mutant : m_results.mutants) {
        never[mutant.scenario] += mutant.realism.neverKilled;
        QVERIFY(!mutant.realism.neverKilled || mutant.realism.couplingStrength == 0.0);
        QVERIFY(!mutant.realism.neverKilled || mutant.realism.mutantKillMass == 0.0);
    }
    QCOMPARE(never[Scenario::Pre], 759);           // S_m = 0
    QCOMPARE(never[Scenario::Post1], 2084 - 1970); // by the flags
    QCOMPARE(never[Scenario::Post2], 945 - 850);
}

void tst_PublishedImport::faultMasses()
{
    std::map<std::pair<QString, Scenario>, const MutantResult*> first;
    for (const MutantResult& mutant : m_results.mutants)
        first.try_emplace({QString::fromStdString(mutant.bug), mutant.scenario}, &mutant);
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("fault_mass.csv"));
    QCOMPARE(rows.size(), 86);
    int taken = 0;
    for (const GoldenRow& row : rows) {
        for (const Scenario scenario : {Scenario::Pre, Scenario::Post1, Scenario::Post2}) {
            const Realism& realism = first.at({row["bug"], scenario})->realism;
            const QString kills = row["fault_kills_" + QString::fromStdString(nameOf(scenario))];
            // Where no mutant of a scenario couples, the others tell the kills.
            const double expected = kills.isEmpty() ? row["fault_kills_pre"].toDouble() : kills.toDouble();
            taken += kills.isEmpty() && expected > 0.0;
            COMPARE_WITHIN(realism.faultKillMass, expected / instances, 1e-12);
            QCOMPARE(realism.inputs, static_cast<std::size_t>(row["n_tests"].toInt()));
            if (scenario == Scenario::Pre && realism.inputs > 0)
                COMPARE_WITHIN(baseRate(realism).value(), row["fault_kill_rate"].toDouble(), 1e-12);
        }
    }
    QVERIFY(taken >= 6);
}

void tst_PublishedImport::killMassesAreWhole()
{
    int coupled = 0;
    int uncoupled = 0;
    for (const MutantResult& mutant : m_results.mutants) {
        const Realism& realism = mutant.realism;
        const double kills = realism.mutantKillMass * instances;
        COMPARE_WITHIN(kills, std::round(kills), 1e-9);
        if (realism.couplingStrength > 0.0) {
            const double shared = realism.couplingStrength * realism.mutantKillMass;
            COMPARE_WITHIN(shared / (realism.mutantKillMass + realism.faultKillMass - shared), realism.overlap, 1e-12);
            ++coupled;
        }
        if (mutant.quality && realism.inputs > 0) {
            COMPARE_WITHIN(realism.mutantKillMass / static_cast<double>(realism.inputs), mutant.quality->killRate,
                           1e-12);
            uncoupled += realism.couplingStrength == 0.0 && kills > 0.0;
        }
    }
    QCOMPARE(coupled, 17180);
    QVERIFY(uncoupled > 0);
}

void tst_PublishedImport::withoutQuality()
{
    const ImportedResults results = readPublishedResults(resultsFolder());
    QCOMPARE(results.mutants.size(), m_results.mutants.size());
    QCOMPARE(results.remarks.size(), m_results.remarks.size());
    int never = 0;
    for (const MutantResult& mutant : results.mutants) {
        QVERIFY(!mutant.quality && mutant.realism.inputs == 0);
        never += mutant.scenario == Scenario::Pre && mutant.realism.neverKilled;
    }
    QCOMPARE(never, 238); // CS = 0 alone proves nothing (operators.md 3.6)
}

/// What a bug is does not depend on the others in the folder.
void tst_PublishedImport::anyThirtyBugs()
{
    QStringList bugs;
    for (const MutantResult& mutant : m_results.mutants)
        if (bugs.isEmpty() || bugs.back() != QString::fromStdString(mutant.bug))
            bugs << QString::fromStdString(mutant.bug);
    QStringList chosen;
    for (int i = 0; i < 30; ++i)
        chosen << bugs[i * 2 + 7];
    const ResultsFolder folder;
    const QString source = QString::fromStdString(resultsFolder().string());
    for (const QString metric : {"coupling_strength", "detectability_overlap"}) {
        QVERIFY(QDir().mkpath(folder.filePath(metric)));
        for (const QString& bug : chosen)
            for (const QString& name : QDir(source + '/' + metric).entryList({"*_" + bug + "_*"}, QDir::Files))
                QVERIFY(QFile::link(source + '/' + metric + '/' + name, folder.filePath(metric + '/' + name)));
    }
    const ImportedResults some = readPublishedResults(folder.path(), qualityFolder());
    std::vector<const MutantResult*> expected;
    for (const MutantResult& mutant : m_results.mutants)
        if (chosen.contains(QString::fromStdString(mutant.bug)))
            expected.push_back(&mutant);
    QCOMPARE(some.mutants.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(some.mutants[i].bug, expected[i]->bug);
        QCOMPARE(some.mutants[i].name, expected[i]->name);
        QVERIFY(some.mutants[i].realism.couplingStrength == expected[i]->realism.couplingStrength);
        QVERIFY(some.mutants[i].realism.overlap == expected[i]->realism.overlap);
        QVERIFY(some.mutants[i].realism.faultKillMass == expected[i]->realism.faultKillMass);
        QVERIFY(some.mutants[i].realism.inputs == expected[i]->realism.inputs);
        QVERIFY(some.mutants[i].quality.has_value() == expected[i]->quality.has_value());
    }
}

void tst_PublishedImport::storedAndReadAgain()
{
    const QTemporaryDir project;
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(importResults(m_results, project.path().toStdString(), {}).changedBugs, std::size_t{86});
    const qint64 written = timer.restart();
    const std::vector<MutantResult> mutants = StoreReader(project.path().toStdString()).mutants();
    const qint64 read = timer.restart();
    qInfo("written in %lld ms, read in %lld ms", static_cast<long long>(written), static_cast<long long>(read));
    QCOMPARE(mutants.size(), m_results.mutants.size());
    QCOMPARE(importResults(m_results, project.path().toStdString(), {}).changedBugs, std::size_t{0});
}

QTEST_GUILESS_MAIN(tst_PublishedImport)
#include "tst_published_import.moc"
