// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Table.h"
#include "core/program/Error.h"

#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace semblance;

namespace {

using Kind = TableColumn::Kind;
using Use = TableColumn::Use;

const QString special = QStringLiteral("\\ & % $ # _ { } ~ ^ < > | * `");

TableColumn column(const char* key, Kind kind, Use use = Use::Everywhere, int decimals = 3)
{
    return {key, QString::fromLatin1(key).toUpper(), kind, use, decimals};
}

/// A column of every kind and use, and a row of every kind of value.
StudyTable sample()
{
    StudyTable table;
    table.title = QStringLiteral("Tests & more");
    table.note = QStringLiteral("100 % of the bugs.");
    table.columns = {column("a", Kind::Text),        column("both", Kind::Text, Use::Paper),
                     column("n", Kind::Integer),     column("w", Kind::Number, Use::Everywhere, 1),
                     column("p", Kind::Probability), column("z", Kind::Number, Use::Data)};
    table.rows = {{QStringLiteral("pre"), QStringLiteral("pre vs. post1"), qint64(75), 345.0, 1.177e-08, -5.703},
                  {QStringLiteral("x,\"y\"\n变异"), special, qint64(-3), -0.04, 0.295, 0.1 + 0.2},
                  {{}, {}, {}, std::numeric_limits<double>::infinity(), {}, std::numeric_limits<double>::quiet_NaN()}};
    return table;
}

QStringList linesOf(const QString& text, const QString& containing)
{
    return text.split(QLatin1Char('\n')).filter(containing);
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_Table : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::German)); } // must not show in any file
    void csv();
    void csvKeepsEveryBit_data();
    void csvKeepsEveryBit();
    void latex();
    void latexEscapesEverySpecial();
    void latexCompiles();
    void markdown();
    void textForPeople();
    void formatNames();
    void columnByKey();
    void writes();
    void writingFails();
};

void tst_Table::csv()
{
    QCOMPARE(formatTable(sample(), TableFormat::Csv),
             QStringLiteral("a,n,w,p,z\r\n"
                            "pre,75,345,1.177e-08,-5.703\r\n"
                            "\"x,\"\"y\"\"\n变异\",-3,-0.04,0.295,0.30000000000000004\r\n"
                            ",,,,\r\n"));
    StudyTable blanks;
    blanks.columns = {column("a", Kind::Text)};
    blanks.rows = {{QStringLiteral(" x")}, {QStringLiteral("\"")}, {QStringLiteral("\r")}};
    QCOMPARE(formatTable(blanks, TableFormat::Csv), QStringLiteral("a\r\n\" x\"\r\n\"\"\"\"\r\n\"\r\"\r\n"));
    QCOMPARE(formatTable({}, TableFormat::Csv), QStringLiteral("\r\n"));
}

void tst_Table::csvKeepsEveryBit_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("third") << 1.0 / 3.0;
    QTest::newRow("one ulp above") << 0.33333333333333337;
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
    QTest::newRow("largest") << std::numeric_limits<double>::max();
}

void tst_Table::csvKeepsEveryBit()
{
    QFETCH(double, value);
    StudyTable table;
    table.columns = {column("a", Kind::Number)};
    table.rows = {{value}};
    const QString text = formatTable(table, TableFormat::Csv).split(QStringLiteral("\r\n"))[1];
    bool number = false;
    const double read = QLocale::c().toDouble(text, &number);
    QVERIFY2(number, qPrintable(text));
    QVERIFY(read == value);
}

void tst_Table::latex()
{
    const QString text = formatTable(sample(), TableFormat::Latex);
    for (const char* part : {"\\begin{table}", "\\caption{Tests \\& more}", "\\begin{tabular}{llrrr}", "\\toprule",
                             "A & BOTH & N & W & P \\\\", "\\midrule", "\\bottomrule", "\\end{tabular}",
                             "100 \\% of the bugs.", "\\end{table}"})
        QCOMPARE(text.count(QLatin1String(part)), 1);
    QVERIFY(text.contains(QLatin1String("    pre & pre vs. post1 & 75 & 345.0 & $<0.001$ \\\\\n")));
    QVERIFY(text.contains(QStringLiteral("    x,\"y\" 变异 & ")));
    QVERIFY(text.contains(QLatin1String(" & $-3$ & 0.0 & 0.295 \\\\\n"))); // rounded to zero: no minus
    QVERIFY(text.contains(QLatin1String("     &  &  &  &  \\\\\n")));
    static const QRegularExpression separator(QStringLiteral("(?<!\\\\)&"));
    for (const QString& row : linesOf(text, QStringLiteral(" \\\\")))
        QCOMPARE(row.count(separator), 4);
}

