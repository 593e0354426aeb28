// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/study/StudySamples.h"

#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

const QByteArray csvPair = R"(id = "table001"
title = "A table"
benchmark = "Tiny"
origin = "made up"
direction = "as_published"
fault = "One epoch is too few."
task = "binary"

[data]
source = "csv"
train_inputs = "table.csv"
split = { test_fraction = 0.5, shuffle = false }

[fixed]
layers = [
    { kind = "Dense", units = 1, activation = "sigmoid" },
]
loss = "binary_crossentropy"
optimizer = "adam"
batch_size = 8
epochs = 2

[faulty]
epochs = 1
)";

/// 60 rows of two inputs and a label.
QByteArray table()
{
    QByteArray text;
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i) + "," + QByteArray::number(60 - i) + "," + QByteArray::number(i % 2) + "\n";
    return text;
}

std::vector<Finding> errorsOf(const TestProject& project)
{
    std::vector<Finding> errors;
    for (const Finding& finding : checkProject(project.path()))
        if (finding.severity == Finding::Severity::Error)
            errors.push_back(finding);
    return errors;
}

/// All messages, for a failing test to show.
QByteArray shown(const std::vector<Finding>& findings)
{
    QByteArray text;
    for (const Finding& finding : findings)
        text += QByteArray::fromStdString(finding.subject + " | " + finding.message + "\n");
    return text;
}

/// One error with one line that contains all of `parts`.
void verifyOneError(const TestProject& project, const QStringList& parts)
{
    const std::vector<Finding> errors = errorsOf(project);
    QVERIFY2(errors.size() == 1, shown(errors).constData());
    const QString message = QString::fromStdString(errors[0].message);
    QVERIFY(!message.contains(QLatin1Char('\n')));
    for (const QString& part : parts)
        QVERIFY2(message.contains(part), qPrintable(message));
}

} // namespace

/// Every problem of the user's input is one clear message that says where, and nothing is trained for it.
class tst_ProjectCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundProject();
    void brokenPairs_data();
    void brokenPairs();
    void brokenSettings_data();
    void brokenSettings();
    void brokenTables_data();
    void brokenTables();
    void everyBrokenPairIsReported();
    void bothProgramsHaveTheirOwnProblem();
    void emptyProject();
    void noProject();
    void warnings();
    void planSaysWhichPair();
};

void tst_ProjectCheck::soundProject()
{
    const TestProject project;
    const std::vector<Finding> findings = checkProject(project.path());
    QVERIFY2(findings.empty(), shown(findings).constData());
}

void tst_ProjectCheck::brokenPairs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("unknown layer") << QByteArray("kind = \"Dense\", units = 4") << QByteArray("kind = \"Dence\", units = 4")
                                   << QStringList{"tiny.toml:20:", "fixed.layers[0].kind", "Dence", "Dense"};
    QTest::newRow("syntax") << QByteArray("epochs = 4") << QByteArray("epochs = = 4") << QStringList{"tiny.toml:26:"};
    QTest::newRow("unknown rule") << QByteArray("side_effects_by_age") << QByteArray("side_effects")
                                  << QStringList{"tiny001", "side_effects", "two_squares"};
    QTest::newRow("unknown parameter") << QByteArray("noisy = 2") << QByteArray("loud = 2")
                                       << QStringList{"tiny001", "loud", "noisy"};
    QTest::newRow("empty test set") << QByteArray("test_noisy = 1, test_regular = 12")
                                    << QByteArray("test_noisy = 0, test_regular = 0")
                                    << QStringList{"tiny001", "test set is empty"};
    QTest::newRow("layer that does not fit the data")
        << QByteArray("{ kind = \"Dense\", units = 4, activation = \"relu\" }")
        << QByteArray("{ kind = \"Conv2D\", filters = 4, kernel_size = [2, 2] }") << QStringList{"tiny001", "Conv2D"};
}

void tst_ProjectCheck::brokenPairs()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, replacement);
    QFETCH(QStringList, parts);
    QVERIFY(tinyPair().contains(text));
    verifyOneError(TestProject(tinyPair().replace(text, replacement)), parts);
}

