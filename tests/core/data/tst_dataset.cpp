// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/BuiltInData.h"
#include "core/data/Dataset.h"
#include "core/data/SourceData.h"
#include "tests/core/data/TestFiles.h"
#include "tests/support/TestData.h"

#include <QScopeGuard>
#include <QTest>

#include <numeric>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

PreprocessingStep step(StepKind kind, const std::vector<std::string>& columns = {})
{
    PreprocessingStep made;
    made.kind = kind;
    made.columns = columns;
    return made;
}

Split fraction(double testFraction, bool shuffle = true, std::uint64_t seed = 1)
{
    return {SplitKind::Fraction, testFraction, shuffle, seed};
}

Program irisProgram()
{
    Program program;
    program.data.source = SourceKind::BuiltIn;
    program.data.name = "iris";
    program.data.split = fraction(0.33);
    program.preprocessing = {step(StepKind::LabelEncodeTargets)};
    return program;
}

Program csvProgram(const std::string& train, const std::string& test = {})
{
    Program program;
    program.data.source = SourceKind::Csv;
    program.data.trainInputs = train;
    program.data.testInputs = test;
    return program;
}

/// n rows whose input is the row number.
SourceData countedRows(std::size_t n)
{
    Tensor numbers = Tensor::zeros({n});
    std::iota(numbers.values.begin(), numbers.values.end(), 0.0f);
    return {{numbers, numbers}, std::nullopt};
}

std::vector<float> rowsOf(const DataPart& part)
{
    return std::get<Tensor>(part.inputs).values;
}

} // namespace

class tst_dataset : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void locatorSearchesInOrder();
    void builtInIris();
    void fractionCounts_data();
    void fractionCounts();
    void fractionKeepsEveryRow();
    void sameAndGiven();
    void splitErrors();
    void adultFromGzip();
    void titanicAsInThePost();
    void mnist();
    void numpyArchive();
    void emptySets();
    void unsoundData();
    void digestFollowsContents();
};

void tst_dataset::locatorSearchesInOrder()
{
    const TestFolder project;
    const TestFolder shared;
    const auto restore = qScopeGuard([before = qgetenv("SEMBLANCE_DATA")] { qputenv("SEMBLANCE_DATA", before); });
    qputenv("SEMBLANCE_DATA", QByteArray::fromStdString(shared.path().string()));
    QDir(QString::fromStdString(project.path().string())).mkdir(QStringLiteral("data"));
    const DataLocator locator(project.path());
    const auto find = [&locator] { return locator.find("a.csv"); };

    const QString error = errorOf(find);
    QVERIFY2(error.startsWith(QStringLiteral("a.csv: no such data file; looked for ")), qPrintable(error));
    for (const auto& folder : {project.path() / "data", project.path(), shared.path()})
        QVERIFY(error.contains(QString::fromStdString((folder / "a.csv").string())));
    const std::filesystem::path last = shared.write("a.csv", "1");
    QCOMPARE(find(), last);
    const std::filesystem::path beside = project.write("a.csv", "1");
    QCOMPARE(find(), beside);
    const std::filesystem::path first = project.write("data/a.csv", "1");
    QCOMPARE(find(), first);
    QCOMPARE(locator.find(last.string()), last);
    QVERIFY(errorOf([&] { locator.find("data"); }).contains(QStringLiteral("no such data file"))); // a folder

    QVERIFY(errorOf([&] { locator.find(""); }).contains(QStringLiteral("no name")));
    QVERIFY(errorOf([&] { locator.find("/none/a.csv"); }).contains(QStringLiteral("looked for /none/a.csv")));
    qunsetenv("SEMBLANCE_DATA");
    QVERIFY(errorOf([] { DataLocator({}).find("a.csv"); }).contains(QStringLiteral("there is no project")));
}

void tst_dataset::builtInIris()
{
    const PreparedData data = prepareData(irisProgram(), DataLocator({}));
    QCOMPARE(data.train.inputs.shape, (std::vector<std::size_t>{100, 4}));
    QCOMPARE(data.test.inputs.shape, (std::vector<std::size_t>{50, 4}));
    QCOMPARE(data.test.targets.shape, (std::vector<std::size_t>{50}));
    QCOMPARE(std::set<float>(data.train.targets.values.begin(), data.train.targets.values.end()),
             (std::set<float>{0, 1, 2}));
    const PreparedData again = prepareData(irisProgram(), DataLocator({}));
    QCOMPARE(again.train.inputs, data.train.inputs);

    Program missingStep = irisProgram();
    missingStep.preprocessing.clear();
    QVERIFY(errorOf([&] { prepareData(missingStep, DataLocator({})); }).contains("'Iris-"));
    Program unknown = irisProgram();
    unknown.data.name = "wine";
    QVERIFY(errorOf([&] { prepareData(unknown, DataLocator({})); }).contains("'wine'; known are: iris"));
}

