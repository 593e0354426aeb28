// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/CsvReader.h"
#include "core/data/Preprocessing.h"
#include "tests/core/data/TestFiles.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

using Steps = std::vector<PreprocessingStep>;

PreprocessingStep step(StepKind kind, FitOn fitOn = FitOn::Train)
{
    PreprocessingStep made;
    made.kind = kind;
    made.fitOn = fitOn;
    return made;
}

PreprocessingStep onColumns(StepKind kind, const std::vector<std::string>& columns, const std::string& fill = "mean",
                            FitOn fitOn = FitOn::Train)
{
    PreprocessingStep made = step(kind, fitOn);
    made.columns = columns;
    made.fill = fill;
    return made;
}

PreprocessingStep shaped(StepKind kind, const std::vector<int>& shape)
{
    PreprocessingStep made = step(kind);
    made.shape = shape;
    return made;
}

PreprocessingStep scaled(StepKind kind, double offset, double divisor)
{
    PreprocessingStep made = step(kind);
    made.offset = offset;
    made.divisor = divisor;
    return made;
}

PreprocessingStep oneHotTargetsOf(int classes, FitOn fitOn = FitOn::Train)
{
    PreprocessingStep made = step(StepKind::OneHotTargets, fitOn);
    made.classes = classes;
    return made;
}

/// Two tables with header "a,b,...,y"; the last column is the target.
SplitData tables(const QByteArray& header, const QByteArray& train, const QByteArray& test)
{
    CsvFormat format;
    format.header = true;
    const std::vector<Table> read =
        readCsv({{"train.csv", header + "\n" + train}, {"test.csv", header + "\n" + test}}, format);
    const auto part = [&format](const Table& table) {
        auto [inputs, targets] = splitColumns(table, format);
        return DataPart{inputs, targets};
    };
    return {part(read[0]), part(read[1])};
}

/// The same inputs and targets in both parts.
SplitData arrays(const Tensor& inputs, const Tensor& targets)
{
    return {{inputs, targets}, {inputs, targets}};
}

struct Result {
    Samples train;
    Samples test;
};

Result run(SplitData data, const Steps& steps)
{
    preprocess(data, steps);
    return {toSamples(data.train), toSamples(data.test)};
}

using Numbers = std::vector<float>;

void compareClose(const Numbers& actual, const Numbers& expected)
{
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(std::abs(actual[i] - expected[i]) < 1e-6f, qPrintable(QString::number(actual[i])));
}

} // namespace

class tst_preprocessing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainTablesBecomeTensors();
    void dropColumns();
    void dropMissingRows();
    void fillMissing();
    void labelEncode();
    void oneHot();
    void targetsEncode();
    void oneHotTargetsLikeKeras();
    void scaleAndTruncate();
    void standardizeLearnsOnTrainingRows();
    void minMax();
    void reshape();
    void rollRows();
    void inputsAndTargetsAreIndependent();
    void errors_data();
    void errors();
};

void tst_preprocessing::plainTablesBecomeTensors()
{
    const Result result = run(tables("a,b,y", "1,2,0\n3,4,1\n", "5,6,1\n"), {});
    QCOMPARE(result.train.inputs, (Tensor{{2, 2}, {1, 2, 3, 4}}));
    QCOMPARE(result.train.targets, (Tensor{{2}, {0, 1}}));
    QCOMPARE(result.test.inputs, (Tensor{{1, 2}, {5, 6}}));
}

void tst_preprocessing::dropColumns()
{
    const SplitData data = tables("id,a,name,y", "1,2,x,0\n", "3,4,z,1\n");
    QCOMPARE(run(data, {onColumns(StepKind::DropColumns, {"name", "0"})}).test.inputs, (Tensor{{1, 1}, {4}}));
    // A number is the place in the file, also after columns before it are gone.
    const Steps twice{onColumns(StepKind::DropColumns, {"0"}), onColumns(StepKind::DropColumns, {"2", "name"})};
    QCOMPARE(run(data, twice).train.inputs, (Tensor{{1, 1}, {2}}));
}

void tst_preprocessing::dropMissingRows()
{
    const SplitData data = tables("a,b,y", "1,?,0\n2,3,\n4,5,1\n", "?,1,1\n6,7,0\n");
    const Result result = run(data, {step(StepKind::DropMissingRows)});
    QCOMPARE(result.train.inputs, (Tensor{{1, 2}, {4, 5}}));
    QCOMPARE(result.train.targets, (Tensor{{1}, {1}}));
    QCOMPARE(result.test.inputs, (Tensor{{1, 2}, {6, 7}}));
    QCOMPARE(result.test.targets, (Tensor{{1}, {0}}));
}

