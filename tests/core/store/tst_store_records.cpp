// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Database.h"
#include "core/store/Rows.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/store/StoreSamples.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// NaN equals NaN; everything else bit for bit.
bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool same(const EpochResult& a, const EpochResult& b)
{
    return a.epoch == b.epoch && same(a.loss, b.loss) && same(a.accuracy, b.accuracy) &&
           same(a.validationLoss, b.validationLoss) && same(a.validationAccuracy, b.validationAccuracy) &&
           same(a.learningRate, b.learningRate);
}

void compare(const InstanceOutcome& actual, const InstanceOutcome& expected)
{
    QCOMPARE(actual.status, expected.status);
    QCOMPARE(actual.message, expected.message);
    QCOMPARE(actual.seed, expected.seed);
    QVERIFY(actual.accuracy == expected.accuracy);
    QCOMPARE(actual.attempts, expected.attempts);
    QVERIFY(actual.seconds == expected.seconds);
    QVERIFY(actual.predictions == expected.predictions);
}

void compare(const MutantResult& actual, const MutantResult& expected)
{
    QCOMPARE(actual.bug, expected.bug);
    QCOMPARE(actual.dataset, expected.dataset);
    QCOMPARE(actual.scenario, expected.scenario);
    QCOMPARE(actual.name, expected.name);
    QCOMPARE(actual.operatorId, expected.operatorId);
    QCOMPARE(actual.parameter, expected.parameter);
    QVERIFY(actual.layer == expected.layer);
    QVERIFY(actual.original == expected.original);
    QCOMPARE(actual.counts(), expected.counts());
    QCOMPARE(actual.realism.reason, expected.realism.reason);
    QVERIFY(actual.realism.couplingStrength == expected.realism.couplingStrength);
    QVERIFY(actual.realism.overlap == expected.realism.overlap);
    QCOMPARE(actual.realism.neverKilled, expected.realism.neverKilled);
    QCOMPARE(actual.realism.csReliable, expected.realism.csReliable);
    QCOMPARE(actual.realism.iouReliable, expected.realism.iouReliable);
    QCOMPARE(actual.realism.definitiveInputs, expected.realism.definitiveInputs);
    QVERIFY(actual.realism.meanIntervalWidth == expected.realism.meanIntervalWidth);
    QVERIFY(actual.realism.mutantKillMass == expected.realism.mutantKillMass);
    QVERIFY(actual.realism.faultKillMass == expected.realism.faultKillMass);
    QCOMPARE(actual.realism.inputs, expected.realism.inputs);
    QCOMPARE(actual.quality.has_value(), expected.quality.has_value());
    if (expected.quality) {
        QVERIFY(actual.quality->quality == expected.quality->quality);
        QVERIFY(actual.quality->killRate == expected.quality->killRate);
        QVERIFY(actual.quality->weightedCommonness == expected.quality->weightedCommonness);
    }
}

template <typename... Records>
void store(const StoreFolder& folder, const Records&... records)
{
    StoreWriter writer(folder.path());
    (writer.write(records), ...);
    writer.flush();
}

} // namespace

/// What goes in comes out again, field by field and bit by bit.
class tst_StoreRecords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingWasRun();
    void pair();
    void pairIsReplacedWithoutItsMutants();
    void instance();
    void instanceWithoutPredictions_data();
    void instanceWithoutPredictions();
    void emptyPredictions();
    void nonFiniteNumbersBecomeAStatus();
    void weights();
    void replacedInstanceLosesItsWeights();
    void postInstance();
    void mutant();
    void excludedMutantHasNoNumbers();
    void mutantsAreOrdered();
    void mutantsWithTheSameRow();
    void skippedMutants();
    void importReplacesItsBugs();
    void importIsWholeOrNothing();
    void removals();
    void keysOfWhatIsThere();
    void secondsAreSummed();
    void writerCommitsByItself();
    void readerSeesOnlyWhatIsCommitted();
    void unknownStatus();
};

