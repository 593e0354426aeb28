// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/IdxReader.h"
#include "core/data/NumpyReader.h"
#include "tests/core/data/TestFiles.h"
#include "tests/support/TestData.h"

#include <QFloat16>
#include <QTest>

#include <zip.h>

#include <array>
#include <limits>

using namespace semblance;
using namespace semblance::testing;

namespace {

Tensor readNpyBytes(const QByteArray& bytes)
{
    return readNpy({"a.npy", bytes});
}
Tensor readIdxBytes(const QByteArray& bytes)
{
    return readIdx({"a.idx", bytes});
}

/// An .npz file with members x.npy (deflated) and y.npy (stored), as numpy.savez(_compressed) writes them.
std::filesystem::path writeNpz(const TestFolder& folder, const QByteArray& x, const QByteArray& y)
{
    const std::filesystem::path path = folder.path() / "data.npz";
    int error = 0;
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    const auto add = [archive](const char* name, const QByteArray& bytes, int method) {
        zip_source_t* source =
            zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        const zip_int64_t index = zip_file_add(archive, name, source, 0);
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), method, 0);
    };
    add("x.npy", x, ZIP_CM_DEFLATE);
    add("y.npy", y, ZIP_CM_STORE);
    if (archive == nullptr || zip_close(archive) != 0)
        qFatal("cannot write %s", path.c_str());
    return path;
}

QByteArray readFile(const std::filesystem::path& path)
{
    return readFileBytes(path, "file").bytes;
}

} // namespace

class tst_array_readers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void npyTypes_data();
    void npyTypes();
    void npyOrdersAndVersions();
    void npyBadInput_data();
    void npyBadInput();
    void npyCutOffAnywhere();
    void npz();
    void npzBadInput();
    void idxTypes();
    void idxBadInput_data();
    void idxBadInput();
    void mnistTestDigits();
    void mnistCutOff();
};

void tst_array_readers::npyTypes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("little");
    QTest::addColumn<QByteArray>("big");
    QTest::addColumn<std::vector<float>>("values");
    const auto row = [](const char* type, const auto& numbers) {
        std::vector<float> values;
        for (const auto number : numbers)
            values.push_back(static_cast<float>(number));
        QTest::newRow(type) << QByteArray(type) << rawBytes(numbers) << rawBytes(numbers, true) << values;
    };
    row("i1", std::vector<std::int8_t>{-128, 0, 127});
    row("u1", std::vector<std::uint8_t>{0, 7, 255});
    row("i2", std::vector<std::int16_t>{-32768, 258, 32767});
    row("u2", std::vector<std::uint16_t>{0, 258, 65535});
    row("i4", std::vector<std::int32_t>{-2147483647, 16909060, 5});
    row("u4", std::vector<std::uint32_t>{0, 16909060, 4294967295u});
    row("i8", std::vector<std::int64_t>{-9007199254740993, 72623859790382856, 1});
    row("u8", std::vector<std::uint64_t>{0, 72623859790382856, 18446744073709551615u});
    row("f2", std::vector<qfloat16>{qfloat16(-1.5f), qfloat16(65504.0f), qfloat16(0.1f)});
    row("f4", std::vector<float>{-1.5f, 3.4e38f, 0.1f});
    row("f8", std::vector<double>{-1.5, 1e-30, 0.1});
    QTest::newRow("b1") << QByteArray("b1") << QByteArray("\0\1\1", 3) << QByteArray("\0\1\1", 3)
                        << std::vector<float>{0, 1, 1};
}

void tst_array_readers::npyTypes()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, little);
    QFETCH(QByteArray, big);
    QFETCH(std::vector<float>, values);
    const Tensor expected{{3}, values};
    QCOMPARE(readNpyBytes(npy("'<" + type + "'", "(3,)", little)), expected);
    QCOMPARE(readNpyBytes(npy("'>" + type + "'", "(3,)", big)), expected);
    QCOMPARE(readNpyBytes(npy("'|" + type + "'", "(3,)", little)), expected);
}