void tst_Table::latexEscapesEverySpecial()
{
    StudyTable table;
    table.title = table.note = special;
    table.columns = {{"a", special, Kind::Text, Use::Everywhere, 3}};
    table.rows = {{special}};
    const QString text = formatTable(table, TableFormat::Latex);
    const QString escaped = QStringLiteral("\\textbackslash{} \\& \\% \\$ \\# \\_ \\{ \\} \\textasciitilde{} "
                                           "\\textasciicircum{} \\textless{} \\textgreater{} | * `");
    QCOMPARE(text.count(escaped), 4);
    QCOMPARE(text.count(QLatin1Char('{')), text.count(QLatin1Char('}')));
}

void tst_Table::latexCompiles()
{
    const QString pdflatex = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
    if (pdflatex.isEmpty())
        QSKIP("needs pdflatex");
    StudyTable table = sample();
    table.rows[1][0] = special; // the fonts of a bare document have no Chinese
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("t.tex")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\\documentclass{article}\\usepackage{booktabs}\\begin{document}\n");
    file.write(formatTable(table, TableFormat::Latex).toUtf8());
    file.write("\\end{document}\n");
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(pdflatex, {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                             QStringLiteral("t.tex")});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
}

void tst_Table::markdown()
{
    QCOMPARE(formatTable(sample(), TableFormat::Markdown),
             QStringLiteral("**Tests & more**\n\n"
                            "| A | BOTH | N | W | P |\n"
                            "| :-- | :-- | --: | --: | --: |\n"
                            "| pre | pre vs. post1 | 75 | 345.0 | \\< 0.001 |\n"
                            "| x,\"y\" 变异 | \\\\ & % $ # \\_ { } ~ ^ \\< > \\| \\* \\` | -3 | 0.0 | 0.295 |\n"
                            "|  |  |  |  |  |\n"
                            "\n100 % of the bugs.\n"));
}

void tst_Table::textForPeople()
{
    const QLocale german(QLocale::German);
    QCOMPARE(cellText(12.3456, column("a", Kind::Number), german), QStringLiteral("12,346"));
    QCOMPARE(cellText(qint64(18869), column("a", Kind::Integer), german), QStringLiteral("18.869"));
    QCOMPARE(cellText(0.0009, column("a", Kind::Probability), german), QStringLiteral("< 0,001"));
    QCOMPARE(cellText(0.001, column("a", Kind::Probability), german), QStringLiteral("0,001"));
    QCOMPARE(cellText({}, column("a", Kind::Probability), german), QString());
    QCOMPARE(cellText(-1e-9, column("a", Kind::Number), german), QStringLiteral("0,000"));
}

void tst_Table::formatNames()
{
    QCOMPARE(tableFormatFromName("CSV"), std::optional(TableFormat::Csv));
    QCOMPARE(tableFormatFromName("tex"), std::optional(TableFormat::Latex));
    QCOMPARE(tableFormatFromName("latex"), std::optional(TableFormat::Latex));
    QCOMPARE(tableFormatFromName("md"), std::optional(TableFormat::Markdown));
    for (const char* name : {"", "xlsx", "csv "})
        QVERIFY(!tableFormatFromName(name));
}

void tst_Table::columnByKey()
{
    QCOMPARE(sample().column("n"), std::optional(std::size_t(2)));
    QVERIFY(!sample().column("nope"));
}

void tst_Table::writes()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("变异 table.csv"));
    writeTable(sample(), TableFormat::Csv, path.toStdString());
    QCOMPARE(content(path), formatTable(sample(), TableFormat::Csv).toUtf8());
    writeTable({}, TableFormat::Csv, path.toStdString());
    QCOMPARE(content(path), QByteArray("\r\n"));
}

void tst_Table::writingFails()
{
    QTemporaryDir folder;
    for (const QString& path : {folder.filePath(QStringLiteral("no/such/t.csv")), folder.path()}) {
        try {
            writeTable(sample(), TableFormat::Csv, path.toStdString());
            QFAIL("no error");
        } catch (const Error& error) {
            const QString message = QString::fromUtf8(error.what());
            QVERIFY2(message.startsWith(path + QLatin1String(": The table cannot be written: ")), qPrintable(message));
            QVERIFY(!message.contains(QLatin1Char('\n')));
        }
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(tst_Table)
#include "tst_table.moc"