void tst_dataset::fractionCounts_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("part");
    QTest::addColumn<int>("testRows");
    QTest::newRow("even") << 150 << 0.2 << 30;
    QTest::newRow("up") << 150 << 0.33 << 50;
    QTest::newRow("the post's 20 rows") << 20 << 0.33 << 7;
    QTest::newRow("one") << 10 << 0.01 << 1;
    QTest::newRow("60000") << 60000 << 0.2 << 12000;
}

void tst_dataset::fractionCounts()
{
    QFETCH(int, rows);
    QFETCH(double, part);
    const SplitData data = splitSource(countedRows(static_cast<std::size_t>(rows)), fraction(part));
    QTEST(int(rowsOf(data.test).size()), "testRows");
    QCOMPARE(int(rowsOf(data.train).size() + rowsOf(data.test).size()), rows);
}

void tst_dataset::fractionKeepsEveryRow()
{
    const SplitData data = splitSource(countedRows(1000), fraction(0.25));
    std::vector<float> all = rowsOf(data.train);
    const std::vector<float> test = rowsOf(data.test);
    QCOMPARE(std::get<Tensor>(data.train.targets).values, all);
    QVERIFY(!std::is_sorted(all.begin(), all.end()));
    all.insert(all.end(), test.begin(), test.end());
    QCOMPARE(std::set<float>(all.begin(), all.end()).size(), std::size_t{1000});

    QCOMPARE(rowsOf(splitSource(countedRows(1000), fraction(0.25)).test), test);
    QVERIFY(rowsOf(splitSource(countedRows(1000), fraction(0.25, true, 2)).test) != test);
    QCOMPARE(rowsOf(splitSource(countedRows(5), fraction(0.4, false)).test), (std::vector<float>{3, 4}));
    QCOMPARE(rowsOf(splitSource(countedRows(5), fraction(0.4, false)).train), (std::vector<float>{0, 1, 2}));
}

void tst_dataset::sameAndGiven()
{
    const SplitData same = splitSource(countedRows(3), {SplitKind::Same});
    QCOMPARE(rowsOf(same.test), (std::vector<float>{0, 1, 2}));
    QCOMPARE(rowsOf(same.train), rowsOf(same.test));
    SourceData source = countedRows(3);
    source.test = countedRows(2).train;
    QCOMPARE(rowsOf(splitSource(source, {}).test), (std::vector<float>{0, 1}));
}

void tst_dataset::splitErrors()
{
    const auto failure = [](const SourceData& source, const Split& split) {
        return errorOf([&] { splitSource(source, split); });
    };
    QVERIFY(failure(countedRows(3), {}).startsWith(QStringLiteral("The test set is empty: ")));
    for (const double part : {0.0, 1.0, -0.5, std::nan("")})
        QVERIFY(failure(countedRows(3), fraction(part)).contains(QStringLiteral("must lie between 0 and 1")));
    SourceData withTest = countedRows(3);
    withTest.test = countedRows(2).train;
    QVERIFY(failure(withTest, fraction(0.5)).contains(QStringLiteral("its own test set")));
    QVERIFY(failure(withTest, {SplitKind::Same}).contains(QStringLiteral("its own test set")));
}

void tst_dataset::adultFromGzip()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    Program program = csvProgram(dataFolder().toStdString() + "/adult.data.gz");
    program.data.split = fraction(0.25);
    PreprocessingStep oneHot = step(StepKind::OneHot);
    oneHot.fitOn = FitOn::All; // one country occurs once
    program.preprocessing = {step(StepKind::DropMissingRows), oneHot, step(StepKind::LabelEncodeTargets),
                             step(StepKind::Standardize)};
    const PreparedData data = prepareData(program, DataLocator({}));
    QCOMPARE(data.train.inputs.rows() + data.test.inputs.rows(), std::size_t{32561 - 2399});
    QCOMPARE(data.train.inputs.rowSize(), std::size_t{104}); // 6 numbers, 98 categories in complete rows
    const double mean = std::accumulate(data.train.inputs.values.begin(), data.train.inputs.values.end(), 0.0) /
                        static_cast<double>(data.train.inputs.size());
    QVERIFY(std::abs(mean) < 1e-6);
}

