// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"
#include "tests/core/mutation/Configurations.h"
#include "tests/core/mutation/TestPrograms.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

const PreTrainingOperator& operatorOf(const char* id) { return *preTrainingOperator(id); }

OperatorSettings settingsOf(std::vector<std::string> values, std::vector<int> layers = {})
{
    OperatorSettings settings;
    settings.values = std::move(values);
    settings.layers = std::move(layers);
    return settings;
}

} // namespace

/// How settings become configurations, and what is refused.
class TestOperatorSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void badSettings_data();
    void badSettings();
    void noChange_data();
    void noChange();
    void layersThatDoNotApply();
    void applyRefuses_data();
    void applyRefuses();
};

void TestOperatorSettings::values_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("given");
    QTest::addColumn<QString>("expected");

    QTest::newRow("bounds") << "TCL" << QStringList{"100", "0.001"} << "100 0.001";
    QTest::newRow("one text a number") << "TAN" << QStringList{"50.0", "12.50", "1e1"} << "50 12.5 10";
    QTest::newRow("exponent") << "HLR" << QStringList{"0.0001", "0.00001", "1"} << "0.0001 1e-05 1";
    QTest::newRow("any epochs") << "HNE" << QStringList{"1", "13"} << "1 13";
    QTest::newRow("alias of a loss") << "LCH" << QStringList{"mse", "huber_loss"} << "mean_squared_error huber";
    QTest::newRow("loss beyond the defaults") << "LCH" << QStringList{"cosine_similarity"} << "cosine_similarity";
    QTest::newRow("loss unfit for the targets")
        << "LCH" << QStringList{"sparse_categorical_crossentropy"} << "sparse_categorical_crossentropy";
    QTest::newRow("batch sizes") << "HBS" << QStringList{"1", "1000000"} << "1 1000000";
    QTest::newRow("most to delete") << "TRD" << QStringList{"99", "99.0", "0.5"} << "99 0.5";
    QTest::newRow("rates of layers") << "RCD" << QStringList{"0", "0.50", "1.0"} << "0@2 0.5@2 1@2";
    QTest::newRow("alias of an initialiser") << "WCI" << QStringList{"uniform", "one"}
                                             << "random_uniform@0 ones@0 random_uniform@4 ones@4 random_uniform@5 "
                                                "ones@5 random_uniform@8 ones@8";
    QTest::newRow("given twice") << "TCL" << QStringList{"50", "50.0"} << "50";
}

void TestOperatorSettings::values()
{
    QFETCH(QString, id);
    QFETCH(QStringList, given);
    QFETCH(QString, expected);
    std::vector<std::string> texts;
    for (const QString& text : given)
        texts.push_back(text.toStdString());
    const ConfigurationList list = operatorOf(qPrintable(id)).configurations(imageClassifier(), settingsOf(texts));
    QCOMPARE(listed(list.configurations), expected);
    if (operatorOf(qPrintable(id)).info().scope == OperatorScope::Global)
        QCOMPARE(list.configurations.size() + list.skipped.size(), texts.size());
}

