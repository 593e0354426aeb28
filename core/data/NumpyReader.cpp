// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/NumpyReader.h"

#include "core/data/ScalarArray.h"
#include "core/program/Error.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QtEndian>

#include <array>
#include <string_view>

namespace semblance {

namespace {

struct NpyHeader {
    ScalarType type = ScalarType::Float32;
    std::endian order = std::endian::little;
    bool fortranOrder = false;
    std::vector<std::size_t> shape;
    qsizetype dataOffset = 0;
};

Error damaged(const FileBytes& file)
{
    return Error({file.name, 0, 0, {}},
                 QCoreApplication::translate("core", "the .npy header is cut off or damaged").toStdString());
}

ScalarType scalarType(const FileBytes& file, const QString& code)
{
    static const std::array<std::pair<const char*, ScalarType>, 12> types{{{"b1", ScalarType::Bool},
                                                                           {"i1", ScalarType::Int8},
                                                                           {"i2", ScalarType::Int16},
                                                                           {"i4", ScalarType::Int32},
                                                                           {"i8", ScalarType::Int64},
                                                                           {"u1", ScalarType::UInt8},
                                                                           {"u2", ScalarType::UInt16},
                                                                           {"u4", ScalarType::UInt32},
                                                                           {"u8", ScalarType::UInt64},
                                                                           {"f2", ScalarType::Float16},
                                                                           {"f4", ScalarType::Float32},
                                                                           {"f8", ScalarType::Float64}}};
    for (const auto& [name, type] : types) {
        if (code == QLatin1String(name))
            return type;
    }
    throw Error({file.name, 0, 0, {}},
                QCoreApplication::translate("core", "arrays of type '%1' cannot be used; save booleans, integers or "
                                                    "floats")
                    .arg(code)
                    .toStdString());
}

std::vector<std::size_t> parseShape(const FileBytes& file, const QString& text)
{
    std::vector<std::size_t> shape;
    for (const QString& extent : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (extent.trimmed().isEmpty())
            continue;
        bool ok = false;
        shape.push_back(extent.trimmed().toULongLong(&ok));
        if (!ok)
            throw damaged(file);
    }
    if (shape.empty())
        throw Error({file.name, 0, 0, {}},
                    QCoreApplication::translate("core", "the array is a single number; rows are needed").toStdString());
    return shape;
}

/// The header is a Python dictionary of three known keys, which is all that is looked for.
NpyHeader parseHeader(const FileBytes& file)
{
    constexpr std::string_view magic = "\x93NUMPY";
    const QByteArray& bytes = file.bytes;
    if (!bytes.startsWith(QByteArray::fromRawData(magic.data(), magic.size())))
        throw Error({file.name, 0, 0, {}},
                    QCoreApplication::translate("core", "this is not an .npy array").toStdString());
    if (bytes.size() < 12)
        throw damaged(file);
    const bool longHeader = bytes[6] >= 2;
    const qsizetype begin = longHeader ? 12 : 10;
    const qsizetype length = longHeader ? qFromLittleEndian<quint32>(bytes.constData() + 8)
                                        : qFromLittleEndian<quint16>(bytes.constData() + 8);
    if (bytes[6] < 1 || bytes[6] > 3 || length > bytes.size() - begin)
        throw damaged(file);

    const QString text = QString::fromUtf8(QByteArrayView(bytes).sliced(begin, length));
    static const QRegularExpression typePattern(QStringLiteral("'descr':\\s*(?:'([<>|=]?)([^']*)'|(\\[))"));
    static const QRegularExpression orderPattern(QStringLiteral("'fortran_order':\\s*(True|False)"));
    static const QRegularExpression shapePattern(QStringLiteral("'shape':\\s*\\(([^)]*)\\)"));
    const auto type = typePattern.match(text);
    const auto order = orderPattern.match(text);
    const auto shape = shapePattern.match(text);
    if (!type.hasMatch() || !order.hasMatch() || !shape.hasMatch())
        throw damaged(file);

    NpyHeader header;
    header.type = scalarType(file, type.captured(3).isEmpty() ? type.captured(2) : QStringLiteral("record"));
    if (type.captured(1) == QLatin1String(">"))
        header.order = std::endian::big;
    header.fortranOrder = order.captured(1) == QLatin1String("True");
    header.shape = parseShape(file, shape.captured(1));
    header.dataOffset = begin + length;
    return header;
}

/// Column-major to row-major.
Tensor toRowMajor(const Tensor& source)
{
    Tensor target = Tensor::zeros(source.shape);
    std::vector<std::size_t> index(source.shape.size(), 0);
    for (float& value : target.values) {
        std::size_t offset = 0;
        for (std::size_t axis = index.size(); axis-- > 0;)
            offset = offset * source.shape[axis] + index[axis];
        value = source.values[offset];
        for (std::size_t axis = index.size(); axis-- > 0;) {
            if (++index[axis] < source.shape[axis])
                break;
            index[axis] = 0;
        }
    }
    return target;
}

} // namespace

std::pair<std::string, std::string> splitNumpyReference(const std::string& reference)
{
    const std::size_t separator = reference.rfind("::");
    if (separator == std::string::npos)
        return {reference, {}};
    return {reference.substr(0, separator), reference.substr(separator + 2)};
}

Tensor readNpy(const FileBytes& file)
{
    const NpyHeader header = parseHeader(file);
    requireSize(file.name, header.shape, header.type, static_cast<std::size_t>(file.bytes.size() - header.dataOffset));
    Tensor tensor{header.shape,
                  decodeScalars(QByteArrayView(file.bytes).sliced(header.dataOffset), header.type, header.order)};
    return header.fortranOrder && header.shape.size() > 1 ? toRowMajor(tensor) : tensor;
}

} // namespace semblance