void tst_dataset::titanicAsInThePost()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    Program program = csvProgram(dataFolder().toStdString() + "/titanic_train.csv");
    program.data.csv.header = true;
    program.data.csv.targets = {"Survived"};
    program.data.split = fraction(0.2);
    program.preprocessing = {step(StepKind::DropColumns, {"PassengerId", "Name", "Ticket", "Cabin"}),
                             step(StepKind::LabelEncode, {"Sex", "Embarked"})};
    QVERIFY(errorOf([&] { prepareData(program, DataLocator({})); }).contains("no value in column 'Age'"));

    PreprocessingStep median = step(StepKind::FillMissing, {"Age"});
    median.fill = "median";
    PreprocessingStep frequent = step(StepKind::FillMissing, {"Embarked"});
    frequent.fill = "most_frequent";
    program.preprocessing.push_back(median);
    program.preprocessing.push_back(frequent);
    const PreparedData data = prepareData(program, DataLocator({}));
    QCOMPARE(data.train.inputs.shape, (std::vector<std::size_t>{712, 7}));
    QCOMPARE(data.test.inputs.shape, (std::vector<std::size_t>{179, 7}));
    const auto survivors = [](const Tensor& targets) {
        return std::accumulate(targets.values.begin(), targets.values.end(), 0.0);
    };
    QCOMPARE(survivors(data.train.targets) + survivors(data.test.targets), 342.0);
}

void tst_dataset::mnist()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    Program program;
    program.data.source = SourceKind::Idx;
    program.data.trainInputs = "mnist/t10k-images-idx3-ubyte.gz";
    program.data.trainTargets = "mnist/t10k-labels-idx1-ubyte.gz";
    program.data.split = fraction(0.1, false);
    PreprocessingStep reshape = step(StepKind::Reshape);
    reshape.shape = {28, 28, 1};
    PreprocessingStep scale = step(StepKind::Scale);
    scale.divisor = 255.0;
    program.preprocessing = {reshape, scale, step(StepKind::OneHotTargets)};
    qputenv("SEMBLANCE_DATA", dataFolder().toUtf8());
    const PreparedData data = prepareData(program, DataLocator({}));
    QCOMPARE(data.train.inputs.shape, (std::vector<std::size_t>{9000, 28, 28, 1}));
    QCOMPARE(data.test.targets.shape, (std::vector<std::size_t>{1000, 10}));
    QCOMPARE(data.train.targets.values[7], 1.0f); // the first test digit of MNIST is a 7
    QCOMPARE(*std::max_element(data.train.inputs.values.begin(), data.train.inputs.values.end()), 1.0f);

    std::swap(program.data.testInputs, program.data.trainTargets); // labels as test inputs, no targets
    QVERIFY(errorOf([&] { prepareData(program, DataLocator({})); }).contains(QStringLiteral("has no name")));
}

void tst_dataset::numpyArchive()
{
    const TestFolder folder;
    folder.write("x.npy", npy("'<f8'", "(4, 2)", rawBytes<double>({1, 2, 3, 4, 5, 6, 7, 8})));
    folder.write("y.npy", npy("'<i8'", "(4,)", rawBytes<std::int64_t>({0, 1, 0, 1})));
    folder.write("y3.npy", npy("'<i8'", "(3,)", rawBytes<std::int64_t>({0, 1, 0})));
    folder.write("nan.npy", npy("'<f8'", "(4, 2)", rawBytes<double>({1, 2, 3, std::nan(""), 5, 6, 7, 8})));
    folder.write("wide.npy", npy("'<f8'", "(4, 1)", rawBytes<double>({1, 1e39, 3, 4})));
    Program program;
    program.data.source = SourceKind::Numpy;
    program.data.trainInputs = "x.npy";
    program.data.trainTargets = "y.npy";
    program.data.split = fraction(0.5, false);
    const DataLocator locator(folder.path());
    QCOMPARE(prepareData(program, locator).test.inputs, (Tensor{{2, 2}, {5, 6, 7, 8}}));

    const auto failure = [&] { return errorOf([&] { prepareData(program, locator); }); };
    program.data.trainTargets = "y3.npy";
    QVERIFY(failure().contains(QStringLiteral("x.npy has 4 rows, y3.npy has 3")));
    program.data.trainTargets = "y.npy";
    program.data.trainInputs = "nan.npy";
    QVERIFY(failure().contains(QStringLiteral("nan.npy: value 2 of row 2 is nan")));
    program.data.trainInputs = "wide.npy";
    QVERIFY(failure().contains(QStringLiteral("wide.npy: value 1 of row 2 is inf")));
    program.data.trainInputs = "x.npy";
    program.data.split = {};
    program.data.testInputs = "wide.npy";
    program.data.testTargets = "y.npy";
    folder.write("wide.npy", npy("'<f8'", "(4, 1)", rawBytes<double>({1, 2, 3, 4})));
    QVERIFY(failure().contains(QStringLiteral("differ in shape (2 and 1 values a row)")));
}

