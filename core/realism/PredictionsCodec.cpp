// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layout, all numbers little endian:
//   "SMBP" (predictions) or "SMBC" (classes), version u8, bytes a class u8 (1 or 4), width u32, rows u64,
//   zlib stream of: classes, then for predictions probability and loss as float32,
//   CRC-32 of all before it, u32.
// The numbers of the stream are stored byte plane by byte plane (all first bytes, all second bytes, ...), since the
// exponents of floats repeat and their mantissas do not: 7 % less than number after number.
#include "core/program/Error.h"
#include "core/realism/Predictions.h"

#include <QCoreApplication>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace semblance {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::array<std::uint8_t, 4> predictionsMark = {'S', 'M', 'B', 'P'};
constexpr std::array<std::uint8_t, 4> classesMark = {'S', 'M', 'B', 'C'};
constexpr std::uint8_t formatVersion = 1;
constexpr std::size_t headerSize = 4 + 1 + 1 + 4 + 8;
constexpr std::size_t checksumSize = 4;
/// No deflate stream grows more than 1032 times, so a larger claim is a lie and nothing is allocated for it.
constexpr std::uint64_t largestExpansion = 1032;

[[noreturn]] void fail(const char* text)
{
    throw Error(QCoreApplication::translate("core", text).toStdString());
}

[[noreturn]] void failDamaged()
{
    fail(QT_TRANSLATE_NOOP("core", "The stored predictions are damaged. Delete them and run the study again."));
}

void appendNumber(Bytes& bytes, std::uint64_t value, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

std::uint64_t numberAt(const Bytes& bytes, std::size_t position, std::size_t size)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
        value |= static_cast<std::uint64_t>(bytes[position + i]) << (8 * i);
    return value;
}

std::uint32_t checksum(const std::uint8_t* bytes, std::size_t size)
{
    return static_cast<std::uint32_t>(crc32_z(0, bytes, size));
}

/// The `size` lowest bytes of every value as byte planes.
template <typename Value>
void appendPlanes(Bytes& bytes, const std::vector<Value>& values, std::size_t size)
{
    static_assert(sizeof(Value) == sizeof(std::uint32_t));
    for (std::size_t plane = 0; plane < size; ++plane) {
        for (const Value& value : values) {
            std::uint32_t bits = 0;
            std::memcpy(&bits, &value, sizeof bits);
            bytes.push_back(static_cast<std::uint8_t>(bits >> (8 * plane)));
        }
    }
}

template <typename Value>
std::vector<Value> planesAt(const std::uint8_t* bytes, std::size_t count, std::size_t size)
{
    std::vector<Value> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t bits = 0;
        for (std::size_t plane = 0; plane < size; ++plane)
            bits |= static_cast<std::uint32_t>(bytes[plane * count + i]) << (8 * plane);
        std::memcpy(&values[i], &bits, sizeof bits);
    }
    return values;
}

std::size_t classSizeOf(const ClassList& classes)
{
    const bool small = std::all_of(classes.values.begin(), classes.values.end(),
                                   [](std::int32_t value) { return value >= 0 && value <= 255; });
    return small ? 1 : 4;
}

/// `reals` are the float arrays that follow the classes.
Bytes encode(const std::array<std::uint8_t, 4>& mark, const ClassList& classes,
             std::initializer_list<const std::vector<float>*> reals)
{
    if (classes.width == 0 || classes.width > std::numeric_limits<std::uint32_t>::max()
        || classes.values.size() % classes.width != 0)
        fail(QT_TRANSLATE_NOOP("core", "Predictions of unequal width cannot be stored."));
    const std::size_t classSize = classSizeOf(classes);
    Bytes raw;
    raw.reserve(classes.values.size() * classSize + classes.rows() * sizeof(float) * reals.size());
    appendPlanes(raw, classes.values, classSize);
    for (const std::vector<float>* values : reals) {
        if (values->size() != classes.rows())
            fail(QT_TRANSLATE_NOOP("core", "Predictions with different numbers of rows cannot be stored."));
        appendPlanes(raw, *values, sizeof(float));
    }

    Bytes bytes(mark.begin(), mark.end());
    appendNumber(bytes, formatVersion, 1);
    appendNumber(bytes, classSize, 1);
    appendNumber(bytes, classes.width, 4);
    appendNumber(bytes, classes.rows(), 8);
    uLongf packedSize = compressBound(static_cast<uLong>(raw.size()));
    bytes.resize(headerSize + packedSize);
    if (compress2(bytes.data() + headerSize, &packedSize, raw.data(), static_cast<uLong>(raw.size()),
                  Z_DEFAULT_COMPRESSION)
        != Z_OK)
        fail(QT_TRANSLATE_NOOP("core", "There is not enough memory to store the predictions."));
    bytes.resize(headerSize + packedSize);
    appendNumber(bytes, checksum(bytes.data(), bytes.size()), checksumSize);
    return bytes;
}

