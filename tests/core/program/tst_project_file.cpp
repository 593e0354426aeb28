// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/program/ProjectFile.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QTest>

using namespace semblance;

class tst_project_file : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKey();
    void defaults();
    void sample();
    void errors_data();
    void errors();
    void unwritable();
};

void tst_project_file::everyKey()
{
    const std::string text = "name = \"Größe\"\n"
                             "seed = 7\n"
                             "instances = 20\n"
                             "scenarios = [\"post2\", \"control\"]\n"
                             "post_ratios = [0.5, 1]\n"
                             "quality_threshold = 0.8\n"
                             "maximum_attempts = 3\n"
                             "device = \"cuda\"\n"
                             "\n"
                             "[operators.pre.ACH]\n"
                             "values = [\"relu\", \"0.1x\"]\n"
                             "layers = [0, 2]\n"
                             "\n"
                             "[operators.pre.TCL]\n"
                             "values = [12.5, 25, \"12.50\"]\n"
                             "\n"
                             "[operators.pre.WRB]\n"
                             "\n"
                             "[operators.post.GF]\n"
                             "enabled = false\n";
    const ProjectSettings settings = parseProjectSettings(text, "semblance.toml");
    QCOMPARE(settings.name, std::string("Größe"));
    QCOMPARE(settings.seed, std::uint64_t{7});
    QCOMPARE(settings.instances, 20);
    QVERIFY(settings.scenarios == (std::vector{Scenario::Post2, Scenario::Control}));
    QCOMPARE(settings.postRatios, (std::vector{0.5, 1.0}));
    QCOMPARE(settings.qualityThreshold, 0.8);
    QCOMPARE(settings.maximumAttempts, 3);
    QVERIFY(settings.device == Device::Cuda);
    QCOMPARE(settings.preOperators.size(), std::size_t{3});
    QCOMPARE(settings.preOperators.at("ACH").values, (std::vector<std::string>{"relu", "0.1x"}));
    QCOMPARE(settings.preOperators.at("ACH").layers, (std::vector{0, 2}));
    QCOMPARE(settings.preOperators.at("TCL").values, (std::vector<std::string>{"12.5", "25", "12.50"}));
    QVERIFY(settings.preOperators.at("WRB").enabled && settings.preOperators.at("WRB").values.empty());
    QVERIFY(!settings.postOperators.at("GF").enabled);
    QCOMPARE(QString::fromStdString(writeProjectSettings(settings)), QString::fromStdString(text));
}

void tst_project_file::defaults()
{
    const ProjectSettings settings = parseProjectSettings("name = \"x\"", "semblance.toml");
    QCOMPARE(settings.seed, std::uint64_t{1});
    QCOMPARE(settings.instances, 5);
    QVERIFY(settings.scenarios == (std::vector{Scenario::Pre, Scenario::Post1, Scenario::Post2}));
    QVERIFY(settings.device == Device::Auto);
    QCOMPARE(writeProjectSettings(settings), std::string("name = \"x\"\n"));
}

void tst_project_file::sample()
{
    QFile file(testing::sourceFolder() + QStringLiteral("/resources/samples/first-steps/semblance.toml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const ProjectSettings settings = parseProjectSettings(text, "semblance.toml");
    QCOMPARE(settings.name, std::string("First steps"));
    QCOMPARE(settings.preOperators.at("TCL").values, (std::vector<std::string>{"12.5", "25", "50", "100"}));
    QCOMPARE(QString::fromStdString(writeProjectSettings(settings)), QString::fromStdString(text));
}

void tst_project_file::errors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* text, const char* message) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(message);
    };
    row("no name", "seed = 1", "p.toml:1:1: name: the key is missing");
    row("one instance", "name = \"x\"\ninstances = 1",
        "p.toml:2:13: instances: is 1, must be at least 2 and at most 1000");
    row("unknown scenario", "name = \"x\"\nscenarios = [\"pre\", \"post3\"]",
        "p.toml:2:21: scenarios[1]: \"post3\" is not known; did you mean \"post1\"? "
        "Allowed: pre, post1, post2, control");
    row("scenario twice", "name = \"x\"\nscenarios = [\"pre\", \"pre\"]", "p.toml:2:21: scenarios[1]: is listed twice");
    row("no scenario", "name = \"x\"\nscenarios = []", "p.toml:2:13: scenarios: must not be empty");
    row("ratio", "name = \"x\"\npost_ratios = [0.1, 0]",
        "p.toml:2:21: post_ratios[1]: is 0, must be above 0 and at most 1");
    row("device", "name = \"x\"\ndevice = \"gpu\"",
        "p.toml:2:10: device: \"gpu\" is not known; did you mean \"cpu\"? Allowed: auto, cpu, cuda");
    row("group of operators", "name = \"x\"\n[operators.during.TCL]",
        "p.toml:2:12: operators.during: unknown key; allowed: pre, post");
    row("key of an operator", "name = \"x\"\n[operators.pre.TCL]\nvalue = [1]",
        "p.toml:3:1: operators.pre.TCL.value: unknown key; did you mean values? Allowed: enabled, values, layers");
    row("operator that is no table", "name = \"x\"\n[operators.pre]\nTCL = true",
        "p.toml:3:7: operators.pre.TCL: is true or false, must be a table");
    row("value of an operator", "name = \"x\"\n[operators.pre.TCL]\nvalues = [true]",
        "p.toml:3:11: operators.pre.TCL.values[0]: is true or false, must be a text");
    row("layer of an operator", "name = \"x\"\n[operators.pre.TCL]\nlayers = [-1]",
        "p.toml:3:11: operators.pre.TCL.layers[0]: is -1, must be at least 0");
}

void tst_project_file::errors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    try {
        parseProjectSettings(text.toStdString(), "p.toml");
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QByteArray(error.what()), message);
    }
}

void tst_project_file::unwritable()
{
    ProjectSettings settings = parseProjectSettings("name = \"x\"", "p.toml");
    settings.instances = 0;
    try {
        writeProjectSettings(settings);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QByteArray(error.what()), QByteArray("instances: is 0, must be at least 2 and at most 1000"));
    }
}

QTEST_APPLESS_MAIN(tst_project_file)
#include "tst_project_file.moc"
