// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/program/PairFile.h"
#include "core/program/TomlText.h"
#include "tests/core/program/RandomValues.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace semblance;

namespace {

void compareHeads(const BugFixPair& a, const BugFixPair& b)
{
    QCOMPARE(a.id, b.id);
    QCOMPARE(a.title, b.title);
    QCOMPARE(a.benchmark, b.benchmark);
    QCOMPARE(a.origin, b.origin);
    QCOMPARE(a.direction, b.direction);
    QCOMPARE(a.fault, b.fault);
    QCOMPARE(a.tags, b.tags);
    QCOMPARE(a.notes, b.notes);
}

} // namespace

class tst_pair_round_trip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomPairs();
    void everyKeyOccurs();
    void samples_data();
    void samples();
    void equalSpellings();
    void unwritable_data();
    void unwritable();
};

void tst_pair_round_trip::randomPairs()
{
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const BugFixPair pair = testing::RandomValues(seed).pair();
        try {
            const std::string text = writePair(pair);
            const BugFixPair read = parsePair(text, "random.toml");
            compareHeads(read, pair);
            QVERIFY2(read.fixed == pair.fixed, text.c_str());
            QVERIFY2(read.faulty == pair.faulty, text.c_str());
            QCOMPARE(writePair(read), text);
        } catch (const Error& error) {
            QFAIL(qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(QString::fromUtf8(error.what()))));
        }
    }
}

/// The random pairs are worth something only if they reach the whole format.
void tst_pair_round_trip::everyKeyOccurs()
{
    std::string all;
    for (std::uint64_t seed = 0; seed < 500; ++seed)
        all += writePair(testing::RandomValues(seed).pair());
    std::set<std::string> missing;
    const auto look = [&](const char* key, auto, const Rule& = {}) {
        if (all.find(std::string(key) + " = ") == std::string::npos)
            missing.insert(key);
    };
    const auto lookInKinds = [&]<typename T>(const T*) {
        for (const auto& entry : Names<typename Schema<T>::Kind>::table())
            Schema<T>::describe(entry.first, look);
    };
    lookInKinds(static_cast<Layer*>(nullptr));
    lookInKinds(static_cast<Initializer*>(nullptr));
    lookInKinds(static_cast<Optimizer*>(nullptr));
    lookInKinds(static_cast<DataRecipe*>(nullptr));
    lookInKinds(static_cast<PreprocessingStep*>(nullptr));
    Schema<Program>::describe(Plain{}, look);
    Schema<BugFixPair>::describe(Plain{}, look);
    missing.erase("shape"); // reshape steps are taken out of random pairs; the reading tests have them
    QVERIFY2(missing.empty(), missing.empty() ? "" : missing.begin()->c_str());
}

void tst_pair_round_trip::samples_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(testing::sourceFolder() + QStringLiteral("/resources/samples/first-steps/pairs"));
    const QStringList names = folder.entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name);
    QCOMPARE(names.size(), 3);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void tst_pair_round_trip::samples()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const BugFixPair pair = parsePair(text, path.toStdString());
    QCOMPARE(QString::fromStdString(writePair(pair)), QString::fromStdString(text));
    QCOMPARE(QFileInfo(path).completeBaseName().toStdString(), pair.id);
    QVERIFY(pair.fixed != pair.faulty);
}

void tst_pair_round_trip::equalSpellings()
{
    // Members that a kind does not use, and defaults said twice, are no difference.
    Program a;
    a.model.layers = {Layer::ofKind(LayerKind::Conv2D), Layer::ofKind(LayerKind::MaxPooling2D)};
    Program b = a;
    b.model.layers[0].strides = {1, 1};
    b.model.layers[0].rate = 0.5;
    b.model.layers[1].strides = {2, 2};
    b.recipe.optimizer.rho = 0.1;
    b.data.trainInputs = "unused";
    QVERIFY(a == b);
    b.model.layers[1].strides = {1, 1};
    QVERIFY(a != b);
}

void tst_pair_round_trip::unwritable_data()
{
    QTest::addColumn<std::function<void(BugFixPair&)>>("change");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* message, std::function<void(BugFixPair&)> change) {
        QTest::newRow(name) << std::move(change) << QString::fromUtf8(message);
    };
    const auto both = [](BugFixPair& pair, auto change) {
        change(pair.fixed);
        change(pair.faulty);
    };
    row("data mutation", "data_mutations: a pair cannot hold mutated data; save the unmutated program",
        [](BugFixPair& pair) { pair.faulty.dataMutations.push_back({}); });
    row("task differs", "task: differs between the fixed and the faulty program",
        [](BugFixPair& pair) { pair.faulty.task = Task::Regression; });
    row("data differ", "data: differs between the fixed and the faulty program",
        [](BugFixPair& pair) { pair.faulty.data.name = "wine"; });
    row("no layers", "fixed.layers: must not be empty",
        [=](BugFixPair& pair) { both(pair, [](Program& p) { p.model.layers.clear(); }); });
    row("no units", "fixed.layers[0].units: is 0, must be at least 1 and at most 1000000",
        [=](BugFixPair& pair) { both(pair, [](Program& p) { p.model.layers[0].units = 0; }); });
    row("not a number", "faulty.optimizer.learning_rate: is nan, must be finite",
        [](BugFixPair& pair) { pair.faulty.recipe.optimizer.learningRate = std::nan(""); });
    row("no direction", "direction: \"\" is not known; allowed: as_published, swapped",
        [](BugFixPair& pair) { pair.direction.clear(); });
    row("seed beyond TOML's integers", "", [=](BugFixPair& pair) {
        both(pair, [](Program& p) {
            p.data.source = SourceKind::Synthetic;
            p.data.seed = ~std::uint64_t{0};
        });
    });
    row("not UTF-8", "", [](BugFixPair& pair) { pair.title = "\xff"; });
}

void tst_pair_round_trip::unwritable()
{
    QFETCH(std::function<void(BugFixPair&)>, change);
    QFETCH(QString, message);
    BugFixPair pair = parsePair("id = \"a1\"\ndirection = \"swapped\"\ntask = \"binary\"\n"
                                "[data]\nsource = \"built_in\"\n"
                                "name = \"iris\"\n[fixed]\nlayers = [{ kind = \"Dense\", units = 1 }]\nloss = \"mse\"\n"
                                "optimizer = \"sgd\"\n[faulty]\nepochs = 2\n",
                                "a1.toml");
    writePair(pair);
    change(pair);
    try {
        writePair(pair);
        QFAIL("no error");
    } catch (const Error& error) {
        if (message.isEmpty())
            QVERIFY2(QByteArray(error.what()).startsWith("not valid TOML: "), error.what());
        else
            QCOMPARE(QString::fromUtf8(error.what()), message);
    }
}

QTEST_APPLESS_MAIN(tst_pair_round_trip)
#include "tst_pair_round_trip.moc"