void tst_array_readers::npyOrdersAndVersions()
{
    const QByteArray values = rawBytes(std::vector<float>{0, 1, 2, 3, 4, 5});
    for (const int version : {1, 2, 3})
        QCOMPARE(readNpyBytes(npy("'<f4'", "(2, 3)", values, false, version)), (Tensor{{2, 3}, {0, 1, 2, 3, 4, 5}}));
    // Column-major: the first axis runs fastest in the file.
    QCOMPARE(readNpyBytes(npy("'<f4'", "(2, 3)", values, true)), (Tensor{{2, 3}, {0, 2, 4, 1, 3, 5}}));
    QCOMPARE(readNpyBytes(npy("'<f4'", "(6,)", values, true)), (Tensor{{6}, {0, 1, 2, 3, 4, 5}}));
    const QByteArray cube = rawBytes(std::vector<float>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
    QCOMPARE(readNpyBytes(npy("'<f4'", "(2, 3, 2)", cube, true)),
             (Tensor{{2, 3, 2}, {0, 6, 2, 8, 4, 10, 1, 7, 3, 9, 5, 11}}));
}

void tst_array_readers::npyBadInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const QByteArray four = rawBytes(std::vector<float>{1, 2, 3, 4});
    QTest::newRow("empty") << QByteArray() << "a.npy: this is not an .npy array";
    QTest::newRow("magic") << QByteArray("PK\3\4 something else") << "this is not an .npy array";
    QTest::newRow("version 0") << npy("'<f4'", "(4,)", four).replace(6, 1, QByteArray(1, '\0')) << "damaged";
    QTest::newRow("version 4") << npy("'<f4'", "(4,)", four, false, 4) << "damaged";
    QTest::newRow("huge header") << QByteArray("\x93NUMPY\2\0\xff\xff\xff\xff{}", 14) << "damaged";
    QTest::newRow("no dictionary") << QByteArray("\x93NUMPY\1\0\2\0{}", 12) << "damaged";
    QTest::newRow("objects") << npy("'|O'", "(4,)", four) << "type 'O' cannot be used";
    QTest::newRow("texts") << npy("'<U3'", "(4,)", four) << "type 'U3' cannot be used";
    QTest::newRow("records") << npy("[('a', '<f4')]", "(4,)", four) << "type 'record' cannot be used";
    QTest::newRow("scalar") << npy("'<f4'", "()", four.first(4)) << "a single number";
    QTest::newRow("negative extent") << npy("'<f4'", "(-4,)", four) << "damaged";
    QTest::newRow("no number") << npy("'<f4'", "(4, x)", four) << "damaged";
    QTest::newRow("beyond 64 bits") << npy("'<f4'", "(99999999999999999999,)", four) << "damaged";
    QTest::newRow("too long") << npy("'<f4'", "(3,)", four) << "promises other than the 16 bytes";
    QTest::newRow("too short") << npy("'<f4'", "(5,)", four) << "promises other than the 16 bytes";
    QTest::newRow("huge") << npy("'<f4'", "(1099511627776,)", four) << "promises other";
    // 2^32 x 2^30 x 4 bytes is 2^64, which a careless product takes for 0.
    QTest::newRow("overflow") << npy("'<f4'", "(4294967296, 1073741824)", {}) << "promises other";
    QTest::newRow("overflow to the size") << npy("'<f4'", "(4611686018427387908,)", four) << "promises other";
    QTest::newRow("no rows") << npy("'<f4'", "(0, 3)", {}) << "no values";
    QTest::newRow("rows without values") << npy("'<f4'", "(1099511627776, 0)", {}) << "no values";
}

void tst_array_readers::npyBadInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const QString error = errorOf([&] { readNpyBytes(bytes); });
    QVERIFY2(error.contains(message), qPrintable(error));
}

