// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramText.h"

#include <QCryptographicHash>
#include <QTest>

#include <cmath>

using namespace semblance;

namespace {

Program smallProgram()
{
    Program program;
    program.data.source = SourceKind::BuiltIn;
    program.data.name = "iris";
    Layer layer = Layer::ofKind(LayerKind::Dense);
    layer.units = 3;
    layer.activation = Activation::Softmax;
    program.model.layers = {layer};
    program.recipe.loss = Loss::CategoricalCrossentropy;
    return program;
}

const std::string smallText = "task = \"multiclass\"\n"
                              "layers = [\n"
                              "    { kind = \"Dense\", units = 3, activation = \"softmax\" },\n"
                              "]\n"
                              "loss = \"categorical_crossentropy\"\n"
                              "optimizer = \"adam\"\n"
                              "\n"
                              "[data]\n"
                              "source = \"built_in\"\n"
                              "name = \"iris\"\n";

} // namespace

class tst_program_text : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void text();
    void dataMutations();
    void hash();
    void changesOfTheProgramChangeTheHash();
    void seeds();
    void datasets_data();
    void datasets();
};

void tst_program_text::text() { QCOMPARE(programText(smallProgram()), smallText); }

void tst_program_text::dataMutations()
{
    Program program = smallProgram();
    program.dataMutations = {{DataMutationKind::ChangeLabels, 12.5}, {DataMutationKind::AddNoise, 100}};
    const std::string text = programText(program);
    QVERIFY2(text.find("data_mutations = [\n    { change = \"change_labels\", percentage = 12.5 },\n"
                       "    { change = \"add_noise\", percentage = 100 },\n]\n") != std::string::npos,
             text.c_str());
    QVERIFY(program != smallProgram());
}

void tst_program_text::hash()
{
    const auto sha256 = [](const std::string& text) {
        return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex();
    };
    QCOMPARE(QByteArray::fromStdString(contentHash(smallProgram(), "")), sha256(smallText));
    QCOMPARE(QByteArray::fromStdString(contentHash(smallProgram(), "digest")), sha256(smallText + "digest"));
    QCOMPARE(contentHash(smallProgram(), "").size(), std::size_t{64});
}

void tst_program_text::changesOfTheProgramChangeTheHash()
{
    const std::string original = contentHash(smallProgram(), "");
    Program program = smallProgram();
    program.recipe.optimizer.learningRate = std::nextafter(0.001, 1.0);
    QVERIFY(contentHash(program, "") != original);
    program = smallProgram();
    program.recipe.earlyStopping.emplace();
    QVERIFY(contentHash(program, "") != original);
    program = smallProgram();
    program.data.split.kind = SplitKind::Same;
    QVERIFY(contentHash(program, "") != original);
    program = smallProgram();
    program.recipe.optimizer.nesterov = true; // not used by Adam
    QCOMPARE(contentHash(program, ""), original);
}

void tst_program_text::seeds()
{
    // Expected values from Python's hashlib: int.from_bytes(sha256(b"17, abc, 3").digest()[:8], "big").
    QCOMPARE(instanceSeed(17, "abc", 3), std::uint64_t{15605516150915531556u});
    QCOMPARE(mutationSeed(17, "abc", 3, "GF", "0.01", 2, 5), std::uint64_t{3196612118856322108u});
    QVERIFY(instanceSeed(17, "abc", 4) != instanceSeed(17, "abc", 3));
    QVERIFY(instanceSeed(18, "abc", 3) != instanceSeed(17, "abc", 3));
    QVERIFY(mutationSeed(17, "abc", 3, "GF", "0.01", 2, 6) != mutationSeed(17, "abc", 3, "GF", "0.01", 2, 5));
    QVERIFY(mutationSeed(17, "abc", 3, "GF", "0.01", 3, 5) != mutationSeed(17, "abc", 3, "GF", "0.01", 2, 5));
}

void tst_program_text::datasets_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("dataset");
    QTest::newRow("digits") << "deeplocalize024" << "deeplocalize";
    QTest::newRow("digits inside") << "defect4ml038" << "defect4ml";
    QTest::newRow("no digits") << "cleanml-titanic-missing_values" << "cleanml-titanic-missing_values";
    QTest::newRow("only digits") << "024" << "024";
    QTest::newRow("empty") << "" << "";
}

void tst_program_text::datasets()
{
    QFETCH(QString, id);
    BugFixPair pair;
    pair.id = id.toStdString();
    QTEST(QString::fromStdString(pair.dataset()), "dataset");
}

QTEST_APPLESS_MAIN(tst_program_text)
#include "tst_program_text.moc"
