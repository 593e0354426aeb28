// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "tests/core/program/DemoPair.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

/// A pair whose [fixed] has the layer and whose other keys do not matter.
Layer parsedLayer(const QString& layer)
{
    QString text = demoText();
    text.replace(QStringLiteral("{ kind = \"Dense\", units = 4, activation = \"relu\" }"), layer);
    return parsed(text).fixed.model.layers.front();
}

Program parsedFixed(const QString& keys)
{
    QString text = demoText();
    text.replace(QStringLiteral("optimizer = \"adam\"\n"), keys + QLatin1Char('\n'));
    return parsed(text).fixed;
}

DataRecipe parsedData(const QString& keys)
{
    QString text = demoText();
    text.replace(QStringLiteral("source = \"built_in\"\nname = \"iris\"\n"), keys + QLatin1Char('\n'));
    return parsed(text).fixed.data;
}

} // namespace

class tst_pair_reading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholePair();
    void everyKeyOfLayers();
    void everyKeyOfRecipes();
    void everyKeyOfData();
    void everyKeyOfSteps();
    void shortSpellings();
    void overrides();
    void noneOverrides();
    void tablesForLayers();
    void lineEndings();
};

void tst_pair_reading::wholePair()
{
    const BugFixPair pair = parsed(demoText());
    QCOMPARE(pair.id, std::string("demo001"));
    QCOMPARE(pair.dataset(), std::string("demo"));
    QCOMPARE(pair.title, std::string("Demo"));
    QVERIFY(pair.fixed.task == Task::Multiclass && pair.faulty.task == Task::Multiclass);
    QCOMPARE(pair.faulty.data.name, std::string("iris"));
    QCOMPARE(pair.fixed.model.layers.size(), std::size_t{2});
    QVERIFY(pair.fixed.recipe.loss == Loss::MeanSquaredError);
    QCOMPARE(pair.fixed.recipe.epochs, 1);
    QCOMPARE(pair.faulty.recipe.epochs, 2);
    QCOMPARE(pair.faulty.model.layers[1].units, 3);
}

void tst_pair_reading::everyKeyOfLayers()
{
    const Layer conv = parsedLayer(
        "{ kind = \"Conv2D\", name = \"first\", filters = 6, kernel_size = [5, 3], strides = 2, padding = \"same\", "
        "activation = \"tanh\", use_bias = false, kernel_initializer = { name = \"truncated_normal\", mean = 0.5, "
        "stddev = 0.1 }, bias_initializer = { name = \"constant\", value = 2 }, kernel_regularizer = { l1 = 0.1, "
        "l2 = 0.2 } }");
    QVERIFY(conv.kind == LayerKind::Conv2D && conv.padding == Padding::Same && conv.activation == Activation::Tanh);
    QCOMPARE(conv.name, std::string("first"));
    QCOMPARE(conv.filters, 6);
    QCOMPARE(conv.kernelSize, (std::vector{5, 3}));
    QCOMPARE(conv.strides, (std::vector{2, 2}));
    QCOMPARE(conv.useBias, false);
    QVERIFY(conv.kernelInitializer.kind == InitializerKind::TruncatedNormal);
    QCOMPARE(conv.kernelInitializer.mean, 0.5);
    QCOMPARE(conv.kernelInitializer.standardDeviation, 0.1);
    QCOMPARE(conv.biasInitializer.value, 2.0);
    QCOMPARE(conv.kernelRegularizer.l1, 0.1);
    QCOMPARE(conv.kernelRegularizer.l2, 0.2);

    const Layer gru = parsedLayer("{ kind = \"GRU\", units = 7, recurrent_activation = \"hard_sigmoid\", "
                                  "recurrent_initializer = { name = \"orthogonal\", gain = 2 }, "
                                  "return_sequences = true, reset_after = false }");
    QCOMPARE(gru.units, 7);
    QVERIFY(gru.activation == Activation::Tanh && gru.recurrentActivation == Activation::HardSigmoid);
    QCOMPARE(gru.recurrentInitializer.gain, 2.0);
    QVERIFY(gru.returnSequences && !gru.resetAfter);

    const Layer normalization = parsedLayer("{ kind = \"BatchNormalization\", momentum = 0.9, epsilon = 0.01, "
                                            "center = false, scale = false }");
    QCOMPARE(normalization.momentum, 0.9);
    QCOMPARE(normalization.epsilon, 0.01);
    QVERIFY(!normalization.center && !normalization.scale);

    const Layer embedding = parsedLayer("{ kind = \"Embedding\", input_dim = 100, output_dim = 8, "
                                        "embeddings_initializer = { name = \"uniform\", minval = -1, maxval = 1 } }");
    QCOMPARE(embedding.inputDim, 100);
    QCOMPARE(embedding.outputDim, 8);
    QCOMPARE(embedding.kernelInitializer.minimum, -1.0);
    QCOMPARE(embedding.kernelInitializer.maximum, 1.0);

    QCOMPARE(parsedLayer("{ kind = \"Dropout\", rate = 0.25 }").rate, 0.25);
    QCOMPARE(parsedLayer("{ kind = \"ELU\", alpha = 0.5 }").alpha, 0.5);
    QCOMPARE(parsedLayer("{ kind = \"Reshape\", target_shape = [-1, 2] }").targetShape, (std::vector{-1, 2}));
    QCOMPARE(parsedLayer("{ kind = \"MaxPooling2D\", pool_size = 3 }").poolSize, (std::vector{3, 3}));
}