void tst_preprocessing::fillMissing()
{
    const QByteArray train = "1,?,0\n2,3,0\n9,3,0\n?,8,0\n";
    const auto firstOfTest = [&](const std::string& fill, FitOn fitOn = FitOn::Train) {
        const Steps steps{onColumns(StepKind::FillMissing, {}, fill, fitOn)};
        return run(tables("a,b,y", train, "?,?,0\n20,1,0\n"), steps).test.inputs.values;
    };
    compareClose(firstOfTest("mean"), {4, 14.0f / 3, 20, 1});
    compareClose(firstOfTest("median"), {2, 3, 20, 1});
    compareClose(firstOfTest("most_frequent"), {1, 3, 20, 1}); // the smallest of equally frequent ones
    compareClose(firstOfTest("-1.5"), {-1.5f, -1.5f, 20, 1});
    compareClose(firstOfTest("mean", FitOn::All), {8, 3.75f, 20, 1});
    compareClose(firstOfTest("median", FitOn::All), {5.5f, 3, 20, 1});

    // Named columns only; texts by frequency.
    const Steps texts{onColumns(StepKind::FillMissing, {"t"}, "most_frequent"), onColumns(StepKind::FillMissing, {}),
                      step(StepKind::LabelEncode)};
    const Result filled = run(tables("a,t,y", "1,u,0\n3,v,0\n?,v,0\n", "?,?,0\n"), texts);
    compareClose(filled.test.inputs.values, {2, 1});
}

void tst_preprocessing::labelEncode()
{
    const SplitData data = tables("t,n,y", "b,30,0\na,10,0\nB,20,0\n", "a,30,0\n");
    QCOMPARE(run(data, {step(StepKind::LabelEncode)}).train.inputs, (Tensor{{3, 2}, {2, 30, 1, 10, 0, 20}}));
    const Steps both{onColumns(StepKind::LabelEncode, {"t", "n"})};
    QCOMPARE(run(data, both).train.inputs, (Tensor{{3, 2}, {2, 2, 1, 0, 0, 1}}));
    QCOMPARE(run(data, both).test.inputs, (Tensor{{1, 2}, {1, 2}}));
    // A test category before the others shifts their codes when learned from all rows.
    const SplitData unseen = tables("t,y", "b,0\n", "a,0\n");
    QCOMPARE(run(unseen, {step(StepKind::LabelEncode, FitOn::All)}).train.inputs, (Tensor{{1, 1}, {1}}));
    const QString error = errorOf([&] { run(unseen, {step(StepKind::LabelEncode)}); });
    QVERIFY2(error.startsWith(QStringLiteral("test.csv:2:1: 'a' in column 't' does not occur")), qPrintable(error));
}

void tst_preprocessing::oneHot()
{
    const SplitData data = tables("t,n,u,y", "b,2.5,x,0\na,1,x,0\n", "a,1,x,0\n");
    const Steps steps{onColumns(StepKind::OneHot, {"t", "n", "u"}), onColumns(StepKind::DropColumns, {"n=2.5"})};
    const Result result = run(data, steps);
    QCOMPARE(result.train.inputs, (Tensor{{2, 4}, {0, 1, 0, 1, 1, 0, 1, 1}})); // t=a t=b n=1 u=x
    QCOMPARE(result.test.inputs, (Tensor{{1, 4}, {1, 0, 1, 1}}));
}

void tst_preprocessing::targetsEncode()
{
    const Result texts = run(tables("a,y", "1,dog\n2,cat\n", "3,dog\n"), {step(StepKind::LabelEncodeTargets)});
    QCOMPARE(texts.train.targets, (Tensor{{2}, {1, 0}}));
    QCOMPARE(texts.test.targets, (Tensor{{1}, {1}}));
    const Result numbers = run(tables("a,y", "1,7\n2,-3\n", "3,7\n"), {step(StepKind::LabelEncodeTargets)});
    QCOMPARE(numbers.train.targets, (Tensor{{2}, {1, 0}}));
    const Tensor inputs{{3, 1}, {0, 0, 0}};
    const Result tensors = run(arrays(inputs, {{3, 1}, {5, 2, 5}}), {step(StepKind::LabelEncodeTargets)});
    QCOMPARE(tensors.train.targets, (Tensor{{3, 1}, {1, 0, 1}}));

    const SplitData unseen{{inputs, Tensor{{1}, {4}}}, {inputs, Tensor{{1}, {2}}}};
    const QString error = errorOf([&] { run(unseen, {step(StepKind::LabelEncodeTargets)}); });
    QVERIFY2(error.contains(QStringLiteral("target 2 does not occur in the training rows")), qPrintable(error));
    QCOMPARE(run(unseen, {step(StepKind::LabelEncodeTargets, FitOn::All)}).train.targets, (Tensor{{1}, {1}}));
}