void tst_StoreRecords::nothingWasRun()
{
    const StoreFolder folder;
    const StoreReader reader(folder.path());
    QVERIFY(reader.pairs().empty());
    QVERIFY(reader.mutants().empty());
    QVERIFY(reader.skippedMutants().empty());
    QVERIFY(reader.sources().empty());
    QVERIFY(reader.finishedInstances().empty());
    QVERIFY(reader.finishedPostInstances().empty());
    QVERIFY(!reader.instance({"5eed", 0}));
    QVERIFY(!reader.postInstance({}));
    QVERIFY(reader.history({"5eed", 0}).empty());
    QVERIFY(!reader.model({"5eed", 0}, {}));
    QVERIFY(!reader.hasModel({"5eed", 0}));
    QCOMPARE(reader.totalSeconds(), 0.0);
    QVERIFY2(!QFile::exists(folder.file()), "reading must not make a file");
}

void tst_StoreRecords::pair()
{
    const StoreFolder folder;
    store(folder, samplePair());
    const std::vector<PairRecord> pairs = StoreReader(folder.path()).pairs();
    QCOMPARE(pairs.size(), 1u);
    const PairRecord expected = samplePair();
    QCOMPARE(pairs[0].bug, expected.bug);
    QCOMPARE(pairs[0].dataset, expected.dataset);
    QCOMPARE(pairs[0].title, expected.title);
    QCOMPARE(pairs[0].fixedHash, expected.fixedHash);
    QCOMPARE(pairs[0].faultyHash, expected.faultyHash);
    QVERIFY(pairs[0].expected == expected.expected);
}

void tst_StoreRecords::pairIsReplacedWithoutItsMutants()
{
    const StoreFolder folder;
    PairRecord renamed = samplePair();
    renamed.title = "new";
    store(folder, samplePair(), sampleMutant(), renamed);
    const StoreReader reader(folder.path());
    QCOMPARE(reader.pairs().at(0).title, std::string("new"));
    QCOMPARE(reader.mutants().size(), 1u);
}

void tst_StoreRecords::instance()
{
    const StoreFolder folder;
    const InstanceRecord record = sampleInstance();
    store(folder, record);
    const StoreReader reader(folder.path());
    const auto outcome = reader.instance(record.key);
    QVERIFY(outcome);
    compare(*outcome, record.outcome);
    const std::vector<EpochResult> history = reader.history(record.key);
    QCOMPARE(history.size(), record.history.size());
    for (std::size_t i = 0; i < history.size(); ++i)
        QVERIFY(same(history[i], record.history[i]));
    QVERIFY(!reader.instance({record.key.programHash, record.key.index + 1}));
    QVERIFY(!reader.model(record.key, {}));
}

void tst_StoreRecords::instanceWithoutPredictions_data()
{
    QTest::addColumn<InstanceStatus>("status");
    QTest::newRow("not finite") << InstanceStatus::NonFinite;
    QTest::newRow("rejected") << InstanceStatus::Rejected;
    QTest::newRow("failed") << InstanceStatus::Failed;
}

void tst_StoreRecords::instanceWithoutPredictions()
{
    QFETCH(InstanceStatus, status);
    const StoreFolder folder;
    InstanceRecord record = sampleInstance();
    record.outcome.status = status;
    store(folder, record);
    record.outcome.predictions = {}; // only finished instances have them
    const auto outcome = StoreReader(folder.path()).instance(record.key);
    QVERIFY(outcome);
    compare(*outcome, record.outcome);
}

void tst_StoreRecords::emptyPredictions()
{
    const StoreFolder folder;
    InstanceRecord record = sampleInstance();
    record.outcome.predictions = {};
    record.history.clear();
    store(folder, record);
    const StoreReader reader(folder.path());
    compare(*reader.instance(record.key), record.outcome);
    QVERIFY(reader.history(record.key).empty());
}