void TestOperatorSettings::badSettings_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("layer"); // -2: none given
    QTest::addColumn<QString>("message");

    QTest::newRow("over 100") << "TCL"
                              << "100.1" << -2 << "TCL: percentage '100.1' must be a number from 0 to 100.";
    QTest::newRow("below 0") << "TAN"
                             << "-1" << -2 << "TAN: percentage '-1' must be a number from 0 to 100.";
    QTest::newRow("no number") << "TAN"
                               << "many" << -2 << "TAN: percentage 'many' must be a number from 0 to 100.";
    QTest::newRow("decimal comma") << "TAN"
                                   << "12,5" << -2 << "TAN: percentage '12,5' must be a number from 0 to 100.";
    QTest::newRow("unit") << "TAN"
                          << "50 %2" << -2 << "TAN: percentage '50 %2' must be a number from 0 to 100.";
    QTest::newRow("nan") << "TCL"
                         << "nan" << -2 << "TCL: percentage 'nan' must be a number from 0 to 100.";
    QTest::newRow("empty") << "TCL"
                           << "" << -2 << "TCL: percentage '' must be a number from 0 to 100.";
    QTest::newRow("all rows") << "TRD"
                              << "100" << -2 << "TRD: percentage '100' must be a number from 0 to 99.";
    QTest::newRow("no batch") << "HBS"
                              << "0" << -2 << "HBS: batch size '0' must be a whole number from 1 to 1000000.";
    QTest::newRow("clip below 0") << "OCG"
                                  << "-1" << -2 << "OCG: clip '-1' must be a number from 0 to 1000.";
    QTest::newRow("rate 0") << "HLR"
                            << "0" << -2 << "HLR: learning rate '0' must be a number from 1e-12 to 1000.";
    QTest::newRow("no epoch") << "HNE"
                              << "0" << -2 << "HNE: epochs '0' must be a whole number from 1 to 1000000.";
    QTest::newRow("half epoch") << "HNE"
                                << "1.5" << -2 << "HNE: epochs '1.5' must be a whole number from 1 to 1000000.";
    QTest::newRow("huge") << "HNE"
                          << "99999999999" << -2
                          << "HNE: epochs '99999999999' must be a whole number from 1 to 1000000.";
    QTest::newRow("unknown name") << "OCH"
                                  << "adamw" << -2
                                  << "OCH: optimizer 'adamw' is unknown; use one of: sgd, rmsprop, adagrad, adadelta, "
                                     "adam, adamax, nadam.";
    QTest::newRow("value without parameter") << "WRB"
                                             << "all" << -2 << "WRB has no parameter; remove the value 'all'.";
    QTest::newRow("value of a switch") << "HDB"
                                       << "10" << -2 << "HDB has no parameter; remove the value '10'.";
    QTest::newRow("unknown regulariser") << "RAW"
                                         << "l0" << -2
                                         << "RAW: regularizer 'l0' is unknown; use one of: l1, l2, l1_l2.";
    QTest::newRow("layer too high") << "ACH"
                                    << "relu" << 9
                                    << "ACH: layer 9 does not exist; the model has 9 layers, counted from 0.";
    QTest::newRow("layer below 0") << "ACH"
                                   << "relu" << -1
                                   << "ACH: layer -1 does not exist; the model has 9 layers, counted from 0.";
    QTest::newRow("layer of a program") << "TCL"
                                        << "50" << 0 << "TCL changes the whole program; remove the layer 0.";
}

void TestOperatorSettings::badSettings()
{
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(int, layer);
    QFETCH(QString, message);
    const PreTrainingOperator& op = operatorOf(qPrintable(id));
    const Program program = imageClassifier();
    const OperatorSettings settings =
        settingsOf({value.toStdString()}, layer == -2 ? std::vector<int>{} : std::vector<int>{layer});
    QCOMPARE(errorOf([&] { op.configurations(program, settings); }), message);
}

void TestOperatorSettings::noChange_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("layer");
    QTest::addColumn<QString>("reason");

    QTest::newRow("0 percent of labels") << "TCL"
                                         << "0" << -1 << "TCL with 0 leaves the program as it is.";
    QTest::newRow("0 percent of noise") << "TAN"
                                        << "0.0" << -1 << "TAN with 0 leaves the program as it is.";
    QTest::newRow("same rate") << "HLR"
                               << "1e-2" << -1 << "HLR with 0.01 leaves the program as it is.";
    QTest::newRow("same epochs") << "HNE"
                                 << "12" << -1 << "HNE with 12 leaves the program as it is.";
    QTest::newRow("same loss") << "LCH"
                               << "categorical_crossentropy" << -1
                               << "LCH with categorical_crossentropy leaves the program as it is.";
    QTest::newRow("same optimiser, own rate") << "OCH"
                                              << "adam" << -1 << "OCH with adam leaves the program as it is.";
    QTest::newRow("own activation") << "ACH"
                                    << "tanh" << 4 << "ACH with tanh leaves layer 4 (Dense) as it is.";
    QTest::newRow("own linear") << "ACH"
                                << "linear" << 5 << "ACH with linear leaves layer 5 (Dense) as it is.";
}

