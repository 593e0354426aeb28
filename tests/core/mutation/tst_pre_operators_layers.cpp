// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramText.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

ConfigurationList tried(const char* id, const Program& program, std::vector<std::string> values,
                        std::vector<int> layers = {})
{
    OperatorSettings settings;
    settings.values = std::move(values);
    settings.layers = std::move(layers);
    return operatorOf(id).configurations(program, settings);
}

Layer mutatedLayer(const char* id, const Program& program, const std::string& value, int layer)
{
    return operatorOf(id).apply(program, {value, layer}).model.layers[static_cast<std::size_t>(layer)];
}

QString refusalOf(const char* id, const std::string& value, int layer)
{
    return errorOf([&] { operatorOf(id).apply(regularizedClassifier(), {value, layer}); });
}

} // namespace

/// Operators on layers: which layers they change, and to what.
class TestPreOperatorsLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outputLayerIsIncluded();
    void noLayerApplies();
    void refusals_data();
    void refusals();
    void activationsOfAllKinds();
    void regularizersByName();
    void sameKindOfRegularizer();
    void initializersOfOneLayer();
    void equalInitializers_data();
    void equalInitializers();
    void ownParametersAreLost();
    void identityNeedsTwoAxes();
    void recurrentKernels();
    void dropoutBounds();
    void bias();
};

/// The reference never mutates the last layer unless told to, and cannot be told layer 0 (operators.md 1.3).
void TestPreOperatorsLayers::outputLayerIsIncluded()
{
    const ConfigurationList list = operatorOf("ACH").configurations(smallRegression(), {});
    QCOMPARE(list.configurations.size(), std::size_t{20}); // 2 layers x 11 functions, less the layers' own
    QCOMPARE(*list.configurations.front().layer, 0);
    QCOMPARE(*list.configurations.back().layer, 1);
    QCOMPARE(listed({list.configurations.begin(), list.configurations.begin() + 10}),
             QStringLiteral("elu@0 softmax@0 selu@0 softplus@0 softsign@0 tanh@0 sigmoid@0 hard_sigmoid@0 "
                            "exponential@0 linear@0"));
    QCOMPARE(listed(tried("WRB", smallRegression(), {}, {0}).configurations), QStringLiteral("@0"));

    Program oneLayer = smallRegression();
    oneLayer.model.layers.erase(oneLayer.model.layers.begin());
    QCOMPARE(listed(operatorOf("WRB").configurations(oneLayer, {}).configurations), QStringLiteral("@0"));
    QCOMPARE(operatorOf("AAL").configurations(oneLayer, {}).configurations.size(), std::size_t{10});
}

void TestPreOperatorsLayers::noLayerApplies()
{
    Program program = imageClassifier();
    program.model.layers = {program.model.layers[3]}; // Flatten
    for (const char* id : {"ACH", "ARM", "AAL", "RAW", "RCW", "RRW", "RCD", "WCI", "WAB", "WRB"}) {
        QCOMPARE(QString::fromStdString(operatorOf(id).notApplicable(program).value_or("")),
                 QStringLiteral("%1 applies to no layer of this model.").arg(QLatin1String(id)));
        const ConfigurationList list = operatorOf(id).configurations(program, {});
        QVERIFY(list.configurations.empty());
        QCOMPARE(list.skipped.size(), std::size_t{1});
    }
}

void TestPreOperatorsLayers::refusals_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("layer");
    QTest::addColumn<QString>("reason");
    QTest::newRow("ARM") << "" << 5 << "Layer 5 (Dense) has no activation function to remove.";
    QTest::newRow("AAL") << "relu" << 4 << "Layer 4 (Dense) is not linear, so no activation function can be added.";
    QTest::newRow("RAW") << "l1" << 4 << "Layer 4 (Dense) has a weight regulariser already or cannot have one.";
    QTest::newRow("RCW") << "l1" << 5 << "Layer 5 (Dense) has no weight regulariser.";
    QTest::newRow("RRW") << "" << 2 << "Layer 2 (Dropout) has no weight regulariser.";
    QTest::newRow("RCD") << "0.5" << 0 << "Layer 0 (Conv2D) is no dropout layer.";
    QTest::newRow("WCI") << "zeros" << 7 << "Layer 7 (LeakyReLU) has no kernel.";
    QTest::newRow("WAB") << "" << 0 << "Layer 0 (Conv2D) has a bias already or cannot have one.";
}