void tst_StoreRecords::nonFiniteNumbersBecomeAStatus()
{
    const StoreFolder folder;
    InstanceRecord notANumber = sampleInstance("a");
    notANumber.outcome.status = InstanceStatus::NonFinite;
    notANumber.outcome.accuracy = std::numeric_limits<double>::quiet_NaN();
    InstanceRecord infinite = sampleInstance("b");
    infinite.outcome.status = InstanceStatus::NonFinite;
    infinite.outcome.accuracy = std::numeric_limits<double>::infinity();
    store(folder, notANumber, infinite);
    const StoreReader reader(folder.path());
    for (const InstanceKey& key : {notANumber.key, infinite.key}) {
        const auto outcome = reader.instance(key);
        QCOMPARE(outcome->status, InstanceStatus::NonFinite);
        QCOMPARE(outcome->accuracy, 0.0); // no number; the status says so
    }
}

void tst_StoreRecords::weights()
{
    const StoreFolder folder;
    InstanceRecord record = sampleInstance();
    record.model = sampleModel();
    store(folder, record);
    const StoreReader reader(folder.path());
    QVERIFY(reader.hasModel(record.key));
    const auto model = reader.model(record.key, record.model->model);
    QVERIFY(model);
    QCOMPARE(model->model.layers.size(), 2u);
    QCOMPARE(model->weights.size(), 2u);
    QCOMPARE(model->weights[0].size(), 2u);
    QVERIFY(model->weights[1].empty());
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(model->weights[0][i].name, record.model->weights[0][i].name);
        QVERIFY(model->weights[0][i].tensor == record.model->weights[0][i].tensor);
    }
    QVERIFY(std::signbit(model->weights[0][0].tensor.values[1]));
}

void tst_StoreRecords::replacedInstanceLosesItsWeights()
{
    const StoreFolder folder;
    InstanceRecord record = sampleInstance();
    record.model = sampleModel();
    InstanceRecord again = sampleInstance();
    again.outcome.accuracy = 0.5;
    store(folder, record, again);
    const StoreReader reader(folder.path());
    QCOMPARE(reader.finishedInstances().size(), 1u);
    QCOMPARE(reader.instance(record.key)->accuracy, 0.5);
    QVERIFY2(!reader.hasModel(record.key), "weights of another training must not be mutated");
}

void tst_StoreRecords::postInstance()
{
    const StoreFolder folder;
    const PostInstanceRecord record = samplePostInstance();
    store(folder, record);
    const StoreReader reader(folder.path());
    const auto outcome = reader.postInstance(record.key);
    QVERIFY(outcome);
    compare(*outcome, record.outcome);
    PostInstanceKey otherRule = record.key;
    otherRule.rule = "0.5 in 10 attempts";
    QVERIFY(!reader.postInstance(otherRule));
}

void tst_StoreRecords::mutant()
{
    const StoreFolder folder;
    MutantResult plain = sampleMutant("plain");
    plain.layer.reset();
    plain.original.reset();
    plain.parameter.clear();
    store(folder, samplePair(), sampleMutant(), plain);
    const std::vector<MutantResult> mutants = StoreReader(folder.path()).mutants();
    QCOMPARE(mutants.size(), 2u);
    compare(mutants[0], sampleMutant());
    compare(mutants[1], plain);
}

void tst_StoreRecords::excludedMutantHasNoNumbers()
{
    const StoreFolder folder;
    MutantResult excluded = sampleMutant();
    excluded.realism = {};
    excluded.realism.status = Realism::Status::Excluded;
    excluded.realism.reason = "Instance 2 cannot be used: The loss became infinite or not a number.";
    excluded.realism.couplingStrength = std::numeric_limits<double>::quiet_NaN();
    store(folder, samplePair(), excluded);
    excluded.realism.couplingStrength = 0.0;
    compare(StoreReader(folder.path()).mutants().at(0), excluded);
}

