// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "core/mutation/ParameterValue.h"
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
    void defaultsAreAllowed();
    void unknownIdIsNull();
    void preNames_data();
    void preNames();
    void postNames();
    void namesFollowThePublishedGrammar();
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
    QCOMPARE(pre, (std::vector<std::string>{"TCL", "TAN", "HLR", "HNE", "ACH", "WRB", "LCH", "OCH"}));
    QCOMPARE(post, (std::vector<std::string>{"GF", "WS", "NEB", "NAI", "NS"}));
}

void TestOperatorRegistry::infoIsComplete()
{
    std::vector<OperatorInfo> infos;
    for (const PreTrainingOperator* op : preTrainingOperators()) {
        infos.push_back(op->info());
        QCOMPARE(op->info().stage, OperatorStage::PreTraining);
        QCOMPARE(op->info().system, std::string("DeepCrime"));
        QVERIFY(preTrainingOperator(op->info().id) == op);
    }
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        infos.push_back(op->info());
        QCOMPARE(op->info().stage, OperatorStage::PostTraining);
        QCOMPARE(op->info().system, std::string("DeepMutation++"));
        QVERIFY(postTrainingOperator(op->info().id) == op);
    }
    std::set<std::string> ids, names, titles;
    for (const OperatorInfo& info : infos) {
        QVERIFY(!info.id.empty() && !info.name.empty() && !info.title.empty());
        ids.insert(info.id);
        names.insert(info.name);
        titles.insert(info.title);
    }
    QCOMPARE(ids.size(), infos.size());
    QCOMPARE(names.size(), infos.size());
    QCOMPARE(titles.size(), infos.size());
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
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        QCOMPARE(op->info().parameters.size(), std::size_t{1});
        std::for_each(op->info().parameters.begin(), op->info().parameters.end(), check);
    }
    QVERIFY(preTrainingOperator("WRB")->info().parameters.empty());
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

    QTest::newRow("TCL") << "TCL"
                         << "12.5" << -1 << "change_label_mutated0_MP_12.5";
    QTest::newRow("TAN") << "TAN"
                         << "100" << -1 << "add_noise_mutated0_MP_100";
    QTest::newRow("HLR") << "HLR"
                         << "0.0001" << -1 << "change_learning_rate_mutated0_MP_False_0.0001";
    QTest::newRow("HNE") << "HNE"
                         << "1" << -1 << "change_epochs_mutated0_MP_1";
    QTest::newRow("ACH") << "ACH"
                         << "hard_sigmoid" << 1 << "change_activation_function_mutated0_MP_hard_sigmoid_1";
    QTest::newRow("WRB") << "WRB"
                         << "" << 0 << "remove_bias_mutated0_MP_0";
    QTest::newRow("LCH") << "LCH"
                         << "kullback_leibler_divergence" << -1
                         << "change_loss_function_mutated0_MP_kullback_leibler_divergence";
    QTest::newRow("LCH huber") << "LCH"
                               << "huber" << -1 << "change_loss_function_mutated0_MP_huber_loss";
    QTest::newRow("OCH") << "OCH"
                         << "adadelta" << -1 << "change_optimisation_function_mutated0_MP_adadelta";
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

/// The grammar of operators.md 3.7, for every default configuration of a program.
void TestOperatorRegistry::namesFollowThePublishedGrammar()
{
    const QString number = QStringLiteral("\\d+(\\.\\d+)?(e-\\d+)?");
    const std::map<std::string, QString> grammar = {
        {"TCL", number},
        {"TAN", number},
        {"HLR", QStringLiteral("False_") + number},
        {"HNE", QStringLiteral("\\d+")},
        {"ACH", QStringLiteral("[a-z_]+_\\d+")},
        {"WRB", QStringLiteral("\\d+")},
        {"LCH", QStringLiteral("[a-z_]+")},
        {"OCH", QStringLiteral("[a-z]+")},
    };
    const Program program = testing::imageClassifier();
    std::set<std::string> names;
    std::size_t count = 0;
    for (const PreTrainingOperator* op : preTrainingOperators()) {
        const OperatorInfo& info = op->info();
        const QRegularExpression expected(QRegularExpression::anchoredPattern(
            QString::fromStdString(info.name) + QStringLiteral("_mutated0_MP_") + grammar.at(info.id)));
        for (const Configuration& configuration : op->configurations(program, {}).configurations) {
            const std::string name = preMutantName(info, configuration);
            QVERIFY2(expected.match(QString::fromStdString(name)).hasMatch(), name.c_str());
            names.insert(name);
            ++count;
        }
    }
    QVERIFY(count > 50);
    QCOMPARE(names.size(), count);
}

/// Every operator of the registry occurs in the published results under the name it has here.
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
    for (const PreTrainingOperator* op : preTrainingOperators())
        QVERIFY2(isPublished(op->info().name + "_mutated0_MP"), op->info().name.c_str());
    for (const PostTrainingOperator* op : postTrainingOperators()) {
        QVERIFY2(isPublished(postMutantName(op->info(), 0.01, 4) + ","), op->info().name.c_str());
        QVERIFY2(isPublished(postMutantName(op->info(), 0.1, std::nullopt) + ","), op->info().name.c_str());
    }
    QVERIFY(isPublished(postMutantName(postTrainingOperator("GF")->info(), 1.0, std::nullopt) + ","));
    for (const char* id : {"LCH", "OCH"}) {
        const OperatorInfo& info = preTrainingOperator(id)->info();
        for (const std::string& value : info.parameters.front().defaults) {
            const std::string name = preMutantName(info, {value, std::nullopt});
            QVERIFY2(isPublished(name + ","), name.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestOperatorRegistry)
#include "tst_operator_registry.moc"
