// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/program/ProgramText.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

Layer dense(int units, Activation activation)
{
    Layer layer = Layer::ofKind(LayerKind::Dense);
    layer.units = units;
    layer.activation = activation;
    return layer;
}

/// 0 Dense 4, 1 BatchNormalization, 2 Dense 4, 3 Dropout, 4 Dense 5, 5 Dense 5 linear.
Program squares()
{
    Program program = smallRegression();
    program.model.layers = {dense(4, Activation::Relu),   Layer::ofKind(LayerKind::BatchNormalization),
                            dense(4, Activation::Tanh),   Layer::ofKind(LayerKind::Dropout),
                            dense(5, Activation::Linear), dense(5, Activation::Linear)};
    program.model.layers[3].rate = 0.5;
    return program;
}

QString configurationsOf(const char* id, const Program& program)
{
    return listed(operatorOf(id).configurations(program, {}).configurations);
}

QString refusalOf(const char* id, const Program& program, const Configuration& configuration)
{
    return errorOf([&] { operatorOf(id).apply(program, configuration); });
}

} // namespace

/// The eight source-level operators of DeepMutation (operators.md 2.3).
class TestDeepMutationSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOperator_data();
    void everyOperator();
    void data_data();
    void data();
    void layerRemoval();
    void layerAddition();
    void activationRemoval();
    void notApplicable();
};

void TestDeepMutationSource::everyOperator_data()
{
    QTest::addColumn<QString>("id");
    for (const PreTrainingOperator* op : preTrainingOperators()) {
        if (op->info().system == "DeepMutation")
            QTest::newRow(op->info().id.c_str()) << QString::fromStdString(op->info().id);
    }
}

/// Each configuration makes another program, the same each time, and leaves the original as it is.
void TestDeepMutationSource::everyOperator()
{
    QFETCH(QString, id);
    Program original = squares();
    original.task = Task::Multiclass;
    const std::string before = programText(original);
    const PreTrainingOperator& op = operatorOf(qPrintable(id));
    QVERIFY(!op.info().byDefault);
    QVERIFY(!op.notApplicable(original));
    const ConfigurationList list = op.configurations(original, {});
    QVERIFY(!list.configurations.empty());
    std::set<std::string> texts = {before};
    for (const Configuration& configuration : list.configurations) {
        QCOMPARE(configuration.layer.has_value(), op.info().scope == OperatorScope::Layer);
        const Program mutant = op.apply(original, configuration);
        QVERIFY(texts.insert(programText(mutant)).second);
        QVERIFY(mutant == op.apply(original, configuration));
        // Data operators change the data, layer operators the layers, and neither anything else.
        Program undone = mutant;
        if (configuration.layer)
            undone.model = original.model;
        else
            undone.dataMutations = original.dataMutations;
        QVERIFY(undone == original);
    }
    QCOMPARE(programText(original), before);
}

void TestDeepMutationSource::data_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<DataMutationKind>("kind");
    QTest::newRow("DM-DR") << "DM-DR" << DataMutationKind::RepeatRows;
    QTest::newRow("DM-LE") << "DM-LE" << DataMutationKind::FalsifyLabels;
    QTest::newRow("DM-DM") << "DM-DM" << DataMutationKind::RemoveRows;
    QTest::newRow("DM-DF") << "DM-DF" << DataMutationKind::ShuffleRows;
    QTest::newRow("DM-NP") << "DM-NP" << DataMutationKind::PerturbInputs;
}

void TestDeepMutationSource::data()
{
    QFETCH(QString, id);
    QFETCH(DataMutationKind, kind);
    const Program original = imageClassifier();
    const Program mutant = operatorOf(qPrintable(id)).apply(original, {"12.5", std::nullopt});
    QCOMPARE(mutant.dataMutations.size(), std::size_t{1});
    QCOMPARE(mutant.dataMutations[0].kind, kind);
    QCOMPARE(mutant.dataMutations[0].percentage, 12.5);
    QVERIFY(refusalOf(qPrintable(id), original, {"101", std::nullopt}).contains(QStringLiteral("must be a number")));
    QVERIFY(refusalOf(qPrintable(id), original, {"0", std::nullopt})
                .contains(QStringLiteral("leaves the program as it is")));
    // Without rows there is no training.
    QCOMPARE(refusalOf(qPrintable(id), original, {"100", std::nullopt}).isEmpty(), id != QLatin1String("DM-DM"));
}