void tst_array_readers::npyCutOffAnywhere()
{
    const QByteArray whole = npy("'<f8'", "(2,)", rawBytes(std::vector<double>{1, 2}));
    QCOMPARE(readNpyBytes(whole), (Tensor{{2}, {1, 2}}));
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY2(!errorOf([&] { readNpyBytes(whole.first(length)); }).isEmpty(), QByteArray::number(length));
}

void tst_array_readers::npz()
{
    const TestFolder folder;
    std::vector<double> many(5000);
    for (std::size_t i = 0; i < many.size(); ++i)
        many[i] = 0.25 * static_cast<double>(i);
    const std::filesystem::path path = writeNpz(folder, npy("'<f8'", "(500, 10)", rawBytes(many)),
                                                npy("'<i8'", "(2,)", rawBytes<std::int64_t>({3, 4})));
    const Tensor x = readNpz(path, "data.npz", "x");
    QCOMPARE(x.shape, (std::vector<std::size_t>{500, 10}));
    QCOMPARE(x.values[4999], 1249.75f);
    QCOMPARE(readNpz(path, "data.npz", "y.npy"), (Tensor{{2}, {3, 4}}));

    QCOMPARE(splitNumpyReference("a/b.npz::x"), (std::pair<std::string, std::string>{"a/b.npz", "x"}));
    QCOMPARE(splitNumpyReference("a/b.npy"), (std::pair<std::string, std::string>{"a/b.npy", ""}));
}

void tst_array_readers::npzBadInput()
{
    const TestFolder folder;
    const QByteArray y = npy("'<i8'", "(2,)", rawBytes<std::int64_t>({3, 4}));
    const std::filesystem::path path = writeNpz(folder, npy("'<f4'", "(1,)", rawBytes<float>({1})), y);
    const auto failure = [](const std::filesystem::path& file, const std::string& member) {
        return errorOf([&] { readNpz(file, "d.npz", member); });
    };
    QVERIFY(failure(path, "z").contains(QStringLiteral("d.npz: name one array of the archive as FILE::NAME; it holds: "
                                                       "x.npy, y.npy")));
    QVERIFY(failure(path, "").contains(QStringLiteral("it holds: x.npy, y.npy")));
    QVERIFY(failure(folder.path() / "none.npz", "x").contains(QStringLiteral("not an .npz archive")));
    QVERIFY(failure(folder.write("text.npz", "a,b\n"), "x").contains(QStringLiteral("not an .npz archive")));
    QVERIFY(failure(folder.write("empty.npz", {}), "x").contains(QStringLiteral("d.npz: ")));

    const QByteArray whole = readFile(path);
    QByteArray damaged = whole; // the stored member's last value: its checksum no longer fits
    const qsizetype last = whole.indexOf(y) + y.size() - 8;
    damaged[last] = 9;
    QVERIFY(failure(folder.write("damaged.npz", damaged), "y").contains(QStringLiteral("cannot be unpacked")));
    for (qsizetype length = 0; length < whole.size(); length += 7)
        QVERIFY(!failure(folder.write("cut.npz", whole.first(length)), "x").isEmpty());
}

void tst_array_readers::idxTypes()
{
    const auto idx = [](char type, const QByteArray& values) {
        return QByteArray("\0\0", 2) + type + QByteArray("\2\0\0\0\1\0\0\0\2", 9) + values;
    };
    const std::vector<std::size_t> shape{1, 2};
    QCOMPARE(readIdxBytes(idx(0x08, rawBytes<std::uint8_t>({3, 255}, true))), (Tensor{shape, {3, 255}}));
    QCOMPARE(readIdxBytes(idx(0x09, rawBytes<std::int8_t>({-3, 127}, true))), (Tensor{shape, {-3, 127}}));
    QCOMPARE(readIdxBytes(idx(0x0B, rawBytes<std::int16_t>({-300, 258}, true))), (Tensor{shape, {-300, 258}}));
    QCOMPARE(readIdxBytes(idx(0x0C, rawBytes<std::int32_t>({-70000, 1}, true))), (Tensor{shape, {-70000, 1}}));
    QCOMPARE(readIdxBytes(idx(0x0D, rawBytes<float>({-0.5f, 1e30f}, true))), (Tensor{shape, {-0.5f, 1e30f}}));
    QCOMPARE(readIdxBytes(idx(0x0E, rawBytes<double>({-0.5, 0.1}, true))), (Tensor{shape, {-0.5f, 0.1f}}));
}

