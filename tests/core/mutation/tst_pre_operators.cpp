// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/program/Names.h"
#include "core/program/ProgramText.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

/// The mutant with the one thing that its operator names put back to the original's.
Program undone(const std::string& id, Program mutant, const Program& original, const Configuration& configuration)
{
    if (id == "TCL" || id == "TAN")
        mutant.dataMutations = original.dataMutations;
    if (id == "HLR")
        mutant.recipe.optimizer.learningRate = original.recipe.optimizer.learningRate;
    if (id == "HNE")
        mutant.recipe.epochs = original.recipe.epochs;
    if (id == "LCH")
        mutant.recipe.loss = original.recipe.loss;
    if (id == "OCH")
        mutant.recipe.optimizer = original.recipe.optimizer;
    if (configuration.layer) {
        const auto layer = static_cast<std::size_t>(*configuration.layer);
        if (id == "ACH")
            mutant.model.layers[layer].activation = original.model.layers[layer].activation;
        if (id == "WRB")
            mutant.model.layers[layer].useBias = original.model.layers[layer].useBias;
    }
    return mutant;
}

/// The value that the operator has set, as text.
std::string valueIn(const std::string& id, const Program& mutant, const Configuration& configuration)
{
    if (id == "TCL" || id == "TAN")
        return QString::number(mutant.dataMutations.back().percentage).toStdString();
    if (id == "HLR")
        return QString::number(mutant.recipe.optimizer.learningRate).toStdString();
    if (id == "HNE")
        return std::to_string(mutant.recipe.epochs);
    if (id == "LCH")
        return nameOf(mutant.recipe.loss);
    if (id == "OCH")
        return nameOf(mutant.recipe.optimizer.kind);
    const Layer& layer = mutant.model.layers[static_cast<std::size_t>(*configuration.layer)];
    return id == "ACH" ? nameOf(layer.activation) : std::string(layer.useBias ? "bias" : "");
}

} // namespace

class TestPreOperators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOperator_data();
    void everyOperator();
    void defaults_data();
    void defaults();
    void dataMutations();
    void optimizerTakesDefaults();
    void learningRateStages();
    void outputLayerIsIncluded();
    void notApplicable();
};

void TestPreOperators::everyOperator_data()
{
    QTest::addColumn<int>("program");
    QTest::addColumn<QString>("id");
    for (int program = 0; program < 3; ++program) {
        for (const PreTrainingOperator* op : preTrainingOperators())
            QTest::addRow("%s %d", op->info().id.c_str(), program) << program << QString::fromStdString(op->info().id);
    }
}

/// What holds for every operator on every program: each configuration makes a program that differs from the original
/// in what the operator names and in nothing else, and no two make the same.
void TestPreOperators::everyOperator()
{
    QFETCH(int, program);
    QFETCH(QString, id);
    const std::vector<Program> programs = {imageClassifier(), smallRegression(), sequenceClassifier()};
    const Program& original = programs[static_cast<std::size_t>(program)];
    const std::string before = programText(original);
    const PreTrainingOperator& op = operatorOf(qPrintable(id));
    QVERIFY(!op.notApplicable(original));

    std::set<std::string> texts;
    const ConfigurationList list = op.configurations(original, {});
    QVERIFY(!list.configurations.empty() || (id == QLatin1String("HNE") && original.recipe.epochs == 1));
    for (const Configuration& configuration : list.configurations) {
        QCOMPARE(configuration.layer.has_value(), op.info().scope == OperatorScope::Layer);
        const Program mutant = op.apply(original, configuration);
        QVERIFY(mutant != original);
        QVERIFY(texts.insert(programText(mutant)).second);
        QVERIFY(mutant == op.apply(original, configuration));
        QVERIFY(undone(op.info().id, mutant, original, configuration) == original);
        QCOMPARE(valueIn(op.info().id, mutant, configuration), configuration.parameter);
    }
    for (const SkippedConfiguration& skipped : list.skipped)
        QVERIFY(!skipped.reason.empty());
    QCOMPARE(programText(original), before);
}

void TestPreOperators::defaults_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("expected");

    QTest::newRow("TCL") << "TCL"
                         << "100 50 25 12.5";
    QTest::newRow("TAN") << "TAN"
                         << "100 50 25 12.5";
    QTest::newRow("HLR") << "HLR"
                         << "0.005 0.002 0.001";
    QTest::newRow("HNE") << "HNE"
                         << "6 3 1";
    QTest::newRow("WRB") << "WRB"
                         << "@0 @4 @8";
    QTest::newRow("LCH") << "LCH"
                         << "mean_squared_error mean_absolute_error mean_absolute_percentage_error "
                            "mean_squared_logarithmic_error squared_hinge hinge categorical_hinge logcosh huber "
                            "binary_crossentropy kullback_leibler_divergence poisson";
    QTest::newRow("OCH") << "OCH"
                         << "sgd rmsprop adagrad adadelta adamax nadam";
}

