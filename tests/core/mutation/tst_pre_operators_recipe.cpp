// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"
#include "core/program/ProgramText.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

QString defaultsOf(const char* id, const Program& program)
{
    return listed(operatorOf(id).configurations(program, {}).configurations);
}

Program applied(const char* id, const Program& program, const std::string& value = {})
{
    return operatorOf(id).apply(program, {value, std::nullopt});
}

} // namespace

/// Operators on training data, hyper-parameters, optimiser and validation: what is peculiar to each.
class TestPreOperatorsRecipe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dataMutationsAddUp();
    void dataMutationsReachTheRows();
    void batchSizes_data();
    void batchSizes();
    void wholeBatch();
    void learningRateStages();
    void learningRateRanges_data();
    void learningRateRanges();
    void oneEpoch();
    void patience();
    void optimizerTakesDefaults();
    void gradientClips();
    void validation();
};

/// A second operator adds to the first, so that mutants of higher order are possible.
void TestPreOperatorsRecipe::dataMutationsAddUp()
{
    Program program = imageClassifier();
    const std::vector<std::pair<const char*, DataMutationKind>> operators = {
        {"TCL", DataMutationKind::ChangeLabels},     {"TRD", DataMutationKind::DeleteRows},
        {"TUD", DataMutationKind::UnbalanceClasses}, {"TAN", DataMutationKind::AddNoise},
        {"TCO", DataMutationKind::OverlapClasses},
    };
    for (std::size_t i = 0; i < operators.size(); ++i) {
        program = applied(operators[i].first, program, "12.5");
        QCOMPARE(program.dataMutations.size(), i + 1);
        QCOMPARE(program.dataMutations[i].kind, operators[i].second);
        QCOMPARE(program.dataMutations[i].percentage, 12.5);
    }
}

/// At the bounds: 0 % is no mutant, the largest percentage does what it says to rows of 8, 2 and 2.
void TestPreOperatorsRecipe::dataMutationsReachTheRows()
{
    const Samples rows{Tensor::zeros({12, 3}), {{12}, {0, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 0}}};
    const std::vector<std::tuple<const char*, const char*, std::size_t>> cases = {
        {"TCL", "100", 12}, {"TRD", "99", 3}, {"TUD", "100", 8}, {"TAN", "100", 12}, {"TCO", "100", 20}};
    for (const auto& [id, largest, expected] : cases) {
        const Program mutant = applied(id, imageClassifier(), largest);
        const Samples changed = mutateTrainingData(rows, mutant, 1);
        QCOMPARE(changed.inputs.rows(), expected);
        QCOMPARE(changed.targets.rows(), expected);
        QCOMPARE(errorOf([id = id] { applied(id, imageClassifier(), "0"); }),
                 QStringLiteral("%1 with 0 leaves the program as it is.").arg(QLatin1String(id)));
    }
}

void TestPreOperatorsRecipe::batchSizes_data()
{
    QTest::addColumn<int>("original");
    QTest::addColumn<QString>("expected");
    // The values of the study for bugs of these batch sizes.
    for (const auto& [original, expected] : std::vector<std::pair<int, const char*>>{{200, "50 100 400 800"},
                                                                                     {32, "8 16 64 128"},
                                                                                     {64, "16 32 128 256"},
                                                                                     {128, "32 64 256 512"},
                                                                                     {50, "13 25 100 200"},
                                                                                     {30, "8 15 60 120"},
                                                                                     {10, "3 5 20 40"},
                                                                                     {5, "1 3 10 20"},
                                                                                     {4, "1 2 8 16"},
                                                                                     {1, "2 4"},
                                                                                     {2, "1 4 8"},
                                                                                     {1000000, "250000 500000"}})
        QTest::addRow("%d", original) << original << QString::fromLatin1(expected);
}

void TestPreOperatorsRecipe::batchSizes()
{
    QFETCH(int, original);
    QFETCH(QString, expected);
    Program program = imageClassifier();
    program.recipe.batchSize = original;
    QCOMPARE(defaultsOf("HBS", program), expected);
}

void TestPreOperatorsRecipe::wholeBatch()
{
    const Program mutant = applied("HDB", imageClassifier());
    QCOMPARE(mutant.recipe.batchSize, wholeTrainingSet);
    QCOMPARE(errorOf([&] { applied("HDB", mutant); }), QStringLiteral("HDB leaves the program as it is."));
    QVERIFY(operatorOf("HDB").configurations(mutant, {}).configurations.empty());
    QCOMPARE(defaultsOf("HBS", mutant), QStringLiteral("1000000")); // the largest; four times the same
}

void TestPreOperatorsRecipe::learningRateStages()
{
    Program program = imageClassifier();
    program.recipe.learningRateStages = {{4, 0.001}};
    QVERIFY(!operatorOf("HLR").notApplicable(program));
    const Program mutant = applied("HLR", program, "0.005");
    QCOMPARE(mutant.recipe.learningRateStages.size(), std::size_t{1});
    QCOMPARE(mutant.recipe.learningRateStages[0].learningRate, 0.001);

    program.recipe.learningRateStages = {{0, 0.001}};
    const std::optional<std::string> reason = operatorOf("HLR").notApplicable(program);
    QVERIFY(reason);
    QVERIFY(!operatorOf("HLR").searchRange(program));
    const ConfigurationList list = operatorOf("HLR").configurations(program, {});
    QVERIFY(list.configurations.empty());
    QCOMPARE(reasons(list), QString::fromStdString(*reason));
    QCOMPARE(errorOf([&] { applied("HLR", program, "0.005"); }), reasons(list));
}

