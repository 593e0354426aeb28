// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/mutation/OperatorNames.h"
#include "tests/core/mutation/TestPrograms.h"
#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

#include <set>

using namespace semblance;

class TestOperatorNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableIsThatOfTheSpecification();
    void registryAgrees();
    void valid_data();
    void valid();
    void invalid_data();
    void invalid();
    void ownNamesAreRead();
    void everyPublishedNameIsRead();
};

void TestOperatorNames::tableIsThatOfTheSpecification()
{
    std::string ids;
    std::set<std::string> names;
    for (const OperatorName& op : operatorNames()) {
        ids += op.id + " ";
        names.insert(op.name);
        QCOMPARE(operatorIdOf(op.name), std::optional(op.id));
        QCOMPARE(operatorNameOf(op.id), op.name);
    }
    QCOMPARE(ids, std::string("TCL TRD TUD TAN TCO HBS HLR HNE HDB ACH ARM AAL RAW RCW RRW RCD RCP WCI WAB WRB LCH OCH "
                              "OCG VRM GF WS NEB NAI NS LR LA LD "));
    QCOMPARE(names.size(), operatorNames().size());
    QVERIFY(!operatorIdOf("TCL") && !operatorIdOf("") && !operatorIdOf("change_labels"));
    QCOMPARE(operatorNameOf("XYZ"), std::string("XYZ"));
}

void TestOperatorNames::registryAgrees()
{
    for (const PreTrainingOperator* op : preTrainingOperators())
        QCOMPARE(operatorNameOf(op->info().id), op->info().name);
    for (const PostTrainingOperator* op : postTrainingOperators())
        QCOMPARE(operatorNameOf(op->info().id), op->info().name);
}

void TestOperatorNames::valid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<int>("layer");    // -1: none
    QTest::addColumn<int>("original"); // -1: none

    const auto add = [](const char* name, const char* id, const char* parameter, int layer = -1, int original = -1) {
        QTest::newRow(name) << QString(name) << QString(id) << QString(parameter) << layer << original;
    };
    // The examples of operators.md 3.7.
    add("change_label_mutated0_MP_100", "TCL", "100");
    add("delete_training_data_mutated0_MP_12.38", "TRD", "12.38");
    add("change_batch_size_mutated0_MP_100_100", "HBS", "100");
    add("change_learning_rate_mutated0_MP_False_0.0001", "HLR", "0.0001");
    add("change_learning_rate_mutated0_MP_False_1e-05", "HLR", "1e-05");
    add("change_epochs_mutated0_MP_1", "HNE", "1");
    add("disable_batching_mutated0_MP", "HDB", "");
    add("change_activation_function_mutated0_MP_hard_sigmoid_1", "ACH", "hard_sigmoid", 1);
    add("remove_activation_function_mutated0_MP_1", "ARM", "", 1);
    add("add_activation_function_mutated0_MP_None_1", "AAL", "None", 1);
    add("add_weights_regularisation_mutated0_MP_l1_l2_1", "RAW", "l1_l2", 1);
    add("change_dropout_rate_mutated0_MP_0.125_0.125_2", "RCD", "0.125", 2);
    add("change_earlystopping_patience_mutated0_MP_1", "RCP", "1");
    add("change_weights_initialisation_mutated0_MP_glorot_uniform_28", "WCI", "glorot_uniform", 28);
    add("remove_bias_mutated0_MP_0", "WRB", "", 0);
    add("change_loss_function_mutated0_MP_kullback_leibler_divergence", "LCH", "kullback_leibler_divergence");
    add("change_optimisation_function_mutated0_MP_adadelta", "OCH", "adadelta");
    add("remove_validation_set_mutated0_MP", "VRM", "");
    add("original0_GF_0.01_1", "GF", "0.01", -1, 0);
    add("original4_NEB_0.01_1", "NEB", "0.01", -1, 4);
    add("LA_0.01_1", "LA", "0.01");
    // One text a value, as programs have it.
    add("add_noise_mutated0_MP_50.0", "TAN", "50");
    add("change_loss_function_mutated0_MP_huber_loss", "LCH", "huber");
    add("change_dropout_rate_mutated0_MP_0.125_0.25_2", "RCD", "0.125_0.25", 2);
    add("NS_1.0_1", "NS", "1");
    // Not in the study's files, but of its operators.
    add("change_weights_regularisation_mutated0_MP_l1_3", "RCW", "l1", 3);
    add("add_bias_mutated0_MP_3", "WAB", "", 3);
    add("change_gradient_clip_mutated0_MP", "OCG", "");
}

void TestOperatorNames::valid()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(int, layer);
    QFETCH(int, original);
    for (const QString& text : {name, QStringLiteral("MM_defect4ml048_") + name}) {
        const auto parsed = parseMutantName(text.toStdString(), "defect4ml048");
        QVERIFY2(parsed, qPrintable(text));
        QCOMPARE(QString::fromStdString(parsed->operatorId), id);
        QCOMPARE(QString::fromStdString(parsed->parameter), parameter);
        QCOMPARE(parsed->layer.value_or(-1), layer);
        QCOMPARE(parsed->original.value_or(-1), original);
    }
}

