// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/realism/Predictions.h"
#include "core/statistics/Random.h"

#include <QtTest>

#include <zlib.h>

#include <cmath>

using namespace semblance;

namespace {

using Bytes = std::vector<std::uint8_t>;

Predictions someModel(std::size_t rows, std::size_t width, std::uint64_t classCount)
{
    Random random(rows + width, "codec");
    Predictions predictions;
    predictions.classes.width = width;
    for (std::size_t i = 0; i < rows * width; ++i)
        predictions.classes.values.push_back(static_cast<std::int32_t>(random.below(classCount)));
    for (std::size_t i = 0; i < rows; ++i) {
        predictions.probability.push_back(static_cast<float>(random.uniform()));
        predictions.loss.push_back(static_cast<float>(-std::log(1.0 - random.uniform())));
    }
    return predictions;
}

/// Sets a little-endian number and makes the checksum right again, as a forger would.
Bytes forged(Bytes bytes, std::size_t position, std::uint64_t value, std::size_t size)
{
    const auto put = [&bytes](std::size_t at, std::uint64_t number, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            bytes[at + i] = static_cast<std::uint8_t>(number >> (8 * i));
    };
    put(position, value, size);
    const std::size_t content = bytes.size() - 4;
    put(content, crc32_z(0, bytes.data(), content), 4);
    return bytes;
}

} // namespace

class tst_PredictionsCodec : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void bytesAreStable();
    void classesAreCompact();
    void refusesUnequalRows();
    void everyFlippedBitIsFound();
    void everyTruncationIsFound();
    void noiseIsRefused();
    void kindsAreNotMixedUp();
    void forgedSizesAreNotAllocated_data();
    void forgedSizesAreNotAllocated();
    void newerVersionSaysSo();
};

void tst_PredictionsCodec::roundTrip_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("classes");
    QTest::newRow("nothing") << 0 << 1 << 2;
    QTest::newRow("one") << 1 << 1 << 2;
    QTest::newRow("digits") << 10000 << 1 << 10;
    QTest::newRow("many classes") << 500 << 1 << 70000;
    QTest::newRow("labels") << 321 << 7 << 2;
}

void tst_PredictionsCodec::roundTrip()
{
    QFETCH(int, rows);
    QFETCH(int, width);
    QFETCH(int, classes);
    Predictions predictions = someModel(static_cast<std::size_t>(rows), static_cast<std::size_t>(width),
                                        static_cast<std::uint64_t>(classes));
    QVERIFY(decodePredictions(encodePredictions(predictions)) == predictions);
    QVERIFY(decodeClasses(encodeClasses(predictions.classes)) == predictions.classes);
    if (rows > 0) {
        predictions.classes.values.back() = -3; // as a truncated regression target can be
        QVERIFY(decodePredictions(encodePredictions(predictions)) == predictions);
    }
}

void tst_PredictionsCodec::bytesAreStable()
{
    const Predictions predictions = someModel(300, 1, 10);
    QVERIFY(encodePredictions(predictions) == encodePredictions(predictions));
    // The layout is a file format: header of two rows of three labels, one byte a label.
    const Bytes bytes = encodeClasses({3, {0, 1, 2, 3, 4, 255}});
    const Bytes header = {'S', 'M', 'B', 'C', 1, 1, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0};
    QVERIFY(std::equal(header.begin(), header.end(), bytes.begin()));
    Bytes raw(6);
    uLongf size = raw.size();
    QCOMPARE(uncompress(raw.data(), &size, bytes.data() + header.size(), bytes.size() - header.size() - 4), Z_OK);
    QCOMPARE(raw, (Bytes{0, 1, 2, 3, 4, 255}));
}

void tst_PredictionsCodec::classesAreCompact()
{
    const Predictions predictions = someModel(10000, 1, 2);
    QVERIFY(encodeClasses(predictions.classes).size() < 10000 / 4);
    // Random mantissas cannot be packed, exponents can. Without byte planes it would be 7.4 of 9 bytes an input.
    QVERIFY(encodePredictions(predictions).size() < 10000 * 71 / 10);
}

