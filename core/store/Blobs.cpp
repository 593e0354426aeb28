// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Blobs.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

#include <cstdint>

namespace semblance {

namespace {

constexpr quint8 formatVersion = 1;

[[noreturn]] void failDamaged()
{
    throw Error(QCoreApplication::translate("core", "A stored training record is damaged. Move the results file away "
                                                    "and run the study again.")
                    .toStdString());
}

void prepare(QDataStream& stream)
{
    stream.setVersion(QDataStream::Qt_6_4);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.setFloatingPointPrecision(QDataStream::DoublePrecision);
}

/// Reads a count and refuses one that the remaining bytes cannot hold, before any memory is taken.
std::size_t readCount(QDataStream& stream, std::size_t bytesEach)
{
    quint32 count = 0;
    stream >> count;
    if (stream.status() != QDataStream::Ok ||
        static_cast<quint64>(count) * bytesEach > static_cast<quint64>(stream.device()->bytesAvailable()))
        failDamaged();
    return count;
}

void writeTensor(QDataStream& stream, const NamedTensor& named)
{
    stream << QByteArray::fromStdString(named.name) << static_cast<quint32>(named.tensor.shape.size());
    for (const std::size_t extent : named.tensor.shape)
        stream << static_cast<quint64>(extent);
    stream << static_cast<quint32>(named.tensor.values.size());
    stream.writeRawData(reinterpret_cast<const char*>(named.tensor.values.data()),
                        static_cast<int>(named.tensor.values.size() * sizeof(float)));
}

NamedTensor readTensor(QDataStream& stream)
{
    QByteArray name;
    stream >> name;
    NamedTensor named{name.toStdString(), {}};
    named.tensor.shape.resize(readCount(stream, sizeof(quint64)));
    for (std::size_t& extent : named.tensor.shape) {
        quint64 value = 0;
        stream >> value;
        extent = value;
    }
    named.tensor.values.resize(readCount(stream, sizeof(float)));
    stream.readRawData(reinterpret_cast<char*>(named.tensor.values.data()),
                       static_cast<int>(named.tensor.values.size() * sizeof(float)));
    if (stream.status() != QDataStream::Ok || named.tensor.size() != named.tensor.values.size())
        failDamaged();
    return named;
}

} // namespace

QByteArray encodeHistory(const std::vector<EpochResult>& history)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    prepare(stream);
    stream << formatVersion << static_cast<quint32>(history.size());
    for (const EpochResult& e : history)
        stream << static_cast<qint32>(e.epoch) << e.loss << e.accuracy << e.validationLoss << e.validationAccuracy
               << e.learningRate;
    return qCompress(bytes);
}

std::vector<EpochResult> decodeHistory(const QByteArray& bytes)
{
    const QByteArray plain = qUncompress(bytes);
    QDataStream stream(plain);
    prepare(stream);
    quint8 version = 0;
    stream >> version;
    if (version != formatVersion)
        failDamaged();
    std::vector<EpochResult> history(readCount(stream, sizeof(qint32) + 5 * sizeof(double)));
    for (EpochResult& e : history) {
        qint32 epoch = 0;
        stream >> epoch >> e.loss >> e.accuracy >> e.validationLoss >> e.validationAccuracy >> e.learningRate;
        e.epoch = epoch;
    }
    if (stream.status() != QDataStream::Ok)
        failDamaged();
    return history;
}

QByteArray encodeWeights(const std::vector<LayerWeights>& weights)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    prepare(stream);
    stream << formatVersion << static_cast<quint32>(weights.size());
    for (const LayerWeights& layer : weights) {
        stream << static_cast<quint32>(layer.size());
        for (const NamedTensor& named : layer)
            writeTensor(stream, named);
    }
    return bytes;
}

std::vector<LayerWeights> decodeWeights(const QByteArray& bytes)
{
    QDataStream stream(bytes);
    prepare(stream);
    quint8 version = 0;
    stream >> version;
    if (version != formatVersion)
        failDamaged();
    std::vector<LayerWeights> weights(readCount(stream, sizeof(quint32)));
    for (LayerWeights& layer : weights) {
        const std::size_t arrays = readCount(stream, 3 * sizeof(quint32));
        for (std::size_t i = 0; i < arrays; ++i)
            layer.push_back(readTensor(stream));
    }
    return weights;
}

} // namespace semblance