void tst_ProjectCheck::brokenSettings_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("unknown key") << tinySettings("instanzen = 3") << QStringList{"semblance.toml:6:", "instanzen"};
    QTest::newRow("unknown operator") << tinySettings({}, "[operators.pre.XYZ]\nenabled = true\n")
                                      << QStringList{"semblance.toml: operators.pre.XYZ", "no operator"};
    QTest::newRow("post operator among the pre ones") << tinySettings({}, "[operators.pre.GF]\nenabled = true\n")
                                                      << QStringList{"semblance.toml: operators.pre.GF"};
    QTest::newRow("value out of range") << tinySettings({}, "[operators.pre.TCL]\nvalues = [250]\n")
                                        << QStringList{"semblance.toml: operators.pre.TCL", "tiny001", "250"};
    QTest::newRow("layer that is not there") << tinySettings({}, "[operators.pre.ACH]\nlayers = [7]\n")
                                             << QStringList{"semblance.toml: operators.pre.ACH", "tiny001", "7"};
    QTest::newRow("ratio twice") << tinySettings().replace("[0.1, 0.5]", "[0.1, 0.5, 0.1]")
                                 << QStringList{"semblance.toml", "post_ratios", "0.1"};
}

void tst_ProjectCheck::brokenSettings()
{
    QFETCH(QByteArray, settings);
    QFETCH(QStringList, parts);
    verifyOneError(TestProject(tinyPair(), settings), parts);
}

void tst_ProjectCheck::brokenTables_data()
{
    QTest::addColumn<QByteArray>("bytes"); // null: no file
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("missing file") << QByteArray() << QStringList{"table001: table.csv", "data"};
    QTest::newRow("NaN") << table().replace("6,54,0\n", "6,nan,0\n") << QStringList{"table001: ", "table.csv:7:"};
    QTest::newRow("missing value") << table().replace("6,54,0\n", "6,,0\n") << QStringList{"table001: ", "table.csv:7:"};
    QTest::newRow("no number") << table().replace("6,54,0\n", "6,abc,0\n")
                               << QStringList{"table001: ", "table.csv:7:", "abc"};
    QTest::newRow("short row") << table().replace("6,54,0\n", "6,54\n") << QStringList{"table001: ", "table.csv:7"};
    QTest::newRow("empty file") << QByteArray("") << QStringList{"table001: ", "table.csv"};
}

void tst_ProjectCheck::brokenTables()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, parts);
    const TestProject project(csvPair);
    if (!bytes.isNull())
        project.write(QStringLiteral("data/table.csv"), bytes);
    verifyOneError(project, parts);
    project.write(QStringLiteral("data/table.csv"), table());
    QVERIFY(errorsOf(project).empty()); // put right
}

void tst_ProjectCheck::everyBrokenPairIsReported()
{
    const TestProject project(tinyPair().replace("epochs = 4", "epochs = 0"));
    project.write(QStringLiteral("pairs/second.toml"), "nonsense");
    const std::vector<Finding> errors = errorsOf(project);
    QVERIFY2(errors.size() == 2, shown(errors).constData());
    QVERIFY(QString::fromStdString(errors[0].subject).endsWith(QLatin1String("second.toml")));
}

void tst_ProjectCheck::bothProgramsHaveTheirOwnProblem()
{
    const QByteArray pair = tinyPair().replace("[faulty]\nepochs = 1", "[faulty]\nlayers = [\n"
                                               "    { kind = \"Conv1D\", filters = 1, kernel_size = [1] },\n]");
    verifyOneError(TestProject(pair), {"tiny001 (faulty): ", "Conv1D"});
}

void tst_ProjectCheck::emptyProject()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "p";
    Project::create(path);
    const std::vector<Finding> findings = checkProject(path);
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(findings[0].severity, Finding::Severity::Warning);
}

void tst_ProjectCheck::noProject()
{
    const QTemporaryDir folder;
    const std::vector<Finding> findings = checkProject(folder.path().toStdString());
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(findings[0].severity, Finding::Severity::Error);
}

void tst_ProjectCheck::warnings()
{
    const TestProject project(csvPair);
    QByteArray few;
    for (int i = 0; i < 20; ++i)
        few += QByteArray::number(i) + ",1," + (i < 10 ? "0" : "1") + "\n";
    project.write(QStringLiteral("data/table.csv"), few); // the second half is the test set: ten rows, all of class 1
    const std::vector<Finding> findings = checkProject(project.path());
    QVERIFY2(findings.size() == 2, shown(findings).constData());
    for (const Finding& finding : findings) {
        QCOMPARE(finding.severity, Finding::Severity::Warning);
        QCOMPARE(finding.subject, std::string("table001"));
    }
    QVERIFY(QString::fromStdString(findings[0].message).contains(QLatin1String("10 inputs")));
    QVERIFY(QString::fromStdString(findings[1].message).contains(QLatin1String("one class")));
}

void tst_ProjectCheck::planSaysWhichPair()
{
    const TestProject project(csvPair);
    const QString message = errorOf([&] { makePlan(project.load()); });
    QVERIFY2(message.startsWith(QLatin1String("table001: table.csv")), qPrintable(message));
}

QTEST_GUILESS_MAIN(tst_ProjectCheck)
#include "tst_project_check.moc"