void tst_dataset::emptySets()
{
    const TestFolder folder;
    folder.write("one.csv", "1,0\n");
    folder.write("holes.csv", "1,0\n?,1\n");
    const DataLocator locator(folder.path());
    Program program = csvProgram("one.csv");
    QVERIFY(errorOf([&] { prepareData(program, locator); }).startsWith(QStringLiteral("The test set is empty: ")));
    program.data.split = fraction(0.5); // the only row becomes the test row
    QVERIFY(errorOf([&] { prepareData(program, locator); }).startsWith(QStringLiteral("The training set is empty: ")));

    program = csvProgram("holes.csv");
    program.data.split = fraction(0.5, false);
    program.preprocessing = {step(StepKind::DropMissingRows)};
    const QString error = errorOf([&] { prepareData(program, locator); });
    QVERIFY2(error.startsWith(QStringLiteral("The test set is empty: the preprocessing dropped")), qPrintable(error));
    program.preprocessing.push_back(step(StepKind::Standardize));
    QVERIFY(errorOf([&] { prepareData(program, locator); }).startsWith(QStringLiteral("The test set is empty: ")));
}

void tst_dataset::unsoundData()
{
    const TestFolder folder;
    folder.write("a.csv", "3e38,0\n1,1\n");
    Program program = csvProgram("a.csv");
    program.data.split.kind = SplitKind::Same;
    PreprocessingStep scale = step(StepKind::Scale);
    scale.divisor = 0.001;
    program.preprocessing = {scale};
    const QString error = errorOf([&] { prepareData(program, DataLocator(folder.path())); });
    QVERIFY2(error.startsWith(QStringLiteral("Training inputs: value 1 of row 1 is inf")), qPrintable(error));
    QVERIFY(errorOf([&] { prepareData(csvProgram("none.csv"), DataLocator(folder.path())); }).contains("no such"));
}

void tst_dataset::digestFollowsContents()
{
    const TestFolder folder;
    const DataLocator locator(folder.path());
    folder.write("a.csv", "ab");
    folder.write("b.csv", "c");
    const auto digest = [&locator](const std::string& train, const std::string& test) {
        return dataDigest(csvProgram(train, test).data, locator);
    };
    const std::string both = digest("a.csv", "b.csv");
    QCOMPARE(both.size(), std::size_t{64});
    QCOMPARE(digest("a.csv", "b.csv"), both);
    QVERIFY(digest("b.csv", "a.csv") != both);
    QVERIFY(digest("a.csv", "") != both);
    folder.write("a.csv", "a");
    folder.write("b.csv", "bc");
    QVERIFY(digest("a.csv", "b.csv") != both);
    QVERIFY(errorOf([&] { digest("none.csv", ""); }).contains(QStringLiteral("no such data file")));

    DataRecipe recipe;
    QCOMPARE(dataDigest(recipe, locator), std::string());
    recipe.source = SourceKind::Numpy;
    recipe.trainInputs = "a.csv::x";
    recipe.trainTargets = "a.csv::y"; // one archive is read once
    const std::string archive = dataDigest(recipe, locator);
    recipe.trainTargets.clear();
    QCOMPARE(dataDigest(recipe, locator), archive);
}

QTEST_GUILESS_MAIN(tst_dataset)
#include "tst_dataset.moc"