void tst_preprocessing::oneHotTargetsLikeKeras()
{
    const Tensor inputs{{2, 1}, {0, 0}};
    QCOMPARE(run(arrays(inputs, {{2}, {2, 0}}), {oneHotTargetsOf(0)}).train.targets,
             (Tensor{{2, 3}, {0, 0, 1, 1, 0, 0}}));
    QCOMPARE(run(arrays(inputs, {{2, 1}, {1, 0}}), {oneHotTargetsOf(2)}).train.targets, (Tensor{{2, 2}, {0, 1, 1, 0}}));
    QCOMPARE(run(arrays(inputs, {{2, 2}, {1, 0, 0, 0}}), {oneHotTargetsOf(2)}).train.targets,
             (Tensor{{2, 2, 2}, {0, 1, 1, 0, 1, 0, 1, 0}}));
    const SplitData uneven = tables("a,y", "1,0\n", "2,1\n");
    QCOMPARE(run(uneven, {oneHotTargetsOf(0, FitOn::All)}).train.targets, (Tensor{{1, 2}, {1, 0}}));
}

void tst_preprocessing::scaleAndTruncate()
{
    const SplitData data = arrays({{1, 2}, {0, 255}}, {{1}, {7}});
    QCOMPARE(run(data, {scaled(StepKind::Scale, 127.5, 127.5)}).test.inputs, (Tensor{{1, 2}, {-1, 1}}));
    // The published fix of defect4ml100: labels divided by 255, then cut to integers, are all 0.
    const Steps broken{scaled(StepKind::ScaleTargets, 0, 255), step(StepKind::TruncateTargets)};
    QCOMPARE(run(data, broken).train.targets, (Tensor{{1}, {0}}));
    const Tensor inputs{{3, 1}, {0, 0, 0}};
    QCOMPARE(run(arrays(inputs, {{3}, {-1.5f, 1.9f, 2}}), {step(StepKind::TruncateTargets)}).train.targets,
             (Tensor{{3}, {-1, 1, 2}}));
}

void tst_preprocessing::standardizeLearnsOnTrainingRows()
{
    // The constant column must not be divided by the rounding error of 0.1, which has no exact float.
    const SplitData data = tables("a,c,y", "1,0.1,0\n2,0.1,0\n3,0.1,0\n", "6,0.1,0\n");
    const float sd = std::sqrt(2.0f / 3.0f);
    const Result train = run(data, {step(StepKind::Standardize)});
    compareClose(train.train.inputs.values, {-1 / sd, 0, 0, 0, 1 / sd, 0});
    compareClose(train.test.inputs.values, {4 / sd, 0});
    const float all = std::sqrt(3.5f); // 1, 2, 3, 6: mean 3
    const Result both = run(data, {step(StepKind::Standardize, FitOn::All)});
    compareClose(both.train.inputs.values, {-2 / all, 0, -1 / all, 0, 0, 0});
    compareClose(both.test.inputs.values, {3 / all, 0});
}

void tst_preprocessing::minMax()
{
    const SplitData data = tables("a,c,y", "10,5,0\n20,5,0\n", "40,6,0\n");
    PreprocessingStep symmetric = step(StepKind::MinMax);
    symmetric.minimum = -1;
    compareClose(run(data, {symmetric}).train.inputs.values, {-1, -1, 1, -1});
    compareClose(run(data, {symmetric}).test.inputs.values, {5, 1}); // beyond the range that was learned
    compareClose(run(data, {step(StepKind::MinMax, FitOn::All)}).test.inputs.values, {1, 1});
}

void tst_preprocessing::reshape()
{
    const Tensor six{{1, 6}, {0, 1, 2, 3, 4, 5}};
    const Result result =
        run(arrays(six, six), {shaped(StepKind::Reshape, {3, 2, 1}), shaped(StepKind::ReshapeTargets, {2, 3})});
    QCOMPARE(result.train.inputs, (Tensor{{1, 3, 2, 1}, six.values}));
    QCOMPARE(result.test.targets, (Tensor{{1, 2, 3}, six.values}));
    QCOMPARE(run(arrays(six, {{1, 1}, {4}}), {shaped(StepKind::ReshapeTargets, {})}).train.targets, (Tensor{{1}, {4}}));
}

void tst_preprocessing::rollRows()
{
    const Tensor values{{4, 1}, {1, 2, 3, 4}};
    PreprocessingStep roll = step(StepKind::RollRows);
    const auto rolled = [&](int rows) {
        roll.rows = rows;
        const Result result = run(arrays(values, values), {roll});
        if (result.train.targets != result.train.inputs || result.test.inputs != values)
            return Numbers{};
        return result.train.inputs.values;
    };
    QCOMPARE(rolled(1), (Numbers{4, 1, 2, 3}));
    QCOMPARE(rolled(-1), (Numbers{2, 3, 4, 1}));
    QCOMPARE(rolled(6), (Numbers{3, 4, 1, 2}));
    QCOMPARE(rolled(0), (Numbers{1, 2, 3, 4}));
}