void tst_PredictionsCodec::refusesUnequalRows()
{
    Predictions predictions = someModel(4, 1, 2);
    predictions.loss.pop_back();
    QVERIFY_THROWS_EXCEPTION(Error, encodePredictions(predictions));
    QVERIFY_THROWS_EXCEPTION(Error, encodeClasses({0, {}}));
    QVERIFY_THROWS_EXCEPTION(Error, encodeClasses({2, {1, 0, 1}}));
}

void tst_PredictionsCodec::everyFlippedBitIsFound()
{
    const Bytes bytes = encodePredictions(someModel(20, 2, 2));
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        Bytes damaged = bytes;
        damaged[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
        QVERIFY_THROWS_EXCEPTION(Error, decodePredictions(damaged));
    }
}

void tst_PredictionsCodec::everyTruncationIsFound()
{
    const Bytes predictions = encodePredictions(someModel(20, 1, 3));
    for (std::size_t size = 0; size < predictions.size(); ++size)
        QVERIFY_THROWS_EXCEPTION(Error, decodePredictions(Bytes(predictions.begin(), predictions.begin() + size)));
    Bytes longer = predictions;
    longer.push_back(0);
    QVERIFY_THROWS_EXCEPTION(Error, decodePredictions(longer));
}

void tst_PredictionsCodec::noiseIsRefused()
{
    Random random(1, "noise");
    const Bytes valid = encodeClasses({1, {1, 2, 3}});
    for (int i = 0; i < 20000; ++i) {
        Bytes noise(random.below(80));
        for (std::uint8_t& byte : noise)
            byte = static_cast<std::uint8_t>(random.next32());
        QVERIFY_THROWS_EXCEPTION(Error, decodeClasses(noise));
        // Behind a right mark and with a right checksum, so that the sizes and the zlib stream are reached.
        if (noise.size() < 22)
            continue;
        std::copy(valid.begin(), valid.begin() + 6, noise.begin());
        QVERIFY_THROWS_EXCEPTION(Error, decodeClasses(forged(noise, 4, 1, 1)));
    }
}

void tst_PredictionsCodec::kindsAreNotMixedUp()
{
    const Predictions predictions = someModel(5, 1, 2);
    QVERIFY_THROWS_EXCEPTION(Error, decodeClasses(encodePredictions(predictions)));
    QVERIFY_THROWS_EXCEPTION(Error, decodePredictions(encodeClasses(predictions.classes)));
}

void tst_PredictionsCodec::forgedSizesAreNotAllocated_data()
{
    QTest::addColumn<int>("position");
    QTest::addColumn<quint64>("value");
    QTest::addColumn<int>("size");
    QTest::newRow("rows beyond memory") << 10 << ~quint64{0} << 8;
    QTest::newRow("rows that overflow times 9") << 10 << (~quint64{0} / 9 + 2) << 8;
    QTest::newRow("16 GB of rows") << 10 << (quint64{1} << 34) << 8;
    QTest::newRow("one row more") << 10 << quint64{21} << 8;
    QTest::newRow("fewer rows") << 10 << quint64{19} << 8;
    QTest::newRow("no rows") << 10 << quint64{0} << 8;
    QTest::newRow("widest") << 6 << quint64{0xffffffff} << 4;
    QTest::newRow("no width") << 6 << quint64{0} << 4;
    QTest::newRow("four bytes a class") << 5 << quint64{4} << 1;
    QTest::newRow("three bytes a class") << 5 << quint64{3} << 1;
    QTest::newRow("version 0") << 4 << quint64{0} << 1;
}

void tst_PredictionsCodec::forgedSizesAreNotAllocated()
{
    QFETCH(int, position);
    QFETCH(quint64, value);
    QFETCH(int, size);
    const Bytes bytes = encodePredictions(someModel(20, 1, 3));
    // std::bad_alloc would be another exception.
    QVERIFY_THROWS_EXCEPTION(Error, decodePredictions(forged(bytes, static_cast<std::size_t>(position), value,
                                                      static_cast<std::size_t>(size))));
}

void tst_PredictionsCodec::newerVersionSaysSo()
{
    try {
        decodeClasses(forged(encodeClasses({1, {1}}), 4, 2, 1));
        QFAIL("decoded");
    } catch (const Error& error) {
        QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("newer version")));
    }
}

QTEST_APPLESS_MAIN(tst_PredictionsCodec)
#include "tst_predictions_codec.moc"
