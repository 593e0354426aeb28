// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/mutation/ParameterValue.h"
#include "tests/core/mutation/OperatorEffects.h"
#include "tests/core/mutation/TestPrograms.h"
#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace semblance;

class TestOperatorRegistry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderIsThatOfTheSpecification();
    void infoIsComplete();
    void kindsOfDeepCrime();
    void defaultsAreAllowed();
    void unknownIdIsNull();
    void preNames_data();
    void preNames();
    void postNames();
    void namesRoundTrip();
    void operatorNamesArePublished();
};

void TestOperatorRegistry::orderIsThatOfTheSpecification()
{
    std::vector<std::string> pre;
    for (const PreTrainingOperator* op : preTrainingOperators())
        pre.push_back(op->info().id);
    std::vector<std::string> post;
    for (const PostTrainingOperator* op : postTrainingOperators())
        post.push_back(op->info().id);
    QCOMPARE(pre, (std::vector<std::string>{
                      "TCL", "TRD", "TUD",   "TAN",   "TCO",   "HBS",   "HLR",   "HNE",   "HDB",    "ACH",    "ARM",
                      "AAL", "RAW", "RCW",   "RRW",   "RCD",   "RCP",   "WCI",   "WAB",   "WRB",    "LCH",    "OCH",
                      "OCG", "VRM", "DM-DR", "DM-LE", "DM-DM", "DM-DF", "DM-NP", "DM-LR", "DM-LAs", "DM-AFRs"}));
    QCOMPARE(post,
             (std::vector<std::string>{"GF",    "WS",    "NEB",    "NAI",    "NS",    "LR",    "LA",     "LD",
                                       "DM-GF", "DM-WS", "DM-NEB", "DM-NAI", "DM-NS", "DM-LD", "DM-LAm", "DM-AFRm",
                                       "MN-IN", "MN-HN", "MN-AF",  "MN-BV",  "MN-WV", "MF-WI", "MF-NI"}));
}

void TestOperatorRegistry::infoIsComplete()
{
    std::vector<OperatorInfo> infos;
    std::map<std::string, int> systems;
    for (const PreTrainingOperator* op : preTrainingOperators()) {
        infos.push_back(op->info());
        QCOMPARE(op->info().stage, OperatorStage::PreTraining);
        QVERIFY(preTrainingOperator(op->info().id) == op);
    }
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        infos.push_back(op->info());
        QCOMPARE(op->info().stage, OperatorStage::PostTraining);
        QVERIFY(postTrainingOperator(op->info().id) == op);
    }
    std::set<std::string> ids, names, titles;
    for (const OperatorInfo& info : infos) {
        QVERIFY(!info.id.empty() && !info.name.empty() && !info.title.empty());
        QVERIFY2(ids.insert(info.id).second, info.id.c_str());
        QVERIFY2(names.insert(info.name).second, info.name.c_str());
        QVERIFY2(titles.insert(info.title).second, info.title.c_str());
        ++systems[info.system];
    }
    QCOMPARE(
        systems,
        (std::map<std::string, int>{
            {"DeepCrime", 24}, {"DeepMutation++", 8}, {"DeepMutation", 16}, {"MuNN-style", 5}, {"MuFF-style", 2}}));
}

/// operators.md 1.1, columns "Kind" and "Scope", and which have a parameter.
void TestOperatorRegistry::kindsOfDeepCrime()
{
    const auto isAnyOf = [](const std::string& id, std::initializer_list<const char*> ids) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    for (const PreTrainingOperator* op : testing::deepCrimeOperators()) {
        const OperatorInfo& info = op->info();
        const bool binary = isAnyOf(info.id, {"TCL", "TRD", "TUD", "TAN", "TCO", "HLR", "HNE", "RCP"});
        const bool none = isAnyOf(info.id, {"HDB", "ARM", "RRW", "WAB", "WRB", "OCG", "VRM"});
        QCOMPARE(info.search, binary ? OperatorSearch::Binary
                              : none ? OperatorSearch::None
                                     : OperatorSearch::Exhaustive);
        const bool layer = isAnyOf(info.id, {"ACH", "ARM", "AAL", "RAW", "RCW", "RRW", "RCD", "WCI", "WAB", "WRB"});
        QCOMPARE(info.scope, layer ? OperatorScope::Layer : OperatorScope::Global);
        QCOMPARE(info.parameters.size(), std::size_t{none && info.id != "OCG" ? 0u : 1u});
        QVERIFY(info.byDefault);
    }
}