void TestPreOperators::defaults()
{
    QFETCH(QString, id);
    QFETCH(QString, expected);
    const Program program = imageClassifier();
    QCOMPARE(listed(operatorOf(qPrintable(id)).configurations(program, {}).configurations), expected);
}

void TestPreOperators::dataMutations()
{
    Program program = imageClassifier();
    const Program labels = operatorOf("TCL").apply(program, {"12.5", std::nullopt});
    QCOMPARE(labels.dataMutations.size(), std::size_t{1});
    QCOMPARE(labels.dataMutations[0].kind, DataMutationKind::ChangeLabels);
    QCOMPARE(labels.dataMutations[0].percentage, 12.5);

    // A second operator adds to the first, so that mutants of higher order are possible.
    const Program both = operatorOf("TAN").apply(labels, {"100", std::nullopt});
    QCOMPARE(both.dataMutations.size(), std::size_t{2});
    QCOMPARE(both.dataMutations[0].kind, DataMutationKind::ChangeLabels);
    QCOMPARE(both.dataMutations[1].kind, DataMutationKind::AddNoise);
    QCOMPARE(both.dataMutations[1].percentage, 100.0);
}

void TestPreOperators::optimizerTakesDefaults()
{
    Program program = smallRegression(); // sgd with momentum
    program.recipe.optimizer.learningRate = 0.5;
    program.recipe.optimizer.clipNorm = 1.0;
    const Program mutant = operatorOf("OCH").apply(program, {"adadelta", std::nullopt});
    const Optimizer& optimizer = mutant.recipe.optimizer;
    QCOMPARE(optimizer.kind, OptimizerKind::Adadelta);
    QCOMPARE(optimizer.learningRate, 0.001);
    QCOMPARE(optimizer.rho, 0.95);
    QCOMPARE(optimizer.momentum, 0.0);
    QCOMPARE(optimizer.clipNorm, 0.0);
}

void TestPreOperators::learningRateStages()
{
    Program program = imageClassifier();
    program.recipe.learningRateStages = {{4, 0.001}};
    QVERIFY(!operatorOf("HLR").notApplicable(program));
    const Program mutant = operatorOf("HLR").apply(program, {"0.005", std::nullopt});
    QCOMPARE(mutant.recipe.learningRateStages.size(), std::size_t{1});
    QCOMPARE(mutant.recipe.learningRateStages[0].learningRate, 0.001);

    program.recipe.learningRateStages = {{0, 0.001}};
    const std::optional<std::string> reason = operatorOf("HLR").notApplicable(program);
    QVERIFY(reason);
    const ConfigurationList list = operatorOf("HLR").configurations(program, {});
    QVERIFY(list.configurations.empty());
    QCOMPARE(reasons(list), QString::fromStdString(*reason));
    QCOMPARE(errorOf([&] { operatorOf("HLR").apply(program, {"0.005", std::nullopt}); }), reasons(list));
}

/// The reference never mutates the last layer unless told to (operators.md 1.3).
void TestPreOperators::outputLayerIsIncluded()
{
    const ConfigurationList list = operatorOf("ACH").configurations(smallRegression(), {});
    QCOMPARE(list.configurations.size(), std::size_t{20}); // 2 layers x 11 functions, less the layers' own
    QCOMPARE(*list.configurations.front().layer, 0);
    QCOMPARE(*list.configurations.back().layer, 1);
    QCOMPARE(listed({list.configurations.begin(), list.configurations.begin() + 10}),
             QStringLiteral("elu@0 softmax@0 selu@0 softplus@0 softsign@0 tanh@0 sigmoid@0 hard_sigmoid@0 "
                            "exponential@0 linear@0"));
}

void TestPreOperators::notApplicable()
{
    Program program = imageClassifier();
    program.model.layers = {program.model.layers[3], program.model.layers[5]}; // Flatten, Dense without bias
    QCOMPARE(*operatorOf("WRB").notApplicable(program), std::string("WRB applies to no layer of this model."));
    QVERIFY(!operatorOf("ACH").notApplicable(program));
    program.model.layers.pop_back();
    QVERIFY(operatorOf("ACH").notApplicable(program));
    QVERIFY(operatorOf("ACH").configurations(program, {}).configurations.empty());

    const ConfigurationList oneEpoch = operatorOf("HNE").configurations(smallRegression(), {});
    QVERIFY(oneEpoch.configurations.empty());
    QCOMPARE(reasons(oneEpoch), QStringLiteral("HNE with 1 leaves the program as it is."));
}

QTEST_APPLESS_MAIN(TestPreOperators)
#include "tst_pre_operators.moc"
