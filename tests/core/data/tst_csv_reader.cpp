// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/CsvReader.h"
#include "tests/core/data/TestFiles.h"
#include "tests/support/TestData.h"

#include <QStringEncoder>
#include <QTest>

using namespace semblance;
using namespace semblance::testing;

Q_DECLARE_METATYPE(semblance::CsvFormat)

namespace {

Table read(const QByteArray& bytes, const CsvFormat& format = {})
{
    return readCsv({{"t.csv", bytes}}, format).front();
}

/// Cells as text, rows separated by "/", cells by "|"; "-" is a missing value. Texts stand in quotes.
QString printed(const Table& table)
{
    QStringList rows;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        QStringList cells;
        for (const Column& column : table.columns) {
            if (column.isMissing(row))
                cells << QStringLiteral("-");
            else if (column.isText)
                cells << QLatin1Char('\'') + QString::fromStdString(*column.texts[row]) + QLatin1Char('\'');
            else
                cells << QString::number(column.numbers[row]);
        }
        rows << cells.join(QLatin1Char('|'));
    }
    return rows.join(QLatin1Char('/'));
}

CsvFormat with(void (*change)(CsvFormat&))
{
    CsvFormat format;
    change(format);
    return format;
}

} // namespace

class tst_csv_reader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void realFiles_data();
    void realFiles();
    void titanicHasQuotesAndMissingValues();
    void adultHasMissingMarkers();
    void formats_data();
    void formats();
    void encodings();
    void linesCountFromTheFile();
    void columnsAreTypedTogether();
    void columnsByNameAndNumber();
    void badInput_data();
    void badInput();
    void badFiles();
    void differingTablesAreRefused();
};

void tst_csv_reader::realFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("header");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("texts");
    QTest::newRow("iris") << "iris.data" << false << 150 << 5 << 1;
    QTest::newRow("pima") << "pima-indians-diabetes.csv" << false << 768 << 9 << 0;
    QTest::newRow("sonar") << "sonar.csv" << false << 208 << 61 << 1;
    QTest::newRow("titanic") << "titanic_train.csv" << true << 891 << 12 << 5;
    QTest::newRow("adult") << "adult.data.gz" << false << 32561 << 15 << 9;
    // 20 line ends, but 21 rows: the last row has none.
    QTest::newRow("byte-order mark, CR ends") << "small/so-39525358.csv" << false << 21 << 4 << 0;
    QTest::newRow("44066044") << "small/so-44066044.csv" << false << 21 << 12 << 0;
    QTest::newRow("45442843") << "small/so-45442843.csv" << false << 1000 << 2 << 0;
    QTest::newRow("first row as header") << "small/so-45442843.csv" << true << 999 << 2 << 0;
    QTest::newRow("58609115") << "small/so-58609115.csv" << false << 2210 << 2 << 0;
    QTest::newRow("34673164") << "small/so-34673164.csv" << false << 10 << 17 << 1;
}

void tst_csv_reader::realFiles()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    QFETCH(QString, file);
    QFETCH(bool, header);
    CsvFormat format;
    format.header = header;
    const std::filesystem::path path = (dataFolder() + QLatin1Char('/') + file).toStdString();
    const Table table = readCsv({readFileBytes(path, file.toStdString())}, format).front();
    QTEST(int(table.rows()), "rows");
    QTEST(int(table.columns.size()), "columns");
    const auto isText = [](const Column& column) { return column.isText; };
    QTEST(int(std::count_if(table.columns.begin(), table.columns.end(), isText)), "texts");
}

