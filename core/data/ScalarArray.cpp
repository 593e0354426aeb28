// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ScalarArray.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QFloat16>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace semblance {

namespace {

template <typename T>
std::vector<float> decodeAs(QByteArrayView bytes, std::endian order)
{
    std::vector<float> values(static_cast<std::size_t>(bytes.size()) / sizeof(T));
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::array<char, sizeof(T)> raw;
        std::memcpy(raw.data(), bytes.data() + i * sizeof(T), sizeof(T));
        if (order != std::endian::native)
            std::reverse(raw.begin(), raw.end());
        T value;
        std::memcpy(&value, raw.data(), sizeof(T));
        values[i] = static_cast<float>(value);
    }
    return values;
}

} // namespace

std::size_t scalarSize(ScalarType type)
{
    switch (type) {
    case ScalarType::Bool:
    case ScalarType::Int8:
    case ScalarType::UInt8:
        return 1;
    case ScalarType::Int16:
    case ScalarType::UInt16:
    case ScalarType::Float16:
        return 2;
    case ScalarType::Int32:
    case ScalarType::UInt32:
    case ScalarType::Float32:
        return 4;
    case ScalarType::Int64:
    case ScalarType::UInt64:
    case ScalarType::Float64:
        return 8;
    }
    return 0;
}

void requireSize(const std::string& file, const std::vector<std::size_t>& shape, ScalarType type, std::size_t bytes)
{
    std::size_t needed = scalarSize(type);
    bool overflow = false;
    for (const std::size_t extent : shape)
        overflow = __builtin_mul_overflow(needed, extent, &needed) || overflow;
    if (overflow || needed != bytes)
        throw Error({file, 0, 0, {}},
                    QCoreApplication::translate("core", "the header promises other than the %1 bytes of values that "
                                                        "follow; the file is cut off or damaged")
                        .arg(bytes)
                        .toStdString());
    if (bytes == 0)
        throw Error({file, 0, 0, {}}, QCoreApplication::translate("core", "the array holds no values").toStdString());
}

std::vector<float> decodeScalars(QByteArrayView bytes, ScalarType type, std::endian order)
{
    switch (type) {
    case ScalarType::Bool: // NumPy stores 0 and 1
    case ScalarType::UInt8:
        return decodeAs<std::uint8_t>(bytes, order);
    case ScalarType::Int8:
        return decodeAs<std::int8_t>(bytes, order);
    case ScalarType::Int16:
        return decodeAs<std::int16_t>(bytes, order);
    case ScalarType::Int32:
        return decodeAs<std::int32_t>(bytes, order);
    case ScalarType::Int64:
        return decodeAs<std::int64_t>(bytes, order);
    case ScalarType::UInt16:
        return decodeAs<std::uint16_t>(bytes, order);
    case ScalarType::UInt32:
        return decodeAs<std::uint32_t>(bytes, order);
    case ScalarType::UInt64:
        return decodeAs<std::uint64_t>(bytes, order);
    case ScalarType::Float16:
        return decodeAs<qfloat16>(bytes, order);
    case ScalarType::Float32:
        return decodeAs<float>(bytes, order);
    case ScalarType::Float64:
        return decodeAs<double>(bytes, order);
    }
    return {};
}

} // namespace semblance
