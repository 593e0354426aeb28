// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Error.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace semblance::testing {

/// The message of the Error that `call` throws; empty if it throws none.
template <typename Call>
QString errorOf(Call call)
{
    try {
        call();
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

/// A folder of files that goes when the test ends.
class TestFolder {
public:
    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    std::filesystem::path write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName().toStdString();
    }

private:
    QTemporaryDir m_folder;
};

/// The raw bytes of numbers in this machine's order; `reversed` turns each of them round.
template <typename T>
QByteArray rawBytes(const std::vector<T>& numbers, bool reversed = false)
{
    QByteArray bytes;
    for (const T number : numbers) {
        QByteArray raw(reinterpret_cast<const char*>(&number), sizeof(T));
        if (reversed)
            std::reverse(raw.begin(), raw.end());
        bytes += raw;
    }
    return bytes;
}

/// An .npy file; the header is padded to a multiple of 64 as NumPy does it.
inline QByteArray npy(const QByteArray& type, const QByteArray& shape, const QByteArray& values, bool fortran = false,
                      int version = 1)
{
    QByteArray header =
        "{'descr': " + type + ", 'fortran_order': " + (fortran ? "True" : "False") + ", 'shape': " + shape + ", }";
    const int prefix = version == 1 ? 10 : 12;
    while ((prefix + header.size() + 1) % 64 != 0)
        header += ' ';
    header += '\n';
    QByteArray bytes("\x93NUMPY");
    bytes += static_cast<char>(version);
    bytes += '\0';
    for (int i = 0; i < prefix - 8; ++i)
        bytes += static_cast<char>(header.size() >> (8 * i) & 0xff);
    return bytes + header + values;
}

} // namespace semblance::testing
