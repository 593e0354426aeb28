// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramText.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/OperatorEffects.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

const std::vector<std::pair<const char*, Program>>& programs()
{
    static const std::vector<std::pair<const char*, Program>> all = {{"regularised", regularizedClassifier()},
                                                                     {"images", imageClassifier()},
                                                                     {"regression", smallRegression()},
                                                                     {"sequences", sequenceClassifier()}};
    return all;
}

void checkConfiguration(const PreTrainingOperator& op, const Program& original, const Configuration& configuration)
{
    QCOMPARE(configuration.layer.has_value(), op.info().scope == OperatorScope::Layer);
    const Program mutant = op.apply(original, configuration);
    QVERIFY(mutant != original);
    QVERIFY(mutant == op.apply(original, configuration));

    const OperatorEffect& effect = effectOf(op.info().id);
    const auto layer = static_cast<std::size_t>(configuration.layer.value_or(0));
    QCOMPARE(effect.value(mutant, layer), configuration.parameter);
    Program undone = mutant;
    effect.undo(undone, original, layer);
    QCOMPARE(programText(undone), programText(original));
}

/// Where an operator does not apply it offers nothing, and says why at every way in.
void checkRefusal(const PreTrainingOperator& op, const Program& original, const std::string& reason)
{
    const ConfigurationList list = op.configurations(original, {});
    QVERIFY(list.configurations.empty());
    QVERIFY(!list.skipped.empty());
    QVERIFY(!op.searchRange(original));
    const std::vector<ParameterInfo>& parameters = op.info().parameters;
    Configuration configuration;
    if (!parameters.empty())
        configuration.parameter = parameters[0].defaults.empty() ? "1" : parameters[0].defaults.front();
    if (op.info().scope == OperatorScope::Layer)
        configuration.layer = 0;
    QCOMPARE(errorOf([&] { op.apply(original, configuration); }), QString::fromStdString(reason));
}

} // namespace

/// What holds for every operator of DeepCrime.
class TestPreOperators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOperatorOnEveryProgram_data();
    void everyOperatorOnEveryProgram();
    void everyOperatorApplies();
    void refusals_data();
    void refusals();
    void defaults_data();
    void defaults();
    void searchRanges_data();
    void searchRanges();
    void searchRangesFollowTheSearch();
};

void TestPreOperators::everyOperatorOnEveryProgram_data()
{
    QTest::addColumn<int>("program");
    QTest::addColumn<QString>("id");
    for (std::size_t program = 0; program < programs().size(); ++program) {
        for (const PreTrainingOperator* op : deepCrimeOperators())
            QTest::addRow("%s %s", op->info().id.c_str(), programs()[program].first)
                << static_cast<int>(program) << QString::fromStdString(op->info().id);
    }
}

/// Each configuration makes a program that differs from the original in what the operator names and in nothing else,
/// and no two make the same.
void TestPreOperators::everyOperatorOnEveryProgram()
{
    QFETCH(int, program);
    QFETCH(QString, id);
    const Program& original = programs()[static_cast<std::size_t>(program)].second;
    const std::string before = programText(original);
    const PreTrainingOperator& op = operatorOf(qPrintable(id));
    if (const std::optional<std::string> reason = op.notApplicable(original)) {
        checkRefusal(op, original, *reason);
        return;
    }
    const ConfigurationList list = op.configurations(original, {});
    QVERIFY(!list.configurations.empty() || (id == QLatin1String("HNE") && original.recipe.epochs == 1));
    std::set<std::string> texts;
    for (const Configuration& configuration : list.configurations) {
        checkConfiguration(op, original, configuration);
        QVERIFY(texts.insert(programText(op.apply(original, configuration))).second);
    }
    for (const SkippedConfiguration& skipped : list.skipped)
        QVERIFY(!skipped.reason.empty());
    QCOMPARE(programText(original), before);
}

void TestPreOperators::everyOperatorApplies()
{
    for (const PreTrainingOperator* op : deepCrimeOperators())
        QVERIFY2(!op->notApplicable(regularizedClassifier()), op->info().id.c_str());
}

void TestPreOperators::refusals_data()
{
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* id, const char* reason) { QTest::newRow(id) << QString::fromLatin1(reason); };
    row("RCP", "The training does not stop early.");
    row("OCG", "The optimiser does not clip gradients.");
    row("VRM", "The training has no validation set.");
    for (const char* id : {"RCW", "RRW", "RCD", "WAB"})
        QTest::newRow(id) << QStringLiteral("%1 applies to no layer of this model.").arg(QLatin1String(id));
}

