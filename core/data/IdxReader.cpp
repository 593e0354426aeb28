// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/IdxReader.h"

#include "core/data/ScalarArray.h"
#include "core/program/Error.h"

#include <QCoreApplication>
#include <QtEndian>

#include <optional>

namespace semblance {

namespace {

std::optional<ScalarType> idxType(unsigned char code)
{
    switch (code) {
    case 0x08:
        return ScalarType::UInt8;
    case 0x09:
        return ScalarType::Int8;
    case 0x0B:
        return ScalarType::Int16;
    case 0x0C:
        return ScalarType::Int32;
    case 0x0D:
        return ScalarType::Float32;
    case 0x0E:
        return ScalarType::Float64;
    default:
        return std::nullopt;
    }
}

} // namespace

Tensor readIdx(const FileBytes& file)
{
    const SourcePosition position{file.name, 0, 0, {}};
    const auto* bytes = reinterpret_cast<const unsigned char*>(file.bytes.constData());
    const auto size = static_cast<std::size_t>(file.bytes.size());
    const std::optional<ScalarType> type = size < 4 ? std::nullopt : idxType(bytes[2]);
    if (!type || bytes[0] != 0 || bytes[1] != 0 || bytes[3] == 0)
        throw Error(position,
                    QCoreApplication::translate("core", "this is not an IDX file (it must begin with two zero "
                                                        "bytes, a type and a number of dimensions)")
                        .toStdString());

    const std::size_t headerSize = 4 + 4 * std::size_t{bytes[3]};
    Tensor tensor;
    for (std::size_t offset = 4; offset < headerSize && offset + 4 <= size; offset += 4)
        tensor.shape.push_back(qFromBigEndian<quint32>(bytes + offset));

    if (size < headerSize)
        throw Error(position, QCoreApplication::translate("core", "the IDX header is cut off").toStdString());
    requireSize(file.name, tensor.shape, *type, size - headerSize);
    tensor.values =
        decodeScalars(QByteArrayView(file.bytes).sliced(static_cast<qsizetype>(headerSize)), *type, std::endian::big);
    return tensor;
}

} // namespace semblance