void tst_csv_reader::titanicHasQuotesAndMissingValues()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    const std::filesystem::path path = (dataFolder() + QStringLiteral("/titanic_train.csv")).toStdString();
    CsvFormat format;
    format.header = true;
    const Table table = readCsv({readFileBytes(path, "titanic")}, format).front();
    const Column& name = table.columns[columnIndex(table, "Name")];
    QCOMPARE(*name.texts[1], std::string("Cumings, Mrs. John Bradley (Florence Briggs Thayer)"));
    const auto missing = [&table](const std::string& column) {
        int count = 0;
        for (std::size_t row = 0; row < table.rows(); ++row)
            count += table.columns[columnIndex(table, column)].isMissing(row) ? 1 : 0;
        return count;
    };
    QCOMPARE(missing("Age"), 177);
    QCOMPARE(missing("Cabin"), 687);
    QCOMPARE(missing("Embarked"), 2);
    QCOMPARE(missing("Fare"), 0);
}

void tst_csv_reader::adultHasMissingMarkers()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    const std::filesystem::path path = (dataFolder() + QStringLiteral("/adult.data.gz")).toStdString();
    const Table table = readCsv({readFileBytes(path, "adult")}, {}).front();
    int incomplete = 0;
    for (std::size_t row = 0; row < table.rows(); ++row)
        incomplete += std::any_of(table.columns.begin(), table.columns.end(),
                                  [row](const Column& column) { return column.isMissing(row); });
    QCOMPARE(incomplete, 2399);
    QCOMPARE(*table.columns[1].texts[0], std::string("State-gov")); // without the blank after the comma
}

void tst_csv_reader::formats_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<CsvFormat>("format");
    QTest::addColumn<QString>("cells");
    const auto row = [](const char* name, const QByteArray& text, const QString& cells, const CsvFormat& format = {}) {
        QTest::newRow(name) << text << format << cells;
    };
    const CsvFormat tab = with([](CsvFormat& f) { f.separator = "\t"; });
    const CsvFormat white = with([](CsvFormat& f) { f.separator = "whitespace"; });
    const CsvFormat comma = with([](CsvFormat& f) { f.separator = ";", f.decimalMark = ","; });
    row("plain", "1,2\n3,4\n", "1|2/3|4");
    row("no final line end", "1,2\n3,4", "1|2/3|4");
    row("CR LF", "1,2\r\n3,4\r\n", "1|2/3|4");
    row("CR", "1,2\r3,4\r", "1|2/3|4");
    row("blank lines", "\n1,2\n  \n\n3,4\n\n", "1|2/3|4");
    row("blanks around", " 1 ,\t2\n3, a b \n", "1|'2'/3|'a b'");
    row("missing", "1,?\n,NA\nNaN,x\n", "1|-/-|-/-|'x'");
    row("own marker", "1,2\n-,4\n?,5\n", "'1'|2/-|4/'?'|5", with([](CsvFormat& f) { f.missing = {"-"}; }));
    row("quotes", "\"a,b\",\"say \"\"yes\"\"\"\n\"\",x\n", "'a,b'|'say \"yes\"'/-|'x'");
    row("line end in quotes", "\"a\nb\",1\n", "'a\nb'|1");
    row("other quote", "'a,\"',1\n", "'a,\"'|1", with([](CsvFormat& f) { f.quote = "'"; }));
    row("no quotes", "a\"b,\"\n", "'a\"b'|'\"'", with([](CsvFormat& f) { f.quote.clear(); }));
    row("tab", "1\t2\n3\t\n", "1|2/3|-", tab);
    row("whitespace", "  1   2\t3 \n\"a b\" 4 5\n", "'1'|2|3/'a b'|4|5", white);
    row("semicolon, decimal comma", "1,5;-2e3\n0,25;7\n", "1.5|-2000/0.25|7", comma);
    row("dot with decimal comma", "1.5;2\n", "'1.5'|2", comma);
    row("number forms", "+5,1e3,-.5,0x10,1_000,+-1\n", "5|1000|-0.5|'0x10'|'1_000'|'+-1'");
    row("not finite", "inf,nan,1e999,-infinity\n", "'inf'|'nan'|'1e999'|'-infinity'");
    row("header", "a,b\n1,2\n", "1|2", with([](CsvFormat& f) { f.header = true; }));
    row("rows passed over", "a \"title\n\nx,y\n1,2\n", "1|2",
        with([](CsvFormat& f) { f.header = true, f.skipRows = 2; }));
}