void tst_pair_reading::everyKeyOfRecipes()
{
    const TrainingRecipe recipe =
        parsedFixed("crossentropy_on = \"probabilities\"\n"
                    "optimizer = { name = \"rmsprop\", learning_rate = 0.5, momentum = 0.1, rho = 0.8, epsilon = 0.2, "
                    "decay = 0.3, clipnorm = 1, clipvalue = 2 }\n"
                    "batch_size = 8\nepochs = 9\nshuffle = false\nvalidation = { fraction = 0.25 }\n"
                    "learning_rate_stages = [{ from_epoch = 3, learning_rate = 0.01 }]\n"
                    "early_stopping = { monitor = \"val_acc\", patience = 4, min_delta = 0.5, "
                    "restore_best_weights = true }\n"
                    "reduce_learning_rate = { monitor = \"loss\", factor = 0.5, patience = 6, min_delta = 0.25, "
                    "min_lr = 0.125 }")
            .recipe;
    QVERIFY(recipe.crossentropyOn == CrossentropyOn::Probabilities);
    QVERIFY(recipe.optimizer.kind == OptimizerKind::RmsProp);
    QCOMPARE(recipe.optimizer.learningRate, 0.5);
    QCOMPARE(recipe.optimizer.momentum, 0.1);
    QCOMPARE(recipe.optimizer.rho, 0.8);
    QCOMPARE(recipe.optimizer.epsilon, 0.2);
    QCOMPARE(recipe.optimizer.decay, 0.3);
    QCOMPARE(recipe.optimizer.clipNorm, 1.0);
    QCOMPARE(recipe.optimizer.clipValue, 2.0);
    QCOMPARE(recipe.batchSize, 8);
    QCOMPARE(recipe.epochs, 9);
    QCOMPARE(recipe.shuffle, false);
    QVERIFY(recipe.validation.kind == ValidationKind::Split);
    QCOMPARE(recipe.validation.fraction, 0.25);
    QCOMPARE(recipe.learningRateStages.at(0).fromEpoch, 3);
    QCOMPARE(recipe.learningRateStages.at(0).learningRate, 0.01);
    QVERIFY(recipe.earlyStopping->monitor == Monitor::ValidationAccuracy);
    QCOMPARE(recipe.earlyStopping->patience, 4);
    QCOMPARE(recipe.earlyStopping->minDelta, 0.5);
    QVERIFY(recipe.earlyStopping->restoreBestWeights);
    QVERIFY(recipe.reduceLearningRate->monitor == Monitor::Loss);
    QCOMPARE(recipe.reduceLearningRate->factor, 0.5);
    QCOMPARE(recipe.reduceLearningRate->patience, 6);
    QCOMPARE(recipe.reduceLearningRate->minDelta, 0.25);
    QCOMPARE(recipe.reduceLearningRate->minimum, 0.125);

    const Optimizer nadam =
        parsedFixed("optimizer = { name = \"nadam\", beta_1 = 0.5, beta_2 = 0.75 }").recipe.optimizer;
    QCOMPARE(nadam.beta1, 0.5);
    QCOMPARE(nadam.beta2, 0.75);
    QVERIFY(parsedFixed("optimizer = { name = \"sgd\", nesterov = true }").recipe.optimizer.nesterov);
    QCOMPARE(parsedFixed("optimizer = { name = \"adagrad\", initial_accumulator_value = 0.5 }")
                 .recipe.optimizer.initialAccumulator,
             0.5);
}

