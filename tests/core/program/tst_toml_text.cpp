// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/NearestName.h"
#include "core/program/TomlText.h"

#include <QTest>

#include <charconv>
#include <limits>

using namespace semblance;

class tst_toml_text : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void texts_data();
    void texts();
    void keys();
    void numberTexts();
    void nearest_data();
    void nearest();
};

void tst_toml_text::numbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 25.0 << "25";
    QTest::newRow("hundred thousand") << 100000.0 << "100000";
    QTest::newRow("small rate") << 0.0001 << "0.0001";
    QTest::newRow("smallest fixed") << 1e-5 << "0.00001";
    QTest::newRow("epsilon") << 1e-7 << "1e-07";
    QTest::newRow("huge") << 1e20 << "1e+20";
    QTest::newRow("huge, whole, many digits") << 1164555724356775837696.0 << "1.1645557243567758e+21";
    QTest::newRow("shortest") << 0.1 << "0.1";
    QTest::newRow("all digits") << 0.1 + 0.2 << "0.30000000000000004";
    QTest::newRow("negative") << -12.5 << "-12.5";
    QTest::newRow("minus zero") << -0.0 << "0";
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min() << "5e-324";
    QTest::newRow("largest") << std::numeric_limits<double>::max() << "1.7976931348623157e+308";
}

void tst_toml_text::numbers()
{
    QFETCH(double, value);
    const std::string text = tomlText(value);
    QTEST(QString::fromStdString(text), "text");
    double back = 1.0;
    std::from_chars(text.data(), text.data() + text.size(), back);
    QVERIFY(back == value);
}

void tst_toml_text::texts_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << "relu" << R"("relu")";
    QTest::newRow("empty") << "" << R"("")";
    QTest::newRow("quotes") << R"(say "no" \ yes)" << R"("say \"no\" \\ yes")";
    QTest::newRow("white space") << "a\n\tb\r" << R"("a\n\tb\r")";
    QTest::newRow("control characters") << QString(QChar(1)) + QChar(0x1f) + QChar(0x7f)
                                        << R"("\u0001\u001f\u007f")";
    QTest::newRow("zero byte") << QString(QChar(0)) << R"("\u0000")";
    QTest::newRow("Unicode stays") << QStringLiteral("Größe 大 😀") << QStringLiteral("\"Größe 大 😀\"");
}

void tst_toml_text::texts()
{
    QFETCH(QString, value);
    QTEST(QString::fromStdString(tomlText(value.toStdString())), "text");
}

void tst_toml_text::keys()
{
    QCOMPARE(tomlKey("batch_size-2"), std::string("batch_size-2"));
    QCOMPARE(tomlKey("a b"), std::string("\"a b\""));
    QCOMPARE(tomlKey("a.b"), std::string("\"a.b\""));
    QCOMPARE(tomlKey(""), std::string("\"\""));
}

void tst_toml_text::numberTexts()
{
    for (const char* text : {"25", "-1", "0.0001", "12.5", "1e-07", "0"})
        QVERIFY2(isNumberText(text), text);
    for (const char* text : {"12.50", "025", "1e5", "-0", "inf", "nan", "", "25 ", "0x10", "relu"})
        QVERIFY2(!isNumberText(text), text);
}

void tst_toml_text::nearest_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one letter") << "unit" << "units";
    QTest::newRow("swapped letters") << "uints" << "units";
    QTest::newRow("case") << "Activation" << "activation";
    QTest::newRow("a third of a long name") << "kernel_initialiserr" << "kernel_initializer";
    QTest::newRow("nothing like it") << "colour" << "";
    QTest::newRow("short") << "l" << "l1";
    QTest::newRow("short, nothing in common") << "x" << "";
    QTest::newRow("empty") << "" << "";
}

void tst_toml_text::nearest()
{
    QFETCH(QString, name);
    const std::vector<std::string> known = {"units", "activation", "kernel_initializer", "l1"};
    const std::optional<std::string> found = nearestName(name.toStdString(), known);
    QTEST(QString::fromStdString(found.value_or("")), "expected");
}

QTEST_APPLESS_MAIN(tst_toml_text)
#include "tst_toml_text.moc"