void tst_csv_reader::formats()
{
    QFETCH(QByteArray, text);
    QFETCH(CsvFormat, format);
    QTEST(printed(read(text, format)), "cells");
}

void tst_csv_reader::encodings()
{
    const QString text = QStringLiteral("Zürich,1\n北京,2\n");
    const QString cells = QStringLiteral("'Zürich'|1/'北京'|2");
    QCOMPARE(printed(read(text.toUtf8())), cells);
    QCOMPARE(printed(read("\xef\xbb\xbf" + text.toUtf8())), cells);
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    const QByteArray marked = utf16.encode(text);
    QCOMPARE(printed(read(marked)), cells); // the mark decides

    CsvFormat latin;
    latin.encoding = "ISO-8859-1";
    QCOMPARE(printed(read("Z\xfcrich,1\n", latin)), QStringLiteral("'Zürich'|1"));
}

void tst_csv_reader::linesCountFromTheFile()
{
    CsvFormat format;
    format.header = true;
    format.skipRows = 1;
    const Table table = read("title\na,b\r\n\r\n\"1\r\n2\",x\n3,y", format);
    QCOMPARE(table.lines, (std::vector<int>{4, 6}));
    QCOMPARE(table.columns[1].name, std::string("b"));
    const SourcePosition position = table.position(1, table.columns[1]);
    QCOMPARE(QString::fromUtf8(Error(position, "x").what()), QStringLiteral("t.csv:6:2: x"));
}

void tst_csv_reader::columnsAreTypedTogether()
{
    const std::vector<Table> tables = readCsv({{"train", "1,2\n3,4\n"}, {"test", "5,x\n"}}, {});
    QCOMPARE(printed(tables[0]), QStringLiteral("1|'2'/3|'4'"));
    QCOMPARE(printed(tables[1]), QStringLiteral("5|'x'"));
}

void tst_csv_reader::columnsByNameAndNumber()
{
    CsvFormat format;
    format.header = true;
    const QByteArray text = "id,b,c,0\n1,2,3,4\n";
    const auto names = [&](const std::vector<std::string>& columns, const std::vector<std::string>& targets) {
        format.columns = columns;
        format.targets = targets;
        const auto [x, y] = splitColumns(read(text, format), format);
        QStringList all;
        for (const Table* table : {&x, &y}) {
            for (const Column& column : table->columns)
                all << QString::fromStdString(column.name);
            all << QStringLiteral("/");
        }
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(names({}, {}), QStringLiteral("id b c / 0 /"));
    QCOMPARE(names({}, {"1", "id"}), QStringLiteral("c 0 / b id /"));
    QCOMPARE(names({"c", "b"}, {"0"}), QStringLiteral("c b / 0 /")); // a name goes before a number
    QVERIFY(errorOf([&] { names({"d"}, {}); }).contains(QStringLiteral("'d'; the columns are: id, b, c, 0")));
    QVERIFY(errorOf([&] { names({"4"}, {}); }).contains(QStringLiteral("no column '4'")));
    QVERIFY(errorOf([&] { splitColumns(read("1\n2\n"), {}); }).contains(QStringLiteral("no column is left")));
    format.targets = {"a"};
    QVERIFY(errorOf([&] { splitColumns(read("a,a\n1,2\n", format), format); }).contains(QStringLiteral("two columns")));
}

void tst_csv_reader::badInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<CsvFormat>("format");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, const QString& message,
                        const CsvFormat& format = {}) { QTest::newRow(name) << text << format << message; };
    row("empty", "", "t.csv: the table has no rows");
    row("blank lines only", "\n \n", "no rows");
    row("header only", "a,b\n", "no rows", with([](CsvFormat& f) { f.header = true; }));
    row("all passed over", "1,2\n", "no rows", with([](CsvFormat& f) { f.skipRows = 5; }));
    row("short row", "1,2,3\n4,5,6\n7,8\n", "t.csv:3:3: row 3 has 2 fields, the first row has 3");
    row("long row", "1,2\n\n3,4,5\n", "t.csv:3:3: row 2 has 3 fields, the first row has 2");
    row("longer than the header", "a\n1,2\n", "t.csv:2:2: row 1 has 2 fields",
        with([](CsvFormat& f) { f.header = true; }));
    row("quote inside", "1,2\n3,a\"b\"\n", "t.csv:2:2: a quote");
    row("text behind a quote", "\"a\"b,2\n", "t.csv:1:1: a quote");
    row("never closed", "1,2\n3,\"a\nb\nc", "t.csv:2:2: a quote");
    row("not UTF-8", "a\xff,1\n", "t.csv: the text is not UTF-8");
    row("cut off in a character", "a,\xe5\x8c", "t.csv: the text is not UTF-8");
    row("binary", QByteArray("a\0b,1\n", 6), "zero bytes");
    row("unknown encoding", "a,1\n", "unknown encoding 'UTF-9'", with([](CsvFormat& f) { f.encoding = "UTF-9"; }));
    row("two separators", "1,2\n", "one ASCII character", with([](CsvFormat& f) { f.separator = ",;"; }));
    row("no separator", "1,2\n", "one ASCII character", with([](CsvFormat& f) { f.separator.clear(); }));
    row("wide quote", "1,2\n", "one ASCII character", with([](CsvFormat& f) { f.quote = "«"; }));
    row("comma for two things", "1,2\n", "must differ", with([](CsvFormat& f) { f.decimalMark = ","; }));
    row("odd decimal mark", "1,2\n", "decimal mark must be", with([](CsvFormat& f) { f.decimalMark = "!"; }));
}