void tst_pair_reading::everyKeyOfData()
{
    const DataRecipe synthetic = parsedData("source = \"synthetic\"\nname = \"rule\"\nseed = 12345678901234\n"
                                            "split = { test_fraction = 0.25, shuffle = false, seed = 3 }\n"
                                            "[data.parameters]\nsamples = 100\nnoise = 0.5");
    QVERIFY(synthetic.source == SourceKind::Synthetic);
    QCOMPARE(synthetic.name, std::string("rule"));
    QCOMPARE(synthetic.seed, std::uint64_t{12345678901234});
    QVERIFY(synthetic.split.kind == SplitKind::Fraction && !synthetic.split.shuffle);
    QCOMPARE(synthetic.split.testFraction, 0.25);
    QCOMPARE(synthetic.split.seed, std::uint64_t{3});
    QCOMPARE(synthetic.parameters, (std::map<std::string, double>{{"samples", 100.0}, {"noise", 0.5}}));

    const DataRecipe csv = parsedData(
        "source = \"csv\"\ntrain_inputs = \"a.csv\"\ntest_inputs = \"b.csv\"\nsplit = \"same\"\n"
        "csv = { separator = \";\", header = true, quote = \"'\", decimal_mark = \",\", encoding = \"UTF-16\", "
        "skip_rows = 2, missing = [\"-\"], columns = [\"age\", 2], targets = [3] }");
    QVERIFY(csv.source == SourceKind::Csv && csv.split.kind == SplitKind::Same);
    QCOMPARE(csv.trainInputs, std::string("a.csv"));
    QCOMPARE(csv.testInputs, std::string("b.csv"));
    QCOMPARE(csv.csv.separator, std::string(";"));
    QCOMPARE(csv.csv.header, true);
    QCOMPARE(csv.csv.quote, std::string("'"));
    QCOMPARE(csv.csv.decimalMark, std::string(","));
    QCOMPARE(csv.csv.encoding, std::string("UTF-16"));
    QCOMPARE(csv.csv.skipRows, 2);
    QCOMPARE(csv.csv.missing, std::vector<std::string>{"-"});
    QCOMPARE(csv.csv.columns, (std::vector<std::string>{"age", "2"}));
    QCOMPARE(csv.csv.targets, std::vector<std::string>{"3"});

    const DataRecipe numpy = parsedData("source = \"numpy\"\ntrain_inputs = \"a.npz::x\"\ntrain_targets = \"b\"\n"
                                        "test_inputs = \"c\"\ntest_targets = \"d\"");
    QVERIFY(numpy.source == SourceKind::Numpy);
    QCOMPARE(numpy.trainInputs, std::string("a.npz::x"));
    QCOMPARE(numpy.trainTargets, std::string("b"));
    QCOMPARE(numpy.testInputs, std::string("c"));
    QCOMPARE(numpy.testTargets, std::string("d"));
}

void tst_pair_reading::everyKeyOfSteps()
{
    const std::vector<PreprocessingStep> steps =
        parsedFixed("preprocessing = [\n"
                    "{ step = \"drop_columns\", columns = [\"name\", 4] },\n"
                    "{ step = \"fill_missing\", columns = [1], fill = \"-1.5\", fit_on = \"all\" },\n"
                    "{ step = \"one_hot_targets\", classes = 3 },\n"
                    "{ step = \"scale\", offset = 0.5, divisor = 255 },\n"
                    "{ step = \"min_max\", minimum = -1, maximum = 2 },\n"
                    "{ step = \"reshape\", shape = [2, 2] },\n"
                    "{ step = \"reshape_targets\", shape = [] },\n"
                    "{ step = \"roll_rows\", rows = -100 },\n"
                    "{ step = \"drop_missing_rows\" } ]\n"
                    "optimizer = \"sgd\"")
            .preprocessing;
    QCOMPARE(steps.size(), std::size_t{9});
    QCOMPARE(steps[0].columns, (std::vector<std::string>{"name", "4"}));
    QCOMPARE(steps[1].columns, std::vector<std::string>{"1"});
    QCOMPARE(steps[1].fill, std::string("-1.5"));
    QVERIFY(steps[1].fitOn == FitOn::All);
    QCOMPARE(steps[2].classes, 3);
    QCOMPARE(steps[3].offset, 0.5);
    QCOMPARE(steps[3].divisor, 255.0);
    QCOMPARE(steps[4].minimum, -1.0);
    QCOMPARE(steps[4].maximum, 2.0);
    QCOMPARE(steps[5].shape, (std::vector{2, 2}));
    QVERIFY(steps[6].kind == StepKind::ReshapeTargets && steps[6].shape.empty());
    QCOMPARE(steps[7].rows, -100);
    QVERIFY(steps[8].kind == StepKind::DropMissingRows);
}