void TestOperatorRegistry::defaultsAreAllowed()
{
    const auto check = [](const ParameterInfo& parameter) {
        for (const std::string& text : parameter.defaults) {
            if (parameter.type == "name") {
                const auto& allowed = parameter.allowed;
                QVERIFY(std::find(allowed.begin(), allowed.end(), text) != allowed.end());
            } else {
                const double value = QString::fromStdString(text).toDouble();
                QVERIFY(value >= parameter.minimum && value <= parameter.maximum);
            }
        }
        QVERIFY(parameter.type == "name" ? !parameter.allowed.empty() : parameter.minimum < parameter.maximum);
    };
    for (const PreTrainingOperator* op : preTrainingOperators())
        std::for_each(op->info().parameters.begin(), op->info().parameters.end(), check);
    for (const PostTrainingOperator* op : postTrainingOperators())
        std::for_each(op->info().parameters.begin(), op->info().parameters.end(), check);
}

void TestOperatorRegistry::unknownIdIsNull()
{
    QVERIFY(!preTrainingOperator("GF"));
    QVERIFY(!preTrainingOperator("tcl"));
    QVERIFY(!postTrainingOperator("TCL"));
    QVERIFY(!postTrainingOperator(""));
}

void TestOperatorRegistry::preNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<int>("layer"); // -1: none
    QTest::addColumn<QString>("name");

    const auto row = [](const char* id, const char* parameter, int layer, const char* name) {
        QTest::addRow("%s %s", id, parameter)
            << QString::fromLatin1(id) << QString::fromLatin1(parameter) << layer << QString::fromLatin1(name);
    };
    row("TCL", "12.5", -1, "change_label_mutated0_MP_12.5");
    row("TRD", "12.38", -1, "delete_training_data_mutated0_MP_12.38");
    row("TUD", "100", -1, "unbalance_train_data_mutated0_MP_100");
    row("TAN", "100", -1, "add_noise_mutated0_MP_100");
    row("TCO", "100", -1, "make_output_classes_overlap_mutated0_MP_100");
    row("HBS", "100", -1, "change_batch_size_mutated0_MP_100_100");
    row("HLR", "0.0001", -1, "change_learning_rate_mutated0_MP_False_0.0001");
    row("HNE", "1", -1, "change_epochs_mutated0_MP_1");
    row("HDB", "", -1, "disable_batching_mutated0_MP");
    row("ACH", "hard_sigmoid", 1, "change_activation_function_mutated0_MP_hard_sigmoid_1");
    row("ARM", "", 1, "remove_activation_function_mutated0_MP_1");
    row("AAL", "tanh", 3, "add_activation_function_mutated0_MP_tanh_3");
    row("RAW", "l1_l2", 1, "add_weights_regularisation_mutated0_MP_l1_l2_1");
    row("RCW", "l2", 4, "change_weights_regularisation_mutated0_MP_l2_4");
    row("RRW", "", 4, "remove_weights_regularisation_mutated0_MP_4");
    row("RCD", "0.125", 2, "change_dropout_rate_mutated0_MP_0.125_0.125_2");
    row("RCD", "1", 3, "change_dropout_rate_mutated0_MP_1.0_1.0_3");
    row("RCP", "1", -1, "change_earlystopping_patience_mutated0_MP_1");
    row("WCI", "glorot_uniform", 1, "change_weights_initialisation_mutated0_MP_glorot_uniform_1");
    row("WAB", "", 5, "add_bias_mutated0_MP_5");
    row("WRB", "", 0, "remove_bias_mutated0_MP_0");
    row("LCH", "kullback_leibler_divergence", -1, "change_loss_function_mutated0_MP_kullback_leibler_divergence");
    row("LCH", "huber", -1, "change_loss_function_mutated0_MP_huber_loss");
    row("OCH", "adadelta", -1, "change_optimisation_function_mutated0_MP_adadelta");
    row("OCG", "0.5", -1, "change_gradient_clip_mutated0_MP_0.5");
    row("VRM", "", -1, "remove_validation_set_mutated0_MP");
}

void TestOperatorRegistry::preNames()
{
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(int, layer);
    QFETCH(QString, name);
    Configuration configuration{parameter.toStdString(), std::nullopt};
    if (layer >= 0)
        configuration.layer = layer;
    const OperatorInfo& info = preTrainingOperator(id.toStdString())->info();
    QCOMPARE(QString::fromStdString(preMutantName(info, configuration)), name);
}

void TestOperatorRegistry::postNames()
{
    const OperatorInfo& info = postTrainingOperator("GF")->info();
    QCOMPARE(postMutantName(info, 0.01, 0), std::string("original0_GF_0.01_1"));
    QCOMPARE(postMutantName(info, 0.2, std::nullopt), std::string("GF_0.2_1"));
    QCOMPARE(postMutantName(info, 1.0, std::nullopt), std::string("GF_1.0_1"));
}