void TestPreOperatorsLayers::refusals()
{
    QFETCH(QString, value);
    QFETCH(int, layer);
    QFETCH(QString, reason);
    QCOMPARE(refusalOf(QTest::currentDataTag(), value.toStdString(), layer), reason);
    const ConfigurationList list =
        tried(QTest::currentDataTag(), regularizedClassifier(),
              value.isEmpty() ? std::vector<std::string>{} : std::vector{value.toStdString()}, {layer});
    QVERIFY(list.configurations.empty());
    QCOMPARE(reasons(list), reason);
}

/// Standalone activation layers and recurrent layers count; for AAL a linear layer's own "linear" is no mutant.
void TestPreOperatorsLayers::activationsOfAllKinds()
{
    QCOMPARE(mutatedLayer("ARM", imageClassifier(), "", 6).activation, Activation::Linear);
    QCOMPARE(mutatedLayer("ARM", sequenceClassifier(), "", 1).activation, Activation::Linear);
    QCOMPARE(mutatedLayer("ARM", sequenceClassifier(), "", 1).recurrentActivation, Activation::Sigmoid);
    QCOMPARE(mutatedLayer("AAL", smallRegression(), "relu", 1).activation, Activation::Relu);
    QCOMPARE(reasons(tried("AAL", smallRegression(), {"linear"}, {1})),
             QStringLiteral("AAL with linear leaves layer 1 (Dense) as it is."));
}

void TestPreOperatorsLayers::regularizersByName()
{
    const auto factors = [](const char* id, const char* value, int layer) {
        const Regularizer penalty = mutatedLayer(id, regularizedClassifier(), value, layer).kernelRegularizer;
        return std::pair(penalty.l1, penalty.l2);
    };
    QCOMPARE(factors("RAW", "l1", 5), std::pair(0.01, 0.0));
    QCOMPARE(factors("RAW", "l2", 5), std::pair(0.0, 0.01));
    QCOMPARE(factors("RAW", "l1_l2", 8), std::pair(0.01, 0.01));
    QCOMPARE(factors("RCW", "l1", 4), std::pair(0.01, 0.0));
    QCOMPARE(factors("RRW", "", 4), std::pair(0.0, 0.0));
    QCOMPARE(refusalOf("RAW", "l3", 5), QStringLiteral("RAW: regularizer 'l3' is unknown; use one of: l1, l2, l1_l2."));
}

/// Layer 4 has l2 with a factor of its own: that is l2 all the same.
void TestPreOperatorsLayers::sameKindOfRegularizer()
{
    QCOMPARE(reasons(tried("RCW", regularizedClassifier(), {"l2"}, {4})),
             QStringLiteral("RCW with l2 leaves layer 4 (Dense) as it is."));
    Program program = regularizedClassifier();
    program.model.layers[4].kernelRegularizer = {0.5, 0.0};
    QCOMPARE(listed(tried("RCW", program, {}, {4}).configurations), QStringLiteral("l2@4 l1_l2@4"));
    program.model.layers[4].kernelRegularizer = {0.5, 0.25};
    QCOMPARE(listed(tried("RCW", program, {}, {4}).configurations), QStringLiteral("l1@4 l2@4"));
}

void TestPreOperatorsLayers::initializersOfOneLayer()
{
    const ConfigurationList list = tried("WCI", imageClassifier(), {}, {4}); // glorot_uniform
    QCOMPARE(listed(list.configurations),
             QStringLiteral("zeros@4 ones@4 random_normal@4 random_uniform@4 truncated_normal@4 orthogonal@4 "
                            "lecun_uniform@4 glorot_normal@4 he_normal@4 lecun_normal@4 he_uniform@4 identity@4"));
    QCOMPARE(reasons(list), QStringLiteral("Same mutant as zeros, layer 4.\n"
                                           "WCI with glorot_uniform leaves layer 4 (Dense) as it is.\n"
                                           "Same mutant as lecun_normal, layer 4."));
}