void tst_pair_reading::shortSpellings()
{
    QCOMPARE(parsedLayer("{ kind = \"Dense\", units = 1, kernel_regularizer = \"l1\" }").kernelRegularizer.l1, 0.01);
    QCOMPARE(parsedLayer("{ kind = \"Dense\", units = 1, kernel_regularizer = \"l1_l2\" }").kernelRegularizer.l2, 0.01);
    QVERIFY(parsedLayer("{ kind = \"Dense\", units = 1, kernel_initializer = \"uniform\" }").kernelInitializer.kind ==
            InitializerKind::RandomUniform);
    QCOMPARE(parsedFixed("optimizer = \"sgd\"").recipe.optimizer.learningRate, 0.01);
    QVERIFY(parsedFixed("optimizer = \"sgd\"\nvalidation = \"test_data\"").recipe.validation.kind ==
            ValidationKind::TestData);
    QVERIFY(parsedData("source = \"built_in\"\nname = \"iris\"\nsplit = \"given\"").split.kind == SplitKind::Given);
}

void tst_pair_reading::overrides()
{
    QString text = demoText();
    text.replace(QStringLiteral("epochs = 2\n"), QStringLiteral("optimizer = { name = \"adam\", learning_rate = 100 }\n"
                                                                "batch_size = 32\n"));
    text.replace(QStringLiteral("loss = \"mse\"\n"), QStringLiteral("loss = \"mse\"\nbatch_size = 5\nepochs = 7\n"));
    text.replace(QStringLiteral("optimizer = \"adam\"\n"),
                 QStringLiteral("optimizer = { name = \"adam\", beta_1 = 0.5 }\n"));
    const BugFixPair pair = parsed(text);
    QCOMPARE(pair.fixed.recipe.batchSize, 5);
    QCOMPARE(pair.faulty.recipe.batchSize, 32);
    QCOMPARE(pair.faulty.recipe.epochs, 7);
    // A key is overridden as a whole: beta_1 is the default again.
    QCOMPARE(pair.faulty.recipe.optimizer.learningRate, 100.0);
    QCOMPARE(pair.faulty.recipe.optimizer.beta1, 0.9);
}

void tst_pair_reading::noneOverrides()
{
    QString text = demoText();
    text.replace(QStringLiteral("loss = \"mse\"\n"),
                 QStringLiteral("loss = \"mse\"\nvalidation = \"test_data\"\nearly_stopping = {}\n"
                                "reduce_learning_rate = {}\npreprocessing = [{ step = \"standardize\" }]\n"));
    text.replace(QStringLiteral("epochs = 2\n"),
                 QStringLiteral("validation = \"none\"\nearly_stopping = \"none\"\nreduce_learning_rate = \"none\"\n"
                                "preprocessing = []\n"));
    const BugFixPair pair = parsed(text);
    QVERIFY(pair.fixed.recipe.earlyStopping && pair.fixed.recipe.reduceLearningRate);
    QVERIFY(pair.faulty.recipe.validation.kind == ValidationKind::None);
    QVERIFY(!pair.faulty.recipe.earlyStopping && !pair.faulty.recipe.reduceLearningRate);
    QVERIFY(pair.faulty.preprocessing.empty());
    QVERIFY(writePair(pair).find("early_stopping = \"none\"") != std::string::npos);
}

void tst_pair_reading::tablesForLayers()
{
    QString text = demoText();
    text.replace(QStringLiteral("epochs = 2\n"),
                 QStringLiteral("[[faulty.layers]]\nkind = \"Flatten\"\n"
                                "[[faulty.layers]]\nkind = \"Dense\"\nunits = 9\n"));
    const BugFixPair pair = parsed(text);
    QCOMPARE(pair.faulty.model.layers.size(), std::size_t{2});
    QCOMPARE(pair.faulty.model.layers[1].units, 9);
}

void tst_pair_reading::lineEndings()
{
    QString text = demoText();
    text.replace(QLatin1Char('\n'), QStringLiteral("\r\n"));
    const BugFixPair pair = parsed(text);
    QCOMPARE(writePair(pair), writePair(parsed(demoText())));
    QCOMPARE(writePair(parsed(QChar(0xfeff) + text)), writePair(pair));
    // Positions stay the same.
    text.replace(QStringLiteral("units = 3"), QStringLiteral("units = 0"));
    try {
        parsed(text);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(error.position().line, 13);
        QCOMPARE(error.position().column, 31);
    }
}

QTEST_APPLESS_MAIN(tst_pair_reading)
#include "tst_pair_reading.moc"