void TestPreOperatorsRecipe::learningRateRanges_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("severe");
    QTest::addColumn<double>("precision");
    QTest::addColumn<int>("decimals");
    QTest::newRow("study") << 0.001 << 0.0001 << 0.00001 << 5;
    QTest::newRow("small") << 1e-4 << 1e-5 << 1e-6 << 6;
    QTest::newRow("one") << 1.0 << 0.1 << 0.01 << 2;
    QTest::newRow("between") << 0.07 << 0.007 << 0.0007 << 4;
    QTest::newRow("huge") << 100.0 << 10.0 << 1.0 << 0;
}

void TestPreOperatorsRecipe::learningRateRanges()
{
    QFETCH(double, rate);
    Program program = imageClassifier();
    program.recipe.optimizer.learningRate = rate;
    const SearchRange range = *operatorOf("HLR").searchRange(program);
    QCOMPARE(range.mild, rate);
    QFETCH(double, severe);
    QVERIFY(range.severe == severe); // to the last bit: it becomes a mutant's name
    QTEST(range.precision, "precision");
    QTEST(range.decimals, "decimals");
}

void TestPreOperatorsRecipe::oneEpoch()
{
    const ConfigurationList list = operatorOf("HNE").configurations(smallRegression(), {});
    QVERIFY(list.configurations.empty());
    QCOMPARE(reasons(list), QStringLiteral("HNE with 1 leaves the program as it is."));
    QVERIFY(!operatorOf("HNE").searchRange(smallRegression()));
    QCOMPARE(defaultsOf("HNE", sequenceClassifier()), QStringLiteral("25 12 6 3 1"));
}

void TestPreOperatorsRecipe::patience()
{
    Program program = regularizedClassifier();
    program.recipe.earlyStopping->restoreBestWeights = true;
    const Program mutant = applied("RCP", program, "4");
    QCOMPARE(mutant.recipe.earlyStopping->patience, 4);
    QVERIFY(mutant.recipe.earlyStopping->restoreBestWeights);
    QCOMPARE(mutant.recipe.epochs, program.recipe.epochs);

    program.recipe.earlyStopping->patience = 1;
    QVERIFY(!operatorOf("RCP").searchRange(program));
    QCOMPARE(reasons(operatorOf("RCP").configurations(program, {})),
             QStringLiteral("RCP with 1 leaves the program as it is."));
    program.recipe.earlyStopping->patience = 0;
    QCOMPARE(errorOf([&] { applied("RCP", program, "1"); }),
             QStringLiteral("Early stopping has no patience that could be less."));
}

void TestPreOperatorsRecipe::optimizerTakesDefaults()
{
    Program program = smallRegression(); // sgd with momentum
    program.recipe.optimizer.learningRate = 0.5;
    program.recipe.optimizer.clipNorm = 1.0;
    const Optimizer optimizer = applied("OCH", program, "adadelta").recipe.optimizer;
    QCOMPARE(optimizer.kind, OptimizerKind::Adadelta);
    QCOMPARE(optimizer.learningRate, 0.001);
    QCOMPARE(optimizer.rho, 0.95);
    QCOMPARE(optimizer.momentum, 0.0);
    QCOMPARE(optimizer.clipNorm, 0.0);
}

void TestPreOperatorsRecipe::gradientClips()
{
    Program program = smallRegression();
    program.recipe.optimizer.clipValue = 2.0;
    Optimizer optimizer = applied("OCG", program, "0.25").recipe.optimizer;
    QCOMPARE(optimizer.clipValue, 0.25);
    QCOMPARE(optimizer.clipNorm, 0.0); // what is not there is not added
    QCOMPARE(optimizer.momentum, 0.9);

    program.recipe.optimizer.clipNorm = 1.0;
    optimizer = applied("OCG", program, "0").recipe.optimizer;
    QCOMPARE(optimizer.clipValue, 0.0);
    QCOMPARE(optimizer.clipNorm, 0.0);

    program.recipe.optimizer.clipNorm = 0.5;
    program.recipe.optimizer.clipValue = 0.0;
    QCOMPARE(reasons(operatorOf("OCG").configurations(program, {})),
             QStringLiteral("OCG with 0.5 leaves the program as it is."));
}

void TestPreOperatorsRecipe::validation()
{
    Program program = imageClassifier();
    for (const Validation& validation :
         {Validation{ValidationKind::Split, 0.2}, Validation{ValidationKind::TestData}}) {
        program.recipe.validation = validation;
        const Program mutant = applied("VRM", program);
        QCOMPARE(mutant.recipe.validation.kind, ValidationKind::None);
        QVERIFY(mutant == imageClassifier());
    }
    QCOMPARE(errorOf([] { applied("VRM", imageClassifier()); }), QStringLiteral("The training has no validation set."));
}

QTEST_APPLESS_MAIN(TestPreOperatorsRecipe)
#include "tst_pre_operators_recipe.moc"