/// Dense or batch normalisation that keeps the shape, neither first nor last.
void TestDeepMutationSource::layerRemoval()
{
    const Program original = squares();
    QCOMPARE(configurationsOf("DM-LR", original), QStringLiteral("@1 @2"));
    const Program mutant = operatorOf("DM-LR").apply(original, {{}, 2});
    QCOMPARE(mutant.model.layers.size(), std::size_t{5});
    QCOMPARE(mutant.model.layers[2].kind, LayerKind::Dropout);
    for (const int layer : {0, 3, 4, 5})
        QCOMPARE(refusalOf("DM-LR", original, {{}, layer}),
                 QStringLiteral("Layer %1 (%2) is no inner dense or batch-normalisation layer that keeps the shape of "
                                "its input.")
                     .arg(layer)
                     .arg(layer == 3 ? QLatin1String("Dropout") : QLatin1String("Dense")));
}

void TestDeepMutationSource::layerAddition()
{
    const Program original = squares();
    QCOMPARE(configurationsOf("DM-LAs", original),
             QStringLiteral("relu@0 batch_normalization@0 relu@1 relu@2 batch_normalization@2 relu@3 "
                            "batch_normalization@3 relu@4 batch_normalization@4"));
    // Before or after the batch normalisation that is there makes the same program.
    QCOMPARE(reasons(operatorOf("DM-LAs").configurations(original, {})),
             QStringLiteral("Same mutant as batch_normalization, layer 0.\n"
                            "Layer 5 (Dense) is the last; nothing is added after it."));
    const Program relu = operatorOf("DM-LAs").apply(original, {"relu", 4});
    QCOMPARE(relu.model.layers.size(), std::size_t{7});
    QCOMPARE(relu.model.layers[5].kind, LayerKind::Activation);
    QCOMPARE(relu.model.layers[5].activation, Activation::Relu);
    const Program normalized = operatorOf("DM-LAs").apply(original, {"batch_normalization", 0});
    QCOMPARE(normalized.model.layers[1].kind, LayerKind::BatchNormalization);
    QCOMPARE(normalized.model.layers[2].kind, LayerKind::BatchNormalization);
    QCOMPARE(refusalOf("DM-LAs", original, {"relu", 5}),
             QStringLiteral("Layer 5 (Dense) is the last; nothing is added after it."));
    QCOMPARE(refusalOf("DM-LAs", original, {"tanh", 0}),
             QStringLiteral("DM-LAs: added layer 'tanh' is unknown; use one of: relu, batch_normalization."));
}

void TestDeepMutationSource::activationRemoval()
{
    const Program original = squares();
    QCOMPARE(configurationsOf("DM-AFRs", original), QStringLiteral("@0 @2"));
    const Program mutant = operatorOf("DM-AFRs").apply(original, {{}, 2});
    QCOMPARE(mutant.model.layers[2].activation, Activation::Linear);
    QCOMPARE(mutant.model.layers[0].activation, Activation::Relu);
    QCOMPARE(refusalOf("DM-AFRs", original, {{}, 4}),
             QStringLiteral("Layer 4 (Dense) is the last or has no activation function to remove."));
    QVERIFY(!refusalOf("DM-AFRs", imageClassifier(), {{}, 8}).isEmpty()); // softmax, but the last
}

void TestDeepMutationSource::notApplicable()
{
    Program single = smallRegression();
    single.model.layers = {dense(1, Activation::Relu)};
    for (const char* id : {"DM-LR", "DM-LAs", "DM-AFRs"})
        QCOMPARE(QString::fromStdString(*operatorOf(id).notApplicable(single)),
                 QString::fromLatin1(id) + QStringLiteral(" applies to no layer of this model."));
    const QString noLabels = QStringLiteral("A regression has no labels that could be wrong.");
    QCOMPARE(QString::fromStdString(*operatorOf("DM-LE").notApplicable(single)), noLabels);
    QCOMPARE(refusalOf("DM-LE", single, {"10", std::nullopt}), noLabels);
    for (const char* id : {"DM-DR", "DM-DM", "DM-DF", "DM-NP"})
        QVERIFY(!operatorOf(id).notApplicable(single));
}

QTEST_APPLESS_MAIN(TestDeepMutationSource)
#include "tst_deepmutation_source.moc"