void TestPreOperators::refusals()
{
    QFETCH(QString, reason);
    const PreTrainingOperator& op = operatorOf(QTest::currentDataTag());
    QCOMPARE(QString::fromStdString(op.notApplicable(smallRegression()).value_or("")), reason);
}

void TestPreOperators::defaults_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* id, const char* expected) { QTest::newRow(id) << QString::fromLatin1(expected); };
    row("TCL", "100 50 25 12.5");
    row("TRD", "99 49.5 24.75 12.38");
    row("TUD", "100 50 25 12.5");
    row("TAN", "100 50 25 12.5");
    row("TCO", "100 50 25 12.5");
    row("HBS", "3 5 20 40");
    row("HLR", "0.005 0.002 0.001");
    row("HNE", "6 3 1");
    row("HDB", "");
    row("ARM", "@0 @4 @6 @8");
    row("AAL", "elu@5 softmax@5 selu@5 softplus@5 softsign@5 relu@5 tanh@5 sigmoid@5 hard_sigmoid@5 exponential@5");
    row("RAW", "l1@5 l2@5 l1_l2@5 l1@8 l2@8 l1_l2@8");
    row("RCW", "l1@0 l2@0 l1@4 l1_l2@4");
    row("RRW", "@0 @4");
    row("RCD", "0.125@2 0.75@2 1@2");
    row("RCP", "5 2 1");
    row("WAB", "@5");
    row("WRB", "@0 @4 @8");
    row("LCH", "mean_squared_error mean_absolute_error mean_absolute_percentage_error mean_squared_logarithmic_error "
               "squared_hinge hinge categorical_hinge logcosh huber binary_crossentropy kullback_leibler_divergence "
               "poisson");
    row("OCH", "sgd rmsprop adagrad adadelta adamax nadam");
    row("OCG", "0.5");
    row("VRM", "");
}

void TestPreOperators::defaults()
{
    QFETCH(QString, expected);
    const ConfigurationList list = operatorOf(QTest::currentDataTag()).configurations(regularizedClassifier(), {});
    QCOMPARE(listed(list.configurations), expected);
    QVERIFY(!list.configurations.empty());
}

void TestPreOperators::searchRanges_data()
{
    QTest::addColumn<double>("mild");
    QTest::addColumn<double>("severe");
    QTest::addColumn<double>("precision");
    QTest::addColumn<int>("decimals");
    for (const char* id : {"TCL", "TUD", "TAN", "TCO"})
        QTest::newRow(id) << 0.0 << 100.0 << 5.0 << 2;
    QTest::newRow("TRD") << 0.0 << 99.0 << 5.0 << 2;
    QTest::newRow("HLR") << 0.01 << 0.001 << 0.0001 << 4;
    QTest::newRow("HNE") << 12.0 << 1.0 << 1.0 << 0;
    QTest::newRow("RCP") << 10.0 << 1.0 << 1.0 << 0;
}

void TestPreOperators::searchRanges()
{
    QFETCH(double, mild);
    QFETCH(double, severe);
    QFETCH(double, precision);
    QFETCH(int, decimals);
    const auto range = operatorOf(QTest::currentDataTag()).searchRange(regularizedClassifier());
    QVERIFY(range);
    QCOMPARE(range->mild, mild);
    QCOMPARE(range->severe, severe);
    QCOMPARE(range->precision, precision);
    QCOMPARE(range->decimals, decimals);
}

/// Binary search and a range go together, and both bounds are values of the parameter.
void TestPreOperators::searchRangesFollowTheSearch()
{
    for (const PreTrainingOperator* op : deepCrimeOperators()) {
        const std::optional<SearchRange> range = op->searchRange(regularizedClassifier());
        QCOMPARE(range.has_value(), op->info().search == OperatorSearch::Binary);
        if (!range)
            continue;
        const ParameterInfo& parameter = op->info().parameters.front();
        for (const double bound : {range->mild, range->severe})
            QVERIFY(bound >= parameter.minimum && bound <= parameter.maximum);
        QVERIFY(range->precision > 0.0 && range->mild != range->severe);
    }
}

QTEST_APPLESS_MAIN(TestPreOperators)
#include "tst_pre_operators.moc"