void tst_StoreRecords::mutantsAreOrdered()
{
    const StoreFolder folder;
    std::vector<MutantResult> all;
    for (const char* bug : {"b", "a"})
        for (const Scenario scenario : {Scenario::Pre, Scenario::Post2}) // "post2" before "pre"
            for (const char* name : {"z", "y"}) {
                MutantResult mutant = sampleMutant(name);
                mutant.bug = bug;
                mutant.scenario = scenario;
                all.push_back(mutant);
            }
    {
        StoreWriter writer(folder.path());
        writer.write(samplePair("a"));
        writer.write(samplePair("b"));
        for (const MutantResult& mutant : all)
            writer.write(mutant);
    }
    std::vector<MutantResult> read = StoreReader(folder.path()).mutants();
    QCOMPARE(read.size(), all.size());
    std::reverse(all.begin(), all.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(read[i].bug, all[i].bug);
        QCOMPARE(read[i].scenario, all[i].scenario);
        QCOMPARE(read[i].name, all[i].name);
    }
}

void tst_StoreRecords::skippedMutants()
{
    const StoreFolder folder;
    SkippedMutant whole = sampleSkipped();
    whole.layer.reset();
    store(folder, samplePair(), sampleSkipped(), whole);
    const std::vector<SkippedMutant> skipped = StoreReader(folder.path()).skippedMutants();
    QCOMPARE(skipped.size(), 2u);
    const SkippedMutant expected = sampleSkipped();
    QCOMPARE(skipped[0].bug, expected.bug);
    QCOMPARE(skipped[0].scenario, expected.scenario);
    QCOMPARE(skipped[0].operatorId, expected.operatorId);
    QCOMPARE(skipped[0].parameter, expected.parameter);
    QVERIFY(skipped[0].layer == expected.layer);
    QCOMPARE(skipped[0].reason, expected.reason);
    QVERIFY(!skipped[1].layer);
}

void tst_StoreRecords::mutantsWithTheSameRow()
{
    const MutantResult mutant = sampleMutant();
    QVERIFY(rows::haveSameRow(mutant, sampleMutant()));
    MutantResult other = mutant;
    other.realism.overlap = std::nextafter(other.realism.overlap, 1.0);
    QVERIFY(!rows::haveSameRow(mutant, other));
    other = mutant;
    other.quality.reset();
    QVERIFY(!rows::haveSameRow(mutant, other));
    other = mutant;
    other.dataset = "of the pair";
    QVERIFY(rows::haveSameRow(mutant, other));
}

void tst_StoreRecords::importReplacesItsBugs()
{
    const StoreFolder folder;
    MutantResult kept = sampleMutant("kept");
    kept.bug = "other";
    store(folder, samplePair("other"), kept, samplePair(), sampleMutant("gone"), sampleSkipped());
    for (int i = 0; i < 2; ++i) { // twice is as once
        StoreWriter writer(folder.path());
        writer.replace(sampleImport());
        writer.flush();
        const StoreReader reader(folder.path());
        const std::vector<MutantResult> mutants = reader.mutants();
        QCOMPARE(mutants.size(), 3u);
        compare(mutants[0], sampleMutant("a"));
        compare(mutants[1], sampleMutant("b"));
        QCOMPARE(mutants[2].name, std::string("kept"));
        QVERIFY(reader.skippedMutants().empty());
        QVERIFY(reader.sources() == sampleImport().sources);
        QVERIFY(reader.pairs()[0].imported());
        QVERIFY(reader.pairs()[0].expected == ClassList());
        QVERIFY(!reader.pairs()[1].imported());
    }
    StoreWriter writer(folder.path());
    writer.removeBug("deepfd010");
    writer.flush();
    QVERIFY(StoreReader(folder.path()).sources().empty());
}