void TestPreOperatorsLayers::equalInitializers_data()
{
    QTest::addColumn<int>("own");
    QTest::addColumn<double>("constant");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* tag, InitializerKind own, double constant, const char* value) {
        QTest::newRow(tag) << static_cast<int>(own) << constant << QString::fromLatin1(value);
    };
    row("zeros, constant", InitializerKind::Zeros, 0.0, "constant");
    row("constant 0, constant", InitializerKind::Constant, 0.0, "constant");
    row("constant 0, zeros", InitializerKind::Constant, 0.0, "zeros");
    row("constant 1, ones", InitializerKind::Constant, 1.0, "ones");
    row("lecun, scaling", InitializerKind::LecunNormal, 0.0, "variance_scaling");
    row("scaling, lecun", InitializerKind::VarianceScaling, 0.0, "lecun_normal");
    row("scaling, scaling", InitializerKind::VarianceScaling, 0.0, "variance_scaling");
}

/// Two spellings of the same initial weights are no mutant of each other.
void TestPreOperatorsLayers::equalInitializers()
{
    QFETCH(int, own);
    QFETCH(double, constant);
    QFETCH(QString, value);
    Program program = imageClassifier();
    program.model.layers[4].kernelInitializer = {static_cast<InitializerKind>(own)};
    program.model.layers[4].kernelInitializer.value = constant;
    QCOMPARE(errorOf([&] {
                 operatorOf("WCI").apply(program, {value.toStdString(), 4});
             }),
             QStringLiteral("WCI with %1 leaves layer 4 (Dense) as it is.").arg(value));
}

void TestPreOperatorsLayers::ownParametersAreLost()
{
    Program program = imageClassifier();
    program.model.layers[4].kernelInitializer = {InitializerKind::RandomNormal};
    program.model.layers[4].kernelInitializer.standardDeviation = 1.0;
    QCOMPARE(mutatedLayer("WCI", program, "random_normal", 4).kernelInitializer.standardDeviation, 0.05);
    program.model.layers[4].kernelInitializer = {InitializerKind::Constant};
    program.model.layers[4].kernelInitializer.value = 0.3;
    QCOMPARE(mutatedLayer("WCI", program, "constant", 4).kernelInitializer.kind, InitializerKind::Zeros);
    QCOMPARE(mutatedLayer("WCI", program, "zeros", 4).biasInitializer.kind, InitializerKind::Zeros);
}

void TestPreOperatorsLayers::identityNeedsTwoAxes()
{
    const QString reason =
        QStringLiteral("The initialiser identity needs a kernel of two axes; that of layer 0 (Conv2D) has more.");
    const ConfigurationList list = tried("WCI", imageClassifier(), {"ones", "identity"}, {0, 8});
    QCOMPARE(listed(list.configurations), QStringLiteral("ones@0 ones@8 identity@8"));
    QCOMPARE(reasons(list), reason);
    QCOMPARE(list.skipped.front().configuration.parameter, std::string("identity"));
    QCOMPARE(refusalOf("WCI", "identity", 0), reason);
}

/// The kernel only: recurrent weights and embeddings keep their initialisers.
void TestPreOperatorsLayers::recurrentKernels()
{
    const Layer lstm = mutatedLayer("WCI", sequenceClassifier(), "ones", 1);
    QCOMPARE(lstm.kernelInitializer.kind, InitializerKind::Ones);
    QCOMPARE(lstm.recurrentInitializer.kind, InitializerKind::Orthogonal);
    QCOMPARE(reasons(tried("WCI", sequenceClassifier(), {"ones"}, {0})),
             QStringLiteral("Layer 0 (Embedding) has no kernel."));
}

void TestPreOperatorsLayers::dropoutBounds()
{
    QCOMPARE(mutatedLayer("RCD", imageClassifier(), "0", 2).rate, 0.0);
    QCOMPARE(mutatedLayer("RCD", imageClassifier(), "1.0", 2).rate, 1.0);
    QCOMPARE(refusalOf("RCD", "1.01", 2), QStringLiteral("RCD: rate '1.01' must be a number from 0 to 1."));
    QCOMPARE(reasons(tried("RCD", imageClassifier(), {"0.250"}, {2})),
             QStringLiteral("RCD with 0.25 leaves layer 2 (Dropout) as it is."));
}

void TestPreOperatorsLayers::bias()
{
    QVERIFY(mutatedLayer("WAB", imageClassifier(), "", 5).useBias);
    QVERIFY(!mutatedLayer("WRB", imageClassifier(), "", 8).useBias);
    // One undoes the other.
    const Program without = operatorOf("WRB").apply(imageClassifier(), {{}, 4});
    QVERIFY(operatorOf("WAB").apply(without, {{}, 4}) == imageClassifier());
}

QTEST_APPLESS_MAIN(TestPreOperatorsLayers)
#include "tst_pre_operators_layers.moc"