void tst_csv_reader::badInput()
{
    QFETCH(QByteArray, text);
    QFETCH(CsvFormat, format);
    QFETCH(QString, message);
    const QString error = errorOf([&] { read(text, format); });
    QVERIFY2(error.contains(message), qPrintable(error));
    QVERIFY(!error.contains(QLatin1Char('\n')));
}

void tst_csv_reader::badFiles()
{
    const TestFolder folder;
    const auto failure = [](const std::filesystem::path& path) {
        return errorOf([&] { readFileBytes(path, "t.csv.gz"); });
    };
    QVERIFY(failure(folder.path() / "none").startsWith(QStringLiteral("t.csv.gz: cannot be read: No such file")));
    QVERIFY(failure(folder.path()).startsWith(QStringLiteral("t.csv.gz: cannot be read: ")));
    // gzip of "1,2\n3,4\n", then cut off and damaged
    const QByteArray packed = QByteArray::fromHex("1f8b08000000000002ff33d431e232d631e1020047936caf08000000");
    QCOMPARE(readFileBytes(folder.write("whole.gz", packed), "t").bytes, QByteArray("1,2\n3,4\n"));
    for (qsizetype length = 11; length < packed.size(); ++length)
        QVERIFY2(failure(folder.write("cut.gz", packed.first(length))).contains("cannot be read"),
                 QByteArray::number(length));
    QByteArray damaged = packed;
    damaged[damaged.size() - 8] = damaged[damaged.size() - 8] ^ 1; // checksum
    QVERIFY(failure(folder.write("damaged.gz", damaged)).contains("cannot be read"));
}

void tst_csv_reader::differingTablesAreRefused()
{
    CsvFormat format;
    QVERIFY(errorOf([&] {
                readCsv({{"a", "1,2\n"}, {"b", "1,2,3\n"}}, format);
            }).startsWith(QStringLiteral("b:1:1: ")));
    format.header = true;
    QVERIFY(errorOf([&] { readCsv({{"a", "x,y\n1,2\n"}, {"b", "y,x\n1,2\n"}}, format); }).contains("differ"));
}

QTEST_GUILESS_MAIN(tst_csv_reader)
#include "tst_csv_reader.moc"