void tst_StoreRecords::importIsWholeOrNothing()
{
    const StoreFolder folder;
    store(folder, samplePair(), sampleMutant("before"));
    ImportBatch batch = sampleImport();
    batch.sources.push_back(batch.sources.front()); // the same file twice
    {
        StoreWriter writer(folder.path());
        writer.replace(batch);
        const QString message = errorOf([&writer] { writer.flush(); });
        QVERIFY2(message.startsWith(folder.file()), qPrintable(message));
    }
    const std::vector<MutantResult> mutants = StoreReader(folder.path()).mutants();
    QCOMPARE(mutants.size(), 1u);
    QCOMPARE(mutants[0].name, std::string("before"));
}

void tst_StoreRecords::removals()
{
    const StoreFolder folder;
    store(folder, samplePair("a"), samplePair(), sampleMutant("keep"), sampleMutant("drop"), sampleSkipped(),
          sampleInstance());
    {
        StoreWriter writer(folder.path());
        writer.removeMutant(sampleMutant("drop"));
        writer.clearSkipped("deepfd010");
        writer.removeBug("a");
    }
    const StoreReader reader(folder.path());
    QCOMPARE(reader.pairs().size(), 1u);
    QCOMPARE(reader.mutants().size(), 1u);
    QCOMPARE(reader.mutants()[0].name, std::string("keep"));
    QVERIFY(reader.skippedMutants().empty());
    {
        StoreWriter writer(folder.path());
        writer.removeBug("deepfd010");
    }
    QVERIFY(reader.mutants().empty());
    QCOMPARE(reader.finishedInstances().size(), 1u); // other pairs may use them
}

void tst_StoreRecords::keysOfWhatIsThere()
{
    const StoreFolder folder;
    store(folder, sampleInstance("b", 0), sampleInstance("a", 1), sampleInstance("a", 0), samplePostInstance(1));
    const StoreReader reader(folder.path());
    const std::vector<InstanceKey> expected = {{"a", 0}, {"a", 1}, {"b", 0}};
    QVERIFY(reader.finishedInstances() == expected);
    QVERIFY(reader.finishedPostInstances() == std::vector<PostInstanceKey>{samplePostInstance(1).key});
}

void tst_StoreRecords::secondsAreSummed()
{
    const StoreFolder folder;
    InstanceRecord instance = sampleInstance();
    instance.outcome.seconds = 2.5;
    PostInstanceRecord post = samplePostInstance();
    post.outcome.seconds = 0.25;
    store(folder, instance, post);
    QCOMPARE(StoreReader(folder.path()).totalSeconds(), 2.75);
}

void tst_StoreRecords::writerCommitsByItself()
{
    const StoreFolder folder;
    StoreWriter writer(folder.path());
    bool committed = false;
    connect(&writer, &StoreWriter::committed, this, [&] { committed = true; });
    writer.write(sampleInstance());
    QTRY_VERIFY(committed); // nobody has to flush for a reader to see rows
    QCOMPARE(StoreReader(folder.path()).finishedInstances().size(), 1u);
}

void tst_StoreRecords::readerSeesOnlyWhatIsCommitted()
{
    const StoreFolder folder;
    store(folder, samplePair(), sampleMutant("first"));
    const Database database(folder.path() / "results.sqlite", Database::Mode::ReadWrite);
    database.begin();
    rows::insert(database, sampleMutant("second"));

    QElapsedTimer timer;
    timer.start();
    const StoreReader reader(folder.path());
    QCOMPARE(reader.mutants().size(), 1u);
    QVERIFY2(timer.elapsed() < 2000, "the open transaction must not be waited for");
    database.commit();
    QCOMPARE(reader.mutants().size(), 2u); // the same reader follows
}

void tst_StoreRecords::unknownStatus()
{
    const StoreFolder folder;
    store(folder, sampleInstance());
    executeRaw(folder.file(), QStringLiteral("UPDATE instance SET status = 'dancing'"));
    const StoreReader reader(folder.path());
    const QString message = errorOf([&] { reader.instance(sampleInstance().key); });
    QVERIFY2(message.contains(QLatin1String("dancing")) && message.startsWith(folder.file()), qPrintable(message));
}

QTEST_GUILESS_MAIN(tst_StoreRecords)
#include "tst_store_records.moc"