/// A configuration that changes nothing is left out with its reason, and apply() gives the same one.
void TestOperatorSettings::noChange()
{
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(int, layer);
    QFETCH(QString, reason);
    const PreTrainingOperator& op = operatorOf(qPrintable(id));
    const Program program = imageClassifier();
    OperatorSettings settings = settingsOf({value.toStdString()});
    Configuration configuration{value.toStdString(), std::nullopt};
    if (layer >= 0) {
        settings.layers = {layer};
        configuration.layer = layer;
    }
    const ConfigurationList list = op.configurations(program, settings);
    QVERIFY(list.configurations.empty());
    QCOMPARE(list.skipped.size(), std::size_t{1});
    QCOMPARE(reasons(list), reason);
    QCOMPARE(errorOf([&] { op.apply(program, configuration); }), reason);
}

void TestOperatorSettings::layersThatDoNotApply()
{
    const Program program = imageClassifier();
    const ConfigurationList all = operatorOf("ACH").configurations(program, settingsOf({"relu", "selu"}));
    QCOMPARE(listed(all.configurations),
             QStringLiteral("selu@0 relu@4 selu@4 relu@5 selu@5 relu@6 selu@6 relu@8 selu@8"));
    QCOMPARE(reasons(all), QStringLiteral("ACH with relu leaves layer 0 (Conv2D) as it is.\n"
                                          "Layer 1 (MaxPooling2D) has no activation function.\n"
                                          "Layer 2 (Dropout) has no activation function.\n"
                                          "Layer 3 (Flatten) has no activation function.\n"
                                          "Layer 7 (LeakyReLU) has no activation function."));

    const ConfigurationList chosen = operatorOf("WRB").configurations(program, settingsOf({}, {8, 5, 3, 8}));
    QCOMPARE(listed(chosen.configurations), QStringLiteral("@8"));
    QCOMPARE(reasons(chosen), QStringLiteral("Layer 5 (Dense) has no bias.\n"
                                             "Layer 3 (Flatten) has no bias.\n"
                                             "Same mutant as layer 8."));
    QCOMPARE(*chosen.skipped.front().configuration.layer, 5);
}

void TestOperatorSettings::applyRefuses_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("layer"); // -2: none given
    QTest::addColumn<QString>("message");

    QTest::newRow("no layer") << "ACH"
                              << "relu" << -2 << "ACH needs the index of a layer.";
    QTest::newRow("layer of a program") << "LCH"
                                        << "mse" << 1 << "LCH changes the whole program; remove the layer 1.";
    QTest::newRow("no such layer") << "WRB"
                                   << "" << 9 << "WRB: layer 9 does not exist; the model has 9 layers, counted from 0.";
    QTest::newRow("no activation") << "ACH"
                                   << "relu" << 2 << "Layer 2 (Dropout) has no activation function.";
    QTest::newRow("no bias") << "WRB"
                             << "" << 5 << "Layer 5 (Dense) has no bias.";
    QTest::newRow("out of range") << "TCL"
                                  << "101" << -2 << "TCL: percentage '101' must be a number from 0 to 100.";
}

void TestOperatorSettings::applyRefuses()
{
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(int, layer);
    QFETCH(QString, message);
    Configuration configuration{value.toStdString(), std::nullopt};
    if (layer != -2)
        configuration.layer = layer;
    const Program program = imageClassifier();
    QCOMPARE(errorOf([&] { operatorOf(qPrintable(id)).apply(program, configuration); }), message);
}

QTEST_APPLESS_MAIN(TestOperatorSettings)
#include "tst_operator_settings.moc"