/// The grammar of operators.md 3.7: every default configuration comes back from its name.
void TestOperatorRegistry::namesRoundTrip()
{
    const QString number = QStringLiteral("_(?<value>\\d+(\\.\\d+)?(e-\\d+)?)");
    const QString word = QStringLiteral("_(?<value>[a-z][a-z0-9_]*)");
    const QString layer = QStringLiteral("_(?<layer>\\d+)");
    const QString again = QStringLiteral("_\\k<value>");
    const std::map<std::string, QString> grammar = {
        {"TCL", number},
        {"TRD", number},
        {"TUD", number},
        {"TAN", number},
        {"TCO", number},
        {"HNE", number},
        {"RCP", number},
        {"OCG", number},
        {"HBS", number + again},
        {"HDB", {}},
        {"VRM", {}},
        {"LCH", word},
        {"OCH", word},
        {"ACH", word + layer},
        {"AAL", word + layer},
        {"RAW", word + layer},
        {"RCW", word + layer},
        {"WCI", word + layer},
        {"ARM", layer},
        {"RRW", layer},
        {"WAB", layer},
        {"WRB", layer},
        {"HLR", "_False" + number},
        {"RCD", number + again + layer},
    };
    const Program program = testing::regularizedClassifier();
    std::set<std::string> names;
    std::size_t count = 0;
    for (const PreTrainingOperator* op : testing::deepCrimeOperators()) {
        const OperatorInfo& info = op->info();
        const QRegularExpression expected(QRegularExpression::anchoredPattern(
            QString::fromStdString(info.name) + QStringLiteral("_mutated0_MP") + grammar.at(info.id)));
        for (const Configuration& configuration : op->configurations(program, {}).configurations) {
            const std::string name = preMutantName(info, configuration);
            const QRegularExpressionMatch match = expected.match(QString::fromStdString(name));
            QVERIFY2(match.hasMatch(), name.c_str());
            QString value = match.captured(QStringLiteral("value"));
            if (info.id == "RCD" && value == QLatin1String("1.0"))
                value = QStringLiteral("1");
            if (value == QLatin1String("huber_loss"))
                value = QStringLiteral("huber");
            QCOMPARE(value, QString::fromStdString(configuration.parameter));
            QCOMPARE(match.captured(QStringLiteral("layer")),
                     configuration.layer ? QString::number(*configuration.layer) : QString());
            QVERIFY2(names.insert(name).second, name.c_str());
            ++count;
        }
    }
    QVERIFY(count > 150);
}

/// Every operator that the study used occurs in the published results under the name it has here.
void TestOperatorRegistry::operatorNamesArePublished()
{
    const QString folder = testing::publishedFolder();
    SEMBLANCE_SKIP_WITHOUT(folder);
    QByteArray published;
    QDirIterator files(folder, {QStringLiteral("coupling_strength_*_clean.csv")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        published += file.readAll();
    }
    QVERIFY(!published.isEmpty());
    const auto isPublished = [&published](const std::string& name) {
        return published.contains('_' + QByteArray::fromStdString(name));
    };
    const std::set<std::string> unused = {"RCW", "RRW", "WAB", "OCG"}; // operators.md 1.12
    for (const PreTrainingOperator* op : testing::deepCrimeOperators())
        QVERIFY2(isPublished(op->info().name + "_mutated0_MP") != unused.contains(op->info().id),
                 op->info().name.c_str());
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        if (op->info().system != "DeepMutation++")
            continue;
        QVERIFY2(isPublished(postMutantName(op->info(), 0.01, 4) + ","), op->info().name.c_str());
        QVERIFY2(isPublished(postMutantName(op->info(), hasRatio(op->info()) ? 0.1 : 0.01, std::nullopt) + ","),
                 op->info().name.c_str());
    }
    QVERIFY(isPublished(postMutantName(postTrainingOperator("GF")->info(), 1.0, std::nullopt) + ","));
    for (const char* id : {"LCH", "OCH", "ACH", "AAL", "RAW", "RCD", "WCI"}) {
        const OperatorInfo& info = preTrainingOperator(id)->info();
        const bool layer = info.scope == OperatorScope::Layer;
        for (const std::string& value : info.parameters.front().defaults) {
            const std::string name = preMutantName(info, {value, std::nullopt});
            QVERIFY2(isPublished(name + (layer ? "_" : ",")), name.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestOperatorRegistry)
#include "tst_operator_registry.moc"