void TestOperatorNames::invalid_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"",
                             "MM_",
                             "MM_deepfd002",
                             "MM_deepfd002_",
                             "MM_deepfd003_change_label_mutated0_MP_100",
                             "MM_deepfd0021_GF_0.1_1",
                             "change_label",
                             "change_label_mutated0",
                             "change_label_mutated0_MP",
                             "change_label_mutated0_MP_",
                             "change_label_mutated_MP_100",
                             "change_label_mutatedx_MP_100",
                             "change_label_mutated0_MPx_100",
                             "change_label_mutated0_MP100",
                             "change_label_mutated0_MP_10x",
                             "change_label_mutated0_MP_-1",
                             "change_label_mutated0_MP_nan",
                             "change_label_mutated0_MP_inf",
                             "change_label_mutated0_MP_100_1",
                             "change_labels_mutated0_MP_100",
                             "TCL_mutated0_MP_100",
                             "GF_mutated0_MP_100",
                             "change_label_0.01_1",
                             "change_epochs_mutated0_MP_1.5",
                             "change_learning_rate_mutated0_MP_0.0001",
                             "change_learning_rate_mutated0_MP_True_0.0001",
                             "change_batch_size_mutated0_MP_100",
                             "disable_batching_mutated0_MP_1",
                             "remove_bias_mutated0_MP",
                             "remove_bias_mutated0_MP_relu_1",
                             "change_activation_function_mutated0_MP_relu",
                             "change_activation_function_mutated0_MP_1",
                             "change_activation_function_mutated0_MP__1",
                             "change_activation_function_mutated0_MP_re lu_1",
                             "change_dropout_rate_mutated0_MP_0.125_2",
                             "add_weights_regularisation_mutated0_MP_l1_l2",
                             "GF",
                             "GF_0.01",
                             "GF_0.01_",
                             "GF_0.01_1_1",
                             "GF_x_1",
                             "GF_0.01_x",
                             "GF_0.01_-1",
                             "XX_0.01_1",
                             "original_GF_0.01_1",
                             "originalx_GF_0.01_1",
                             "original0GF_0.01_1",
                             "change_label_mutated0_MP_99999999999999999999e999",
                             "remove_bias_mutated0_MP_99999999999"})
        QTest::newRow(name) << QString(name);
}

void TestOperatorNames::invalid()
{
    QFETCH(QString, name);
    QVERIFY(!parseMutantName(name.toStdString(), "deepfd002"));
}

/// The grammar knows the operators of the published study only.
static bool isPublished(const std::string& id)
{
    const auto& names = operatorNames();
    return std::any_of(names.begin(), names.end(), [&id](const OperatorName& name) { return name.id == id; });
}

/// Every default configuration of a program comes back from its name.
void TestOperatorNames::ownNamesAreRead()
{
    int count = 0;
    const Program program = testing::imageClassifier();
    for (const PreTrainingOperator* op : preTrainingOperators()) {
        if (!isPublished(op->info().id))
            continue;
        for (const Configuration& configuration : op->configurations(program, {}).configurations) {
            const std::string name = preMutantName(op->info(), configuration);
            const auto parsed = parseMutantName(name, "deepfd002");
            QVERIFY2(parsed, name.c_str());
            QCOMPARE(parsed->operatorId, op->info().id);
            QCOMPARE(parsed->parameter, configuration.parameter);
            QCOMPARE(parsed->layer, configuration.layer);
            ++count;
        }
    }
    QVERIFY(count > 50);
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (!isPublished(op->info().id))
            continue;
        const auto parsed = parseMutantName(postMutantName(op->info(), 0.01, 3), "deepfd002");
        QVERIFY(parsed);
        QCOMPARE(parsed->operatorId, op->info().id);
        QCOMPARE(parsed->parameter, std::string("0.01"));
        QCOMPARE(parsed->original, std::optional(3));
    }
}

void TestOperatorNames::everyPublishedNameIsRead()
{
    const QString folder = testing::publishedFolder();
    SEMBLANCE_SKIP_WITHOUT(folder);
    std::vector<std::pair<std::string, std::string>> names; // name, bug
    QDirIterator files(folder + QStringLiteral("/dl-mutant-realism/results"), {QStringLiteral("*_clean.csv")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bug = files.fileName().section(QLatin1Char('_'), 2, 2).toStdString();
        file.readLine();
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            names.emplace_back(line.left(line.indexOf(',')).toStdString(), bug);
        }
    }
    QCOMPARE(names.size(), std::size_t{37738});

    const auto readAll = [&names] {
        std::map<std::string, int> operators;
        for (const auto& [name, bug] : names) {
            const auto parsed = parseMutantName(name, bug);
            ++operators[parsed ? parsed->operatorId : name];
        }
        return operators;
    };
    const std::map<std::string, int> operators = readAll();
    QCOMPARE(operators.size(), std::size_t{28});
    // Two metrics each; numbers of mutants as operators.md 3.7 lists them.
    QCOMPARE(operators.at("WCI"), 2 * 4113);
    QCOMPARE(operators.at("ACH"), 2 * 3063);
    QCOMPARE(operators.at("RCD"), 2 * 180);
    QCOMPARE(operators.at("VRM"), 2 * 38);
    QCOMPARE(operators.at("GF"), 2 * (429 + 417));
    QCOMPARE(operators.at("LD"), 2 * (206 + 41));
    QBENCHMARK { readAll(); }
}

QTEST_APPLESS_MAIN(TestOperatorNames)
#include "tst_operator_names.moc"
