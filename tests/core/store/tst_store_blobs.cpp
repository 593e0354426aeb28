// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Blobs.h"
#include "core/store/StoreReader.h"
#include "core/store/StoreWriter.h"
#include "tests/core/store/StoreSamples.h"

#include <QLoggingCategory>
#include <QtTest>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr unsigned char everyBit = 0xff;

/// Runs the decoder on all cuts and on all single-byte changes: whatever comes out, it must be an Error or a value.
template <typename Decode>
int refusals(const QByteArray& bytes, Decode decode)
{
    int refused = 0;
    const auto attempt = [&](const QByteArray& damaged) { refused += !errorOf([&] { decode(damaged); }).isEmpty(); };
    for (qsizetype length = 0; length < bytes.size(); ++length)
        attempt(bytes.left(length));
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        QByteArray damaged = bytes;
        damaged[i] = static_cast<char>(static_cast<unsigned char>(damaged[i]) ^ everyBit);
        attempt(damaged);
    }
    return refused;
}

} // namespace

/// Stored bytes are stable, and damaged ones end in a message, never in a crash or in huge memory.
class tst_StoreBlobs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameValuesSameBytes();
    void weightsAreLittleEndian();
    void emptyLists();
    void damagedHistory();
    void damagedWeights();
    void hugeCountsTakeNoMemory();
    void readerNamesTheFile_data();
    void readerNamesTheFile();
};

void tst_StoreBlobs::sameValuesSameBytes()
{
    QCOMPARE(encodeHistory(sampleInstance().history), encodeHistory(sampleInstance().history));
    QCOMPARE(encodeWeights(decodeWeights(encodeWeights(sampleModel().weights))), encodeWeights(sampleModel().weights));
    QCOMPARE(encodeHistory(decodeHistory(encodeHistory(sampleInstance().history))),
             encodeHistory(sampleInstance().history));
}

void tst_StoreBlobs::weightsAreLittleEndian()
{
    const QByteArray bytes = encodeWeights({{{"k", {{1}, {1.0f}}}}});
    const QByteArray expected = QByteArray::fromHex("01" "01000000"          // version, layers
                                                    "01000000"               // arrays
                                                    "01000000" "6b"          // name
                                                    "01000000" "0100000000000000" // shape
                                                    "01000000" "0000803f");  // values
    QCOMPARE(bytes.toHex(), expected.toHex());
}

void tst_StoreBlobs::emptyLists()
{
    QVERIFY(decodeHistory(encodeHistory({})).empty());
    QVERIFY(decodeWeights(encodeWeights({})).empty());
    QCOMPARE(decodeWeights(encodeWeights({{}, {}})).size(), 2u);
}

void tst_StoreBlobs::damagedHistory()
{
    const QByteArray bytes = encodeHistory(sampleInstance().history);
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // qUncompress warns as well
    // zlib's checksum finds every change of the data; only the length that Qt puts before them may go unnoticed.
    QVERIFY(refusals(bytes, [](const QByteArray& damaged) { decodeHistory(damaged); }) >= 2 * bytes.size() - 4);
    QLoggingCategory::setFilterRules({});
}

void tst_StoreBlobs::damagedWeights()
{
    const QByteArray bytes = encodeWeights(sampleModel().weights);
    // Every cut is found; a changed weight is a weight.
    QVERIFY(refusals(bytes, [](const QByteArray& damaged) { decodeWeights(damaged); }) >= bytes.size());
}

void tst_StoreBlobs::hugeCountsTakeNoMemory()
{
    QVERIFY(!errorOf([] { decodeWeights(QByteArray::fromHex("01ffffffff")); }).isEmpty());
    QVERIFY(!errorOf([] { decodeWeights(QByteArray::fromHex("0101000000ffffffff")); }).isEmpty());
    QVERIFY(!errorOf([] { decodeHistory(qCompress(QByteArray::fromHex("01ffffffff"))); }).isEmpty());
}

void tst_StoreBlobs::readerNamesTheFile_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("predictions") << "UPDATE instance SET predictions = x'0102030405'";
    QTest::newRow("predictions are text") << "UPDATE instance SET predictions = 'abc'";
    QTest::newRow("history") << "UPDATE instance SET history = x'0102030405'";
    QTest::newRow("weights") << "UPDATE weights SET model = x'0102030405'";
    QTest::newRow("expected classes") << "UPDATE pair SET expected = x'0102030405'";
}

void tst_StoreBlobs::readerNamesTheFile()
{
    QFETCH(QString, change);
    const StoreFolder folder;
    InstanceRecord record = sampleInstance();
    record.model = sampleModel();
    {
        StoreWriter writer(folder.path());
        writer.write(samplePair());
        writer.write(record);
    }
    executeRaw(folder.file(), change);
    const StoreReader reader(folder.path());
    const QString message = errorOf([&] {
        reader.pairs();
        reader.instance(record.key);
        reader.history(record.key);
        reader.model(record.key, record.model->model);
    });
    QVERIFY2(message.startsWith(folder.file()), qPrintable(message));
    QVERIFY(!message.contains(QLatin1Char('\n')));
}

QTEST_GUILESS_MAIN(tst_StoreBlobs)
#include "tst_store_blobs.moc"