struct Header {
    std::size_t classSize = 1;
    std::size_t width = 1;
    std::size_t rows = 0;
    std::size_t rawSize = 0;
};

Header checkedHeader(const std::array<std::uint8_t, 4>& mark, const Bytes& bytes, std::size_t realCount)
{
    if (bytes.size() < headerSize + checksumSize || !std::equal(mark.begin(), mark.end(), bytes.begin()))
        failDamaged();
    if (bytes[4] > formatVersion)
        fail(QT_TRANSLATE_NOOP("core", "The stored predictions come from a newer version. Update the program."));
    const std::size_t content = bytes.size() - checksumSize;
    if (numberAt(bytes, content, checksumSize) != checksum(bytes.data(), content))
        failDamaged();

    // A checksum can be forged, so the sizes are checked as if there were none. Each factor is limited before the
    // product is formed: 2^32 * 4 + 8 and then a quotient cannot overflow.
    const std::uint64_t classSize = bytes[5];
    const std::uint64_t width = numberAt(bytes, 6, 4);
    const std::uint64_t rows = numberAt(bytes, 10, 8);
    const std::uint64_t limit = (content - headerSize) * largestExpansion;
    const std::uint64_t rowSize = width * classSize + realCount * sizeof(float);
    if (bytes[4] != formatVersion || (classSize != 1 && classSize != 4) || width == 0 || rows > limit / rowSize)
        failDamaged();
    return {classSize, width, rows, rows * rowSize};
}

/// The unpacked numbers behind a checked header.
Bytes unpack(const Bytes& bytes, const Header& header)
{
    Bytes raw(std::max<std::size_t>(header.rawSize, 1)); // zlib wants a buffer even for nothing
    auto rawSize = static_cast<uLongf>(raw.size());
    auto packedSize = static_cast<uLong>(bytes.size() - headerSize - checksumSize);
    const uLong available = packedSize;
    if (uncompress2(raw.data(), &rawSize, bytes.data() + headerSize, &packedSize) != Z_OK
        || rawSize != header.rawSize || packedSize != available)
        failDamaged();
    return raw;
}

} // namespace

Bytes encodePredictions(const Predictions& predictions)
{
    return encode(predictionsMark, predictions.classes, {&predictions.probability, &predictions.loss});
}

Predictions decodePredictions(const Bytes& bytes)
{
    const Header header = checkedHeader(predictionsMark, bytes, 2);
    const Bytes raw = unpack(bytes, header);
    const std::size_t count = header.rows * header.width;
    const std::uint8_t* probability = raw.data() + count * header.classSize;
    return {{header.width, planesAt<std::int32_t>(raw.data(), count, header.classSize)},
            planesAt<float>(probability, header.rows, sizeof(float)),
            planesAt<float>(probability + header.rows * sizeof(float), header.rows, sizeof(float))};
}

Bytes encodeClasses(const ClassList& classes) { return encode(classesMark, classes, {}); }

ClassList decodeClasses(const Bytes& bytes)
{
    const Header header = checkedHeader(classesMark, bytes, 0);
    const Bytes raw = unpack(bytes, header);
    return {header.width, planesAt<std::int32_t>(raw.data(), header.rows * header.width, header.classSize)};
}

} // namespace semblance