void tst_array_readers::idxBadInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const QByteArray whole("\0\0\x08\1\0\0\0\3abc", 11);
    QTest::newRow("empty") << QByteArray() << "a.idx: this is not an IDX file";
    QTest::newRow("text") << QByteArray("1,2\n") << "not an IDX file";
    QTest::newRow("unknown type") << QByteArray("\0\0\x07\1\0\0\0\3abc", 11) << "not an IDX file";
    QTest::newRow("no dimension") << QByteArray("\0\0\x08\0", 4) << "not an IDX file";
    for (int length = 4; length < 8; ++length)
        QTest::addRow("header %d", length) << whole.first(length) << "header is cut off";
    for (int length = 8; length < 11; ++length)
        QTest::addRow("values %d", length) << whole.first(length) << "promises other";
    QTest::newRow("too long") << whole + "d"
                              << "promises other than the 4 bytes";
    QTest::newRow("half a number") << QByteArray("\0\0\x0b\1\0\0\0\1abc", 11) << "promises other";
    QTest::newRow("huge") << QByteArray("\0\0\x08\1\xff\xff\xff\xff"
                                        "abc",
                                        11)
                          << "promises other";
    QTest::newRow("overflow") << QByteArray("\0\0\x08\4", 4) + QByteArray("\0\1\0\0", 4).repeated(4)
                              << "promises other";
    QTest::newRow("no rows") << QByteArray("\0\0\x08\1\0\0\0\0", 8) << "no values";
}

void tst_array_readers::idxBadInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const QString error = errorOf([&] { readIdxBytes(bytes); });
    QVERIFY2(error.contains(message), qPrintable(error));
}

void tst_array_readers::mnistTestDigits()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    const std::filesystem::path folder = (dataFolder() + QStringLiteral("/mnist")).toStdString();
    const Tensor images = readIdx(readFileBytes(folder / "t10k-images-idx3-ubyte.gz", "images"));
    const Tensor labels = readIdx(readFileBytes(folder / "t10k-labels-idx1-ubyte.gz", "labels"));
    QCOMPARE(images.shape, (std::vector<std::size_t>{10000, 28, 28}));
    QCOMPARE(labels.shape, (std::vector<std::size_t>{10000}));
    std::array<int, 10> counts{};
    for (const float label : labels.values)
        ++counts.at(static_cast<std::size_t>(label));
    QCOMPARE(counts, (std::array<int, 10>{980, 1135, 1032, 1010, 982, 892, 958, 1028, 974, 1009}));
    double sum = 0.0;
    for (const float value : images.values)
        sum += value / 255.0;
    QVERIFY(std::abs(sum / static_cast<double>(images.size()) - 0.1325) < 5e-5);
}

void tst_array_readers::mnistCutOff()
{
    SEMBLANCE_SKIP_WITHOUT(dataFolder());
    QFile file(dataFolder() + QStringLiteral("/mnist/t10k-labels-idx1-ubyte.gz"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const TestFolder folder;
    const std::filesystem::path cut = folder.write("cut.gz", file.readAll().first(2000));
    QVERIFY(errorOf([&] { readFileBytes(cut, "cut.gz"); }).contains(QStringLiteral("cut.gz: cannot be read")));
}

QTEST_GUILESS_MAIN(tst_array_readers)
#include "tst_array_readers.moc"