void tst_preprocessing::inputsAndTargetsAreIndependent()
{
    // Encoding the targets first leaves the inputs their columns, and the other way round.
    const SplitData data = tables("t,y", "b,u\na,v\n", "b,v\n");
    const Steps first{step(StepKind::LabelEncodeTargets), oneHotTargetsOf(2), step(StepKind::LabelEncode)};
    const Steps last{step(StepKind::LabelEncode), step(StepKind::Standardize), step(StepKind::LabelEncodeTargets)};
    QCOMPARE(run(data, first).train.inputs, (Tensor{{2, 1}, {1, 0}}));
    QCOMPARE(run(data, first).train.targets, (Tensor{{2, 2}, {1, 0, 0, 1}}));
    QCOMPARE(run(data, last).train.targets, (Tensor{{2}, {0, 1}}));
}

void tst_preprocessing::errors_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& header, const QByteArray& rows, const Steps& steps,
                        const QString& message) { QTest::newRow(name) << header << rows << steps << message; };
    row("text input", "a,t,y", "1,2,0\n1,abc,0\n", {},
        "train.csv:3:2: not a number: 'abc' in column 't'; correct it, list it under missing, or add a step "
        "(label_encode, one_hot, drop_columns)");
    row("text target", "a,y", "1,yes\n", {}, "train.csv:2:2: not a number: 'yes' in column 'y'");
    row("text target, step", "a,y", "1,yes\n", {}, "(label_encode_targets)");
    row("missing", "a,b,y", "1,2,0\n1,,0\n", {}, "train.csv:3:2: no value in column 'b' (NaN in the CSV)");
    row("missing at a step", "a,y", ",0\n", {step(StepKind::Standardize)}, "train.csv:2:1: no value in column 'a'");
    row("missing text", "t,y", "u,0\n,0\n", {step(StepKind::LabelEncode)}, "train.csv:3:1: no value in column 't'");
    row("beyond float", "a,y", "1e39,0\n", {}, "train.csv:2:1: 1e+39 is beyond the range");
    row("columns too late", "a,y", "1,0\n", {step(StepKind::Standardize), step(StepKind::OneHot)},
        "preprocessing[1] (one_hot): the inputs have no columns any more");
    row("unknown column", "a,y", "1,0\n", {onColumns(StepKind::DropColumns, {"b"})},
        "no column 'b'; the columns are: a");
    row("target as input", "a,y", "1,0\n", {onColumns(StepKind::OneHot, {"y"})}, "no column 'y'");
    row("no column left", "a,y", "1,0\n", {onColumns(StepKind::DropColumns, {"a"})},
        "preprocessing[0] (drop_columns): no column would be left");
    row("mean of texts", "t,y", "u,0\n,0\n", {onColumns(StepKind::FillMissing, {"t"})}, "column 't' is text");
    row("text into numbers", "a,y", "1,0\n,0\n", {onColumns(StepKind::FillMissing, {}, "x")}, "numeric; fill it with");
    row("nothing to learn", "a,b,y", ",1,0\n", {onColumns(StepKind::FillMissing, {})},
        "'a' has no values to learn from");
    row("class gap", "a,y", "1,0.5\n", {oneHotTargetsOf(0)},
        "preprocessing[0] (one_hot_targets): target 0.5 is not a class number");
    row("class beyond", "a,y", "1,3\n", {oneHotTargetsOf(3)}, "target 3 is not a class number in 0..2");
    row("negative class", "a,y", "1,-1\n", {oneHotTargetsOf(2)}, "target -1 is not a class number");
    row("huge class", "a,y", "1,2e9\n", {oneHotTargetsOf(0)}, "preprocessing[0]");
    row("divisor", "a,y", "1,0\n", {scaled(StepKind::Scale, 0, 0)}, "the divisor must not be 0");
    row("shape", "a,b,y", "1,2,0\n", {shaped(StepKind::Reshape, {3, 1})},
        "preprocessing[0] (reshape): a row has 2 values");
    row("negative shape", "a,b,y", "1,2,0\n", {shaped(StepKind::Reshape, {-1, -2})}, "cannot hold");
    PreprocessingStep inverted = step(StepKind::MinMax);
    inverted.minimum = 2;
    row("range", "a,y", "1,0\n", {inverted}, "minimum must be below");
}

void tst_preprocessing::errors()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, rows);
    QFETCH(Steps, steps);
    QFETCH(QString, message);
    const SplitData data = tables(header, rows, rows);
    const QString error = errorOf([&] { run(data, steps); });
    QVERIFY2(error.contains(message), qPrintable(error));
}

QTEST_GUILESS_MAIN(tst_preprocessing)
#include "tst_preprocessing.moc"
